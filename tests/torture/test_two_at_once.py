"""Two processes write one file at once: readers find it whole, from one or the other."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

pytest.importorskip("fcntl", reason="processes are forked here")

from forks import begun
from made_models import random
from with_wings import WITH_PAPER

from digitpad.collection.sample import Sample, export_samples, import_samples
from digitpad.collection.store import Collection
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import open_model, save_model
from digitpad.models.catalogue import architecture

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

Counted = Callable[[str], None]
TWO = ("one", "other")
COMMANDS = {
    "page": ("page photo.png --out ../result.csv", "result.csv"),
    "table": ("table photo.png --out ../result.csv", "result.csv"),
    "table as Excel": ("table photo.png --out ../result.xlsx", "result.xlsx"),
    "explain": ("explain photo.png --method input-x-gradient --out ../maps", "maps/photo-why.png"),
    "report": ("report model --out ../result.html --data-dir .", "result.html"),
    "teach": ("teach model --ink ink.inkml --save ../result.safetensors", "result.safetensors"),
}
"""Run in a folder of each process; what they write lies beside both."""


SEVERAL_TIMES = """
import sys
from digitpad.cli.app import run
if sys.argv[2] == "teach":
    from digitpad.training import teaching
    teaching.OWN_IMAGES, teaching.REPLAYED, teaching.MAX_TESTED = 40, 64, 60
    teaching.CANDIDATES = 128
sys.exit(max(run(sys.argv[2:]) for _ in range(int(sys.argv[1]))))
"""
"""Not forked: networks compute in threads, which a fork does not take along."""


@pytest.fixture
def folder(home: Path) -> Path:
    """Photos, drawings and models under the same names, but not the same."""
    made = architecture("candle-linear")
    for number, name in enumerate(TWO):
        (home / name).mkdir()
        digit = Image.fromarray(255 - drawing_to_image(synthesis.drawing(3 + number, seed=1)))
        photo = Image.new("L", (400, 300), 255)
        for left in (100, 200):
            photo.paste(digit.resize((84, 84)), (left, 100))
        photo.save(home / name / "photo.png")
        drawn = [synthesis.drawing(digit, seed=number) for digit in (3, 8)]
        write_inkml(home / name / "ink.inkml", map(LabelledDrawing, drawn, "38"))
        save_model(home / name / "model", random(made, 1.0, seed=number, name="model"))
    return home


def working(folder: Path, words: str, times: int, log: Path) -> subprocess.Popen[bytes]:
    """Run a command in its own process, repeatedly."""
    given = [sys.executable, "-c", SEVERAL_TIMES, str(times), *words.split()]
    with log.open("ab") as out:
        return subprocess.Popen(given, cwd=folder, stdout=out, stderr=out)


def is_whole(path: Path, known: list[bytes]) -> bool:
    """Whether a file is one of those that are known; a model says itself when it was made."""
    content = path.read_bytes()
    if path.suffix in (".safetensors", ".xlsx"):
        copy = path.with_name(f"copy{path.suffix}")
        copy.write_bytes(content)
        if path.suffix == ".safetensors":
            return bool(open_model(copy).tensors)  # against its checksum
        from openpyxl import load_workbook

        return any(sheet.max_row >= 1 for sheet in load_workbook(copy))
    return content in known


@pytest.mark.parametrize(
    ("name", "times"),
    [
        pytest.param("page", 2, marks=WITH_PAPER),
        *(pytest.param(name, 40, marks=pytest.mark.torture) for name in COMMANDS),
    ],
)
def test_a_result_is_that_of_the_one_or_the_other(
    name: str, times: int, folder: Path, counted: Counted
) -> None:
    words, result = COMMANDS[name]
    path, log, known = folder / result, folder / "log", []
    for one in TWO:
        assert working(folder / one, words, 1, log).wait() == 0, log.read_text("utf-8")
        known.append(path.read_bytes())
    assert known[0] != known[1]
    running = [working(folder / one, words, times, log) for one in TWO]
    looks = 0
    while any(process.poll() is None for process in running):
        assert is_whole(path, known)
        looks += 1
        time.sleep(0.001)  # the two need the processor more
    assert [process.returncode for process in running] == [0, 0], log.read_text("utf-8")
    assert is_whole(path, known)
    assert list(folder.rglob(".digitpad-*")) == []
    counted(f"{2 * times} times by two at once, {looks} looks, none torn")


@pytest.mark.parametrize(
    "times", [5, pytest.param(300, marks=pytest.mark.torture)], ids=lambda n: f"{n} imports"
)
def test_drawings_that_two_import_at_once_are_all_there(
    times: int, home: Path, counted: Counted
) -> None:
    store, ink, log = home / "my-handwriting.sqlite", home / "ink.inkml", home / "log"
    samples = [Sample(synthesis.drawing(digit, seed=0), str(digit)) for digit in range(10)]
    export_samples(ink, samples)

    def add() -> None:
        for _ in range(times):
            Collection(store).add(import_samples(ink)[0])

    running = [begun(add, log) for _ in TWO]
    looks, seen = 0, Collection(store)
    while running:
        before = len(seen.entries)
        seen.refresh()
        assert len(seen.entries) >= before
        looks += 1
        time.sleep(0.001)
        running = [pid for pid in running if os.waitpid(pid, os.WNOHANG)[0] == 0]
    found = Collection(store)
    assert log.read_text("utf-8") == ""
    assert (len(found.samples), found.unreadable) == (2 * times * len(samples), 0)
    assert {sample.label for sample in found.samples} == set("0123456789")
    counted(f"{2 * times} imports by two at once, {looks} looks, all drawings there")
