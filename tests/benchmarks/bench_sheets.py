"""How well sheets are read: forms, receipts, tables, sums, cheques that people fill in, and printed
tables.

A number is right where what was read in its place is its text; of a cheque its digits alone count,
and the sign before a line of a sum is none of its number. Wrong and unmarked is what nobody would
look at again: another text that is not doubtful, or nothing read at all. "?" in a text is a mark.
That a table's grid is said to be doubtful marks only the numbers that stand in none of its cells;
``said`` counts those that are wrong in a cell without a mark of such a table. What is read for sure
where no number stands is counted, too, but for small carried ones; and on pages what is shown there
in doubt.

Digits are generated, MNIST's test images, and those of the pen writers whom the shipped network
did not learn from (UCI pen digits: 10 of 30; UNIPEN: all). Even seeds, even images and every second
writer are to tune on, the others are reported here. ``SHEETS=tune`` takes the former, and
``SHEETS=20`` so many sheets of each kind, ``SHEETS=20,from=480`` from a later seed on.
``SHEETS=20,hands=unipen`` are in many more hands, all of them by UNIPEN's writers: whoever wrote
each digit once. What a rule does to hands that are rare shows there. ``SHEETS=tune,8,with=shadow``
reads sheets with one of ``difficulties.DIFFICULTIES``, ``with=every`` those with each.

``DETECTOR=FILE.onnx`` has that detector read, by the weights beside it, and not the shipped one.
"""

from __future__ import annotations

import gzip
import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from measure import Row, Skipped, data_folder, networks

from digitpad.arrays import Grey
from digitpad.data.catalogue import DATASETS
from digitpad.data.sets.ink_images import split_by_writer
from digitpad.errors import InkError
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import parse_inkml
from digitpad.numbers.reader import NumberReader
from digitpad.paper.line import is_sure, read_line
from digitpad.paper.page import read_page
from digitpad.paper.result import PaperResult
from digitpad.paper.synthesis.difficulties import DIFFICULTIES, difficult_sheet
from digitpad.paper.synthesis.pens import by_writer, every_second, tight
from digitpad.paper.synthesis.printed import printed_table
from digitpad.paper.synthesis.sheets import KINDS, Hand, hand_of, synthetic_sheet
from digitpad.paper.table import read_table

SHEETS = 24
FEWEST = 5
"""So many drawings of each digit make a hand."""
AS_TABLE = ("ruled", "unruled", "printed")
LEAST_SHARED = 0.3

Box = Sequence[float]


class Found(NamedTuple):
    """A text, its place, whether it is not doubtful, and its row and column in a table."""

    text: str
    box: Box
    is_sure: bool
    at: tuple[int, int] = (0, 0)


class Score(NamedTuple):
    """``extra``, ``doubted``: what was read for sure, or shown in doubt, where no number is."""

    numbers: int = 0
    right: int = 0
    marked_right: int = 0
    marked: int = 0
    unmarked: int = 0
    extra: int = 0
    doubted: int = 0
    wrong_grids: int = 0
    said_grids: int = 0
    said_right_grids: int = 0
    said: int = 0

    def plus(self, other: Score) -> Score:
        return Score(*map(sum, zip(self, other, strict=True)))


def hands(part: int) -> list[Hand]:
    """Return people's digits: every second image and writer, beginning with ``part``."""
    images, labels = DATASETS["mnist"].read(data_folder("mnist")).test
    mnist = zip(map(tight, images[part::2, 0]), map(str, labels[part::2]), strict=True)
    pen = split_by_writer(DATASETS["ink-lines"].drawings(data_folder("pendigits")))[1]
    # Of too few drawings a single odd one, or one with another's label, would stand everywhere.
    written = by_writer(every_second([*pen, *_of_unipen()], part), FEWEST)
    return [hand_of(mnist), *written.values()]


def hands_of_unipen(part: int) -> dict[str, Hand]:
    """Return the digits of every second writer of UNIPEN, by the writer's name."""
    return by_writer(every_second(_of_unipen(), part))


def _of_unipen() -> Sequence[LabelledDrawing]:
    return parse_inkml(gzip.decompress((data_folder("unipen") / "digits.inkml.gz").read_bytes()))


class Readers:
    """Reads a sheet of a kind the way a user would."""

    def __init__(self) -> None:
        self.networks = networks()
        self.numbers = NumberReader(self.networks.glyphs.model)

    def read(
        self, kind: str, picture: Grey, *, is_upright: bool = True
    ) -> tuple[list[Found], PaperResult | None]:
        if kind == "cheque":
            reading = read_line(self.numbers, picture)
            text = "".join(filter(str.isdigit, reading.text))
            size = picture.shape[1], picture.shape[0]
            return [Found(text, (0, 0, *size), is_sure(reading))], None
        if kind not in AS_TABLE:
            page = read_page(picture, self.networks, is_upright=is_upright)
            return [Found(one.text, one.box, one.sure) for one in page.numbers], None
        try:
            table = read_table(picture, self.networks, is_upright=is_upright)
        except InkError as error:
            print(f"  {error}", file=sys.stderr)
            return [], None
        doubtful = set(table.doubtful)
        return [
            Found(text, table.cells[at[0]][at[1]].box, at not in doubtful, at)
            for at in np.ndindex(len(table.rows), len(table.rows[0]))
            if (text := table.rows[at[0]][at[1]]) or at in doubtful
        ], table


def score_of(
    kind: str, found: list[Found], table: PaperResult | None, truth: dict[str, Any]
) -> tuple[Score, list[str]]:
    """Return how a sheet was read, and what was wrong with it, in words."""
    numbers = truth["numbers"]
    doubt = table.doubt if table else ""
    cells = [cell.box for row in table.cells for cell in row] if table else []
    right = marked_right = marked = unmarked = said = 0
    words = []
    at: dict[int, tuple[int, int]] = {}
    used: set[int] = set()
    for place, number in enumerate(numbers):
        near = [
            n
            for n, one in enumerate(found)
            if stands_there(one.box, number["box"], kind) and not _is_carried(one, truth["carried"])
        ]
        used |= set(near)
        if near:
            at[place] = found[near[0]].at
        text = judged_text(kind, number["text"])
        hit = next((n for n in near if judged_text(kind, found[n].text) == text), None)
        is_wrong = any(found[n].is_sure and "?" not in found[n].text for n in near if n != hit)
        if hit is not None and not is_wrong:
            right += 1
            marked_right += not found[hit].is_sure
        elif (near and not is_wrong) or (
            doubt and not any(stands_there(cell, number["box"], kind) for cell in cells)
        ):
            marked += 1
        else:
            unmarked += 1
            said += bool(doubt)
            read = ", ".join(found[n].text + "?" * (not found[n].is_sure) for n in near)
            words.append(f"{text} read as {read or 'nothing'}")
    free = [*truth["carried"]]
    extra = doubted = 0
    for n, one in enumerate(found):
        if n in used or any(stands_there(one.box, box, kind) for box in free):
            continue
        if one.is_sure and any(map(str.isdigit, one.text)) and "?" not in one.text:
            extra += 1
            words.append(f"{one.text} read where there is none")
        elif kind not in AS_TABLE:
            doubted += 1
    score = Score(len(numbers), right, marked_right, marked, unmarked, extra, doubted, said=said)
    if "grid" in truth and kind in AS_TABLE:
        is_right = table is not None and _is_grid(numbers, at)
        if not is_right:
            size = f"{len(table.rows)}×{len(table.rows[0])}" if table else "none"
            words.append(
                f"grid {size} for {'×'.join(map(str, truth['grid']))}: {doubt or 'unsaid'}"
            )
        score = score._replace(
            wrong_grids=int(not is_right),
            said_grids=int(not is_right and (bool(doubt) or table is None)),
            said_right_grids=int(is_right and bool(doubt)),
        )
    return score, words


def _is_grid(numbers: list[dict[str, Any]], at: dict[int, tuple[int, int]]) -> bool:
    """Return whether numbers of one row or column stand in one, and those of others in others.

    Rows and columns of words may be left out.
    """
    for axis, name in enumerate(("row", "column")):
        pairs = {(numbers[place][name], found[axis]) for place, found in at.items()}
        if not len(pairs) == len({true for true, _ in pairs}) == len({read for _, read in pairs}):
            return False
    return True


def _is_carried(found: Found, carried: Iterable[Box]) -> bool:
    """Return whether a 1 that was read alone is a small carried one."""
    return found.text == "1" and any(stands_there(found.box, box, "") for box in carried)


def judged_text(kind: str, text: str) -> str:
    if kind == "cheque":
        return "".join(filter(str.isdigit, text))
    return text.lstrip("+-") if kind == "sum" else text


def stands_there(found: Box, true: Box, kind: str) -> bool:
    """Return whether what was found is in the place of a number, or a cell holds its middle."""
    if kind in AS_TABLE:
        x, y = (true[0] + true[2]) / 2, (true[1] + true[3]) / 2
        return found[0] <= x < found[2] and found[1] <= y < found[3]
    wide = min(found[2], true[2]) - max(found[0], true[0])
    high = min(found[3], true[3]) - max(found[1], true[1])
    if wide <= 0 or high <= 0:
        return False
    least = min((box[2] - box[0]) * (box[3] - box[1]) for box in (found, true))
    return wide * high >= LEAST_SHARED * least


def measured(
    kind: str,
    sheets: Iterable[tuple[str, Grey, dict[str, Any]]],
    readers: Readers,
    difficulty: str = "",
) -> Row:
    """Return the row of a kind of sheets: names, pictures and what stands on them."""
    total = Score()
    count, seconds = 0, [0.0]
    for name, picture, truth in sheets:
        started = time.process_time()
        found, table = readers.read(kind, picture, is_upright=difficulty != "turned")
        seconds.append(time.process_time() - started)
        score, words = score_of(kind, found, table, truth)
        count += 1
        total = total.plus(score)
        if words:
            print(f"  {kind} {difficulty} {name}: {'; '.join(words)}", file=sys.stderr)
    n = max(total.numbers, 1)
    share = total.unmarked / n
    grids = (
        f", {total.wrong_grids} of {count} grids wrong, {total.said_grids} of them said, "
        f"{total.said_right_grids} doubted for nothing, {total.said} of the numbers wrong and not "
        "marked are in tables that are said to be doubtful"
    )
    marked = (total.marked + total.marked_right) / n
    return Row(
        "-".join(["sheets", kind, *([difficulty] if difficulty else [])]),
        f"{total.right / n:.1%} of {total.numbers} numbers right, {total.marked / n:.1%} wrong and "
        f"marked, {share:.2%} ({total.unmarked}) wrong and not marked, {marked:.1%} marked in all, "
        f"{total.extra} read for sure and {total.doubted} in doubt where there is none"
        f"{grids * (kind in AS_TABLE)}",
        "every number",
        total.right / n,
        count,
        (),
        total._asdict() | {"slowest_s": max(seconds)},
        target="≤ 0.5 % wrong and not marked",
        is_met=share <= 0.005,
        ratio_of="numbers right",
    )


def run() -> list[Row]:
    asked = os.environ.get("SHEETS", "").split(",")
    part = int("tune" not in asked)
    count = next((int(word) for word in asked if word.isdigit()), SHEETS)
    begin = next((int(word[5:]) for word in asked if word.startswith("from=")), 0) // 2 * 2 + part
    every = (*KINDS, "printed")
    kinds = [kind for kind in every if kind in asked] or every
    try:
        people = [*hands_of_unipen(part).values()] if "hands=unipen" in asked else hands(part)
    except Skipped as why:
        print(f"  generated digits alone: {why}", file=sys.stderr)
        people = []
    readers = Readers()

    def sheets(kind: str, difficulty: str) -> Iterator[tuple[str, Grey, dict[str, Any]]]:
        # A cheque holds but one number.
        for seed in range(begin, begin + 2 * count * (10 if kind == "cheque" else 1), 2):
            if difficulty:
                photo = difficult_sheet(difficulty, kind, seed, people)
            elif kind == "printed":
                photo = printed_table(seed)
            else:
                photo = synthetic_sheet(kind, seed, people)
            yield f"seed {seed}", photo.picture, photo.truth

    wanted = [word[5:] for word in asked if word.startswith("with=")]
    difficulties = [*DIFFICULTIES] if "every" in wanted else wanted or [""]
    return [
        measured(kind, sheets(kind, difficulty), readers, difficulty)
        for difficulty in difficulties
        for kind in (DIFFICULTIES[difficulty] if difficulty else every)
        if kind in kinds
    ]
