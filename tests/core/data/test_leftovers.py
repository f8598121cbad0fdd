"""What photos leave where there is no digit: the same for the same seed, and never like a digit."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from drawn import assert_numbered

from digitpad.arrays import Grey
from digitpad.data.sets import leftovers
from digitpad.data.sets.generated import LEFTOVER_INTERVAL, OUTLIER_SEED, outlier_series
from digitpad.files import SHIPPED_MODEL, resource
from digitpad.handwriting import outliers, synthesis
from digitpad.ink.maps import drawing_to_maps
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import open_model
from digitpad.models.architecture import INK_INPUT
from digitpad.recognise.prediction import Verdict
from digitpad.recognise.recogniser import Recogniser


@pytest.fixture(scope="module")
def series() -> tuple[Grey, tuple[str, ...]]:
    """Five hundred images with their kinds, which take seconds to make."""
    return leftovers.labelled_batch(8, 0, 500)


def test_an_element_depends_only_on_the_seed_and_its_number() -> None:
    assert_numbered(leftovers.labelled_batch)
    assert leftovers.labelled_batch(5, 0, 0)[0].shape == (0, 28, 28)


def test_the_kinds_have_their_shares_and_fill_the_box_of_a_digit(
    series: tuple[Grey, tuple[str, ...]],
) -> None:
    images, kinds = series
    counts = Counter(kinds)
    assert counts.keys() == leftovers.SHARES.keys()
    for kind, share in leftovers.SHARES.items():
        assert counts[kind] / 500 == pytest.approx(share, abs=0.05)
    assert images.dtype == np.uint8
    for image in images:
        rows, columns = np.flatnonzero(image.any(axis=1)), np.flatnonzero(image.any(axis=0))
        assert 12 <= max(np.ptp(rows), np.ptp(columns)) + 1 <= 28
        assert image.max() > 120
        assert image.sum() >= leftovers.LEAST_INK


def test_a_bar_from_top_to_bottom_is_not_among_them_and_a_tapered_one_is(
    series: tuple[Grey, tuple[str, ...]],
) -> None:
    bar, wedge = np.zeros((2, 28, 28), np.uint8)
    bar[4:24, 12:16] = 255
    for row in range(4, 24):
        wedge[row, 14 - row // 4 : 14 + row // 4] = 255
    assert leftovers.may_be_a_one(bar)
    assert not leftovers.may_be_a_one(wedge)
    ones = [drawing_to_image(synthesis.drawing(1, seed=seed)) for seed in range(20)]
    assert not any(leftovers.may_be_a_one(image) for image in series[0])
    assert sum(map(leftovers.may_be_a_one, ones)) > 10


def test_a_network_that_never_met_them_takes_few_but_holes_for_sure_digits(
    series: tuple[Grey, tuple[str, ...]],
) -> None:
    recogniser = Recogniser(open_model(resource(SHIPPED_MODEL)))
    images, kinds = series
    read = [recogniser.recognise_image(image) for image in images]
    taken = Counter(
        kind for kind, one in zip(kinds, read, strict=True)
        if one.verdict is Verdict.DIGIT and one.digit_score > 0.9
    )  # fmt: skip
    # More than these would mean that what is generated as no digit may be one.
    assert sum(taken.values()) <= 0.1 * len(images)
    assert taken.keys() <= {"hole", "shadow", "half a digit", "border"}


def test_every_sixth_outlier_of_pictures_is_one_and_ink_has_none() -> None:
    series = outlier_series(10)
    images, labels = series.make(10, 20)
    assert set(labels.tolist()) == {10}
    places = np.arange(10, 30)
    left = places % LEFTOVER_INTERVAL == 0
    expected, _ = leftovers.labelled_batch(OUTLIER_SEED, 2, int(left.sum()))
    np.testing.assert_array_equal(images[left], expected)
    others, _ = outliers.labelled_batch(
        OUTLIER_SEED, 8, int((~left).sum()), only=outliers.trained_kinds()
    )
    np.testing.assert_array_equal(images[~left], others)
    for start, count in ((10, 1), (12, 1), (12, 8), (29, 1)):
        part, _ = series.make(start, count)
        np.testing.assert_array_equal(part, images[start - 10 : start - 10 + count])
    of_ink, _ = outlier_series(10, INK_INPUT).make(0, 3)
    assert of_ink.shape[1:] == INK_INPUT
    assert drawing_to_maps(synthesis.drawing(1, seed=0)).shape == INK_INPUT
