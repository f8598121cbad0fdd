"""Every option of every command with nonsense: a reason in one line, an exit code, nothing else."""

from __future__ import annotations

import os
import shutil
import signal
import stat
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
import torch._dynamo  # noqa: F401  An import that is ended in its middle never works again.
import typer
from PIL import Image

from digitpad.cli.app import app, run
from digitpad.files import SHIPPED_MODEL, resource
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml

pytestmark = pytest.mark.torture

MOST_S = 2
"""CPU seconds for what turns out to be right, such as a longer training; it is ended then."""
WORDS = ("", " ", "-", "nobody", "a\x1b[31mb", "0", "-1", "1e999", "nan", "9" * 400, "é" * 300)
PLACES = ("missing", "missing/deeper", "folder", "empty", "noise", "pipe", "loop", "zero\0byte")
COMMANDS = typer.main.get_command(app).commands
RIGHT = {
    "train": ["--dataset", "mnist", "--data-dir", "folder", "--epochs", "1"],
    "teach": ["--ink", "unlabelled.inkml", "--save", "new.safetensors"],
    "evaluate": ["model", "--ink", "ink.inkml"],
    "predict": ["photo.png"],
    "calibrate": ["model", "--dataset", "mnist", "--data-dir", "folder"],
    "convert": ["model", "new.npz", "--names", "npz"],
    "export": ["model", "--onnx", "new.onnx"],
    "reconstruct": ["model", "photo.png", "--out", "pairs"],
    "robustness": ["model", "--ink", "ink.inkml", "--limit", "1"],
    "page": ["photo.png"],
    "table": ["photo.png"],
    "runs": [],
    "report": ["model", "--out", "new.html", "--data-dir", "folder"],
    "explain": ["photo.png", "--method", "occlusion"],
    "info": ["model"],
    "devices": [],
    "models": [],
    "datasets": [],
    "download": ["handwriting"],
    "paths": [],
}
"""Arguments that are right, or nearly: what is not there is no data set."""


class Long(BaseException):
    """It was no nonsense after all."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("places")
    shutil.copy(resource(SHIPPED_MODEL), folder / "model")
    drawn = synthesis.drawing(5, seed=2)
    write_inkml(folder / "ink.inkml", [LabelledDrawing(drawn, "5")])
    write_inkml(folder / "unlabelled.inkml", [LabelledDrawing(drawn)])
    picture = np.full((90, 90), 255, dtype=np.uint8)
    picture[20:70, 40:46] = 0
    Image.fromarray(picture).save(folder / "photo.png")
    (folder / "folder").mkdir()
    (folder / "empty").touch()
    (folder / "noise").write_bytes(np.random.default_rng(0).bytes(5000))
    os.mkfifo(folder / "pipe")
    (folder / "loop").symlink_to("loop")
    return folder


def wrong(command: str) -> Iterator[list[str]]:
    """Yield a command's arguments with one of them made nonsense, in turn."""
    right = RIGHT[command]
    for place in range(len(right)):
        for word in (*WORDS, *PLACES):
            yield [*right[:place], word, *right[place + 1 :]]
        yield [*right[:place], *right[place + 1 :]]
    for option in (name for one in COMMANDS[command].params for name in one.opts):
        if option.startswith("--"):
            yield [*right, option]
            for word in (*WORDS, *PLACES, "model", "ink.inkml", "photo.png"):
                yield [*right, option, word]
    yield [*right, "--nonsense"]


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    def end(*_: object) -> None:
        raise Long

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    except Long:
        pass
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@pytest.mark.parametrize("command", COMMANDS)
def test_nonsense_is_reported_in_one_line_and_nothing_is_harmed(
    command: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.delenv("DIGITPAD_DEBUG", raising=False)
    kept = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    codes: Counter[object] = Counter()
    wrongs = []
    for words in wrong(command):
        code: object = "long"
        with at_most(MOST_S):
            code = run([command, *words])
        codes[code] += 1
        told = capsys.readouterr().err
        said = [line for line in told.splitlines() if line.startswith("digitpad: ")]
        is_well = code in (0, "long") or (code in (1, 2) and len(said) >= 1)
        if code == 2:
            is_well &= len(told.splitlines()) == 1
        if not is_well or "Traceback" in told or "Something unexpected" in told or "\x1b" in told:
            wrongs.append((words, code, told))
        for name, content in kept.items():
            if (folder / name).read_bytes() != content:
                # It may have written its output files, but never its input files.
                assert name not in set(RIGHT[command]) & set(words), words
                (folder / name).write_bytes(content)
        assert stat.S_ISFIFO((folder / "pipe").stat().st_mode)
    print(f"{command}: {codes.total()} commands, exit codes {dict(codes)}")
    assert not wrongs
