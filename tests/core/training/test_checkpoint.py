"""A run's history goes into a table and comes out as it was, however long it is."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from digitpad.training.checkpoint import COLUMNS, from_table, history_of, to_table
from digitpad.training.events import EpochDone

EPOCH = EpochDone(
    epoch=1,
    step=2**40 + 1,
    train_loss=0.1,
    test_loss=1 / 3,
    test_accuracy=0.9,
    images_per_second=12345.678,
    seconds=1e-9,
    is_best=True,
    train_accuracy=0.8,
)


def test_every_figure_comes_back_as_it_was() -> None:
    history = (EPOCH, replace(EPOCH, epoch=2, test_loss=0.2, is_best=False))
    back = from_table(to_table(history), COLUMNS)
    assert back == history
    assert [type(value) for value in (back[0].epoch, back[0].step, back[0].is_best)] == [
        int,
        int,
        bool,
    ]


def test_what_was_not_measured_stays_so() -> None:
    (back,) = from_table(to_table([replace(EPOCH, test_accuracy=math.nan)]), COLUMNS)
    assert math.isnan(back.test_accuracy)


def test_a_run_without_a_tested_epoch_has_an_empty_table() -> None:
    assert from_table(to_table(()), COLUMNS) == ()


def test_a_table_that_is_not_what_it_claims_is_refused() -> None:
    with pytest.raises(ValueError, match="columns"):
        from_table(to_table([EPOCH]), COLUMNS[:-1])


def test_a_history_of_the_first_format_is_read() -> None:
    told = {name: getattr(EPOCH, name) for name in COLUMNS}
    assert history_of({"history": [told]}, None) == (EPOCH,)
