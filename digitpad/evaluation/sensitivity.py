"""One page read again and again while it is changed a little, in every way there is.

What the readings say about the drawing and the model: nobody knows what the writer meant; what can
be seen is whether an answer holds. A page of which the network is unsure, or not quite sure and
reads otherwise after changes that no reader minds, lies between two digits. A network that is
sure, and yet reads something else after such changes, or after somewhat stronger ones of one
kind, has a weak spot there. Noise, which no pen makes, is told but decides nothing. The words for
it all are the window's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import numpy as np

from digitpad.evaluation.changes import RANGES, Change, Images, can_have
from digitpad.evaluation.robustness import along
from digitpad.ink.drawing import Drawing
from digitpad.recognise.prediction import Prediction, Verdict, with_thresholds

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration
    from digitpad.recognise.recogniser import Recogniser

SHOWN: Final = 5
"""At most so many images of each sweep are for showing."""
SURE: Final = 0.9
"""A network that gives so much to a digit does not waver."""
NEAR: Final = 3.0
"""An answer that is lost after less than so many small changes is lost soon."""
SEVERAL: Final = 2
"""So many kinds of small change that alter the answer are no accident of one of them."""
MATTERS: Final = 0.15
MOST_LABELS: Final = 4


class Sweep(NamedTuple):
    """How a page is read along one change: a reading for each amount, in rising order."""

    change: Change
    amounts: tuple[float, ...]
    readings: tuple[Prediction, ...]

    @property
    def place(self) -> int:
        """Where nothing is changed."""
        return self.amounts.index(RANGES[self.change].none)

    @property
    def plain(self) -> Prediction:
        """The reading of the page as it is."""
        return self.readings[self.place]

    def shown(self) -> range:
        """Return the places of at most ``SHOWN`` readings, evenly along the sweep.

        With the steps of ``RANGES`` both ends are among them, and the page as it is.
        """
        steps = len(self.amounts) - 1
        return range(0, len(self.amounts), max(1, -(-steps // (SHOWN - 1))))


def sweep_steps(
    recogniser: Recogniser, page: Drawing | Images
) -> Generator[None, None, tuple[Sweep, ...]]:
    """Read a page along each change, yielding after each reading; return the sweeps.

    ``page``: a drawing, or the image that the network sees: uint8 (28, 28) or (3, 32, 32), of
    which no pen is known. Raises as ``Recogniser.recognise`` does.
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
    """Return the sweeps with the verdicts that other thresholds give; None leaves the model's."""
    if thresholds is None:
        return tuple(sweeps)
    return tuple(
        sweep._replace(
            readings=tuple(with_thresholds(reading, thresholds) for reading in sweep.readings)
        )
        for sweep in sweeps
    )


def answer(reading: Prediction) -> str | None:
    """Return what a page is read as, None where it is not taken for a digit."""
    return reading.label if reading.verdict.is_answer else None


class Finding(StrEnum):
    """What the readings come to.

    ``STEADY``: the answer holds, or only strong changes and noise alter it. ``WEAK_SPOT``: it
    holds, but is lost soon under some changes. ``BRITTLE``: small changes of several kinds
    alter it, though the network is sure. ``BETWEEN``: the network is unsure, or small changes
    of several kinds alter the answer and it is not quite sure: the page itself lies between two
    answers. ``NOT_A_DIGIT``: it is not taken for a digit. ``NOTHING``: nothing is drawn.
    """

    STEADY = "steady"
    WEAK_SPOT = "weak spot"
    BRITTLE = "brittle"
    BETWEEN = "between"
    NOT_A_DIGIT = "not a digit"
    NOTHING = "nothing drawn"


class Limit(NamedTuple):
    """Where, going one way from the page as it is, the answer changes.

    ``kept``: the last amount with the same answer, the one that changes nothing where the first
    step alters it. ``lost``: the first with another one, which is ``becomes``, None where the
    page is not taken for a digit there. ``small_steps``: how many small changes lead to
    ``lost``. ``lasts``: whether it is read so at every larger amount that was tried, too.
    """

    change: Change
    direction: Literal[-1, 1]
    kept: float
    lost: float
    becomes: str | None
    small_steps: float
    lasts: bool = True

    @property
    def is_small(self) -> bool:
        """Whether a change that no reader minds alters the answer."""
        return self.small_steps <= 1

    @property
    def is_near(self) -> bool:
        return self.small_steps < NEAR


class Sensitivity(NamedTuple):
    """What was found.

    ``label``: what the page is read as, None where that is no digit. ``other``: what else it
    could be (``BETWEEN``), None for no digit at all. ``limits``: where the answer changes, the
    nearest first and noise, which no pen makes, last. ``kept``: the changes that never alter it.
    """

    kind: Finding
    label: str | None
    other: str | None
    limits: tuple[Limit, ...]
    kept: tuple[Change, ...]


def sensitivity_of(sweeps: Sequence[Sweep]) -> Sensitivity:
    """Return what the readings say; ``sweeps``: as ``sweep_steps`` returns them."""
    plain = sweeps[0].plain
    limits = sorted(
        (limit for sweep in sweeps for limit in limits_of(sweep)),
        key=lambda limit: (limit.change == "noise", limit.small_steps),
    )
    altering = {limit.change for limit in limits}
    kept = tuple(sweep.change for sweep in sweeps if sweep.change not in altering)
    kind = _kind(plain, limits)
    other = _other(plain, limits) if kind is Finding.BETWEEN else None
    return Sensitivity(kind, answer(plain), other, tuple(limits), kept)


def limits_of(sweep: Sweep) -> list[Limit]:
    """Return where the answer changes, to the left and to the right of the page as it is."""
    none = RANGES[sweep.change].none
    plain = answer(sweep.plain)
    found: list[Limit] = []
    directions: tuple[Literal[-1, 1], ...] = (-1, 1)
    for direction in directions:
        kept, way = none, slice(sweep.place, None, direction)
        reads = [answer(reading) for reading in sweep.readings[way]]
        for place, (amount, read) in enumerate(zip(sweep.amounts[way], reads, strict=True)):
            if read != plain:
                steps = round(abs(amount - none) / RANGES[sweep.change].small, 6)
                lasts = set(reads[place:]) == {read}
                found.append(Limit(sweep.change, direction, kept, amount, read, steps, lasts))
                break
            kept = amount
    return found


def labels_that_matter(sweeps: Sequence[Sweep]) -> tuple[str, ...]:
    """Return the classes worth a curve: that of the page as it is, then the most probable ones.

    At most ``MOST_LABELS``, each with a probability of at least ``MATTERS`` somewhere; those
    that only noise brings up come last. None where nothing is drawn.
    """
    plain = sweeps[0].plain
    if plain.label is None:
        return ()
    found = [plain.label]
    for some in (
        [sweep for sweep in sweeps if sweep.change != "noise"],
        [sweep for sweep in sweeps if sweep.change == "noise"],
    ):
        readings = [one.probabilities for sweep in some for one in sweep.readings]
        table = np.stack([plain.probabilities, *readings])
        by_area = np.argsort(-table.sum(axis=0), kind="stable").tolist()
        matter = [plain.classes[place] for place in by_area if table[:, place].max() >= MATTERS]
        found += [label for label in matter if label not in found]
    return tuple(found[:MOST_LABELS])


def _kind(plain: Prediction, limits: Sequence[Limit]) -> Finding:
    if plain.verdict is Verdict.NOTHING:
        return Finding.NOTHING
    if plain.verdict is Verdict.NOT_A_DIGIT:
        return Finding.NOT_A_DIGIT
    if plain.verdict is Verdict.UNSURE:
        return Finding.BETWEEN
    if len({limit.change for limit in limits if _counts(limit)}) >= SEVERAL:
        return Finding.BRITTLE if plain.confidence >= SURE else Finding.BETWEEN
    is_weak = any(limit.is_near and limit.change != "noise" for limit in limits)
    return Finding.WEAK_SPOT if is_weak else Finding.STEADY


def _counts(limit: Limit) -> bool:
    """Return whether a limit speaks against the page: a small change, such as a pen makes."""
    return limit.is_small and limit.change != "noise"


def _other(plain: Prediction, limits: Sequence[Limit]) -> str | None:
    """Return what a page that lies between is beside its label: what most small changes make."""
    if plain.verdict is Verdict.UNSURE:
        return plain.second
    made = Counter(limit.becomes for limit in limits if _counts(limit))
    return max(made, key=made.__getitem__)
