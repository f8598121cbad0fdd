"""An over-segmented line: pieces of ink, candidates made of them, and what networks see of both.

Strokes (``strokes``) and pictures (``pixels``) are cut in ways of their own; the rest is the same
for both.

Where no measurement is named, a value was set before anything was measured. The networks were
trained on views and pictures of these sizes, so changing ``VIEW``, ``PX_PER_HEIGHT``,
``MIDDLE_PX``, ``BLANK`` or ``COLUMN`` means training them again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from math import nan
from typing import ClassVar, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.numbers.lattice import Candidate
from digitpad.words import QT_TRANSLATE_NOOP

Boxes = npt.NDArray[np.float64]
"""(n, 4): left, top, right and bottom."""
Images = npt.NDArray[np.uint8]

MOST_PIECES: Final = 6
"""Most pieces of one sign."""
WIDEST: Final = 1.8
"""Width of the widest sign of several pieces, in digit heights."""
MOST_BOXES: Final = 1000
"""Most strokes or specks on a line. The time to compare each with each grows with the square."""
LONGEST: Final = 600
"""Longest line, in digit heights: keeps a few flat specks far apart from making an endless one."""
LARGEST_GAP: Final = 0.5
"""Largest gap between neighbouring parts of one sign, in digit heights."""
TALL: Final = 0.3
"""Least height of a digit, in heights of the tallest piece. That may be a slash or a parenthesis,
but most of the pieces that are as tall are digits."""
STEEPEST: Final = 0.4
"""Steepest slope of a line, rise over run."""

VIEW: Final = 32
"""Side of the view that the network for signs gets, and height of a line's picture, in pixels."""
PX_PER_HEIGHT: Final = 18.0
"""Height of digits in it, in pixels."""
MIDDLE_PX: Final = 16.0
"""Row of the middle of the digits' height in it."""

BLANK: Final = 6
"""Blank pixels around a line that is read as a whole."""
COLUMN: Final = 4
"""Pixels per output column of the network for lines."""


class Patch(NamedTuple):
    """A piece as networks see it: uint8 (h, w).

    ``left``: pixels from x = 0 of the line. ``top``: row in the view.
    """

    image: Images
    left: int
    top: int


class Hint(NamedTuple):
    """A prior of a candidate: log-odds ``against`` all signs but ``signs``."""

    signs: str
    against: float


class Band(NamedTuple):
    """Where a line's digits lie: their ``height``, and their ``middle`` at x = 0.

    The middle changes with ``slope`` (y down). In the units of what is read.
    """

    height: float
    middle: float
    slope: float

    def middles(self, x: Boxes) -> Boxes:
        return self.middle + self.slope * x


def band_of(boxes: Boxes) -> Band:
    """Return the band of the digits among pieces or signs; any band where there are none.

    Raises ``InkError`` for more of them than anybody writes on a line.
    """
    if not len(boxes):
        return Band(1.0, 0.0, 0.0)
    if len(boxes) > MOST_BOXES:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "{count:,} strokes or specks are no line of writing."
            ).filled(count=len(boxes))
        )
    heights = boxes[:, 3] - boxes[:, 1]
    widest = float((boxes[:, 2] - boxes[:, 0]).max())
    if not (heights.any() or widest):
        # Of dots alone, the distances show how high digits would be; dots stand at their feet.
        across, down = np.ptp(boxes[:, :2], axis=0).tolist()
        height = max(across / len(boxes), 2 * down, 1e-6)
        return Band(height, float(boxes[:, 3].max()) - height / 2, 0.0)
    tall = boxes[heights >= TALL * heights.max()]
    height = float(np.median(tall[:, 3] - tall[:, 1]))
    # A dash alone is as wide as a digit is high.
    height = max(height, widest / 2 if len(tall) == len(boxes) else 0.0, 1e-6)
    height = max(height, float(boxes[:, 2].max() - boxes[:, 0].min()) / LONGEST)
    x, y = (tall[:, 0] + tall[:, 2]) / 2, (tall[:, 1] + tall[:, 3]) / 2
    middle, slope = float(np.median(y)), 0.0
    if len(tall) > 3 and np.ptp(x) > 3 * height:
        slopes = [
            (y[j] - y[i]) / (x[j] - x[i])
            for i in range(len(x))
            for j in range(i)
            if abs(x[j] - x[i]) > height
        ]
        slope = float(np.clip(np.median(slopes), -STEEPEST, STEEPEST)) if slopes else 0.0
        middle = float(np.median(y - slope * x))
    return Band(height, middle, slope)


class Line(ABC):
    """Pieces of ink from left to right.

    ``boxes``: (n, 4), left, top, right and bottom of each piece. ``band``: that of the digits.
    Both are in the units of what is read.
    """

    boxes: Boxes
    band: Band
    forms: ClassVar[float]
    """Weight of the n-gram scores."""
    network: ClassVar[str]
    """File of the network for whole lines."""
    whole: ClassVar[float]
    """Weight of that network."""
    digits_alone: ClassVar[bool] = False
    """Whether only digits count, so that this network is asked about them alone."""
    sizes: ClassVar[tuple[float, ...]] = (1.0,)
    """Scales at which this network sees the line; its scores are averaged over them."""
    temperature: ClassVar[float] = 1.0
    """Divides scores, so that signs are right as often as their probabilities say."""
    slashes: ClassVar[float] = 1.0
    """How common slashes are, relative to the training of the network for signs."""

    @abstractmethod
    def digit_image(self, candidate: Candidate) -> Images:
        """Return a candidate's ink as ``mnist/1`` makes it: uint8 (28, 28)."""

    @abstractmethod
    def patches(self) -> list[Patch]:
        """Return each piece in the pixels of the views."""

    @cached_property
    def _patches(self) -> list[Patch]:
        return self.patches()

    def views(self, candidates: Sequence[Candidate]) -> Images:
        """Return candidates as they stand on the line: uint8 (k, 2, 32, 32).

        The first channel is the candidate's own ink, the second what stands around it.
        """
        views = np.zeros((len(candidates), 2, VIEW, VIEW), dtype=np.uint8)
        scale = PX_PER_HEIGHT / self.band.height
        for view, candidate in zip(views, candidates, strict=True):
            left, _, right, _ = self.box_of(candidate)
            start = round((left + right) / 2 * scale) - VIEW // 2
            for number, patch in enumerate(self._patches):
                x = patch.left - start
                height, width = patch.image.shape
                if x >= VIEW or x + width <= 0:
                    continue
                channel = view[0 if candidate.first <= number < candidate.end else 1]
                part = channel[patch.top : patch.top + height, max(x, 0) : x + width]
                visible = patch.image[: part.shape[0], max(-x, 0) : max(-x, 0) + part.shape[1]]
                np.maximum(part, visible, out=part)
        return views

    def picture(self, size: float = 1.0) -> Images:
        """Return the whole line as the network for lines sees it: uint8 (32, width).

        ``size``: its scale; the digits' middle stays in its row.
        """
        patches = self._patches
        left = min(patch.left for patch in patches) - BLANK
        width = max(patch.left + patch.image.shape[1] for patch in patches) + BLANK - left
        picture = np.zeros((VIEW, -(-width // COLUMN) * COLUMN), dtype=np.uint8)
        for patch in patches:
            height, wide = patch.image.shape
            x = patch.left - left
            part = picture[patch.top : patch.top + height, x : x + wide]
            np.maximum(part, patch.image[: len(part)], out=part)
        return picture if size == 1 else _resized(picture, size)

    def bar_of(self, candidate: Candidate) -> float:
        """Return the width of the uppermost quarter of a candidate, in its heights.

        NaN where it is not known: in pictures, a broad pen hides it.
        """
        return nan

    def bow_of(self, candidate: Candidate) -> float:
        """Return the sagitta of a candidate that is one plain stroke, in its chords.

        Positive to the left, negative to the right; NaN for all other candidates.
        """
        return nan

    def strokes_of(self, candidate: Candidate) -> tuple[int, ...]:
        """Return the indices of the strokes of a candidate; () in pictures."""
        return ()

    def hint(self, candidate: Candidate) -> Hint | None:
        """Return what the parts of a candidate say about its sign, None for nothing."""
        return None

    def box_of(self, candidate: Candidate) -> Box[float]:
        inside = self.boxes[candidate.first : candidate.end]
        low, high = inside[:, :2].min(axis=0), inside[:, 2:].max(axis=0)
        return Box(*low.tolist(), *high.tolist())

    def candidates(self) -> list[Candidate]:
        """Return all runs of pieces that may be one sign, single pieces among them."""
        candidates = []
        for first in range(len(self.boxes)):
            right = self.boxes[first, 2]
            for end in range(first + 1, min(first + MOST_PIECES, len(self.boxes)) + 1):
                left, _, reach, _ = self.boxes[end - 1]
                if left - right > LARGEST_GAP * self.band.height:
                    break
                right = max(right, reach)
                candidate = Candidate(first, end)
                box = self.box_of(candidate)
                if end == first + 1 or box.width <= WIDEST * self.band.height:
                    candidates.append(candidate)
        return candidates


def _resized(picture: Images, size: float) -> Images:
    width = -(-round(picture.shape[1] * size) // COLUMN) * COLUMN
    step = 1 / size
    matrix = (step, 0, 0, 0, step, MIDDLE_PX * (1 - step))
    resized = Image.fromarray(picture).transform(
        (width, VIEW), Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR
    )
    return np.asarray(resized)
