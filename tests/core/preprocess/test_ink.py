"""From a picture to its ink: what is ready, sizes, and where figures lie, computed by hand."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.preprocess.mnist import MNIST


def ready(
    side: int = 20, *, level: int = 255, left: int = 4, top: int = 4, width: int = 21
) -> np.ndarray:
    """An image that may be in the network's form: a frame, two pixels thick."""
    image = np.zeros((28, 28), dtype=np.uint8)
    frame = image[top : top + side, left : left + width]
    frame[:2] = frame[-2:] = level
    frame[:, :2] = frame[:, -2:] = level
    return image


@pytest.mark.parametrize(
    ("image", "expected"),
    [
        (ready(20), True),
        (ready(21), True),
        (ready(18, width=19, top=5, left=5), True),
        (ready(17, width=18, top=6, left=6), False),
        (ready(22, width=22), False),
        (ready(20, width=20), True),  # its middle is at 14, half a pixel off
        (ready(20, left=5), False),  # one pixel off
        (ready(20, left=3), False),
        (ready(20, top=6), False),
        (ready(20, top=2), False),
        (ready(20, level=128), True),
        (ready(20, level=127), False),
        (ready(20)[:27], False),
        (ready(20)[:, :27], False),
    ],
)
def test_an_image_is_ready_if_it_is_as_large_and_central_as_those_of_mnist(
    image: np.ndarray, expected: bool
) -> None:
    for picture in (image, 255 - image):
        steps = MNIST.from_picture(picture).likeliest().steps
        assert (steps.found is None) == expected
        if expected:
            np.testing.assert_array_equal(steps.image28, image)


@pytest.mark.parametrize(("level", "expected"), [(32, True), (33, False)])
def test_what_is_faint_is_no_part_of_an_image_that_is_ready(level: int, expected: bool) -> None:
    image = ready(20)
    image[2, 4:25] = level  # two pixels above
    assert (MNIST.from_picture(image).likeliest().steps.found is None) == expected


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ((320, 300), (320, 300)),
        ((321, 160), (320, 160)),
        ((1280, 640), (320, 160)),
        ((2, 640), (1, 320)),
        ((128, 100), (128, 100)),
        ((127, 100), (254, 200)),
        ((64, 30), (128, 60)),
        ((43, 20), (129, 60)),
    ],
)
def test_pictures_are_brought_to_a_workable_size(
    shape: tuple[int, int], expected: tuple[int, int]
) -> None:
    steps = MNIST.from_picture(np.full(shape, 200, dtype=np.uint8)).likeliest().steps
    assert steps.original.shape == expected
    assert (steps.original == 200).all()


@pytest.mark.parametrize("turned", [False, True])
def test_figures_lie_in_parts_of_the_picture(turned: bool) -> None:
    picture = np.full((200, 400), 255, dtype=np.uint8)
    picture[60:140, 100:140] = picture[60:140, 200:240] = 0
    found = MNIST.from_picture(picture.T if turned else picture).likeliest().steps.figures
    expected = [(99 / 400, 0.295, 141 / 400, 0.705), (199 / 400, 0.295, 241 / 400, 0.705)]
    if turned:
        expected = [(top, left, bottom, right) for left, top, right, bottom in expected]
    np.testing.assert_allclose(found, expected, atol=0.002)
