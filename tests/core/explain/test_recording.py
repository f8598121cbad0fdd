"""Moments of a run are kept, few and small enough."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.explain.recording import MOST_BYTES, MOST_MOMENTS, Recording
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture

INFO = new_info(architecture("candle-linear"), "learning")


def model(value: float, size: int = 10) -> Model:
    return Model(INFO, {"weight": np.full((size, size), value, np.float32)})


def test_moments_of_a_long_run_are_few_in_order_and_equally_far_apart():
    recording = Recording()
    for step in range(1000):
        recording.add(model(step), step / 100)
    epochs = [moment.epochs for moment in recording.moments]
    assert MOST_MOMENTS / 2 <= len(epochs) <= MOST_MOMENTS
    assert epochs[0] == 0
    assert len(set(np.diff(epochs).round(6))) == 1
    assert epochs[-1] > 9.5


def test_a_run_that_continues_from_before_its_end_takes_back_the_moments_since():
    recording = Recording()
    for epochs in (0.5, 1.0, 1.5, 1.2):
        recording.add(model(0), epochs)
    assert [moment.epochs for moment in recording.moments] == [0.5, 1.0, 1.2]


def test_large_networks_have_fewer_moments():
    recording = Recording()
    for step in range(50):
        recording.add(model(step, 1000), step)
    size = sum(moment.weights["weight"].nbytes for moment in recording.moments)
    assert size <= MOST_BYTES
    assert len(recording.moments) > 2


def test_a_network_of_which_not_even_two_moments_fit_has_none():
    recording = Recording()
    recording.add(model(0, 3000), 0.0)
    assert recording.is_too_large
    assert not recording.moments


def test_a_moment_reads_as_the_network_did():
    recording = Recording()
    recording.add(model(0.1234567), 0.0)
    recording.add(model(1e9), 1.0)
    assert recording.model_at(0).tensors["weight"][0, 0] == pytest.approx(0.12345, rel=1e-3)
    assert np.isfinite(recording.model_at(1).tensors["weight"]).all()
    assert recording.model_at(0).info is INFO
