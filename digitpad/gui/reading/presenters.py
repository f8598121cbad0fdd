"""How the reading panel serves each kind of reading: one presenter for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from digitpad.models.architecture import ReadingKind

if TYPE_CHECKING:
    from digitpad.modelfile import Model


class Presenter(NamedTuple):
    """What the panel shows for a kind of reading.

    ``kind``: a reconstruction has words and a second image in place of bars. ``strip_px``: least
    and most height of the strip of what the network sees; ``strip_part``: at most so high as a
    part of the canvas's side; ``least_strip_part``: at least, as a part of the panel's height.
    Of the model: ``reads_drawings``, else a picture takes the canvas's place; ``on_lines``: it
    reads on the writing line alone; and ``pixels`` along a side of what it sees.
    """

    kind: ReadingKind
    # The drawing is what matters.
    strip_px: tuple[int, int] = (74, 226)
    strip_part: float = 0.5
    least_strip_part: float = 0.0
    reads_drawings: bool = True
    on_lines: bool = False
    pixels: int = 28

    @property
    def reconstructs(self) -> bool:
        """Whether an image is given back in place of names."""
        return self.kind is ReadingKind.RECONSTRUCTION


DIGIT: Final = Presenter(ReadingKind.DIGIT)
# Its strip is what a reconstruction is about.
RECONSTRUCTION: Final = Presenter(
    ReadingKind.RECONSTRUCTION, strip_px=(120, 340), strip_part=0.8, least_strip_part=0.3
)


def presenter_of(model: Model | None) -> Presenter:
    """Return how the panel serves a model; without one, as if it read digits."""
    if model is None:
        return DIGIT
    info = model.info
    shown = RECONSTRUCTION if info.architecture.reconstructs else DIGIT
    return shown._replace(
        kind=info.architecture.reading,
        reads_drawings=info.preprocessing.from_drawing is not None,
        on_lines=info.preprocessing.on_lines,
        pixels=info.architecture.input_shape[-1],
    )
