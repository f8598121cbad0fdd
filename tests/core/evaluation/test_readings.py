"""Mistakes are found, sorted, and told apart from labels that are likely wrong."""

from __future__ import annotations

import numpy as np

from digitpad.evaluation.readings import Readings


def readings(truths: list[int], probabilities: list[list[float]]) -> Readings:
    return Readings(
        np.arange(100, 100 + len(truths)), np.array(truths), np.array(probabilities, np.float32)
    )


FOUR = readings([0, 1, 1, 2], [[0.9, 0.1, 0], [0.7, 0.2, 0.1], [0, 0.6, 0.4], [0.5, 0.1, 0.4]])


def test_images_are_chosen_by_class_by_reading_and_by_mistake() -> None:
    assert FOUR.chosen().tolist() == [0, 1, 2, 3]
    assert FOUR.chosen(truth=1).tolist() == [1, 2]
    assert FOUR.chosen(read=0, only_wrong=True).tolist() == [1, 3]
    assert FOUR.chosen(truth=2, read=1).tolist() == []


def test_the_surest_mistake_comes_first() -> None:
    assert FOUR.worst().tolist() == [1, 3]


def test_a_confident_reading_that_belies_its_label_is_a_likely_label_error() -> None:
    sure = [[0.98, 0.02]] * 5 + [[0.02, 0.98]] * 5
    found = readings([0] * 5 + [1] * 5 + [1, 0], [*sure, [0.99, 0.01], [0.45, 0.55]])
    # The last one is a mistake, too, but not as sure as its class is read on average.
    assert found.likely_label_errors().tolist() == [10]


def test_as_sure_as_the_class_is_read_on_average_is_sure_enough() -> None:
    assert readings([0, 1, 1], [[0.25, 0.75]] * 3).likely_label_errors().tolist() == [0]


def test_a_class_without_images_is_no_reason_to_doubt_a_label() -> None:
    assert readings([0, 0], [[0.1, 0.9], [0.9, 0.1]]).likely_label_errors().tolist() == []
