"""Photos of digits, made from strokes: paper, light, shadows, ruling, noise.

``python tests/core/made_photos.py`` writes ``seen.png`` again, what is seen of
``PHOTOS``. Do so only where networks shall see something else from then on, and look at it.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, Stroke, drawing_from_points
from digitpad.ink.raster import render
from digitpad.preprocess.mnist import MNIST
from digitpad.preprocess.steps import PictureSteps

SEEN = Path(__file__).parent / "preprocess" / "seen.png"
FIVE = drawing_from_points(
    [
        [(0.35, 0.25), (0.33, 0.45), (0.5, 0.42), (0.62, 0.55), (0.55, 0.72), (0.32, 0.74)],
        [(0.38, 0.22), (0.62, 0.21)],
    ]
)
ONE = drawing_from_points([[(0.5, 0.14), (0.5, 0.86)]])


def coverage(drawing: Drawing, width: int, height: int, pen: float = 0.05) -> np.ndarray:
    """How much of each pixel of a page is inked: float (height, width), 0 … 1."""
    side = max(width, height)
    fine = 1 if side > 400 else 4
    lines = [
        (stroke.points - 0.5) * min(width, height) * fine + side * fine / 2
        for stroke in drawing.strokes
    ]
    page = Image.fromarray(render(lines, side * fine, pen * min(width, height) * fine))
    top, left = (side - height) // 2, (side - width) // 2
    page = page.resize((side, side), Image.Resampling.BOX)
    return np.asarray(page.crop((left, top, left + width, top + height)), dtype=float) / 255


def photo(ink: np.ndarray, paper: np.ndarray | float = 0.85, dark: float = 0.2) -> np.ndarray:
    levels = paper * (1 - ink) + np.minimum(dark, paper) * ink
    return np.clip(levels * 255, 0, 255).astype(np.uint8)


def slope(height: int, width: int) -> np.ndarray:
    """Light that falls off across the page to less than half."""
    y, x = np.mgrid[0:height, 0:width]
    return 0.95 - 0.3 * x / width - 0.25 * y / height


def shadow(height: int, width: int) -> np.ndarray:
    """A shadow with a clear edge right through the digit."""
    y, x = np.mgrid[0:height, 0:width]
    return 0.9 * np.where(x + 0.3 * y > 0.6 * width, 0.55, 1.0)


def thrown(height: int, width: int, *, is_round: bool) -> np.ndarray:
    """The shadow of a head or of an elbow, which ends on the page."""
    y, x = np.mgrid[0:height, 0:width]
    if is_round:
        edge = np.hypot((x - 0.5 * width) / 0.15, (y - 0.4 * height) / 0.11) / width - 1.0
    else:
        edge = np.maximum(x - 0.8 * y - 0.35 * width, 0.1 * width - x - 0.3 * y) / width
    return 0.9 * (1 - 0.55 / (1.0 + np.exp(np.clip(edge * 60, -50, 50))))


def ruled(height: int, width: int, degrees: float, margin: bool = False) -> np.ndarray:
    """A ruled page that was held a little askew: the corners cut some of its lines off."""
    y, x = np.mgrid[0:height, 0:width]
    sine, cosine = np.sin(np.radians(degrees)), np.cos(np.radians(degrees))
    paper = np.where((cosine * y - sine * x) % 24 < 2, 0.65, 0.9)
    if margin:
        paper = np.where(np.abs(cosine * x + sine * y - 0.2 * width) < 1, 0.6, paper)
    return paper


def noisy(picture: np.ndarray, amount: float = 8.0) -> np.ndarray:
    rng = np.random.default_rng(0)
    return np.clip(picture + rng.normal(0, amount, picture.shape), 0, 255).astype(np.uint8)


def number(text: str, columns: int, size: float = 0.14) -> Drawing:
    """The digits of ``text`` in rows of so many, on a page of 1 × 1."""
    strokes: list[Stroke] = []
    for place, digit in enumerate(text):
        drawn = synthesis.drawing(int(digit), seed=place)
        left, top, right, bottom = drawn.bounds()
        scale = size / max(right - left, bottom - top)
        row, column = divmod(place, columns)
        corner = np.array([0.15 + 1.4 * size * column, 0.2 + 1.5 * size * row])
        for stroke in drawn.strokes:
            moved = (stroke.points - np.array([left, top])) * scale + corner
            strokes.append(Stroke(moved.astype(np.float32)))
    return Drawing(tuple(strokes))


def _photos() -> dict[str, np.ndarray]:
    wide, high = 160, 136
    ink = coverage(FIVE, wide, high)
    thin = coverage(FIVE, wide, high, 0.02)
    broad = coverage(FIVE, wide, high, 0.14)
    cut = coverage(FIVE, 44, 40, 0.12)
    table = photo(ink, slope(high, wide))
    table[:, :7] = table[:9] = 30
    specks = photo(ink)
    rng = np.random.default_rng(1)
    for y, x in zip(rng.integers(2, high - 4, 20), rng.integers(2, wide - 4, 20), strict=True):
        specks[y : y + 2, x : x + 2] = 40
    lines = np.full((high, wide), 0.9)
    lines[9::26] = lines[10::26] = 0.6
    squares = lines.copy()
    squares[:, 7::26] = 0.62
    under = photo(ink)
    under[120:123, 10:150] = 60
    return {
        "plain": photo(ink),
        "uneven light": noisy(photo(ink, slope(high, wide))),
        "shadow": noisy(photo(ink, shadow(high, wide))),
        "faint": noisy(photo(ink, 0.7, dark=0.45)),
        "hardly there": noisy(photo(ink, 0.7, dark=0.52), 14),
        "thin": noisy(photo(thin, slope(high, wide)), 4),
        "broad": noisy(photo(broad, slope(high, wide)), 4),
        "light on dark": 255 - noisy(photo(ink, slope(high, wide))),
        "chalk": noisy(photo(1 - ink, 0.8, dark=0.3), 5),
        "cut out": noisy(photo(cut)),
        "cut out of the dark": 255 - photo(cut, slope(40, 44)),
        "a thumbnail": photo(coverage(FIVE, 20, 24, 0.09)),
        "ruled": noisy(photo(ink, lines), 4),
        "ruled askew": photo(ink, ruled(high, wide, 3.0)),
        "ruled with a margin": noisy(photo(ink, ruled(high, wide, -2.0, margin=True)), 3),
        "squared": photo(thin, squares),
        "an upright one": noisy(photo(coverage(ONE, wide, high, 0.03), lines), 4),
        "the shadow of a head": noisy(photo(thin, thrown(high, wide, is_round=True)), 3),
        "the shadow of an elbow": noisy(photo(ink, thrown(high, wide, is_round=False)), 3),
        "a dark table": noisy(table, 4),
        "specks": specks,
        "a line below": under,
        "print": photo(thin, 1.0, dark=0.0),
        "bold print": photo(broad, 1.0, dark=0.0),
        "two": noisy(photo(coverage(number("42", 2, 0.3), wide, high, 0.03)), 4),
        "a column": photo(coverage(number("123", 1, 0.18), wide, high, 0.02)),
        "blank": noisy(np.full((high, wide), 200)),
        "at the border": noisy(photo(np.roll(ink, 52, axis=1)), 4),
        "a strip": photo(coverage(FIVE, 180, 40, 0.1)),
    }


PHOTOS = _photos()


def seen_of(steps: PictureSteps) -> np.ndarray:
    """The image of a picture, its ink and its evened picture, side by side: uint8 (28, 92)."""
    small = [
        np.asarray(Image.fromarray(one).resize((32, 28), Image.Resampling.BOX))
        for one in (steps.ink, steps.evened())
    ]
    return np.hstack([steps.image28, *small])


if __name__ == "__main__":
    rows = [seen_of(MNIST.from_picture(picture).likeliest().steps) for picture in PHOTOS.values()]
    Image.fromarray(np.vstack(rows)).save(SEEN, optimize=True)
