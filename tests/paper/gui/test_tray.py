"""Several photos in one window: read in the background, corrected in one run, saved in one file."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from openpyxl import load_workbook
from PIL import Image
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot
from read_as import have_pages_read, have_tables_read

from digitpad.errors import DigitpadError
from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.pixels import png_bytes, to_qimage
from digitpad.paper.cell import UNSURE, Cell, place_of
from digitpad.paper.gui import unsaved
from digitpad.paper.gui.photo import PAGE, TABLE
from digitpad.paper.gui.window import PaperWindow
from digitpad.paper.result import PaperResult
from digitpad.preprocess.pictures import open_picture

SOON = 60_000
SEVEN = Cell("7", place_of((5, 5, 40, 30)), UNSURE)


@pytest.fixture
def window(qtbot: QtBot) -> PaperWindow:
    window = PaperWindow()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def photos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Three photos, on each of which a doubtful 7 is read, with its width beside it."""

    def read(picture: np.ndarray, *_: object, **__: object) -> PaperResult:
        return PaperResult(((SEVEN, Cell(str(picture.shape[1]))),))

    have_pages_read(monkeypatch, read)
    paths = []
    for number in range(3):
        paths.append(tmp_path / f"photo {number}.png")
        Image.fromarray(np.full((60, 90 + number, 3), 200, np.uint8)).save(paths[-1])
    return paths


@pytest.fixture
def second_is_slow(
    monkeypatch: pytest.MonkeyPatch, photos: list[Path]
) -> Iterator[threading.Event]:
    """The second photo does not open before this is set."""
    go_on = threading.Event()

    def opened(path: Path) -> np.ndarray:
        if path == photos[1]:
            go_on.wait(20)
        return open_picture(path)

    monkeypatch.setattr("digitpad.preprocess.pictures.open_picture", opened)
    yield go_on
    go_on.set()


def drop(window: PaperWindow, *paths: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    dropped = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, mime, buttons, keys)
    window.intake.eventFilter(window, dropped)


def read_all(window: PaperWindow, qtbot: QtBot, *paths: Path) -> None:
    drop(window, *paths)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=SOON)


def texts(window: PaperWindow) -> list[list[list[str]]]:
    return [sheet.cells.texts for sheet in window.tray.sheets]


def notes(window: PaperWindow) -> list[str]:
    shown = (window.tray.index(row).data() for row in range(window.tray.rowCount()))
    return [text.partition("\n")[2] for text in shown]


def answer(window: PaperWindow, words: str) -> None:
    *_, question = window.findChildren(QMessageBox)
    next(button for button in question.buttons() if button.text() == words).click()


def press_enter(qtbot: QtBot) -> None:
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    qtbot.keyClick(editor, Qt.Key.Key_Return)


def test_photos_that_are_dropped_are_a_sheet_each_and_a_broken_one_is_named(
    window: PaperWindow, qtbot: QtBot, photos: list[Path]
) -> None:
    photos[1].write_bytes(b"%PDF-1.4\n")
    assert not window.sheets.isVisible()
    read_all(window, qtbot, *photos)
    assert texts(window) == [[["7", "90"]], [], [["7", "92"]]]
    assert window.sheets.isVisible()
    assert notes(window)[::2] == ["page · 1 uncertain"] * 2
    assert "PDF" in notes(window)[1]
    window.tray.show(window.tray.sheets[1])
    assert "PDF" in window.note.text()


def test_the_pictures_of_a_folder_are_read_in_order(
    window: PaperWindow, qtbot: QtBot, photos: list[Path], tmp_path: Path
) -> None:
    photos[0].rename(tmp_path / "photo 10.PNG")
    (tmp_path / "._photo 1.png").write_bytes(b"no picture")
    (tmp_path / "readme.txt").write_text("none")
    read_all(window, qtbot, tmp_path)
    names = [sheet.name for sheet in window.tray.sheets]
    assert names == ["photo 1.png", "photo 2.png", "photo 10.PNG"]


def test_several_files_are_chosen_in_the_dialog(
    window: PaperWindow, qtbot: QtBot, photos: list[Path]
) -> None:
    qtbot.mouseClick(window.buttons["open"], Qt.MouseButton.LeftButton)
    dialog = window.findChild(QFileDialog)
    assert dialog.fileMode() == QFileDialog.FileMode.ExistingFiles
    dialog.filesSelected.emit([str(path) for path in photos])
    qtbot.waitUntil(lambda: not window.is_reading, timeout=SOON)
    assert len(window.tray.sheets) == 3


def test_enter_goes_through_all_that_is_doubtful_across_the_sheets(
    window: PaperWindow, qtbot: QtBot, photos: list[Path]
) -> None:
    read_all(window, qtbot, *photos)
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_F3)
    for sheet in window.tray.sheets:
        qtbot.waitUntil(lambda sheet=sheet: window.document is sheet)
        qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
        press_enter(qtbot)
        qtbot.waitUntil(lambda sheet=sheet: not sheet.cells.doubtful)
    qtbot.waitUntil(lambda: "has been checked" in window.note.text())
    assert not window.buttons["next"].isEnabled()
    window.cells.undo_stack.undo()  # of this sheet alone
    assert [len(sheet.cells.doubtful) for sheet in window.tray.sheets] == [0, 0, 1]


def test_the_first_is_corrected_while_the_next_are_read(
    window: PaperWindow, qtbot: QtBot, photos: list[Path], second_is_slow: threading.Event
) -> None:
    drop(window, *photos)
    qtbot.waitUntil(window.buttons["next"].isEnabled, timeout=SOON)
    qtbot.waitUntil(lambda: notes(window)[1:] == ["being read…", "waits to be read"])
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_F3)
    editor = QApplication.focusWidget()
    qtbot.keyClicks(editor, "8")
    second_is_slow.set()
    qtbot.waitUntil(lambda: not window.is_reading, timeout=SOON)
    assert QApplication.focusWidget() is editor, "what is being typed is left alone"
    press_enter(qtbot)
    qtbot.waitUntil(lambda: window.document is window.tray.sheets[1])
    assert texts(window)[0] == [["8", "90"]]


def test_cancelling_leaves_what_was_read_and_the_others_can_be_read_later(
    window: PaperWindow, qtbot: QtBot, photos: list[Path], second_is_slow: threading.Event
) -> None:
    drop(window, *photos)
    qtbot.waitUntil(lambda: texts(window)[0] != [], timeout=SOON)
    qtbot.waitUntil(lambda: notes(window)[1] == "being read…")
    qtbot.mouseClick(window.row.cancel_button, Qt.MouseButton.LeftButton)
    second_is_slow.set()
    qtbot.waitUntil(lambda: not window.is_reading, timeout=SOON)
    assert [bool(rows) for rows in texts(window)] == [True, False, False]
    window.sheets.view.selectAll()
    qtbot.mouseClick(window.buttons["again"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=SOON)
    assert all(texts(window))


def test_one_workbook_has_a_sheet_for_each_photo(
    window: PaperWindow, qtbot: QtBot, photos: list[Path], tmp_path: Path
) -> None:
    read_all(window, qtbot, *photos)
    qtbot.mouseClick(window.buttons["xlsx"], Qt.MouseButton.LeftButton)
    assert "3 numbers are uncertain" in window.findChild(QMessageBox).text()
    answer(window, "Save all the same…")
    dialog = window.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "all.xlsx"))
    book = load_workbook(tmp_path / "all.xlsx")
    assert book.sheetnames == ["photo 0", "photo 1", "photo 2"]
    assert [sheet["B1"].value for sheet in book] == [90, 91, 92]
    assert "3 sheets" in window.note.text()
    assert all(note.endswith("saved") for note in notes(window))


def test_csv_is_a_file_for_each_photo_and_replaces_none(
    window: PaperWindow, qtbot: QtBot, photos: list[Path], tmp_path: Path
) -> None:
    read_all(window, qtbot, *photos[:2])
    (tmp_path / "photo 0.csv").write_text("mine")
    qtbot.mouseClick(window.buttons["csv"], Qt.MouseButton.LeftButton)
    answer(window, "Save all the same…")
    window.findChild(QFileDialog).fileSelected.emit(str(tmp_path))
    assert (tmp_path / "photo 0.csv").read_text("utf-8") == "mine"
    assert (tmp_path / "photo 0-2.csv").read_bytes() == b"7,90\r\n"
    assert (tmp_path / "photo 1.csv").read_bytes() == b"7,91\r\n"


def test_new_photos_join_those_that_are_not_saved_and_follow_those_that_are(
    window: PaperWindow, qtbot: QtBot, photos: list[Path], tmp_path: Path
) -> None:
    read_all(window, qtbot, photos[0])
    read_all(window, qtbot, photos[1])
    assert texts(window) == [[["7", "90"]], [["7", "91"]]]
    assert window.document is window.tray.sheets[1]
    window.saving.save(tmp_path / "all.xlsx")
    read_all(window, qtbot, photos[2])
    assert texts(window) == [[["7", "92"]]]


def test_sheets_are_discarded_together_after_one_question(
    window: PaperWindow, qtbot: QtBot, photos: list[Path]
) -> None:
    read_all(window, qtbot, *photos)
    for sheet in window.tray.sheets[:2]:
        sheet.cells.setData(sheet.cells.index(0, 0), "8")
    window.sheets.view.selectAll()
    qtbot.mouseClick(window.buttons["discard"], Qt.MouseButton.LeftButton)
    (question,) = window.findChildren(QMessageBox)
    assert "photo 0.png, photo 1.png" in question.text()
    answer(window, "Discard")
    assert texts(window) == [[]]
    assert not list(unsaved.data_folder().glob("*.json"))


def test_what_kind_of_sheet_it_is_is_found_out_for_each(
    window: PaperWindow, qtbot: QtBot, photos: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = PaperResult(((SEVEN, SEVEN),), is_table=True)
    page = PaperResult(((SEVEN,),))

    def read(picture: np.ndarray, *_: object, **__: object) -> PaperResult:
        return table if len(picture) == 600 else page

    have_pages_read(monkeypatch, read)
    have_tables_read(monkeypatch, lambda *_, **__: table)
    Image.fromarray(np.full((600, 600, 3), 220, np.uint8)).save(photos[1])
    read_all(window, qtbot, *photos)
    assert [note.partition(" ")[0] for note in notes(window)] == ["page", "table", "page"]
    window.tray.show(window.tray.sheets[1])
    assert window.kind.currentText() == "Found: a table"
    window.sheets.view.selectAll()
    window.kind.setCurrentIndex(window.kind.findData(TABLE))
    window.kind.activated.emit(window.kind.currentIndex())
    qtbot.waitUntil(lambda: not window.is_reading, timeout=SOON)
    assert [sheet.kind for sheet in window.tray.sheets] == [TABLE] * 3
    assert [note.partition(" ")[0] for note in notes(window)] == ["table"] * 3
    window.kind.setCurrentIndex(window.kind.findData(PAGE))


def test_what_could_not_be_stored_is_asked_about_once_before_it_closes(
    window: PaperWindow, qtbot: QtBot, photos: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    read_all(window, qtbot, photos[0])
    window.close()
    assert not window.isVisible(), "what is stored comes back"
    window.show()

    def full(path: Path, _content: bytes) -> None:
        raise DigitpadError(f"Cannot write {path}: the disk is full.")

    monkeypatch.setattr(unsaved, "write_atomically", full)
    read_all(window, qtbot, *photos[1:])
    window.close()
    assert window.isVisible()
    (question,) = window.findChildren(QMessageBox)
    assert "photo 1.png, photo 2.png" in question.text()
    answer(window, "Close")
    assert not window.isVisible()


def test_photos_of_a_camera_are_not_held_in_memory(
    window: PaperWindow, qtbot: QtBot, photos: list[Path]
) -> None:
    for level in (100, 200):
        window.read(png_bytes(to_qimage(np.full((60, 90, 3), level, np.uint8))), "photo")
    qtbot.waitUntil(lambda: not window.is_reading, timeout=SOON)
    sources = [sheet.photo.source for sheet in window.tray.sheets]
    assert [open_picture(source)[0, 0, 0] for source in sources] == [100, 200]
    assert all(isinstance(source, Path) for source in sources)


def test_several_pictures_that_the_program_is_opened_with_are_photos_of_paper(
    make_window: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot
) -> None:
    paths = [tmp_path / f"{number}.png" for number in range(2)]
    for path in paths:
        Image.fromarray(np.full((60, 90, 3), 200, np.uint8)).save(path)
    main_window = make_window(*paths)
    paper = main_window.windows.of_wings["paper"]
    assert [sheet.name for sheet in paper.tray.sheets] == ["0.png", "1.png"]
    qtbot.waitUntil(lambda: not paper.is_reading, timeout=60_000)
