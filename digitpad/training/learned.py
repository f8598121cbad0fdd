"""Whether a run learned anything: no network that guesses is offered as a result to be proud of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, isfinite, lgamma, log, log1p
from typing import Final

import numpy as np

from digitpad.training.events import EpochDone, Weights
from digitpad.words import QT_TRANSLATE_NOOP, Phrase

CHANCE, LOSS, NOT_FINITE = "chance", "loss", "not finite"
FAULTS: Final[Mapping[str, Phrase]] = {
    CHANCE: QT_TRANSLATE_NOOP(
        "training",
        "It has learned nothing: its accuracy is at chance. Try another learning rate (smaller if "
        "the loss leapt, larger if it hardly moved), or more epochs.",
    ),
    LOSS: QT_TRANSLATE_NOOP(
        "training",
        "It has learned nothing: its loss never fell below that of guessing. Try another learning "
        "rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.",
    ),
    NOT_FINITE: QT_TRANSLATE_NOOP(
        "training",
        "It has learned nothing: its weights are no longer numbers, so that it cannot be saved. "
        "Try a smaller learning rate.",
    ),
}
"""Why a run learned nothing, by the key that its record has."""
LIKELY: Final = 0.05
"""Least probability of an accuracy, if the network guesses, for it to be at chance."""
NEARLY: Final = 0.1
"""Share of the way from guessing to perfect that counts for nothing if the loss never fell.

Where it fell, an accuracy at chance counts only if it is surely less than that.
"""


def fault_of(
    history: Sequence[EpochDone], best: Weights, classes: int, images: int, commonest: float
) -> str:
    """Return why a run learned nothing, a key of ``FAULTS``; "" if it did, or was not tested.

    ``best``: the weights of the epoch that tested best. ``classes``: those told apart.
    ``commonest``: the share of the most frequent one among the ``images`` it was tested on, 0..1.
    """
    if not all(bool(np.isfinite(array).all()) for array in best.values()):
        return NOT_FINITE
    errors = [done.character_error for done in history if isfinite(done.character_error)]
    accuracies = [done.test_accuracy for done in history if isfinite(done.test_accuracy)]
    if errors:  # of lines: a network that reads nothing has as many errors as there are signs
        return CHANCE if min(errors) >= 1.0 else ""
    if not accuracies:
        return LOSS if _never_fell(history) else ""
    right, guessed = round(max(accuracies) * images), max(commonest, 1 / classes)
    nearly = guessed + NEARLY * (1 - guessed)
    if _is_worse_than_guessing(history, classes):
        return LOSS if _chance_of(right, images, nearly) > LIKELY else ""
    # Few images cannot tell a network that guesses from one that has learned a little.
    is_worse = 1 - _chance_of(right + 1, images, nearly) < LIKELY
    return CHANCE if is_worse and _chance_of(right, images, guessed) > LIKELY else ""


def _is_worse_than_guessing(history: Sequence[EpochDone], classes: int) -> bool:
    """Return whether the loss was always above that of equal probabilities."""
    return all(min(done.train_loss, done.test_loss) >= log(classes) for done in history)


def _never_fell(history: Sequence[EpochDone]) -> bool:
    """Return whether no later epoch had a smaller loss than the first."""
    return len(history) > 1 and all(
        done.train_loss >= history[0].train_loss and done.test_loss >= history[0].test_loss
        for done in history
    )


def _chance_of(right: int, images: int, share: float) -> float:
    """Return the probability of as many hits or more, if each has the probability ``share``."""
    if share >= 1.0 or right <= 0:
        return 1.0
    orders = lgamma(images + 1)
    chances = (
        exp(orders - lgamma(hits + 1) - lgamma(images - hits + 1)
            + hits * log(share) + (images - hits) * log1p(-share))
        for hits in range(right, images + 1)
    )  # fmt: skip
    return sum(chances)
