"""The least change of a drawing that alters what is read, and what an answer hangs on by that."""

from __future__ import annotations

from collections.abc import Generator

import numpy as np
import pytest

from digitpad.explain.explainer import Explanation
from digitpad.explain.least_change import Edit, LeastChange, least_changes
from digitpad.explain.reason import Reason, reason_steps, third_of
from digitpad.explain.shape import StrokeRole
from digitpad.explain.target import Target
from digitpad.generators import finished
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.recognise.recogniser import Recogniser

RING = drawing_from_points(
    [[(0.5 + 0.3 * np.sin(t), 0.5 - 0.3 * np.cos(t)) for t in np.linspace(0.6, 5.7, 40)]]
)
"""A zero with a gap at its top."""
NONE = np.zeros((28, 28), np.float32)
TURNS = np.linspace(1, 7.3, 60)
CLOSED = drawing_from_points([[(0.5 + 0.3 * np.sin(t), 0.5 - 0.3 * np.cos(t)) for t in TURNS]])


def gap_reader() -> Recogniser:
    """A linear network that reads 0 where there is ink at the middle of the top, else 1."""
    weight = np.zeros((10, 28, 28), np.float32)
    weight[0, :9, 12:17] = 1
    open_ink, closed_ink = (
        float((weight[0] * drawing_to_image(one)).sum() / 255) for one in (RING, CLOSED)
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
    assert found.edit in (Edit.JOIN, Edit.DRAW_ON)
    assert reader.recognise(found.drawing).label == "0"
    assert np.hypot(*np.diff(found.line, axis=0).T).sum() < 0.4


def test_of_changes_as_long_the_one_that_makes_a_surer_answer_is_the_less() -> None:
    reader = gap_reader()
    (found,) = finished(least_changes(reader, RING))
    size = 0.6
    length = np.hypot(*np.diff(found.line, axis=0).T).sum() / size
    assert found.cost == pytest.approx(length + 1 - found.prediction.confidence, abs=0.02)


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
    costs = [one.cost for one in found]
    assert costs == sorted(costs)
    labels = [one.prediction.label for one in found]
    assert len({*labels, reader.recognise(drawing).label}) == len(labels) + 1


def reason(
    reader: Recogniser, page: Drawing | np.ndarray, rival: str, evidence: np.ndarray = NONE
) -> Reason:
    """Return what the answer hangs on, which is not ``rival``."""
    image = drawing_to_image(page) if isinstance(page, Drawing) else page
    read = reader.recognise_image(image)
    target = Target(read.classes.index(read.label), (read.classes.index(rival),))
    found = Explanation("lime", target, evidence, 0.0, 0.0)
    return finished(reason_steps(reader, page, read, found))


@pytest.mark.parametrize("is_drawing", [True, False], ids=["drawing", "picture"])
def test_a_closed_loop_is_the_reason_where_a_gap_in_it_would_be_read_as_another(
    *, is_drawing: bool
) -> None:
    reader, image = gap_reader(), drawing_to_image(CLOSED)
    page: Drawing | np.ndarray = CLOSED if is_drawing else image
    found = reason(reader, page, "1")
    assert (found.edit, found.role, found.place) == (Edit.RUB_OUT, StrokeRole.LOOP, (0, 1))
    assert found.prediction.label == "1"
    assert reader.recognise_image(found.changed).label == "1"
    assert 0 < found.where.sum() < 0.4 * (image > 0).sum()
    assert (image[found.where] > found.changed[found.where]).all()
    assert (np.abs(image.astype(int) - found.changed)[~found.where] < 100).all()


@pytest.mark.parametrize("is_drawing", [True, False], ids=["drawing", "picture"])
def test_the_reason_is_ink_that_the_map_says_speaks_for_the_answer_if_there_is_any(
    *, is_drawing: bool
) -> None:
    image = drawing_to_image(CLOSED)
    page: Drawing | np.ndarray = CLOSED if is_drawing else image
    left = np.where(image, np.where(np.arange(28) < 14, -1, 1), 0).astype(np.float32)
    for evidence in (left, left[:, ::-1]):
        found = reason(gap_reader(), page, "1", evidence)
        assert found.prediction.label == "1"
        assert evidence[found.where].sum() >= 0
        assert found.speaks_for_it
    found = reason(gap_reader(), page, "1", np.where(image, -1, 0).astype(np.float32))
    assert found.prediction.label == "1"
    assert not found.speaks_for_it


def test_a_gap_is_the_reason_where_it_would_be_read_as_another_if_it_were_closed() -> None:
    image = drawing_to_image(RING)
    found = reason(gap_reader(), RING, "0")
    assert found.edit is not Edit.RUB_OUT
    assert found.place == (0, 1)
    assert found.prediction.label == "0"
    assert (found.changed[found.where] > image[found.where]).all()


def reason_of_rubbing_out(
    monkeypatch: pytest.MonkeyPatch, line: np.ndarray, before: Drawing, after: Drawing
) -> Reason:
    """Return the reason for the answer where rubbing out a line is the least change."""
    read = gap_reader().recognise(RING)
    change = LeastChange(Edit.RUB_OUT, line, StrokeRole.END, 0.1, after, read)

    def least(*_: object) -> Generator[None, None, tuple[LeastChange, ...]]:
        yield from ()
        return (change,)

    monkeypatch.setattr("digitpad.explain.reason.least_changes", least)
    return reason(gap_reader(), before, "1")


def test_ink_that_lies_below_other_ink_is_framed_where_it_lies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    twice = Drawing((*CLOSED.strokes, *CLOSED.strokes))
    found = reason_of_rubbing_out(monkeypatch, twice.strokes[0].points[:12], twice, CLOSED)
    assert 0 < found.where.sum() < 0.5 * (drawing_to_image(twice) > 0).sum()


def test_a_bar_across_a_stroke_is_framed_on_both_sides_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seven = [(0.4, 0.22), (0.55, 0.2), (0.45, 0.9)]
    before = drawing_from_points([seven, [(0.36, 0.5), (0.64, 0.49)]])
    after = drawing_from_points([seven])
    found = reason_of_rubbing_out(monkeypatch, before.strokes[1].points, before, after)
    is_gone = (drawing_to_image(before) > 200) & (found.changed < 50)
    assert is_gone[:, :14].any()
    assert is_gone[:, 14:].any()
    assert found.where[is_gone].all()
    assert found.place == (1, 1)


def test_where_the_other_one_is_out_of_reach_another_answer_is_the_reason() -> None:
    found = reason(gap_reader(), CLOSED, "7")
    assert found.prediction.label == "1"


def stubborn() -> Recogniser:
    """A network that reads 3 whatever it sees."""
    bias = np.eye(10, dtype=np.float32)[3] * 50
    tensors = {"weight": np.zeros((10, 784), np.float32), "bias": bias}
    return Recogniser(Model(new_info(architecture("candle-linear")), tensors))


def test_where_nothing_decides_half_the_ink_is_tried_and_none_that_speaks_against() -> None:
    image = drawing_to_image(CLOSED)
    evidence = np.where(image, np.arange(28, dtype=np.float32) + 1, 0)
    found = reason(stubborn(), image, "1", evidence)
    assert found.prediction.label == "3"
    assert 0.5 <= found.where.sum() / (image > 0).sum() < 0.75
    against = np.where(image, np.where(np.arange(28) < 18, -1, 1), 0).astype(np.float32)
    assert not reason(stubborn(), CLOSED, "1", against).where[:, :14].any()


def test_of_a_colour_picture_nothing_is_said_about_loops() -> None:
    made = architecture("cifar-cnn")
    reader = Recogniser(Model(new_info(made), build(made, seed=0).arrays()))
    image = np.random.default_rng(0).integers(0, 256, (3, 32, 32), np.uint8)
    evidence = np.random.default_rng(1).normal(size=(3, 32, 32)).astype(np.float32)
    found = reason(reader, image, reader.recognise_image(image).second, evidence)
    assert found.role is StrokeRole.NOTHING
    assert found.where.shape == (32, 32)
    assert reader.recognise_image(found.changed).label == found.prediction.label


def digit_of_rings(digit: str) -> tuple[list[np.ndarray], tuple[float, float], float]:
    """Return strokes of a digit, and the middle and radius of one of its rings."""
    turns = np.radians(np.arange(0, 361, 5))
    across, down = np.sin(turns), -np.cos(turns)

    def ring(y: float, radius: float) -> np.ndarray:
        return np.stack((0.5 + radius * across, y + radius * down), axis=1)

    small = 0.16
    match digit:
        case "0":
            return [], (0.5, 0.5), 0.3
        case "6":
            stem = np.linspace((0.5 - small, 0.66), (0.5, 0.18), 20)
            return [stem], (0.5, 0.66), small
        case "9":
            stem = np.linspace((0.5 + small, 0.34), (0.5, 0.82), 20)
            return [stem], (0.5, 0.34), small
    return [ring(0.66, small)], (0.5, 0.34), small


@pytest.mark.parametrize("degrees", range(0, 360, 45))
@pytest.mark.parametrize("digit", "0689")
@pytest.mark.parametrize("width", [60, 150, 300])
def test_what_is_framed_is_where_it_is_said_to_be(
    digit: str, degrees: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gap in a ring, in eight directions; wide ones have their mean in the middle of the ring."""
    others, (x, y), radius = digit_of_rings(digit)

    def arc(first: float, last: float) -> np.ndarray:
        turns = np.radians(np.linspace(degrees + first, degrees + last, 60))
        return np.stack((x + radius * np.sin(turns), y - radius * np.cos(turns)), axis=1)

    gone, rest = arc(-width / 2, width / 2), arc(width / 2, 360 - width / 2)
    whole = drawing_from_points([*others, gone, rest])
    read = gap_reader().recognise(whole)
    line = whole.strokes[len(others)].points
    change = LeastChange(
        Edit.RUB_OUT, line, StrokeRole.TIE, 0.1, drawing_from_points([*others, rest]), read
    )

    def least(*_: object) -> Generator[None, None, tuple[LeastChange, ...]]:
        yield from ()
        return (change,)

    monkeypatch.setattr("digitpad.explain.reason.least_changes", least)
    found = reason(gap_reader(), whole, "1")
    thirds = {third_of(*place, read.image) for place in np.argwhere(found.where).tolist()}
    assert found.place in thirds
    if width == 60:
        spot = np.array(
            (y - radius * np.cos(np.radians(degrees)), x + radius * np.sin(np.radians(degrees)))
        )
        left, top, right, bottom = whole.bounds()
        parts = (spot - (top, left)) / (bottom - top, right - left)
        near = np.abs(np.array(found.place) + 0.5 - 3 * parts)
        assert (near < 1).all()


def test_a_narrow_drawing_has_a_top_and_a_bottom_but_no_left_and_right() -> None:
    one = drawing_to_image(drawing_from_points([[(0.48, 0.2), (0.52, 0.8)]]))
    rows, columns = np.argwhere(one).T
    places = {third_of(row, column, one) for row, column in zip(rows, columns, strict=True)}
    assert places == {(0, 1), (1, 1), (2, 1)}
    dash = one.T
    places = {third_of(row, column, dash) for row, column in np.argwhere(dash).tolist()}
    assert places == {(1, 0), (1, 1), (1, 2)}
