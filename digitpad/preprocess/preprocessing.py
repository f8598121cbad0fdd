"""What a preprocessing is: how drawings and pictures become what a network sees.

Its name travels with the weights of every network that was trained behind it. Those there are
stand in ``registry``; nothing else compares their names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.ink.drawing import Drawing
from digitpad.picture.steps import PictureSteps, Pixels
from digitpad.words import QT_TRANSLATE_NOOP, Phrase


class Seen(NamedTuple):
    """What a network sees of a picture, and the steps to it where there is more than one.

    ``image``: uint8 (h, w), or (channels, h, w) for colours.
    """

    image: Pixels
    steps: PictureSteps | None = None

    @property
    def figures(self) -> tuple[Box[float], ...]:
        """Where digits stand in the picture; none where nobody looked."""
        return self.steps.figures if self.steps is not None else ()


@dataclass(frozen=True, slots=True)
class Preprocessing:
    """One way to bring what people draw or photograph to what a network sees.

    ``input_shape``: (channels, height, width) of what comes out. ``reads``: what its networks
    read, in the plural. ``from_picture`` takes uint8 (h, w, 3). ``from_drawing``: None where
    strokes cannot be read. ``is_foreign``: whether a picture plainly was meant for another kind of
    model; ``refusal``: the sentence about “{name}” that says so.
    ``on_lines``: what comes out is of a line of writing, and reads nothing that stands alone.
    """

    name: str
    input_shape: tuple[int, int, int]
    reads: str
    from_picture: Callable[[Pixels], Seen]
    from_drawing: Callable[[Drawing], Pixels] | None
    is_foreign: Callable[[Pixels], bool]
    refusal: Phrase
    on_lines: bool = False

    def require_drawings(self, name: str) -> Callable[[Drawing], Pixels]:
        """Return ``from_drawing`` for strokes that come from ``name``, such as a file.

        Raises ``InkError`` where strokes cannot be read.
        """
        if self.from_drawing is None:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "{name} holds pen strokes, but the model reads {reads}."
                ).filled(name=name, reads=self.reads)
            )
        return self.from_drawing

    def check(self, picture: Pixels, name: str) -> None:
        """Raise ``InkError`` for a picture, called ``name``, that is for another kind of model."""
        if self.is_foreign(picture):
            raise InkError(self.refusal.filled(name=name))
