"""A reliability diagram holds what a model says and how often it is right."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from digitpad.evaluation.reliability import (
    BINS,
    SIZE,
    ReliabilityBin,
    calibration_error,
    reliability_bins,
    reliability_figure,
)
from digitpad.report.marks import Words
from digitpad.report.png import figure_png


def sure(*shares: float) -> np.ndarray:
    """Probabilities of two classes, the first as given."""
    return np.array([[share, 1 - share] for share in shares], np.float32)


def test_calibration_error_is_the_mean_gap_over_fifteen_bins() -> None:
    probabilities = np.array([[0.9, 0.1], [0.9, 0.1], [0.4, 0.6], [0.0, 1.0]], np.float32)
    truths = np.array([0, 1, 1, 1])
    # Bins: 0.9 twice (one right), 0.6 (right), 1.0 (right).
    bins = reliability_bins(probabilities, truths)
    assert calibration_error(bins) == pytest.approx((abs(1.8 - 1) + abs(0.6 - 1) + 0) / 4, abs=1e-6)
    assert [one.n for one in bins] == [1, 2, 1]
    assert [one.accuracy for one in bins] == [1.0, 0.5, 1.0]
    assert [one.confidence for one in bins] == pytest.approx([0.6, 0.9, 1.0])
    assert [(one.low, one.high) for one in bins[1:]] == [(13 / 15, 14 / 15), (14 / 15, 1.0)]
    assert calibration_error(()) == 0.0


def test_bins_hold_every_reading_once_and_empty_ones_are_left_out() -> None:
    rng = np.random.default_rng(0)
    probabilities = sure(*(0.5 + rng.random(1000) / 2))
    bins = reliability_bins(probabilities, np.zeros(1000, np.int64))
    assert sum(one.n for one in bins) == 1000
    assert all(one.low < one.confidence <= one.high + 1e-6 for one in bins)
    assert bins[0].low == pytest.approx(7 / BINS)
    (first,) = reliability_bins(np.zeros((1, 2), np.float32), np.zeros(1, np.int64))
    assert (first.low, first.high) == (0.0, 1 / 15)


def test_an_interval_is_wide_for_few_readings_and_holds_the_share() -> None:
    few = ReliabilityBin(0.9, 1.0, 4, 0.95, 0.75).interval()
    many = ReliabilityBin(0.9, 1.0, 4000, 0.95, 0.75).interval()
    # Newcombe 1998, Statistics in Medicine 17, table I, method 3.
    assert ReliabilityBin(0, 1, 263, 0.3, 81 / 263).interval() == pytest.approx(
        (0.2553, 0.3662), abs=1e-4
    )
    assert few[0] < many[0] < 0.75 < many[1] < few[1]
    for n in range(1, 60):
        assert ReliabilityBin(0.9, 1.0, n, 0.99, 1.0).interval() == pytest.approx(
            (1 / (1 + 1.96**2 / n), 1.0)
        )
        least, _ = ReliabilityBin(0.9, 1.0, n, 0.99, 0.0).interval()
        _, most = ReliabilityBin(0.9, 1.0, n, 0.99, 1.0).interval()
        assert 0.0 <= least < most <= 1.0


def test_the_diagram_is_a_picture_that_tells_honest_from_boastful() -> None:
    honest = [
        ReliabilityBin(0.8, 0.867, 500, 0.85, 0.85),
        ReliabilityBin(0.933, 1, 500, 0.97, 0.97),
    ]
    boastful = [ReliabilityBin(0.933, 1, 1000, 0.97, 0.4)]
    pictures = [
        np.asarray(
            Image.open(
                io.BytesIO(figure_png(reliability_figure(bins, *SIZE, ("a model", "1,000 images"))))
            )
        )
        for bins in (honest, boastful, [])
    ]
    assert len({picture.shape for picture in pictures}) == 1
    reddish = [int(((one[..., 0].astype(int) - one[..., 2]) > 60).sum()) for one in pictures]
    assert reddish[1] > 2 * reddish[0]
    assert reddish[2] == 0


@pytest.mark.parametrize("side", [380, 440, 700])
def test_the_counts_above_the_bars_do_not_run_into_each_other(side: int) -> None:
    bins = [ReliabilityBin(n / BINS, (n + 1) / BINS, 888, n / BINS, 0.5) for n in range(BINS)]
    marks = reliability_figure(bins, side, side + 160).marks
    counts = [one for one in marks if isinstance(one, Words) and one.words == "888"]
    widths = [0.65 * one.size * len(one.words) for one in counts]
    ends = [one.at[0] + width / 2 for one, width in zip(counts, widths, strict=True)]
    begins = [one.at[0] - width / 2 for one, width in zip(counts, widths, strict=True)]
    assert len(counts) == BINS
    assert all(end <= begin for end, begin in zip(ends, begins[1:], strict=False))
