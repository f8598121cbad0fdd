"""Pictures as a model's input, as a transform of torchvision."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor
from torchvision.transforms import v2

from digitpad.errors import ConfigError, InkError
from digitpad.modelfile import Model
from digitpad.preprocess.pictures import pixels_of
from digitpad.recognise.recogniser import Recogniser
from digitpad.words import QT_TRANSLATE_NOOP


class PictureTransform(v2.Transform):  # type: ignore[misc]
    """Makes of a picture what the model sees of it in the window.

    Takes a PIL image, or a tensor (channels, h, w), uint8 or 0..1; returns float32 (channels,
    height, width) in 0..1. Where a picture may be seen in several ways, the model is asked which,
    as in the window. Raises ``InkError`` for what is no picture, or is for another kind of model.
    """

    def __init__(self, model: Model) -> None:
        super().__init__()
        info = model.info
        if not info.preprocessing.reads_pictures or info.preprocessing.on_lines:
            message = QT_TRANSLATE_NOOP("errors", "{name} reads {reads}, not pictures of one sign.")
            raise ConfigError(message.filled(name=info.name, reads=info.preprocessing.reads))
        self._reader = Recogniser(model)

    def transform(self, inpt: Any, params: dict[str, Any]) -> Tensor:
        if isinstance(inpt, Tensor):
            if inpt.ndim not in (2, 3):
                message = QT_TRANSLATE_NOOP(
                    "errors", "A picture is a tensor (channels, h, w), not {shape}: one at a time."
                )
                raise InkError(message.filled(shape=f"{tuple(inpt.shape)}"))
            inpt = v2.functional.to_pil_image(inpt)
        name = QT_TRANSLATE_NOOP("errors", "the picture")
        info = self._reader.model.info
        picture = info.preprocessing.prepare(pixels_of(inpt, 0, name, is_last=False), name)
        seen = self._reader.recognise_picture(picture).prediction.image
        pixels = torch.from_numpy(np.ascontiguousarray(seen * np.float32(1 / 255)))
        return pixels.reshape(info.architecture.input_shape)
