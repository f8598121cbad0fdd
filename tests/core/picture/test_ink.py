"""From the ink of a photo to the image: sizes, thresholds and the pen, computed by hand."""

from __future__ import annotations

import numpy as np
import pytest

from digitpad.picture.digit import find_ink, picture_steps
from digitpad.picture.light import contrast_map, resized
from digitpad.preprocess.colour import RGB
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
        steps = picture_steps(picture)
        assert (steps.found is None) == expected
        if expected:
            np.testing.assert_array_equal(steps.image28, image)


def test_an_image_with_ink_all_over_or_a_grey_border_is_not_ready() -> None:
    image = ready(20)
    image[(image == 0) & (np.indices((28, 28)).sum(axis=0) % 2 == 0)] = 1
    assert picture_steps(image).found is None
    image[image == 0] = 1
    assert picture_steps(image).found is not None
    for level, is_ready in ((8, True), (9, False)):
        framed = np.pad(ready(20)[1:-1, 1:-1], 1, constant_values=level)
        assert (picture_steps(framed).found is None) == is_ready


@pytest.mark.parametrize(("level", "expected"), [(32, True), (33, False)])
def test_what_is_faint_is_no_part_of_an_image_that_is_ready(level: int, expected: bool) -> None:
    image = ready(20)
    image[2, 4:25] = level  # two pixels above
    assert (picture_steps(image).found is None) == expected


@pytest.mark.parametrize(("pixels", "expected"), [(470, True), (471, False)])
def test_no_more_than_six_tenths_of_an_image_that_is_ready_are_ink(
    pixels: int, expected: bool
) -> None:
    image = ready(20).ravel()
    blank = np.flatnonzero(image == 0)
    image[blank[: pixels - np.count_nonzero(image)]] = 1
    assert (picture_steps(image.reshape(28, 28)).found is None) == expected


@pytest.mark.parametrize(("side", "figures"), [(64, 0), (65, 2)])
def test_a_picture_of_up_to_64_pixels_shows_a_digit_that_was_cut_out(
    side: int, figures: int
) -> None:
    picture = np.full((side, side), 255, dtype=np.uint8)
    picture[20:45, 14:18] = picture[20:45, 40:44] = 0
    assert len(picture_steps(picture).figures) == figures
    assert len(MNIST.from_picture(picture).figures) == figures
    assert RGB.from_picture(picture).figures == ()


@pytest.mark.parametrize(
    ("shape", "expected"),
    [
        ((640, 300), (640, 300)),
        ((641, 320), (640, 320)),
        ((1280, 640), (640, 320)),
        ((2, 1280), (1, 640)),
        ((128, 100), (128, 100)),
        ((127, 100), (254, 200)),
        ((64, 30), (128, 60)),
        ((43, 20), (129, 60)),
    ],
)
def test_pictures_are_brought_to_a_workable_size(
    shape: tuple[int, int], expected: tuple[int, int]
) -> None:
    steps = picture_steps(np.full(shape, 200, dtype=np.uint8))
    assert steps.original.shape == expected
    assert (steps.original == 200).all()


def clean_page(levels: dict[int, int]) -> np.ndarray:
    """White paper with a bar of black and bars of other levels of so many columns."""
    picture = np.full((200, 200), 255, dtype=np.uint8)
    column = 60
    for level, columns in levels.items():
        picture[60:140, column : column + columns] = level
        column += columns
    return picture


@pytest.mark.parametrize("level", [0, 30, 128, 200, 235])
def test_ink_is_as_strong_as_it_is_between_the_paper_and_the_middle_of_a_stroke(
    level: int,
) -> None:
    found = find_ink(clean_page({level: 1, 0: 8}))
    assert found.full == 1.0
    # From 0.1 to 0.9 of the stroke's contrast.
    expected = np.clip(((255 - level) / 255 - 0.1) / 0.8, 0, 1)
    assert found.ink[100, 60] == pytest.approx(expected, abs=1e-5)


def test_on_a_photo_ink_begins_where_its_noise_ends() -> None:
    picture = clean_page({40: 8, 150: 2}).astype(float)
    picture -= np.linspace(0, 60, 200)  # so that it is no clean one
    found = find_ink(np.rint(picture).astype(np.uint8))
    assert found.full == pytest.approx(0.91, abs=0.03)
    low = 0.15 * found.full
    for column in (62, 68):
        contrast = found.contrast[100, column]
        expected = np.clip((contrast - low) / (0.9 * found.full - low), 0, 1)
        assert found.ink[100, column] == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize(
    ("dark", "amount", "part"),
    [(178, 4.5, "noise"), (200, 6.0, "both")],
)
def test_ink_begins_above_the_noise_and_below_the_middle_of_a_stroke(
    dark: int, amount: float, part: str
) -> None:
    """At 0.15 of a stroke's contrast, or half the floor of noise, but at 0.45 of it at most."""
    paper = 220 + np.random.default_rng(0).normal(0, amount, (200, 200))
    paper[60:140, 95:103] -= 220 - dark
    level = (picture := np.rint(paper).astype(np.uint8)).astype(np.float32) / 255
    _, noise = contrast_map(level, resized(level, 96), is_cut_out=False)
    floor, found = max(0.07, 4.5 * noise), find_ink(picture)
    parts = {"ink": 0.15 * found.full, "noise": 0.5 * floor, "both": 0.45 * found.full}
    assert sorted(parts.values())[1] == pytest.approx(parts[part])
    expected = np.clip((found.contrast - parts[part]) / (0.9 * found.full - parts[part]), 0, 1)
    is_edge = (found.ink > 0) & (found.ink < 1)
    assert is_edge.sum() > 100
    np.testing.assert_allclose(found.ink[is_edge], expected[is_edge], atol=1e-4)


@pytest.mark.parametrize(("pixels", "is_seen"), [(3, False), (4, True)])
def test_less_ink_than_a_ten_thousandth_of_the_picture_is_none(pixels: int, is_seen: bool) -> None:
    picture = np.full((200, 200), 255, dtype=np.uint8)
    picture[100, 100 : 100 + pixels] = 0
    assert (find_ink(picture).full > 0) == is_seen


@pytest.mark.parametrize("turned", [False, True])
def test_figures_lie_in_parts_of_the_picture(turned: bool) -> None:
    picture = np.full((200, 400), 255, dtype=np.uint8)
    picture[60:140, 100:140] = picture[60:140, 200:240] = 0
    found = find_ink(picture.T if turned else picture).figures
    expected = [(99 / 400, 0.295, 141 / 400, 0.705), (199 / 400, 0.295, 241 / 400, 0.705)]
    if turned:
        expected = [(top, left, bottom, right) for left, top, right, bottom in expected]
    np.testing.assert_allclose(found, expected)
