"""The pixel path of ``mnist/1``: a photo or scan of one digit becomes 28×28.

In this order: reduce to a workable size; find out whether ink is darker or lighter than paper;
estimate the paper's brightness everywhere and divide by it, so that light, shadow and paper
colour are gone; take out ruled lines; choose the ink that makes up the digit; scale it, bring
the stroke near MNIST's width, and centre it as the strokes of a drawing are. A picture that is
in ``mnist/1`` form already passes unchanged.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image

from digitpad.ink import normalise
from digitpad.ink.boxes import Box
from digitpad.picture import light
from digitpad.picture.blobs import label
from digitpad.picture.digit_ruling import without_ruling
from digitpad.picture.fit import to_image
from digitpad.picture.pieces import digit_ink
from digitpad.picture.shadows import without_shadows
from digitpad.picture.steps import FoundInk, InkProblem, PictureSteps

Floats = npt.NDArray[np.float32]
Grey = npt.NDArray[np.uint8]

WORK_SIZE: Final = 640
"""Longer side to which larger pictures are reduced: averaging also takes their noise away."""
SMALL_SIZE: Final = 128
"""Smaller pictures are enlarged to about this, so that an edge lies between pixels."""
CUT_OUT_SIZE: Final = 64
"""A picture as small as this is no photo of a page but a digit that somebody has cut out."""
COARSE_SIZE: Final = 96
"""Longer side of the thumbnail in which polarity and paper are looked for."""
FILLED: Final = (0.2, 0.65)
"""The ink of a digit cut close to it is such a part of its picture; that of ruling is less."""
REACH: Final = 0.9
"""Part of the picture's width and height over which one piece of such ink reaches."""


def picture_to_image(picture: Grey) -> normalise.Image28:
    """Bring a picture of one digit to what ``mnist/1`` networks see.

    ``picture``: uint8 (h, w) grey or (h, w, 3) red, green, blue. Returns uint8 (28, 28), ink
    255 on background 0; all 0 where there is no ink.
    """
    return picture_steps(picture).image28


def picture_steps(picture: Grey) -> PictureSteps:
    """Bring a picture to what ``mnist/1`` networks see and keep what it looked like on the way.

    ``picture``: as for ``picture_to_image``.
    """
    image = _as_grey(picture)
    if (ready := _already_normal(np.asarray(image))) is not None:
        return PictureSteps(np.asarray(image), None, ready, ready)
    work = np.asarray(_work_size(image))
    is_cut_out = max(image.size) <= CUT_OUT_SIZE or _fills_picture(work)
    found = find_ink(work, is_cut_out=is_cut_out)
    shown = np.rint(found.ink * 255.0).astype(np.uint8)
    return PictureSteps(work, found, shown, to_image(shown))


def _as_grey(picture: Grey) -> Image.Image:
    if picture.size == 0 or picture.ndim not in (2, 3):
        raise ValueError(f"a picture has shape (h, w) or (h, w, 3), not {picture.shape}")
    return Image.fromarray(np.ascontiguousarray(picture)).convert("L")


def _already_normal(grey: Grey) -> normalise.Image28 | None:
    """Return the picture if it is a ``mnist/1`` image or its negative, else None."""
    if grey.shape != (normalise.IMAGE_SIZE, normalise.IMAGE_SIZE):
        return None
    border = np.concatenate((grey[0], grey[-1], grey[:, 0], grey[:, -1]))
    if np.median(border) > 127:
        grey, border = 255 - grey, 255 - border
    if (grey > 0).mean() > 0.6 or border.mean() > 8 or grey.max() < 128:
        return None
    rows, columns = np.nonzero(grey > 32)
    side = max(np.ptp(rows), np.ptp(columns)) + 1
    weights = grey.astype(np.float64)
    positions = np.arange(normalise.IMAGE_SIZE) + 0.5
    x = float(weights.sum(axis=0) @ positions / weights.sum())
    y = float(weights.sum(axis=1) @ positions / weights.sum())
    is_centred = max(abs(x - normalise.CENTRE_PX), abs(y - normalise.CENTRE_PX)) < 1.0
    return grey if abs(side - normalise.BOX_SIZE) <= 1 and is_centred else None


def _work_size(image: Image.Image) -> Image.Image:
    longest = max(image.size)
    if longest > WORK_SIZE:
        size = [max(1, round(side * WORK_SIZE / longest)) for side in image.size]
        return image.resize((size[0], size[1]), Image.Resampling.BOX, reducing_gap=3.0)
    if longest < SMALL_SIZE:
        factor = -(-SMALL_SIZE // longest)
        size = [side * factor for side in image.size]
        return image.resize((size[0], size[1]), Image.Resampling.BICUBIC)
    return image


def _fills_picture(grey: Grey) -> bool:
    """Return whether a picture of any size shows a digit that was cut close to its broad ink.

    There dark and light are two levels, and one piece of the dark reaches from border to border.
    On a photo of paper what reaches so far is thin, as ruling is, or a shadow, which is less dark.
    """
    coarse = light.resized(grey.astype(np.float32) / 255.0, COARSE_SIZE)
    if light.even_paper(coarse) is None:
        return False
    dark = coarse <= light.otsu(coarse)
    if not FILLED[0] <= dark.mean() <= FILLED[1]:
        return False
    if np.median(coarse[dark]) > (1.0 - light.DARKEST_SHADOW) * np.median(coarse[~dark]):
        return False
    labels, count = label(dark)
    for number in range(1, count + 1):
        extents = (np.ptp(places) + 1 for places in np.nonzero(labels == number))
        if all(it >= REACH * side for it, side in zip(extents, dark.shape, strict=True)):
            return True
    return False


def find_ink(grey: Grey, *, is_cut_out: bool = False) -> FoundInk:
    """Return how much ink of the digit there is in each pixel of a picture.

    ``grey``: uint8 (h, w); ``is_cut_out`` says that the digit may fill it.
    """
    level = grey.astype(np.float32) / 255.0
    coarse = light.resized(level, COARSE_SIZE)
    is_light = light.is_light_on_dark(coarse, is_cut_out)
    if is_light:
        level, coarse = 1.0 - level, 1.0 - coarse
    contrast, noise = light.flat_contrast(level), 0.0
    is_clean = contrast is not None
    if contrast is None:
        contrast, noise = light.contrast_map(level, coarse, is_cut_out)
    floor = max(light.MIN_CONTRAST, light.NOISE_MULTIPLE * noise)
    contrast = without_ruling(contrast, 0.5 * floor)
    # A faint pencil on a noisy photo: averaged until a stroke is one piece.
    full = _ink_contrast(contrast, floor)
    if full is not None and full < 8.0 * noise:
        contrast = light.blurred(contrast, 1 if full > 5.0 * noise else 2)
        full = _ink_contrast(contrast, 0.5 * floor)
    if full is None:
        return FoundInk(contrast, 0.0, np.zeros_like(level), is_light, InkProblem.TOO_FAINT)
    # Half the contrast is the edge; on uneven paper a little more, lest its noise becomes ink.
    low = 0.1 * full if is_clean else min(max(0.5 * floor, 0.15 * full), 0.45 * full)
    ink = np.clip((contrast - low) / (0.9 * full - low), 0.0, 1.0)
    mask = ink > 0.5
    pieces, figures = digit_ink(mask, is_cut_out=is_cut_out)
    if pieces.any() and not is_cut_out and not is_clean:
        pieces, figures = digit_ink(without_shadows(mask, level, contrast), is_cut_out=False)
    digit = np.where(pieces, ink, 0.0).astype(np.float32)
    problem = InkProblem.NONE if pieces.any() else InkProblem.TOO_SMALL
    height, width = mask.shape
    boxes = tuple(
        Box(left / width, top / height, right / width, bottom / height)
        for left, top, right, bottom in figures
    )
    return FoundInk(contrast, full, digit, is_light, problem, boxes)


def _ink_contrast(contrast: Floats, floor: float) -> float | None:
    """Return the contrast of the middle of a stroke, or None when there is no ink."""
    candidates = contrast[contrast > floor]
    if candidates.size < 1e-4 * contrast.size:
        return None
    split = max(light.otsu(candidates), floor)
    ink = candidates[candidates > split]
    return float(np.median(ink if ink.size else candidates))
