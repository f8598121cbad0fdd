"""What the reading panel shows for each kind of reading."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from digitpad.models.architecture import DIGITS, ReadingKind

if TYPE_CHECKING:
    from digitpad.modelfile import Model


class Presenter(NamedTuple):
    """How the panel presents a kind of reading.

    ``kind``: a reconstruction has text and a second image instead of bars. ``strip_px``: least and
    greatest height of the strip with the network's input; ``strip_part``: its greatest height as a
    fraction of the canvas's side; ``least_strip_part``: its least height as a fraction of the
    panel's. Properties of the model: if not ``reads_drawings``, a picture replaces the canvas;
    ``on_lines``: it reads only the writing line; ``sees_strokes``: it sees how the pen moved;
    ``pixels``: side of its input; whether its classes
    are digits or those of a set of My things.
    """

    kind: ReadingKind
    # By default the drawing gets most of the room.
    strip_px: tuple[int, int] = (74, 226)
    strip_part: float = 0.5
    least_strip_part: float = 0.0
    reads_drawings: bool = True
    on_lines: bool = False
    sees_strokes: bool = False
    pixels: int = 28
    has_digits: bool = True
    has_set: bool = False

    @property
    def reconstructs(self) -> bool:
        """Whether the network returns an image instead of a class."""
        return self.kind is ReadingKind.RECONSTRUCTION


DIGIT: Final = Presenter(ReadingKind.DIGIT)
# A larger strip, since it holds the reconstruction.
RECONSTRUCTION: Final = Presenter(
    ReadingKind.RECONSTRUCTION, strip_px=(120, 340), strip_part=0.8, least_strip_part=0.3
)


def presenter_of(model: Model | None) -> Presenter:
    """Return the presenter for a model; without one, that for digits."""
    if model is None:
        return DIGIT
    info = model.info
    presenter = RECONSTRUCTION if info.architecture.reconstructs else DIGIT
    return presenter._replace(
        kind=info.architecture.reading,
        reads_drawings=info.preprocessing.from_drawing is not None,
        on_lines=info.preprocessing.on_lines,
        sees_strokes=not info.preprocessing.reads_pictures,
        pixels=info.architecture.input_shape[-1],
        has_digits=info.classes == DIGITS or info.architecture.reading is not ReadingKind.DIGIT,
        has_set=info.architecture.competes,
    )
