"""An autoencoder's pairs: what was given on the left, what was drawn on the right."""

from __future__ import annotations

import io

import numpy as np
import pytest
from made_models import blank
from PIL import Image

from digitpad.errors import ConfigError, ModelFileError
from digitpad.evaluation.reconstruction import ENLARGED, GAP_LEVEL, GAP_PX, Reconstructor, pair_png
from digitpad.modelfile import Model


def autoencoder(name: str, *, bias: float) -> Model:
    """An autoencoder that draws one even level, whatever it is given."""
    model = blank(name, name="test")
    model.tensors["rev_layer1.bias"] += np.float32(bias)
    return model


def an_image(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).integers(0, 256, shape, np.uint8)


@pytest.mark.parametrize(("bias", "level"), [(-0.5, 0), (0.25, 64), (1.5, 255)])
def test_what_is_drawn_beyond_black_and_white_is_clamped_but_counts_in_the_error(
    bias: float, level: int
) -> None:
    image = an_image(28, 28)
    pair = Reconstructor(autoencoder("digits-autoencoder", bias=bias)).pair(image)
    assert np.array_equal(pair.original[0], image)
    assert (pair.reconstruction == level).all()
    assert pair.error == pytest.approx(((image / 255 - bias) ** 2).mean(), rel=1e-5)


def test_the_picture_holds_both_enlarged_without_blur() -> None:
    image = an_image(3, 32, 32)
    pair = Reconstructor(autoencoder("cifar-autoencoder", bias=0.2)).pair(image)
    picture = np.asarray(Image.open(io.BytesIO(pair_png(pair))))
    side = 32 * ENLARGED
    assert picture.shape == (side, 2 * side + GAP_PX, 3)
    left, gap, right = np.split(picture, [side, side + GAP_PX], axis=1)
    assert np.array_equal(left[::ENLARGED, ::ENLARGED].transpose(2, 0, 1), image)
    assert np.array_equal(left[ENLARGED - 1 :: ENLARGED, ::ENLARGED].transpose(2, 0, 1), image)
    assert (gap == GAP_LEVEL).all()
    assert (right == 51).all()


def test_digits_are_grey_pictures() -> None:
    pair = Reconstructor(autoencoder("digits-autoencoder", bias=0)).pair(an_image(28, 28))
    picture = Image.open(io.BytesIO(pair_png(pair)))
    side = 28 * ENLARGED
    assert (picture.mode, picture.size) == ("L", (2 * side + GAP_PX, side))


def test_a_model_that_reads_classes_is_refused() -> None:
    with pytest.raises(ConfigError, match="Choose an autoencoder"):
        Reconstructor(blank("candle-linear", name="mine"))


def test_weights_that_give_no_numbers_are_told() -> None:
    model = autoencoder("digits-autoencoder", bias=0)
    for tensor in model.tensors.values():
        tensor.fill(3e38)
    with pytest.raises(ModelFileError, match="training diverged"):
        Reconstructor(model).pair(an_image(28, 28))
