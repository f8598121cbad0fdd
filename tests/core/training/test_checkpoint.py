"""What a checkpoint holds comes back as it was; nothing of a forged one is restored."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import numpy as np
import pytest
import torch

from digitpad.data.catalogue import MNIST
from digitpad.data.split import Dataset, TensorSplit
from digitpad.errors import ModelFileError
from digitpad.modelfile.safetensors import assemble, read_header
from digitpad.training.checkpoint import (
    COLUMNS,
    from_table,
    read_checkpoint,
    read_summary,
    to_table,
)
from digitpad.training.config import config_for
from digitpad.training.events import EpochDone

EPOCH = EpochDone(
    epoch=1,
    step=2**40 + 1,
    train_loss=0.1,
    test_loss=1 / 3,
    test_accuracy=0.9,
    images_per_second=12345.678,
    seconds=1e-9,
    is_best=True,
    train_accuracy=0.8,
)


def test_every_figure_comes_back_as_it_was() -> None:
    history = (EPOCH, EPOCH._replace(epoch=2, test_loss=0.2, is_best=False))
    back = from_table(to_table(history), COLUMNS)
    assert back == history
    assert [type(value) for value in (back[0].epoch, back[0].step, back[0].is_best)] == [
        int,
        int,
        bool,
    ]


def test_what_was_not_measured_stays_so() -> None:
    (back,) = from_table(to_table([EPOCH._replace(test_accuracy=math.nan)]), COLUMNS)
    assert math.isnan(back.test_accuracy)


def test_a_run_without_a_tested_epoch_has_an_empty_table() -> None:
    assert from_table(to_table(()), COLUMNS) == ()


def test_a_table_that_is_not_what_it_claims_is_refused() -> None:
    with pytest.raises(ValueError, match="columns"):
        from_table(to_table([EPOCH]), COLUMNS[:-1])


Tensors = dict[str, tuple[str, tuple[int, ...], bytes]]
State = dict[str, Any]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The checkpoint of an epoch of a linear network, with Adam's moments."""
    from digitpad.training.loop import train

    path = tmp_path_factory.mktemp("run") / "run.checkpoint"
    config = config_for("candle-linear", "mnist", optimizer="adam", epochs=1, threads=1)
    digits = TensorSplit(torch.zeros(200, 1, 28, 28, dtype=torch.uint8), torch.arange(200) % 10)
    list(train(config, data=Dataset(MNIST, digits, digits, "sha256:x"), checkpoint=path))
    return path.read_bytes()


def forged(sound: bytes, change: Callable[[Tensors, State], object]) -> bytes:
    """The checkpoint with something changed, and its checksum made anew."""
    with TemporaryFile() as file:
        file.write(sound)
        file.seek(0)
        entries, metadata = read_header(file)
    tensors = {
        name: (entry.dtype, entry.shape, sound[entry.start : entry.stop])
        for name, entry in entries.items()
    }
    state = json.loads(metadata["state"])
    change(tensors, state)
    return b"".join(assemble(tensors, {"format": metadata["format"], "state": json.dumps(state)}))


def put(name: str, shape: tuple[int, ...], dtype: str = "F32", value: float = 0.0) -> Any:
    numbers = np.full(shape, value, {"F32": "<f4", "F64": "<f8"}[dtype])
    return lambda tensors, state: tensors.update({name: (dtype, shape, numbers.tobytes())})


def say(**values: object) -> Any:
    return lambda tensors, state: state.update(values)


MOMENT = "optimizer/weight/exp_avg"
FORGERIES: dict[str, Any] = {
    # A fused optimizer writes beyond the end of this one: the heap is corrupt at the first step.
    "a moment that is too small": put(MOMENT, (1,)),
    "a moment of doubles": put(MOMENT, (10, 784), "F64"),
    "a moment that is infinite": put(MOMENT, (10, 784), value=math.inf),
    "a moment of another optimizer": put("optimizer/weight/momentum_buffer", (10, 784)),
    "a step that is a table": put("optimizer/weight/step", (10, 784)),
    "a weight of another shape": put("network/weight", (784, 10)),
    "a weight that is no number": put("network/bias", (10,), value=math.nan),
    "no weight": lambda tensors, state: tensors.pop("network/bias"),
    "half of the best weights": lambda tensors, state: tensors.pop("best/bias"),
    "half of the moments": lambda tensors, state: tensors.pop(MOMENT),
    "an average that nobody asked for": put("average/bias", (10,)),
    "something unknown": put("other", (1,)),
    "a history of three axes": put("history", (1, 1, 1), "F64"),
    "a history of infinities": put("history", (1, len(COLUMNS)), "F64", math.inf),
    "a step below 0": say(step=-1),
    "a step in words": say(step="1"),
    "totals that are none": say(totals=None),
    "totals that are infinite": say(totals=[math.inf, 0, 0]),
    "images read right that are none": say(totals=[0, math.nan, 0]),
    "images below 0": say(totals=[0, 0, -1]),
    "half an image": say(totals=[0, 0, 0.5]),
    "seconds that are none": say(seconds=[]),
    "seconds below 0": say(seconds=-1.0),
    "more than three hundred years": say(seconds=1e10),
    "columns that are none": say(history_columns=7),
    "a folder that is none": say(data_dir=7),
    "a folder with a zero byte": say(data_dir="a\0b"),
    "settings that are none": say(config=[]),
    "a checksum that is none": say(dataset_checksum=None),
    "points that are none": say(values_per_point=[]),
}


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_checkpoint_is_refused_before_anything_is_restored(
    name: str, sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "run.checkpoint"
    path.write_bytes(forged(sound, FORGERIES[name]))
    with pytest.raises(ModelFileError, match="cannot be resumed") as caught:
        read_checkpoint(path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "settings",
    [
        {"model": 7}, {"model": "vit", "model_arguments": {"name": 5}}, {"dataset": None},
        {"betas": ["a", "b"]}, {"betas": [0.9]}, {"betas": [2, 2]}, {"betas": [0.9, 1.5]},
        {"epochs": "7"}, {"device": 5}, {"model_arguments": 7}, {"optimizer": ["sgd"]},
        {"preset": {}},
    ],
)  # fmt: skip
def test_settings_that_make_no_sense_are_refused(
    settings: State, sound: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "run.checkpoint"
    path.write_bytes(forged(sound, lambda tensors, state: state["config"].update(settings)))
    for read in (read_checkpoint, lambda path: read_summary(path, data_dir=None)):
        with pytest.raises(ModelFileError):
            read(path)


def test_a_deep_state_is_refused_by_both_readers(sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.checkpoint"
    deep = "[" * 100_000
    path.write_bytes(b"".join(assemble({}, {"format": "digitpad-checkpoint/2", "state": deep})))
    with pytest.raises(ModelFileError, match="nested too deeply"):
        read_checkpoint(path)
    with pytest.raises(ModelFileError, match="nested too deeply"):
        read_summary(path, data_dir=None)


def test_a_flipped_bit_is_noticed(sound: bytes, tmp_path: Path) -> None:
    path, draw = tmp_path / "run.checkpoint", np.random.default_rng(0)
    for bit in draw.integers(0, 8 * len(sound), 100).tolist():
        damaged = bytearray(sound)
        damaged[bit // 8] ^= 1 << bit % 8
        path.write_bytes(damaged)
        with pytest.raises(ModelFileError):
            read_checkpoint(path)


def test_a_sound_checkpoint_that_was_written_again_is_read(sound: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.checkpoint"
    path.write_bytes(forged(sound, lambda tensors, state: None))
    assert read_checkpoint(path).step == 1
