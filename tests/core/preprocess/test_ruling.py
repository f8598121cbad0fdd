"""Ruled lines are found as curves, and taken out without what is written across them."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.preprocess.ruling import (
    RuledLine,
    find_lines,
    measured,
    without_lines,
    without_strays,
)

FLOOR = 20.0


def sheet(
    *lines: tuple[int, int, int], level: int = 120, thick: int = 2, bend: float = 0.0
) -> Grey:
    """Return a contrast map with level lines: y, where each begins and where it ends."""
    contrast = np.zeros((300, 800), np.uint8)
    for y, begin, end in lines:
        for x in range(begin, end):
            top = y + round(bend * (x - 400) ** 2)
            contrast[top : top + thick, x] = level
    return contrast


def found(contrast: Grey, floor: float = FLOOR, **more: float) -> list[RuledLine]:
    return find_lines(contrast, floor, **more)


def test_lines_are_found_from_the_top_and_where_they_run() -> None:
    one, other = found(sheet((200, 50, 750), (100, 0, 800)))
    assert one.height(400) == pytest.approx(100.5, abs=0.6)
    assert (other.begin, other.end) == (50, 750)
    assert one.level == pytest.approx(120)
    assert 1 <= one.thick <= 3
    assert one.is_solid
    assert one.is_seen


@pytest.mark.parametrize(("long", "count"), [(244, 1), (236, 0)])
def test_a_line_is_seen_along_a_part_of_the_width(long: int, count: int) -> None:
    assert len(found(sheet((100, 200, 200 + long)))) == count
    assert not found(sheet((100, 200, 200 + long)), min_support=0.4)


@pytest.mark.parametrize(("level", "count"), [(16, 1), (15, 0)])
def test_a_line_may_be_a_little_fainter_than_noise(level: int, count: int) -> None:
    assert len(found(sheet((100, 0, 800), level=level))) == count


@pytest.mark.parametrize("bend", [-0.00004, 0.00004])
def test_a_line_bends_with_its_sheet(bend: float) -> None:
    (line,) = found(sheet((150, 0, 800), bend=bend))
    assert line.height(0) - line.height(400) == pytest.approx(160000 * bend, abs=1)


@pytest.mark.parametrize(("gap", "count"), [(180, 1), (230, 2)])
def test_a_line_goes_on_beyond_a_gap(gap: int, count: int) -> None:
    begin, end = 400 - gap // 2, 400 + gap // 2
    assert len(found(sheet((100, 0, begin), (100, end, 800)))) == count


@pytest.mark.parametrize(("step", "count"), [(4, 1), (12, 2)])
def test_a_line_goes_on_where_its_course_leads(step: int, count: int) -> None:
    assert len(found(sheet((100, 0, 380), (100 + step, 420, 800)))) == count


@pytest.mark.parametrize(("dashes", "is_solid"), [(32, True), (26, False)])
def test_a_line_with_gaps_is_not_solid(dashes: int, is_solid: bool) -> None:
    contrast = sheet(*((100, 40 * n, 40 * n + dashes + 3) for n in range(20)))
    (line,) = found(contrast)
    assert line.is_solid == is_solid


def test_nothing_is_left_of_a_line_and_what_crosses_it_stays() -> None:
    contrast = sheet((100, 0, 800))
    contrast[80:120, 300:304] = 110
    cleared, mask = without_lines(contrast, found(contrast))
    assert cleared[:, :290].max() == 0
    assert cleared[80:120, 300:304].min() > 60
    assert (mask[100:102] == 255).all()
    assert mask[:90].max() == 0


@pytest.mark.parametrize(("level", "is_kept"), [(200, True), (185, False)])
def test_ink_on_a_line_stays_if_it_is_much_darker(level: int, is_kept: bool) -> None:
    contrast = sheet((100, 0, 800))
    contrast[100:102, 300:330] = level
    cleared, _ = without_lines(contrast, found(contrast))
    assert (cleared[100:102, 305:325].min() > 0) == is_kept


def test_a_line_without_extent_is_expected_and_not_seen() -> None:
    assert not RuledLine(np.array([0.0, 0.0, 50.0]), 0, 0, 1.0, 0.0).is_seen


def straying(offset: float, share: float, count: int = 1) -> tuple[list[RuledLine], Grey]:
    """Return eight parallel lines of which some fall; those are dark along ``share``."""
    contrast = np.zeros((300, 800), np.uint8)
    lines = []
    for n in range(8):
        slope = 2 * offset / 800 if n in (2, 4, 6)[:count] else 0.0
        y = 30 + 30 * n
        for x in range(round(800 * share) if slope else 800):
            contrast[round(y + slope * (x - 400)), x] = 120
        curve = np.array([0.0, slope, y - 400 * slope])
        lines.append(RuledLine(curve, 0, 800, 1.0, 120.0, not slope))
    return lines, contrast


@pytest.mark.parametrize(
    ("offset", "share", "count", "left"),
    [
        (2.0, 0.5, 1, 8),
        (3.0, 0.5, 1, 7),  # the stems of digits below each other
        (3.0, 0.83, 1, 7),
        (3.0, 0.87, 1, 8),  # whole
        (3.0, 0.5, 2, 6),
        (3.0, 0.5, 3, 8),  # so many are faded print
    ],
)
def test_a_line_with_gaps_that_strays_from_the_course_of_the_others_is_none(
    offset: float, share: float, count: int, left: int
) -> None:
    lines, contrast = straying(offset, share, count)
    assert len(without_strays(lines, contrast)) == left


def test_of_few_lines_none_strays() -> None:
    lines, contrast = straying(8.0, 0.5)
    assert len(without_strays(lines[:3], contrast)) == 3
    assert len(without_strays(lines[:4], contrast)) == 3


@pytest.mark.parametrize(("dash", "count"), [(8, 0), (9, 1)])
def test_a_line_may_be_broken_into_runs_that_are_no_dots(dash: int, count: int) -> None:
    """Of 800 pixels: a run is 0.011 of them long, and one of a line three times as long."""
    dashes = [(100, x, x + dash) for x in range(100, 700, dash + 3)]
    assert len(found(sheet(*dashes, (100, 400, 440)), min_support=0.4)) == count


@pytest.mark.parametrize(("longest", "count"), [(26, 0), (27, 1)])
def test_a_line_has_a_run_that_tells_its_course(longest: int, count: int) -> None:
    dashes = [(100, x, x + longest) for x in range(40, 760, longest + 4)]
    assert len(found(sheet(*dashes))) == count


@pytest.mark.parametrize(("slope", "count"), [(0.1, 1), (0.2, 0)])
def test_a_steep_line_has_no_level_runs(slope: float, count: int) -> None:
    contrast = np.zeros((300, 800), np.uint8)
    for x in range(800):
        contrast[round(70 + slope * x)][x] = 120
    assert len(found(contrast)) == count


@pytest.mark.parametrize(("distance", "count"), [(3, 1), (7, 2)])
def test_lines_closer_than_a_curve_is_exact_are_one(distance: int, count: int) -> None:
    contrast = sheet((100, 0, 800), (100 + distance, 0, 800), thick=1)
    assert len(found(contrast)) == count


@pytest.mark.parametrize("off", [-4, 0, 4])
def test_a_line_is_measured_where_it_runs_near_its_expected_course(off: int) -> None:
    contrast = sheet((100 + off, 0, 800))
    line = measured(contrast, np.array([0.0, 0.0, 100.5]), (0, 800), 6, FLOOR)
    assert line.height(400) == pytest.approx(100.5 + off, abs=1.1)
    assert line.is_solid


def test_where_nothing_runs_a_line_is_no_darker_than_noise_and_not_solid() -> None:
    line = measured(sheet(), np.array([0.0, 0.0, 100.0]), (0, 800), 6, FLOOR)
    assert (line.level, line.thick, line.is_solid) == (FLOOR, 1.0, False)


@pytest.mark.parametrize("y", [0, 298])
def test_a_line_along_the_edge_of_a_sheet_goes(y: int) -> None:
    contrast = sheet((y, 0, 800))
    assert not without_lines(contrast, found(contrast))[0].any()


@pytest.mark.parametrize(("bottom", "is_whole"), [(100, False), (112, True)])
def test_ink_is_joined_across_a_line_if_it_stands_on_both_sides(
    bottom: int, is_whole: bool
) -> None:
    contrast = sheet((100, 0, 800))
    contrast[80:bottom, 300:304] = np.maximum(contrast[80:bottom, 300:304], 110)
    cleared, _ = without_lines(contrast, found(contrast))
    assert bool((cleared[100:102, 301:303] > 100).all()) == is_whole
    assert cleared[90, 302] == 110


def test_a_bold_line_on_a_small_photo_is_found_without_its_blurred_edges() -> None:
    sharp = sheet((100, 0, 800), thick=4, level=200)
    blurred = np.asarray(cv2.GaussianBlur(sharp, (0, 0), 2.5), np.uint8)
    (line,) = found(blurred, has_edges=False)
    assert line.height(400) == pytest.approx(101.5, abs=1)
    edges = [edge.height(400) for edge in found(blurred)]
    assert all(abs(edge - 101.5) > 1 for edge in edges)
