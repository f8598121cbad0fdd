"""Changes do what their names and amounts say, in the same sense for strokes and for images."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from digitpad.evaluation.changes import RANGES, Change, drawing_changed, images_changed
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.ink.normalise import drawing_to_image

Image28 = npt.NDArray[np.uint8]

COS_30 = np.sqrt(3) / 2
DRAWINGS = [synthesis.drawing(digit, seed=3) for digit in range(10)]
UPRIGHT = drawing_from_points([[(0.5, 0.2), (0.5, 0.8)]])
CORNER = drawing_from_points([[(0.3, 0.2), (0.3, 0.8), (0.7, 0.8)]])


def of(drawing: Drawing) -> npt.NDArray[np.uint8]:
    return drawing_to_image(drawing)[None, None]


def centre(image: Image28) -> tuple[float, float]:
    """Where the centre of mass lies, x and y in pixels from the edge."""
    ink = image.astype(float)
    places = np.arange(28) + 0.5
    return (
        float(ink.sum(axis=0) @ places / ink.sum()),
        float(ink.sum(axis=1) @ places / ink.sum()),
    )


def lean(image: Image28) -> float:
    """How many degrees the line in an image leans to the right, by its second moments."""
    ink = image.astype(float) / image.sum()
    rows, columns = np.indices((28, 28)) - np.array([14.0, 14.0])[:, None, None]
    covariance = (ink * rows * columns).sum() - (ink * rows).sum() * (ink * columns).sum()
    variance = (ink * rows * rows).sum() - (ink * rows).sum() ** 2
    return float(np.degrees(np.arctan(-covariance / variance)))


def test_the_neutral_amount_changes_nothing_at_all() -> None:
    images = np.concatenate([of(drawing) for drawing in DRAWINGS])
    for change, tried in RANGES.items():
        assert tried.identity in tried.amounts
        assert np.array_equal(images_changed(images, change, tried.identity), images)
        for drawing, image in zip(DRAWINGS, images, strict=True):
            assert np.array_equal(drawing_changed(drawing, change, tried.identity), image[0])


@pytest.mark.parametrize(
    ("change", "first", "last", "step"),
    [
        ("shift", 0, 4, 1), ("scale", 0.6, 1.4, 0.1), ("rotation", -40, 40, 10),
        ("slant", -40, 40, 10), ("noise", 0, 0.3, 0.05),
    ],
)  # fmt: skip
def test_changes_are_tried_in_even_steps(
    change: Change, first: float, last: float, step: float
) -> None:
    wanted = np.arange(first, last + step / 2, step)
    assert RANGES[change].amounts == pytest.approx(wanted)


def test_pens_are_tried_in_half_pixels_and_as_a_broad_one() -> None:
    assert RANGES["pen width"].amounts == (-1, -0.5, 0, 0.5, 1, 2)


@pytest.mark.parametrize(
    ("direction", "to"),
    [(0, (2, 0)), (1, (0, 2)), (2, (-2, 0)), (3, (0, -2)), (4, (2, 0)), (7, (0, -2))],
)
def test_a_shift_goes_right_down_left_or_up(direction: int, to: tuple[int, int]) -> None:
    drawing = DRAWINGS[4]
    image = drawing_to_image(drawing)
    moved = np.roll(image, to, axis=(1, 0))
    assert np.array_equal(drawing_changed(drawing, "shift", 2, direction=direction), moved)
    changed = images_changed(of(drawing), "shift", 2, direction=direction)
    assert np.array_equal(changed[0, 0], moved)


def test_half_a_pixel_is_half_a_pixel() -> None:
    x, y = centre(drawing_to_image(DRAWINGS[4]))
    for image in (
        drawing_changed(DRAWINGS[4], "shift", 1.5),
        images_changed(of(DRAWINGS[4]), "shift", 1.5)[0, 0],
    ):
        assert centre(image) == pytest.approx((x + 1.5, y), abs=0.05)


def test_what_is_moved_out_of_an_image_is_gone() -> None:
    assert not images_changed(of(DRAWINGS[4]), "shift", 28).any()


@pytest.mark.parametrize("change", ["rotation", "slant"])
@pytest.mark.parametrize("amount", [-20.0, 20.0])
def test_a_line_turned_or_slanted_leans_by_so_many_degrees_to_the_right(
    change: Change, amount: float
) -> None:
    assert lean(drawing_changed(UPRIGHT, change, amount)) == pytest.approx(amount, abs=1)
    assert lean(images_changed(of(UPRIGHT), change, amount)[0, 0]) == pytest.approx(amount, abs=1)


def test_a_quarter_turn_is_the_image_turned() -> None:
    image = of(CORNER)
    turned = images_changed(image, "rotation", 90)[0, 0].astype(int)
    # Clockwise; the middle is that of pixel 14, so one row and one column move across the edge.
    expected = np.roll(np.rot90(image[0, 0], -1), 1, axis=1)
    assert np.abs(turned - expected).max() <= 1


def test_a_slanted_line_keeps_its_height_and_a_turned_drawing_its_box() -> None:
    rows = drawing_changed(UPRIGHT, "slant", 20).any(axis=1).sum()
    assert rows == drawing_to_image(UPRIGHT).any(axis=1).sum()
    turned = drawing_changed(CORNER, "rotation", 30)
    sides = turned.any(axis=0).sum(), turned.any(axis=1).sum()
    assert 19 <= max(sides) <= 21


@pytest.mark.parametrize("amount", [0.6, 1.4])
def test_scaling_strokes_keeps_the_pen_and_scaling_an_image_scales_it_too(amount: float) -> None:
    plain = drawing_to_image(UPRIGHT).astype(float)
    drawn = drawing_changed(UPRIGHT, "scale", amount).astype(float)
    resampled = images_changed(of(UPRIGHT), "scale", amount)[0, 0].astype(float)
    length = plain.max(axis=1).sum() / 255 - 2.4
    assert drawn.max(axis=1).sum() / 255 - 2.4 == pytest.approx(length * amount, abs=0.6)
    assert drawn[14].sum() == pytest.approx(plain[14].sum(), rel=0.02)
    assert resampled[14].sum() == pytest.approx(plain[14].sum() * amount, rel=0.1)


@pytest.mark.parametrize("amount", [-1.0, -0.5, 0.5, 1.0, 2.0])
def test_a_pen_gets_wider_by_so_many_pixels(amount: float) -> None:
    wide = drawing_to_image(UPRIGHT)[14].sum() / 255
    drawn = drawing_changed(UPRIGHT, "pen width", amount)[14].sum() / 255
    assert drawn - wide == pytest.approx(amount, abs=0.13)
    resampled = images_changed(of(UPRIGHT), "pen width", amount)[0, 0, 14].sum() / 255
    assert resampled - wide == pytest.approx(amount, abs=0.35)


def test_a_pen_cannot_become_thinner_than_a_hair() -> None:
    hair = drawing_to_image(DRAWINGS[4], 0.5)
    assert np.array_equal(drawing_changed(DRAWINGS[4], "pen width", -9), hair)


@pytest.mark.parametrize("channels", [1, 3])
@pytest.mark.parametrize(
    ("change", "amount", "inverse"),
    [
        ("shift", 1.25, ((1, 0), (0, 1))),
        ("scale", 1.25, ((0.8, 0), (0, 0.8))),
        ("scale", 0.8, ((1.25, 0), (0, 1.25))),
        ("rotation", 30, ((COS_30, 0.5), (-0.5, COS_30))),
        ("slant", -45, ((1, -1), (0, 1))),
    ],
)
def test_each_pixel_is_taken_from_where_the_change_brought_it(
    channels: int, change: Change, amount: float, inverse: tuple[tuple[float, float], ...]
) -> None:
    """Between the pixels of an even slope lie the values of that slope."""
    side, middle = (28, 14.5) if channels == 1 else (32, 16.0)
    rows, columns = np.indices((side, side)) + 0.5
    image = np.rint(2 * columns + 4 * rows).astype(np.uint8)
    changed = images_changed(image[None, None].repeat(channels, 1), change, amount, direction=3)
    moved = (0.0, -amount) if change == "shift" else (0.0, 0.0)  # three quarter turns are up
    x, y = columns - middle - moved[0], rows - middle - moved[1]
    (xx, xy), (yx, yy) = inverse
    expected = 2 * (xx * x + xy * y + middle) + 4 * (yx * x + yy * y + middle)
    inner = (..., slice(11, 18), slice(11, 18))
    assert np.abs(changed[inner] - expected[inner]).max() <= 0.51


@pytest.mark.parametrize("amount", [-2.0, -1.0, -0.5, 0.5, 1.0, 2.0])
def test_a_broad_line_of_an_image_gets_exactly_so_much_broader(amount: float) -> None:
    square = np.zeros((1, 1, 28, 28), np.uint8)
    square[..., 10:18, 8:16] = 255
    changed = images_changed(square, "pen width", amount)[0, 0] / 255
    assert changed[14].sum() == pytest.approx(8 + amount, abs=0.02)
    assert changed[:, 12].sum() == pytest.approx(8 + amount, abs=0.02)
    assert centre(changed) == pytest.approx((12.0, 14.0), abs=0.02)
    if amount == 2.0:  # what is spread is spread by a disc: at the corners it is round
        assert 64 + 4 * 8 < changed.sum() < 64 + 4 * 8 + np.pi


def test_noise_has_the_deviation_that_it_says_and_is_the_same_each_time() -> None:
    grey = np.full((3, 1, 28, 28), 128, np.uint8)
    noisy = images_changed(grey, "noise", 0.1)
    drawn = np.random.default_rng(0).standard_normal(grey.shape, dtype=np.float32)
    assert np.abs(noisy - np.clip(128 + 25.5 * drawn, 0, 255)).max() <= 0.51
    assert not np.array_equal(noisy[0], noisy[1])
    assert np.array_equal(noisy, images_changed(grey, "noise", 0.1))
    assert np.array_equal(
        drawing_changed(DRAWINGS[4], "noise", 0.1),
        images_changed(of(DRAWINGS[4]), "noise", 0.1)[0, 0],
    )


def test_an_image_changes_alike_alone_and_among_many() -> None:
    many = np.concatenate([of(drawing) for drawing in DRAWINGS] * 60)
    for change, amount in (("rotation", 20), ("pen width", 1)):
        changed = images_changed(many, change, amount)
        assert np.array_equal(changed[-1:], images_changed(many[-1:], change, amount))


def test_beyond_the_edge_of_a_picture_lies_its_mirror_image() -> None:
    picture = np.random.default_rng(0).integers(0, 256, (1, 3, 32, 32), np.uint8)
    moved = images_changed(picture, "shift", 2)
    assert np.array_equal(moved[..., 2:], picture[..., :-2])
    assert np.array_equal(moved[..., :2], picture[..., 1::-1])
    upside_down = images_changed(picture, "rotation", 180).astype(int)
    assert np.abs(upside_down - picture[..., ::-1, ::-1]).max() <= 1


def test_a_photograph_has_no_pen() -> None:
    with pytest.raises(ValueError, match="no pen"):
        images_changed(np.zeros((1, 3, 32, 32), np.uint8), "pen width", 1)


def test_an_empty_drawing_stays_empty_but_for_noise() -> None:
    for change, tried in RANGES.items():
        changed = drawing_changed(Drawing(), change, tried.amounts[-1])
        assert changed.any() == (change == "noise")
