"""The window for photos of pages and tables, by real events."""

from __future__ import annotations

import csv
import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from openpyxl import load_workbook
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot
from synthetic_photos import Look, synthetic_page

from digitpad.errors import InkError
from digitpad.files import data_folder
from digitpad.gui.paper import camera
from digitpad.gui.paper import window as paper
from digitpad.gui.paper.camera import CameraWindow
from digitpad.gui.paper.cells import Cell, Found
from digitpad.gui.paper.window import KEPT, PAGE, TABLE, PaperWindow
from digitpad.gui.widgets.pixels import png_bytes, to_qimage
from digitpad.paper.glyphs import Reader
from digitpad.preprocess.pictures import open_picture

FOUND = Found(
    "till.jpg",
    (
        (Cell("12", ((5, 5), (40, 5), (40, 30), (5, 30))), Cell("7")),
        (Cell("3?", ((5, 50), (40, 50), (40, 80), (5, 80)), True), Cell("")),
    ),
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PaperWindow:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    return shown(qtbot)


def shown(qtbot: QtBot) -> PaperWindow:
    window = PaperWindow()
    qtbot.addWidget(window)
    window.show()
    return window


def filled(window: PaperWindow) -> PaperWindow:
    window.cells.show(FOUND)
    window._keep()
    return window


def test_a_photo_is_read_and_its_numbers_stand_beside_it(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "page.png"
    look = Look(paper="plain", pen="ball pen", long_side=900, words=0, has_shadow=False)
    Image.fromarray(synthetic_page(3, look, numbers=3).picture).save(path)
    window.read(path)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    assert any(text for row in window.cells.texts for text in row)
    assert "page.png" in window.note.text()
    assert (data_folder() / KEPT).is_file()


def test_cancelling_ends_the_reading_within_a_photo(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "page.png"
    Image.fromarray(synthetic_page(3, Look(long_side=600), numbers=3).picture).save(path)
    reached, asked = threading.Event(), list[bool]()

    def chunk_by_chunk_without_end(reader: Reader, images: object) -> None:
        reached.set()
        while not reader._is_cancelled():
            pass
        asked.append(True)
        raise InkError("Reading was cancelled.")

    monkeypatch.setattr(Reader, "read", chunk_by_chunk_without_end)
    window.read(path)
    qtbot.waitUntil(reached.is_set, timeout=20_000)
    qtbot.mouseClick(window.cancel_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=20_000)
    assert asked == [True]
    assert window.note.text() == "Cancelled."
    assert window.open_button.isEnabled()


def test_how_much_was_read_is_shown_while_it_goes_on(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "page.png"
    Image.fromarray(synthetic_page(3, Look(long_side=600), numbers=3).picture).save(path)
    is_seen = threading.Event()

    def slowly(reader: Reader, images: object) -> None:
        reader.count = 3200
        is_seen.wait(20)
        raise InkError("Enough.")

    monkeypatch.setattr(Reader, "read", slowly)
    window.read(path)
    qtbot.waitUntil(lambda: "3,200 signs" in window.note.text(), timeout=20_000)
    is_seen.set()
    qtbot.waitUntil(lambda: not window.is_reading, timeout=20_000)
    assert window.note.text() == "Enough."


@pytest.mark.parametrize("kind", [PAGE, TABLE])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"%PDF-1.4\n", "PDF"),
        (b"\0\0\0\x18ftypheic\0\0\0\0", "HEIC"),
        (b"", "empty"),
        (png_bytes(to_qimage(np.zeros((64, 64), np.uint8))), "one colour"),
    ],
)
def test_what_cannot_be_read_is_said_and_the_window_stays(
    content: bytes, words: str, kind: str, window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "photo"
    path.write_bytes(content)
    window.kind.setCurrentIndex(window.kind.findData(kind))
    window.read(path)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=20_000)
    assert words in window.note.text()
    assert window.open_button.isEnabled()


def test_a_correction_takes_the_doubt_away_and_can_be_taken_back(
    window: PaperWindow, qtbot: QtBot
) -> None:
    filled(window)
    index = window.cells.index(1, 0)
    assert window.cells.data(index, Qt.ItemDataRole.BackgroundRole) is not None
    window.table.setCurrentIndex(index)
    window.table.edit(index)
    editor = window.table.findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    qtbot.keyClicks(editor, "38")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    # The view takes the editor's text when it comes round to it.
    qtbot.waitUntil(lambda: window.cells.cell(1, 0) == Cell("38", FOUND.rows[1][0].place))
    window.cells.undo_stack.undo()
    assert window.cells.cell(1, 0) == FOUND.rows[1][0]


def test_what_was_read_is_there_again_until_it_is_saved(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    filled(window)
    window.cells.setData(window.cells.index(0, 1), "8")
    later = shown(qtbot)
    assert later.cells.texts == [["12", "8"], ["3?", ""]]
    assert later.save(tmp_path / "till.csv")
    with (tmp_path / "till.csv").open(newline="", encoding="utf-8") as file:
        assert list(csv.reader(file)) == [["12", "8"], ["3?", ""]]
    assert shown(qtbot).cells.texts == []


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_what_no_file_can_hold_is_kept_and_saved_all_the_same(
    suffix: str, window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Control characters, pasted into a cell, and halves of characters, in it and in a name."""
    window.cells.show(replace(FOUND, name="old\udcffdisk.jpg"))
    window.cells.setData(window.cells.index(0, 1), " 8\x0b\ud800 ")
    later = shown(qtbot)
    assert later.cells.found.name == "old\udcffdisk.jpg"
    assert later.cells.texts == [["12", "8\ufffd\ufffd"], ["3?", ""]]
    path = tmp_path / f"till.{suffix}"
    assert later.save(path)
    if suffix == "csv":
        assert "12,8\ufffd\ufffd\r\n" in path.read_bytes().decode()
    else:
        assert load_workbook(path)["Sheet"]["B1"].value == "8\ufffd\ufffd"


def test_a_file_that_cannot_be_written_loses_nothing(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    filled(window)
    assert not window.save(tmp_path / "missing" / "till.csv")
    assert shown(qtbot).cells.texts == [["12", "7"], ["3?", ""]]


def test_copying_gives_columns_parted_by_tabs(window: PaperWindow, qtbot: QtBot) -> None:
    filled(window)
    qtbot.mouseClick(window.copy_button, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "12\t7\n3?"


def test_a_row_that_is_chosen_lights_up_on_the_photo(window: PaperWindow) -> None:
    filled(window)
    window.photo.show_found(FOUND)
    window.table.setCurrentIndex(window.cells.index(1, 0))
    assert window.photo._chosen == (1, 0)


def test_a_clipboard_that_gives_nothing_is_said(
    window: PaperWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Held:
        def mimeData(self) -> None:
            return None

    monkeypatch.setattr(QApplication, "clipboard", Held)
    window.paste()
    assert "no picture on the clipboard" in window.note.text()


def test_corrections_of_an_earlier_start_are_not_lost_without_a_question(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    filled(window)
    window.cells.setData(window.cells.index(1, 0), "38")
    window.close()
    again = shown(qtbot)
    again.read(tmp_path / "other.png")
    assert not again.is_reading
    assert again.findChild(QMessageBox) is not None
    assert again.cells.cell(1, 0).text == "38"


@pytest.mark.parametrize(
    "rows",
    [
        pytest.param([[["1", [], False]], [["2", [], False]] * 2], id="rows of several lengths"),
        pytest.param([[["1", [], False]] * 50_001], id="cells that take minutes to show"),
    ],
)
def test_what_was_kept_and_is_no_photos_is_not_shown(
    rows: list[list[object]], window: PaperWindow, qtbot: QtBot
) -> None:
    kept = {"name": "x", "rows": rows, "turned": 0, "notes": []}
    (data_folder() / KEPT).write_text(json.dumps(kept))
    again = shown(qtbot)
    again.grab()
    assert again.cells.rowCount() == 0


def test_another_photo_takes_nothing_away_unasked_but_what_was_copied(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    filled(window)
    window.read(tmp_path / "other.png")
    assert not window.is_reading
    assert window.findChild(QMessageBox) is not None
    window.copy()
    window.read(tmp_path / "other.png")
    assert window.is_reading
    qtbot.waitUntil(lambda: not window.is_reading, timeout=20_000)


def test_a_photo_is_taken_with_what_the_camera_sees(
    window: PaperWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def two_frames() -> Iterator[object]:
        for level in (40, 200):
            yield np.full((90, 160, 3), level, np.uint8)
        is_closed.wait(20)

    is_closed, read = threading.Event(), list[Path | bytes]()
    monkeypatch.setattr(camera, "frames", two_frames)
    monkeypatch.setattr(window, "read", read.append)
    window.take_photo()
    shown = window.findChild(CameraWindow)
    assert shown is not None
    qtbot.waitUntil(shown.take_button.isEnabled, timeout=20_000)
    is_closed.set()
    qtbot.keyClick(shown, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window._camera is None, timeout=20_000)
    (photo,) = read
    assert open_picture(photo).shape == (90, 160, 3)


def test_a_camera_that_gives_nothing_is_said(
    window: PaperWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise InkError("The camera gives no picture.")

    monkeypatch.setattr(camera, "frames", broken)
    window.take_photo()
    shown = window.findChild(CameraWindow)
    assert shown is not None
    qtbot.waitUntil(lambda: "no picture" in shown._note.text(), timeout=20_000)
    assert not shown.take_button.isEnabled()
    assert window.stop()


def test_where_no_camera_is_the_button_says_so(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(camera.sys, "platform", "linux")
    assert "No camera" in camera.why_no_camera(tmp_path)
    (tmp_path / "video0").touch()
    assert camera.why_no_camera(tmp_path) == ""
    monkeypatch.setattr(paper, "why_no_camera", lambda: "No camera is connected.")
    window = shown(qtbot)
    assert not window.camera_button.isEnabled()
    assert window.camera_button.toolTip() == "No camera is connected."


def test_discarding_works_where_nothing_could_be_written(window: PaperWindow) -> None:
    (data_folder() / KEPT).mkdir()
    filled(window)
    window.discard()
    assert window.note.text() == "Discarded."
