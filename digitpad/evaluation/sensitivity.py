"""Sensitivity: one page is read under small changes of every kind.

Only the writer knows what was meant; the readings show whether an answer is stable. If the network
is unsure, or not quite sure and changes its answer under changes that readers do not notice, the
page lies between two digits. If it is sure and yet changes its answer under such changes, or under
somewhat larger ones of a single kind, it has a weak spot there. Noise, which no pen makes, is
reported but not considered. The window turns the findings into text.
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
"""Most images of a sweep that are shown."""
SURE: Final = 0.9
"""Probability from which the network counts as certain."""
NEAR: Final = 3.0
"""Distance in small changes within which a lost answer counts as lost soon."""
SEVERAL: Final = 2
"""Kinds of small changes that must alter the answer for the finding not to be an accident."""
MATTERS: Final = 0.15
"""Least probability, anywhere in the sweeps, of a class worth a curve."""
MOST_LABELS: Final = 4


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

    def shown(self) -> range:
        """Return the indices of at most ``SHOWN`` evenly spaced readings.

        With the steps of ``RANGES`` they include both ends and the unchanged page.
        """
        steps = len(self.amounts) - 1
        return range(0, len(self.amounts), max(1, -(-steps // (SHOWN - 1))))


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


def answer(reading: Prediction) -> str | None:
    """Return the answer for a page, None if it is rejected."""
    return reading.label if reading.verdict.is_answer else None


class Finding(StrEnum):
    """The conclusion from the readings.

    ``STEADY``: only large changes and noise alter the answer, if any. ``WEAK_SPOT``: the answer is
    lost soon under some changes. ``BRITTLE``: small changes of several kinds alter it, although the
    network is sure. ``BETWEEN``: the network is unsure, or small changes of several kinds alter the
    answer and it is not quite sure: the page itself lies between two answers. ``NOT_A_DIGIT``: the
    page is rejected. ``NOTHING``: the page is blank.
    """

    STEADY = "steady"
    WEAK_SPOT = "weak spot"
    BRITTLE = "brittle"
    BETWEEN = "between"
    NOT_A_DIGIT = "not a digit"
    NOTHING = "nothing drawn"


class Limit(NamedTuple):
    """The amount at which the answer changes, in one direction from the unchanged page.

    ``kept``: the last amount with the same answer, the one that changes nothing if the first step
    alters it. ``lost``: the first with another answer, which is ``becomes``, None if the page is
    rejected there. ``small_steps``: ``lost`` as a multiple of a small change. ``lasts``: whether
    all larger amounts that were tried give that answer, too.
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
        """Whether a change that readers do not notice alters the answer."""
        return self.small_steps <= 1

    @property
    def is_near(self) -> bool:
        return self.small_steps < NEAR


class Sensitivity(NamedTuple):
    """The findings about a page.

    ``label``: the answer, None if the page is rejected. ``other``: the alternative (``BETWEEN``),
    None for no digit at all. ``limits``: where the answer changes, the nearest first, and noise,
    which no pen makes, last. ``kept``: the changes that never alter it.
    """

    kind: Finding
    label: str | None
    other: str | None
    limits: tuple[Limit, ...]
    kept: tuple[Change, ...]


def sensitivity_of(sweeps: Sequence[Sweep]) -> Sensitivity:
    """Draw the conclusion; ``sweeps``: as returned by ``sweep_steps``."""
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
    """Return where the answer changes, in both directions from the unchanged page."""
    identity = RANGES[sweep.change].identity
    plain = answer(sweep.plain)
    found: list[Limit] = []
    directions: tuple[Literal[-1, 1], ...] = (-1, 1)
    for direction in directions:
        kept, way = identity, slice(sweep.place, None, direction)
        reads = [answer(reading) for reading in sweep.readings[way]]
        for place, (amount, read) in enumerate(zip(sweep.amounts[way], reads, strict=True)):
            if read != plain:
                steps = round(abs(amount - identity) / RANGES[sweep.change].small, 6)
                lasts = set(reads[place:]) == {read}
                found.append(Limit(sweep.change, direction, kept, amount, read, steps, lasts))
                break
            kept = amount
    return found


def labels_that_matter(sweeps: Sequence[Sweep]) -> tuple[str, ...]:
    """Return the classes worth a curve: that of the unchanged page, then the most probable ones.

    At most ``MOST_LABELS``, each with a probability of at least ``MATTERS`` somewhere; those that
    only noise brings up come last. Empty for a blank page.
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
    """Return whether a limit counts against the page: a small change such as a pen makes."""
    return limit.is_small and limit.change != "noise"


def _other(plain: Prediction, limits: Sequence[Limit]) -> str | None:
    """Return the alternative of a page between two answers: that of most small changes."""
    if plain.verdict is Verdict.UNSURE:
        return plain.second
    made = Counter(limit.becomes for limit in limits if _counts(limit))
    return max(made, key=made.__getitem__)
