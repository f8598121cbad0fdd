"""Weights travel to and from candle, tch, numpy and PyTorch; files are built here by hand."""

from __future__ import annotations

import io
import json
import os
import pickle
import struct
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from made_models import random

from digitpad.convert.conversion import convert, precision_effect
from digitpad.errors import ConfigError, ModelFileError
from digitpad.modelfile import Calibration, Model, Told, describe, new_info, open_model, save_model
from digitpad.models import catalogue
from digitpad.recognise.engine import Engine

Arrays = dict[str, npt.NDArray[np.float32]]


def raw(tensors: Arrays) -> bytes:
    """A safetensors file, built byte by byte."""
    header: dict[str, Any] = {}
    data = b""
    for name, tensor in tensors.items():
        start = len(data)
        data += tensor.astype("<f4").tobytes()
        header[name] = {
            "dtype": "F32",
            "shape": list(tensor.shape),
            "data_offsets": [start, len(data)],
        }
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


def unpacked(path: Path) -> Arrays:
    """The tensors of a float32 safetensors file, read with struct and json alone."""
    content = path.read_bytes()
    length = struct.unpack("<Q", content[:8])[0]
    header = json.loads(content[8 : 8 + length])
    body = content[8 + length :]
    return {
        name: np.frombuffer(body[slice(*entry["data_offsets"])], "<f4").reshape(entry["shape"])
        for name, entry in header.items()
        if name != "__metadata__"
    }


def random_arrays(name: str) -> Arrays:
    return random(name).tensors


def an_image(seed: int = 3) -> npt.NDArray[np.uint8]:
    return np.random.default_rng(seed).integers(0, 256, (1, 1, 28, 28), dtype=np.uint8)


def logits_of(model: Model, image: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    return Engine(model.info.architecture, model.tensors).logits(image)[0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def test_a_candle_linear_file_gives_the_logits_of_a_plain_matrix_product(folder: Path) -> None:
    arrays = random_arrays("candle-linear")
    (folder / "in.safetensors").write_bytes(raw(arrays))
    pixels = an_image().ravel() / 255
    golden = [
        sum(w * p for w, p in zip(row, pixels.tolist(), strict=True)) + bias
        for row, bias in zip(arrays["weight"].tolist(), arrays["bias"].tolist(), strict=True)
    ]
    found = logits_of(open_model(folder / "in.safetensors"), an_image())
    np.testing.assert_allclose(found, golden, atol=1e-5)


def test_candles_linear_matrix_is_turned_for_tch_and_back(folder: Path) -> None:
    arrays = random_arrays("candle-linear")
    (folder / "candle.safetensors").write_bytes(raw(arrays))
    done = convert(folder / "candle.safetensors", folder / "tch.safetensors", to="tch")
    assert (done.source, done.result) == ("candle-linear", "tch-linear")
    written = unpacked(folder / "tch.safetensors")
    np.testing.assert_array_equal(written["ws"], arrays["weight"].T)
    np.testing.assert_array_equal(written["bs"], arrays["bias"])
    golden = (an_image().reshape(1, -1) / 255) @ written["ws"] + written["bs"]
    model = open_model(folder / "tch.safetensors")
    np.testing.assert_allclose(logits_of(model, an_image()), golden[0], atol=1e-5)
    convert(folder / "tch.safetensors", folder / "back.safetensors", to="candle")
    assert (folder / "back.safetensors").read_bytes()[8:] != b""
    for name, values in unpacked(folder / "back.safetensors").items():
        np.testing.assert_array_equal(values, arrays[name])


def test_candles_cnn_gets_tchs_names_and_back(folder: Path) -> None:
    arrays = random_arrays("candle-cnn")
    (folder / "candle.safetensors").write_bytes(raw(arrays))
    convert(folder / "candle.safetensors", folder / "tch.safetensors", to="tch")
    names = {
        "weight": "c1.weight",
        "bias": "c1.bias",
        "weight__3": "c2.weight",
        "bias__2": "c2.bias",
        "weight__5": "fc1.weight",
        "bias__4": "fc1.bias",
        "weight__7": "fc2.weight",
        "bias__6": "fc2.bias",
    }
    written = unpacked(folder / "tch.safetensors")
    assert set(written) == set(names)
    for theirs, ours in names.items():
        np.testing.assert_array_equal(written[theirs], arrays[ours])
    convert(folder / "tch.safetensors", folder / "back.safetensors", to="candle")
    for name, values in unpacked(folder / "back.safetensors").items():
        np.testing.assert_array_equal(values, arrays[name])


def test_networks_of_other_sizes_are_not_passed_off_as_each_other(folder: Path) -> None:
    for name, to in (("candle-mlp", "tch"), ("tch-nn", "candle")):
        (folder / f"{name}.safetensors").write_bytes(raw(random_arrays(name)))
        with pytest.raises(ModelFileError, match="128 hidden neurons|100 hidden neurons"):
            convert(folder / f"{name}.safetensors", folder / "out.safetensors", to=to)  # type: ignore[arg-type]
    assert not (folder / "out.safetensors").exists()


@pytest.mark.parametrize("suffix", [".safetensors", ".npz", ".pt"])
@pytest.mark.parametrize("name", [n for n in catalogue.names() if n != "cifar-fc"])
def test_every_architecture_makes_the_round_trip(name: str, suffix: str, folder: Path) -> None:
    arrays = random_arrays(name)
    start = folder / "start.safetensors"
    save_model(start, Model(new_info(catalogue.architecture(name)), arrays))
    convert(start, folder / f"there{suffix}", to="digitpad")
    convert(folder / f"there{suffix}", folder / "back.safetensors", to="digitpad")
    back = open_model(folder / "back.safetensors")
    assert back.info.architecture == catalogue.architecture(name)
    for tensor, values in arrays.items():
        np.testing.assert_array_equal(back.tensors[tensor], values)


def test_digitpads_own_file_keeps_what_is_known_about_the_model(folder: Path) -> None:
    model = Model(
        new_info(
            catalogue.architecture("digitpad"),
            metrics={"accuracy": 0.99, "n": 10_000},
            calibration=Calibration(1.5, 0.7, 0.2),
        ),
        random_arrays("digitpad"),
    )
    save_model(folder / "in.safetensors", model)
    kept = convert(folder / "in.safetensors", folder / "own.safetensors", to="digitpad")
    lost = convert(folder / "in.safetensors", folder / "plain.safetensors", to="candle")
    assert kept.keeps_metadata
    assert not lost.keeps_metadata
    assert describe(folder / "own.safetensors").calibration == Calibration(1.5, 0.7, 0.2)
    assert not describe(folder / "plain.safetensors").has_metadata


def eight_heads(folder: Path) -> tuple[Path, Model]:
    """A transformer whose shapes would be taken for one of four heads."""
    made = catalogue.architecture("vit", heads=8)
    model = random(made, 1.0, classes=tuple("abcdefghij"))
    save_model(folder / "eight.safetensors", model)
    return folder / "eight.safetensors", model


@pytest.mark.parametrize("to", ["candle", "digitpad"])
@pytest.mark.parametrize("suffix", [".safetensors", ".npz", ".pt"])
def test_what_shapes_do_not_tell_travels_in_every_kind_of_file(
    suffix: str, to: Any, folder: Path
) -> None:
    path, model = eight_heads(folder)
    there = folder / f"there{suffix}"
    assert convert(path, there, to=to).keeps_metadata
    back = open_model(there)
    assert back.info.architecture == model.info.architecture
    assert back.info.classes == model.info.classes
    assert not back.info.guess
    np.testing.assert_array_equal(logits_of(back, an_image()), logits_of(model, an_image()))


def test_a_program_that_loads_the_state_dict_sees_the_tensors_alone(folder: Path) -> None:
    path, model = eight_heads(folder)
    convert(path, folder / "out.pt", to="digitpad")
    state = torch.load(folder / "out.pt", weights_only=True)
    assert set(state) == set(model.tensors)
    torch.nn.Module().load_state_dict(state, strict=False)


def test_a_guess_is_said_as_one_until_the_file_is_told_better(folder: Path) -> None:
    path, model = eight_heads(folder)
    (folder / "bare.safetensors").write_bytes(raw(dict(model.tensors)))
    assert "heads" in describe(folder / "bare.safetensors").guess
    convert(folder / "bare.safetensors", folder / "same.safetensors", to="digitpad")
    assert "heads" in describe(folder / "same.safetensors").guess
    told = Told(arguments={"heads": 8})
    convert(folder / "bare.safetensors", folder / "told.npz", to="candle", told=told)
    with_arguments = open_model(folder / "told.npz")
    assert with_arguments.info.architecture == model.info.architecture
    assert not with_arguments.info.guess
    with pytest.raises(ConfigError, match="width=32"):
        convert(path, folder / "no.npz", to="candle", told=Told(arguments={"width": 32}))


def test_a_tutorials_network_reads_as_it_did_when_its_layers_are_given(folder: Path) -> None:
    torch.manual_seed(0)
    network = torch.nn.Sequential(
        *(torch.nn.Conv2d(1, 32, 5), torch.nn.ReLU(), torch.nn.MaxPool2d(2)),
        *(torch.nn.Conv2d(32, 64, 5), torch.nn.ReLU(), torch.nn.MaxPool2d(2)),
        *(torch.nn.Flatten(), torch.nn.Linear(1024, 1024), torch.nn.ReLU()),
        torch.nn.Linear(1024, 10),
    )
    torch.save(network.state_dict(), folder / "in.pt")
    with torch.inference_mode():
        expected = network(torch.tensor(an_image()).float() / 255)[0]
    guessed = open_model(folder / "in.pt")
    assert "--layers" in guessed.info.guess
    assert not np.allclose(logits_of(guessed, an_image()), expected, atol=1e-3)
    layers = "conv 32 5, relu, pool 2, conv 64 5, relu, pool 2, dense 1024, relu, dense 10"
    convert(folder / "in.pt", folder / "told.pt", to="candle", told=Told(layers))
    with_arguments = open_model(folder / "told.pt")
    assert not with_arguments.info.guess
    np.testing.assert_allclose(logits_of(with_arguments, an_image()), expected, atol=1e-4)
    with pytest.raises(ConfigError, match="not those of"):
        convert(folder / "in.pt", folder / "no.pt", to="candle", told=Told("dense 10"))


@pytest.mark.parametrize("metadata", [b"{", b"[1]", b'{"a": 1}', b"[" * 100_000, b"\xff"])
def test_metadata_in_an_archive_that_is_none_is_refused(metadata: bytes, folder: Path) -> None:
    arrays = random_arrays("candle-linear")
    stored = np.frombuffer(metadata, np.uint8)
    np.savez(folder / "bad.npz", **arrays, __metadata__=stored)
    with pytest.raises(ModelFileError, match="metadata"):
        open_model(folder / "bad.npz")


def test_numpy_reads_what_is_written_and_what_numpy_writes_is_read(folder: Path) -> None:
    arrays = random_arrays("candle-mlp")
    for write in (np.savez, np.savez_compressed):
        write(folder / "in.npz", **arrays)
        for name, values in open_model(folder / "in.npz").tensors.items():
            np.testing.assert_array_equal(values, arrays[name])
    done = convert(folder / "in.npz", folder / "out.npz", to="candle", dtype="float16")
    with np.load(folder / "out.npz") as written:
        assert set(written) == set(arrays)
        assert written["ln1.weight"].dtype == np.float16
        np.testing.assert_allclose(
            written["ln1.weight"], arrays["ln1.weight"], rtol=2**-10, atol=1e-7
        )
    assert 0 < done.largest_change < 2**-11


def test_arrays_in_fortran_order_and_doubles_are_read(folder: Path) -> None:
    arrays = random_arrays("candle-linear")
    weight = np.asfortranarray(arrays["weight"].astype(np.float64))
    np.savez(folder / "in.npz", weight=weight, bias=arrays["bias"])
    found = open_model(folder / "in.npz").tensors["weight"]
    np.testing.assert_array_equal(found, arrays["weight"])
    assert found.flags.c_contiguous


@pytest.mark.parametrize("wrapper", [None, "state_dict", "model_state_dict"])
def test_a_pytorch_state_dict_is_read(folder: Path, wrapper: str | None) -> None:
    torch.manual_seed(0)
    network = torch.nn.Sequential(
        torch.nn.Conv2d(1, 32, 5),
        torch.nn.MaxPool2d(2),
        torch.nn.Conv2d(32, 64, 5),
        torch.nn.MaxPool2d(2),
        torch.nn.Flatten(),
        torch.nn.Linear(1024, 1024),
        torch.nn.ReLU(),
        torch.nn.Dropout(0.5),
        torch.nn.Linear(1024, 10),
    ).eval()
    state = network.state_dict()
    torch.save({wrapper: state, "epoch": 3} if wrapper else state, folder / "in.pt")
    model = open_model(folder / "in.pt")
    assert model.info.architecture.name == "candle-cnn"
    assert "taken for candle-cnn by the shapes" in model.info.guess
    with torch.inference_mode():
        expected = network(torch.tensor(an_image()).float() / 255)[0]
    np.testing.assert_allclose(logits_of(model, an_image()), expected, atol=1e-4)


def test_pytorch_reads_what_is_written(folder: Path) -> None:
    arrays = random_arrays("candle-mlp")
    (folder / "in.safetensors").write_bytes(raw(arrays))
    convert(folder / "in.safetensors", folder / "out.pt", to="candle", dtype="bfloat16")
    state = torch.load(folder / "out.pt", weights_only=True)
    assert state["ln1.weight"].dtype == torch.bfloat16
    expected = torch.tensor(arrays["ln1.weight"]).to(torch.bfloat16)
    assert torch.equal(state["ln1.weight"], expected)
    found = open_model(folder / "out.pt").tensors["ln1.weight"]
    np.testing.assert_array_equal(found, expected.float().numpy())


@pytest.mark.parametrize(("dtype", "most"), [("float16", 2**-11), ("bfloat16", 2**-8)])
def test_half_the_bits_change_what_they_are_said_to_change(
    dtype: Any, most: float, folder: Path
) -> None:
    arrays = random_arrays("candle-linear")
    (folder / "in.safetensors").write_bytes(raw(arrays))
    done = convert(
        folder / "in.safetensors", folder / "out.safetensors", to="digitpad", dtype=dtype
    )
    written = open_model(folder / "out.safetensors")
    assert written.info.stored_as == dtype == done.stored_as
    change = max(
        np.abs(written.tensors[name] - arrays[name]).max() / np.abs(arrays[name]).max()
        for name in arrays
    )
    assert done.largest_change == pytest.approx(change)
    assert 0 < change <= most


def test_the_effect_on_the_accuracy_is_that_of_the_file_that_is_written(folder: Path) -> None:
    architecture = catalogue.architecture("candle-linear")
    arrays = random_arrays("candle-linear")
    arrays["weight"] *= 1e-3
    arrays["bias"][:] = [1.0, 1.001, *[0.0] * 8]  # one and the same in bfloat16
    model = Model(new_info(architecture), arrays)
    images = np.zeros((4, 1, 28, 28), np.uint8)
    effect = precision_effect(model, "bfloat16", images, np.array([1, 1, 1, 0]))
    assert (effect.n, effect.accuracy_before, effect.accuracy_after) == (4, 0.75, 0.25)
    assert effect.changed == 4
    assert precision_effect(model, "float32", images, np.zeros(4, int)).changed == 0
    autoencoder = catalogue.architecture("digits-autoencoder")
    with pytest.raises(ConfigError):
        precision_effect(
            Model(new_info(autoencoder), random_arrays("digits-autoencoder")),
            "float16",
            images,
            np.zeros(4, int),
        )


def test_wrong_targets_kinds_and_suffixes_are_named(folder: Path) -> None:
    for arguments, words in (
        ({"to": "keras"}, "candle, tch, digitpad"),
        ({"to": "candle", "dtype": "int8"}, "float32, float16, bfloat16"),
    ):
        with pytest.raises(ConfigError, match=words):
            convert(folder / "in", folder / "out.npz", **arguments)  # type: ignore[arg-type]
    with pytest.raises(ConfigError, match="must end in one of .safetensors"):
        convert(folder / "in", folder / "out.bin", to="candle")


def test_numpy_has_no_bfloat16(folder: Path) -> None:
    (folder / "in.safetensors").write_bytes(raw(random_arrays("candle-linear")))
    with pytest.raises(ModelFileError, match="numpy has no bfloat16"):
        convert(folder / "in.safetensors", folder / "out.npz", to="candle", dtype="bfloat16")
    assert not (folder / "out.npz").exists()


@pytest.mark.parametrize("suffix", [".safetensors", ".npz", ".pt"])
def test_a_weight_beyond_float16_is_refused_not_stored_as_infinity(
    suffix: str, folder: Path
) -> None:
    arrays = random_arrays("candle-linear")
    arrays["bias"][3] = 1e6
    (folder / "in.safetensors").write_bytes(raw(arrays))
    with pytest.raises(ModelFileError, match="“bias”"):
        convert(folder / "in.safetensors", folder / f"out{suffix}", to="candle", dtype="float16")
    assert not (folder / f"out{suffix}").exists()


class Bomb:
    """Unpickling it would create a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Any, ...]:
        return os.mkdir, (str(self.path),)


def refused(path: Path) -> str:
    with pytest.raises(ModelFileError) as caught:
        open_model(path)
    assert "\n" not in str(caught.value)
    assert str(path) in str(caught.value)
    return str(caught.value)


def test_a_program_in_a_pytorch_file_is_never_run(folder: Path) -> None:
    torch.save({"weight": Bomb(folder / "ran")}, folder / "bomb.pt")
    assert "more than weights" in refused(folder / "bomb.pt")
    (folder / "old.pt").write_bytes(pickle.dumps(Bomb(folder / "ran"), protocol=2))
    assert "pickle" in refused(folder / "old.pt")
    np.savez(folder / "bomb.npz", a=np.array([Bomb(folder / "ran")], dtype=object))
    assert "objects, which are never opened" in refused(folder / "bomb.npz")
    assert not (folder / "ran").exists()


def zipped(path: Path, members: dict[str, bytes], how: int = zipfile.ZIP_STORED) -> Path:
    with zipfile.ZipFile(path, "w", how) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return path


def npy(shape: str, data: bytes, kind: str = "<f4") -> bytes:
    header = f"{{'descr': '{kind}', 'fortran_order': False, 'shape': {shape}, }}".encode()
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header) + 1) + header + b"\n" + data


@pytest.mark.parametrize(
    ("members", "words"),
    [
        ({"readme.txt": b"hello"}, "neither numpy’s .npz nor PyTorch’s .pt"),
        ({"a/data.pkl": b"\x80\x02}.", "a/code/x.py": b""}, "TorchScript"),
        ({"a/data.pkl": b"\x80\x02garbage"}, "PyTorch cannot read it|more than weights"),
        ({"a.npy": b"nonsense"}, "“a” is damaged"),
        ({"a.npy": npy("(10**15,)", b"")}, "damaged|as many bytes"),
        ({"a.npy": npy("(1000000000000,)", b"")}, "as many bytes"),
        ({"a.npy": npy("(-1, -2)", bytes(8))}, "damaged|as many bytes"),
        ({"a.npy": npy("(2,)", bytes(8), "|O")}, "objects"),
        ({"weight.npy": npy("(2,)", bytes(8))}, "belongs to none of the layers"),
        ({"\x1b[2J.npy": npy("(2,)", bytes(8))}, "impossible name"),
    ],
)
def test_a_bad_archive_is_refused_with_its_reason(
    members: dict[str, bytes], words: str, folder: Path
) -> None:
    import re

    assert re.search(words, refused(zipped(folder / "in", members)))


def test_an_archive_that_unpacks_to_gigabytes_is_refused_unread(folder: Path) -> None:
    path = zipped(folder / "in.npz", {"a.npy": b"small"})
    content = bytearray(path.read_bytes())
    place = content.index(b"PK\x01\x02") + 24  # the unpacked size in the directory
    content[place : place + 4] = struct.pack("<I", 2**32 - 2)
    path.write_bytes(content)
    assert "unpacks to more than 16 MB" in refused(path)


def test_values_that_are_no_numbers_are_refused_in_every_container(folder: Path) -> None:
    arrays = random_arrays("candle-linear")
    arrays["bias"][2] = np.nan
    np.savez(folder / "in.npz", **arrays)
    torch.save({name: torch.tensor(values) for name, values in arrays.items()}, folder / "in.pt")
    assert "“bias” holds values that are not finite" in refused(folder / "in.npz")
    assert "“bias” holds values that are not finite" in refused(folder / "in.pt")
    np.savez(folder / "in.npz", weight=np.zeros((10, 784), np.int32), bias=arrays["bias"])
    assert "hold int32 numbers" in refused(folder / "in.npz")
    meta = {"weight": torch.zeros(10, 784, device="meta"), "bias": torch.zeros(10)}
    torch.save(meta, folder / "in.pt")
    assert "“weight” does not hold plain numbers" in refused(folder / "in.pt")


def archive_bytes(kind: str) -> bytes:
    arrays = {"weight": np.zeros((10, 784), "f4"), "bias": np.zeros(10, "f4")}
    buffer = io.BytesIO()
    if kind == "npz":
        np.savez_compressed(buffer, **arrays)
    else:
        torch.save({name: torch.tensor(values) for name, values in arrays.items()}, buffer)
    return buffer.getvalue()


ARCHIVES = {kind: archive_bytes(kind) for kind in ("npz", "pt")}


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), kind=st.sampled_from(["npz", "pt"]))
def test_no_mangled_archive_causes_anything_but_a_model_file_error(
    data: st.DataObject, kind: str, tmp_path: Path
) -> None:
    mangled = bytearray(ARCHIVES[kind])
    for _ in range(data.draw(st.integers(1, 4))):
        # Half of the changes go where the names, sizes and pickles are.
        last = data.draw(st.sampled_from([len(mangled) - 1, min(600, len(mangled) - 1)]))
        mangled[data.draw(st.integers(0, last))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, len(mangled)))
    path = tmp_path / "mangled"
    path.write_bytes(bytes(mangled[:cut]) if data.draw(st.booleans()) else bytes(mangled))
    try:
        open_model(path)
    except ModelFileError as error:
        assert "\n" not in str(error)
