"""Photos of tables become rows of cells; tables become files."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import cv2
import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from digitpad.arrays import Grey
from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.paper.cell import Place
from digitpad.paper.cells import read_cell
from digitpad.paper.figures import Figure
from digitpad.paper.flat import laid_flat
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.result import PaperResult
from digitpad.paper.synthesis.photos import (
    PhotoLook,
    SheetPhoto,
    in_shadow,
    on_desk,
    synthetic_page,
    synthetic_table,
)
from digitpad.paper.table import read_table, reading_table
from digitpad.preprocess.ruling import find_lines, measured, without_strays
from digitpad.recognise.cancellation import Cancellation, CancelledError

LOOK = PhotoLook(pen="ball pen", long_side=1300, tilt=0.6, has_shadow=True)


@pytest.fixture(scope="module")
def photo() -> SheetPhoto:
    return synthetic_table(2, 5, 5, LOOK, text_of=text_of)


def text_of(row: int, column: int) -> str:
    return "" if (row, column) in ((1, 2), (3, 0)) else str((7 * row + 3 * column) % 9 + 1)


@pytest.fixture(scope="module")
def table(photo: SheetPhoto, reader: GlyphReader) -> PaperResult:
    return read_table(photo.picture, reader)


def test_a_ruled_table_seen_at_an_angle_gives_its_rows_and_columns(
    table: PaperResult, photo: SheetPhoto
) -> None:
    truth = photo.truth["rows"]
    assert [len(row) for row in table.rows] == [5] * 5
    right = sum(
        found == true
        for found_row, row in zip(table.rows, truth, strict=True)
        for found, true in zip(found_row, row, strict=True)
    )
    assert right >= 22


def test_an_empty_cell_is_empty_and_not_doubtful(table: PaperResult) -> None:
    assert table.rows[1][2] == table.rows[3][0] == ""
    assert not {(1, 2), (3, 0)} & set(table.doubtful)


def test_corners_and_cells_lie_where_they_are_on_the_photo(
    table: PaperResult, photo: SheetPhoto
) -> None:
    for found, true in zip(table.corners, photo.truth["corners"], strict=True):
        assert np.hypot(found[0] - true[0], found[1] - true[1]) < 25
    xs = [x for x, _ in table.cells[4][4].place]
    assert min(xs) > max(x for x, _ in table.cells[4][3].place) - 15


def test_the_edge_of_the_sheet_is_not_the_grid(reader: GlyphReader) -> None:
    photo = synthetic_table(1)  # a whole sheet, on a dark table
    found = read_table(photo.picture, reader)
    rows = photo.truth["rows"]
    assert (len(found.rows), len(found.rows[0])) == (len(rows), len(rows[0]))


def signed(row: int, column: int) -> str:
    """Return a cell of a bill: whole, with a decimal comma or point, below nought, or empty."""
    number = str((7919 * (row + 1) * (column + 2)) % 10 ** (1 + (row + column) % 4))
    decimal = str((3 * row + column) % 10)
    return ("", number, f"-{number}", f"{number}.{decimal}", f"{number},{decimal}")[
        (row + 3 * column) % 5
    ]


@pytest.mark.parametrize("is_ruled", [True, False])
def test_minus_point_and_comma_are_read_or_the_cell_is_doubtful(
    is_ruled: bool, reader: GlyphReader
) -> None:
    photo = synthetic_table(100, 8, 5, PhotoLook(pen="ball pen"), is_ruled=is_ruled, text_of=signed)
    table = read_table(photo.picture, reader)
    truth = photo.truth["rows"]
    assert (len(table.rows), len(table.rows[0])) == (8, 5)
    wrong = [
        (row, column)
        for row, column in np.ndindex(8, 5)
        # A comma of print may be taken for a point; what must not be is neither.
        if table.rows[row][column].replace(",", ".") != truth[row][column].replace(",", ".")
    ]
    assert len(wrong) <= 3
    assert set(wrong) <= set(table.doubtful)


def test_a_table_without_lines_seen_at_an_angle_gives_its_rows_and_columns(
    reader: GlyphReader,
) -> None:
    photo = synthetic_table(101, is_ruled=False)
    table = read_table(photo.picture, reader)
    truth = photo.truth["rows"]
    assert [len(row) for row in table.rows] == [9] * 9
    assert sum(table.rows[i][j] == truth[i][j] for i, j in np.ndindex(9, 9)) >= 78


def test_the_text_of_cells_without_a_line_between_them_stands_in_the_first_in_doubt(
    photo: SheetPhoto, table: PaperResult, reader: GlyphReader
) -> None:
    merged = read_table(without_line(photo.picture, table.cells[1][2].place), reader)
    assert "1 cell is merged" in merged.notes[0]
    assert merged.rows[1][2:4] == (table.rows[1][3], "")
    assert {(1, 2), (1, 3)} <= set(merged.doubtful)


def test_two_numbers_without_a_line_between_them_stay_apart_in_doubt(
    photo: SheetPhoto, table: PaperResult, reader: GlyphReader
) -> None:
    broken = read_table(without_line(photo.picture, table.cells[2][1].place), reader)
    assert broken.rows[2] == table.rows[2]
    assert {(2, 1), (2, 2)} <= set(broken.doubtful)


def without_line(picture: Grey, cell: Place) -> Grey:
    """Return a photo on which no line is at the right of a cell."""
    _, (x, top), (end, bottom), _ = [[round(part) for part in corner] for corner in cell]
    changed = picture.copy()
    for y in range(top + 6, bottom - 6):
        line = x + (end - x) * (y - top) // (bottom - top)
        changed[y, line - 8 : line + 8] = changed[y, line - 26 : line - 10]
    return changed


def test_a_page_without_numbers_is_no_table(reader: GlyphReader) -> None:
    blank = synthetic_page(1, PhotoLook(paper="plain", long_side=500, words=0, tilt=0), numbers=0)
    with pytest.raises(InkError, match="no table"):
        read_table(blank.picture, reader)


def test_what_lies_in_a_hard_shadow_is_read(reader: GlyphReader) -> None:
    photo = synthetic_table(400, look=PhotoLook(long_side=1300, has_shadow=False))
    assert_read(in_shadow(photo.picture, 400, 0.2), photo, reader)


def test_a_table_on_a_rough_desk_is_read(reader: GlyphReader) -> None:
    photo = synthetic_table(401, look=PhotoLook(long_side=1300, has_shadow=False))
    assert_read(on_desk(photo.picture, 401, 90)[0], photo, reader)


def assert_read(
    picture: Grey, photo: SheetPhoto, reader: GlyphReader, most_wrong: int = 5
) -> PaperResult:
    """Nearly all cells are right, and what is wrong is doubtful."""
    table = read_table(picture, reader)
    assert (len(table.rows), len(table.rows[0])) == (9, 9)
    truth = photo.truth["rows"]
    wrong = {at for at in np.ndindex(9, 9) if table.rows[at[0]][at[1]] != truth[at[0]][at[1]]}
    assert len(wrong) <= most_wrong
    assert wrong <= set(table.doubtful)
    return table


def test_faint_pencil_beside_thick_lines_is_read(reader: GlyphReader) -> None:
    photo = synthetic_table(0, look=PhotoLook(pen="pencil", long_side=1300, has_shadow=True))
    picture = (photo.picture * 0.5 + 110).astype(np.uint8)
    assert len(assert_read(picture, photo, reader, most_wrong=3).doubtful) < 20


def test_ink_that_no_digit_explains_makes_a_cell_doubtful(
    photo: SheetPhoto, reader: GlyphReader
) -> None:
    before = read_table(photo.picture, reader)
    row, column = next(
        place for place in np.ndindex(5, 5)
        if before.rows[place[0]][place[1]] and place not in before.doubtful
    )  # fmt: skip
    (left, top), _, (right, bottom), _ = before.cells[row][column].place
    scribbled = photo.picture.copy()
    x, y = left + (right - left) // 6, (top + bottom) // 2
    cv2.circle(scribbled, (x, y), (bottom - top) // 9, (60, 60, 70), 2)
    assert (row, column) in read_table(scribbled, reader).doubtful


@pytest.mark.parametrize("turns", [1, 2])
def test_a_table_that_lies_on_its_side_or_its_head_is_turned(
    turns: int, photo: SheetPhoto, table: PaperResult, reader: GlyphReader
) -> None:
    picture = np.ascontiguousarray(np.rot90(photo.picture, -turns))
    lying = read_table(picture, reader)
    assert lying.turned == 90 * turns
    assert read_table(picture, reader, is_upright=True).turned == 0
    alike = sum(
        one == other
        for row, found in zip(table.rows, lying.rows, strict=True)
        for one, other in zip(row, found, strict=True)
    )
    assert alike >= 22


def test_a_blurred_table_says_so(photo: SheetPhoto, reader: GlyphReader) -> None:
    with pytest.raises(InkError, match="blurred"):
        read_table(cv2.GaussianBlur(photo.picture, (0, 0), 15), reader)


@pytest.mark.parametrize("level", [0, 255])
def test_a_black_or_white_picture_is_refused_in_words(level: int, reader: GlyphReader) -> None:
    with pytest.raises(InkError, match="one colour"):
        read_table(np.full((300, 400, 3), level, np.uint8), reader)


def test_reading_can_be_cancelled_within_a_photo(photo: SheetPhoto, reader: GlyphReader) -> None:
    steps = reading_table(photo.picture, reader)
    assert next(steps) > 0
    steps.close()
    with Cancellation() as nobody_waits:
        nobody_waits.cancel()
        with pytest.raises(CancelledError):
            read_table(photo.picture, reader)


def test_it_is_said_how_many_signs_have_been_read(
    photo: SheetPhoto, reader: GlyphReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digitpad.paper.glyphs.BATCH_SIZE", 16)
    before = reader.count
    counts = list(reading_table(photo.picture, reader))
    assert counts == sorted(counts)
    assert before + 16 == counts[0] < counts[-1] <= reader.count


def printed(dark: bool = False, missing: tuple[int, ...] = ()) -> np.ndarray:
    """Return a scan of 12×7 numbers of three digits, each close to the line on its right.

    ``missing``: lines between columns that are not printed.
    """
    paper, ink = (34, 232) if dark else (245, 30)
    scan = Image.new("L", (7 * 62 + 60, 12 * 30 + 60), paper)
    pen = ImageDraw.Draw(scan)
    for row in range(13):
        pen.line([(30, 30 + row * 30), (30 + 7 * 62, 30 + row * 30)], (paper + ink) // 2, 2)
    for column in {*range(8)} - {*missing}:
        x = 30 + column * 62
        pen.line([(x, 30), (x, 30 + 12 * 30)], (paper + ink) // 2, 2)
    for row, column in np.ndindex(12, 7):
        x, y = 30 + (column + 1) * 62 - 5, 33 + row * 30
        pen.text((x, y), number_at(row, column), ink, ImageFont.load_default(22), anchor="ra")
    return np.repeat(np.asarray(scan)[..., None], 3, axis=2)


def number_at(row: int, column: int) -> str:
    return str(200 + (37 * row + 101 * column) % 700)


@pytest.mark.parametrize("dark", [False, True])
def test_print_beside_a_line_is_read_and_so_is_light_print_on_a_dark_screen(
    dark: bool, reader: GlyphReader
) -> None:
    found = read_table(printed(dark), reader).rows
    assert [len(row) for row in found] == [7] * 12
    assert sum(found[i][j] == number_at(i, j) for i, j in np.ndindex(12, 7)) >= 67


def test_a_column_whose_line_is_missing_is_found_where_the_others_are_even(
    reader: GlyphReader,
) -> None:
    assert len(read_table(printed(missing=(3,)), reader).rows[0]) == 7


def test_a_comma_that_touches_its_digit_makes_a_cell_doubtful() -> None:
    ink = np.full((40, 20), 255, np.uint8)
    tail = np.zeros((48, 20), np.uint8)
    tail[:40], tail[40:, 12:18] = ink, 255
    plain = [Figure(text, 0.99, Box(x, 0, x + 20, 40), ink) for text, x in (("2", 0), ("5", 30))]
    hung = [Figure("2", 0.99, Box(0, 0, 20, 48), tail), plain[1]]
    corners = np.array([(-20, -20), (80, 80)], np.float64)
    assert read_cell(plain, (), corners, 40, 3)[:2] == ("25", True)
    assert read_cell(hung, (), corners, 40, 3)[:2] == ("25", False)


def test_a_table_seen_very_steeply_is_read_by_its_marked_corners(reader: GlyphReader) -> None:
    look = PhotoLook(pen="ball pen", long_side=1300, tilt=2.0)
    steep = synthetic_table(208, 5, 5, look, text_of=text_of, is_ruled=False)
    # By hand, in any order, they are marked some pixels off.
    corners = tuple((x + 8, y - 6) for x, y in steep.truth["corners"][::-1])
    found = read_table(steep.picture, reader, corners=corners)
    assert [len(row) for row in found.rows] == [5] * 5
    truth = steep.truth["rows"]
    right = sum(np.sum(np.array(row) == true) for row, true in zip(found.rows, truth, strict=True))
    assert right >= 23
    assert [len(row) for row in read_table(steep.picture, reader).rows] != [5] * 5


def test_two_hundred_rows_are_all_found_and_the_edge_of_the_sheet_is_none() -> None:
    paper = Image.new("L", (960, 4120), 60)
    pen = ImageDraw.Draw(paper)
    pen.rectangle((30, 30, 930, 4090), 240)
    font = ImageFont.load_default(18)
    for y in range(60, 4061, 20):
        pen.line([(60, y), (900, y)], 150)
    for x in range(60, 901, 70):
        pen.line([(x, 60), (x, 4060)], 150)
    for y in range(76, 4060, 20):
        for x in range(120, 901, 70):
            pen.text((x, y), str(7919 * x * y % 10000), 40, font, anchor="rs")
    picture = np.asarray(paper.rotate(0.5, Image.Resampling.BICUBIC, fillcolor=60).convert("RGB"))
    flat = laid_flat(picture)
    assert (len(flat.rows), len(flat.columns)) == (201, 13)


@pytest.mark.parametrize(("stems", "is_left_out"), [((205,), True), ((205, 325, 445), False)])
def test_stems_of_digits_below_each_other_are_no_rule_where_they_are_few(
    stems: tuple[int, ...], is_left_out: bool
) -> None:
    contrast = np.zeros((600, 900), np.uint8)
    rules = range(60, 600, 120)
    for place in rules:
        cv2.line(contrast, (10, place), (890, place), 120, 3)
    for place, (number, begin) in product(stems, enumerate(range(120, 800, 52))):
        height = place + 12 * np.sin(number / 4)
        ends = [(begin + along, round(height + slant)) for along, slant in ((0, 0), (38, 3))]
        cv2.line(contrast, *ends, 160, 4)
    lines = find_lines(contrast, 20.0, min_support=0.4, thickest=0.015)
    assert len(lines) == len(rules) + len(stems)
    kept = without_strays(lines, contrast)
    assert len(kept) == (len(rules) if is_left_out else len(lines))
    assert {round(float(line.height(450))) for line in kept} >= set(rules)


def test_a_rule_that_is_broken_in_its_middle_is_one() -> None:
    contrast = np.zeros((300, 900), np.uint8)
    cv2.line(contrast, (20, 150), (440, 150), 120, 3)
    cv2.line(contrast, (460, 150), (880, 150), 120, 3)
    (line,) = find_lines(contrast, 20.0, min_support=0.4, thickest=0.015)
    assert (line.begin, line.end) == pytest.approx((20, 880), abs=8)


@pytest.mark.parametrize("reach", [0, 1, 5])
def test_a_rule_is_measured_however_close_the_rows_are(reach: int) -> None:
    contrast = np.zeros((40, 200), np.uint8)
    contrast[19:22] = 120
    line = measured(contrast, np.array([0.0, 0.0, 20.0]), (0, 200), reach, 0.0)
    assert line.level == 120
    assert line.thick == pytest.approx(3, abs=1)


def _signed(row: int, column: int) -> str:
    number = str((7919 * (row + 1) * (column + 2)) % 10 ** (1 + (row + column) % 4))
    decimal = str((3 * row + column) % 10)
    return ("", number, f"-{number}", f"{number}.{decimal}", f"{number},{decimal}")[
        (row + 3 * column) % 5
    ]


@pytest.mark.parametrize(("seed", "size", "text_of"), [(4, (8, 5), _signed), (7, (8, 5), _signed)])
def test_edges_of_a_sheet_on_a_dark_desk_are_no_rules_of_its_table(
    seed: int, size: tuple[int, int], text_of: Callable[[int, int], str] | None, reader: GlyphReader
) -> None:
    photo = synthetic_table(seed, *size, is_ruled=seed == 4, text_of=text_of)
    table = read_table(photo.picture, reader)
    assert (len(table.rows), len(table.rows[0])) == size
