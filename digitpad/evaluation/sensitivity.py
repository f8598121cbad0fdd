"""Sensitivity: one page is read under changes of every kind, to see how far its answer holds.

Only the writer knows what was meant; the readings show how stable an answer is.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from digitpad.evaluation.changes import RANGES, Change, Images, can_have
from digitpad.evaluation.robustness import along
from digitpad.ink.drawing import Drawing
from digitpad.recognise.prediction import Prediction, with_thresholds

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration
    from digitpad.recognise.recogniser import Recogniser


class Sweep(NamedTuple):
    """The readings of a page along one change, by ascending amount."""

    change: Change
    amounts: tuple[float, ...]
    readings: tuple[Prediction, ...]

    @property
    def place(self) -> int:
        """The index of the unchanged page."""
        return self.amounts.index(RANGES[self.change].identity)

    @property
    def plain(self) -> Prediction:
        """The reading of the unchanged page."""
        return self.readings[self.place]

    def holds(self) -> tuple[float, float]:
        """Return the least and the greatest amount up to which the answer stays the same."""
        answers = [reading.answer for reading in self.readings]
        first = last = self.place
        plain = answers[first]
        while first > 0 and answers[first - 1] == plain:
            first -= 1
        while last < len(answers) - 1 and answers[last + 1] == plain:
            last += 1
        return self.amounts[first], self.amounts[last]


def sweep_steps(
    recogniser: Recogniser, page: Drawing | Images
) -> Generator[None, None, tuple[Sweep, ...]]:
    """Read a page along each change, yielding after each reading; return the sweeps.

    ``page``: a drawing, or the network's input for a picture, whose pen is unknown: uint8 (28, 28)
    or (3, 32, 32). Raises as ``Recogniser.recognise`` does.
    """
    channels = recogniser.model.info.architecture.input_shape[0]
    sweeps = []
    for change, tried in RANGES.items():
        if not can_have(change, channels):
            continue
        readings = []
        for reading in along(recogniser, page, change, tried.steps):
            readings.append(reading)
            yield
        sweeps.append(Sweep(change, tried.steps, tuple(readings)))
    return tuple(sweeps)


def rejudged(sweeps: Sequence[Sweep], thresholds: Calibration | None) -> tuple[Sweep, ...]:
    """Return the sweeps with verdicts by other thresholds; None: by the model's own."""
    if thresholds is None:
        return tuple(sweeps)
    return tuple(
        sweep._replace(
            readings=tuple(with_thresholds(reading, thresholds) for reading in sweep.readings)
        )
        for sweep in sweeps
    )
