"""What the detector learns from: crops of drawn sheets, and what its maps should say about them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from digitpad.paper.detector import crops, training
from digitpad.paper.detector.crops import Crops
from digitpad.paper.detector.heads import (
    CENTRE,
    CHANNELS,
    CLASSES,
    EDGES,
    IN_TABLE,
    LINKED,
    LINKS,
    OFFSET,
    REACH_PX,
    SIDES,
    SIGNS,
    SLOPES,
    STRIDE,
    evened,
)
from digitpad.paper.detector.network import Detector
from digitpad.paper.detector.truth import CropView, target_of
from digitpad.paper.synthesis.mixed import KINDS, mixed_sheet
from digitpad.paper.synthesis.pens import Pens
from digitpad.paper.synthesis.photos import SheetPhoto
from digitpad.paper.synthesis.sheets import synthetic_sheet

SIDE = 640
NO_PENS = Pens(())


@pytest.fixture
def photo() -> SheetPhoto:
    return synthetic_sheet("ruled", 6)


def view_of(photo: SheetPhoto, tall: float = 27.0) -> CropView:
    """Return the view of a photo's upper left part, its digits so high."""
    assert photo.layout
    signs = [sign for sign in photo.layout.signs if sign.text.isdigit()]
    boxes = np.array([photo.layout.place(sign.box) for sign in signs])
    scale = tall / np.median(boxes[:, 3] - boxes[:, 1])
    return CropView(SIDE, np.diag([scale, scale, 1.0]))


def test_the_maps_say_where_each_sign_is_and_which(photo: SheetPhoto) -> None:
    assert photo.layout
    view = view_of(photo)
    target = target_of(photo.layout, view)
    said = set()
    for row, column in np.argwhere(target.maps[CENTRE] == 1):
        x, y = (np.array([column, row]) + 0.5 + target.maps[OFFSET, row, column]) * STRIDE
        said.add((SIGNS[target.classes[row, column]], round(x / 8), round(y / 8)))
    due = set()
    for sign in photo.layout.signs:
        left, top, right, low = sign.box
        x, y = view.seen(photo.layout, np.array([[(left + right) / 2, (top + low) / 2]]))[0]
        if max(x, y) < SIDE:
            due.add((sign.text, round(x / 8), round(y / 8)))
    assert len(due) > 10
    assert said == due


def test_the_links_of_a_number_lead_from_sign_to_sign(photo: SheetPhoto) -> None:
    assert photo.layout
    maps = target_of(photo.layout, view_of(photo)).maps
    linked = np.argwhere((maps[CENTRE] == 1) & (maps[LINKED.start] == 1))
    assert len(linked) > 5
    for row, column in linked:
        x, y = maps[LINKS, row, column][:2] * REACH_PX / STRIDE + maps[OFFSET, row, column]
        end = int(row + 0.5 + y), int(column + 0.5 + x)
        if max(end) < SIDE // STRIDE:
            assert maps[CENTRE][end] == 1
            back = maps[LINKS, end[0], end[1]][2:] * REACH_PX / STRIDE
            assert back == pytest.approx(-maps[LINKS, row, column][:2] * REACH_PX / STRIDE, abs=0.1)


def test_the_sides_of_a_cell_add_up_to_its_width(photo: SheetPhoto) -> None:
    assert photo.layout
    assert photo.layout.grid
    view = view_of(photo)
    maps = target_of(photo.layout, view).maps
    columns, rows = photo.layout.grid
    middle = np.array([[(columns[1] + columns[2]) / 2, (rows[1] + rows[2]) / 2]])
    x, y = (view.seen(photo.layout, middle)[0] / STRIDE).astype(int)
    assert maps[IN_TABLE, y, x] == 1
    ends = np.array([(columns[1], middle[0, 1]), (columns[2], middle[0, 1])])
    wide = np.linalg.norm(np.diff(view.seen(photo.layout, ends), axis=0))
    assert maps[SIDES, y, x][:2].sum() * REACH_PX == pytest.approx(wide, rel=0.03)


def test_slopes_follow_the_lines_of_the_sheet(photo: SheetPhoto) -> None:
    assert photo.layout
    turned = np.array([(0.996, -0.087, 60), (0.087, 0.996, 0), (0, 0, 1.0)])  # by 5°
    straight, slanted = (
        target_of(photo.layout, CropView(SIDE, matrix @ view_of(photo).from_photo))
        for matrix in (np.eye(3), turned)
    )
    both = (straight.on_sheet > 0) & (slanted.on_sheet > 0)
    more = (slanted.maps - straight.maps)[SLOPES][:, both].mean(axis=1)
    assert more == pytest.approx([0.087, -0.087], abs=0.03)


def test_a_sheet_that_nothing_was_written_on_has_lines_and_no_signs(photo: SheetPhoto) -> None:
    assert photo.layout
    empty = replace(photo, layout=replace(photo.layout, signs=()))
    maps, classes, *_ = target_of(empty.layout, view_of(photo))
    assert (classes == -1).all()
    assert maps[EDGES].any()
    assert not maps[CENTRE].any()
    assert not crops.digit_height(empty)


def test_evened_light_does_not_depend_on_shadow(photo: SheetPhoto) -> None:
    grey = photo.picture[:300, :300, 1]
    shaded = np.asarray(grey * 0.6, np.uint8)
    away = abs(evened(grey) - evened(shaded))
    assert np.median(away) < 0.15


def test_a_crop_depends_on_its_step_and_number_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crops, "POOL", 2)
    first, second = (Crops(NO_PENS, 5) for _ in range(2))
    second.crop(0, 0)
    for drawn, again in zip(first.crop(3, 1)[1], second.crop(3, 1)[1], strict=True):
        assert np.array_equal(drawn, again)
    assert not np.array_equal(first.crop(3, 1)[0], first.crop(3, 0)[0])


def test_kinds_of_sheets_can_be_left_out() -> None:
    for seed in range(0, 6, 2):
        photo = mixed_sheet(seed, NO_PENS, without=[*KINDS.keys() - {"newspaper"}])
        assert photo.truth["grid"] == (9, 9)


def test_the_network_says_a_map_with_a_place_for_each_four_px() -> None:
    with torch.inference_mode():
        maps = Detector().eval()(torch.zeros(1, 1, 64, 96))
    assert maps.shape == (1, CHANNELS, 16, 24)
    assert CHANNELS == 1 + CLASSES + 2 + 2 + 2 + 4 + 2 + 2 + 2 + 1 + 4


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crops, "POOL", 2)
    monkeypatch.setattr(training, "BATCH", 2)
    monkeypatch.setattr(training, "MEASURED", 1)
    monkeypatch.setattr(training, "read_pens", lambda folder, learned: NO_PENS)

    def trained(name: str, *steps: int) -> dict[str, torch.Tensor]:
        path = tmp_path / name
        for count in steps:
            # The rate of learning depends on the steps, so it is held.
            monkeypatch.setattr(training, "rate_at", lambda step, steps: 1e-3)
            training.main(
                ["--data-dir", str(tmp_path), "--output", str(path), "--steps", str(count)]
            )
        weights: dict[str, torch.Tensor] = torch.load(path, weights_only=True)["average"]
        return weights

    whole, parts = trained("whole", 3), trained("parts", 1, 3)
    assert whole.keys() == parts.keys()
    assert all(torch.equal(whole[name], parts[name]) for name in whole)


def test_a_state_of_another_training_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training.Training(0, tmp_path / "state", []).save()
    training.Training(0, tmp_path / "state", [])
    with pytest.raises(SystemExit, match="another training"):
        training.Training(0, tmp_path / "state", ["receipt"])
