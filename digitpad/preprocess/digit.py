"""The pixel path of ``mnist/1``: a photo or scan of one digit becomes 28×28, in several ways.

No rule here decides what the digit is. Light, polarity, borders and specks are each taken for what
they may be, and every way gives a candidate; the network reads them all and says which is a digit
(``recognise.recogniser``). A picture already in ``mnist/1`` form is the only candidate for itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import cv2
import numpy as np
import numpy.typing as npt
from PIL import Image

from digitpad.arrays import Floats, Grey
from digitpad.ink import normalise
from digitpad.ink.boxes import Box
from digitpad.preprocess import light
from digitpad.preprocess.border import border_of, tile_of
from digitpad.preprocess.digit_ruling import without_ruling
from digitpad.preprocess.fit import to_image
from digitpad.preprocess.pieces import DigitInk, digit_ink
from digitpad.preprocess.shadows import without_shadows
from digitpad.preprocess.steps import FoundInk, InkProblem, PictureSteps

WORK_SIZE: Final = 320
"""Longer side to which larger pictures are reduced; averaging also removes their noise."""
FINE_SIZE: Final = 4 * WORK_SIZE
"""Longer side at which thin lines are kept."""
MIN_WORK_SIZE: Final = 128
"""Longer side to which smaller pictures are enlarged, so that edges lie between pixels."""
SMALL_SIDE: Final = 64
"""Longer side of ink, in working pixels, below which it is looked at more closely."""
MIN_SEEN_SIDE: Final = 6
MIN_READ_SIDE: Final = 15
"""Longer side of the smallest ink that is looked at more closely, and that is read."""
CLOSE: Final = 0.8
"""Part of a picture's sides that a digit fills if it was cut out close."""
ROOM: Final = 0.6
"""Paper around such ink that is looked at with it, in longer sides of the ink."""
COARSE_SIZE: Final = 96
"""Longer side of the thumbnail on which the likelier polarity is estimated."""

EDGE: Final = 0.01
"""Width of a tile's blurred edge, in its longer sides."""
EVEN_RIM: Final = 0.75
RIM_STEP: Final = 24
"""Share of a picture's rim that has nearly one colour, within so many levels, if it is paper."""

Round = tuple[PictureSteps, ...]


def rounds(picture: Grey) -> Iterator[Round]:
    """Yield the candidates for the digit in a picture, likelier ones first.

    A later round costs its preparation and is for pictures whose digit no earlier one has shown.
    ``picture``: uint8 (h, w) grey or (h, w, 3) red, green, blue. There is at least one candidate.
    """
    if picture.size == 0 or picture.ndim not in (2, 3):
        raise ValueError(f"a picture has shape (h, w) or (h, w, 3), not {picture.shape}")
    grey = _as_grey(picture)
    if (ready := _already_normal(grey)) is not None:
        yield (PictureSteps(grey, None, ready, ready),)
        return
    whole = Box(0, 0, grey.shape[1], grey.shape[0])
    boxes = [whole]
    if (tile := tile_of(_reduced(picture))) is not None:
        scale = max(grey.shape) / max(_reduced(grey).shape)
        inset = 1.0 + EDGE * max(tile.width, tile.height)
        boxes.insert(0, _scaled(tile, scale, whole, inset))
    views = [_view(picture, box) for box in boxes]
    for is_likely in (True, False):
        for window in light.PAPER_WINDOWS:
            for view in views:
                if view.is_known and not is_likely:
                    continue
                if candidates := _candidates(picture, view, window, is_likely=is_likely):
                    yield candidates


class PicturePart(NamedTuple):
    """A part of a picture at working size.

    ``fine``: uint8 (h, w), what its ink is found in, larger than ``work``; ``is_light``: whether
    light ink is likelier; ``is_known``: whether it is certain, as one colour lies all around.
    """

    box: Box[int]
    work: Grey
    fine: Grey
    is_light: bool
    is_known: bool

    @property
    def is_reduced(self) -> bool:
        """Whether the picture shows more of it."""
        return bool(max(self.box.width, self.box.height) > max(self.work.shape))

    @property
    def min_side(self) -> int:
        """The longer side of the smallest digit, which may be looked at more closely."""
        return MIN_SEEN_SIDE if self.is_reduced else MIN_READ_SIDE

    def ground(self, is_light: bool) -> Floats:
        """Return its brightness, 0..1, float32, inverted for light ink, with its thin lines."""
        grey = 255 - self.fine if is_light else self.fine
        if (reach := max(grey.shape) // WORK_SIZE) > 1:
            # Hairlines would be averaged away.
            grey = cv2.erode(grey, np.ones((reach, reach), np.uint8))
        return _at_work_size(_reduced(grey)).astype(np.float32) / np.float32(255)


def _view(picture: Grey, box: Box[int]) -> PicturePart:
    part = _reduced(picture[box.top : box.bottom, box.left : box.right], FINE_SIZE)
    rim = _rim(part.reshape(*part.shape[:2], -1))
    paper = np.median(rim, axis=0).astype(np.int16)
    fine = _as_grey(part)
    work = _at_work_size(_reduced(fine))
    if (np.abs(rim - paper).max(axis=-1) > RIM_STEP).mean() > 1 - EVEN_RIM:
        coarse = light.resized(work.astype(np.float32) / np.float32(255), COARSE_SIZE)
        is_light = light.is_light_on_dark(coarse)
        return PicturePart(box, work, fine, is_light, is_known=False)
    if part.ndim == 3 and (part != part[..., :1]).any():
        # Ink of any colour differs from the paper around it, though it may be as bright.
        fine = 255 - np.abs(part - paper).max(axis=-1).astype(np.uint8)
        return PicturePart(box, work, fine, is_light=False, is_known=True)
    # Light that falls off moves the mean further than a small digit does.
    level = float(np.median(_rim(fine)))
    is_light = bool(fine.max() - level > level - fine.min())
    return PicturePart(box, work, fine, is_light, is_known=True)


def _at_work_size(grey: Grey) -> Grey:
    """Return a small picture enlarged."""
    longest = max(grey.shape)
    if longest >= MIN_WORK_SIZE:
        return grey
    factor = -(-MIN_WORK_SIZE // longest)
    size = grey.shape[1] * factor, grey.shape[0] * factor
    return np.asarray(Image.fromarray(grey).resize(size, Image.Resampling.BICUBIC))


def _rim(picture: Grey) -> Grey:
    return np.concatenate((picture[0], picture[-1], picture[:, 0], picture[:, -1]))


def _candidates(picture: Grey, view: PicturePart, window: float, *, is_likely: bool) -> Round:
    """Return what the digit in a part of a picture may be.

    ``window``: of the closing that fills its ink; ``is_likely``: by the likelier polarity.
    """
    is_light = view.is_light == is_likely
    ground = view.ground(is_light)
    ideas = [
        steps
        for paper in light.papers_of(ground, window, is_even=view.is_known)
        for steps in _ink_ideas(picture.shape, view, paper, ground, is_light=is_light)
    ]
    if small := _small(ideas, picture.shape, view):
        closer = _candidates(picture, _view(picture, small), window, is_likely=is_likely)
        if any(not steps.problem for steps in closer):
            return closer
    return tuple(ideas)


def _small(ideas: list[PictureSteps], shape: tuple[int, ...], view: PicturePart) -> Box[int] | None:
    """Return the surroundings of ink that is small in a view that was reduced, else None."""
    if not view.is_reduced or any(len(steps.figures) > 1 for steps in ideas):
        return None
    scale = max(view.box.width, view.box.height) / max(view.work.shape)
    for steps in ideas:
        if (ink := _bounds(steps.ink)) is None:
            continue
        side = max(ink.width, ink.height)
        if side >= SMALL_SIDE:
            return None
        room = ROOM * side + 2
        near = Box(
            int(ink.left - room), int(ink.top - room), int(ink.right + room), int(ink.bottom + room)
        )
        moved = _scaled(near, scale, Box(0, 0, shape[1], shape[0]), 0.0, view.box)
        return moved if moved != view.box else None
    return None


def _bounds(ink: npt.NDArray[Any]) -> Box[int] | None:
    rows, columns = np.flatnonzero(ink.any(axis=1)), np.flatnonzero(ink.any(axis=0))
    if not len(rows):
        return None
    return Box(int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1)


def _scaled(
    box: Box[int], scale: float, within: Box[int], inset: float, origin: Box[int] | None = None
) -> Box[int]:
    x, y = (origin.left, origin.top) if origin else (0, 0)
    return Box(
        max(within.left, x + round((box.left + inset) * scale)),
        max(within.top, y + round((box.top + inset) * scale)),
        min(within.right, x + round((box.right - inset) * scale)),
        min(within.bottom, y + round((box.bottom - inset) * scale)),
    )


def _ink_ideas(
    shape: tuple[int, ...],
    view: PicturePart,
    paper: light.PaperLight,
    ground: Floats,
    *,
    is_light: bool,
) -> list[PictureSteps]:
    """Return the candidates by one idea of the paper, each ink only once."""
    contrast, noise, is_even = paper
    floor = max(light.MIN_CONTRAST, light.NOISE_MULTIPLE * noise)
    plain = contrast
    contrast = without_ruling(contrast, 0.5 * floor)
    # Faint pencil on a noisy photo is averaged until a stroke is one piece.
    full = _ink_contrast(contrast, floor)
    if full is not None and full < 8.0 * noise:
        contrast = light.blurred(contrast, 1 if full > 5.0 * noise else 2)
        floor *= 0.5
        full = _ink_contrast(contrast, floor)
    if full is None:
        nothing = np.zeros_like(contrast)
        blank = FoundInk(contrast, 0.0, nothing, is_light, InkProblem.TOO_FAINT)
        return [_steps(view, blank, shape)]
    chosen: list[tuple[Floats, DigitInk]] = []
    ink = _ink(contrast, full, floor, is_even=is_even)
    border = border_of(ink > 0.5)
    if border is not None:
        # A border is often darker than the digit in it.
        inner = np.where(border.mask, np.float32(0), contrast)
        inner_full = _ink_contrast(inner, floor) or full
        inner_ink = _ink(inner, inner_full, floor, is_even=is_even)
        chosen.append((inner_ink, digit_ink(inner_ink > 0.5, view.min_side)))
    if border is None or not (border.is_sure or not chosen[0][1].mask.any()):
        mask = ink > 0.5
        digit = digit_ink(mask, view.min_side)
        bounds = _bounds(digit.mask)
        is_small = bounds is not None and max(bounds.width, bounds.height) < SMALL_SIDE
        if not (is_even and noise == 0.0) and not (view.is_reduced and is_small):
            digit = digit_ink(without_shadows(mask, ground, contrast), view.min_side)
        chosen.append((ink, digit))
        if is_even and digit.mask.any():
            chosen.append((ink, DigitInk(mask, chosen[0][1].figures)))
            if contrast is not plain:
                evened = _ink(plain, full, floor, is_even=True)
                chosen.append((evened, DigitInk(evened > 0.5, chosen[0][1].figures)))
    results: list[PictureSteps] = []
    for number, (amount, (pieces, figures)) in enumerate(chosen):
        if any((pieces == earlier.mask).all() for _, earlier in chosen[:number]):
            continue
        visible = np.where(pieces, amount, 0.0).astype(np.float32)
        if is_even and not view.is_known and _is_shadow(visible > 0.5):
            continue
        problem = InkProblem.NONE if pieces.any() else InkProblem.TOO_SMALL
        boxes = tuple(_in_picture(figure, view, shape) for figure in figures)
        ink_found = FoundInk(contrast, full, visible, is_light, problem, boxes)
        results.append(_steps(view, ink_found, shape))
    return results


def _is_shadow(ink: npt.NDArray[np.bool_]) -> bool:
    """Return whether ink lies at two edges of a picture, but was not cut close all around."""
    bounds = _bounds(ink)
    if bounds is None:
        return False
    height, width = ink.shape
    left, top, right, bottom = bounds
    at_edges = (left == 0) + (top == 0) + (right == width) + (bottom == height)
    is_close = bounds.width >= CLOSE * width and bounds.height >= CLOSE * height
    return at_edges > 1 and not is_close


def _ink(contrast: Floats, full: float, floor: float, *, is_even: bool) -> Floats:
    """Return how much ink there is, 0..1; half the contrast is the edge of a stroke."""
    # On uneven paper a little more, lest its noise become ink.
    low = 0.1 * full if is_even else min(max(0.5 * floor, 0.15 * full), 0.45 * full)
    return np.asarray(np.clip((contrast - low) / (0.9 * full - low), 0.0, 1.0), np.float32)


def _steps(view: PicturePart, ink_found: FoundInk, shape: tuple[int, ...]) -> PictureSteps:
    ink = np.rint(ink_found.ink * 255.0).astype(np.uint8)
    longest = max(shape[:2])
    bounds = _bounds(ink) or Box(0, 0, 0, 0)
    side = max(bounds.width, bounds.height) * max(view.box.width, view.box.height)
    part = side / (max(view.work.shape) * longest)
    is_small = longest > WORK_SIZE and part < SMALL_SIDE / WORK_SIZE
    return PictureSteps(view.work, ink_found, ink, to_image(ink), is_small)


def _in_picture(figure: Box[int], view: PicturePart, shape: tuple[int, ...]) -> Box[float]:
    """Return a box in a view in parts of the whole picture's width and height."""
    scale = view.box.width / view.work.shape[1]
    left, right = (view.box.left + scale * x for x in (figure.left, figure.right))
    top, bottom = (view.box.top + scale * y for y in (figure.top, figure.bottom))
    return Box(left / shape[1], top / shape[0], right / shape[1], bottom / shape[0])


def _as_grey(picture: Grey) -> Grey:
    if picture.ndim == 2:
        return picture
    return np.asarray(cv2.cvtColor(np.ascontiguousarray(picture), cv2.COLOR_RGB2GRAY), np.uint8)


def _reduced(picture: Grey, longest: int = WORK_SIZE) -> Grey:
    height, width = picture.shape[:2]
    factor = longest / max(height, width)
    if factor >= 1:
        return picture
    size = max(1, round(width * factor)), max(1, round(height * factor))
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)


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


def _ink_contrast(contrast: Floats, floor: float) -> float | None:
    """Return the contrast in the middle of a stroke, None without ink."""
    candidates = contrast[contrast > floor]
    if candidates.size < 1e-4 * contrast.size:
        return None
    split = max(light.otsu(candidates), floor)
    ink = candidates[candidates > split]
    return float(np.median(ink if ink.size else candidates))
