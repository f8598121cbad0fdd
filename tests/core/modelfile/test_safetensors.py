"""Safetensors files are read with distrust: built here byte by byte, never by our own writer."""

from __future__ import annotations

import json
import os
import struct
import tracemalloc
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from file_reasons import A_FOLDER, MISSING
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from digitpad.errors import ModelFileError
from digitpad.files import NO_NAME, NOT_ORDINARY
from digitpad.modelfile import describe
from digitpad.modelfile.safetensors import MAX_FILE_BYTES, open_safetensors, serialise, to_bfloat16
from digitpad.modelfile.store import write_model_file
from digitpad.untrusted import parse_json


def raw(header: Any, data: bytes = b"") -> bytes:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


def one(name: str = "a", dtype: str = "F32", shape: Any = (2,), offsets: Any = (0, 8)) -> Any:
    return {name: {"dtype": dtype, "shape": shape, "data_offsets": offsets}}


def refused(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    with pytest.raises(ModelFileError) as caught, path.open("rb") as file:
        stored = open_safetensors(file)
        for name in stored.shapes:
            stored.read(name)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "model.safetensors"


@pytest.mark.parametrize(
    ("dtype", "stored"),
    [
        ("F32", np.array([1.5, -2.0], "<f4").tobytes()),
        ("F16", np.array([1.5, -2.0], "<f2").tobytes()),
        ("F64", np.array([1.5, -2.0], "<f8").tobytes()),
        ("BF16", b"\xc0\x3f\x00\xc0"),
    ],
)
def test_four_kinds_of_numbers_are_read_as_float32(path: Path, dtype: str, stored: bytes) -> None:
    path.write_bytes(raw(one(dtype=dtype, offsets=[0, len(stored)]), stored))
    with path.open("rb") as file:
        values = open_safetensors(file).read("a")
    assert values.dtype == np.float32
    assert values.tolist() == [1.5, -2.0]
    assert values.flags.writeable


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b"\x01\x02", "too short"),
        (b"hello, this is no model at all", "not a safetensors model"),
        (b"\x80\x02}q\x00.\x00\x00\x00", "pickle"),
        (b"\x89PNG\r\n\x1a\n....", "picture"),
        (struct.pack("<Q", 100) + b"{}", "cut off"),
        (struct.pack("<Q", 1 << 62) + b"{}", "claims 4611686018427387904 bytes"),
        (raw(b"{}") + b"junk", "4 bytes at its end belong to no tensor"),
        (raw(b"[1, 2]"), "not a safetensors model"),
        (raw(b"{\xff}"), "not text"),
        (raw(b'{"a": NaN}'), "NaN is not a number"),
        (raw(b'{"a":' * 100_000), "nested too deeply"),
        (raw(b'{"a": ' + b"9" * 5000 + b"}"), "too large"),
        (raw(b'{"a": 1e999}'), "too large"),
        (raw(b'{"a": 1'), "not JSON"),
        (raw({"a": 3}), "not described"),
        (raw({"__metadata__": {"n": 3}}), "not a table of texts"),
        (raw({"__metadata__": []}), "not a table of texts"),
        (raw(b'{"__metadata__": {"n": "\\ud800"}}'), "broken text"),
        (raw(one(name="a\0b"), bytes(8)), "impossible name"),
        (raw(one(name="a\x1b[2Jb"), bytes(8)), "impossible name"),
        (raw(one(name=""), bytes(8)), "impossible name"),
        (raw(one(shape=[-1])), "impossible shape"),
        (raw(one(shape=[True, 2]), bytes(8)), "impossible shape"),
        (raw(one(shape=[1] * 9 + [2]), bytes(8)), "impossible shape"),
        (raw(one(shape=["2"]), bytes(8)), "impossible shape"),
        (raw(one(offsets=[8, 0]), bytes(8)), "impossible offsets"),
        (raw(one(offsets=[0]), bytes(8)), "impossible offsets"),
        (raw(one(), bytes(7)), "cut off"),
        (raw(one(shape=[3]), bytes(8)), "as many bytes"),
        (raw(one(shape=[2**40, 2**40]), bytes(8)), "as many bytes"),
        (raw(one(offsets=[4, 12]), bytes(12)), "leaves a gap"),
        (raw(one("a") | one("b", offsets=[4, 12]), bytes(12)), "overlaps"),
        (raw(one() | one("b"), bytes(8)), "overlaps"),
        (raw(one(dtype="I64", shape=[1]), bytes(8)), "holds I64 numbers"),
        (raw(one(dtype="F4\x1b", shape=[16]), bytes(8)), "holds F4\ufffd numbers"),
        (raw(one(), np.array([1, np.nan], "<f4").tobytes()), "not finite"),
        (raw(one(), np.array([1, np.inf], "<f4").tobytes()), "not finite"),
        (raw(one(dtype="F64", shape=[1]), np.array([1e300], "<f8").tobytes()), "not finite"),
        (raw(one(dtype="BF16", shape=[4]), b"\x80\x7f" * 4), "not finite"),
    ],
)
def test_a_bad_file_is_refused_with_its_reason(path: Path, data: bytes, words: str) -> None:
    assert words in refused(path, data)


def test_a_tensor_that_stands_twice_is_refused(path: Path) -> None:
    entry = json.dumps(one()["a"]).encode()
    message = refused(path, raw(b'{"a":' + entry + b',"a":' + entry + b"}", bytes(8)))
    assert "“a” stands in it twice" in message


def test_a_giant_header_is_refused_without_reading_it(path: Path) -> None:
    with path.open("wb") as file:
        file.write(struct.pack("<Q", 800_000_000) + b"{")
        file.truncate(900_000_000)
    tracemalloc.start()
    message = refused_in_place(path)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert "claims 800000000 bytes" in message
    assert peak < 1_000_000


def test_a_giant_file_is_refused(path: Path) -> None:
    with path.open("wb") as file:
        file.write(raw(one()))
        file.truncate(MAX_FILE_BYTES + 1)
    assert "larger than 1024 MB" in refused_in_place(path)


@pytest.mark.parametrize("left", [2 << 20, 0])
def test_a_file_that_shrinks_while_it_is_read_is_refused_and_ends_nothing(
    path: Path, left: int
) -> None:
    path.write_bytes(raw(one(shape=[1 << 20], offsets=[0, 4 << 20]), bytes(4 << 20)))
    with path.open("rb") as file:
        stored = open_safetensors(file)
        assert stored.read("a").size == 1 << 20
        os.truncate(path, left)
        with pytest.raises(ModelFileError, match="changed while it was read"):
            stored.read("a")


def test_writing_a_model_takes_no_copy_of_it(path: Path) -> None:
    tensors = {"a": np.ones((1 << 20, 4), np.float32)}
    tracemalloc.start()
    write_model_file(path, lambda: serialise(tensors, {"name": "big"}, "float32"))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert path.stat().st_size > tensors["a"].nbytes
    assert peak < tensors["a"].nbytes / 2  # what is checked for infinities is a byte for each


def refused_in_place(path: Path) -> str:
    with pytest.raises(ModelFileError, match=r"^Cannot open .*\.$") as caught:
        describe(path)
    return str(caught.value)


def test_a_missing_file_and_a_folder_and_a_name_with_a_zero_byte_are_told_apart(
    tmp_path: Path,
) -> None:
    assert MISSING in refused_in_place(tmp_path / "none")
    assert A_FOLDER in refused_in_place(tmp_path)
    assert NO_NAME in refused_in_place(tmp_path / "a\0b")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert NOT_ORDINARY in refused_in_place(tmp_path / "pipe")


def test_a_file_name_cannot_break_the_line(tmp_path: Path) -> None:
    message = refused_in_place(tmp_path / "a\nb\x1b[2J")
    assert "\n" not in message
    assert "\x1b" not in message


def test_what_is_written_can_be_read_by_the_safetensors_library(path: Path) -> None:
    from safetensors import safe_open

    tensors = {"b": np.arange(6, dtype=np.float32).reshape(2, 3), "a": np.float32([0.1])}
    path.write_bytes(b"".join(serialise(tensors, {"name": "Ä"}, "float32")))
    with safe_open(path, framework="numpy") as file:
        assert file.metadata()["name"] == "Ä"
        assert set(file.keys()) == {"a", "b"}
        for name, tensor in tensors.items():
            np.testing.assert_array_equal(file.get_tensor(name), tensor)


def test_the_same_tensors_give_the_same_bytes() -> None:
    metadata = {str(number): "x" for number in range(20)}
    written = {b"".join(serialise({"a": np.ones(3)}, metadata, "float32")) for _ in range(5)}
    assert len(written) == 1


def test_a_value_too_large_for_float16_is_not_stored_as_infinity() -> None:
    with pytest.raises(ModelFileError, match="beyond what float16 can hold"):
        serialise({"a": np.float32([1e6])}, {}, "float16")
    with pytest.raises(ModelFileError, match="not finite"):
        serialise({"a": np.float32([np.nan])}, {}, "float16")


def test_bfloat16_rounds_as_torch_does() -> None:
    torch = pytest.importorskip("torch")
    values = np.random.default_rng(0).standard_normal(10_000).astype(np.float32)
    values = np.concatenate([values, np.float32([0, -0.0, 1.00390625, 1.01171875, 1e-40])])
    expected = torch.from_numpy(values).to(torch.bfloat16).view(torch.int16).numpy()
    np.testing.assert_array_equal(to_bfloat16(values).view(np.int16), expected)


def test_bfloat16_never_rounds_to_infinity() -> None:
    largest = np.float32([np.finfo(np.float32).max])
    assert to_bfloat16(largest).view(np.uint16).tolist() == [0x7F7F]


def test_doubled_names_are_refused_in_any_depth() -> None:
    with pytest.raises(ValueError, match="“b” stands in it twice"):
        parse_json('{"a": [{"b": 1, "b": 2}]}')


GOOD = raw(
    {"__metadata__": {"format": "pt"}} | one("w") | one("b", "BF16", [2, 2], [8, 16]), bytes(16)
)


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_mangled_file_causes_anything_but_a_model_file_error(
    data: st.DataObject, tmp_path: Path
) -> None:
    mangled = bytearray(GOOD)
    for _ in range(data.draw(st.integers(1, 4))):
        mangled[data.draw(st.integers(0, len(mangled) - 1))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, len(mangled)))
    path = tmp_path / "mangled"
    path.write_bytes(bytes(mangled[:cut]) if data.draw(st.booleans()) else bytes(mangled))
    try:
        with path.open("rb") as file:
            stored = open_safetensors(file)
            for name in stored.shapes:
                assert np.isfinite(stored.read(name)).all()
    except ModelFileError as error:
        assert "\n" not in str(error)


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    header=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["a", "dtype", "shape", "data_offsets", "__metadata__", "F32"]),
                inner,
                max_size=4,
            )
        ),
    )
)
def test_no_strange_header_causes_anything_but_a_model_file_error(
    header: Any, tmp_path: Path
) -> None:
    path = tmp_path / "strange"
    path.write_bytes(raw({"a": header, "__metadata__": header}, bytes(16)))
    with pytest.raises(ModelFileError), path.open("rb") as file:
        open_safetensors(file)
