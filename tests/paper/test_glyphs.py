"""Images of signs are read in batches, and a 1 is told from a 7 by the width of its top."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.paper.glyphs import BATCH_SIZE, GlyphReader
from digitpad.paper.networks import Networks


@pytest.fixture
def reader(networks: Networks) -> GlyphReader:
    return networks.glyphs


@pytest.mark.parametrize("count", [0, 1, BATCH_SIZE, BATCH_SIZE + 1])
def test_each_image_is_read_however_many_there_are(count: int, reader: GlyphReader) -> None:
    readings = reader.read([stem(13)] * count)
    assert [int(reading.probabilities.argmax()) for reading in readings] == [7] * count


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
    assert (str(reading.probabilities.argmax()), reading.score) == (text, 1.0)
