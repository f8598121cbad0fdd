"""How well tables are read: photos of filled-in 9×9 tables, printed tables, synthetic tables.

A cell of a table with as many rows and columns as it should have is right where its text is; in
another all are wrong. Of a printed table the rows and columns are first laid on each other as they
fit best, because what belongs to it (a line of units, a frame) is a matter of taste. A number of a
column that was not found counts as marked if the cell that was found in its place is: that of two
columns that were taken for one.

``DETECTOR=FILE.onnx`` has that detector read, by the weights beside it, and not the shipped one.
"""

from __future__ import annotations

import csv
import sys
import time
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import NamedTuple

import numpy as np
from measure import Row, data_folder, networks

from digitpad.errors import InkError
from digitpad.paper.cell import Cell
from digitpad.paper.networks import Networks
from digitpad.paper.result import PaperResult
from digitpad.paper.synthesis.photos import synthetic_table
from digitpad.paper.table import read_table
from digitpad.preprocess.pictures import open_picture

LABELS = {"0": "", "10": None}
"""What the photos' labels say of an empty cell, and of one that is not judged."""
SEEDS = tuple(range(8))
Texts = list[list[str | None]]


class Score(NamedTuple):
    cells: int
    right: int
    unmarked: int
    """Wrong cells that are not marked doubtful."""
    marked: int


def score_of(table: PaperResult, truth: Texts) -> Score:
    """Compare cell by cell."""
    cells = right = unmarked = 0
    is_alike = len(table.rows) == len(truth) and len(table.rows[0]) == len(truth[0])
    for number, row in enumerate(truth):
        for column, text in enumerate(row):
            if text is None:
                continue
            cells += 1
            is_right = is_alike and table.rows[number][column] == text
            right += is_right
            unmarked += not is_right and (number, column) not in table.doubtful
    return Score(cells, right, unmarked, len(table.doubtful))


def aligned_score(table: PaperResult, truth: Texts) -> Score:
    """Compare after rows and columns are laid on each other in order, as they fit best."""
    rows = _alignment(truth, [list(row) for row in table.rows])
    across = _alignment(_turned(truth), _turned([list(row) for row in table.rows]))
    cells = right = unmarked = marked = 0
    for number, row in enumerate(truth):
        for column, text in enumerate(row):
            if not text.strip().replace(".", "").isdigit():
                continue
            cells += 1
            if number not in rows or column not in across:
                is_marked = number in rows and _cell_at(table, rows[number], column, across) in (
                    table.doubtful
                )
                marked += is_marked
                unmarked += not is_marked
                continue
            at = rows[number], across[column]
            is_right = table.rows[at[0]][at[1]] == text.strip()
            right += is_right
            marked += at in table.doubtful
            unmarked += not is_right and at not in table.doubtful
    return Score(cells, right, unmarked, marked)


def _cell_at(
    table: PaperResult, row: int, column: int, across: dict[int, int]
) -> tuple[int, int] | None:
    """Return the cell of a row in the place of a column that was not found.

    It stands evenly between its neighbours that were found.
    """
    before = max((one for one in across if one < column), default=None)
    after = min((one for one in across if one > column), default=None)
    if before is None or after is None:
        return None
    cells = np.array([cell.place for cell in table.cells[row]])
    left, right = (cells[across[one], :, 0].mean() for one in (before, after))
    x = left + (right - left) * (column - before) / (after - before)
    ends = zip(cells[:, [0, 3], 0].mean(axis=1), cells[:, [1, 2], 0].mean(axis=1), strict=True)
    return next(((row, n) for n, (begin, end) in enumerate(ends) if begin <= x < end), None)


def _turned(rows: Texts) -> Texts:
    return [list(column) for column in zip(*rows, strict=True)]


def _alignment(truth: Texts, found: Texts) -> dict[int, int]:
    """Return which found row belongs to which, in order, by the cells that they have in common."""
    alike = [
        [SequenceMatcher(None, " ".join(one), " ".join(other)).quick_ratio() for other in found]
        for one in truth
    ]
    best = [[0.0] * (len(found) + 1) for _ in range(len(truth) + 1)]
    for i in range(len(truth) - 1, -1, -1):
        for j in range(len(found) - 1, -1, -1):
            best[i][j] = max(best[i + 1][j], best[i][j + 1], alike[i][j] ** 2 + best[i + 1][j + 1])
    pairs, i, j = {}, 0, 0
    while i < len(truth) and j < len(found):
        if best[i][j] == best[i + 1][j]:
            i += 1
        elif best[i][j] == best[i][j + 1]:
            j += 1
        else:
            pairs[i] = j
            i, j = i + 1, j + 1
    return pairs


def run() -> list[Row]:
    reader = networks()
    rows = [
        _row("table-synthetic", _synthetic(reader), 8, SEEDS),
        _row("table-unruled", _synthetic(reader, is_ruled=False), 8, SEEDS),
        _row("table-numbers", _synthetic(reader, 8, 5, text_of=signed), 8, SEEDS),
        _row("table-numbers-unruled", _synthetic(reader, 8, 5, False, signed), 8, SEEDS),
    ]
    rows.append(_row("table-9x9", _filled(reader), 9, ()))
    rows.append(_row("table-newspapers", _newspapers(reader), 8, ()))
    rows.append(_row("table-printed", _printed(reader), 2, ()))
    return rows


def _filled(reader: Networks) -> Iterator[tuple[str, Score, float]]:
    folder = data_folder("tables-dev")
    for path in sorted((folder / "images").glob("*.jpg")):
        text = (folder / "labels" / f"{path.stem}.txt").read_text(encoding="utf-8")
        yield _read(
            path.name,
            lambda path=path: open_picture(path),
            reader,
            [[LABELS.get(word, word) for word in line.split()] for line in text.splitlines()],
        )


def _newspapers(reader: Networks) -> Iterator[tuple[str, Score, float]]:
    for path in sorted(data_folder("newspaper-tables-dev").glob("*.jpg")):
        lines = path.with_suffix(".dat").read_text(encoding="utf-8").split("\n")
        rows = [line.split() for line in lines if line.strip()][-9:]
        yield _read(
            path.name,
            lambda path=path: open_picture(path),
            reader,
            [[LABELS.get(word, word) for word in row] for row in rows],
        )


def signed(row: int, column: int) -> str:
    """Return a cell of a bill: empty, whole, below nought, with a decimal point or comma."""
    number = str((7919 * (row + 1) * (column + 2)) % 10 ** (1 + (row + column) % 4))
    decimal = str((3 * row + column) % 10)
    return ("", number, f"-{number}", f"{number}.{decimal}", f"{number},{decimal}")[
        (row + 3 * column) % 5
    ]


def _synthetic(
    reader: Networks, rows: int = 9, columns: int = 9, is_ruled: bool = True, text_of=None
) -> Iterator[tuple[str, Score, float]]:
    for seed in SEEDS:
        photo = synthetic_table(seed, rows, columns, is_ruled=is_ruled, text_of=text_of)
        yield _read(f"seed {seed}", lambda photo=photo: photo.picture, reader, photo.truth["rows"])


def _printed(reader: Networks) -> Iterator[tuple[str, Score, float]]:
    folder = data_folder("printed-tables-dev")
    for path in sorted(folder.glob("*.jpg")):
        with path.with_suffix(".csv").open(newline="", encoding="utf-8") as file:
            truth = [[cell.strip().strip("'").strip() for cell in row] for row in csv.reader(file)]
        yield _read(path.name, lambda path=path: open_picture(path), reader, truth, aligned=True)


def _read(name, picture_of, reader, truth, *, aligned=False) -> tuple[str, Score, float]:
    started = time.process_time()
    picture = picture_of()
    try:
        table = read_table(picture, reader)
    except InkError as error:
        print(f"  {name}: {error}", file=sys.stderr)
        table = PaperResult(((Cell(),),), is_table=True)
    seconds = time.process_time() - started
    score = aligned_score(table, truth) if aligned else score_of(table, truth)
    size = f"{len(table.rows)}×{len(table.rows[0])}"
    print(f"  {name}: {size}, {score}, {seconds:.1f} s", file=sys.stderr)
    return name, score, seconds


def _row(name: str, results: Iterator[tuple[str, Score, float]], n: int, seeds) -> Row:
    found = list(results)
    cells, right, unmarked, marked = (
        sum(each) for each in zip(*[s for _, s, _ in found], strict=True)
    )
    slowest = max(seconds for _, _, seconds in found)
    return Row(
        name,
        f"{right / cells:.2%} of {cells} cells right, {unmarked / cells:.2%} wrong and not "
        f"marked, {marked / cells:.1%} marked, {slowest:.1f} CPU s the slowest",
        "every cell",
        right / cells,
        n,
        seeds,
        {
            "right": right / cells,
            "unmarked": unmarked / cells,
            "marked": marked / cells,
            "slowest_s": slowest,
        },
        target="≥ 98 %, ≤ 0.5 % not marked",
        is_met=right >= 0.98 * cells and unmarked <= 0.005 * cells,
        ratio_of="cells right",
    )
