"""Sequences are learned by CTC, in the same loop as everything else."""

from __future__ import annotations

import math

import pytest
import torch
from with_wings import WITH_NUMBERS

from digitpad.data.catalogue import DATASETS
from digitpad.data.split import Dataset, TensorSplit, limited
from digitpad.models.own import LINE_READER
from digitpad.models.torch.network import build
from digitpad.training import events
from digitpad.training.config import TrainConfig
from digitpad.training.ctc import best_path, ctc_loss, edits_between, is_whole
from digitpad.training.loop import train
from digitpad.training.session import score

BLANK = 3


def outputs_of(*paths: list[int]) -> torch.Tensor:
    """Return outputs whose likeliest path is the given one."""
    return torch.nn.functional.one_hot(torch.tensor(paths), BLANK + 1).permute(0, 2, 1) * 20.0


def test_the_best_path_says_a_sign_once_and_again_only_after_none() -> None:
    read = best_path(outputs_of([1, 1, BLANK, 1, 2], [BLANK, 0, 0, 2, BLANK]))
    assert read.tolist() == [[1, 1, 2, BLANK, BLANK], [0, 2, BLANK, BLANK, BLANK]]


def test_a_row_is_right_only_with_all_of_its_signs_and_no_others() -> None:
    read = torch.tensor([[1, 2, BLANK, BLANK]] * 3)
    labels = torch.tensor([[1, 2, BLANK], [1, BLANK, BLANK], [1, 2, 0]])
    assert is_whole(read, labels, BLANK).tolist() == [True, False, False]
    assert is_whole(labels, read, BLANK).tolist() == [True, False, False]
    assert edits_between(read, labels, BLANK) == 2


def test_the_loss_falls_where_the_path_says_the_signs() -> None:
    labels = torch.tensor([[1, 2, BLANK]])
    right, wrong = outputs_of([1, BLANK, 2, BLANK]), outputs_of([2, BLANK, 1, BLANK])
    assert ctc_loss(right, labels) < 0.01 < 5 < ctc_loss(wrong, labels)


def test_the_loss_is_the_mean_a_sign_and_leaves_out_what_cannot_be_said() -> None:
    even = torch.zeros(2, BLANK + 1, 2)  # two columns that say any sign and none alike
    one, both = torch.tensor([[1, BLANK]]), torch.tensor([[1, BLANK], [1, 1]])
    # Of 16 equally likely paths three say “1”; no path of two columns says it twice.
    assert float(ctc_loss(even[:1], one)) == pytest.approx(math.log(16 / 3))
    assert float(ctc_loss(even, both)) == pytest.approx(math.log(16 / 3) / 3)
    none = torch.full((1, 2), BLANK)
    assert float(ctc_loss(even[:1], none)) == pytest.approx(math.log(16))


def test_lines_are_scored_a_sign_however_they_fall_into_chunks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    network, blank = build(LINE_READER, seed=0), LINE_READER.class_count
    images = torch.randint(0, 256, (5, *LINE_READER.input_shape)).to(torch.uint8)
    labels = torch.full((5, 6), blank)
    for row in range(5):
        labels[row, : row + 2] = row  # of 2 to 6 signs, 20 in all
    with torch.inference_mode():
        outputs = network.eval()(images / 255).log_softmax(1).permute(2, 0, 1)
    columns, lengths = torch.full((5,), len(outputs)), torch.arange(2, 7)
    losses = torch.nn.functional.ctc_loss(
        outputs, labels, columns, lengths, blank=blank, reduction="none", zero_infinity=True
    )
    for chunk in (2, 64):
        monkeypatch.setattr("digitpad.training.session.TEST_CHUNK", chunk)
        *_, told = score(network, TensorSplit(images, labels))
        assert told is not None
        assert told.loss == pytest.approx(float(losses.sum()) / 20, rel=1e-4)


@WITH_NUMBERS
def test_a_reader_of_lines_learns_in_the_loop_and_is_tested_by_its_signs() -> None:
    config = TrainConfig("line-reader", "number-lines", LINE_READER.recipe, threads=1)
    images = torch.randint(0, 256, (20, *LINE_READER.input_shape)).to(torch.uint8)
    lines = TensorSplit(images, torch.randint(0, 10, (20, 4)))
    data = Dataset(DATASETS["number-lines"], limited(lines, 16), limited(lines, 4), "sha256:x")
    config = config.with_settings(epochs=2, batch_size=8)
    done = [event for event in train(config, data=data) if isinstance(event, events.EpochDone)]
    assert done[1].train_loss < done[0].train_loss
    assert done[1].character_error > 0
    assert done[1].test_accuracy == pytest.approx(0.0)
