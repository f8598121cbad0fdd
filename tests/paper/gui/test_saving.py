"""Saving what was read: doubt is asked about, and stays to be seen in the file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from openpyxl import load_workbook
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices, QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from read_as import have_pages_read

from digitpad.paper.cell import UNSURE, Cell
from digitpad.paper.gui.window import PaperWindow
from digitpad.paper.result import PaperResult
from digitpad.preprocess import pictures

RESULT = PaperResult(
    ((Cell("1,5"), Cell("7")), (Cell("3", (), UNSURE), Cell("=1+1"))), name="till.jpg"
)
SAVE = QKeySequence.StandardKey.Save


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PaperWindow]:
    window = PaperWindow()
    qtbot.addWidget(window)
    window.show()
    window.cells.show(RESULT)
    window.document.keep()
    yield window
    window.document.unsaved.release()


def box(window: QWidget) -> QMessageBox:
    found = [one for one in window.findChildren(QMessageBox) if one.isVisible()]
    assert len(found) == 1
    return found[0]


def press(window: QWidget, qtbot: QtBot, words: str) -> None:
    button = next(one for one in box(window).buttons() if one.text() == words)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def type_name(window: QWidget, qtbot: QtBot, path: Path) -> None:
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    name = dialog.findChild(QLineEdit)
    assert name is not None
    name.setText(str(path))
    qtbot.keyClick(name, Qt.Key.Key_Return)


def test_what_nobody_checked_is_not_saved_unasked(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    qtbot.keySequence(window, QKeySequence(SAVE))
    assert "1 number is uncertain" in box(window).text()
    assert box(window).defaultButton().text() == "Check now"
    press(window, qtbot, "Check now")
    assert window.findChild(QFileDialog) is None
    editor = window.table.findChild(QLineEdit)
    assert editor is not None  # the cell that is not sure, to be confirmed
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.cells.doubtful)
    window.activateWindow()  # as a window manager does
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keySequence(window, QKeySequence(SAVE))
    type_name(window, qtbot, tmp_path / "till.csv")
    assert (tmp_path / "till.csv").read_bytes() == b'"1,5",7\r\n3,\'=1+1\r\n'


def test_doubt_gets_a_column_where_that_is_wanted(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    qtbot.mouseClick(window.buttons["csv"], Qt.MouseButton.LeftButton)
    check = box(window).checkBox()
    qtbot.keyClick(check, Qt.Key.Key_Space)
    assert check.isChecked()
    press(window, qtbot, "Save all the same…")
    type_name(window, qtbot, tmp_path / "till.csv")
    lines = (tmp_path / "till.csv").read_text("utf-8").splitlines()
    assert lines == ["A,B,doubtful", '"1,5",7,', "3,'=1+1,A"]


def test_excel_files_show_doubt_and_take_comma_decimals_for_numbers(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    qtbot.mouseClick(window.buttons["xlsx"], Qt.MouseButton.LeftButton)
    assert "are coloured and have a comment" in box(window).text()
    assert "they" not in box(window).text(), "there is one number"
    press(window, qtbot, "Save all the same…")
    type_name(window, qtbot, tmp_path / "till.xlsx")
    sheet = load_workbook(tmp_path / "till.xlsx")["Sheet"]
    assert sheet["A1"].value == 1.5
    assert sheet["A2"].comment is not None
    assert sheet["A1"].comment is None


def test_how_csv_is_written_is_chosen_and_remembered(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    menu = window.saving.menu
    for words in ("semicolons", "mark"):
        next(one for one in menu.actions() if words in one.text().replace("&", "")).trigger()
    window.cells.setData(window.cells.index(1, 0), "3")
    qtbot.mouseClick(window.buttons["csv"], Qt.MouseButton.LeftButton)
    type_name(window, qtbot, tmp_path / "till.csv")
    assert (tmp_path / "till.csv").read_bytes() == "\ufeff1,5;7\r\n3;'=1+1\r\n".encode()
    later = PaperWindow()
    qtbot.addWidget(later)
    chosen = [one.text().replace("&", "") for one in later.saving.menu.actions()
              if one.isChecked()]  # fmt: skip
    assert chosen == ["Columns separated by semicolons", "Begin with a byte-order mark"]


def test_before_it_is_read_again_what_was_corrected_can_be_saved(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.discard()
    Image.fromarray(np.full((60, 90, 3), 200, np.uint8)).save(tmp_path / "other.png")
    window.read(tmp_path / "other.png")
    qtbot.waitUntil(lambda: not window.is_reading, timeout=20_000)
    window.document.cells.show(replace(RESULT, cells=RESULT.cells[:1]))
    window.document.keep()
    window.cells.setData(window.cells.index(0, 0), "2")
    qtbot.mouseClick(window.buttons["again"], Qt.MouseButton.LeftButton)
    assert box(window).defaultButton().text() == "Save…"
    press(window, qtbot, "Save…")
    type_name(window, qtbot, tmp_path / "till.csv")
    assert (tmp_path / "till.csv").is_file()
    assert window.is_reading
    qtbot.waitUntil(lambda: not window.is_reading, timeout=20_000)


def test_what_was_saved_can_be_opened(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[str]()
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    assert not window.saving.open_button.isVisible()
    window.saving.save(tmp_path / "till.xlsx")
    qtbot.mouseClick(window.saving.open_button, Qt.MouseButton.LeftButton)
    assert opened == [(tmp_path / "till.xlsx").as_posix()]
    window.cells.setData(window.cells.index(0, 0), "2")
    assert not window.saving.open_button.isVisible(), "it holds something else now"


def test_what_was_corrected_is_saved_rather_than_discarded_by_enter(
    window: PaperWindow, qtbot: QtBot
) -> None:
    window.cells.setData(window.cells.index(0, 0), "8")
    qtbot.mouseClick(window.buttons["discard"], Qt.MouseButton.LeftButton)
    assert box(window).defaultButton().text() == "Save…"
    press(window, qtbot, "Discard")
    assert window.cells.rowCount() == 0


def test_what_is_copied_is_no_formula_and_doubt_is_said(window: PaperWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.buttons["copy"], Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "1,5\t7\n3\t'=1+1"
    assert "1 number in them is not sure" in window.note.text()


def test_a_pasted_picture_is_there_again_after_a_restart(
    window: PaperWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from digitpad.errors import InkError
    from digitpad.gui.widgets.pixels import png_bytes, to_qimage

    def none(*_any: object, **_more: object) -> None:
        raise InkError("There is nothing.")

    have_pages_read(monkeypatch, none)
    window.copy()
    window.read(png_bytes(to_qimage(np.full((60, 90, 3), 200, np.uint8))))
    qtbot.waitUntil(lambda: window.note.text() == "There is nothing.", timeout=60_000)
    qtbot.waitUntil(lambda: not window.is_reading)
    window.document.unsaved.release()
    later = PaperWindow()
    qtbot.addWidget(later)
    later.show()
    qtbot.waitUntil(lambda: later.photo.sceneRect().width() == 90, timeout=60_000)
    qtbot.waitUntil(lambda: not later.is_reading)
    assert later.buttons["again"].isEnabled()
    qtbot.mouseClick(later.buttons["discard"], Qt.MouseButton.LeftButton)
    assert "not saved in a file" in box(later).text()
    press(later, qtbot, "Discard")
    later.document.unsaved.release()


@pytest.mark.parametrize("is_installed", [True, False])
def test_the_dialog_offers_what_can_be_read(
    window: PaperWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_installed: bool
) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda name: is_installed and name == "pillow_heif")
    qtbot.mouseClick(window.buttons["open"], Qt.MouseButton.LeftButton)
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    photos = dialog.nameFilters()[0]
    assert "*.jpg" in photos
    assert ("*.heic" in photos) is is_installed
    assert "pdf" not in photos
