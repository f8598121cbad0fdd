"""Borders of cells and tiles in figures are told from the digit in them."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.preprocess.border import border_of, tile_of

SIDE = 120


def stroke() -> np.ndarray:
    """Return a page with a stroke in its middle."""
    mask = np.zeros((SIDE, SIDE), dtype=bool)
    mask[30:90, 50:60] = True
    return mask


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
@pytest.mark.parametrize("thick", [1, 8])
@pytest.mark.parametrize("kind", ["whole", "broken", "dotted", "inset"])
def test_a_line_along_the_edge_is_border_and_the_stroke_is_not(
    kind: str, thick: int, turns: int
) -> None:
    line = np.zeros((SIDE, SIDE), dtype=bool)
    top = 5 if kind == "inset" else 0
    line[top : top + thick] = True
    if kind == "broken":
        line[:, 70:90] = False
    if kind == "dotted":
        line[:, np.arange(SIDE) // 4 % 2 == 1] = False
    border = border_of(np.rot90(stroke() | line, turns).copy())
    assert border is not None
    assert border.is_sure
    assert (border.mask[np.rot90(line, turns)]).all()
    assert not (border.mask & np.rot90(stroke(), turns)).any()


def test_a_border_is_cut_from_the_stroke_that_it_touches() -> None:
    mask = stroke()
    mask[:4] = mask[:60, 50:60] = True
    border = border_of(mask)
    assert border is not None
    assert border.mask[:4].all()
    assert not border.mask[8:, 50:60].any()


def test_a_short_line_on_a_stroke_may_be_the_bar_of_a_seven() -> None:
    mask = stroke()
    mask[6:12, 20:60] = mask[6:60, 50:60] = True
    border = border_of(mask)
    assert border is not None
    assert not border.is_sure


def test_a_digit_that_reaches_the_edges_by_itself_has_no_border() -> None:
    seven = np.zeros((SIDE, 80), dtype=bool)
    seven[:8] = seven[:, 40:48] = True
    assert border_of(seven) is None
    assert border_of(stroke()) is None


@pytest.mark.parametrize("level", [0, 90, 255])
def test_the_inside_of_a_framed_tile_is_found_whatever_is_around_it(level: int) -> None:
    figure = np.full((240, 320, 3), 128, dtype=np.uint8)
    figure[40:200, 80:240] = 10
    figure[42:198, 82:238] = level
    figure[100:104, 74:80] = figure[200:206, 150:152] = 10  # ticks
    assert tile_of(figure) == (80, 40, 240, 200)
    figure[80:160, 150:160] = 250
    assert tile_of(figure) == (80, 40, 240, 200)


def test_a_round_shape_is_no_tile() -> None:
    y, x = np.mgrid[-60:60, -60:60]
    disc = np.where(np.hypot(x, y) < 40, 0, 255).astype(np.uint8)
    assert tile_of(disc) is None
    assert tile_of(np.full((40, 40, 3), 9, np.uint8)) is None
