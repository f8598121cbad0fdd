"""Trains the network that weighs how far a number in a table is to be trusted (``paper.trust``).

``PYTHONPATH=tests/core:tests/paper python tests/benchmarks/table_trust.py``
draws tables of even seeds, with
every second image and writer, reads them, and fits a small network to which numbers are right. It
prints what is sure and what is wrong and sure at several thresholds, where each fifth of the sheets
is weighed by networks that learned from the others, and writes ``resources/table-trust.json``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import bench_sheets
import numpy as np
import pytest
from bench_table import signed
from page_trust import FOLDS, trusts_by_others, write_fitted

from digitpad.arrays import Doubles
from digitpad.errors import InkError
from digitpad.files import PAPER_MODEL, resource
from digitpad.modelfile import open_model
from digitpad.paper import table, trust
from digitpad.paper.cell import UNSURE
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.number import NUMBER
from digitpad.paper.synthesis.difficulties import DIFFICULTIES, difficult_sheet
from digitpad.paper.synthesis.photos import PhotoLook, SheetPhoto, synthetic_table
from digitpad.paper.synthesis.printed import printed_table
from digitpad.paper.synthesis.sheets import Hand, synthetic_sheet

FIRST_SEED = 80_000
SHEETS = {"ruled": 800, "rare": 300, "unruled": 400, "printed": 40, "single": 200, "bill": 200}
"""``rare`` are ruled tables in the hands of UNIPEN's writers. ``single`` are tables of one digit in
each cell, ``bill`` of numbers with signs, half of either without rules."""
OF_EACH_DIFFICULTY = 30
LEVELS = (0.96, 0.97, 0.975, 0.98, 0.985, 0.99)


class Row(NamedTuple):
    """What was weighed of a cell, whether its text is right, whether a number stands there, whether
    it may be sure, and the kind of its sheet.
    """

    features: Doubles
    is_right: bool
    is_there: bool
    is_candidate: bool
    kind: str
    sheet: int


def photos() -> Iterator[tuple[str, int, SheetPhoto]]:
    usual, rare = bench_sheets.hands(0), [*bench_sheets.hands_of_unipen(0).values()]
    for kind, count in SHEETS.items():
        for seed in range(FIRST_SEED, FIRST_SEED + 2 * count, 2):
            yield kind, seed, _photo(kind, seed, rare if kind == "rare" else usual)
    for difficulty, kinds in DIFFICULTIES.items():
        if "ruled" in kinds:
            for seed in range(FIRST_SEED, FIRST_SEED + 2 * OF_EACH_DIFFICULTY, 2):
                yield difficulty, seed, difficult_sheet(difficulty, "ruled", seed, usual)


def _photo(kind: str, seed: int, people: list[Hand]) -> SheetPhoto:
    if kind == "printed":
        return printed_table(seed)
    if kind in ("single", "bill"):
        is_ruled, look = (
            bool(seed // 2 % 2),
            PhotoLook(long_side=(900, 1300, 1600, 2200)[seed // 4 % 4]),
        )
        if kind == "single":
            return synthetic_table(seed, look=look, is_ruled=is_ruled)
        return synthetic_table(seed, 8, 5, look, is_ruled=is_ruled, text_of=signed)
    return synthetic_sheet("unruled" if kind == "unruled" else "ruled", seed, people)


def rows_of(
    kind: str, sheet: int, photo: SheetPhoto, reader: GlyphReader
) -> tuple[list[str], list[Row], int]:
    """Return the features' names, the cells with digits, and how many numbers the sheet has."""
    names: list[str] = []
    features = np.zeros((0, 0))
    weighed: dict[Any, Any] = {}

    def recorded(_: str, *inputs: Any) -> Doubles:
        nonlocal names, features
        names, features = trust.features_of(*inputs) if inputs[0] else ([], features)
        return np.ones(len(features))

    def remembered(*inputs: Any) -> Any:
        weighed.update(weigh_cells(*inputs))
        return weighed

    weigh_cells = table.weigh_cells
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "trusts_of", recorded)
        patch.setattr(table, "weigh_cells", remembered)
        try:
            read = table.read_table(photo.picture, reader, is_upright=kind != "turned")
        except InkError:
            return [], [], 0
    numbers, rows = photo.truth.get("numbers"), photo.truth.get("rows", [])
    count = sum(bool(text) for row in rows for text in row) if numbers is None else len(numbers)
    if numbers is None and (len(rows), len(rows[0])) != (len(read.rows), len(read.rows[0])):
        return [], [], count
    found = []
    for row, (at, one) in zip(features, weighed.items(), strict=True):
        cell = read.cells[at[0]][at[1]]
        texts = (
            [text for text in (rows[at[0]][at[1]],) if text]
            if numbers is None
            else [
                other["text"]
                for other in numbers
                if bench_sheets.stands_there(cell.box, other["box"], "ruled")
            ]
        )
        may_be_sure = cell.doubt in ("", UNSURE) and bool(NUMBER.match(one.text))
        is_candidate = may_be_sure and one.doubt == "" and cell.text == one.text
        found.append(Row(row, texts == [one.text], bool(texts), is_candidate, kind, sheet))
    return names, found, count


def curve(rows: list[Row], trusts: Doubles, counts: dict[str, int]) -> Iterator[str]:
    for kind, count in counts.items():
        parts = []
        for least in LEVELS:
            sure = [
                one
                for one, value in zip(rows, trusts, strict=True)
                if one.kind == kind and one.is_candidate and value >= least
            ]
            right = sum(one.is_right for one in sure)
            wrong = sum(not one.is_right and one.is_there for one in sure)
            extra = sum(not one.is_there for one in sure)
            parts.append(f"{least}: {right / count:.1%}, {wrong / count:.2%}, {extra}")
        yield f"{kind:10} {count:6} " + " | ".join(parts)


def main() -> None:
    reader = GlyphReader(open_model(resource(PAPER_MODEL)))
    rows: list[Row] = []
    counts: dict[str, int] = {}
    names: list[str] = []
    for kind, sheet, photo in photos():
        now, found, count = rows_of(kind, sheet, photo, reader)
        names = now or names
        rows += found
        counts[kind] = counts.get(kind, 0) + count
    inputs = np.array([one.features for one in rows])
    right = np.array([one.is_right for one in rows], np.float64)
    folds = np.array([one.sheet // 2 for one in rows]) % FOLDS
    print(
        "right and sure, wrong and sure, sure where no number is",
        *curve(rows, trusts_by_others(inputs, right, folds), counts),
        sep="\n",
    )
    write_fitted(trust.OF_TABLES, names, inputs, right)


if __name__ == "__main__":
    main()
