"""A photo of paper, and the tasks that read it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.paper.cell import Cell, Place
from digitpad.paper.gui.model_choice import Choice
from digitpad.words import QT_TRANSLATE_NOOP, message_of

if TYPE_CHECKING:
    from digitpad.preprocess.pictures import PicturePage

MOST_PAGES: Final = 100
"""Pages of a file that become sheets; films have more frames than anybody checks."""
AUTO, PAGE, TABLE = "", "page", "table"
"""What to look for; ``AUTO``: a table where most digits stand in one, otherwise a page."""


class Photo(NamedTuple):
    """A photo: its path or content, its page, and its rotation to the left in quarter turns.

    ``page``: its number, from 1; None for the first one of a file that may have others. ``turns``:
    None if it is unknown and to be found from the digits. ``corners``: of the table, if
    the user marked them. ``by_other_grid``: whether its second likeliest grid is wanted.
    """

    source: Path | bytes
    page: int | None = None
    turns: int | None = None
    corners: Place = ()
    by_other_grid: bool = False

    @property
    def path(self) -> str:
        """Path of the photo, "" if it is not a file."""
        return str(self.source.absolute()) if isinstance(self.source, Path) else ""

    def picture(self) -> npt.NDArray[np.uint8]:
        return next(self.pages()).pixels

    def pages(self) -> Iterator[PicturePage]:
        """Open its page, and then those after it, all turned as it is."""
        import numpy as np

        from digitpad.preprocess.pictures import open_pages

        for page in open_pages(self.source, self.page or 1):
            yield page._replace(pixels=np.ascontiguousarray(np.rot90(page.pixels, self.turns or 0)))


class Order(NamedTuple):
    """A request to read: a photo, its display name, the kind, the model."""

    photo: Photo
    name: str
    kind: str
    choice: Choice


def reading(order: Order) -> Callable[[], Generator[object, None, object]]:
    """Return the work of a ``Task``: yields the ``PicturePage``.

    Returns the upright photo, the result, and the picture if it had to be rotated.
    """
    photo, name, kind, choice = order

    def work() -> Generator[object, None, object]:
        import numpy as np

        from digitpad.paper.networks import networks_for
        from digitpad.paper.page import read_page
        from digitpad.paper.reading import read_photo
        from digitpad.paper.table import read_table

        pages = photo.pages()
        page = next(pages)
        notes: tuple[str, ...] = ()
        if page.number == page.total:
            try:
                next(pages, None)
            except InkError as error:  # the rest of the file is damaged
                notes = (message_of(error),)
        picture = page.pixels
        networks = networks_for(choice.model())
        yield page
        is_upright = photo.turns is not None
        if kind == TABLE or photo.corners:
            result = read_table(
                picture, networks, is_upright=is_upright, corners=photo.corners,
                by_other_grid=photo.by_other_grid,
            )  # fmt: skip
        else:
            read = read_page if kind == PAGE else read_photo
            result = read(picture, networks, is_upright=is_upright)
        if page.number == MOST_PAGES < page.total:
            words = QT_TRANSLATE_NOOP("paper", "Pages 1 to {most} of {count} are read.")
            notes = (words.filled(most=MOST_PAGES, count=page.total),)
        turns = (photo.turns or 0) + result.turned // 90
        turned = np.ascontiguousarray(np.rot90(picture, result.turned // 90))
        is_turned = result.turned > 0
        result = replace(
            result, turned=90 * turns, name=name, path=photo.path, model=choice.name,
            marked_corners=photo.corners, notes=(*result.notes, *notes), page=page.number,
        )  # fmt: skip
        return photo._replace(page=page.number, turns=turns), result, turned if is_turned else None

    return work


def number_in(photo: Photo, place: Place, choice: Choice) -> Callable[[], Cell | None]:
    """Return the work of a ``Task``: reads the number at a place on a photo."""

    def work() -> Cell | None:
        from digitpad.paper.networks import networks_for
        from digitpad.paper.page import read_number

        (left, top), _, (right, bottom), _ = place
        box = Box(left, top, right + 1, bottom + 1)
        return read_number(photo.picture(), networks_for(choice.model()), box)

    return work
