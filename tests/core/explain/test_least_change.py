"""The least change of a drawing that alters what is read, and the eraser."""

from __future__ import annotations

import numpy as np

from digitpad.explain.least_change import Doing, least_changes
from digitpad.generators import finished
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import drawing_from_points
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.preprocess.normalise import drawing_to_image
from digitpad.recognise.recogniser import Recogniser

RING = drawing_from_points(
    [[(0.5 + 0.3 * np.sin(t), 0.5 - 0.3 * np.cos(t)) for t in np.linspace(0.6, 5.7, 40)]]
)
"""A zero with a gap at its top."""


def gap_reader() -> Recogniser:
    """A linear network that reads 0 where there is ink at the middle of the top, else 1."""
    closed = drawing_from_points(
        [[(0.5 + 0.3 * np.sin(t), 0.5 - 0.3 * np.cos(t)) for t in np.linspace(0, 6.3, 40)]]
    )
    weight = np.zeros((10, 28, 28), np.float32)
    weight[0, :9, 12:17] = 1
    open_ink, closed_ink = (
        float((weight[0] * drawing_to_image(one)).sum() / 255) for one in (RING, closed)
    )
    assert closed_ink > open_ink + 2
    weight = weight.reshape(10, 784)
    bias = np.full(10, -50, np.float32)
    bias[:2] = 0, (open_ink + closed_ink) / 2
    made = architecture("candle-linear")
    return Recogniser(Model(new_info(made), {"weight": weight, "bias": bias}))


def test_closing_the_gap_is_found_and_does_what_is_said() -> None:
    reader = gap_reader()
    assert reader.recognise(RING).label == "1"
    (found,) = finished(least_changes(reader, RING))
    assert found.prediction.label == "0"
    assert found.doing in (Doing.JOIN, Doing.DRAW_ON)
    assert reader.recognise(found.drawing).label == "0"
    assert found.length < 0.4


def test_the_least_change_comes_first_and_each_other_answer_once() -> None:
    drawing = synthesis.drawing(4, seed=1)
    made = architecture("candle-linear")
    rng = np.random.default_rng(0)
    tensors = {
        "weight": rng.normal(0, 0.3, (10, 784)).astype(np.float32),
        "bias": np.zeros(10, np.float32),
    }
    reader = Recogniser(Model(new_info(made), tensors))
    found = finished(least_changes(reader, drawing))
    assert len(found) > 1
    lengths = [one.length for one in found]
    assert lengths == sorted(lengths)
    labels = [one.prediction.label for one in found]
    assert len({*labels, reader.recognise(drawing).label}) == len(labels) + 1
