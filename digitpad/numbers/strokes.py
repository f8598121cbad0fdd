"""Strokes as a line of pieces."""

from __future__ import annotations

import numpy as np

from digitpad.ink.drawing import Drawing, Stroke
from digitpad.numbers.lattice import Candidate
from digitpad.numbers.line import Images, Line, frame_of
from digitpad.preprocess.normalise import drawing_to_image


class StrokeLine(Line):
    """The strokes of a drawing, in whatever order they were written."""

    def __init__(self, drawing: Drawing) -> None:
        boxes = np.array([Drawing((stroke,)).bounds() for stroke in drawing.strokes])
        middles = (boxes[:, 0] + boxes[:, 2]) / 2
        self._order = np.argsort(middles, kind="stable")
        self.boxes = boxes[self._order]
        self.frame = frame_of(self.boxes)
        self._pieces: list[tuple[int, Stroke]] = [
            (number, drawing.strokes[number]) for number in self._order.tolist()
        ]

    def digit_image(self, candidate: Candidate) -> Images:
        pieces = self._pieces[candidate.first : candidate.end]
        return drawing_to_image(Drawing(tuple(stroke for _, stroke in pieces)))

    def strokes_of(self, candidate: Candidate) -> tuple[int, ...]:
        pieces = self._pieces[candidate.first : candidate.end]
        return tuple(sorted({number for number, _ in pieces}))
