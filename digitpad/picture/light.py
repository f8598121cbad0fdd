"""The light on a photo: whether ink is darker than paper, and by how much it stands out.

Paper is never equally bright. Its brightness is estimated everywhere, once as a smooth surface
between the strokes and once by filling the strokes, which keeps the edges of shadows; what is
darker than both is ink.
"""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.picture.blobs import grown

Floats = npt.NDArray[np.float32]

MIN_CONTRAST: Final = 0.07
"""Ink that is closer to its paper than this part of its brightness is not seen."""
MAX_REST_VARIANCE: Final = 0.2
"""What a picture of two levels has left of its variance within them, smooth edges included."""
LIGHT_PAPER: Final = 0.55
NOISE_MULTIPLE: Final = 4.5
"""How many standard deviations of the paper's noise ink stands out by."""
MAX_SHARPENING: Final = 5.0
"""How much more a line of one pixel stands out than after smoothing: three times, and noise."""


FLAT_SHARE: Final = 0.25
"""Of the pixels of a clean picture at least so many are of exactly the paper's brightness."""
FLAT_LIGHTER: Final = 0.002
FLAT_RANGE: Final = 12
"""No more than this part of its pixels is lighter than the paper by more than so many levels."""
CLEAN_PAPER: Final = 0.75
"""A clean picture's paper is at least so bright, or so dark where the ink is light."""
DARKEST_SHADOW: Final = 0.7
"""What takes more than this part of the paper's brightness away is ink ..."""
MOST_GREY: Final = 3.0
"""... and in a clean picture there is no more of what is fainter, the edges, than so many times."""
LARGEST_WINDOW: Final = 0.45
PHOTO_WINDOW: Final = 0.25
"""Parts of the longer side: what is filled to find the ink, and in a photo with uneven light. Half
of a window is the broadest stroke that is sure to be filled."""
LEAST_INK: Final = 4.0
"""Ink of a thumbnail of 160 px (contrast times pixels) that is worth a larger window."""
FLOWS: Final = 8
"""Rounds after which no dark shape is wound so much that there would be more to come."""
SETTLED: Final = 0.007
"""A round that changes no brightness by more than this is the last."""


def resized(level: Floats, longest: int) -> Floats:
    """Return a grey map averaged down to a longer side of ``longest`` pixels."""
    height, width = level.shape
    factor = longest / max(height, width)
    if factor >= 1.0:
        return level
    size = (max(1, round(width * factor)), max(1, round(height * factor)))
    return np.asarray(cv2.resize(level, size, interpolation=cv2.INTER_AREA))


def is_light_on_dark(coarse: Floats, is_cut_out: bool) -> bool:
    """Return whether the ink is lighter than what it lies on.

    In a photo ink is what is narrow and stands out: more does so to one side than to the other.
    A digit that was cut out fills its picture, and there the corners are paper.
    """
    height, width = coarse.shape
    y = np.abs(np.linspace(-1.0, 1.0, height))[:, None]
    x = np.abs(np.linspace(-1.0, 1.0, width))[None, :]
    if is_cut_out:
        border = np.maximum(x, y) >= 1.0 - 5.0 / max(height, width)
        weight = np.where(border, np.minimum(x, y) ** 2, 0.0)
        light = coarse > otsu(coarse)
        return float(weight[light].sum()) < float(weight[~light].sum())
    # What happens at the border of a picture says little about the digit.
    weight = np.clip(1.4 - np.maximum(x, y), 0.0, 1.0)
    smooth = blurred(coarse, 1)
    size = 2 * (max(height, width) // 20) + 1
    dark_strokes = _excess(closed(smooth, size) - smooth)
    light_strokes = _excess(smooth + closed(-smooth, size))
    rest = coarse - _windowed_median(coarse)
    noise = 1.4826 * float(np.median(np.abs(rest)))
    verdict = _balance(light_strokes, dark_strokes, weight)
    verdict += _balance(rest - 2.0 * noise, -rest - 2.0 * noise, weight)
    # Hardly anybody writes lighter than light paper; there it takes more to believe it.
    return verdict > (1.0 if np.median(coarse) > LIGHT_PAPER else 0.0)


def _excess(values: Floats) -> Floats:
    return values - 2.0 * np.median(values)


def _balance(first: Floats, second: Floats, weight: npt.NDArray[np.float64]) -> float:
    """Return how much more of the first than of the second is above 0, from -1 to 1."""
    more = float((weight * np.maximum(first, 0.0) ** 2).sum())
    less = float((weight * np.maximum(second, 0.0) ** 2).sum())
    return (more - less) / (more + less) if more + less > 0 else 0.0


def _windowed_median(coarse: Floats) -> Floats:
    """Return the median around each pixel, in a window of about half the picture."""
    # Light that falls off across the picture goes on doing so beyond its border.
    plane = _plane(coarse)
    reach = max(coarse.shape) // 4
    levels = np.rint(255 * np.clip(coarse - plane + 0.5, 0, 1)).astype(np.uint8)
    padded = cv2.copyMakeBorder(levels, *4 * (reach,), cv2.BORDER_REFLECT)
    median = cv2.medianBlur(padded, 2 * reach + 1)[reach:-reach, reach:-reach]
    return np.asarray(median / np.float32(255) - np.float32(0.5) + plane, np.float32)


def _plane(values: Floats) -> Floats:
    """Return the plane that fits values best."""
    height, width = values.shape
    # A side of one pixel has no slope.
    y: Floats = np.linspace(-1.0, 1.0, height, dtype=np.float32)[:, None] * (height > 1)
    x: Floats = np.linspace(-1.0, 1.0, width, dtype=np.float32)[None, :] * (width > 1)
    # On a grid the three coefficients are independent of each other.
    down = float((values * y).mean()) / max(float((y * y).mean()), 1e-9)
    across = float((values * x).mean()) / max(float((x * x).mean()), 1e-9)
    return (float(values.mean()) + down * y + across * x).astype(np.float32)


def flat_contrast(level: Floats) -> Floats | None:
    """Return how much darker than its paper each pixel of a clean picture is (0 … 1).

    What a program drew, or a scanner cleaned, is black on paper of one brightness. It has no
    light, shadow or noise to look for, and none of its ink may be taken for them. None for
    anything else.
    """
    counts = np.bincount(np.rint(level * 255.0).astype(np.int64).ravel(), minlength=256)
    commonest = int(counts.argmax())
    # Paper beside ink may be a little grey, and what was stored as a JPEG rings a little there.
    lighter = int(counts[commonest + FLAT_RANGE + 1 :].sum())
    is_flat = counts[commonest] >= FLAT_SHARE * level.size and lighter <= FLAT_LIGHTER * level.size
    if not is_flat or commonest < 255 * CLEAN_PAPER:
        return None
    contrast = _ratio(level, np.full_like(level, commonest / 255.0))
    black = int((contrast > DARKEST_SHADOW).sum())
    grey = int((contrast > MIN_CONTRAST).sum()) - black
    return contrast if grey <= MOST_GREY * black else None


def contrast_map(level: Floats, coarse: Floats, is_cut_out: bool) -> tuple[Floats, float]:
    """Return how much darker than its paper each pixel is (0 … 1), and the paper's noise."""
    height, width = level.shape
    paper = even_paper(level) if is_cut_out else None
    if paper is None:
        paper = _as_large(_windowed_median(coarse), level)
    contrast = _ratio(level, paper)
    # In a small picture a small neighbourhood would follow the noise.
    for part in (2, 3, 4) if is_cut_out else (8, 12, 16):
        noise = _noise(contrast)
        threshold = max(MIN_CONTRAST / 2, 3.0 * noise, otsu(contrast) * 0.6)
        ink = grown(contrast > threshold, max(1, min(height, width) // 150))
        paper = _paper_between(level, ink, paper, max(height, width) / part)
        contrast = _ratio(level, paper)
    smooth = blurred(level, 1)
    closed_paper = closed(smooth, closing_window(level, is_cut_out), is_cut_out)
    # A closing follows the lightest noise, not the middle of it. A digit that fills its picture
    # leaves less paper than ink.
    blank = ~ink if is_cut_out and not ink.all() else np.ones_like(ink)
    closed_paper -= np.median((closed_paper - smooth)[blank])
    filled = _ratio(level, closed_paper)
    # Smoothing smears the edge of a shadow over its dark side, but makes no valley there.
    valley = MAX_SHARPENING * _ratio(smooth, closed_paper)
    result = np.minimum(np.minimum(contrast, filled), valley)
    noise = _noise(contrast)
    # The same noise is more of a dark paper's brightness than of a light one's.
    local_noise = _noise(paper - level) / np.maximum(paper, 0.08)
    is_lost = (local_noise > 1.5 * noise) & (result < NOISE_MULTIPLE * local_noise)
    return np.where(is_lost, 0.0, result).astype(np.float32), noise


def even_paper(level: Floats) -> Floats | None:
    """Return the brightness of the paper where a picture has but two levels, else None.

    A broad digit that fills its picture leaves less paper than ink around most pixels.
    """
    is_paper = level > otsu(level)
    share = float(is_paper.mean())
    if not 0.0 < share < 1.0:
        return None
    within = share * float(level[is_paper].var()) + (1 - share) * float(level[~is_paper].var())
    if within > MAX_REST_VARIANCE * float(level.var()):
        return None
    return np.full_like(level, np.median(level[is_paper]))


def closing_window(level: Floats, is_cut_out: bool) -> int:
    """Return the size of the window with which a closing fills the ink.

    A morphological closing fills what is narrower than its window and keeps every edge of a
    shadow. The smallest that fills the ink is best: wider ones fill corners of shadows, too.
    """
    small = blurred(resized(level, 160), 1)
    height, width = small.shape
    y = np.minimum(np.arange(height), np.arange(height)[::-1])[:, None]
    x = np.minimum(np.arange(width), np.arange(width)[::-1])[None, :]
    counts = np.minimum(y, x) >= max(height, width) // 12
    widest = LARGEST_WINDOW if is_cut_out or even_paper(level) is not None else PHOTO_WINDOW
    steps = np.geomspace(4, max(height, width) * LARGEST_WINDOW, 9)
    sizes = [2 * round(size / 2) + 1 for size in steps if size <= max(height, width) * widest]
    closings = np.stack([closed(small, size, is_cut_out) for size in sizes])
    if not is_cut_out:
        closings = without_tips(closings, small)
    filled = []
    for closing in closings:
        rest = _ratio(small, closing)
        rest -= float(np.median(rest))
        filled.append(float(rest[counts & (rest > MIN_CONTRAST)].sum()))
    best = 1 if max(filled) < LEAST_INK else len(sizes) - 1
    for index in range(len(sizes) - 1):
        if filled[index] >= max(LEAST_INK, 0.8 * max(filled[index : index + 3])):
            best = index + 1
            break
    return int(2 * round(sizes[best] * len(level) / height / 2) + 1)


def _ratio(level: Floats, paper: Floats) -> Floats:
    return np.clip(1.0 - level / np.maximum(paper, 0.08), -1.0, 1.0).astype(np.float32)


def _as_large(small: Floats, like: Floats) -> Floats:
    size = (like.shape[1], like.shape[0])
    return np.asarray(cv2.resize(small, size, interpolation=cv2.INTER_CUBIC))


def _noise(contrast: Floats) -> float:
    """Return the standard deviation of the paper's brightness.

    Ink is darker than its paper, so what is lighter is noise, however much ink there is.
    """
    lighter = contrast[contrast < 0.0]
    return 1.4826 * float(np.median(-lighter)) if lighter.size else 0.0


def otsu(values: Floats) -> float:
    """Return the threshold that parts values in [0, 1] best into two groups (Otsu 1979)."""
    levels = np.rint(255 * values[(values >= 0) & (values <= 1)]).astype(np.uint8)
    return float((cv2.threshold(levels, 0, 255, cv2.THRESH_OTSU)[0] + 0.5) / 255)


def _paper_between(
    level: Floats, ink: npt.NDArray[np.bool_], paper: Floats, reach: float
) -> Floats:
    """Return the paper's brightness, averaged around each pixel over what is not ink."""
    longest = 160
    blank = resized((~ink).astype(np.float32), longest)
    light = resized(np.where(ink, 0.0, level).astype(np.float32), longest)
    radius = max(1, round(reach * len(blank) / len(ink) / 2))
    # Where all is ink within reach, the former estimate stands.
    before = resized(paper, longest)
    averaged = (blurred(light, radius) + 0.02 * before) / (blurred(blank, radius) + 0.02)
    return _as_large(averaged, level)


def blurred(values: Floats, radius: int) -> Floats:
    """Return values averaged with two boxes, borders repeated: nearly a triangle."""
    box = (2 * radius + 1, 2 * radius + 1)
    once = cv2.blur(values, box, borderType=cv2.BORDER_REPLICATE)
    return np.asarray(cv2.blur(once, box, borderType=cv2.BORDER_REPLICATE))


def closed(level: Floats, size: int, is_cut_out: bool = False) -> Floats:
    """Return the morphological closing with a square window of ``size`` pixels a side.

    Around a photo the same goes on, else the border would be ink where light falls off; around
    a digit that was cut out is paper.
    """
    reach = 0 if is_cut_out else size // 2
    wide = cv2.copyMakeBorder(level, *4 * (reach,), cv2.BORDER_REPLICATE)
    filled = cv2.morphologyEx(wide, cv2.MORPH_CLOSE, np.ones((size, size), np.uint8))
    height, width = level.shape
    return np.asarray(filled[reach : reach + height, reach : reach + width])


def without_tips(closings: Floats, level: Floats) -> Floats:
    """Return closings (n, h, w) with only those dark shapes filled that are filled whole.

    A window that fits into a shadow still fills its corners and the rim of a round one. What is
    dark flows back from the part that was left dark (a closing by reconstruction).
    """
    result = closings.copy()
    for _ in range(FLOWS):
        before = result.copy()
        for flow, ground in (
            (result, level),
            (result[:, ::-1], level[::-1]),
            (result.transpose(0, 2, 1), level.T),
            (result.transpose(0, 2, 1)[:, ::-1], level.T[::-1]),
        ):
            for row in range(1, len(ground)):
                lowered = np.minimum(flow[:, row], flow[:, row - 1])
                flow[:, row] = np.maximum(lowered, ground[row])
        if float((before - result).max()) < SETTLED:
            break
    return result
