"""Each cell of a table keeps its own doubt; that the grid is doubtful is said in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from digitpad.ink.boxes import Box
from digitpad.paper.cells import read_cell
from digitpad.paper.doubt import (
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
    sevens,
    uncertain_cells,
    words_of,
)
from digitpad.paper.figures import Figure
from digitpad.paper.flat import laid_flat
from digitpad.paper.glyphs import GlyphReader, GlyphReading
from digitpad.paper.grid import Grid
from digitpad.paper.number import OTHERWISE
from digitpad.paper.sheet import Piece, Sheet
from digitpad.paper.synthesis.printed import printed_table
from digitpad.paper.synthesis.sheets import synthetic_sheet
from digitpad.paper.table import MIN_TRUST, MIN_TRUST_IN_DOUBT, read_table, weigh_cells
from digitpad.paper.whole import Look

TALL = 40.0


def figures(text: str, left: int, top: int = 0, apart: int = 30) -> list[Figure]:
    """Return figures of 20×40 pixels side by side."""
    ink = np.full((40, 20), 255, np.uint8)
    boxes = [Box(x, top, x + 20, top + 40) for x in range(left, left + apart * len(text), apart)]
    return [Figure(sign, 0.99, box, ink) for sign, box in zip(text, boxes, strict=True)]


def straight(places: Sequence[float], *, lines: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
    curves = np.array([(0.0, 0.0, place) for place in places])
    return curves, np.array([number in lines for number in range(len(places))])


def grid(columns: Sequence[float], rows: int, lines: Sequence[int] | None = None) -> Grid:
    """Return a grid with rows of 100 pixels; ``lines``: borders of columns that are ruled."""
    across, has_row = straight([100.0 * n for n in range(rows + 1)], lines=range(rows + 1))
    ruled = range(len(columns)) if lines is None else lines
    down, has_column = straight(columns, lines=ruled)
    return Grid(across, down, has_row, has_column)


def test_a_number_without_the_decimals_of_its_column_is_doubtful() -> None:
    rows = [["1.25", "8"], ["3.50", "12"], ["475", "7.5"], ["6.00", ""]]
    assert other_decimals(rows) == {(2, 0)}


def test_words_of_a_header_are_no_doubtful_numbers_but_what_is_read_among_them_is() -> None:
    cells = {(0, 0): figures("?1?", 0), (0, 1): figures("??", 200), (0, 2): figures("5011", 400)}
    rows = [["?1?", "??", "5011"]]
    for row in range(1, 4):
        cells |= {(row, column): figures("42", 200 * column, 100 * row) for column in range(3)}
        rows.append(["42"] * 3)
    assert words_of(rows, cells, TALL) == ({(0, 0), (0, 1)}, {(0, 2)})


def test_where_digits_stand_far_apart_columns_may_be_several() -> None:
    cells = {(row, 0): figures("792", 10, 100 * row, apart=80) for row in range(4)}
    cells |= {(row, 1): figures("4", 320, 100 * row) for row in range(4)}
    odd = odd_cells(cells, found := grid([0, 300, 400], 4), TALL)
    assert odd[0] == {(row, 0) for row in range(4)}
    assert "columns may be several" in grid_doubt([["792", "4"]] * 4, found, odd)


def test_no_cell_is_sure_in_columns_between_which_numbers_run_on() -> None:
    rows = [["1", "2", "9"]] * 4
    cut = {(row, column) for row in (0, 1) for column in (0, 1)}
    found = uncertain_cells(rows, grid([0, 95, 200, 300], 4, [0, 3]), (set(), set(), cut))
    assert found == {(row, column) for row in range(4) for column in (0, 1)}


@pytest.mark.parametrize(("beside", "is_said"), [(3, False), (5, True)])
def test_digits_outside_of_a_table_are_said_to_make_its_grid_doubtful(
    beside: int, is_said: bool
) -> None:
    found = grid([0, 100, 200], 10)
    cells = {(row, column): figures("42", 10) for row in range(10) for column in range(2)}
    cells |= {(row, 2): figures("7", 230) for row in range(beside)}
    none: tuple[set, set, set] = (set(), set(), set())
    doubt = grid_doubt([["42"] * 2] * 10, found, none, outside_share(cells, found, TALL))
    assert ("outside" in doubt) == is_said


@pytest.mark.parametrize(("tall", "are_doubtful"), [(15.0, True), (16.0, False)])
def test_where_digits_are_tiny_a_number_without_a_point_may_have_lost_it(
    tall: float, are_doubtful: bool
) -> None:
    rows = [["73", "12"], ["0.7", "5"], ["4", "31"], ["83", "8"]]
    assert lost_points(rows, tall) == ({(0, 0), (3, 0)} if are_doubtful else set())


def test_rules_around_a_part_of_a_table_are_not_taken_for_the_whole() -> None:
    photo = printed_table(6)  # one rule across, one upright, over 9×12 numbers
    assert laid_flat(photo.picture).rows == []


def test_where_numbers_stand_above_each_other_rows_may_be_several() -> None:
    cells = {}
    for row, column in np.ndindex(3, 3):
        at = 100 * column, 300 * row
        cells[row, column] = [*figures("7", *at), *figures("2", at[0], at[1] + 90)]
    odd = odd_cells(cells, found := grid([0, 100, 200, 300], 3), TALL)
    assert "rows may be several" in grid_doubt([["72"] * 3] * 3, found, odd)


def test_where_a_border_without_a_rule_parts_a_number_it_is_doubtful() -> None:
    cells = {}
    for row in range(4):
        first, second = figures("12", 70, 100 * row)
        cells |= {(row, 0): [first], (row, 1): [second]}
    rows = [["1", "2"]] * 4
    open_grid = grid([0, 95, 200], 4, lines=[0, 2])
    odd = odd_cells(cells, open_grid, TALL)
    assert odd[2] == set(cells)
    assert "into the next" in grid_doubt(rows, open_grid, odd)
    assert odd_cells(cells, grid([0, 95, 200], 4), TALL)[2] == set()


def test_digits_far_apart_in_a_column_without_rules_make_its_longer_numbers_doubtful() -> None:
    rows = [["42", "12"], ["35", "7"], ["61", "5"], ["8", "31"]]
    signs = {
        (row, column): figures(text, 200 * column, 100 * row, 36 if (row, column) < (2, 0) else 30)
        for row, texts in enumerate(rows)
        for column, text in enumerate(texts)
    }
    assert loose_numbers(rows, signs, grid([0, 150, 350], 4, [0])) == {
        (0, 1),
        (0, 0),
        (1, 0),
        (2, 0),
    }
    assert loose_numbers(rows, signs, grid([0, 150, 350], 4)) == set()


def test_a_cell_alone_is_said_to_be_no_table() -> None:
    none: tuple[set, set, set] = (set(), set(), set())
    assert grid_doubt([["17"]], grid([0, 100], 1), none).startswith("Only one cell was found")


def test_rows_and_columns_that_are_likely_wrong_are_said_to_be() -> None:
    found, none = grid([0, 100, 200, 300], 4), (set(), set(), set())
    assert grid_doubt([["1", "2", "3"]] * 4, found, none) == ""
    assert "likely wrong" in grid_doubt([["1", "2", "3"]] * 4, found, none, is_likely=False)


def table_of(scribbled: int) -> np.ndarray:
    """Return a scan of 5×8 numbers, of which so many are scribbled over."""
    scan = Image.new("L", (8 * 62 + 60, 5 * 40 + 60), 245)
    pen = ImageDraw.Draw(scan)
    for row in range(6):
        pen.line([(30, 30 + row * 40), (30 + 8 * 62, 30 + row * 40)], 120, 2)
    for column in range(9):
        pen.line([(30 + column * 62, 30), (30 + column * 62, 230)], 120, 2)
    for place, (row, column) in enumerate(np.ndindex(5, 8)):
        x, y = 30 + column * 62, 30 + row * 40
        pen.text((x + 30, y + 20), "24", 30, ImageFont.load_default(22), anchor="mm")
        if place < scribbled:
            for end in (x + 5, x + 15):
                pen.line([(end, y + 11), (2 * x + 20 - end, y + 25)], 40, 2)
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


def test_however_many_cells_are_doubtful_the_others_are_not(reader: GlyphReader) -> None:
    table = read_table(table_of(scribbled=20), reader)
    doubtful = set(table.doubtful)
    cells = list(np.ndindex(5, 8))
    assert len(doubtful & set(cells[:20])) >= 18
    assert len(doubtful & set(cells[20:])) <= 1
    assert table.doubt == ""


def test_a_figure_at_a_rule_beside_one_beyond_it_makes_both_cells_doubtful() -> None:
    cells = {(0, 0): figures("6", 75), (0, 1): figures("2", 99)}
    assert crossing_cells(cells, grid([0, 100, 200], 1), TALL) == set(cells)
    near = {(0, 0): figures("6", 77), (0, 1): figures("2", 101)}
    assert crossing_cells(near, grid([0, 100, 200], 1), TALL) == set(near)
    apart = {(0, 0): figures("6", 40), (0, 1): figures("2", 120)}
    assert crossing_cells(apart, grid([0, 100, 200], 1), TALL) == set()


def test_ink_of_which_no_figure_was_made_leaves_no_cell_empty_in_silence(
    reader: GlyphReader,
) -> None:
    scan = table_of(scribbled=0)
    scan[112:148, 95:149] = 245
    scan[125:130, 98:146] = 40
    table = read_table(scan, reader)
    assert (2, 1) in table.doubtful or table.rows[2][1] == "?"


def test_where_nearly_all_numbers_have_one_digit_those_of_more_are_doubtful() -> None:
    assert longer_numbers([["7", "4", "5"]] * 4 + [["94", "", "2"]]) == {(4, 0)}
    assert longer_numbers([["7", "42", "5"]] * 5) == set()
    assert longer_numbers([["7", "4", "5"], ["94", "1", "2"]]) == set()  # too few to tell


@pytest.mark.parametrize(("apart", "is_doubtful"), [(12, True), (60, False)])
def test_digits_beside_the_outer_rule_make_the_last_cell_doubtful(
    apart: int, is_doubtful: bool
) -> None:
    cells = {(0, 1): figures("27", 130), (0, 2): figures("4", 190 + apart - 12)}
    found = outside_cells(cells, grid([0, 100, 200], 1), TALL)
    assert found == ({(0, 1)} if is_doubtful else set())


def test_a_number_of_fewer_decimals_that_ends_at_a_border_may_go_on_beyond() -> None:
    rows = [["1.25", "8"], ["3.5", "64"], ["2.75", "1"], ["6.50", "3.1"]]
    borders = grid([0, 200, 400], 4)
    numbers = {(row, 0): figures("35", 140 if row == 1 else 100, 100 * row) for row in range(4)}
    numbers[3, 1] = figures("31", 250, 300)
    beyond = numbers | {(1, 1): figures("64", 205, 100)}
    assert cut_off(rows, beyond, borders, TALL) == {(1, 0), (1, 1)}
    further = numbers | {(1, 1): figures("64", 240, 100)}
    assert cut_off(rows, further, borders, TALL) == {(1, 0)}
    assert cut_off(rows[:1] + rows[3:], beyond, borders, TALL) == set()


def test_a_number_of_more_decimals_than_others_may_be_two() -> None:
    rows = [["1.25", "8"], ["3.50", "64.175"], ["2.75", "1.50"], ["6.5018", "3.10"]]
    assert more_decimals(rows) == {(1, 1), (3, 0)}
    assert more_decimals([*rows, ["1.00", "9.125"]]) == {(3, 0)}
    assert more_decimals(rows[:2]) == set()  # too few to tell


def seven(one: float, row: int) -> list[Figure]:
    shares = np.full(10, 0.0)
    shares[[1, 7]] = one, 1 - one
    reading = GlyphReading(shares, 1.0)
    (figure,) = figures(reading.text, 20, 100 * row)
    return [replace(figure, reading=reading)]


def test_where_many_figures_may_be_a_one_or_a_seven_other_sevens_may_be_ones() -> None:
    either = {(row, 0): seven(0.2, row) for row in range(3)}
    others = {(3, 0): seven(0.001, 3), (4, 0): seven(0.0, 4), (5, 0): seven(0.9999, 5)}
    assert sevens(either | others, TALL) == {*either, (3, 0)}
    assert sevens({(0, 0): either[0, 0], **others}, TALL) == set()


CELL = np.array([(0, -12), (200, 52)], np.float64)


def is_sure(*inside: Figure, ruled: bool = True) -> bool:
    return read_cell(inside, (), CELL, TALL, 3, (ruled,) * 4)[1]


def stem(text: str, left: int, contrast: float = 255.0) -> Figure:
    """Return a figure of 40 pixels drawn with a pen of 4."""
    ink = np.zeros((40, 24), np.uint8)
    ink[:, 10:14], ink[:4] = 255, 255
    return Figure(text, 0.99, Box(left, 0, left + 24, 40), ink, contrast=contrast)


@pytest.mark.parametrize(
    ("scores", "trust", "text", "doubt"),
    [
        ({"508": -0.2, "5.08": -3.0}, 0.5, "508", ""),
        ({"5.08": -0.7, "508": -0.9}, 1.0, "508", OTHERWISE),
        ({"5.08": -0.1, "508": -5.0}, 1.0, "5.08", OTHERWISE),
        ({"5?8": -0.1, "508": -5.0}, 1.0, "508", OTHERWISE),
    ],
)
def test_a_cell_is_doubtful_unless_both_networks_read_the_same(
    scores: dict[str, float],
    trust: float,
    text: str,
    doubt: str,
    reader: GlyphReader,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blank = np.zeros((60, 200), np.uint8)
    sheet = Sheet(blank, blank.astype(np.int32), (), blank, np.eye(3))
    monkeypatch.setattr("digitpad.paper.whole.look_at", lambda *_: Look(scores))
    monkeypatch.setattr(
        "digitpad.paper.table.trusts_of", lambda _, numbers, *__: np.full(len(numbers), trust)
    )
    cells = {(0, 0): figures("508", 20), (1, 0): figures("-", 20)}
    every = [one for inside in cells.values() for one in inside]
    weighed = weigh_cells(cells, set(), set(), every, TALL, sheet, reader)
    assert weighed == {(0, 0): (text, doubt, trust)}
    assert weigh_cells(cells, set(), {(0, 0)}, every, TALL, sheet, reader) == {}


@pytest.mark.parametrize(
    ("doubt", "trust", "is_sure"),
    [("", MIN_TRUST, True), ("", MIN_TRUST - 1e-3, False),
     ("few of its rules were found", MIN_TRUST_IN_DOUBT, True),
     ("few of its rules were found", MIN_TRUST_IN_DOUBT - 1e-3, False)],
)  # fmt: skip
def test_a_cell_is_sure_from_some_trust_on_which_is_more_where_the_grid_is_doubtful(
    doubt: str, trust: float, is_sure: bool, reader: GlyphReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    scan = table_of(scribbled=0)
    monkeypatch.setattr("digitpad.paper.table.grid_doubt", lambda *_: doubt)
    monkeypatch.setattr(
        "digitpad.paper.table.trusts_of", lambda _, numbers, *__: np.full(len(numbers), trust)
    )
    doubtful = len(read_table(scan, reader).doubtful)
    assert (doubtful < 4) if is_sure else (doubtful > 30)


@pytest.mark.parametrize(
    ("rival", "score", "look", "is_odd"),
    [(0.05, 1.0, -0.01, False), (1e-4, 0.3, -0.01, False), (1e-4, 1.0, -1.5, False),
     (1e-4, 1.0, -0.01, True)],
)  # fmt: skip
def test_what_speaks_against_a_number_in_a_cell_lowers_its_trust(
    rival: float,
    score: float,
    look: float,
    is_odd: bool,
    reader: GlyphReader,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def trust(rival: float, score: float, look: float, *, is_odd: bool) -> float:
        shares = np.full(10, 1e-6)
        shares[5], shares[3] = 1 - rival, rival
        read = GlyphReading(shares, score)
        five = replace(stem("5", 60), reading=read, probability=read.quality)
        ink = np.zeros((80, 200), np.uint8)
        ink[:40, 60:84] = five.image
        labels, piece = (ink > 0).astype(np.int32), Piece(five.box, 200, 255.0)
        sheet = Sheet(ink, labels, (piece,), np.zeros_like(ink), np.eye(3))
        monkeypatch.setattr("digitpad.paper.whole.look_at", lambda *_: Look({"5": look, "3": -6.0}))
        odd = {(0, 0)} if is_odd else set()
        (weighed,) = weigh_cells({(0, 0): [five]}, odd, set(), [five], TALL, sheet, reader).values()
        return weighed.trust

    most = trust(1e-4, 1.0, -0.01, is_odd=False)
    assert most > MIN_TRUST
    assert trust(rival, score, look, is_odd=is_odd) < most - 0.001


@pytest.mark.parametrize("has_point", [True, False])
def test_a_blob_at_the_foot_of_a_digit_may_be_a_point(has_point: bool) -> None:
    ink = np.zeros((40, 30), np.uint8)
    ink[:, 6:10], ink[36:38, :22] = 255, 255
    ink[33:40, 22:29] = 255 if has_point else 0
    six = Figure("6", 0.99, Box(50, 0, 80, 40), ink)
    assert is_sure(six, stem("4", 90)) != has_point


def test_pencil_as_faint_as_noise_leaves_no_cell_empty_in_silence(reader: GlyphReader) -> None:
    scan = table_of(scribbled=0).astype(np.int16)
    scan[113:147, 95:151] = 245
    scan += np.random.default_rng(1).normal(0, 12, scan.shape[:2]).astype(np.int16)[..., None]
    before = read_table(scan.clip(0, 255).astype(np.uint8), reader)
    assert (2, 1) not in before.doubtful
    scan[115:145, 118:124] -= 20
    table = read_table(scan.clip(0, 255).astype(np.uint8), reader)
    assert table.rows[2][1] == "?"
    assert (2, 1) in table.doubtful


def small_table(texts: list[list[str]], wide: int) -> np.ndarray:
    scan = Image.new("L", (wide * len(texts[0]) + 80, 34 * len(texts) + 80), 235)
    pen = ImageDraw.Draw(scan)
    for row, column in np.ndindex(len(texts), len(texts[0])):
        x, y = 40 + wide * column, 40 + 34 * row
        pen.rectangle((x, y, x + wide, y + 34), None, 60, 2)
        font = ImageFont.load_default(24)
        pen.text((x + 8, y + 18), texts[row][column], 40, font, anchor="lm")
    scan = scan.rotate(1, Image.Resampling.BICUBIC, fillcolor=235)
    scan = scan.filter(ImageFilter.GaussianBlur(1.2))
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


@pytest.mark.parametrize("seed", [34, 104])
def test_bold_rules_on_a_small_photo_are_rules(seed: int, reader: GlyphReader) -> None:
    photo = synthetic_sheet("ruled", seed)
    table = read_table(photo.picture, reader, is_upright=True)
    assert (len(table.rows), len(table.rows[0])) == photo.truth["grid"]


def test_a_ruled_column_is_not_parted_at_the_point_of_a_long_number(reader: GlyphReader) -> None:
    texts = [["2835", "303", "3"], ["2233", "452", "6"], ["53", "36", "25.79"], ["32", "78", "2"]]
    table = read_table(small_table(texts, 110), reader, is_upright=True)
    assert (len(table.rows), len(table.rows[0])) == (4, 3)
