"""Images of a sheet are read in batches, and a 1 is told from a 7 by the width of its top."""

from __future__ import annotations

import numpy as np
import pytest
from drawn_figures import digit, sheet_with

from digitpad.arrays import Grey
from digitpad.paper.glyphs import BATCH_SIZE, GlyphReader, GlyphReading, crop


def test_a_reading_is_as_good_as_it_is_a_digit_and_no_other() -> None:
    shares = np.full(10, 0.02)
    shares[3] = 0.82
    reading = GlyphReading(shares, 0.5)
    assert (reading.text, reading.probability) == ("3", 0.82)
    assert reading.quality == pytest.approx(0.41)


@pytest.mark.parametrize(
    ("count", "expected"), [(0, []), (1, [1]), (BATCH_SIZE, [BATCH_SIZE]),
                            (BATCH_SIZE + 1, [BATCH_SIZE, BATCH_SIZE + 1])],
)  # fmt: skip
def test_reading_tells_after_each_batch_how_many_images_were_read(
    count: int, expected: list[int], reader: GlyphReader
) -> None:
    before = reader.count
    image = np.zeros((28, 28), np.uint8)
    image[4:24, 13:16] = 255
    assert [told - before for told in reader.reading([image] * count)] == expected
    assert reader.count == before + count


def stem(bar: int, *, at: int = 0) -> Grey:
    """Return an upright stroke of 20×3 pixels with a bar to its left, ``at`` rows from its top."""
    image = np.zeros((28, 28), np.uint8)
    image[4:24, 15:18] = 255
    image[4 + at, 18 - bar : 18] = 255
    return image


@pytest.mark.parametrize(
    ("image", "text"),
    [
        (stem(3), "1"),
        (stem(13), "7"),
        (stem(13, at=1), "7"),  # within a tenth of its height
        (stem(13, at=2), "1"),
    ],
)
def test_what_may_be_a_1_or_a_7_is_told_by_the_width_of_its_top(
    image: Grey, text: str, reader: GlyphReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = np.zeros((1, 10), np.float32)
    shares[0, [1, 7]] = 0.5
    monkeypatch.setattr(
        "digitpad.paper.glyphs.probabilities_and_score", lambda *_: (shares, np.ones(1))
    )
    (reading,) = reader.read([image])
    assert (reading.text, reading.score) == (text, 1.0)


def test_a_crop_shows_the_chosen_pieces_alone() -> None:
    first, second = digit("4", 20), digit("2", 40)
    sheet = sheet_with([first, second])
    box = first.box
    assert (crop(sheet, [0], box)[:, :20] == first.image[:, :20]).all()
    assert not crop(sheet, [0], box)[5:-5, 20:].any()
    both = crop(sheet, [0, 1], box)
    assert (both >= crop(sheet, [1], box)).all()
    assert both[5:-5, 20:].all()
