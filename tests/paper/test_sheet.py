"""What of a photo is ink: light and shadow evened out, the sheet turned level, its size chosen;
pale strokes and narrow gaps included, noise not."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from digitpad.arrays import Grey
from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.paper.sheet import (
    PALE_FLOOR,
    VALLEY_PX,
    averaged_down,
    contrasts_of,
    flattened,
    ink_floor,
    is_blurred,
    pieces_of,
    read_sheet,
    read_sheet_for,
    skew,
)

FLOOR = 60.0


def stroke(level: float, darkest: float) -> Grey:
    """Return an upright stroke of 8×60 pixels of some contrast, with a spot that is darker."""
    contrast = np.zeros((100, 60), np.uint8)
    contrast[20:80, 26:34] = round(level)
    contrast[45:53, 26:34] = round(darkest)
    return contrast


def test_a_pale_stroke_is_followed_from_where_it_exceeds_the_floor() -> None:
    _, _, (piece,) = pieces_of(stroke(0.8 * FLOOR, 1.2 * FLOOR), FLOOR, is_full_size=True)
    assert piece.height >= 58


def test_on_a_whole_page_only_what_exceeds_the_floor_is_ink() -> None:
    _, _, (piece,) = pieces_of(stroke(0.8 * FLOOR, 1.2 * FLOOR), FLOOR)
    assert piece.height <= 10


def test_a_stroke_that_nowhere_exceeds_the_floor_is_no_ink() -> None:
    assert not pieces_of(stroke(0.8 * FLOOR, 0.9 * FLOOR), FLOOR, is_full_size=True)[2]


def test_what_is_fainter_than_a_pale_stroke_is_not_followed() -> None:
    _, _, (piece,) = pieces_of(
        stroke(0.9 * PALE_FLOOR * FLOOR, 1.2 * FLOOR), FLOOR, is_full_size=True
    )
    assert piece.height <= 10


def test_a_pale_place_beside_dark_ink_does_not_belong_to_it() -> None:
    _, _, (piece,) = pieces_of(stroke(0.8 * FLOOR, 250), FLOOR, is_full_size=True)
    assert piece.height <= 12


def test_a_narrow_gap_that_blur_fills_stays_a_gap_and_a_wide_one_is_as_it_was() -> None:
    for gap, is_deepened in ((VALLEY_PX - 3, True), (2 * VALLEY_PX, False)):
        sharp = np.zeros((60, 80), np.uint8)
        sharp[10:50, 40 - gap // 2 - 6 : 40 - gap // 2] = 200
        sharp[10:50, 40 - gap // 2 + gap : 46 - gap // 2 + gap] = 200
        blurred = cv2.GaussianBlur(sharp, (0, 0), gap / 2.2)
        ink = pieces_of(blurred, 20.0, is_full_size=True)[0]
        middle = 40 - gap // 2 + gap // 2
        before = blurred[30, middle] / (0.85 * blurred[30].max())
        assert (ink[30, middle] / 255 < 0.7 * before) == is_deepened


def paper(level: int = 220, ink: int = 40) -> Grey:
    """Return a grey page of 400×300 pixels with a row of bars."""
    page = np.full((300, 400), level, np.uint8)
    for x in range(60, 340, 40):
        page[130:170, x : x + 5] = ink
    return page


def in_colour(grey: Grey) -> Grey:
    return np.repeat(grey[..., None], 3, axis=2)


def test_a_light_sheet_on_a_dark_desk_is_no_light_writing() -> None:
    photo = np.full((300, 400), 50, np.uint8)
    photo[100:200, 120:280] = 220
    photo[130:170, 200:205] = 60
    contrast = flattened(photo, has_desk=True)
    assert contrast[150, 202] > 120
    assert contrast[150, 150] < 20


def test_faint_marks_in_a_shadow_are_noise_unless_they_are_asked_for() -> None:
    page = paper().astype(np.float64)
    page[:, 200:] *= 0.5
    page[:, 200:] += np.random.default_rng(1).normal(0, 6, (300, 200))
    page[40:44, 220:380] -= 12
    grey = page.clip(0, 255).astype(np.uint8)
    mark = np.s_[41:43, 240:360]
    without, dim = contrasts_of(grey, has_desk=True)
    assert (without[mark] > 0).mean() < 0.2 < 0.9 < (dim[mark] > 0).mean()
    assert without[150, 262] > 100
    assert np.array_equal(flattened(grey, has_desk=True), without)
    assert np.array_equal(flattened(grey, has_desk=True, keeps_dim=True), dim)


def test_a_photo_is_averaged_down_and_never_enlarged() -> None:
    reduced, scale = averaged_down(paper(), 200)
    assert (reduced.shape, scale) == ((150, 200), 0.5)
    same, scale = averaged_down(paper(), 500)
    assert (same.shape, scale) == ((300, 400), 1.0)


@pytest.mark.parametrize(("wide", "is_seen"), [(1, False), (2, True)])
def test_a_picture_too_narrow_to_be_averaged_down_is_refused(wide: int, is_seen: bool) -> None:
    strip = np.full((1000, wide), 200, np.uint8)
    if is_seen:
        assert averaged_down(strip, 500)[0].shape == (500, 1)
    else:
        with pytest.raises(InkError, match="a strip of 1"):
            averaged_down(strip, 500)


@pytest.mark.parametrize("degrees", [-14.0, -3.0, 0.0, 3.0, 14.0])
def test_the_slant_of_a_sheet_is_that_of_its_lines(degrees: float) -> None:
    contrast = np.zeros((500, 500), np.uint8)
    for y in range(60, 460, 50):
        contrast[y : y + 6, 60:440:12] = contrast[y : y + 6, 61:440:12] = 200
    turn = cv2.getRotationMatrix2D((250, 250), -degrees, 1.0)
    assert abs(skew(cv2.warpAffine(contrast, turn, (500, 500))) - degrees) < 0.5


def test_a_few_strokes_tell_no_slant() -> None:
    contrast = np.zeros((300, 300), np.uint8)
    contrast[100:107, 100:107] = 200
    assert skew(contrast) == 0.0


@pytest.mark.parametrize(("degrees", "is_turned"), [(0.6, False), (1.2, True)])
def test_a_sheet_that_leans_is_turned_and_its_places_are_those_of_the_photo(
    degrees: float, is_turned: bool
) -> None:
    page = np.full((600, 600), 220, np.uint8)
    for y in range(60, 560, 50):
        for x in range(60, 540, 24):
            page[y : y + 14, x : x + 5] = 40
    turn = cv2.getRotationMatrix2D((300, 300), -degrees, 1.0)
    sheet = read_sheet(in_colour(cv2.warpAffine(page, turn, (600, 600), borderValue=220)))
    assert (sheet.ink.shape != (600, 600)) == is_turned
    x, y = turn @ (62, 67, 1)
    boxes = [sheet.on_photo(piece.box) for piece in sheet.pieces]
    assert any(abs(a - x) < 8 and abs(b - y) < 10 for a, b in (box.middle for box in boxes))


@pytest.mark.parametrize(("height", "side"), [(78, 2600), (80, 1300)])
def test_a_number_that_is_read_alone_is_read_at_a_size_that_shows_its_detail(
    height: int, side: int
) -> None:
    page = np.full((160, 2600), 220, np.uint8)
    page[40 : 40 + height, 1200:1212] = 40
    assert max(read_sheet_for(in_colour(page), height).ink.shape) == side


@pytest.mark.parametrize(("blur", "expected"), [(0, False), (1, False), (4, True)])
def test_a_photo_without_a_sharp_edge_is_blurred(blur: float, expected: bool) -> None:
    page = paper()
    assert is_blurred(in_colour(cv2.GaussianBlur(page, (0, 0), blur) if blur else page)) == expected


def test_the_noise_floor_lies_above_the_noise_of_paper_and_below_faint_ink() -> None:
    noise = np.random.default_rng(2).normal(20, 6, (200, 200))
    noise[90:110, 50:150] += 60
    floor = ink_floor(noise.clip(0, 255).astype(np.uint8))
    assert 20 + 4 * 6 < floor < 20 + 5 * 6
    assert 17 < ink_floor(np.zeros((50, 50), np.uint8)) < 19


@pytest.mark.parametrize(("high", "side"), [(70, 2600), (90, 1300)])
def test_a_page_of_small_writing_is_looked_at_in_more_detail(high: int, side: int) -> None:
    """Lower than 40 pixels at the smaller size is small."""
    page = np.full((400, 2600), 220, np.uint8)
    for x in range(200, 2400, 120):
        page[100 : 100 + high, x : x + 12] = 40
    sheet = read_sheet(in_colour(page))
    assert max(sheet.ink.shape) == side
    boxes = [sheet.on_photo(piece.box) for piece in sheet.pieces]
    assert len(boxes) == 19
    assert all(abs(box.top - 100) < 5 and abs(box.bottom - 100 - high) < 5 for box in boxes)


@pytest.mark.parametrize("degrees", [0.0, 5.0])
def test_a_place_on_the_photo_and_on_the_sheet_lead_to_each_other(degrees: float) -> None:
    page = np.full((600, 900), 220, np.uint8)
    for y in range(60, 560, 50):
        for x in range(100, 800, 24):
            page[y : y + 14, x : x + 5] = 40
    turn = cv2.getRotationMatrix2D((450, 300), -degrees, 1.0)
    sheet = read_sheet(in_colour(cv2.warpAffine(page, turn, (900, 600), borderValue=220)))
    place = Box(300, 200, 340, 260)
    there = sheet.on_sheet(place)
    assert sheet.ink[there.top : there.bottom, there.left : there.right].any()
    back = sheet.on_photo(there)
    # The box around a box that is turned is larger.
    spare = 2 + 100 * np.sin(np.deg2rad(degrees)) * 1.2
    for edge, other, outwards in zip(back, place, (-1, -1, 1, 1), strict=True):
        assert -2 <= outwards * (edge - other) <= spare
    assert min(sheet.on_sheet(Box(-90, -90, 40, 40))) >= 0


def test_the_ink_of_a_piece_is_labelled_by_its_place_among_the_pieces() -> None:
    page = paper()
    sheet = read_sheet(in_colour(page))
    assert len(sheet.pieces) == 7
    for number, piece in enumerate(sheet.pieces, 1):
        where = sheet.labels == number
        rows, columns = np.nonzero(where)
        assert (columns.min(), rows.min()) == (piece.box.left, piece.box.top)
        assert (columns.max() + 1, rows.max() + 1) == (piece.box.right, piece.box.bottom)
        assert (piece.width, piece.height) == (np.ptp(columns) + 1, np.ptp(rows) + 1)
        assert where.sum() == piece.area
        assert piece.contrast == pytest.approx(255 * (1 - 40 / 220), abs=6)
    assert not sheet.ink[sheet.labels == 0].any()


@pytest.mark.parametrize(("wide", "is_ink"), [(30, True), (60, False)])
def test_what_is_dark_and_broad_is_shadow(wide: int, is_ink: bool) -> None:
    """The window that fills ink has 43 of 1,300 pixels; a shadow is not pitch-black."""
    page = np.full((900, 1300), 220, np.uint8)
    page[200:700, 600 : 600 + wide] = 150
    page[100:140, 200:210] = 40
    contrast = flattened(page)
    assert bool(contrast[450, 600 + wide // 2] > 40) == is_ink
    assert contrast[120, 204] > 150


@pytest.mark.parametrize(("desk", "is_ink"), [(205, False), (170, False), (90, False)])
def test_the_desk_beside_a_sheet_is_no_ink(desk: int, is_ink: bool) -> None:
    photo = np.full((700, 900), desk, np.uint8)
    photo[60:640, 80:820] = 225
    photo[300:340, 400:406] = 50
    contrast = flattened(photo, has_desk=True)
    beside = np.ones(photo.shape, bool)
    beside[50:650, 70:830] = False
    assert bool((contrast[beside] > 40).any()) == is_ink
    assert contrast[320, 402] > 120


def test_what_is_ruled_is_known_and_no_ink() -> None:
    page = np.full((600, 800), 225, np.uint8)
    for y in range(100, 501, 80):
        page[y : y + 2, 20:780] = 130
    page[120:520, 90:92] = 130
    page[110:165, 300:306] = 40
    sheet = read_sheet(in_colour(page))
    assert np.allclose([line.height(400) for line in sheet.level], range(100, 501, 80), atol=1)
    assert np.allclose([line.height(300) for line in sheet.upright], [90], atol=1)
    (digit,) = (piece for piece in sheet.pieces if piece.height > 10)
    assert digit.box.left == pytest.approx(300, abs=1)
    assert sheet.lines[180:182, 100:700].all()
    assert not sheet.lines[200:240, 120:700].any()
    assert not sheet.is_squared


def test_the_fields_of_a_form_are_known_and_their_sides_are_no_ink() -> None:
    page = np.full((600, 800), 225, np.uint8)
    for left in (100, 170, 240):
        cv2.rectangle(page, (left, 200), (left + 56, 260), 120, 2)
    cv2.rectangle(page, (100, 380), (500, 440), 120, 2)
    page[212:250, 128:133] = 40
    page[392:430, 300:306] = 40
    sheet = read_sheet(in_colour(page))
    assert sorted(len(field.boxes) for field in sheet.fields) == [0, 3]
    assert all(field.table is None for field in sheet.fields)
    assert len(sheet.pieces) == 2
    assert sheet.lines[199:202, 110:150].all()
    assert sheet.contrast is not None
    assert sheet.contrast[220, 130] > 150


def test_dotted_boxes_are_fields_where_writing_touches_their_dots() -> None:
    page = np.full((600, 800), 235, np.uint8)
    for left in (100, 200, 300):
        for x in range(left, left + 61, 6):
            page[200:203, x : x + 3] = page[260:263, x : x + 3] = 60
        for y in range(200, 261, 6):
            page[y : y + 3, left : left + 3] = page[y : y + 3, left + 60 : left + 63] = 60
        page[214:263, left + 30 : left + 34] = 30
    sheet = read_sheet(in_colour(page))
    assert len(sheet.fields) == 3
