"""Pieces of ink on a sheet become figures, read by the digit model all at once.

``mnist/1`` asks of a picture what is asked here: a longer side of 20 px, a stroke near MNIST's
width, the centre of mass in the centre. OpenCV makes it a hundred times a page in the time that
``picture`` takes for one photo of a digit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.ink.normalise import BOX_SIZE, CENTRE_PX, IMAGE_SIZE
from digitpad.lines.reader import by_bar, shipped_lines
from digitpad.lines.whole_line import NONE, probable_signs
from digitpad.modelfile import Model
from digitpad.paper.ink import Grey, Sheet
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import probabilities_and_score, require_digits
from digitpad.words import QT_TRANSLATE_NOOP

FINE: Final = 4
"""Fine pixels per pixel side."""
PEN_RANGE_PX: Final = (1.6, 3.6)
"""Strokes that are thinner or thicker are brought to this, no further: of small print, thin parts
would be lost."""
BAR_OF_1: Final = (0.17, 0.09)
"""Mean and deviation of how wide the uppermost tenth of a 1 is, in its heights ..."""
BAR_OF_7: Final = (0.54, 0.2)
"""... and that of a 7: of 1,500 each that MNIST has for training, and of 400 generated ones; a few
fonts print a 1 with a broad flag. Networks see a 7 in it."""
TOP: Final = 0.1
CHUNK: Final = 64
"""Images that are read at once: between two chunks reading can be cancelled."""


@dataclass(frozen=True, eq=False)
class Reading:
    """What the digit model makes of a picture: probabilities (10,), and 0..1 for being a digit."""

    probabilities: npt.NDArray[np.float64]
    score: float

    @property
    def text(self) -> str:
        """The most probable digit."""
        return str(int(self.probabilities.argmax()))

    @property
    def probability(self) -> float:
        """How probable that is, given that it is a digit."""
        return float(self.probabilities.max())

    @property
    def quality(self) -> float:
        """How much it looks like one digit and no other, 0..1."""
        return self.score * self.probability


class Reader:
    """Reads many images with a model for digits. Raises ``InkError`` for one of something else.

    ``is_cancelled`` is asked before every ``CHUNK`` of them; if it is so, ``InkError`` ends it.
    ``count``: how many were read so far, for whoever waits.
    """

    def __init__(self, model: Model, is_cancelled: Callable[[], bool] = lambda: False) -> None:
        require_digits(model.info)
        self.model = model
        self.count = 0
        self._is_cancelled = is_cancelled
        self._engine = Engine(model.info.architecture, model.tensors, reads_many=True)

    @cached_property
    def _lines(self) -> Engine:
        model = shipped_lines()
        return Engine(model.info.architecture, model.tensors)

    def columns_of(self, picture: Grey) -> npt.NDArray[np.float64]:
        """Return what the network for whole lines sees in a picture, uint8 (32, width): as
        ``probable_signs`` has it.
        """
        if self._is_cancelled():
            raise InkError(QT_TRANSLATE_NOOP("errors", "Reading was cancelled."))
        return probable_signs(self._lines, picture, NONE)

    def read(self, images: Sequence[Grey]) -> list[Reading]:
        """Read images, uint8 (28, 28) as ``mnist/1`` makes them."""
        found: list[Reading] = []
        for start in range(0, len(images), CHUNK):
            if self._is_cancelled():
                raise InkError(QT_TRANSLATE_NOOP("errors", "Reading was cancelled."))
            part = np.stack(images[start : start + CHUNK])[:, None]
            probabilities, scores = probabilities_and_score(self.model, self._engine.logits(part))
            bars = _bars(part[:, 0])
            judged = by_bar(probabilities.astype(np.float64), bars, BAR_OF_1, BAR_OF_7).clip(0, 1)
            found += [Reading(row, float(score)) for row, score in zip(judged, scores, strict=True)]
            self.count += len(part)
        return found


def _bars(images: Grey) -> npt.NDArray[np.float64]:
    """Return how wide the ink in the uppermost tenth of images (n, h, w) is, in its heights."""
    dark = images > 127
    below: npt.NDArray[np.intp] = dark.any(axis=2).cumsum(axis=1)  # rows of ink so far
    height = np.maximum(below[:, -1], 1)
    is_top = (below > 0) & (below <= np.maximum(1, np.rint(TOP * height))[:, None])
    return np.asarray((dark & is_top[..., None]).any(axis=1).sum(axis=1) / height)


def crop(sheet: Sheet, numbers: Iterable[int], box: Box[int]) -> Grey:
    """Return the ink of some pieces of a sheet within a box; what else lies there is left out."""
    left, top, right, bottom = box
    labels = sheet.labels[top:bottom, left:right]
    chosen = [number + 1 for number in numbers]
    inside = labels == chosen[0] if len(chosen) == 1 else np.isin(labels, chosen)
    return np.where(inside, sheet.ink[top:bottom, left:right], 0).astype(np.uint8)


def to_image(ink: Grey) -> Grey:
    """Bring a tight crop of ink to what ``mnist/1`` networks see: uint8 (28, 28)."""
    rows, columns = np.flatnonzero(ink.max(axis=1) > 100), np.flatnonzero(ink.max(axis=0) > 100)
    if not len(rows):
        return np.zeros((IMAGE_SIZE, IMAGE_SIZE), np.uint8)
    ink = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    height, width = ink.shape
    side = max(height, width)
    stroke = stroke_width(ink)
    scale = BOX_SIZE * FINE / side
    wanted = stroke * scale
    thinnest, thickest = (width * FINE for width in PEN_RANGE_PX)
    if not thinnest <= wanted <= thickest:
        wanted = min(max(wanted, thinnest), thickest)
        # The middle of the pen keeps its course, so what it reaches depends on its width.
        course = side - stroke
        scale = (BOX_SIZE * FINE - wanted) / course if course > 0.5 * stroke else wanted / side
    padded = _padded(ink, max(2, side // 8))
    size = [max(1, round(length * scale)) for length in padded.shape[::-1]]
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    fine = cv2.resize(padded, size, interpolation=how)
    change = (wanted - stroke * scale) / 2
    if abs(change) > 0.1:
        fine = _thickened(fine, change)
    return _centred(fine)


def _thickened(fine: Grey, change: float) -> Grey:
    """Return strokes grown (or, below 0, shrunk) evenly by some pixels on both sides."""
    room = max(0, round(change)) + 1
    fine = _padded(fine, room)
    mask = (fine > 127).astype(np.uint8)
    if not mask.any():
        return fine
    signed = cv2.distanceTransform(mask, cv2.DIST_L2, 3)
    signed -= cv2.distanceTransform(1 - mask, cv2.DIST_L2, 3)
    return np.asarray(np.clip(signed + change + 0.5, 0, 1) * 255, np.uint8)


def _centred(fine: Grey) -> Grey:
    moments = cv2.moments(fine)
    if moments["m00"] == 0:
        return np.zeros((IMAGE_SIZE, IMAGE_SIZE), np.uint8)
    side, middle = IMAGE_SIZE * FINE, CENTRE_PX * FINE - 0.5
    right = round(middle - moments["m10"] / moments["m00"])
    down = round(middle - moments["m01"] / moments["m00"])
    move = np.array([[1, 0, right], [0, 1, down]], np.float32)
    placed = cv2.warpAffine(fine, move, (side, side), flags=cv2.INTER_NEAREST)
    size = IMAGE_SIZE, IMAGE_SIZE
    return np.asarray(cv2.resize(placed, size, interpolation=cv2.INTER_AREA), np.uint8)


def stroke_width(ink: Grey) -> float:
    """Return the mean width of the strokes of some ink, in pixels.

    Across a stroke of width w the distance to its edge is w/4 on average.
    """
    mask = _padded((ink > 127).astype(np.uint8), 1)
    distances = cv2.distanceTransform(mask, cv2.DIST_L2, 3)[mask > 0]
    return 4.0 * max(float(distances.mean()) - 0.5, 0.25) if distances.size else 1.0


def _padded(ink: Grey, room: int) -> Grey:
    return np.asarray(
        cv2.copyMakeBorder(ink, room, room, room, room, cv2.BORDER_CONSTANT), np.uint8
    )
