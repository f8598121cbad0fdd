"""Devices that are not available here: they are not asked for what they cannot compute."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace

import pytest
import torch
from fake_mps import FakeMPS, is_channels_last
from torch.nn import functional as F

from digitpad.data.augment import ScanWear, _means
from digitpad.data.split import TensorSplit
from digitpad.models.catalogue import ARCHITECTURES, architecture
from digitpad.models.torch.network import build
from digitpad.training import loop
from digitpad.training.compute import acceleration
from digitpad.training.compute.devices import DeviceInfo, UnsupportedError, translate_failures
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.events import Ended, Event, Started, Warned
from digitpad.training.loop import train
from digitpad.training.meter import Meter
from digitpad.training.step import TrainingRun

FOREIGN = DeviceInfo("cpu:0", "A device that is not the processor", None)
"""torch computes on it as on the processor, and by its name digitpad does not know it."""


def config_of(name: str, **settings: object) -> TrainConfig:
    return config_for(name, "handwriting-small", batch_size=4, precision="float32", **settings)


def noise(name: str, count: int = 4) -> TensorSplit:
    made = architecture(name)
    generator = torch.Generator().manual_seed(1)
    shape = (count, *made.input_shape)
    images = torch.randint(256, shape, dtype=torch.uint8, generator=generator)
    signs = (count, 4) if made.reads_lines else (count,)
    return TensorSplit(images, torch.randint(made.class_count, signs, generator=generator))


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path))


@pytest.mark.parametrize("size", range(7, 30))
def test_the_means_of_areas_are_those_of_torch(size: int) -> None:
    images = torch.rand(3, 1, 28, 28, generator=torch.Generator().manual_seed(size))
    ours = _means(28, size, images.device) @ images @ _means(28, size, images.device).T
    torch.testing.assert_close(ours, F.interpolate(images, size=(size, size), mode="area"))


@pytest.mark.parametrize(
    "name", [one.name for one in ARCHITECTURES.values() if not one.reads_lines]
)
def test_a_step_of_every_recipe_asks_nothing_that_apples_graphics_refuses(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acceleration, "CHANNELS_LAST_DEVICES", ())
    config = config_of(name, channels_last=True)
    run = TrainingRun(config, build(architecture(name), seed=0), noise(name))
    if run.outliers is not None:
        run.outliers = noise(name, 64)
    with FakeMPS():
        for _ in run.gradients(torch.arange(4)):
            pass
        run.apply()
    assert run.step == 1


def test_all_wear_of_scans_is_drawn_without_what_apples_graphics_refuses() -> None:
    everything = ScanWear(1, 1, 1, 1, 3, 1, (14, 24), 1)
    images, generator = torch.rand(6, 1, 28, 28), torch.Generator().manual_seed(0)
    with FakeMPS():
        for _ in range(12):  # of a dozen coarse grids most do not divide 28
            assert everything(images, generator).shape == images.shape


def test_the_fake_refuses_what_the_real_one_does() -> None:
    images = torch.rand(1, 1, 28, 28)
    with FakeMPS(), pytest.raises(RuntimeError, match="divisible"):
        F.interpolate(images, size=(15, 15), mode="area")
    with FakeMPS(), pytest.raises(TypeError, match="float64"):
        images.double()
    with FakeMPS(), pytest.raises(AssertionError, match="last"):
        torch.rand(2, 3, 4, 5).contiguous(memory_format=torch.channels_last)


def test_what_learns_to_read_lines_is_left_to_the_processor() -> None:
    config = config_of("line-reader")
    run = TrainingRun(config, build(architecture("line-reader"), seed=0), noise("line-reader"))
    with (
        pytest.raises(UnsupportedError, match="_ctc_loss"),
        translate_failures("mps"),
        FakeMPS(order=False),
    ):
        list(run.gradients(torch.arange(4)))


def test_sums_are_kept_without_float64_where_nobody_knows_of_it() -> None:
    with FakeMPS():
        Meter(SimpleNamespace(device=torch.device("meta"), step=0, steps_per_epoch=1))
    with pytest.raises(TypeError, match="float64"), FakeMPS():
        Meter(SimpleNamespace(device=torch.device("cpu"), step=0, steps_per_epoch=1))


def test_channels_are_put_last_only_where_that_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    for kinds, expected in ((("cpu", "cuda"), True), (("cuda",), False)):
        monkeypatch.setattr(acceleration, "CHANNELS_LAST_DEVICES", kinds)
        network = build(architecture("line-reader"), seed=0)
        acceleration.lay_out(network, "float32", channels_last=True)
        assert any(map(is_channels_last, network.parameters())) is expected


@pytest.mark.parametrize(
    "error",
    [
        NotImplementedError("The operator 'aten::_ctc_loss' is not currently implemented"),
        RuntimeError("Non-divisible input sizes are not implemented on MPS device yet."),
        TypeError("Cannot convert a MPS Tensor to float64 dtype: it doesn't support float64"),
        RuntimeError("Required aspect fp64 is not supported on the device"),  # Intel's
        RuntimeError("\"addmm_impl_cuda\" not implemented for 'BFloat16'"),
    ],
)
def test_what_a_device_cannot_do_is_told_from_what_nobody_can(error: Exception) -> None:
    with pytest.raises(UnsupportedError, match="the processor can"), translate_failures("mps"):
        raise error
    with pytest.raises(type(error)), translate_failures("cpu"):
        raise error


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a device be there on which no gradient can be computed."""
    gradients = TrainingRun.gradients

    def on(wanted: str, *_: object) -> DeviceInfo:
        return FOREIGN if wanted == "auto" else DeviceInfo("cpu", "The processor", None)

    def refuse(run: TrainingRun, batch: torch.Tensor) -> Iterator[object]:
        if run.config.device == "auto":
            raise NotImplementedError("The operator is not currently implemented for it.\nMore")
        return gradients(run, batch)

    monkeypatch.setattr(loop, "device_for", on)
    monkeypatch.setattr(TrainingRun, "gradients", refuse)


@pytest.mark.usefixtures("refusing")
def test_a_run_takes_place_on_the_processor_where_its_device_cannot_compute_it() -> None:
    config = replace(config_of("candle-linear", epochs=1), train_limit=32, test_limit=8)
    assert config.device == "auto"
    events: list[Event] = list(train(config))
    (warned,) = (event for event in events if isinstance(event, Warned))
    assert "cpu:0 cannot compute this network (The operator is" in warned.message
    assert "More" not in warned.message
    (started,) = (event for event in events if isinstance(event, Started))
    assert started.device == "The processor"
    assert events.index(warned) < events.index(started)
    assert isinstance(events[-1], Ended)
    assert events[-1].reason == "completed"


def test_a_foreign_device_that_can_is_used_and_its_rehearsal_leaves_no_trace(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    config = replace(config_of("quick", epochs=1), train_limit=16, test_limit=8, device="cpu")
    expected = list(train(config))[-1]
    monkeypatch.setattr(loop, "device_for", lambda *_: FOREIGN)
    found = list(train(config))[-1]
    assert isinstance(expected, Ended)
    assert isinstance(found, Ended)
    assert all((found.last[name] == expected.last[name]).all() for name in expected.last)
