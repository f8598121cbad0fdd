"""Looks at the signs and numbers of a photo again, with the networks for digits and for lines."""

from __future__ import annotations

from typing import Final, NamedTuple

import cv2
import numpy as np

from digitpad.arrays import Doubles, Floats, Grey
from digitpad.models.architecture import LINE_CLASSES
from digitpad.numbers.line import BLANK, COLUMN, MIDDLE_PX, PX_PER_HEIGHT, VIEW
from digitpad.numbers.whole_line import likely_texts, text_scores
from digitpad.paper.detector.chains import Chain
from digitpad.paper.detector.signs import Signs
from digitpad.paper.glyphs import GlyphReader
from digitpad.preprocess.fit import STRIP_BLUR, to_image

FAINTEST: Final = 0.3
"""How dark ink is at least, on an evened photo."""
DARKEST: Final = 1.8
MARGIN: Final = 0.06
"""Around a sign, in its height, that is looked at with it."""
TEXTS: Final = 8
"""Of a number, that the network for lines compares."""
TRUST: Final = 0.5
"""Of the network for digits, beside that for photos, as a power of its probabilities."""
FLOOR: Final = 1e-3
"""The least that it says of a digit."""
UNLIKELY: Final = -12.0
"""The least logarithm of a probability."""


class SecondLook(NamedTuple):
    """What the network for digits says of n signs: ``digits``, (n, 10), probabilities, and
    ``scores``, (n,), how much each looks like a digit at all.
    """

    digits: Doubles
    scores: Doubles


class LineLook(NamedTuple):
    """What the network for lines says of a number: the probability of its text among the likely
    ones, the logarithm of its probability for each sign, and the likeliest text.
    """

    share: float
    score: float
    text: str


def ink_of(evened: Floats) -> Grey:
    """Return the ink of an evened photo, uint8, 255 for full ink."""
    ink = np.clip((-evened - FAINTEST) / (DARKEST - FAINTEST), 0, 1)
    return np.asarray(np.rint(255 * ink), np.uint8)


def second_look(reader: GlyphReader, ink: Grey, scale: float, signs: Signs) -> SecondLook:
    """Read each sign of a photo alone. ``ink``: of the photo seen at a scale."""
    if not len(signs.sureness):
        return SecondLook(np.zeros((0, 10)), np.zeros(0))
    half = signs.sizes / 2 + MARGIN * signs.sizes[:, 1:]
    low = np.maximum(np.rint((signs.centres - half) * scale).astype(int), 0)
    high = np.rint((signs.centres + half) * scale).astype(int)
    images = [
        to_image(ink[top : max(bottom, top + 1), left : max(right, left + 1)])
        for (left, top), (right, bottom) in zip(low.tolist(), high.tolist(), strict=True)
    ]
    readings = reader.read(images)
    return SecondLook(
        np.array([reading.probabilities for reading in readings]),
        np.array([reading.score for reading in readings]),
    )


def agreed(signs: Signs, second: SecondLook) -> Signs:
    """Return signs with the classes that both networks together say.

    That a sign is a digit at all is left to the network for photos.
    """
    if not len(signs.sureness):
        return signs
    digits = signs.chances[:, :10]
    both = digits * np.maximum(second.digits, FLOOR) ** TRUST
    both *= digits.sum(axis=1, keepdims=True) / both.sum(axis=1, keepdims=True)
    return signs._replace(chances=np.hstack([both, signs.chances[:, 10:]]))


def line_look(reader: GlyphReader, ink: Grey, scale: float, signs: Signs, chain: Chain) -> LineLook:
    """Read a number as a whole."""
    columns = reader.columns_of(strip_of(ink, scale, signs, chain))
    likely = likely_texts(columns, TEXTS)
    text = "".join(sign for sign in chain.text if sign in LINE_CLASSES)
    texts = [text, *(each for each in likely if each != text)]
    scores = np.maximum(text_scores(columns, texts), UNLIKELY * len(text))
    share = float(1 / np.exp(scores - scores[0]).sum())
    return LineLook(share, float(scores[0]) / len(text), likely[0] if likely else "")


def strip_of(ink: Grey, scale: float, signs: Signs, chain: Chain) -> Grey:
    """Return a number on a strip, uint8 (32, width), as the network for lines sees it."""
    which = np.array(chain.signs)
    is_digit = signs.are_digits[which]
    centres, sizes = signs.centres[which] * scale, signs.sizes[which] * scale
    tall = float(np.median(sizes[is_digit, 1]))
    shrunk = PX_PER_HEIGHT / tall
    left = float((centres - sizes / 2)[:, 0].min()) - BLANK / shrunk
    right = float((centres + sizes / 2)[:, 0].max()) + BLANK / shrunk
    slope = 0.0
    if is_digit.sum() > 1:
        slope = float(np.polyfit(centres[is_digit, 0], centres[is_digit, 1], 1)[0])
    middle = float(np.median(centres[is_digit, 1] - slope * (centres[is_digit, 0] - left)))
    width = max(COLUMN, -int(-(right - left) * shrunk // COLUMN) * COLUMN)
    reach = round((VIEW + abs(slope) * width) / shrunk)
    x, y = max(int(left) - reach, 0), max(int(middle) - reach, 0)
    near = ink[y : int(middle) + reach, x : int(right) + reach]
    smooth = near if shrunk >= 1 else cv2.GaussianBlur(near, (0, 0), STRIP_BLUR / shrunk)
    half, left, middle = (shrunk - 1) / 2, left - x, middle - y
    place = np.array([
        [shrunk, 0, half - left * shrunk],
        [-slope * shrunk, shrunk, half + MIDDLE_PX + (slope * left - middle) * shrunk],
    ])  # fmt: skip
    return np.asarray(cv2.warpAffine(smooth, place, (width, VIEW)), np.uint8)
