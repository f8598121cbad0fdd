"""The light on a photo: whether ink is darker than paper, and its contrast to the paper.

PaperLight is never evenly bright. Its brightness is estimated everywhere, once as a smooth surface
between the strokes and once by a closing that fills the strokes, which keeps the edges of shadows.
Ink is darker than both estimates.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.arrays import Doubles, Floats, Grey

MIN_CONTRAST: Final = 0.07
"""Least contrast of ink, in brightnesses of its paper."""
MAX_WITHIN_VARIANCE: Final = 0.2
"""Largest share of the variance left within the two levels of a picture that has but two, smooth
edges included."""
LIGHT_PAPER: Final = 0.55
"""Median brightness from which paper is light, so that light ink on it takes more evidence."""
NOISE_MULTIPLE: Final = 4.5
"""Standard deviations of the paper's noise by which ink stands out."""
MAX_SHARPENING: Final = 5.0
"""Largest ratio of a one-pixel line's contrast before and after smoothing: three, and noise."""
CLEAN_PAPER_SHARE: Final = 0.25
"""Least share of a clean picture's pixels that have exactly the paper's brightness."""
MAX_LIGHTER_SHARE: Final = 0.002
LIGHTER_LEVELS: Final = 12
"""Largest share of a clean picture's pixels that are more than ``LIGHTER_LEVELS`` grey levels
lighter than the paper."""
MIN_CLEAN_PAPER: Final = 0.75
"""Least brightness of a clean picture's paper; of a picture with light ink, after inversion."""
DARKEST_SHADOW: Final = 0.7
"""Contrast above which a pixel is ink, as no shadow is darker."""
MAX_GREY_RATIO: Final = 3.0
"""Most grey pixels, those of edges, for each pixel of ink in a clean picture."""
PAPER_WINDOWS: Final = (0.12, 0.25)
"""Closing windows of a photo, in longer sides: up to twice as broad as its strokes."""
MIN_PAPER: Final = 0.08
"""Least brightness of paper by which contrast and noise are divided."""
NORMAL_DEVIATION: Final = 1.4826
"""Standard deviation of normal noise, in medians of its size."""


def resized(level: Floats, longest: int) -> Floats:
    """Return a grey map averaged down to a longer side of ``longest`` pixels."""
    height, width = level.shape
    factor = longest / max(height, width)
    if factor >= 1.0:
        return level
    size = (max(1, round(width * factor)), max(1, round(height * factor)))
    return np.asarray(cv2.resize(level, size, interpolation=cv2.INTER_AREA))


def is_light_on_dark(coarse: Floats) -> bool:
    """Return whether the ink is lighter than what it lies on.

    Ink on a photo is narrow and stands out, so the polarity with more such pixels is the ink's.
    """
    height, width = coarse.shape
    y = np.abs(np.linspace(-1.0, 1.0, height))[:, None]
    x = np.abs(np.linspace(-1.0, 1.0, width))[None, :]
    # The border of a picture says little about the digit.
    weight = np.clip(1.4 - np.maximum(x, y), 0.0, 1.0)
    smooth = blurred(coarse, 1)
    size = 2 * (max(height, width) // 20) + 1
    dark_strokes = _excess(closed(smooth, size) - smooth)
    light_strokes = _excess(smooth + closed(-smooth, size))
    detail = coarse - _windowed_median(coarse)
    noise = NORMAL_DEVIATION * float(np.median(np.abs(detail)))
    verdict = _balance(light_strokes, dark_strokes, weight)
    verdict += _balance(detail - 2.0 * noise, -detail - 2.0 * noise, weight)
    # Ink lighter than light paper is rare, so it takes more evidence.
    return verdict > (1.0 if np.median(coarse) > LIGHT_PAPER else 0.0)


def _excess(values: Floats) -> Floats:
    return values - 2.0 * np.median(values)


def _balance(first: Floats, second: Floats, weight: npt.NDArray[np.float64]) -> float:
    """Return the surplus of the first's positive energy over the second's, from -1 to 1."""
    more = float((weight * np.maximum(first, 0.0) ** 2).sum())
    less = float((weight * np.maximum(second, 0.0) ** 2).sum())
    return (more - less) / (more + less) if more + less > 0 else 0.0


def _windowed_median(coarse: Floats) -> Floats:
    """Return the median around each pixel, in a window of about half the picture."""
    # Assume that light that falls off across the picture keeps doing so beyond its border.
    plane = _plane(coarse)
    reach = max(coarse.shape) // 4
    levels = np.rint(255 * np.clip(coarse - plane + 0.5, 0, 1)).astype(np.uint8)
    padded = cv2.copyMakeBorder(levels, *4 * (reach,), cv2.BORDER_REFLECT)
    median = cv2.medianBlur(padded, 2 * reach + 1)[reach:-reach, reach:-reach]
    return np.asarray(median / np.float32(255) - np.float32(0.5) + plane, np.float32)


def _plane(values: Floats) -> Floats:
    """Return the least-squares plane through values."""
    height, width = values.shape
    # A side of one pixel has no slope.
    y: Floats = np.linspace(-1.0, 1.0, height, dtype=np.float32)[:, None] * (height > 1)
    x: Floats = np.linspace(-1.0, 1.0, width, dtype=np.float32)[None, :] * (width > 1)
    # On a grid the three coefficients are independent of each other.
    down = float((values * y).mean()) / max(float((y * y).mean()), 1e-9)
    across = float((values * x).mean()) / max(float((x * x).mean()), 1e-9)
    return (float(values.mean()) + down * y + across * x).astype(np.float32)


def clean_contrast(level: Floats) -> Floats | None:
    """Return how much darker than its paper each pixel of a clean picture is (0 … 1).

    A picture drawn by a program or cleaned by a scanner is black on paper of one brightness: it
    has no shadow or noise, and none of its ink may be taken for them. None for other pictures.
    """
    counts = np.bincount(np.rint(level * 255.0).astype(np.int64).ravel(), minlength=256)
    commonest = int(counts.argmax())
    # PaperLight beside ink may be a little grey, and JPEG compression rings there.
    lighter = int(counts[commonest + LIGHTER_LEVELS + 1 :].sum())
    is_flat = (
        counts[commonest] >= CLEAN_PAPER_SHARE * level.size
        and lighter <= MAX_LIGHTER_SHARE * level.size
    )
    if not is_flat or commonest < 255 * MIN_CLEAN_PAPER:
        return None
    contrast = _ratio(level, np.full_like(level, commonest / 255.0))
    black = int((contrast > DARKEST_SHADOW).sum())
    grey = int((contrast > MIN_CONTRAST).sum()) - black
    return contrast if grey <= MAX_GREY_RATIO * black else None


class PaperLight(NamedTuple):
    """``contrast``: float32 (h, w), how much each pixel differs from its paper, 0 … 1; ``noise``:
    that of the paper; ``is_even``: without light or shadow.
    """

    contrast: Floats
    noise: float
    is_even: bool


def papers_of(ground: Floats, window: float, *, is_even: bool) -> list[PaperLight]:
    """Return what the paper may be: as bright as what lies around, or of one brightness.

    ``ground``: float32 (h, w), brightness, ink darker than paper; ``window``: in longer sides, of
    the closing that fills the ink; ``is_even``: whether one brightness is likelier. Nothing for a
    second window if the picture is clean.
    """
    is_first = window == PAPER_WINDOWS[0]
    if (contrast := clean_contrast(ground)) is not None:
        return [PaperLight(contrast, 0.0, is_even=True)] if is_first else []
    papers = [_uneven(ground, window)]
    if is_first and (even := even_paper(ground)) is not None:
        contrast = _ratio(ground, even)
        papers.insert(0 if is_even else 1, PaperLight(contrast, noise_of(contrast), is_even=True))
    return papers


def _uneven(ground: Floats, window: float) -> PaperLight:
    smooth = blurred(ground, 1)
    paper = closed(smooth, 2 * round(window * max(ground.shape) / 2) + 1)
    paper -= np.median(paper - smooth)
    full = _ratio(ground, paper)
    contrast = np.minimum(full, MAX_SHARPENING * _ratio(smooth, paper))
    noise = noise_of(full)
    local_noise = noise_of(paper - ground) / np.maximum(paper, MIN_PAPER)
    is_lost = (local_noise > 1.5 * noise) & (contrast < NOISE_MULTIPLE * local_noise)
    contrast = np.where(is_lost, 0.0, contrast).astype(np.float32)
    return PaperLight(contrast, noise, is_even=False)


def even_paper(level: Floats) -> Floats | None:
    """Return the brightness of the paper in a picture of two levels, None for other pictures.

    A broad digit that fills its picture leaves less paper than ink around most pixels.
    """
    is_paper = level > otsu(level)
    share = float(is_paper.mean())
    if not 0.0 < share < 1.0:
        return None
    within = share * float(level[is_paper].var()) + (1 - share) * float(level[~is_paper].var())
    if within > MAX_WITHIN_VARIANCE * float(level.var()):
        return None
    return np.full_like(level, np.median(level[is_paper]))


def _ratio(level: Floats, paper: Floats) -> Floats:
    return np.clip(1.0 - level / np.maximum(paper, MIN_PAPER), -1.0, 1.0).astype(np.float32)


def noise_of(contrast: Floats) -> float:
    """Return the standard deviation of the paper's brightness.

    Ink is darker than its paper, so lighter pixels are noise, however much ink there is.
    """
    lighter = contrast[contrast < 0.0]
    return NORMAL_DEVIATION * float(np.median(-lighter)) if lighter.size else 0.0


def percentiles(grey: Grey, *parts: float) -> Doubles:
    """Return percentiles of a grey map: those of numpy, by its histogram in a fortieth of the time.

    ``grey``: uint8, not empty.
    """
    counts = cv2.calcHist([grey], [0], None, [256], [0, 256]).ravel().astype(np.int64)
    at = np.array(parts) / 100 * (grey.size - 1)
    below, above = (
        np.searchsorted(counts.cumsum(), ranks, side="right")
        for ranks in (np.floor(at), np.ceil(at))
    )
    return np.asarray(below + (above - below) * (at % 1))


def otsu(values: Floats) -> float:
    """Return the threshold that best separates values in [0, 1] into two classes (Otsu 1979)."""
    levels = np.rint(255 * values[(values >= 0) & (values <= 1)]).astype(np.uint8)
    return float((cv2.threshold(levels, 0, 255, cv2.THRESH_OTSU)[0] + 0.5) / 255)


def blurred(values: Floats, radius: int) -> Floats:
    """Return values blurred by two box filters, nearly a triangle, with replicated borders."""
    box = (2 * radius + 1, 2 * radius + 1)
    once = cv2.blur(values, box, borderType=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.blur(once, box, borderType=cv2.BORDER_REPLICATE))


def closed(level: Floats, size: int) -> Floats:
    """Return the morphological closing with a square window of ``size`` pixels a side.

    The border is replicated, else it would be ink where light falls off.
    """
    reach = size // 2
    wide = cv2.copyMakeBorder(level, *4 * (reach,), cv2.BORDER_REPLICATE)
    closed_ink = cv2.morphologyEx(wide, cv2.MORPH_CLOSE, np.ones((size, size), np.uint8))
    height, width = level.shape
    return np.asarray(closed_ink[reach : reach + height, reach : reach + width])
