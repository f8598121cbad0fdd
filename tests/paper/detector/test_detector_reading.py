"""Reading with the network's maps: with maps as they should be, sheets are read without a fault."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest
import torch

from digitpad.arrays import Floats, Grey
from digitpad.errors import InkError
from digitpad.ink.boxes import Box
from digitpad.paper import page, table
from digitpad.paper.cell import Cell
from digitpad.paper.detector import cells, engine, export, look, signs
from digitpad.paper.detector.chains import chains_of
from digitpad.paper.detector.heads import (
    CENTRE,
    CHANNELS,
    CLASS,
    CLASSES,
    EDGES,
    IN_TABLE,
    LINKED,
    SIGNS,
    STRIDE,
    TALL_PX,
    evened,
)
from digitpad.paper.detector.network import Detector
from digitpad.paper.detector.truth import CropView, boxes_of, target_of
from digitpad.paper.networks import Networks
from digitpad.paper.page import read_page
from digitpad.paper.reading import read_photo
from digitpad.paper.result import PaperResult
from digitpad.paper.synthesis.difficulties import difficult_sheet
from digitpad.paper.synthesis.photos import SheetPhoto
from digitpad.paper.synthesis.printed import printed_table
from digitpad.paper.synthesis.sheets import synthetic_sheet
from digitpad.paper.table import read_table

SURE = 6.0
"""The log odds of what the maps say for sure."""


def never_asked(photo: Floats) -> Floats:
    raise AssertionError


@pytest.fixture(name="networks")
def networks_that_see(networks: Networks) -> Networks:
    return networks._replace(detector=never_asked)


def perfect_maps(photo: SheetPhoto, scale: float) -> Floats:
    """Return what the network should say about a photo seen at a scale, in log odds."""
    assert photo.layout
    side = int(np.ceil(max(photo.picture.shape) * scale / 16)) * 16
    maps, classes, *_ = target_of(photo.layout, CropView(side, np.diag([scale, scale, 1.0])))
    maps[CENTRE] = np.where(maps[CENTRE] >= 1, SURE, -SURE)
    known = np.where(classes < 0, len(SIGNS), classes)
    maps[CLASS] = SURE * np.eye(CLASSES, dtype=np.float32)[known].transpose(2, 0, 1)
    for odds in (LINKED, EDGES, IN_TABLE):
        maps[odds] = 2 * SURE * maps[odds] - SURE
    return maps


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> object:
    """Have photos looked at with perfect maps: call it with the photo."""

    def see(photo: SheetPhoto) -> Grey:
        assert photo.layout
        boxes = boxes_of(photo.layout, CropView(0, np.eye(3)))
        scale = TALL_PX / float(np.median(boxes.high[boxes.classes < 10]))
        monkeypatch.setattr(look, "best_fit", lambda *_: signs.Fit(1.0, scale))
        monkeypatch.setattr(look, "maps_of", lambda *_: perfect_maps(photo, scale))
        return photo.picture

    return see


@pytest.mark.parametrize("kind", ["form", "receipt", "sum"])
def test_the_numbers_of_a_page_are_those_that_stand_on_it(kind: str, seen, networks) -> None:
    photo = synthetic_sheet(kind, 6)
    read = read_page(seen(photo), networks, is_upright=True)
    due = sorted(number["text"] for number in photo.truth["numbers"])
    assert sorted(cell.text for cell in read.numbers) == due


def test_numbers_stand_in_the_order_of_the_lines(seen, networks) -> None:
    photo = synthetic_sheet("receipt", 6)
    read = read_page(seen(photo), networks, is_upright=True)
    due = [number["text"] for number in photo.truth["numbers"]]
    assert [cell.text for line in read.lines for cell in line] == due


@pytest.mark.parametrize(
    "photo",
    [
        synthetic_sheet("ruled", 6),
        synthetic_sheet("unruled", 6),
        difficult_sheet("warped", "ruled", 6),
        difficult_sheet("tilted", "ruled", 6),
    ],
    ids=["ruled", "unruled", "warped", "tilted"],
)
def test_the_cells_of_a_table_hold_their_numbers(photo: SheetPhoto, seen, networks) -> None:
    read = read_table(seen(photo), networks, is_upright=True)
    assert (len(read.rows), len(read.rows[0])) == photo.truth["grid"]
    for number in photo.truth["numbers"]:
        assert read.rows[number["row"]][number["column"]] == number["text"]


def test_rows_of_a_printed_table_without_rules_are_told_apart(seen, networks) -> None:
    photo = printed_table(6, "none")
    read = read_table(seen(photo), networks, is_upright=True)
    assert (len(read.rows), len(read.rows[0])) == photo.truth["grid"]


def test_the_place_of_a_cell_on_a_warped_photo_holds_its_number(seen, networks) -> None:
    photo = difficult_sheet("warped", "ruled", 6)
    read = read_table(seen(photo), networks, is_upright=True)
    for number in photo.truth["numbers"]:
        left, top, right, low = number["box"]
        box = read.cells[number["row"]][number["column"]].box
        assert box.left < (left + right) / 2 < box.right
        assert box.top < (top + low) / 2 < box.bottom


def test_a_table_can_be_read_by_its_next_best_rows_and_columns(seen, networks) -> None:
    photo = seen(synthetic_sheet("ruled", 6))
    first = read_table(photo, networks, is_upright=True)
    other = read_table(photo, networks, is_upright=True, by_other_grid=True)
    assert other.by_other_grid
    assert other.doubt
    assert all(cell.doubt for row in other.cells for cell in row)
    sizes = [(len(each.rows), len(each.rows[0])) for each in (first, other)]
    assert sizes[0] != sizes[1]
    assert other.other_grid == sizes[0]


@pytest.mark.parametrize("left_out", [0, 1, 2])
def test_numbers_where_another_column_would_be_speak_against_the_columns(
    left_out: int, seen, networks
) -> None:
    photo = synthetic_sheet("ruled", 8)
    looked = look.look_at(seen(photo), never_asked, networks.glyphs, is_upright=True)
    found = cells.table_of(looked)
    assert found
    kept = photo.truth["grid"][1] - left_out
    part = found.lattice._replace(columns=found.lattice.columns[: kept + 1])
    table_left = found._replace(lattice=part)
    beside = cells.grid_features(table_left, cells.cells_of(table_left))["beside"]
    columns = [number["column"] for number in photo.truth["numbers"]]
    due = columns.count(kept) / sum(column < kept for column in columns)
    assert beside == pytest.approx(due, rel=0.25)  # columns differ in width


@pytest.mark.parametrize(
    ("kind", "is_table"), [("ruled", True), ("unruled", True), ("sum", False), ("receipt", False)]
)
def test_a_photo_shows_a_table_where_most_digits_stand_in_cells(
    kind: str, is_table: bool, seen, networks
) -> None:
    photo = seen(synthetic_sheet(kind, 6))
    assert read_photo(photo, networks, is_upright=True).is_table == is_table


def test_a_table_cut_out_by_its_corners_lies_on_the_photo_where_it_was() -> None:
    corners = ((100, 50), (420, 80), (400, 300), (90, 260))
    photo = np.zeros((400, 500, 3), np.uint8)
    flat, from_flat = table.cut_out(photo, corners[::-1])
    high, wide = flat.shape[:2]
    margin = table.CUT_MARGIN * max(high, wide) / (1 + 2 * table.CUT_MARGIN)
    inner = [(margin, margin), (wide - margin, margin), (wide - margin, high - margin)]
    place = tuple((round(x), round(y)) for x, y in (*inner, (margin, high - margin)))
    moved = table.moved_back(PaperResult(((Cell("7", place),),), is_table=True), from_flat)
    assert np.abs(np.subtract(moved.cells[0][0].place, corners)).max() <= 3


def test_the_number_in_a_marked_box_is_read_where_it_stands_on_the_photo(
    seen, networks, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo = synthetic_sheet("sum", 6)
    whole = look.look_at(seen(photo), networks.detector, networks.glyphs, is_upright=True)
    number = photo.truth["numbers"][2]
    left, top, right, low = number["box"]
    room = round(page.ROOM * (low - top))
    corner = np.array([max(left - room, 0), max(top - room, 0)])
    signs_there = whole.signs._replace(centres=whole.signs.centres - corner)
    cropped = whole._replace(signs=signs_there, chains=chains_of(signs_there))
    monkeypatch.setattr(page, "look_at", lambda *_, **__: cropped)
    cell = page.read_number(photo.picture, networks, Box(left, top, right, low))
    assert cell is not None
    assert cell.text == number["text"]


def test_a_page_that_nothing_is_written_on_says_so(networks, monkeypatch) -> None:
    nothing = np.full((CHANNELS, 64, 64), -SURE, np.float32)
    monkeypatch.setattr(look, "best_fit", lambda *_: signs.Fit(0.0, 1.0))
    monkeypatch.setattr(look, "maps_of", lambda *_: nothing)
    read = read_page(np.full((256, 256, 3), 200, np.uint8), networks, is_upright=True)
    assert not read.numbers
    assert "Nothing is written" in read.notes[0]


def test_a_page_without_a_table_is_refused_as_a_table(seen, networks) -> None:
    with pytest.raises(InkError, match="no table"):
        read_table(seen(synthetic_sheet("sum", 6)), networks, is_upright=True)


def test_signs_are_found_once_and_not_below_the_least_probability() -> None:
    maps = np.zeros((CHANNELS, 20, 20), np.float32)
    maps[CENTRE] = -SURE
    maps[CENTRE, 5, 5], maps[CENTRE, 5, 6], maps[CENTRE, 12, 12] = 2.0, 1.0, -2.0
    maps[CLASS.start + 7] = SURE
    found = signs.signs_in(maps, 0.5)
    assert found.classes.tolist() == [7]
    assert found.centres == pytest.approx(np.array([[5.5, 5.5]]) * STRIDE / 0.5)


def test_the_network_is_given_the_photo_evened_and_filled_up_to_whole_steps() -> None:
    grey = synthetic_sheet("sum", 6).picture[:100, :200, 0]
    given: list[Floats] = []
    signs.maps_of(lambda photo: given.append(photo) or photo, signs.seen_at(grey, 1.0))
    assert given[0].shape == (112, 208)
    assert np.array_equal(given[0][:100, :200], evened(grey))
    assert not given[0][100:].any()


def test_the_exported_network_says_what_the_trained_one_says(tmp_path: Path) -> None:
    torch.manual_seed(0)
    network = Detector()
    network(torch.randn(1, 1, 64, 64))  # so that no average of a normalisation is 0
    path = tmp_path / "detector.onnx"
    torch.save({"average": network.state_dict()}, tmp_path / "checkpoint")
    export.main(tmp_path / "checkpoint", path)
    photo = torch.randn(48, 80)
    with torch.inference_mode():
        due = network.eval()(photo[None, None])[0].numpy()
    assert engine.network_of(path)(photo.numpy()) == pytest.approx(due, abs=1e-4)
    assert path.stat().st_size <= 4_000_000


def test_a_photo_that_is_upright_is_not_turned_though_its_scale_was_found_in_another_size(
    seen, networks: Networks, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo = seen(synthetic_sheet("sum", 6))
    scale = look.best_fit(networks.detector, photo).scale
    monkeypatch.setattr(look, "best_fit", lambda *_: signs.Fit(0.1, scale))

    def fit_at(_network: object, grey: Grey, _scale: float) -> signs.Fit:
        return signs.Fit(9.0 if np.array_equal(grey, grey_photo) else 5.0, scale)

    grey_photo = cv2.cvtColor(photo, cv2.COLOR_RGB2GRAY)
    monkeypatch.setattr(look, "fit_at", fit_at)
    assert look.look_at(photo, networks.detector, networks.glyphs).turns == 0


def test_light_writing_on_a_dark_board_is_seen_as_dark_on_light(
    seen, networks: Networks, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo = seen(synthetic_sheet("sum", 6))
    looks = [
        look.look_at(picture, networks.detector, networks.glyphs, is_upright=True)
        for picture in (photo, 255 - photo)
    ]
    assert np.abs(looks[0].ink.astype(int) - looks[1].ink).max() <= 3
