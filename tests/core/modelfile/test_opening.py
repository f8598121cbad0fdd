"""Files of numpy and PyTorch open wherever a model file does, and are refused in its words."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest
import torch

from digitpad.cli.app import run
from digitpad.errors import ModelFileError
from digitpad.handwriting import synthesis
from digitpad.ink.inkml import LabelledDrawing, write_inkml
from digitpad.modelfile import describe, open_model
from digitpad.models import catalogue


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    return tmp_path


def written(folder: Path, suffix: str, name: str = "candle-linear") -> Path:
    """A file with random weights that knows nothing of digitpad."""
    rng = np.random.default_rng(0)
    arrays = {
        tensor: (0.1 * rng.standard_normal(shape)).astype(np.float32)
        for tensor, shape in catalogue.architecture(name).tensors().items()
    }
    path = folder / f"theirs{suffix}"
    if suffix == ".npz":
        np.savez(path, **arrays)
    else:
        torch.save({tensor: torch.from_numpy(array) for tensor, array in arrays.items()}, path)
    return path


ARCHIVES = pytest.mark.parametrize("suffix", [".npz", ".pt"])


@ARCHIVES
def test_a_file_without_metadata_says_what_network_it_is_and_how_its_numbers_are_kept(
    home: Path, suffix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(home, suffix, "tch-nn")
    assert run(["info", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["architecture"], told["stored_as"], told["has_metadata"]) == (
        "tch-nn", "float32", False,
    )  # fmt: skip
    assert describe(path) == open_model(path).info


def test_the_numbers_of_an_archive_are_told_as_they_are(home: Path) -> None:
    arrays = {"weight": np.zeros((10, 784), np.float16), "bias": np.zeros(10, np.float64)}
    np.savez(home / "mixed.npz", **arrays)
    assert describe(home / "mixed.npz").stored_as == "float16 and float64"


@ARCHIVES
def test_every_command_that_takes_a_model_takes_it(
    home: Path, suffix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, ink = str(written(home, suffix)), home / "seven.inkml"
    write_inkml(ink, [LabelledDrawing(synthesis.drawing(7, seed=1), "7")])
    saved = str(home / "on.safetensors")
    few = ["--train-limit", "64", "--test-limit", "10", "--epochs", "1", "--threads", "1"]
    for command in (
        ["predict", str(ink), "--model", path],
        ["evaluate", path, "--ink", str(ink)],
        ["robustness", path, "--ink", str(ink)],
        ["train", "--load", path, "--dataset", "handwriting", *few, "--save", saved],
    ):
        assert run([*command, "--json"]) == 0, command
    capsys.readouterr()
    assert open_model(saved).info.architecture.name == "candle-linear"


@ARCHIVES
def test_an_autoencoder_out_of_an_archive_draws_again(
    home: Path, suffix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ink = home / "seven.inkml"
    write_inkml(ink, [LabelledDrawing(synthesis.drawing(7, seed=1), "7")])
    path = written(home, suffix, "digits-autoencoder")
    assert run(["reconstruct", str(path), str(ink), "--out", str(home / "pairs")]) == 0
    assert list((home / "pairs").glob("*.png"))
    capsys.readouterr()


def test_a_calibration_goes_into_a_file_that_has_room_for_it(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(home, ".npz")
    before = path.read_bytes()
    assert run(["calibrate", str(path), "--dataset", "handwriting"]) == 2
    assert "--out" in capsys.readouterr().err
    assert path.read_bytes() == before


def test_an_array_file_is_read_without_torch(home: Path) -> None:
    path = written(home, ".npz")
    program = (
        "import sys; from digitpad.modelfile import open_model; "
        f"open_model({str(path)!r}); assert 'torch' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_what_kind_of_file_it_is_its_content_tells_and_not_its_name(home: Path) -> None:
    for suffix in (".npz", ".pt"):
        renamed = written(home, suffix).rename(home / "renamed.safetensors")
        assert describe(renamed).container == suffix[1:]
    (home / "broken.pt").write_bytes(b"PK\x03\x04 and no more")
    (home / "text.pt").write_text("hello, this is no model")
    (home / "folder.pt").mkdir()
    for name, why in (
        ("broken.pt", "damaged zip archive"),
        ("text.pt", "not a safetensors model"),
        ("missing.pt", "no such file"),
        ("folder.pt", "it is a folder"),
        ("nul\0.pt", "no file can have that name"),
    ):
        with pytest.raises(ModelFileError, match=rf"^Cannot open .*{why}"):
            describe(home / name)


class Payload:
    """Would write a file when unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self.path,)


def test_a_file_with_a_program_in_it_is_refused_in_words_and_nothing_runs(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torch.save({"weight": Payload(home / "ran")}, home / "evil.pt")
    (home / "old.pt").write_bytes(pickle.dumps(Payload(home / "ran"), protocol=2))
    np.savez(home / "evil.npz", weight=np.array([Payload(home / "ran")], dtype=object))
    with zipfile.ZipFile(home / "other.pt", "w") as archive:
        archive.writestr("a.txt", "no model")
    for name in ("evil.pt", "old.pt", "evil.npz", "other.pt"):
        path = home / name
        for read in (open_model, describe):
            with pytest.raises(ModelFileError, match=r"^Cannot open .*\.$"):
                read(path)
        assert run(["info", str(path)]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert name in line
    assert not (home / "ran").exists()


def test_a_table_that_lies_in_itself_is_refused_in_words(home: Path) -> None:
    table: dict[str, object] = {}
    table["state_dict"] = table
    path = home / "loop.pt"
    torch.save(table, path)
    with pytest.raises(ModelFileError, match="no table of named tensors"):
        open_model(path)


def test_a_small_file_that_asks_for_much_memory_is_refused(home: Path) -> None:
    """torch's reader would fill a byte array of a terabyte if it is told to."""
    usual, path = home / "usual.pt", home / "greedy.pt"
    torch.save({"weight": torch.zeros(10, 784), "bias": torch.zeros(10)}, usual)
    greedy = b"\x80\x02cbuiltins\nbytearray\nJ\xff\xff\x00\x00\x85R."
    with zipfile.ZipFile(usual) as before, zipfile.ZipFile(path, "w") as after:
        for name in before.namelist():
            after.writestr(name, greedy if name.endswith("data.pkl") else before.read(name))
    with pytest.raises(ModelFileError, match="byte arrays"):
        open_model(path)
