"""Reads numbers: over-cut the line, read every candidate, take the best parting."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.files import resource
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model, open_model
from digitpad.models.architecture import DIGITS
from digitpad.numbers.lattice import best_path
from digitpad.numbers.line import Line
from digitpad.numbers.pixels import InkLine
from digitpad.numbers.reading import SIGNS, Reading, Sign, scaled
from digitpad.numbers.strokes import StrokeLine
from digitpad.preprocess.mnist import MNIST
from digitpad.preprocess.photo.paper import ink_of_line
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import probabilities_and_score

SHIPPED: Final = "digitpad.safetensors"
LEAST: Final = 1e-4


class NumberReader:
    """Reads numbers with a model for digits. One thread at a time may use it.

    Raises ``InkError`` for a model that does not read digits.
    """

    def __init__(self, model: Model | None = None) -> None:
        self.model = model or open_model(resource(SHIPPED))
        info = self.model.info
        if info.preprocessing != MNIST or info.classes != DIGITS:
            raise InkError(f"The model {info.name} does not read digits. Choose one that does.")
        self._engine = Engine(info.architecture, self.model.tensors)

    def read_drawing(self, drawing: Drawing) -> Reading:
        """Read the strokes of one line, whatever their order; boxes in canvas units."""
        started = perf_counter()
        if drawing.is_empty:
            return Reading((), 0.0, 0.0)
        return self._read(StrokeLine(drawing), started)

    def read_ink(self, ink: npt.NDArray[np.uint8]) -> Reading:
        """Read the ink of a picture of one line; boxes in its pixels.

        ``ink``: uint8 (h, w), 255 where ink is, 0 on paper.
        """
        started = perf_counter()
        line = InkLine(ink)
        return self._read(line, started) if len(line.boxes) else Reading((), 0.0, 0.0)

    def read_picture(self, picture: npt.NDArray[np.uint8]) -> Reading:
        """Read a picture of one line on paper of any kind; boxes in its pixels.

        ``picture``: uint8 (h, w) grey or (h, w, 3) red, green, blue.
        """
        ink = ink_of_line(picture)
        return scaled(self.read_ink(ink), picture.shape[0] / ink.shape[0])

    def _read(self, line: Line, started: float) -> Reading:
        candidates = line.candidates()
        images = np.stack([line.digit_image(candidate) for candidate in candidates])
        outputs = self._engine.logits(images[:, None])
        probabilities, score = probabilities_and_score(self.model, outputs)
        best = probabilities.argmax(axis=1)
        good = np.clip(probabilities.max(axis=1) * score, LEAST, 1 - LEAST).astype(np.float64)
        path = best_path(candidates, np.log(good / (1 - good)), len(line.boxes))
        signs = [
            Sign(
                SIGNS[best[number]],
                float(good[number]) * share,
                line.box_of(candidates[number]),
                line.strokes_of(candidates[number]),
            )
            for number, share in zip(path.chosen, path.shares, strict=True)
        ]
        return Reading(tuple(signs), path.sure, (perf_counter() - started) * 1e3)
