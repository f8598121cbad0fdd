"""Read a table on a photo into cells, each with its doubt."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from digitpad.arrays import Doubles, Grey
from digitpad.errors import InkError
from digitpad.generators import finished
from digitpad.lines.reading import UNREADABLE
from digitpad.paper.cells import read_cell
from digitpad.paper.doubt import (
    MIN_POINT_DIGIT_PX,
    crossing_cells,
    cut_off,
    grid_doubt,
    longer_numbers,
    loose_numbers,
    lost_points,
    more_decimals,
    odd_cells,
    other_decimals,
    outside_cells,
    outside_share,
    own_numbers,
    sevens,
    uncertain_cells,
    words_of,
)
from digitpad.paper.figures import Figure, find_figures, quarter_turns
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.grid import Grid, grid_of, merged_cells
from digitpad.paper.number import NUMBER, OTHERWISE
from digitpad.paper.page import MIN_NEW_SCORE, MIN_REPLACING_SCORE, REPLACING_MARGIN
from digitpad.paper.result import UNSURE, At, Cell, PaperResult, Place
from digitpad.paper.whole import looker
from digitpad.picture.flat import Flat, laid_flat
from digitpad.picture.frames import evened, is_faintly_filled, is_filled
from digitpad.picture.sheet import Sheet, ink_floor, is_blurred
from digitpad.words import QT_TRANSLATE_NOOP

MAX_TABLE_CELLS: Final = 20_000
"""Number of cells up to which a table is read."""
SMOOTHING_PARTS: Final = 24.0
"""Digit height over the radius of the window that evens out noise."""


def read_table(
    picture: Grey, reader: GlyphReader, *, is_upright: bool = False, corners: Place = ()
) -> PaperResult:
    """Read the table on a photo.

    ``picture``: uint8 (h, w, 3). ``is_upright``: whether it is known to be; otherwise its digits
    decide. ``corners``: the four of an upright table if known; otherwise they are detected. Raises
    ``InkError`` for a photo without a table.
    """
    return finished(reading_table(picture, reader, is_upright=is_upright, corners=corners))


def reading_table(
    picture: Grey, reader: GlyphReader, *, is_upright: bool = False, corners: Place = ()
) -> Generator[int, None, PaperResult]:
    """Read a table as ``read_table`` does; yields the number of signs read so far."""
    is_upright = is_upright or bool(corners)
    flat = laid_flat(picture, np.array(corners, np.float64) if corners else None)
    figures, digit_height = yield from find_figures(
        flat.sheet, reader, 3 * MAX_TABLE_CELLS, flat.pitch
    )
    turns = 0 if is_upright else quarter_turns(figures, reader)
    if turns:
        picture = np.ascontiguousarray(np.rot90(picture, turns))
        flat = laid_flat(picture)
        figures, digit_height = yield from find_figures(
            flat.sheet, reader, 3 * MAX_TABLE_CELLS, flat.pitch
        )
    blurred = QT_TRANSLATE_NOOP(
        "paper", "The photo is blurred: hold the camera still and take it again."
    )
    if digit_height == 0:
        raise InkError(
            blurred
            if is_blurred(picture)
            else QT_TRANSLATE_NOOP(
                "errors",
                "There is no table of numbers on this photo: nothing on it looks like a number.",
            )
        )
    grid = grid_of(flat, figures, digit_height)
    if len(grid.rows) * len(grid.columns) > MAX_TABLE_CELLS:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "This is no table that can be read: it has more than {most:,} cells."
            ).filled(most=MAX_TABLE_CELLS)
        )
    table = _filled(grid, flat, figures, digit_height, 90 * turns, reader)
    notes = list(table.notes)
    if is_blurred(picture):
        notes.append(blurred)
    if digit_height < MIN_POINT_DIGIT_PX:
        notes.append(
            QT_TRANSLATE_NOOP(
                "paper",
                "The digits are only {height:.0f} pixels tall: take a photo of a part at a time.",
            ).filled(height=digit_height)
        )
    return replace(table, notes=tuple(notes))


def _filled(
    grid: Grid,
    flat: Flat,
    figures: Sequence[Figure],
    digit_height: float,
    turned: int,
    reader: GlyphReader,
) -> PaperResult:
    """Return the table, each figure in the cell in which its middle lies."""
    cells: dict[At, list[Figure]] = {}
    for figure, at in zip(figures, grid.cells_of(figures), strict=True):
        cells.setdefault(at, []).append(figure)
    points = grid.crossings()
    merged, doubtful = _merged(cells, grid, flat, points, digit_height)
    thickness = float(np.median([line.thick for line in (*flat.rows, *flat.columns)] or [0.0]))
    rows, signs, unsure = _read_cells(cells, grid, points, digit_height, 3 + thickness)
    unread = _unread_cells(rows, merged, flat, points, digit_height)
    for row, column in unread:
        rows[row][column] = UNREADABLE
    within = {at: cells[at] for at in signs}
    words, among_words = words_of(rows, within, digit_height)
    for row, column in words:
        rows[row][column] = UNREADABLE
    odd = odd_cells(within, grid, digit_height)
    doubt = grid_doubt(rows, grid, odd, outside_share(cells, grid, digit_height))
    doubts: dict[At, str] = {}
    for why, ats in (
        (UNSURE, doubtful | unsure | unread),
        ("may be a word", among_words),
        ("runs across a border", crossing_cells(within, grid, digit_height)),
        ("runs out of the table", outside_cells(cells, grid, digit_height)),
        ("longer than others", longer_numbers(rows)),
        ("other decimals", other_decimals(rows)),
        *zip(("far apart", "several lines", "cut by a border"), odd, strict=True),
        ("goes on beyond", cut_off(rows, within, grid, digit_height)),
        ("may be a 1", sevens(within, digit_height)),
        ("loose", loose_numbers(rows, signs, grid)),
        ("more decimals", more_decimals(rows)),
        ("may have lost a point", lost_points(rows, digit_height)),
        ("may be of several columns", uncertain_cells(rows, grid, odd)),
    ):
        doubts = dict.fromkeys(ats - words, why) | doubts
    if len(rows) == len(rows[0]) == 1:
        doubts.setdefault((0, 0), "alone")
    others = other_readings(signs, doubts.keys() | words, flat.sheet, reader)
    for (row, column), text in others.items():
        rows[row][column] = text
    doubts |= dict.fromkeys(others, OTHERWISE)
    places = _places(points, flat)
    table = tuple(
        tuple(
            Cell(
                text,
                places[row][column],
                doubts.get((row, column), ""),
                _probability(text, signs.get((row, column), ())),
            )
            for column, text in enumerate(texts)
        )
        for row, texts in enumerate(rows)
    )
    return PaperResult(table, True, turned, _merging_notes(len(merged)), doubt)


def _merged(
    cells: dict[At, list[Figure]], grid: Grid, flat: Flat, points: Doubles, digit_height: float
) -> tuple[dict[At, At], set[At]]:
    """Move the figures of merged cells to the first of these.

    Returns the merged cells with the first of each, and the cells in doubt.
    """
    merged = merged_cells(grid, flat, points)
    doubtful: set[At] = set()
    for at in own_numbers(cells, merged, points, digit_height):
        # The line may be broken and the cells not merged, surely so if both hold a number.
        doubtful |= {at, merged[at]}
        if cells.get(merged[at]):
            del merged[at]
    for at, owner in merged.items():
        cells.setdefault(owner, []).extend(cells.pop(at, []))
    return merged, doubtful


def _read_cells(
    cells: Mapping[At, Sequence[Figure]],
    grid: Grid,
    points: Doubles,
    digit_height: float,
    line_reach: float,
) -> tuple[list[list[str]], dict[At, list[Figure]], set[At]]:
    """Return the texts of all cells, the signs of those with figures, and the unsure cells."""
    row_count, column_count = len(grid.rows) - 1, len(grid.columns) - 1
    rows: list[list[str]] = [[""] * column_count for _ in range(row_count)]
    signs: dict[At, list[Figure]] = {}
    unsure: set[At] = set()
    for row, column in np.ndindex(row_count, column_count):
        if (row, column) not in cells:
            continue
        neighbours = [
            one
            for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
            for one in cells.get((row + down, column + right), ())
        ]
        corners = points[[row, row + 1], [column, column + 1]]
        ruled = (
            *grid.has_column_line[column : column + 2], *grid.has_row_line[row : row + 2]
        )  # fmt: skip
        rows[row][column], is_sure, signs[row, column] = read_cell(
            cells[row, column], neighbours, corners, digit_height, line_reach, ruled
        )
        if not is_sure:
            unsure.add((row, column))
    return rows, signs, unsure


def _unread_cells(
    rows: Sequence[Sequence[str]],
    merged: Mapping[At, At],
    flat: Flat,
    points: Doubles,
    digit_height: float,
) -> set[At]:
    """Return the empty cells whose ink became no figure, or is as faint as noise."""
    smooth = evened(flat.contrast, 2 * max(1, round(digit_height / SMOOTHING_PARTS)) + 1)
    noise_margin = ink_floor(flat.contrast) - float(np.median(flat.contrast))
    unread: set[At] = set()
    for row, column in np.ndindex(len(rows), len(rows[0])):
        (one, two), (four, three) = points[row : row + 2, column : column + 2]
        cell = np.array([one, two, three, four])
        is_empty = not rows[row][column] and (row, column) not in merged
        if is_empty and (
            is_filled(cell, flat.sheet.ink, 127) or is_faintly_filled(cell, smooth, noise_margin)
        ):
            unread.add((row, column))
    return unread


def _merging_notes(count: int) -> tuple[str, ...]:
    """Return the note that ``count`` cells are merged with others, if there are any."""
    one = QT_TRANSLATE_NOOP(
        "paper", "1 cell is merged with others; their text stands in the first of them."
    )
    several = QT_TRANSLATE_NOOP(
        "paper", "{count} cells are merged with others; their text stands in the first of them."
    )
    if not count:
        return ()
    return (one if count == 1 else several.filled(count=count),)


def _places(points: Doubles, flat: Flat) -> list[list[Place]]:
    """Return the place of each cell on the photo, row by row."""
    corners = np.array(flat.sheet.points_on_photo(points.reshape(-1, 2))).reshape(points.shape)
    around = np.stack([corners[:-1, :-1], corners[:-1, 1:], corners[1:, 1:], corners[1:, :-1]], 2)
    return [[tuple((x, y) for x, y in cell) for cell in row] for row in around.tolist()]


def _probability(text: str, signs: Sequence[Figure]) -> float:
    """Return the probability of a cell's least probable sign, 0 if it was not read from signs."""
    is_read = text == "".join(sign.text for sign in signs)
    return min((sign.probability for sign in signs), default=1.0) if is_read else 0.0


def other_readings(
    signs: Mapping[tuple[int, int], Sequence[Figure]],
    doubtful: set[tuple[int, int]],
    sheet: Sheet,
    reader: GlyphReader,
) -> dict[tuple[int, int], str]:
    """Return the cells that the line network reads otherwise, with the text to show.

    That is its own text if it is clearly better. On 720 generated tables (17,265 numbers, seeds to
    tune on) this marks 34 wrong sure numbers, and 82 right ones. ``signs``: those of each cell.
    ``doubtful``: the cells that are skipped.
    """
    look_at = looker(list(signs.values()), sheet, reader)
    found = {}
    for place, (at, group) in enumerate(signs.items()):
        if at in doubtful or not any(one.is_digit for one in group):
            continue
        text = "".join(one.text for one in group)
        look = look_at(place, text, None)
        score = look.score(look.text)
        if look.text != text or score < MIN_NEW_SCORE:
            is_better = score >= MIN_REPLACING_SCORE and score > look.score(text) + REPLACING_MARGIN
            found[at] = look.text if is_better and NUMBER.match(look.text) else text
    return found
