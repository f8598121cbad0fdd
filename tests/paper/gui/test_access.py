"""What is not sure on paper can be told without colours, and is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from digitpad.gui.widgets.pixels import from_qimage


@pytest.mark.parametrize("name", ["paper, page", "paper, table"])
def test_a_doubtful_cell_has_a_sign_in_the_table_and_a_broken_frame_on_the_photo(
    open_furnished: Callable[..., QWidget], qtbot: QtBot, name: str
) -> None:
    paper: Any = open_furnished(name)
    (at,) = paper.cells.doubtful
    index, frame = paper.cells.index(*at), paper.photo.frames[at]
    seen = paper.table.viewport()
    qtbot.waitUntil(lambda: seen.rect().contains(paper.table.visualRect(index)))
    doubted = seen.grab(paper.table.visualRect(index))
    assert not index.data(Qt.ItemDataRole.DecorationRole).isNull()
    assert frame.pen().style() is Qt.PenStyle.DashLine
    sure = paper.photo.frames[0, 0]
    assert sure.pen().style() is Qt.PenStyle.SolidLine
    assert paper.cells.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None
    # Its left half holds ink: the number itself stands at the right.
    pixels = from_qimage(doubted.toImage()).astype(int)
    assert np.ptp(pixels[2:-2, 2:22], axis=(0, 1)).max() > 60
    paper.cells.setData(index, "1")
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert frame.pen().style() is Qt.PenStyle.SolidLine


def test_the_photo_says_how_much_is_not_sure(open_furnished: Callable[..., QWidget]) -> None:
    paper: Any = open_furnished("paper, page")
    assert "was read: 3, not sure: 1." in paper.photo.accessibleDescription()
    paper.cells.setData(paper.cells.index(1, 0), "1")
    assert "was read: 3, not sure: 0." in paper.photo.accessibleDescription()


def test_the_next_doubtful_cell_is_said(
    open_furnished: Callable[..., QWidget], announced: list[str], qtbot: QtBot
) -> None:
    paper: Any = open_furnished("paper, page")
    announced.clear()
    qtbot.keyClick(paper, Qt.Key.Key_F3)
    assert announced == ["Not sure: “7” in row 2, column 1; 1 in all"]
