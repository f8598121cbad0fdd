"""Colour pictures of any size become what ``rgb/1`` networks see."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.preprocess.colour import picture_to_colour


def test_a_picture_of_the_right_size_passes_unchanged() -> None:
    picture = np.random.default_rng(0).integers(0, 256, (32, 32, 3), dtype=np.uint8)
    assert np.array_equal(picture_to_colour(picture), picture.transpose(2, 0, 1))


@pytest.mark.parametrize("is_wide", [False, True])
def test_a_picture_is_cut_to_its_middle_not_squeezed(is_wide: bool) -> None:
    picture = np.zeros((64, 192, 3), dtype=np.uint8)
    picture[:, 64:128] = (200, 100, 50)
    seen = picture_to_colour(picture if is_wide else picture.transpose(1, 0, 2))
    assert seen.shape == (3, 32, 32)
    assert [int(channel.min()) for channel in seen] == [200, 100, 50]


def test_a_picture_of_half_the_size_is_enlarged_smoothly() -> None:
    picture = np.zeros((16, 16, 3), dtype=np.uint8)
    picture[:, 8:] = 200
    row = picture_to_colour(picture)[0, 16].astype(int)
    assert 20 < row[15] < 80 < 120 < row[16] < 180
    assert row[0] == 0
    assert row[31] == 200


def test_reducing_averages_so_that_the_mean_colour_stays() -> None:
    picture = np.random.default_rng(1).integers(0, 256, (256, 256, 3), dtype=np.uint8)
    assert np.allclose(picture_to_colour(picture).mean((1, 2)), picture.mean((0, 1)), atol=1.0)


def test_grey_and_tiny_pictures_are_taken() -> None:
    assert (
        picture_to_colour(np.full((1, 1), 7, dtype=np.uint8)).tolist()
        == np.full((3, 32, 32), 7).tolist()
    )


def test_no_picture_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="shape"):
        picture_to_colour(np.zeros((0, 4, 3), dtype=np.uint8))
