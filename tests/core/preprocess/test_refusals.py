"""What plainly belongs to the other kind of model is refused; what could be a digit never is."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from digitpad.errors import InkError
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.preprocess.colour import RGB, is_grey_digit
from digitpad.preprocess.mnist import MNIST, is_small_photograph

Picture = npt.NDArray[np.uint8]


def digit_on_paper(side: int, *, ink: tuple[int, int, int], shadow: float) -> Picture:
    """A digit in coloured ink on yellowish paper, darker to the right, with camera noise."""
    drawn = Image.fromarray(drawing_to_image(synthesis.drawing(5, seed=2)))
    share = np.asarray(drawn.resize((side, side)), np.float32)[..., None] / 255
    paper = np.array([250, 245, 225], np.float32)
    light = np.linspace(1, 1 - shadow, side, dtype=np.float32)[None, :, None]
    noise = np.random.default_rng(0).normal(0, 2, (side, side, 3))
    picture = (share * np.array(ink, np.float32) + (1 - share) * paper) * light + noise
    return np.clip(picture, 0, 255).astype(np.uint8)


def test_most_cifar_pictures_are_refused_by_a_model_for_digits(cifar_dir: Path) -> None:
    from digitpad.data.split import held_out

    pictures = held_out("cifar10", cifar_dir).images[:500].transpose(0, 2, 3, 1)
    refused = [is_small_photograph(picture) for picture in pictures]
    assert np.mean(refused) > 0.8


@pytest.mark.parametrize("ink", [(30, 40, 160), (160, 20, 30), (20, 20, 20)])
@pytest.mark.parametrize("shadow", [0.0, 0.5])
def test_a_digit_in_coloured_ink_of_the_same_size_is_no_photograph(
    ink: tuple[int, int, int], shadow: float
) -> None:
    picture = digit_on_paper(32, ink=ink, shadow=shadow)
    assert not is_small_photograph(picture)
    MNIST.check(picture, "five.png")


def coloured(tinted: int, amount: int, side: int = 32, dark: int = 100) -> Picture:
    """Grey of two levels, and so many of its pixels reddish and as many bluish."""
    picture = np.full((side, side, 3), dark, np.uint8)
    picture[20:] = 200
    pixels = picture.reshape(-1, 3)
    pixels[:tinted, 0] += amount
    pixels[tinted : 2 * tinted, 2] += amount
    return picture


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (coloured(128, 60), False),  # a quarter of its 1,024 pixels: that much may be ink
        (coloured(129, 60), True),
        (coloured(300, 0), False),
        (coloured(300, 9), False),  # 0.02 of the brightness are 10 levels
        (coloured(300, 11), True),
        (coloured(300, 11, dark=110), True),  # beside lighter ones it is less
        (coloured(300, 11, dark=113), False),
        (coloured(129, 11), False),  # hardly off the line from black to white: by 3.9 levels
        (coloured(129, 12), True),  # by 4.3
        (coloured(129, 60, side=33), False),
        (coloured(300, 60)[..., :2], False),
    ],
)
def test_a_photograph_has_more_colours_than_ink_on_paper(picture: Picture, expected: bool) -> None:
    assert is_small_photograph(picture) == expected


def test_a_grey_image_of_28_pixels_is_refused_by_a_model_for_colour_pictures() -> None:
    grey = np.repeat(drawing_to_image(synthesis.drawing(5, seed=2))[..., None], 3, axis=2)
    assert is_grey_digit(grey)
    with pytest.raises(InkError, match=r"five\.png is a grey image of 28×28.*models for digits"):
        RGB.check(grey, "five.png")
    MNIST.check(grey, "five.png")


def test_grey_photographs_of_any_other_size_go_to_the_colour_model() -> None:
    noise = np.random.default_rng(0).integers(0, 256, (32, 32, 1), np.uint8)
    RGB.check(np.repeat(noise, 3, axis=2), "photo.png")


def test_the_refusal_names_the_picture_and_what_to_do() -> None:
    noise = np.random.default_rng(0).integers(0, 256, (32, 32, 3), np.uint8)
    with pytest.raises(InkError, match=r"cat\.png is a colour photograph.*Choose a model"):
        MNIST.check(noise, "cat.png")
    RGB.check(noise, "cat.png")
