"""Devices: those that torch offers here, and no others."""

from __future__ import annotations

import pytest
import torch

from digitpad.errors import DeviceError
from digitpad.training.compute.devices import available_devices, pick_device, processor


def test_the_processor_is_always_there_and_comes_last() -> None:
    devices = available_devices()
    assert devices[-1] == processor()
    assert devices[-1].name == "cpu"


def test_every_device_offered_really_computes() -> None:
    for device in available_devices():
        assert float(torch.ones(2, device=device.name).sum()) == 2.0


def test_auto_takes_the_best() -> None:
    assert pick_device("auto") == available_devices()[0]


def test_a_device_that_is_not_there_is_refused_naming_those_that_are() -> None:
    with pytest.raises(DeviceError, match="This machine offers: .*cpu"):
        pick_device("cuda:99")


def test_a_device_is_shown_with_its_name_and_memory() -> None:
    assert "cores" in str(processor())
