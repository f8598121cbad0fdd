"""One page read again and again while it is changed a little, in every way there is.

What that says about the drawing and the model is found in ``recognise.finding``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from digitpad.evaluation.changes import RANGES, Change, Images
from digitpad.evaluation.robustness import along, along_image
from digitpad.ink.drawing import Drawing
from digitpad.recognise.prediction import Prediction, judged

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration
    from digitpad.recognise.recogniser import Recogniser

STEPS: Final[dict[Change, tuple[float, ...]]] = {
    "shift": (-4, -3, -2, -1, 0, 1, 2, 3, 4),
    "scale": (0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4),
    "rotation": tuple(float(angle) for angle in range(-40, 45, 5)),
    "slant": tuple(float(angle) for angle in range(-40, 45, 5)),
    "pen width": (-1, -0.5, 0, 0.5, 1, 1.5, 2),
    "noise": (0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3),
}
"""How far a page is changed, in the units of ``RANGES``, whose ends these have; among them the
amount that changes nothing. A shift goes to the right, or, negative, to the left."""
SHOWN: Final = 5
"""At most so many images of each way are for showing."""


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """How a page is read along one change: a reading for each amount, in rising order."""

    change: Change
    amounts: tuple[float, ...]
    readings: tuple[Prediction, ...]

    @property
    def place(self) -> int:
        """Where on the way nothing is changed."""
        return self.amounts.index(RANGES[self.change].none)

    def shown(self) -> range:
        """Return the places of at most ``SHOWN`` readings, evenly along the way.

        With the amounts of ``STEPS`` both ends are among them, and the page as it is.
        """
        steps = len(self.amounts) - 1
        return range(0, len(self.amounts), max(1, -(-steps // (SHOWN - 1))))


def inspect(
    recogniser: Recogniser,
    page: Drawing | Images,
    *,
    is_wanted: Callable[[], bool] = lambda: True,
) -> tuple[Way, ...] | None:
    """Return how a page is read along each change; None when it is not wanted any more.

    ``page``: a drawing, or an image that has been through ``mnist/1``, uint8 (28, 28).
    ``is_wanted`` is asked before each reading. Raises as ``Recogniser.recognise`` does.
    """

    def amounts(change: Change) -> Iterator[float]:
        for amount in STEPS[change]:
            if not is_wanted():
                return
            yield amount

    ways = []
    for change, tried in STEPS.items():
        if isinstance(page, Drawing):
            readings = along(recogniser, page, change, amounts(change))
        else:
            readings = along_image(recogniser, page, change, amounts(change))
        if len(readings) < len(tried):
            return None
        ways.append(Way(change, tried, tuple(readings)))
    return tuple(ways)


def rejudged(ways: Sequence[Way], thresholds: Calibration | None) -> tuple[Way, ...]:
    """Return the ways with the verdicts that other thresholds give; None leaves the model's."""
    if thresholds is None:
        return tuple(ways)
    return tuple(
        replace(way, readings=tuple(judged(reading, thresholds) for reading in way.readings))
        for way in ways
    )


def answer(reading: Prediction) -> str | None:
    """Return what a page is read as, None where it is not taken for a digit."""
    return reading.label if reading.verdict.is_answer else None
