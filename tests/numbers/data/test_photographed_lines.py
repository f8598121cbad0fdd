"""Lines of numbers are seen as photos of patterned paper show them."""

from __future__ import annotations

from itertools import islice

import numpy as np
from drawn import bars

from digitpad.arrays import Grey
from digitpad.handwriting.synthesis import new_generator
from digitpad.numbers.data.pasted import pasted_lines
from digitpad.numbers.data.photographed import photo_of, photographed_lines
from digitpad.numbers.line import VIEW


def seen(seed: int, count: int) -> list[tuple[str, Grey]]:
    generator = new_generator(seed, 0, 2)
    lines = photographed_lines(pasted_lines([bars()], generator), generator)
    return list(islice(lines, count))


def test_a_line_is_seen_with_its_ink_and_as_high_as_the_reader_wants_it() -> None:
    for text, picture in seen(1, 12):
        assert text
        assert picture.dtype == np.uint8
        assert len(picture) == VIEW
        assert picture.max() > 200, "ink is there"
        assert np.median(picture) == 0, "most of the paper is blank, whatever its pattern"


def test_a_photo_is_dark_ink_on_paper_with_a_pattern() -> None:
    strip = np.zeros((VIEW, 90), np.uint8)
    strip[8:24, 30:36] = 255
    spreads = []
    for seed in range(8):
        photo = photo_of(strip, np.random.default_rng(seed))
        height, width = photo.shape
        ink = photo[height // 4 : 3 * height // 4, int(0.34 * width) : int(0.39 * width)]
        paper = photo[height // 4 : 3 * height // 4, int(0.5 * width) :]
        assert np.median(ink) < np.median(paper) - 20
        spreads.append(float(paper.std()))
    assert max(spreads) > 2 * min(spreads), "some papers have a pattern, and some have none"


def test_ink_that_is_not_found_again_is_not_learned() -> None:
    generator = np.random.default_rng(3)
    blank = np.zeros((VIEW, 90), np.uint8)
    written = blank.copy()
    written[8:24, 30:36] = 255
    lines = photographed_lines([("7", blank), ("1", written)], generator)
    assert [text for text, _ in lines] == ["1"]


def test_photographed_lines_are_the_same_whenever_they_are_made() -> None:
    for (text, picture), (other_text, other) in zip(seen(5, 6), seen(5, 6), strict=True):
        assert text == other_text
        assert (picture == other).all()
    assert [text for text, _ in seen(5, 6)] != [text for text, _ in seen(6, 6)]
