"""Drawings: strokes in canvas units, immutable.

A canvas is the square [0, 1] × [0, 1] with y down. Widgets, InkML files, the
handwriting generator and the preprocessing all exchange ``Drawing`` values, never
the pixels of a widget.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box

Points = npt.NDArray[np.float32]
Annotations = tuple[tuple[str, str], ...]

DEFAULT_PEN_WIDTH = 0.08
"""Pen width of a fresh canvas as a fraction of its side (about MNIST's 2.3 px of 28)."""


@dataclass(frozen=True, slots=True, eq=False)
class Stroke:
    """An open polyline, drawn between touching and lifting the pen.

    ``points``: float32 (n, 2), n >= 1, columns x and y in canvas units, read-only.
    One point is a dot. Points from a file may lie outside [0, 1].
    """

    points: Points

    def __post_init__(self) -> None:
        points = np.array(self.points, dtype=np.float32).reshape(-1, 2)
        if len(points) == 0 or not np.isfinite(points).all():
            raise ValueError("a stroke needs at least one point, and only finite ones")
        points.setflags(write=False)
        object.__setattr__(self, "points", points)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stroke) and np.array_equal(self.points, other.points)

    def __hash__(self) -> int:
        return hash(self.points.tobytes())

    @property
    def length(self) -> float:
        """Length of the polyline in canvas units; 0 for a dot."""
        steps = np.diff(self.points, axis=0)
        return float(np.hypot(steps[:, 0], steps[:, 1]).sum())


@dataclass(frozen=True, slots=True)
class Drawing:
    """Strokes in the order in which they were drawn, and the width of the pen.

    ``pen_width`` is a fraction of the canvas side. It is used to show and save a
    drawing; recognition redraws the strokes with its own pen (``mnist/1``).
    """

    strokes: tuple[Stroke, ...] = ()
    pen_width: float = DEFAULT_PEN_WIDTH

    @property
    def is_empty(self) -> bool:
        return not self.strokes

    @property
    def point_count(self) -> int:
        return sum(len(stroke.points) for stroke in self.strokes)

    def bounds(self) -> Box[float]:
        """Return the box of the pen's centre line, in canvas units.

        Raises ``ValueError`` for an empty drawing.
        """
        if self.is_empty:
            raise ValueError("an empty drawing has no bounds")
        points = np.concatenate([stroke.points for stroke in self.strokes])
        # By column, since reducing the first axis takes numpy many times as long.
        x, y = points[:, 0], points[:, 1]
        return Box(float(x.min()), float(y.min()), float(x.max()), float(y.max()))


@dataclass(frozen=True, slots=True)
class LabelledDrawing:
    """A drawing with its labels.

    ``annotations``: those of an ink file that digitpad does not use, as (type, text), in order.
    """

    drawing: Drawing
    truth: str | None = None
    writer: str | None = None
    annotations: Annotations = ()


def drawing_from_points(
    strokes: Iterable[npt.ArrayLike], pen_width: float = DEFAULT_PEN_WIDTH
) -> Drawing:
    """Build a drawing from point lists, one array-like of shape (n, 2) for each stroke."""
    lines = (np.asarray(points, dtype=np.float32) for points in strokes)
    return Drawing(tuple(Stroke(line) for line in lines), pen_width)
