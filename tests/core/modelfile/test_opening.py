"""Files of numpy and PyTorch open wherever a model file does, and are refused in its words."""

from __future__ import annotations

import io
import json
import pickle
import zipfile
from pathlib import Path
from time import process_time

import numpy as np
import pytest
import torch
from file_reasons import A_FOLDER, MISSING
from fresh import printed
from made_models import random

from digitpad.cli.app import run
from digitpad.errors import ModelFileError
from digitpad.files import NO_NAME
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.modelfile import describe, open_model


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    return tmp_path


def written(folder: Path, suffix: str, name: str = "candle-linear") -> Path:
    """A file with random weights that knows nothing of digitpad."""
    arrays = random(name).tensors
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
    few = ["--limit-train", "64", "--limit-test", "10", "--epochs", "1", "--threads", "1"]
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
def test_an_autoencoder_out_of_an_archive_reconstructs(
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
    assert run(["calibrate", str(path), "--dataset", "handwriting", "--in-place"]) == 2
    assert "--out" in capsys.readouterr().err
    assert path.read_bytes() == before


@pytest.mark.parametrize("suffix", [".npz", ".pt"])
def test_an_archive_is_read_without_torch(suffix: str, home: Path) -> None:
    path = written(home, suffix)
    program = (
        "import sys; from digitpad.modelfile import open_model; "
        f"open_model({str(path)!r}); assert 'torch' not in sys.modules"
    )
    printed(program)


def test_what_torch_saves_is_read_as_torch_reads_it(home: Path) -> None:
    path = home / "all.pt"
    draw = torch.Generator().manual_seed(0)
    weight = torch.randn(784, 10, generator=draw)
    bias = torch.randn(20, generator=draw)
    for dtype in (torch.float32, torch.float16, torch.bfloat16, torch.float64):
        tables = [
            {"weight": weight.t().to(dtype), "bias": bias[5:15].to(dtype)},
            {"weight": torch.nn.Parameter(weight.to(dtype).t()), "bias": bias.to(dtype)[::2]},
        ]
        linear = torch.nn.Linear(784, 10, dtype=dtype)
        tables.append(linear.state_dict())
        optimizer = torch.optim.Adam(linear.parameters())
        tables.append({"epoch": 3, "optimizer": optimizer.state_dict(), "model": tables[-1]})
        for table in tables:
            for protocol in (2, 4):
                torch.save(table, path, pickle_protocol=protocol)
                read = open_model(path).tensors
                for name, tensor in table.get("model", table).items():
                    assert torch.equal(torch.from_numpy(read[name]), tensor.detach().float())


def test_what_kind_of_file_it_is_its_content_tells_and_not_its_name(home: Path) -> None:
    for suffix in (".npz", ".pt"):
        renamed = written(home, suffix).replace(home / "renamed.safetensors")
        assert describe(renamed).container == suffix[1:]
    (home / "broken.pt").write_bytes(b"PK\x03\x04 and no more")
    (home / "text.pt").write_text("hello, this is no model")
    (home / "folder.pt").mkdir()
    for name, why in (
        ("broken.pt", "damaged zip archive"),
        ("text.pt", "not a safetensors model"),
        ("missing.pt", MISSING),
        ("folder.pt", A_FOLDER),
        ("nul\0.pt", NO_NAME),
    ):
        with pytest.raises(ModelFileError, match=rf"^Cannot open .*{why}"):
            describe(home / name)


class Payload:
    """Would write a file when unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self.path,)


def test_a_file_with_a_program_in_it_is_refused_with_a_reason_and_nothing_runs(
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


def test_a_table_that_lies_in_itself_is_refused_with_a_reason(home: Path) -> None:
    table: dict[str, object] = {}
    table["state_dict"] = table
    path = home / "loop.pt"
    torch.save(table, path)
    with pytest.raises(ModelFileError, match="no table of named tensors"):
        open_model(path)


def with_member(home: Path, ending: str, content: bytes, **how: int) -> Path:
    """A sound ``.pt`` file in which one member is another."""
    usual, path = home / "usual.pt", home / "forged.pt"
    torch.save({"weight": torch.zeros(10, 784), "bias": torch.zeros(10)}, usual)
    with zipfile.ZipFile(usual) as before, zipfile.ZipFile(path, "w") as after:
        for name in before.namelist():
            is_it = name.endswith(ending)
            after.writestr(name, content if is_it else before.read(name), **(how if is_it else {}))
    return path


# A tuple of two of the tuple before, sixty deep, as the key of a table.
HASHED = b"\x80\x02})" + b"".join(b"q%ch%ch%c\x86" % (n, n, n) for n in range(1, 61)) + b"K\x00s."
FORGED = {
    "a byte array of a terabyte": b"\x80\x02cbuiltins\nbytearray\nJ\xff\xff\x00\x00\x85R.",
    "a key that takes years to look up": HASHED,
    "tables within tables": b"\x80\x02"
    + b"}X\x01\x00\x00\x00a" * 100_000
    + b"}"
    + b"s" * 100_000
    + b".",
    "a million instructions": b"\x80\x02" + b"}0" * 500_000 + b"}.",
    "a memo of two billion": b"\x80\x02}r\xff\xff\xff\x7f.",
    "a text of four gigabytes": b"\x80\x02X\xff\xff\xff\xff",
    "nothing": b"",
}


@pytest.mark.parametrize("name", FORGED)
def test_what_a_pickle_asks_for_is_never_done(name: str, home: Path) -> None:
    path, begun = with_member(home, "/data.pkl", FORGED[name]), process_time()
    with pytest.raises(ModelFileError):
        open_model(path)
    assert process_time() - begun < 2


def test_a_tensor_beyond_the_end_of_its_numbers_is_refused(home: Path) -> None:
    with pytest.raises(ModelFileError, match="as many numbers"):
        open_model(with_member(home, "/data/0", b"\0" * 64))


def test_archives_that_unpack_to_much_or_take_long_are_refused(home: Path) -> None:
    path = home / "bomb.npz"
    np.savez_compressed(path, weight=np.zeros((10, 784_000), "f4"))
    with pytest.raises(ModelFileError, match="unpacks to more than 16 MB"):
        open_model(path)
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(2_001):
            archive.writestr(f"{number}.npy", b"")
    with pytest.raises(ModelFileError, match="more than 2,000 files"):
        open_model(path)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("weight.npy", b"\x93NUMPY")
    with pytest.raises(ModelFileError, match="packed in a way"):
        open_model(path)


def test_files_of_an_archive_that_share_their_bytes_are_refused(home: Path) -> None:
    path = home / "shared.npz"
    np.savez(path, a=np.zeros(100), b=np.zeros(100))
    data = bytearray(path.read_bytes())
    second = data.rindex(b"PK\x01\x02")
    first = data.index(b"PK\x01\x02")
    for start in (first, second):  # each claims to be as long as the whole file
        data[start + 20 : start + 24] = len(data).to_bytes(4, "little")
    path.write_bytes(data)
    with pytest.raises(ModelFileError, match="overlap"):
        open_model(path)


@pytest.mark.parametrize("shape", ["(", "(3,'", "9" * 200 + ",", "(-1,)", "(" * 300])
def test_a_damaged_header_of_an_array_is_refused_with_a_reason(shape: str, home: Path) -> None:
    path, array = home / "damaged.npz", io.BytesIO()
    text = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}\n".encode()
    array.write(b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("weight.npy", array.getvalue())
    with pytest.raises(ModelFileError, match="“weight”"):
        open_model(path)
