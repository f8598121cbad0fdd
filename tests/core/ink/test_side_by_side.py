"""Several digits in one drawing are distinguished from one digit of several strokes."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from digitpad.files import resource
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, Stroke, drawing_from_points
from digitpad.ink.inkml import read_inkml
from digitpad.ink.side_by_side import MOST_STROKES, figures_side_by_side
from digitpad.modelfile import open_model
from digitpad.recognise.prediction import Verdict
from digitpad.recognise.recogniser import Recogniser


def number(text: str, *, step: float = 0.3, size: float = 0.25) -> Drawing:
    """The digits of ``text`` in a row."""
    strokes: list[Stroke] = []
    for place, digit in enumerate(text):
        drawn = synthesis.drawing(int(digit), seed=place)
        left, top, right, bottom = drawn.bounds()
        for stroke in drawn.strokes:
            scale = size / max(right - left, bottom - top)
            corner = np.array([0.1 + step * place, 0.4]) - scale * np.array([left, top])
            strokes.append(Stroke((stroke.points * scale + corner).astype(np.float32)))
    return Drawing(tuple(strokes))


@pytest.mark.parametrize("text", ["42", "17", "105", "999"])
def test_digits_in_a_row_are_counted(text: str) -> None:
    assert len(figures_side_by_side(number(text))) == len(text)


def test_nothing_holds_no_figure_and_a_dot_or_a_dash_beside_one_is_none() -> None:
    assert figures_side_by_side(Drawing()) == ()
    one = [(0.4, 0.1), (0.4, 0.9)]
    dotted = drawing_from_points([one, [(0.7, 0.9)], [(0.8, 0.5), (0.95, 0.5)]])
    assert len(figures_side_by_side(dotted)) == 1


def test_a_drawing_of_very_many_strokes_is_not_looked_into() -> None:
    edges = np.linspace(0, 1, MOST_STROKES + 2)
    fence = drawing_from_points([[(x, 0.1), (x, 0.9)] for x, _ in pairwise(edges)])
    assert figures_side_by_side(fence) == (fence.bounds(),)


def test_the_strokes_of_one_digit_are_hardly_ever_taken_for_several(pendigits_file: Path) -> None:
    drawings = [item.drawing for item in read_inkml(pendigits_file)]
    several = sum(len(figures_side_by_side(drawing)) > 1 for drawing in drawings)
    assert several <= len(drawings) / 1000


def test_the_shipped_model_says_of_a_number_that_it_is_several() -> None:
    recogniser = Recogniser(open_model(resource("digitpad.safetensors")))
    read = [recogniser.recognise(number(text)) for text in ("42", "38", "207", "96", "55")]
    assert sum(one.is_several for one in read) >= 4
    single = recogniser.recognise(synthesis.drawing(4, seed=1))
    assert single.verdict is Verdict.DIGIT
    assert len(single.figures) == 1
