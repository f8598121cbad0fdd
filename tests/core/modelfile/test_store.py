"""A model becomes a file and comes back; foreign files are recognised, wrong ones refused."""

from __future__ import annotations

import errno
import json
import os
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from file_reasons import FULL
from fresh import printed
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from made_models import blank, random

from digitpad.errors import ConfigError, ModelFileError
from digitpad.modelfile import (
    Calibration,
    CurvePoint,
    Model,
    describe,
    new_info,
    open_model,
    save_model,
)
from digitpad.models import catalogue


def raw(shapes: dict[str, tuple[int, ...]], metadata: dict[str, str] | None = None) -> bytes:
    """A safetensors file of zeros, built byte by byte."""
    header: dict[str, Any] = {"__metadata__": metadata} if metadata is not None else {}
    position = 0
    for name, shape in shapes.items():
        size = 4 * int(np.prod(shape))
        offsets = [position, position + size]
        header[name] = {"dtype": "F32", "shape": list(shape), "data_offsets": offsets}
        position += size
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + bytes(position)


LINEAR = {"weight": (10, 784), "bias": (10,)}
METADATA = {
    "format": "digitpad/1",
    "architecture": "candle-linear",
    "arguments": "{}",
    "classes": json.dumps(list("0123456789")),
    "input_shape": "[1, 28, 28]",
    "preprocessing": "mnist/1",
    "metrics": '{"accuracy": 0.91, "n": 10000}',
    "calibration": '{"temperature": 1.5}',
}


def refused(path: Path, data: bytes) -> str:
    path.write_bytes(data)
    messages = []
    for read in (describe, open_model):
        with pytest.raises(ModelFileError) as caught:
            read(path)
        messages.append(str(caught.value))
    assert messages[0] == messages[1]
    assert "\n" not in messages[0]
    assert str(path) in messages[0]
    return messages[0]


@pytest.mark.parametrize("name", [n for n in catalogue.names() if n != "cifar-fc"])
def test_every_model_comes_back_as_it_was_saved(name: str, tmp_path: Path) -> None:
    path = tmp_path / "my own.safetensors"
    model = random(
        name,
        dataset="mnist+mnist+mnist+handwriting+ink",
        dataset_checksum="+".join(5 * [f"sha256:{'a' * 64}"]),
        metrics={"accuracy": 0.99, "n": 10_000, "seed": 0},
        calibration=Calibration(
            1.25,
            0.7,
            0.4,
            reject_curve=(CurvePoint(0.0, 1.0, 1.0), CurvePoint(0.4, 0.99, None)),
            unsure_curve=(CurvePoint(0.7, 0.98, 0.999),),
            measured_on="ten digits",
        ),
        training={"epochs": 3, "betas": [0.9, 0.99]},
        created="2026-01-02T03:04:05+00:00",
        versions={"torch": "2.11"},
        extra={"note": "Grüße\nzwei Zeilen"},
    )
    save_model(path, model)
    loaded = open_model(path)
    expected = replace(
        model.info, name="my own", versions=loaded.info.versions, stored_as="float32"
    )
    assert loaded.info == expected == describe(path)
    assert loaded.info.versions["torch"] == "2.11"
    assert loaded.info.versions["digitpad"]
    assert list(loaded.tensors) == list(model.info.architecture.tensors())
    for tensor, values in model.tensors.items():
        np.testing.assert_array_equal(loaded.tensors[tensor], values)


def test_a_saved_model_can_be_read_by_the_safetensors_library(tmp_path: Path) -> None:
    from safetensors import safe_open

    save_model(tmp_path / "a.safetensors", random("candle-mlp"))
    with safe_open(tmp_path / "a.safetensors", framework="numpy") as file:
        assert set(file.keys()) == {"ln1.weight", "ln1.bias", "ln2.weight", "ln2.bias"}
        assert file.get_tensor("ln1.weight").shape == (100, 784)
        assert file.metadata()["format"] == "digitpad/1"
        assert json.loads(file.metadata()["input_shape"]) == [1, 28, 28]


@pytest.mark.parametrize(("dtype", "error"), [("float16", 2**-11), ("bfloat16", 2**-8)])
def test_half_the_bits_halve_the_file_and_keep_the_values_nearly(
    dtype: Any, error: float, tmp_path: Path
) -> None:
    model = random("candle-mlp")
    save_model(tmp_path / "full.safetensors", model)
    save_model(tmp_path / "half.safetensors", model, dtype=dtype)
    full, half = ((tmp_path / f"{name}.safetensors").stat().st_size for name in ("full", "half"))
    assert half < 0.52 * full
    loaded = open_model(tmp_path / "half.safetensors")
    assert loaded.info.stored_as == dtype
    for name, values in model.tensors.items():
        np.testing.assert_allclose(loaded.tensors[name], values, rtol=error, atol=1e-7)


def test_saving_over_the_file_that_a_model_came_from_keeps_its_values(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    save_model(path, random("candle-linear", seed=4))
    save_model(path, open_model(path))
    save_model(path, open_model(path))
    expected = random("candle-linear", seed=4).tensors["weight"]
    np.testing.assert_array_equal(open_model(path).tensors["weight"], expected)


def test_a_file_without_metadata_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "candle.safetensors"
    path.write_bytes(raw(LINEAR))
    info = describe(path)
    assert info.architecture.name == "candle-linear"
    assert not info.has_metadata
    assert info.name == "candle"
    assert info.classes == tuple("0123456789")
    assert info.preprocessing.name == "mnist/1"


def test_metadata_of_other_programs_is_kept_and_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "pt.safetensors"
    path.write_bytes(raw(LINEAR, {"format": "pt", "architecture": "nonsense"}))
    info = describe(path)
    assert info.architecture.name == "candle-linear"
    assert info.extra["format"] == "pt"
    save_model(path, open_model(path))
    assert describe(path).has_metadata


def test_renamed_tensors_of_a_pytorch_file_get_their_published_names(tmp_path: Path) -> None:
    path = tmp_path / "torch.safetensors"
    path.write_bytes(raw({"1.bias": (10,), "1.weight": (10, 784)}))
    assert set(open_model(path).tensors) == {"weight", "bias"}


def test_a_colour_model_gets_cifars_classes() -> None:
    from digitpad.data.catalogue import dataset_info

    info = new_info(catalogue.architecture("cifar-cnn"))
    assert info.classes == dataset_info("cifar10").classes
    assert info.preprocessing.name == "rgb/1"


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"format": "digitpad/2"}, "another version of digitpad (its format is “digitpad/2”"),
        ({"preprocessing": "mnist/9"}, "asks for the preprocessing “mnist/9”"),
        ({"preprocessing": "rgb/1"}, "do not go together"),
        ({"input_shape": "[3, 32, 32]"}, "do not go together"),
        ({"input_shape": "{}"}, "not a list"),
        ({"architecture": "resnet"}, "There is no model called “resnet”"),
        ({"architecture": "digitpad-pair"}, "What another version made opens in that version"),
        ({"architecture": "candle-mlp"}, "has no tensor “weight”"),
        ({"arguments": '{"image": 28}'}, "takes no argument “image”"),
        ({"arguments": '{"name": 5}'}, "takes no argument “name”"),
        ({"arguments": '{"image": 0.5}'}, "more than whole numbers"),
        (
            {"architecture": "vit", "arguments": '{"image": "x"}'},
            "“image” of vit is a whole",
        ),
        ({"architecture": "custom", "arguments": '{"layers": 3}'}, "“layers” of custom is words"),
        ({"architecture": "custom", "arguments": '{"layers": "dense 7"}'}, "7 different ones"),
        ({"arguments": "[]"}, "not a table"),
        ({"metrics": '{"accuracy":' + "[" * 50_000}, "nested too deeply"),
        ({"arguments": "{"}, "cannot be read"),
        ({"classes": '["0", "1"]'}, "names 2 classes"),
        ({"classes": json.dumps(["0"] * 10)}, "10 different ones"),
        ({"classes": json.dumps([1] * 10)}, "not a list of names"),
        ({"classes": json.dumps(["\x1b[2J", *"123456789"])}, "not a list of names"),
        ({"calibration": '{"temperature": 0}'}, "“calibration” makes no sense"),
        ({"calibration": '{"unsure_below": 2}'}, "“calibration” makes no sense"),
        ({"calibration": '{"reject_curve": 3}'}, "“calibration” makes no sense"),
        ({"calibration": '{"reject_curve": [[0.1, 1]]}'}, "“calibration” makes no sense"),
        ({"calibration": '{"unsure_curve": [[0.1, 2, 0]]}'}, "“calibration” makes no sense"),
        (
            {"calibration": '{"reject_curve": [[0.5, 1, 0], [0.5, 1, 0]]}'},
            "“calibration” makes no sense",
        ),
        ({"calibration": '{"temperature": "hot"}'}, "“calibration” makes no sense"),
        ({"metrics": '{"accuracy": 7}'}, "an accuracy that is not between 0 and 1"),
        ({"metrics": '{"accuracy": "all"}'}, "an accuracy that is not between 0 and 1"),
        ({"metrics": '{"n": []}'}, "an invalid number"),
        ({"metrics": '{"accuracy": NaN}'}, "NaN is not a number"),
        ({"training": "7"}, "not a table"),
    ],
)
def test_metadata_that_makes_no_sense_is_refused(
    changed: dict[str, str], words: str, tmp_path: Path
) -> None:
    assert words in refused(tmp_path / "a.safetensors", raw(LINEAR, METADATA | changed))


def test_with_metadata_exactly_its_tensors_must_be_there(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    assert "has no tensor “more”" in refused(path, raw(LINEAR | {"more": (1,)}, METADATA))
    assert "“bias” [10] is missing" in refused(path, raw({"weight": (10, 784)}, METADATA))
    assert "“weight” is [784, 10], not [10, 784]" in refused(
        path, raw(LINEAR | {"weight": (784, 10)}, METADATA)
    )


def test_unknown_fields_of_known_metadata_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    path.write_bytes(raw(LINEAR, METADATA | {"author": "Ada"}))
    info = describe(path)
    assert info.extra == {"author": "Ada"}
    assert info.calibration == Calibration(temperature=1.5)
    assert info.metrics["accuracy"] == 0.91


def test_transformer_arguments_travel_and_absurd_ones_are_refused(tmp_path: Path) -> None:
    architecture = catalogue.architecture("vit", image=32, patch=8, width=16, blocks=1, heads=2)
    path = tmp_path / "vit.safetensors"
    save_model(path, blank(architecture))
    assert describe(path).architecture == architecture
    absurd = METADATA | {"architecture": "vit", "arguments": '{"blocks": 999999999}'}
    assert "1 to 24 blocks" in refused(path, raw(LINEAR, absurd))


def test_a_calibration_outside_its_range_cannot_be_made() -> None:
    for values in ((0.0, 0.5, 0.5), (float("nan"), 0.5, 0.5), (1.0, 1.5, 0.5), (1.0, 0.5, -1.0)):
        with pytest.raises(ConfigError):
            Calibration(*values)


def test_a_figure_that_is_nan_is_saved_as_unknown(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    save_model(path, random("candle-linear", metrics={"accuracy": float("nan"), "n": 3}))
    assert describe(path).metrics == {"accuracy": None, "n": 3}


def test_tensors_that_do_not_fit_are_not_saved_and_the_old_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    save_model(path, random("candle-linear"))
    before = path.read_bytes()
    model = random("candle-linear")
    broken = [
        dict(model.tensors) | {"weight": model.tensors["weight"].T},
        dict(model.tensors) | {"more": np.zeros(1, "f4")},
        dict(model.tensors) | {"bias": np.full(10, np.nan, "f4")},
        {"weight": model.tensors["weight"]},
    ]
    for tensors in broken:
        with pytest.raises(ModelFileError, match="Cannot save"):
            save_model(path, Model(model.info, tensors))
    assert path.read_bytes() == before


def test_a_full_disk_at_saving_keeps_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.safetensors"
    save_model(path, random("candle-linear"))
    before = path.read_bytes()

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ModelFileError, match=FULL):
        save_model(path, random("candle-linear", seed=1))
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.safetensors"]


def test_describing_reads_the_header_alone_and_never_loads_torch(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    whole = raw(LINEAR, METADATA)
    # With the numbers replaced by NaN only a reader of the numbers could complain.
    start = len(whole) - 4 * 7850
    path.write_bytes(whole[:start] + b"\xff" * (4 * 7850))
    program = (
        "import sys; from digitpad.modelfile import describe; describe(sys.argv[1]);"
        "print('torch' in sys.modules)"
    )
    assert printed(program, path) == "False"
    with pytest.raises(ModelFileError, match="not finite"):
        open_model(path)


def test_a_flipped_bit_is_noticed_wherever_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    save_model(path, random("candle-linear", metrics={"accuracy": 0.9}))
    whole, draw = path.read_bytes(), np.random.default_rng(0)
    # A flip within the checksum itself harms nothing else and may go unnoticed.
    start = whole.index(b'"checksum"')
    own = range(8 * start, 8 * whole.index(b"}", start))
    unnoticed = []
    for bit in draw.integers(0, 8 * len(whole), 150).tolist() + list(range(64, 8 * 900, 61)):
        damaged = bytearray(whole)
        damaged[bit // 8] ^= 1 << bit % 8
        path.write_bytes(damaged)
        try:
            info = open_model(path).info
        except ModelFileError:
            continue
        # Where the name of some metadata is hit, it is as if another program had changed it.
        if "changed" not in info.extra and bit not in own:
            unnoticed.append(bit)
    assert unnoticed == []


def test_a_file_that_another_program_changed_opens_and_no_longer_claims_its_figures(
    tmp_path: Path,
) -> None:
    from safetensors import numpy as library
    from safetensors import safe_open

    path = tmp_path / "a.safetensors"
    calibrated = Calibration(temperature=2.0)
    save_model(path, random("candle-linear", metrics={"accuracy": 0.9}, calibration=calibrated))
    with safe_open(path, "numpy") as file:
        metadata, tensors = file.metadata(), {name: file.get_tensor(name) for name in LINEAR}
    library.save_file(tensors, path, metadata)
    assert open_model(path).info.metrics == {"accuracy": 0.9}
    library.save_file({name: tensor + 1 for name, tensor in tensors.items()}, path, metadata)
    info = open_model(path).info
    assert info.metrics == {}
    assert info.calibration == Calibration()
    assert "another program" in info.extra["changed"]


def test_a_file_from_before_there_were_checksums_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    path.write_bytes(raw(LINEAR, METADATA))
    assert open_model(path).info.metrics["accuracy"] == 0.91


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    key=st.sampled_from([*METADATA, "training", "versions", "dataset", "created"]),
    value=VALUES.map(json.dumps) | st.text(max_size=20),
    architecture=st.sampled_from(["candle-linear", "vit", "candle-mlp"]),
)
def test_no_metadata_causes_anything_but_a_model_file_error(
    key: str, value: str, architecture: str, tmp_path: Path
) -> None:
    path = tmp_path / "fuzzed.safetensors"
    metadata = METADATA | {"architecture": architecture} | {key: value}
    path.write_bytes(raw(LINEAR, metadata))
    try:
        save_model(tmp_path / "again.safetensors", open_model(path))
    except ModelFileError as error:
        assert "\n" not in str(error)


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    shapes=st.dictionaries(
        st.sampled_from([*LINEAR, "ln1.weight", "c1.weight", "0.weight", "0.bias", "x", "x.", "."])
        | st.text(max_size=6),
        st.lists(st.sampled_from([0, 1, 5, 10, 32, 100]), max_size=4).map(tuple),
        max_size=6,
    )
)
def test_no_set_of_tensors_causes_anything_but_a_model_file_error(
    shapes: dict[str, tuple[int, ...]], tmp_path: Path
) -> None:
    path = tmp_path / "fuzzed.safetensors"
    path.write_bytes(raw(shapes))
    with pytest.raises(ModelFileError):
        open_model(path)


def test_a_file_whose_network_takes_too_long_is_refused_with_the_number(tmp_path: Path) -> None:
    """34 MB at most, and within every other limit."""
    layers = "conv 240 1 pad 16, conv 240 7 pad 3, conv 240 7 pad 3, pool 30, dense 10"
    metadata = METADATA | {
        "architecture": "custom",
        "arguments": json.dumps({"image": 28, "layers": layers}),
    }
    shapes: dict[str, tuple[int, ...]] = {"0.weight": (240, 1, 1, 1), "0.bias": (240,)}
    for name in ("1", "2"):
        shapes |= {f"{name}.weight": (240, 240, 7, 7), f"{name}.bias": (240,)}
    path = tmp_path / "slow.safetensors"
    path.write_bytes(raw(shapes | {"5.weight": (10, 960), "5.bias": (10,)}, metadata))
    for reads in (describe, open_model):
        with pytest.raises(
            ModelFileError, match=r"20\.3 billion multiplications.*the limit is 5 billion"
        ):
            reads(path)
