"""An autoencoder's reconstructions beside their originals, as images to save."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.errors import ConfigError
from digitpad.modelfile import Model
from digitpad.recognise.engine import Engine, require_numbers
from digitpad.report.png import image_png
from digitpad.words import QT_TRANSLATE_NOOP

Images = npt.NDArray[np.uint8]

ENLARGED: Final = 8
"""Enlargement: the side of the square that each pixel becomes."""
GAP_PX: Final = 16
GAP_LEVEL: Final = 128
"""Grey level of the gap, which is neither ink nor paper."""


class Pair(NamedTuple):
    """An image and its reconstruction.

    ``original`` and ``reconstruction``: uint8 (c, h, w), the latter clamped to 0..255. ``error``:
    mean squared error before clamping, of pixels from 0 to 1.
    """

    original: Images
    reconstruction: Images
    error: float


class Reconstructor:
    """Reconstructs images with an autoencoder. Not thread-safe.

    Raises ``ConfigError`` for a model that classifies.
    """

    def __init__(self, model: Model) -> None:
        if not model.info.architecture.reconstructs:
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "{model} says what an image shows and reconstructs none. Choose an "
                    "autoencoder: digits-autoencoder or cifar-autoencoder.",
                ).filled(model=model.info.name)
            )
        self.model = model
        self._engine = Engine(model.info.architecture, model.tensors)

    def pair(self, image: Images) -> Pair:
        """Return an image together with its reconstruction.

        ``image``: uint8, preprocessed, of the model's input shape; the axis of a single channel may
        be missing. Raises ``ModelFileError`` for a model that outputs NaN.
        """
        original = image.reshape(self.model.info.architecture.input_shape)
        drawn = self._engine.logits(original[None]).reshape(original.shape)
        require_numbers(drawn, f"The model {self.model.info.name}")
        error = float(np.square(drawn - original / 255, dtype=np.float64).mean())
        clamped = np.rint(np.clip(drawn, 0, 1) * 255).astype(np.uint8)
        return Pair(original, clamped, error)


def pair_png(pair: Pair) -> bytes:
    """Return original and reconstruction side by side as a PNG file, with a gap between them.

    It is grey for one channel, in colour for three; digits stay as the network sees them, light on
    dark.
    """
    height = pair.original.shape[1] * ENLARGED
    gap = np.full((pair.original.shape[0], height, GAP_PX), GAP_LEVEL, dtype=np.uint8)
    left, right = (
        image.repeat(ENLARGED, axis=1).repeat(ENLARGED, axis=2)
        for image in (pair.original, pair.reconstruction)
    )
    return image_png(np.concatenate([left, gap, right], axis=2))
