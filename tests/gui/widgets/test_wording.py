from __future__ import annotations

import pytest

from digitpad.gui.widgets.wording import accuracy_words, counted, model_words
from digitpad.modelfile import new_info
from digitpad.models.catalogue import architecture


def test_digits_that_are_counted_are_told_from_the_count() -> None:
    assert counted(["0", "8", "0"]) == "2 × “0”, 1 × “8”"


def test_an_accuracy_says_how_many_of_what() -> None:
    info = new_info(
        architecture("digitpad"),
        "mine",
        metrics={"accuracy": 0.9962, "n": 10_000, "dataset": "mnist"},
    )
    assert accuracy_words(info) == "99.62 % of 10,000 MNIST test digits"
    assert model_words(info) == "mine · 99.62 % of 10,000 MNIST test digits"


@pytest.mark.parametrize(
    "metrics", [{}, {"accuracy": "high", "n": 3}, {"accuracy": 0.9}, {"accuracy": 0.9, "n": 0}]
)
def test_an_accuracy_that_was_never_measured_is_not_claimed(metrics: dict[str, object]) -> None:
    info = new_info(architecture("digitpad"), "mine", metrics=metrics)
    assert model_words(info) == "mine"
