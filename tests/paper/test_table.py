"""Photos of tables become rows of cells; tables become files."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from digitpad.arrays import Grey
from digitpad.errors import InkError
from digitpad.paper.networks import Networks
from digitpad.paper.result import PaperResult
from digitpad.paper.synthesis.photos import (
    PhotoLook,
    SheetPhoto,
    in_shadow,
    on_desk,
    synthetic_page,
    synthetic_table,
)
from digitpad.paper.table import read_table
from digitpad.recognise.cancellation import Cancellation, CancelledError

LOOK = PhotoLook(pen="ball pen", long_side=1300, tilt=0.6, has_shadow=True)


@pytest.fixture(scope="module")
def photo() -> SheetPhoto:
    return synthetic_table(3, 9, 9, LOOK, text_of=text_of)


def text_of(row: int, column: int) -> str:
    return "" if (row, column) in ((1, 2), (3, 0)) else str((7 * row + 3 * column) % 9 + 1)


@pytest.fixture(scope="module")
def table(photo: SheetPhoto, networks: Networks) -> PaperResult:
    return read_table(photo.picture, networks)


def test_a_ruled_table_seen_at_an_angle_gives_its_rows_and_columns(
    table: PaperResult, photo: SheetPhoto
) -> None:
    truth = photo.truth["rows"]
    assert [len(row) for row in table.rows] == [9] * 9
    right = sum(
        found == true
        for found_row, row in zip(table.rows, truth, strict=True)
        for found, true in zip(found_row, row, strict=True)
    )
    assert right >= 77


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


def test_the_edge_of_the_sheet_is_not_the_grid(networks: Networks) -> None:
    photo = synthetic_table(1)  # a whole sheet, on a dark table
    found = read_table(photo.picture, networks)
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
    is_ruled: bool, networks: Networks
) -> None:
    photo = synthetic_table(100, 8, 5, PhotoLook(pen="ball pen"), is_ruled=is_ruled, text_of=signed)
    table = read_table(photo.picture, networks)
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
    networks: Networks,
) -> None:
    photo = synthetic_table(101, is_ruled=False)
    table = read_table(photo.picture, networks)
    truth = photo.truth["rows"]
    assert [len(row) for row in table.rows] == [9] * 9
    assert sum(table.rows[i][j] == truth[i][j] for i, j in np.ndindex(9, 9)) >= 78


def test_a_page_without_numbers_is_no_table(networks: Networks) -> None:
    blank = synthetic_page(1, PhotoLook(paper="plain", long_side=500, words=0, tilt=0), numbers=0)
    with pytest.raises(InkError, match="no table"):
        read_table(blank.picture, networks)


def test_what_lies_in_a_hard_shadow_is_read(networks: Networks) -> None:
    photo = synthetic_table(400, look=PhotoLook(long_side=1300, has_shadow=False))
    assert_read(in_shadow(photo.picture, 400, 0.2), photo, networks)


def test_a_table_on_a_rough_desk_is_read(networks: Networks) -> None:
    photo = synthetic_table(401, look=PhotoLook(long_side=1300, has_shadow=False))
    assert_read(on_desk(photo.picture, 401, 90)[0], photo, networks)


def assert_read(
    picture: Grey, photo: SheetPhoto, networks: Networks, most_wrong: int = 5
) -> PaperResult:
    """Nearly all cells are right, and what is wrong is doubtful."""
    table = read_table(picture, networks)
    assert (len(table.rows), len(table.rows[0])) == (9, 9)
    truth = photo.truth["rows"]
    wrong = {at for at in np.ndindex(9, 9) if table.rows[at[0]][at[1]] != truth[at[0]][at[1]]}
    assert len(wrong) <= most_wrong
    assert wrong <= set(table.doubtful)
    return table


def test_faint_pencil_beside_thick_lines_is_read(networks: Networks) -> None:
    photo = synthetic_table(0, look=PhotoLook(pen="pencil", long_side=1300, has_shadow=True))
    picture = (photo.picture * 0.5 + 110).astype(np.uint8)
    assert len(assert_read(picture, photo, networks, most_wrong=3).doubtful) < 20


def test_ink_that_no_digit_explains_makes_a_cell_doubtful(
    photo: SheetPhoto, networks: Networks
) -> None:
    before = read_table(photo.picture, networks)
    row, column = next(
        place for place in np.ndindex(5, 5)
        if before.rows[place[0]][place[1]] and place not in before.doubtful
    )  # fmt: skip
    (left, top), _, (right, bottom), _ = before.cells[row][column].place
    scribbled = photo.picture.copy()
    x, y = left + (right - left) // 6, (top + bottom) // 2
    cv2.circle(scribbled, (x, y), (bottom - top) // 9, (60, 60, 70), 2)
    assert (row, column) in read_table(scribbled, networks).doubtful


@pytest.mark.parametrize("turns", [1, 2])
def test_a_table_that_lies_on_its_side_or_its_head_is_turned(
    turns: int, photo: SheetPhoto, table: PaperResult, networks: Networks
) -> None:
    picture = np.ascontiguousarray(np.rot90(photo.picture, -turns))
    lying = read_table(picture, networks)
    assert lying.turned == 90 * turns
    assert read_table(picture, networks, is_upright=True).turned == 0
    alike = sum(
        one == other
        for row, found in zip(table.rows, lying.rows, strict=True)
        for one, other in zip(row, found, strict=True)
    )
    assert alike >= 75


def test_a_blurred_table_says_so_or_that_there_is_none(
    photo: SheetPhoto, networks: Networks
) -> None:
    try:
        table = read_table(cv2.GaussianBlur(photo.picture, (0, 0), 15), networks)
    except InkError as error:
        assert "no table" in str(error)
    else:
        assert "blurred" in table.notes[0]


@pytest.mark.parametrize("level", [0, 255])
def test_a_black_or_white_picture_is_refused_in_words(level: int, networks: Networks) -> None:
    with pytest.raises(InkError, match="no table"):
        read_table(np.full((300, 400, 3), level, np.uint8), networks)


def test_reading_can_be_cancelled_within_a_photo(photo: SheetPhoto, networks: Networks) -> None:
    with Cancellation() as nobody_waits:
        nobody_waits.cancel()
        with pytest.raises(CancelledError):
            read_table(photo.picture, networks)


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
    dark: bool, networks: Networks
) -> None:
    found = read_table(printed(dark), networks).rows
    assert [len(row) for row in found] == [7] * 12
    assert sum(found[i][j] == number_at(i, j) for i, j in np.ndindex(12, 7)) >= 67


def test_a_column_whose_line_is_missing_is_found_where_the_others_are_even(
    networks: Networks,
) -> None:
    assert len(read_table(printed(missing=(3,)), networks).rows[0]) == 7


def test_a_table_seen_very_steeply_is_read_by_its_marked_corners(networks: Networks) -> None:
    look = PhotoLook(pen="ball pen", long_side=1300, tilt=2.0)
    steep = synthetic_table(209, 9, 9, look, text_of=text_of)
    # By hand, in any order, they are marked some pixels off.
    corners = tuple((x + 8, y - 6) for x, y in steep.truth["corners"][::-1])
    found = read_table(steep.picture, networks, corners=corners)
    assert [len(row) for row in found.rows] == [9] * 9
    truth = steep.truth["rows"]
    right = sum(np.sum(np.array(row) == true) for row, true in zip(found.rows, truth, strict=True))
    assert right >= 75


def _signed(row: int, column: int) -> str:
    number = str((7919 * (row + 1) * (column + 2)) % 10 ** (1 + (row + column) % 4))
    decimal = str((3 * row + column) % 10)
    return ("", number, f"-{number}", f"{number}.{decimal}", f"{number},{decimal}")[
        (row + 3 * column) % 5
    ]


@pytest.mark.parametrize(("seed", "size", "text_of"), [(4, (8, 5), _signed), (7, (8, 5), _signed)])
def test_edges_of_a_sheet_on_a_dark_desk_are_no_rules_of_its_table(
    seed: int, size: tuple[int, int], text_of: Callable[[int, int], str] | None, networks: Networks
) -> None:
    photo = synthetic_table(seed, *size, is_ruled=seed == 4, text_of=text_of)
    table = read_table(photo.picture, networks)
    assert (len(table.rows), len(table.rows[0])) == size
