"""The pixel path of ``mnist/1``: a photo or scan of one digit becomes 28×28.

In this order: reduce to a workable size; detect whether ink is darker or lighter than paper;
estimate the paper's brightness everywhere and divide by it, which removes light, shadow and paper
colour; remove ruled lines; select the ink of the digit; scale it, bring the stroke near MNIST's
width, and centre it as a drawing is centred. A picture already in ``mnist/1`` form passes
unchanged.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from digitpad.arrays import Floats, Grey
from digitpad.ink import normalise
from digitpad.ink.boxes import Box
from digitpad.picture import light
from digitpad.picture.blobs import label
from digitpad.picture.digit_ruling import without_ruling
from digitpad.picture.fit import to_image
from digitpad.picture.pieces import digit_ink
from digitpad.picture.shadows import without_shadows
from digitpad.picture.steps import FoundInk, InkProblem, PictureSteps

WORK_SIZE: Final = 640
"""Longer side to which larger pictures are reduced; averaging also removes their noise."""
MIN_WORK_SIZE: Final = 128
"""Longer side to which smaller pictures are enlarged, so that edges lie between pixels."""
CUT_OUT_SIZE: Final = 64
"""Longer side up to which a picture is a digit cut out of a page, not a photo of one."""
COARSE_SIZE: Final = 96
"""Longer side of the thumbnail on which polarity and paper are estimated."""
FILLED_SHARE: Final = (0.2, 0.65)
"""Range of the share of ink in a picture cut close to a broad digit; ruling covers less."""
MIN_EXTENT: Final = 0.9
"""Least extent of one piece of such ink, in widths and heights of the picture."""


def picture_to_image(picture: Grey) -> normalise.Image28:
    """Preprocess a picture of one digit for ``mnist/1`` networks.

    ``picture``: uint8 (h, w) grey or (h, w, 3) red, green, blue. Returns uint8 (28, 28), ink
    255 on background 0; all 0 without ink.
    """
    return picture_steps(picture).image28


def picture_steps(picture: Grey) -> PictureSteps:
    """Preprocess a picture for ``mnist/1`` networks, keeping the intermediate results.

    ``picture``: as for ``picture_to_image``.
    """
    image = _as_grey(picture)
    if (ready := _already_normal(np.asarray(image))) is not None:
        return PictureSteps(np.asarray(image), None, ready, ready)
    work = np.asarray(_work_size(image))
    is_cut_out = max(image.size) <= CUT_OUT_SIZE or _fills_picture(work)
    found = find_ink(work, is_cut_out=is_cut_out)
    ink = np.rint(found.ink * 255.0).astype(np.uint8)
    return PictureSteps(work, found, ink, to_image(ink))


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
    if longest < MIN_WORK_SIZE:
        factor = -(-MIN_WORK_SIZE // longest)
        size = [side * factor for side in image.size]
        return image.resize((size[0], size[1]), Image.Resampling.BICUBIC)
    return image


def _fills_picture(grey: Grey) -> bool:
    """Return whether a picture of any size was cut close to the broad ink of a digit.

    Such a picture has two levels, and one dark piece reaches from border to border. On a photo of
    paper a piece of that extent is thin, like ruling, or a shadow, which is less dark.
    """
    coarse = light.resized(grey.astype(np.float32) / 255.0, COARSE_SIZE)
    if light.even_paper(coarse) is None:
        return False
    dark = coarse <= light.otsu(coarse)
    if not FILLED_SHARE[0] <= dark.mean() <= FILLED_SHARE[1]:
        return False
    if np.median(coarse[dark]) > (1.0 - light.DARKEST_SHADOW) * np.median(coarse[~dark]):
        return False
    labels, count = label(dark)
    for number in range(1, count + 1):
        extents = (np.ptp(places) + 1 for places in np.nonzero(labels == number))
        if all(
            extent >= MIN_EXTENT * side for extent, side in zip(extents, dark.shape, strict=True)
        ):
            return True
    return False


def find_ink(grey: Grey, *, is_cut_out: bool = False) -> FoundInk:
    """Return the digit's ink in a picture.

    ``grey``: uint8 (h, w). ``is_cut_out``: whether the digit may fill it.
    """
    level = grey.astype(np.float32) / 255.0
    coarse = light.resized(level, COARSE_SIZE)
    is_light = light.is_light_on_dark(coarse, is_cut_out)
    if is_light:
        level, coarse = 1.0 - level, 1.0 - coarse
    contrast, noise = light.clean_contrast(level), 0.0
    is_clean = contrast is not None
    if contrast is None:
        contrast, noise = light.contrast_map(level, coarse, is_cut_out)
    floor = max(light.MIN_CONTRAST, light.NOISE_MULTIPLE * noise)
    contrast = without_ruling(contrast, 0.5 * floor)
    # Faint pencil on a noisy photo is averaged until a stroke is one piece.
    full = _ink_contrast(contrast, floor)
    if full is not None and full < 8.0 * noise:
        contrast = light.blurred(contrast, 1 if full > 5.0 * noise else 2)
        full = _ink_contrast(contrast, 0.5 * floor)
    if full is None:
        return FoundInk(contrast, 0.0, np.zeros_like(level), is_light, InkProblem.TOO_FAINT)
    # Half the contrast is the edge; on uneven paper a little more, lest its noise become ink.
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
    """Return the contrast in the middle of a stroke, None without ink."""
    candidates = contrast[contrast > floor]
    if candidates.size < 1e-4 * contrast.size:
        return None
    split = max(light.otsu(candidates), floor)
    ink = candidates[candidates > split]
    return float(np.median(ink if ink.size else candidates))
