"""A line of ink in pieces, from which candidates for signs are made.

Strokes (``strokes.py``) and pictures (``pixels.py``) are cut into pieces in ways of their own; from
there on both are one: pieces with places relative to the line, and what networks see of them.
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
from digitpad.lines.lattice import Candidate
from digitpad.words import QT_TRANSLATE_NOOP

Boxes = npt.NDArray[np.float64]
"""(n, 4): left, top, right and bottom."""
Images = npt.NDArray[np.uint8]

MOST_PIECES: Final = 6
"""No sign is cut into more."""
WIDEST: Final = 1.8
"""In heights of the line's digits; no sign is wider."""
MOST_BOXES: Final = 1000
"""More strokes or specks are no line of writing; each is compared with each."""
LONGEST: Final = 600
"""In heights of the line's digits; no line is longer. Specks far apart are hardly high at all."""
LARGEST_GAP: Final = 0.5
"""Parts of one sign are no further from each other, in heights of the line's digits."""
TALL: Final = 0.3
"""What is lower than this part of the tallest piece is no digit; what is tall may be a slash or a
parenthesis, but most pieces of the others are digits."""

VIEW: Final = 32
"""Side of what the network for signs sees, in pixels."""
PX_PER_HEIGHT: Final = 18.0
MIDDLE_PX: Final = 16.0
"""Where the middle of the digits' height lies in it."""

BLANK: Final = 6
"""Pixels around a line that is read as a whole."""
COLUMN: Final = 4
"""The network for lines says what it sees at every fourth pixel."""


class Patch(NamedTuple):
    """A piece as the network for signs sees it: uint8, and where its upper left corner lies.

    In pixels: ``left`` from where x is 0, ``top`` in the view.
    """

    image: Images
    left: int
    top: int


class Likely(NamedTuple):
    """Some ``signs``, and log-odds ``against`` all others."""

    signs: str
    against: float


class Frame(NamedTuple):
    """Where a line's digits stand: their ``height``, and the ``middle`` of it at x = 0, rising
    with ``slope`` (y down).
    """

    height: float
    middle: float
    slope: float

    def middles(self, x: Boxes) -> Boxes:
        return self.middle + self.slope * x


def frame_of(boxes: Boxes) -> Frame:
    """Return the frame of the digits among pieces or whole signs; any frame where there are none.

    Raises ``InkError`` for more of them than anybody writes on a line.
    """
    if not len(boxes):
        return Frame(1.0, 0.0, 0.0)
    if len(boxes) > MOST_BOXES:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "{count:,} strokes or specks are no line of writing."
            ).filled(count=len(boxes))
        )
    heights = boxes[:, 3] - boxes[:, 1]
    widest = float((boxes[:, 2] - boxes[:, 0]).max())
    if not (heights.any() or widest):
        # Dots alone tell by their distances how high digits would be, at whose feet they stand.
        across, down = np.ptp(boxes[:, :2], axis=0).tolist()
        height = max(across / len(boxes), 2 * down, 1e-6)
        return Frame(height, float(boxes[:, 3].max()) - height / 2, 0.0)
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
        slope = float(np.clip(np.median(slopes), -0.4, 0.4)) if slopes else 0.0
        middle = float(np.median(y - slope * x))
    return Frame(height, middle, slope)


class Line(ABC):
    """Ink in pieces, from left to right.

    ``boxes``: (n, 4), where each lies, in the units of what is read. ``frame``: in the same.
    """

    boxes: Boxes
    frame: Frame
    forms: ClassVar[float]
    """What it weighs that its signs follow each other as they usually do in numbers."""
    whole: ClassVar[float] = 0.35
    """What the opinion of the network for whole lines weighs. From 0.2 to 0.7, generated lines are
    read as well."""
    digits_alone: ClassVar[bool] = False
    """Whether that network is asked about digits alone, as other signs do not count."""
    sizes: ClassVar[tuple[float, ...]] = (1.0,)
    """By how much larger that network sees the line; what it says of all of them is averaged."""
    temperature: ClassVar[float] = 1.0
    """What scores are divided by, so that signs are right as often as their certainties say."""
    slashes: ClassVar[float] = 1.0
    """How common slashes are, by how common they were where the network for signs learned."""

    @abstractmethod
    def digit_image(self, candidate: Candidate) -> Images:
        """Return what ``mnist/1`` makes of a candidate's ink: uint8 (28, 28)."""

    @abstractmethod
    def patches(self) -> list[Patch]:
        """Return each piece on the grid of the views."""

    @cached_property
    def _patches(self) -> list[Patch]:
        return self.patches()

    def views(self, candidates: Sequence[Candidate]) -> Images:
        """Return candidates as they stand on the line: uint8 (k, 2, 32, 32).

        First the candidate's own ink, then what stands around it.
        """
        made = np.zeros((len(candidates), 2, VIEW, VIEW), dtype=np.uint8)
        scale = PX_PER_HEIGHT / self.frame.height
        for view, candidate in zip(made, candidates, strict=True):
            left, _, right, _ = self.box_of(candidate)
            start = round((left + right) / 2 * scale) - VIEW // 2
            for number, patch in enumerate(self._patches):
                x = patch.left - start
                height, width = patch.image.shape
                if x >= VIEW or x + width <= 0:
                    continue
                channel = view[0 if candidate.first <= number < candidate.end else 1]
                part = channel[patch.top : patch.top + height, max(x, 0) : x + width]
                shown = patch.image[: part.shape[0], max(-x, 0) : max(-x, 0) + part.shape[1]]
                np.maximum(part, shown, out=part)
        return made

    def picture(self, size: float = 1.0) -> Images:
        """Return the whole line as a network for lines sees it: uint8 (32, width).

        ``size``: by how much larger, the digits' middle staying where it is.
        """
        patches = self._patches
        left = min(patch.left for patch in patches) - BLANK
        width = max(patch.left + patch.image.shape[1] for patch in patches) + BLANK - left
        made = np.zeros((VIEW, -(-width // COLUMN) * COLUMN), dtype=np.uint8)
        for patch in patches:
            height, wide = patch.image.shape
            x = patch.left - left
            part = made[patch.top : patch.top + height, x : x + wide]
            np.maximum(part, patch.image[: len(part)], out=part)
        return made if size == 1 else _resized(made, size)

    def bar_of(self, candidate: Candidate) -> float:
        """Return how wide the uppermost quarter of a candidate is, in its heights; NaN where a
        broad pen hides it.
        """
        return nan

    def bow_of(self, candidate: Candidate) -> float:
        """Return how far a candidate that is one plain stroke bends to the left, in its lengths,
        less than 0 to the right; NaN for all others.
        """
        return nan

    def strokes_of(self, candidate: Candidate) -> tuple[int, ...]:
        """Return which strokes of a drawing a candidate was made of."""
        return ()

    def likely(self, candidate: Candidate) -> Likely | None:
        """Return what a candidate is by its parts, None where they say nothing."""
        return None

    def box_of(self, candidate: Candidate) -> Box[float]:
        inside = self.boxes[candidate.first : candidate.end]
        low, high = inside[:, :2].min(axis=0), inside[:, 2:].max(axis=0)
        return Box(*low.tolist(), *high.tolist())

    def candidates(self) -> list[Candidate]:
        """Return all neighbouring pieces that may be one sign; each piece alone is one."""
        found = []
        for first in range(len(self.boxes)):
            right = self.boxes[first, 2]
            for end in range(first + 1, min(first + MOST_PIECES, len(self.boxes)) + 1):
                left, _, reach, _ = self.boxes[end - 1]
                if left - right > LARGEST_GAP * self.frame.height:
                    break
                right = max(right, reach)
                candidate = Candidate(first, end)
                box = self.box_of(candidate)
                if end == first + 1 or box.width <= WIDEST * self.frame.height:
                    found.append(candidate)
        return found


def _resized(picture: Images, size: float) -> Images:
    width = -(-round(picture.shape[1] * size) // COLUMN) * COLUMN
    step = 1 / size
    matrix = (step, 0, 0, 0, step, MIDDLE_PX * (1 - step))
    shown = Image.fromarray(picture).transform(
        (width, VIEW), Image.Transform.AFFINE, matrix, Image.Resampling.BILINEAR
    )
    return np.asarray(shown)
