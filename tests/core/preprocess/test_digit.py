"""A photo or scan of a digit becomes the image that its strokes would have become."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from made_photos import (
    FIVE,
    ONE,
    coverage,
    noisy,
    number,
    photo,
    ruled,
    shadow,
    slope,
    thrown,
)
from PIL import Image, ImageFilter

from digitpad.files import SHIPPED_MODEL, resource
from digitpad.ink.drawing import Drawing
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import open_model
from digitpad.preprocess.mnist import MNIST
from digitpad.preprocess.shadows import without_shadows
from digitpad.preprocess.steps import InkProblem, PictureSteps
from digitpad.recognise.prediction import Verdict
from digitpad.recognise.recogniser import PictureReading, Recogniser


@cache
def reader() -> Recogniser:
    return Recogniser(open_model(resource(SHIPPED_MODEL)))


def reading_of(picture: np.ndarray) -> PictureReading:
    """What the shipped network chooses of the ways to see a picture."""
    return reader().recognise_picture(MNIST.from_picture(picture))


def picture_steps(picture: np.ndarray) -> PictureSteps:
    steps = reading_of(picture).steps
    assert steps is not None
    return steps


def picture_to_image(picture: np.ndarray) -> np.ndarray:
    return picture_steps(picture).image28


def likeness(image: np.ndarray, drawing: Drawing = FIVE) -> float:
    """How alike an image is to that of the strokes, 1 for the same; a blur forgives the pen."""
    blurred = [
        np.asarray(Image.fromarray(one).filter(ImageFilter.GaussianBlur(1)), dtype=float)
        for one in (image, drawing_to_image(drawing))
    ]
    first, second = (one / max(np.linalg.norm(one), 1e-9) for one in blurred)
    return float((first * second).sum())


INK = coverage(FIVE, 320, 240)


@pytest.fixture(scope="module")
def mnist_images(mnist_dir: Path) -> np.ndarray:
    data = gzip.decompress((mnist_dir / "t10k-images-idx3-ubyte.gz").read_bytes())
    return np.frombuffer(data, dtype=np.uint8, offset=16).reshape(-1, 28, 28)


def test_the_images_of_mnist_pass_unchanged(mnist_images: np.ndarray) -> None:
    for image in mnist_images[:2000]:
        np.testing.assert_array_equal(picture_to_image(image), image)


def test_the_negatives_of_mnist_become_mnist(mnist_images: np.ndarray) -> None:
    for image in mnist_images[:500]:
        np.testing.assert_array_equal(picture_to_image(255 - image), image)


def test_images_of_mnist_that_were_enlarged_come_back(mnist_images: np.ndarray) -> None:
    found = []
    for image in mnist_images[:40]:
        large = Image.fromarray(image).resize((140, 140), Image.Resampling.BICUBIC)
        found.append(picture_to_image(np.asarray(large)).astype(int))
    original = mnist_images[:40].astype(int)

    def difference(down: int, right: int) -> float:
        return float(np.abs(np.roll(found, (down, right), (1, 2)) - original).mean())

    one_pixel_off = [difference(*move) for move in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    assert difference(0, 0) < 9 < 15 < min(one_pixel_off)  # of 255


def cut_close(image: np.ndarray) -> np.ndarray:
    """Return dark ink on white as scanned forms have it: cut close, 16 pixels a side."""
    rows, columns = np.nonzero(image > 40)
    ink = image[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
    small = Image.fromarray(255 - ink).resize((16, 16), Image.Resampling.BILINEAR)
    return np.asarray(small)


@pytest.mark.parametrize("resampling", [Image.Resampling.BICUBIC, Image.Resampling.NEAREST])
def test_a_digit_cut_close_to_its_broad_ink_keeps_it_when_enlarged(
    mnist_images: np.ndarray, resampling: Image.Resampling
) -> None:
    for image in mnist_images[:8]:
        small = cut_close(image)
        large = np.asarray(Image.fromarray(small).resize((160, 160), resampling))
        seen, wanted = (picture_to_image(picture).astype(float) for picture in (large, small))
        norms = max(float(np.linalg.norm(seen)), 1e-9) * float(np.linalg.norm(wanted))
        assert (seen * wanted).sum() / norms > 0.85


@pytest.mark.parametrize("side", [40, 100, 280, 700])
@pytest.mark.parametrize("is_black_on_white", [True, False])
def test_clean_pictures_keep_their_ink(
    mnist_images: np.ndarray, side: int, is_black_on_white: bool
) -> None:
    for image in mnist_images[40:52]:
        large = Image.fromarray(image).resize((side, side), Image.Resampling.BICUBIC)
        picture = 255 - np.asarray(large) if is_black_on_white else np.asarray(large)
        steps = picture_steps(picture)
        black = (steps.original < 128) == is_black_on_white
        assert ((steps.ink > 127) & black).sum() >= 0.98 * black.sum()


def test_a_black_piece_as_broad_as_long_is_ink_on_clean_paper() -> None:
    picture = np.full((300, 300), 255, dtype=np.uint8)
    picture[60:140, 110:190] = picture[160:240, 110:190] = 0
    steps = picture_steps(picture)
    assert (steps.ink > 127).sum() == (picture == 0).sum()


@pytest.mark.parametrize("light_on_dark", [False, True])
@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(photo(INK), id="plain"),
        pytest.param(noisy(photo(INK, slope(240, 320))), id="uneven light and noise"),
        pytest.param(noisy(photo(INK, shadow(240, 320))), id="shadow"),
        pytest.param(noisy(photo(INK, 0.7, dark=0.45)), id="faint"),
        pytest.param(photo(coverage(FIVE, 320, 240, 0.012)), id="thin pen"),
        pytest.param(photo(coverage(FIVE, 320, 240, 0.09)), id="thick pen"),
        pytest.param(noisy(photo(coverage(FIVE, 60, 60, 0.06))), id="60 by 60"),
        pytest.param(photo(coverage(FIVE, 28, 28, 0.06)), id="28 by 28"),
        pytest.param(photo(coverage(FIVE, 16, 16, 0.07)), id="16 by 16"),
        pytest.param(photo(coverage(FIVE, 900, 200)), id="wide"),
    ],
)
def test_a_photo_gives_what_the_strokes_give(picture: np.ndarray, light_on_dark: bool) -> None:
    image = picture_to_image(255 - picture if light_on_dark else picture)
    assert image.shape == (28, 28)
    assert image.dtype == np.uint8
    assert likeness(image) > 0.9


def test_a_photo_of_twelve_million_pixels_gives_what_the_strokes_give() -> None:
    small = Image.fromarray(noisy(photo(coverage(FIVE, 800, 600), slope(600, 800))))
    assert likeness(picture_to_image(np.asarray(small.resize((4000, 3000))))) > 0.9


@pytest.mark.parametrize("squared", [False, True])
def test_ruled_lines_are_left_out(squared: bool) -> None:
    paper = np.full((240, 320), 0.9)
    paper[12::40] = paper[13::40] = 0.6
    if squared:
        paper[:, 7::40] = paper[:, 8::40] = 0.6
    assert likeness(picture_to_image(noisy(photo(INK, paper), 4))) > 0.9


def test_an_upright_digit_on_ruled_paper_is_no_margin() -> None:
    picture = noisy(photo(coverage(ONE, 320, 240, pen=0.02), ruled(240, 320, 2.0)), 4)
    assert likeness(picture_to_image(picture), ONE) > 0.9


def test_specks_are_left_out() -> None:
    picture = photo(INK)
    rng = np.random.default_rng(1)
    for y, x in zip(rng.integers(2, 236, 25), rng.integers(2, 316, 25), strict=True):
        picture[y : y + 2, x : x + 2] = 30
    assert likeness(picture_to_image(picture)) > 0.9


def test_the_dark_table_around_the_page_is_left_out() -> None:
    picture = photo(INK)
    picture[:, :14] = picture[:, -9:] = 25
    picture[:11] = 25
    assert likeness(picture_to_image(noisy(picture))) > 0.9


def test_a_bar_that_stands_apart_belongs_to_the_digit() -> None:
    ink = picture_steps(photo(INK)).ink
    bar = coverage(Drawing(FIVE.strokes[1:]), 320, 240) > 0.9
    assert (ink[bar] > 128).mean() > 0.9


@pytest.mark.parametrize(
    "paper",
    [
        pytest.param(np.full((240, 320), 0.9), id="plain"),
        pytest.param(np.full((240, 320), 0.1), id="black"),
        pytest.param(slope(240, 320), id="uneven light"),
        pytest.param(shadow(240, 320), id="shadow"),
        pytest.param(thrown(480, 640, is_round=True), id="shadow of a head"),
        pytest.param(thrown(480, 640, is_round=False), id="shadow of an elbow"),
        pytest.param(ruled(240, 320, 3.0), id="ruled, askew"),
        pytest.param(ruled(480, 640, -4.0), id="ruled, askew the other way"),
        pytest.param(ruled(480, 640, 1.5, margin=True), id="ruled with a margin"),
        pytest.param(np.full((16, 16), 0.5), id="16 by 16"),
        pytest.param(np.full((28, 28), 0.0), id="empty image"),
        pytest.param(np.full((1, 1), 0.5), id="one pixel"),
        pytest.param(np.full((1, 500), 0.5), id="one row"),
    ],
)
@pytest.mark.parametrize("noise", [0.0, 6.0])
def test_blank_paper_is_no_digit(paper: np.ndarray, noise: float) -> None:
    picture = noisy(photo(np.zeros_like(paper), paper, dark=0.0), noise)
    read = reading_of(picture).prediction
    assert read.verdict is not Verdict.DIGIT


def test_thin_and_thick_pens_are_brought_near_that_of_mnist() -> None:
    weights = [
        picture_to_image(photo(coverage(FIVE, 320, 240, pen))).sum() / drawing_to_image(FIVE).sum()
        for pen in (0.01, 0.03, 0.06, 0.1)
    ]
    assert min(weights) > 0.6  # 1.6 px, and not 2.4
    assert max(weights) < 1.4


def test_colour_pictures_are_read_like_grey_ones() -> None:
    grey = photo(INK)
    np.testing.assert_array_equal(
        picture_to_image(np.repeat(grey[:, :, None], 3, axis=2)), picture_to_image(grey)
    )


def test_the_steps_can_be_laid_over_each_other() -> None:
    steps = picture_steps(photo(coverage(FIVE, 1000, 750)))
    assert steps.original.shape == steps.ink.shape == (240, 320)
    assert steps.original[steps.ink > 200].mean() < steps.original[steps.ink == 0].mean()
    np.testing.assert_array_equal(steps.image28, picture_to_image(photo(coverage(FIVE, 1000, 750))))


@pytest.mark.parametrize("light_on_dark", [False, True])
@pytest.mark.parametrize("rise", [-0.15, 0.15])
def test_light_that_falls_off_over_a_sheet_does_not_turn_its_ink(
    rise: float, light_on_dark: bool
) -> None:
    light = 0.75 + rise * np.hypot(*np.mgrid[-1:1:600j, -1:1:800j]).astype(np.float32)
    page = np.zeros((600, 800), np.float32)
    page[285:315, 390:430] = coverage(FIVE, 40, 30)
    picture = photo(page, light, dark=0.3)
    found = picture_steps(255 - picture if light_on_dark else picture).found
    assert found is not None
    assert found.is_light == light_on_dark


@pytest.mark.parametrize("light_on_dark", [False, True])
def test_the_evened_picture_has_neither_shadow_nor_lines_and_dark_ink(light_on_dark: bool) -> None:
    paper = shadow(240, 320)
    paper[10::20] *= 0.7
    ink = coverage(FIVE, 320, 240)
    picture = photo(ink, paper)
    steps = picture_steps(255 - picture if light_on_dark else picture)
    assert steps.found is not None
    assert steps.found.is_light == light_on_dark
    assert steps.problem is InkProblem.NONE
    evened = steps.evened()
    assert np.percentile(evened[ink == 0], 2) > 200
    assert np.median(evened[ink == 1]) < 60


def test_a_picture_without_a_digit_says_where_it_got_stuck() -> None:
    blank = photo(np.zeros((240, 320)), slope(240, 320))
    speck = photo(np.zeros((240, 320)))
    speck[100:105, 150:154] = 40
    assert picture_steps(blank).problem is InkProblem.TOO_FAINT
    steps = picture_steps(speck)
    assert steps.problem is InkProblem.TOO_SMALL
    assert steps.evened()[102, 152] < 60
    assert steps.image28.max() == 0


def test_an_image_that_is_ready_takes_no_steps() -> None:
    image = drawing_to_image(FIVE)
    steps = picture_steps(image)
    assert steps.found is None
    assert steps.problem is InkProblem.NONE
    np.testing.assert_array_equal(steps.image28, image)
    np.testing.assert_array_equal(steps.evened(), 255 - image)


def test_what_is_no_picture_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="shape"):
        picture_to_image(np.zeros((0, 5), dtype=np.uint8))


def test_a_shadow_that_leaves_nothing_of_the_picture_is_no_accident() -> None:
    """It has no surroundings; a mean of nothing would be a warning on the terminal."""
    everywhere = np.ones((130, 70), dtype=bool)
    level = np.full(everywhere.shape, 0.3, dtype=np.float32)
    assert without_shadows(everywhere, level, 1.0 - level).shape == everywhere.shape


@pytest.mark.parametrize(("text", "columns"), [("42", 2), ("1950", 4), ("27183615", 4), ("123", 1)])
def test_several_digits_on_paper_are_found_where_they_stand(text: str, columns: int) -> None:
    picture = noisy(photo(coverage(number(text, columns), 640, 640, 0.012), slope(640, 640)))
    figures = picture_steps(picture).figures
    assert len(figures) == len(text)
    for left, top, right, bottom in figures:
        assert 0.1 < left < right < 0.95
        assert 0.15 < top < bottom < top + 0.2


def test_lines_of_a_sum_are_no_figures() -> None:
    page = coverage(number("4219", 2), 640, 640, 0.012)
    page[500:504, 60:420] = 1.0
    assert len(picture_steps(photo(page)).figures) == 4


def test_a_digit_on_paper_is_hardly_ever_taken_for_several(mnist_images: np.ndarray) -> None:
    rng = np.random.default_rng(5)
    several = 0
    for image in mnist_images[:80]:
        large = Image.fromarray(image).resize((180, 180), Image.Resampling.BICUBIC)
        ink = np.zeros((240, 320))
        top, left = rng.integers(0, 60), rng.integers(0, 140)
        ink[top : top + 180, left : left + 180] = np.asarray(large) / 255
        several += len(picture_steps(noisy(photo(ink, slope(240, 320)))).figures) > 1
    assert several <= 1


@pytest.mark.parametrize("pen", [0.015, 0.03])
def test_thin_black_print_on_white_paper_is_no_shadow(pen: float) -> None:
    steps = picture_steps(photo(coverage(FIVE, 200, 230, pen), paper=1.0, dark=0.0))
    assert steps.problem is InkProblem.NONE
    assert likeness(steps.image28) > 0.8
