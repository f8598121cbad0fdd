"""The interface of preprocessing: how drawings and pictures become a network's input.

The name of a preprocessing is stored with the weights of every network that was trained with it.
All of them are listed in ``registry``; no other module compares their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple, Protocol

from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.ink.drawing import Drawing
from digitpad.preprocess.steps import PictureSteps, Pixels
from digitpad.words import QT_TRANSLATE_NOOP, Phrase


class Draws(Protocol):
    """Makes a network's input of a drawing; the pen's width is that at 20 px."""

    def __call__(self, drawing: Drawing, pen_width_px: float = ..., /) -> Pixels: ...


class PictureCandidate(NamedTuple):
    """One of a network's possible inputs for a picture, and the steps to it if there are several.

    ``image``: uint8 (h, w), or (channels, h, w) for colours.
    """

    image: Pixels
    steps: PictureSteps | None = None

    @property
    def figures(self) -> tuple[Box[float], ...]:
        """The boxes of digits in the picture; none if it was not searched for digits."""
        return self.steps.figures if self.steps is not None else ()


class PreparedPicture:
    """A picture as a network may see it: candidates in rounds, the likelier ones first.

    Which one shows what is in the picture is for the network to say
    (``Recogniser.recognise_picture``). A round is prepared when it is first asked for, and kept.
    """

    def __init__(self, rounds: Iterable[tuple[PictureCandidate, ...]]) -> None:
        self._coming = iter(rounds)
        self._ready: list[tuple[PictureCandidate, ...]] = []

    def __iter__(self) -> Iterator[tuple[PictureCandidate, ...]]:
        """Yield the rounds; each has at least one candidate, and there is at least one round."""
        yield from self._ready
        for candidates in self._coming:
            self._ready.append(candidates)
            yield candidates

    def likeliest(self) -> PictureCandidate:
        """Return the first candidate with ink, without asking a network."""
        candidates = chain.from_iterable(self)
        first = next(candidates)
        every = chain([first], candidates)
        with_ink = (each for each in every if each.steps is None or not each.steps.problem)
        return next(with_ink, first)

    @classmethod
    def alone(cls, image: Pixels) -> PreparedPicture:
        """Return a picture that can be seen in one way only."""
        return cls([(PictureCandidate(image),)])


@dataclass(frozen=True, slots=True)
class Preprocessing:
    """One way to convert drawings and pictures to a network's input.

    ``input_shape``: (channels, height, width) of the result. ``reads``: what its networks read, in
    the plural. ``from_picture`` takes uint8 (h, w, 3), and raises ``InkError`` if only strokes can
    be read. ``from_drawing``: None if strokes cannot be read. ``to_learn``: the same for training,
    where it varies what a drawing may lack; ``version`` changes whenever these images do.
    ``is_foreign``: whether a picture is obviously for another kind of model; ``refusal``: the
    sentence about “{name}” that says so. ``reads_pictures``: False if only strokes can be read.
    ``on_lines``: the result is from a line of writing, and the network does not read isolated
    digits.
    """

    name: str
    input_shape: tuple[int, int, int]
    reads: str
    from_picture: Callable[[Pixels], PreparedPicture]
    from_drawing: Draws | None
    is_foreign: Callable[[Pixels], bool]
    refusal: Phrase
    on_lines: bool = False
    reads_pictures: bool = True
    to_learn: Draws | None = None
    version: str = ""

    def require_drawings(self, name: str) -> Draws:
        """Return ``from_drawing`` for strokes from ``name``, such as a file.

        Raises ``InkError`` if strokes cannot be read.
        """
        if self.from_drawing is None:
            raise InkError(
                QT_TRANSLATE_NOOP(
                    "errors", "{name} holds pen strokes, but the model reads {reads}."
                ).filled(name=name, reads=self.reads)
            )
        return self.from_drawing

    def drawn(self, *, learns: bool = False) -> Draws:
        """Return what makes images of drawings, for training or for reading."""
        make = self.to_learn if learns and self.to_learn else self.from_drawing
        if make is None:
            raise ValueError(self.name)
        return make

    def prepare(self, picture: Pixels, name: str) -> PreparedPicture:
        """Return a picture, called ``name``, as networks may see it.

        Raises ``InkError`` if it is for another kind of model.
        """
        self.check(picture, name)
        return self.from_picture(picture)

    def check(self, picture: Pixels, name: str) -> None:
        """Raise ``InkError`` if a picture, called ``name``, is for another kind of model."""
        if self.is_foreign(picture):
            raise InkError(self.refusal.filled(name=name))
