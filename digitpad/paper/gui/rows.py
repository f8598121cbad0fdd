"""The rows of a result when numbers are added or removed, and when a table is read again."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from digitpad.paper.cell import At, Cell, Place, Rows
from digitpad.paper.result import PaperResult, rows_of

BESIDE: Final = 0.5
"""Least overlap of numbers on one line, as a fraction of the lower one's height."""
MAX_RATIO: Final = 1.5
"""Ratio of sides up to which two cells are one: less than that of two cells in one."""


def with_number(rows: Rows, new: Cell) -> tuple[Rows, At]:
    """Insert a number into the rows of a page; return the rows and its position.

    It joins the line whose nearest number is beside it, or else starts a line of its own.
    """
    lines = [[*line] for line in rows]
    x, top, bottom = _extent(new)
    nearest = []
    for line in lines:
        extents = [_extent(cell) for cell in line if cell.place]
        nearest.append(min(extents, key=lambda one: abs(one[0] - x), default=(0.0, 0.0, 0.0)))
    shared = [
        (min(bottom, low) - max(top, high)) / max(1.0, min(bottom - top, low - high))
        for _, high, low in nearest
    ]
    row = max(range(len(rows)), key=lambda place: shared[place], default=0)
    if not rows or shared[row] < BESIDE:
        row = sum(high + low < top + bottom for _, high, low in nearest)
        lines.insert(row, [])
    column = sum(bool(cell.place) and _extent(cell)[0] < x for cell in lines[row])
    lines[row].insert(column, new)
    return rows_of(lines), (row, column)


def without(result: PaperResult, ats: Collection[At]) -> Rows:
    """Return the rows of a page without these numbers, or of a table with these cells empty."""
    if result.is_table:
        return tuple(
            tuple(
                Cell("", cell.place, is_checked=True) if (row, column) in ats else cell
                for column, cell in enumerate(cells)
            )
            for row, cells in enumerate(result.cells)
        )
    return rows_of(
        [cell for column, cell in enumerate(cells) if (row, column) not in ats]
        for row, cells in enumerate(result.cells)
    )


def carried(old: PaperResult, new: PaperResult) -> tuple[Rows, int]:
    """Return the rows of a table that was read again, with the cells checked before carried over.

    Also returns how many checked cells match no new cell: the middle of each must be in the other,
    and neither may be several of the other.
    """
    rows = [[*row] for row in new.cells]
    fresh = [
        (row, column, *_middle_and_size(cell))
        for row, cells in enumerate(rows)
        for column, cell in enumerate(cells)
        if cell.place
    ]
    lost = 0
    for cell in (cell for row in old.cells for cell in row if cell.is_checked and cell.place):
        x, y, wide, high = _middle_and_size(cell)
        row, column, other_x, other_y, other_wide, other_high = min(
            fresh, key=lambda one: abs(one[2] - x) + abs(one[3] - y), default=(0,) * 6
        )
        across, down = min(wide, other_wide) / 2, min(high, other_high) / 2
        is_alike = max(wide, other_wide) < MAX_RATIO * 2 * across and (
            max(high, other_high) < MAX_RATIO * 2 * down
        )
        if is_alike and abs(other_x - x) < across and abs(other_y - y) < down:
            rows[row][column] = replace(cell, place=rows[row][column].place)
        else:
            lost += 1
    return tuple(map(tuple, rows)), lost


def _middle_and_size(cell: Cell) -> tuple[float, float, float, float]:
    across, down = zip(*cell.place, strict=True)
    return sum(across) / len(across), sum(down) / len(down), cell.box.width, cell.box.height


def _extent(cell: Cell) -> tuple[float, float, float]:
    """Return the horizontal middle of a place, its top and its bottom."""
    return cell.box.middle[0], cell.box.top, cell.box.bottom


def places(rows: Rows) -> list[list[Place]]:
    return [[cell.place for cell in row] for row in rows]
