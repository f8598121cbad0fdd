"""Read a table on a photo into cells, each with its doubt."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence, Set
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from digitpad.arrays import Doubles, Grey
from digitpad.errors import InkError
from digitpad.generators import finished
from digitpad.numbers.reading import UNREADABLE
from digitpad.paper.cell import UNSURE, At, Cell, Place
from digitpad.paper.cells import read_cell
from digitpad.paper.detector import reading as detector
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
from digitpad.paper.flat import Flat, laid_flat
from digitpad.paper.frames import evened, is_faintly_filled, is_filled
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.grid import Grid, merged_cells
from digitpad.paper.hypotheses import likely_grids
from digitpad.paper.number import NUMBER, OTHERWISE
from digitpad.paper.result import PaperResult
from digitpad.paper.sheet import Sheet, ink_floor, is_blurred
from digitpad.paper.trust import OF_TABLES, Evidence, trusts_of
from digitpad.paper.whole import looker
from digitpad.preprocess.fit import INK_LEVEL
from digitpad.words import QT_TRANSLATE_NOOP

MAX_TABLE_CELLS: Final = 20_000
"""Number of cells up to which a table is read."""
MIN_TRUST: Final = 0.97
"""Least probability of being right of a sure number (docs/results/paper.md)."""
MIN_TRUST_IN_DOUBT: Final = 0.99
"""The same in a table whose rows and columns are doubtful (docs/results/paper.md)."""
ODD: Final = "other ink"
"""The oddity, among those that are weighed, of a cell that may hold more than its signs."""
SMOOTHING_PARTS: Final = 24.0
"""Digit height over the radius of the window that evens out noise."""


class Weighed(NamedTuple):
    """A cell's text, why it is doubtful whatever its trust, and the trust in its first text."""

    text: str
    doubt: str
    trust: float


def read_table(
    picture: Grey,
    reader: GlyphReader,
    *,
    is_upright: bool = False,
    corners: Place = (),
    by_other_grid: bool = False,
) -> PaperResult:
    """Read the table on a photo.

    ``picture``: uint8 (h, w, 3). ``is_upright``: whether it is known to be; otherwise its digits
    decide. ``corners``: the four of an upright table if known; otherwise they are detected.
    ``by_other_grid``: whether to read it by the second likeliest grid, if there is one. Raises
    ``InkError`` for a photo without a table.
    """
    return finished(
        reading_table(
            picture, reader, is_upright=is_upright, corners=corners, by_other_grid=by_other_grid
        )
    )


def reading_table(
    picture: Grey,
    reader: GlyphReader,
    *,
    is_upright: bool = False,
    corners: Place = (),
    by_other_grid: bool = False,
) -> Generator[int, None, PaperResult]:
    """Read a table as ``read_table`` does; yields the number of signs read so far."""
    is_upright = is_upright or bool(corners)
    if networks := detector.networks_chosen(reader):
        return detector.read_table(
            picture, networks, is_upright=is_upright, corners=corners, by_other_grid=by_other_grid
        )
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
    grid, other, is_likely = likely_grids(flat, figures, digit_height)
    by_other_grid = by_other_grid and other is not None
    if by_other_grid and other is not None:
        grid, other = other, grid
    if len(grid.rows) * len(grid.columns) > MAX_TABLE_CELLS:
        raise InkError(
            QT_TRANSLATE_NOOP(
                "errors", "This is no table that can be read: it has more than {most:,} cells."
            ).filled(most=MAX_TABLE_CELLS)
        )
    table = _filled(grid, is_likely, flat, figures, digit_height, 90 * turns, reader)
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
    size: tuple[int, ...] = ()
    if other is not None and (table.doubt or by_other_grid):
        size = len(other.rows) - 1, len(other.columns) - 1
    return replace(table, notes=tuple(notes), other_grid=size, by_other_grid=by_other_grid)


def _filled(
    grid: Grid,
    is_likely: bool,
    flat: Flat,
    figures: Sequence[Figure],
    digit_height: float,
    turned: int,
    reader: GlyphReader,
) -> PaperResult:
    """Return the table, each figure in the cell in which its middle lies.

    ``is_likely``: whether the grid is likelier right than wrong.
    """
    cells: dict[At, list[Figure]] = {}
    for figure, at in zip(figures, grid.cells_of(figures), strict=True):
        cells.setdefault(at, []).append(figure)
    points = grid.crossings()
    merged, doubtful = _merged(cells, grid, flat, points, digit_height)
    thickness = float(np.median([line.thick for line in (*flat.rows, *flat.columns)] or [0.0]))
    rows, signs, odd_ink = _read_cells(cells, grid, points, digit_height, 3 + thickness)
    unread = _unread_cells(rows, merged, flat, points, digit_height)
    for row, column in unread:
        rows[row][column] = UNREADABLE
    within = {at: cells[at] for at in signs}
    words, among_words = words_of(rows, within, digit_height)
    for row, column in words:
        rows[row][column] = UNREADABLE
    odd = odd_cells(within, grid, digit_height)
    doubt = grid_doubt(rows, grid, odd, outside_share(cells, grid, digit_height), is_likely)
    doubts: dict[At, str] = {}
    for why, ats in (
        (UNSURE, doubtful | unread),
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
    skipped = doubts.keys() | words
    weighed = weigh_cells(signs, odd_ink, skipped, figures, digit_height, flat.sheet, reader)
    least = MIN_TRUST_IN_DOUBT if doubt else MIN_TRUST
    doubts |= dict.fromkeys(odd_ink - skipped - weighed.keys(), UNSURE)
    for (row, column), (text, why, trust) in weighed.items():
        rows[row][column] = text
        if why or not trust >= least:
            doubts[row, column] = why or UNSURE
    places = _places(points, flat)
    table = tuple(
        tuple(
            Cell(
                text,
                places[row][column],
                doubts.get((row, column), ""),
                _probability(text, signs.get((row, column), ()), weighed.get((row, column))),
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
    """Return the texts of all cells, the signs of those with figures, and the cells that may hold
    more than these.
    """
    row_count, column_count = len(grid.rows) - 1, len(grid.columns) - 1
    rows: list[list[str]] = [[""] * column_count for _ in range(row_count)]
    signs: dict[At, list[Figure]] = {}
    odd: set[At] = set()
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
        rows[row][column], is_whole, signs[row, column] = read_cell(
            cells[row, column], neighbours, corners, digit_height, line_reach, ruled
        )
        if not is_whole:
            odd.add((row, column))
    return rows, signs, odd


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
            is_filled(cell, flat.sheet.ink, INK_LEVEL)
            or is_faintly_filled(cell, smooth, noise_margin)
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


def _probability(text: str, signs: Sequence[Figure], weighed: Weighed | None) -> float:
    """Return the probability that a cell is right, of its signs if it has no digits."""
    if text != "".join(sign.text for sign in signs):
        return 0.0
    return weighed.trust if weighed else min((one.probability for one in signs), default=1.0)


def weigh_cells(
    signs: Mapping[At, Sequence[Figure]],
    odd: Set[At],
    skipped: Set[At],
    figures: Sequence[Figure],
    digit_height: float,
    sheet: Sheet,
    reader: GlyphReader,
) -> dict[At, Weighed]:
    """Weigh the cells with digits, each looked at by the line network as well.

    ``signs``: those of each cell. ``odd``: the cells that may hold more than these. ``skipped``:
    those that are doubtful anyway. ``figures``: all of the table. A cell that the line network
    reads otherwise gets its text if that is clearly better.
    """
    look_at = looker([*signs.values()], sheet, reader)
    evidence = {}
    for place, (at, group) in enumerate(signs.items()):
        if at not in skipped and any(one.is_digit for one in group):
            text = "".join(one.text for one in group)
            oddity = ODD if at in odd else ""
            evidence[at] = Evidence(group, text, oddity, look_at(place, text, None))
    trusts = trusts_of(OF_TABLES, [*evidence.values()], figures, digit_height, sheet)
    return {
        at: _weighed(one, trust)
        for (at, one), trust in zip(evidence.items(), trusts.tolist(), strict=True)
    }


def _weighed(evidence: Evidence, trust: float) -> Weighed:
    look, text = evidence.look, evidence.text
    if look.text == text:
        return Weighed(text, "" if NUMBER.match(text) else UNSURE, trust)
    is_better = look.may_replace(text) and NUMBER.match(look.text)
    return Weighed(look.text if is_better else text, OTHERWISE, trust)
