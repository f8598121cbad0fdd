"""A photo of paper, and the tasks that read it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.ink.boxes import Box
from digitpad.lines.reading import Reading
from digitpad.paper.cell import Place
from digitpad.paper.gui.model_choice import Choice
from digitpad.words import QT_TRANSLATE_NOOP

AUTO, PAGE, TABLE = "", "page", "table"
"""What to look for; ``AUTO``: a table where rules make a grid, otherwise a page."""


class Photo(NamedTuple):
    """A photo: its path or content, and its rotation to the left in quarter turns.

    ``turns``: None if it is unknown and to be found from the digits. ``corners``: of the table, if
    the user marked them. ``by_other_grid``: whether its second likeliest grid is wanted.
    """

    source: Path | bytes
    turns: int | None = None
    corners: Place = ()
    by_other_grid: bool = False

    @property
    def path(self) -> str:
        """Path of the photo, "" if it is not a file."""
        return str(self.source.absolute()) if isinstance(self.source, Path) else ""

    def picture(self) -> npt.NDArray[np.uint8]:
        import numpy as np

        from digitpad.preprocess.pictures import open_picture

        return np.ascontiguousarray(np.rot90(open_picture(self.source), self.turns or 0))


class Order(NamedTuple):
    """A request to read: a photo, its display name, the kind, the model."""

    photo: Photo
    name: str
    kind: str
    choice: Choice


def reading(order: Order) -> Callable[[], Generator[object, None, object]]:
    """Return the work of a ``Task``: yields the picture, then the number of signs read so far.

    Returns the upright photo, the result, and the picture if it had to be rotated.
    """
    photo, name, kind, choice = order

    def work() -> Generator[object, None, object]:
        import numpy as np

        from digitpad.paper.glyphs import GlyphReader
        from digitpad.paper.kind import is_ruled_table
        from digitpad.paper.page import reading_page
        from digitpad.paper.table import reading_table
        from digitpad.preprocess.pictures import page_count

        picture = photo.picture()
        reader = GlyphReader(choice.model())
        yield picture
        is_upright = photo.turns is not None
        if kind == TABLE or (kind == AUTO and (photo.corners or is_ruled_table(picture))):
            steps = reading_table(
                picture, reader, is_upright=is_upright, corners=photo.corners,
                by_other_grid=photo.by_other_grid,
            )  # fmt: skip
        else:
            steps = reading_page(picture, reader, is_upright=is_upright)
        result = yield from steps
        notes = result.notes
        if (count := page_count(photo.source)) > 1:
            words = QT_TRANSLATE_NOOP("paper", "Page 1 of {count} is read, the others are not.")
            notes = (*notes, words.filled(count=count))
        turns = (photo.turns or 0) + result.turned // 90
        turned = np.ascontiguousarray(np.rot90(picture, result.turned // 90))
        is_turned = result.turned > 0
        result = replace(
            result, turned=90 * turns, name=name, path=photo.path, model=choice.name,
            marked_corners=photo.corners, notes=notes,
        )  # fmt: skip
        return photo._replace(turns=turns), result, turned if is_turned else None

    return work


def number_in(photo: Photo, place: Place, choice: Choice) -> Callable[[], Reading]:
    """Return the work of a ``Task``: reads the number at a place on a photo."""

    def work() -> Reading:
        from digitpad.lines.reader import NumberReader
        from digitpad.paper.line import read_place

        (left, top), _, (right, bottom), _ = place
        return read_place(
            NumberReader(choice.model()), photo.picture(), Box(left, top, right + 1, bottom + 1)
        )

    return work
