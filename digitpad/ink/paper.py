"""The pixel path of ``mnist/1``: a photo or scan of one digit becomes 28×28.

In this order: reduce to a workable size; find out whether ink is darker or lighter than paper;
estimate the paper's brightness everywhere and divide by it, so that light, shadow and paper
colour are gone; take out ruled lines; choose the ink that makes up the digit; scale it, bring
the stroke near MNIST's width, and centre it as the strokes of a drawing are. A picture that is
in ``mnist/1`` form already passes unchanged.
May import: numpy, Pillow, ``ink.blobs``, ``ink.ruling``, ``ink.normalise``, ``ink.raster``.
Tests: ``tests/core/test_paper.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from PIL import Image

from digitpad.ink.blobs import distance_inside, grown, label
from digitpad.ink.normalise import (
    BOX_SIZE,
    CENTRE_PX,
    IMAGE_SIZE,
    PEN_WIDTH_PX,
    Image28,
    place_centred,
)
from digitpad.ink.raster import SUPERSAMPLING
from digitpad.ink.ruling import without_ruling

Floats = npt.NDArray[np.float32]
Grey = npt.NDArray[np.uint8]

WORK_SIZE: Final = 640
"""Longer side to which larger pictures are reduced: averaging also takes their noise away."""
SMALL_SIZE: Final = 128
"""Smaller pictures are enlarged to about this, so that an edge lies between pixels."""
COARSE_SIZE: Final = 64
"""Longer side of the thumbnail in which polarity and paper are looked for."""
MIN_CONTRAST: Final = 0.07
"""Ink that is closer to its paper than this part of its brightness is not seen."""
NOISE_MULTIPLE: Final = 4.5
"""How many standard deviations of the paper's noise ink stands out by."""
PEN_RANGE_PX: Final = (1.9, 3.0)
"""Strokes of a digit 20 px high that are thinner or thicker are brought to ``PEN_WIDTH_PX``."""


@dataclass(frozen=True, slots=True, eq=False)
class PictureSteps:
    """What became of a picture on its way to a network.

    ``original``: uint8 (h, w), grey, reduced or enlarged to the working size; ``ink``: uint8
    (h, w), ink 255 on 0, what was taken for the digit; ``image28``: uint8 (28, 28).
    """

    original: Grey
    ink: Grey
    image28: Image28


def picture_to_image(picture: Grey) -> Image28:
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
        return PictureSteps(np.asarray(image), ready, ready)
    work = _work_size(image)
    ink = find_ink(np.asarray(work))
    shown = np.rint(ink * 255.0).astype(np.uint8)
    return PictureSteps(np.asarray(work), shown, _scaled_and_centred(ink))


def _as_grey(picture: Grey) -> Image.Image:
    if picture.size == 0 or picture.ndim not in (2, 3):
        raise ValueError(f"a picture has shape (h, w) or (h, w, 3), not {picture.shape}")
    return Image.fromarray(np.ascontiguousarray(picture)).convert("L")


def _already_normal(grey: Grey) -> Image28 | None:
    """Return the picture if it is a ``mnist/1`` image or its negative, else None."""
    if grey.shape != (IMAGE_SIZE, IMAGE_SIZE):
        return None
    border = np.concatenate((grey[0], grey[-1], grey[:, 0], grey[:, -1]))
    if np.median(border) > 127:
        grey, border = 255 - grey, 255 - border
    if (grey > 0).mean() > 0.6 or border.mean() > 8 or grey.max() < 128:
        return None
    rows, columns = np.nonzero(grey > 32)
    side = max(np.ptp(rows), np.ptp(columns)) + 1
    weights = grey.astype(np.float64)
    positions = np.arange(IMAGE_SIZE) + 0.5
    x = float(weights.sum(axis=0) @ positions / weights.sum())
    y = float(weights.sum(axis=1) @ positions / weights.sum())
    is_centred = max(abs(x - CENTRE_PX), abs(y - CENTRE_PX)) < 1.0
    return grey if abs(side - BOX_SIZE) <= 1 and is_centred else None


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


def find_ink(grey: Grey) -> Floats:
    """Return how much ink of the digit there is in each pixel of a picture.

    ``grey``: uint8 (h, w). Returns float32 (h, w), 0 (paper) … 1 (ink).
    """
    level = grey.astype(np.float32) / 255.0
    coarse = _resized(level, COARSE_SIZE)
    if _is_light_on_dark(coarse):
        level, coarse = 1.0 - level, 1.0 - coarse
    contrast, noise = _contrast(level, coarse)
    floor = max(MIN_CONTRAST, NOISE_MULTIPLE * noise)
    contrast = without_ruling(contrast, 0.5 * floor)
    full = _ink_contrast(contrast, floor)
    if full is None:
        return np.zeros_like(level)
    low = min(max(0.5 * floor, 0.15 * full), 0.45 * full)
    ink = np.clip((contrast - low) / (0.9 * full - low), 0.0, 1.0)
    return np.where(_digit(ink > 0.5), ink, 0.0).astype(np.float32)


def _resized(level: Floats, longest: int) -> Floats:
    """Return a grey map averaged down to a longer side of ``longest`` pixels."""
    height, width = level.shape
    factor = longest / max(height, width)
    if factor >= 1.0:
        return level
    size = (max(1, round(width * factor)), max(1, round(height * factor)))
    return np.asarray(Image.fromarray(level).resize(size, Image.Resampling.BOX))


def _is_light_on_dark(coarse: Floats) -> bool:
    """Return whether the ink is lighter than what it lies on.

    Ink is what stands out from its surroundings: more stands out to one side than to the other.
    """
    paper = _windowed_median(coarse)
    rest = coarse - paper
    noise = 1.4826 * float(np.median(np.abs(rest)))
    height, width = coarse.shape
    # What happens at the border of a picture says little about the digit.
    y = np.linspace(-1.0, 1.0, height)[:, None]
    x = np.linspace(-1.0, 1.0, width)[None, :]
    weight = np.clip(1.4 - np.maximum(np.abs(x), np.abs(y)), 0.0, 1.0)
    light = float((weight * np.maximum(rest - 2.0 * noise, 0.0) ** 2).sum())
    dark = float((weight * np.maximum(-rest - 2.0 * noise, 0.0) ** 2).sum())
    return light > dark


def _windowed_median(coarse: Floats) -> Floats:
    """Return the median around each pixel, in a window of about half the picture."""
    height, width = coarse.shape
    reach = max(height, width) // 4
    padded = np.pad(
        coarse, ((min(reach, height - 1),) * 2, (min(reach, width - 1),) * 2), "reflect"
    )
    windows = np.lib.stride_tricks.sliding_window_view(
        padded, (padded.shape[0] - height + 1, padded.shape[1] - width + 1)
    )
    step = max(1, max(height, width) // 24)
    few = windows[::step, ::step, ::2, ::2]
    medians = np.median(few.reshape(*few.shape[:2], -1), axis=-1).astype(np.float32)
    return np.asarray(Image.fromarray(medians).resize((width, height), Image.Resampling.BILINEAR))


def _contrast(level: Floats, coarse: Floats) -> tuple[Floats, float]:
    """Return how much darker than its paper each pixel is (0 … 1), and the paper's noise."""
    height, width = level.shape
    paper = _as_large(_windowed_median(coarse), level)
    contrast = _ratio(level, paper)
    for part in (8, 12, 16):
        noise = _noise(contrast)
        threshold = max(MIN_CONTRAST / 2, 3.0 * noise, _otsu(contrast) * 0.6)
        ink = grown(contrast > threshold, max(1, min(height, width) // 150))
        paper = _paper_between(level, ink, paper, max(height, width) / part)
        contrast = _ratio(level, paper)
    return contrast, _noise(contrast)


def _ratio(level: Floats, paper: Floats) -> Floats:
    return np.clip(1.0 - level / np.maximum(paper, 0.08), -1.0, 1.0).astype(np.float32)


def _as_large(small: Floats, like: Floats) -> Floats:
    size = (like.shape[1], like.shape[0])
    return np.asarray(Image.fromarray(small).resize(size, Image.Resampling.BICUBIC))


def _noise(contrast: Floats) -> float:
    """Return the standard deviation of the paper's brightness, ink left out."""
    return 1.4826 * float(np.median(np.abs(contrast)))


def _otsu(values: Floats) -> float:
    """Return the threshold that parts values in [0, 1] best into two groups (Otsu 1979)."""
    counts, edges = np.histogram(values, bins=128, range=(0.0, 1.0))
    below = np.cumsum(counts)
    above = below[-1] - below
    sums = np.cumsum(counts * (edges[:-1] + edges[1:]) / 2)
    with np.errstate(divide="ignore", invalid="ignore"):
        between = below * above * (sums / below - (sums[-1] - sums) / above) ** 2
    return float(edges[1 + int(np.nan_to_num(between).argmax())])


def _paper_between(
    level: Floats, ink: npt.NDArray[np.bool_], paper: Floats, reach: float
) -> Floats:
    """Return the paper's brightness, averaged around each pixel over what is not ink."""
    longest = 160
    blank = _resized((~ink).astype(np.float32), longest)
    light = _resized(np.where(ink, 0.0, level).astype(np.float32), longest)
    radius = max(1, round(reach * len(blank) / len(ink) / 2))
    # Where all is ink within reach, the former estimate stands.
    before = _resized(paper, longest)
    averaged = (_blurred(light, radius) + 0.02 * before) / (_blurred(blank, radius) + 0.02)
    return _as_large(averaged, level)


def _blurred(values: Floats, radius: int) -> Floats:
    """Return values averaged with two boxes, borders repeated: nearly a triangle."""
    for axis in (0, 1, 0, 1):
        reach = min(radius, values.shape[axis] - 1)
        pads = [(0, 0), (0, 0)]
        pads[axis] = (reach + 1, reach)
        sums = np.cumsum(np.pad(values, pads, mode="edge"), axis=axis, dtype=np.float64)
        size = 2 * reach + 1
        upper = np.take(sums, range(size, sums.shape[axis]), axis=axis)
        lower = np.take(sums, range(sums.shape[axis] - size), axis=axis)
        values = ((upper - lower) / size).astype(np.float32)
    return values


def _ink_contrast(contrast: Floats, floor: float) -> float | None:
    """Return the contrast of the middle of a stroke, or None when there is no ink."""
    candidates = contrast[contrast > floor]
    if candidates.size < 1e-4 * contrast.size:
        return None
    split = max(_otsu(candidates), floor)
    ink = candidates[candidates > split]
    return float(np.median(ink if ink.size else candidates))


def _digit(mask: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Return the pieces of a mask that make up the digit: no specks, no border, nothing far off."""
    height, width = mask.shape
    labels, count = label(grown(mask, 1))
    if count == 0:
        return mask
    pieces = [_Piece(labels, mask, number, box) for number, box in enumerate(_boxes(labels), 1)]
    pieces = [piece for piece in pieces if piece.area > 0]
    if not pieces:
        return mask
    inner = [piece for piece in pieces if not piece.is_edge]
    large = max((piece.side for piece in inner), default=0)
    candidates = inner if large >= 0.06 * max(height, width) else pieces
    main = max(candidates, key=lambda piece: piece.area * piece.centrality)
    chosen = {main.number}
    box = main.box
    waiting = [piece for piece in candidates if piece is not main and piece.belongs_to(main)]
    grew = True
    while grew:
        grew = False
        for piece in list(waiting):
            if _gap(box, piece.box) <= 0.3 * max(box[2] - box[0], box[3] - box[1]):
                chosen.add(piece.number)
                box = _union(box, piece.box)
                waiting.remove(piece)
                grew = True
    return np.isin(labels, sorted(chosen))


Box = tuple[int, int, int, int]
"""Top, left, bottom, right; the last two exclusive."""


def _boxes(labels: npt.NDArray[np.int32]) -> list[Box]:
    count = int(labels.max())
    rows, columns = np.nonzero(labels)
    numbers = labels[rows, columns] - 1
    low = np.full((2, count), max(labels.shape))
    high = np.zeros((2, count), dtype=np.intp)
    for axis, places in enumerate((rows, columns)):
        np.minimum.at(low[axis], numbers, places)
        np.maximum.at(high[axis], numbers, places + 1)
    return list(zip(*low.tolist(), *high.tolist(), strict=True))


class _Piece:
    """One connected piece of ink and what tells a stroke from dirt and borders."""

    def __init__(
        self,
        labels: npt.NDArray[np.int32],
        mask: npt.NDArray[np.bool_],
        number: int,
        box: Box,
    ) -> None:
        top, left, bottom, right = box
        height, width = mask.shape
        self.number = number
        self.box = box
        self._mask = (labels[top:bottom, left:right] == number) & mask[top:bottom, left:right]
        self.area = int(self._mask.sum())
        self.side = max(bottom - top, right - left)
        y = ((top + bottom) / height) - 1.0
        x = ((left + right) / width) - 1.0
        self.centrality = 1.25 - max(abs(x), abs(y))
        self._width: float | None = None
        contacts = (
            (top == 0, self._mask[:3].any(axis=0).sum() / width),
            (bottom == height, self._mask[-3:].any(axis=0).sum() / width),
            (left == 0, self._mask[:, :3].any(axis=1).sum() / height),
            (right == width, self._mask[:, -3:].any(axis=1).sum() / height),
        )
        self.is_edge = any(touches and share > 0.2 for touches, share in contacts)

    @property
    def width(self) -> float:
        """Width of the stroke."""
        if self._width is None:
            self._width = stroke_width(self._mask)
        return self._width

    def belongs_to(self, main: _Piece) -> bool:
        """Return whether it may be a stroke of the same digit."""
        return (
            self.area >= 0.012 * main.area
            and self.side >= main.width
            and self.width <= 2.0 * main.width + 2.0
        )


def stroke_width(mask: npt.NDArray[np.bool_]) -> float:
    """Return the mean width of the strokes of a mask, in pixels.

    Across a stroke of width w the distance to its edge is w/4 on average.
    """
    padded = np.pad(mask, 1)
    distances = distance_inside(padded, max(3, max(mask.shape) // 4))[padded]
    return 4.0 * max(float(distances.mean()) - 0.5, 0.25) if distances.size else 0.0


def _gap(first: Box, second: Box) -> float:
    down = max(first[0] - second[2], second[0] - first[2], 0)
    across = max(first[1] - second[3], second[1] - first[3], 0)
    return float(np.hypot(down, across))


def _union(first: Box, second: Box) -> Box:
    return (
        min(first[0], second[0]),
        min(first[1], second[1]),
        max(first[2], second[2]),
        max(first[3], second[3]),
    )


def _scaled_and_centred(ink: Floats) -> Image28:
    """Scale ink to a longer side of 20 px, its stroke near MNIST's width, and centre it."""
    mask = ink > 0.5
    if not mask.any():
        return np.zeros((IMAGE_SIZE, IMAGE_SIZE), dtype=np.uint8)
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    top, bottom, left, right = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
    side = max(bottom - top, right - left)
    box = float(BOX_SIZE * SUPERSAMPLING)
    thinnest, thickest = (width * SUPERSAMPLING for width in PEN_RANGE_PX)
    width = stroke_width(mask[top:bottom, left:right])
    scale = box / side
    wanted = width * scale
    if not thinnest <= wanted <= thickest:
        wanted = PEN_WIDTH_PX * SUPERSAMPLING
        # The middle of the pen keeps its course, so what it reaches depends on its width.
        course = side - width
        scale = (box - wanted) / course if course > 0.5 * width else wanted / side
    fine = _fine(ink, (left + right) / 2, (top + bottom) / 2, scale)
    if abs(wanted - width * scale) > 1e-6:
        fine = _with_width(fine, wanted)
    return place_centred(Image.fromarray(np.rint(fine * 255.0).astype(np.uint8)))


def _fine(ink: Floats, x: float, y: float, scale: float) -> Floats:
    """Return ink magnified around a point, in the middle of a field as large as for drawings."""
    side = (IMAGE_SIZE + BOX_SIZE) * SUPERSAMPLING
    if scale < 1.0:
        # An affine transform takes single pixels, so what is reduced is averaged first.
        size = (max(1, round(ink.shape[1] * scale)), max(1, round(ink.shape[0] * scale)))
        ratio_x, ratio_y = size[0] / ink.shape[1], size[1] / ink.shape[0]
        ink = np.asarray(Image.fromarray(ink).resize(size, Image.Resampling.BOX))
        x, y, scale = x * ratio_x, y * ratio_y, 1.0
    step = 1.0 / scale
    matrix = (step, 0.0, x - step * side / 2, 0.0, step, y - step * side / 2)
    magnified = Image.fromarray(ink).transform(
        (side, side), Image.Transform.AFFINE, matrix, Image.Resampling.BICUBIC
    )
    return np.clip(np.asarray(magnified, dtype=np.float32), 0.0, 1.0)


def _with_width(fine: Floats, wanted: float) -> Floats:
    """Return strokes grown or shrunk evenly on both sides until they are ``wanted`` wide."""
    mask = fine > 0.5
    if not mask.any():
        return fine
    change = (wanted - stroke_width(mask)) / 2
    reach = int(abs(change)) + 3
    inside = distance_inside(mask, reach)
    outside = distance_inside(~mask, reach)
    signed = np.where(mask, inside - 0.5, 0.5 - outside)
    return np.clip(signed + change + 0.5, 0.0, 1.0).astype(np.float32)
