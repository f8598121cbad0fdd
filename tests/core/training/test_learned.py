"""A run that learned nothing is told apart from one that learned little."""

from __future__ import annotations

from math import log, nan

import numpy as np
import pytest

from digitpad.training.events import EpochDone
from digitpad.training.learned import CHANCE, LOSS, NOT_FINITE, fault_of

WEIGHTS = {"weight": np.ones(3, np.float32)}
GUESSED = log(10)


def epoch(train_loss: float, test_loss: float, accuracy: float, errors: float = nan) -> EpochDone:
    return EpochDone(
        1, 1, train_loss, test_loss, accuracy, 1.0, 1.0, is_best=True, character_error=errors
    )


def fault(*history: EpochDone, images: int = 400, commonest: float = 0.12) -> str:
    return fault_of(history, WEIGHTS, 10, images, commonest)


@pytest.mark.parametrize(
    ("accuracy", "images", "commonest"),
    [
        (0.10, 10_000, 0.1),
        (0.1135, 10_000, 0.1135),
        (0.1, 100, 0.1),
        (0.15, 400, 0.13),
        (0.0, 50, 0.1),
    ],
)
def test_what_guessing_reads_right_is_nothing_learned(
    accuracy: float, images: int, commonest: float
) -> None:
    found = fault(epoch(2.30, 2.29, accuracy), images=images, commonest=commonest)
    assert found == CHANCE


@pytest.mark.parametrize(
    ("accuracy", "images", "commonest"),
    [(0.13, 10_000, 0.1135), (0.2, 400, 0.12), (0.4, 50, 0.1), (0.8, 5, 0.2)],
)
def test_little_is_more_than_nothing(accuracy: float, images: int, commonest: float) -> None:
    assert not fault(epoch(2.30, 2.29, accuracy), images=images, commonest=commonest)


@pytest.mark.parametrize(
    ("accuracy", "images", "commonest"), [(0.3, 30, 0.3), (0.15, 100, 0.1), (0.2, 5, 0.2)]
)
def test_few_images_tell_no_guessing_from_a_little_learned(
    accuracy: float, images: int, commonest: float
) -> None:
    assert not fault(epoch(2.30, 2.29, accuracy), images=images, commonest=commonest)
    assert fault(epoch(9.0, 8.0, accuracy), images=images, commonest=commonest) == LOSS


def test_a_loss_that_stays_above_that_of_guessing_is_nothing_learned() -> None:
    assert fault(epoch(1e7, 8e5, 0.155), epoch(1e5, 2.39, 0.09)) == LOSS
    # Sure of much that is wrong, and yet right about most.
    assert not fault(epoch(9.0, 8.0, 0.6))
    assert not fault(epoch(1e7, 2.0, 0.155))


def test_weights_that_are_no_numbers_are_nothing_whatever_was_tested() -> None:
    broken = {"weight": np.array([1.0, np.inf], np.float32)}
    assert fault_of([epoch(0.1, 0.1, 0.9)], broken, 10, 100, 0.1) == NOT_FINITE


def test_a_network_that_reconstructs_learned_nothing_if_its_loss_never_fell() -> None:
    never = [epoch(0.5, 0.5, nan), epoch(0.6, 0.5, nan)]
    assert fault(*never) == LOSS
    assert not fault(*never, epoch(0.4, 0.5, nan))
    assert not fault(never[0])


def test_a_network_for_lines_learned_nothing_if_it_reads_no_sign() -> None:
    assert fault(epoch(9.0, 8.0, 0.0, 1.0)) == CHANCE
    assert not fault(epoch(9.0, 8.0, 0.0, 1.0), epoch(8.0, 7.0, 0.0, 0.9))


def test_an_untested_run_is_not_judged() -> None:
    assert not fault()
