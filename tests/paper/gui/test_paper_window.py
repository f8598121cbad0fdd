"""The window for photos of pages and tables, by real events."""

from __future__ import annotations

import csv
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest
from openpyxl import load_workbook
from PIL import Image
from PySide6.QtCore import QEvent, QMimeData, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot
from read_as import have_pages_read, have_tables_read

from digitpad.errors import DigitpadError, InkError
from digitpad.files import data_folder, resource
from digitpad.gui.widgets.pixels import png_bytes, to_qimage
from digitpad.gui.workers.task import stop_work
from digitpad.paper.cell import UNSURE, Cell, place_of
from digitpad.paper.detector.engine import network_of
from digitpad.paper.gui import camera, unsaved
from digitpad.paper.gui import window as paper
from digitpad.paper.gui.camera import CameraWindow
from digitpad.paper.gui.cell_frame import CellFrame
from digitpad.paper.gui.photo import PAGE, TABLE
from digitpad.paper.gui.window import PaperWindow
from digitpad.paper.networks import DETECTOR
from digitpad.paper.result import PaperResult
from digitpad.paper.synthesis.photos import PhotoLook, synthetic_page
from digitpad.preprocess.pictures import open_picture

KEPT_FILE = f"{unsaved.KEPT}.json"
ONE = ["1", [], False, False]
"""A cell as it is kept."""
HALVES = (5, 5, 40, 55), (40, 5, 80, 55)
"""The boxes of two cells side by side on ``page``."""
RESULT = PaperResult(
    (
        (Cell("12", place_of((5, 5, 40, 30))), Cell("7")),
        (Cell("3?", place_of((5, 50, 40, 80)), UNSURE), Cell("")),
    ),
    name="till.jpg",
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


def restarted(window: PaperWindow, qtbot: QtBot) -> PaperWindow:
    """The window of the next start, after the program with this one has ended."""
    window.document.unsaved.release()
    return shown(qtbot)


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A photo on which a 42 and, not sure, a 7 are read at once, however it is turned."""
    numbers = (
        (Cell("42", place_of((5, 5, 40, 30))),),
        (Cell("7", place_of((5, 40, 20, 60)), UNSURE),),
    )
    have_pages_read(monkeypatch, lambda *_, **__: PaperResult(numbers))
    path = tmp_path / "page.png"
    Image.fromarray(np.full((60, 90, 3), 200, np.uint8)).save(path)
    return path


def read(window: PaperWindow, qtbot: QtBot, path: Path) -> None:
    window.read(path)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)


def choose(window: PaperWindow, kind: str) -> None:
    window.kind.setCurrentIndex(window.kind.findData(kind))
    window.kind.activated.emit(window.kind.currentIndex())


def drop(window: PaperWindow, *paths: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    dropped = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, mime, buttons, keys)
    window.intake.eventFilter(window, dropped)


def filled(window: PaperWindow) -> PaperWindow:
    window.cells.show(RESULT)
    window.document.keep()
    return window


def test_a_photo_is_read_and_its_numbers_stand_beside_it(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "page.png"
    look = PhotoLook(paper="plain", pen="ball pen", long_side=900, words=0, has_shadow=False)
    Image.fromarray(synthetic_page(3, look, numbers=3).picture).save(path)
    assert not window.table.isVisible()
    read(window, qtbot, path)
    assert window.table.isVisible()
    assert any(text for row in window.cells.texts for text in row)
    assert "page.png" in window.note.text()
    assert (data_folder() / KEPT_FILE).is_file()


@pytest.fixture
def scan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Makes a file of three pages, on which their brightness is read."""

    def reading(picture: np.ndarray, *_: object, **__: object) -> PaperResult:
        return PaperResult(((Cell(f"{picture.max()}", place_of((5, 5, 40, 30))),),))

    def file(suffix: str) -> Path:
        path, pages = (
            tmp_path / f"scan{suffix}",
            [Image.new("L", (90, 60), x) for x in (9, 99, 200)],
        )
        pages[0].save(path, save_all=True, append_images=pages[1:])
        return path

    have_pages_read(monkeypatch, reading)
    return file


def texts(window: PaperWindow) -> list[tuple[str, str]]:
    return [(sheet.name, sheet.cells.texts[0][0]) for sheet in window.tray.sheets]


def test_each_page_of_a_file_is_a_sheet(
    window: PaperWindow, qtbot: QtBot, scan: Callable[[str], Path]
) -> None:
    path = scan(".tif")
    other = path.with_name("other.png")
    Image.new("L", (90, 60), 50).save(other)
    drop(window, path, other)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    pages = [(f"{path.name}, page {n}", x) for n, x in enumerate(("9", "99", "200"), start=1)]
    assert texts(window) == [*pages, ("other.png", "50")]
    assert window.tray.current is window.tray.sheets[0]


def test_a_page_of_a_file_is_shown_and_read_again_by_itself(
    window: PaperWindow, qtbot: QtBot, scan: Callable[[str], Path]
) -> None:
    read(window, qtbot, scan(".tif"))
    before = texts(window)
    window.tray.show(window.tray.sheets[1])
    qtbot.waitUntil(lambda: window.view.photo.has_photo)
    for what in (window.orders.ask_turned, lambda: choose(window, PAGE)):
        what()
        qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
        assert texts(window) == before
        assert window.document.photo.page == 2


def test_pages_that_were_read_earlier_are_the_same_pages(
    window: PaperWindow, qtbot: QtBot, scan: Callable[[str], Path]
) -> None:
    read(window, qtbot, scan(".tif"))
    for sheet in window.tray.sheets:
        sheet.unsaved.release()
    later = shown(qtbot)
    assert texts(later) == texts(window)
    assert [sheet.photo.page for sheet in later.tray.sheets] == [1, 2, 3]


def test_of_a_film_the_first_frames_are_read_and_that_is_said(
    window: PaperWindow, qtbot: QtBot, scan: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    for part in ("photo", "orders"):
        monkeypatch.setattr(f"digitpad.paper.gui.{part}.MOST_PAGES", 2)
    read(window, qtbot, scan(".gif"))
    assert len(window.tray.sheets) == 2
    assert "1 to 2 of 3" in window.tray.sheets[1].summary()


def test_cancelling_ends_the_reading_within_a_photo(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "page.png"
    Image.fromarray(synthetic_page(3, PhotoLook(long_side=600), numbers=3).picture).save(path)
    reached, ended = threading.Event(), threading.Event()

    def look_without_end(*_: object, **_more: object) -> None:
        try:
            while True:
                reached.set()
                network_of(resource(DETECTOR))(np.zeros((64, 64), np.float32))
        finally:
            ended.set()

    monkeypatch.setattr("digitpad.paper.reading.look_at", look_without_end)
    window.read(path)
    qtbot.waitUntil(reached.is_set, timeout=20_000)
    qtbot.mouseClick(window.row.cancel_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=20_000)
    assert ended.is_set()
    assert window.note.text() == "Cancelled."
    assert window.buttons["open"].isEnabled()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"%PDF-1.4\n", "PDF"),
        (b"\0\0\0\x18ftypheic\0\0\0\0", "HEIC"),
        (b"", "empty"),
        (png_bytes(to_qimage(np.zeros((64, 64), np.uint8))), "Nothing is written"),
    ],
)
def test_what_cannot_be_read_is_said_and_the_window_stays(
    content: bytes, words: str, window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "photo"
    path.write_bytes(content)
    window.read(path)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=20_000)
    assert words in window.note.text()
    assert window.buttons["open"].isEnabled()


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
    corrected = Cell("38", RESULT.cells[1][0].place, is_checked=True)
    qtbot.waitUntil(lambda: window.cells.cell(1, 0) == corrected)
    window.cells.undo_stack.undo()
    assert window.cells.cell(1, 0) == RESULT.cells[1][0]


def test_a_column_widens_with_what_is_entered(window: PaperWindow) -> None:
    filled(window)
    window.cells.setData(window.cells.index(0, 1), "123456789")
    assert window.table.columnWidth(1) >= window.table.sizeHintForColumn(1)


def test_what_was_read_is_there_again_until_it_is_saved(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    filled(window)
    window.cells.setData(window.cells.index(0, 1), "8")
    later = restarted(window, qtbot)
    assert later.cells.texts == [["12", "8"], ["3?", ""]]
    assert later.saving.save(tmp_path / "till.csv")
    with (tmp_path / "till.csv").open(newline="", encoding="utf-8") as file:
        assert list(csv.reader(file)) == [["12", "8"], ["3?", ""]]
    assert restarted(window, qtbot).cells.texts == []


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_what_no_file_can_hold_is_kept_and_saved_all_the_same(
    suffix: str, window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Control characters, pasted into a cell, and halves of characters, in it and in a name."""
    window.cells.show(replace(RESULT, name="old\udcffdisk.jpg"))
    window.cells.setData(window.cells.index(0, 1), " 8\x0b\ud800 ")
    later = restarted(window, qtbot)
    assert later.cells.result.name == "old\udcffdisk.jpg"
    assert later.cells.texts == [["12", "8\ufffd\ufffd"], ["3?", ""]]
    path = tmp_path / f"till.{suffix}"
    assert later.saving.save(path)
    if suffix == "csv":
        assert "12,8\ufffd\ufffd\r\n" in path.read_bytes().decode()
    else:
        assert load_workbook(path)["Sheet"]["B1"].value == "8\ufffd\ufffd"


def test_a_file_that_cannot_be_written_loses_nothing(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    filled(window)
    assert not window.saving.save(tmp_path / "missing" / "till.csv")
    assert restarted(window, qtbot).cells.texts == [["12", "7"], ["3?", ""]]


def test_copying_gives_columns_parted_by_tabs(window: PaperWindow, qtbot: QtBot) -> None:
    filled(window)
    qtbot.mouseClick(window.buttons["copy"], Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "12\t7\n3?"


def test_a_row_that_is_chosen_lights_up_on_the_photo(window: PaperWindow) -> None:
    filled(window)
    window.photo.show_result(RESULT)
    window.table.setCurrentIndex(window.cells.index(1, 0))
    assert window.photo.chosen_cell == (1, 0)


@pytest.mark.parametrize(
    ("rows", "corners"),
    [
        pytest.param([[ONE], [ONE, ONE]], (), id="rows of several lengths"),
        pytest.param([[ONE] * 50_001], (), id="cells that take minutes to show"),
        pytest.param([[ONE]], [[0, 0]] * 3, id="a table of three corners"),
    ],
)
def test_what_was_kept_and_is_no_photos_is_not_shown(
    rows: list[list[object]], corners: object, window: PaperWindow, qtbot: QtBot
) -> None:
    kept = json.loads(PaperResult(()).to_json()) | {"rows": rows, "marked_corners": corners}
    (data_folder() / KEPT_FILE).write_text(json.dumps(kept))
    again = restarted(window, qtbot)
    again.grab()
    assert again.cells.rowCount() == 0


def test_a_photo_is_taken_with_what_the_camera_sees(
    window: PaperWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def two_frames() -> Iterator[object]:
        for level in (40, 200):
            yield np.full((90, 160, 3), level, np.uint8)
        is_closed.wait(20)

    is_closed, read = threading.Event(), list[tuple[Path | bytes, str]]()
    monkeypatch.setattr(camera, "frames", two_frames)
    monkeypatch.setattr(window, "read_all", read.extend)
    window.intake.take_photo()
    shown = window.findChild(CameraWindow)
    assert shown is not None
    qtbot.waitUntil(shown.take_button.isEnabled, timeout=20_000)
    is_closed.set()
    qtbot.keyClick(shown, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.findChild(CameraWindow) is None, timeout=20_000)
    ((photo, _),) = read
    assert open_picture(photo).shape == (90, 160, 3)


def test_a_camera_that_gives_nothing_is_said(
    window: PaperWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise InkError("The camera gives no picture.")

    monkeypatch.setattr(camera, "frames", broken)
    window.intake.take_photo()
    shown = window.findChild(CameraWindow)
    assert shown is not None
    note = shown.findChild(QLabel, "camera_note")
    qtbot.waitUntil(lambda: "no picture" in note.text(), timeout=20_000)
    assert not shown.take_button.isEnabled()
    assert stop_work(window)


@pytest.mark.parametrize(("system", "asked"), [("darwin", 1), ("linux", 0), ("win32", 0)])
def test_a_mac_asks_for_the_camera_in_the_main_thread(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, system: str, asked: int
) -> None:
    opened_in: list[threading.Thread] = []

    class Closed:
        def __init__(self, _: int) -> None:
            opened_in.append(threading.current_thread())

        def release(self) -> None:
            pass

    monkeypatch.setattr(cv2, "VideoCapture", Closed)
    monkeypatch.setattr(camera.sys, "platform", system)
    ended = threading.Event()

    def waiting() -> Iterator[object]:
        yield np.zeros((9, 16, 3), np.uint8)
        ended.wait(20)

    monkeypatch.setattr(camera, "frames", waiting)
    found = CameraWindow()
    found.show()
    assert opened_in == [threading.main_thread()] * asked
    qtbot.waitUntil(found.take_button.isEnabled)
    with qtbot.waitSignal(found.destroyed):
        found.reject()
        ended.set()


def test_where_no_camera_is_the_button_says_so(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    with monkeypatch.context() as patched:
        patched.setattr(camera.sys, "platform", "linux")
        assert "No camera" in camera.why_no_camera(tmp_path)
        (tmp_path / "video0").touch()
        assert camera.why_no_camera(tmp_path) == ""
    monkeypatch.setattr(paper, "why_no_camera", lambda: "No camera is connected.")
    window = shown(qtbot)
    assert not window.buttons["camera"].isEnabled()
    assert window.buttons["camera"].toolTip() == "No camera is connected."


def test_what_was_saved_as_csv_can_be_saved_as_excel_too(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(window)
    assert window.saving.save(tmp_path / "till.csv")
    asked = list[str]()
    monkeypatch.setattr(window.dialogs, "ask_save", lambda *args: asked.append(args[1].suffix))
    qtbot.mouseClick(window.buttons["xlsx"], Qt.MouseButton.LeftButton)
    answer(window, "Save all the same…")
    assert asked == [".xlsx"]


def test_a_file_that_is_no_photo_takes_nothing_away(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path, page: Path
) -> None:
    read(window, qtbot, page)
    texts = window.cells.texts
    (tmp_path / "other.pdf").write_bytes(b"%PDF-1.4\n")
    read(window, qtbot, tmp_path / "other.pdf")
    assert "PDF" in window.note.text()
    window.tray.show(window.tray.sheets[0])
    assert window.cells.texts == texts
    qtbot.waitUntil(lambda: bool(window.photo.frames))


def test_a_page_that_is_no_table_stays_what_it_was_read_as(
    window: PaperWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: Path
) -> None:
    read(window, qtbot, page)
    texts = window.cells.texts

    def none(*_any: object, **_more: object) -> None:
        raise InkError("There is no table of numbers on this photo.")

    have_tables_read(monkeypatch, none)
    choose(window, TABLE)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    assert "no table" in window.note.text()
    assert window.cells.texts == texts
    assert window.photo.frames


def test_what_was_read_stays_where_corrections_are_not_given_up(
    window: PaperWindow, qtbot: QtBot, page: Path
) -> None:
    read(window, qtbot, page)
    window.cells.setData(window.cells.index(0, 0), "5")
    choose(window, TABLE)
    question = window.findChild(QMessageBox)
    assert question is not None
    question.reject()
    assert not window.is_reading
    assert window.cells.texts == [["5"], ["7"]]


def test_another_kind_reads_the_photo_again_at_once_but_asks_where_it_was_corrected(
    window: PaperWindow, qtbot: QtBot, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = PaperResult(((Cell("5", place_of((0, 0, 89, 59))),),), is_table=True)
    have_tables_read(monkeypatch, lambda *_, **__: table)
    read(window, qtbot, page)
    assert window.kind.currentText() == "Found: a page"
    choose(window, TABLE)
    qtbot.waitUntil(lambda: window.cells.texts == [["5"]], timeout=60_000)
    qtbot.waitUntil(lambda: not window.is_reading)
    window.cells.setData(window.cells.index(0, 0), "6")
    choose(window, PAGE)
    assert not window.is_reading
    assert window.kind.currentData() == TABLE  # until that is answered
    answer(window, "Discard and read")
    qtbot.waitUntil(lambda: window.cells.texts == [["42"], ["7"]], timeout=60_000)
    assert window.kind.currentData() == PAGE
    qtbot.waitUntil(lambda: not window.is_reading)
    window.cells.undo_stack.undo()
    assert window.cells.texts == [["6"]]


@pytest.mark.parametrize("name", ["again", "turn"])
def test_after_a_reading_begun_by_keyboard_the_focus_is_on_its_button_again(
    name: str, window: PaperWindow, qtbot: QtBot, page: Path
) -> None:
    """Meanwhile it is where the reading can be stopped."""
    read(window, qtbot, page)
    window.buttons[name].setFocus()
    qtbot.keyClick(window.buttons[name], Qt.Key.Key_Space)
    assert window.row.cancel_button.hasFocus()
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    assert window.buttons[name].hasFocus()
    qtbot.keyClick(window.buttons[name], Qt.Key.Key_Space)
    assert window.is_reading
    qtbot.keyClick(window.row.cancel_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    assert window.buttons[name].hasFocus()


def test_discarding_by_keyboard_leaves_the_focus_where_another_photo_is_opened(
    window: PaperWindow, qtbot: QtBot, page: Path
) -> None:
    read(window, qtbot, page)
    window.buttons["discard"].setFocus()
    qtbot.keyClick(window.buttons["discard"], Qt.Key.Key_Space)
    assert window.note.text() == "Discarded."
    assert window.buttons["open"].hasFocus()


def test_a_photo_that_lies_on_its_side_is_turned_by_hand(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shapes = list[tuple[int, ...]]()

    def nothing(picture: np.ndarray, _networks: object, *, is_upright: bool) -> PaperResult:
        """What its digits seem to say when nobody said anything, and says nothing later."""
        shapes.append(picture.shape[:2])
        return PaperResult(turned=0 if is_upright else 180)

    have_pages_read(monkeypatch, nothing)
    Image.fromarray(np.full((60, 90, 3), 200, np.uint8)).save(tmp_path / "page.png")
    assert not window.buttons["turn"].isEnabled()
    read(window, qtbot, tmp_path / "page.png")
    for _ in range(3):
        qtbot.mouseClick(window.buttons["turn"], Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    assert shapes == [(60, 90), (90, 60), (60, 90), (90, 60)]
    assert window.photo.sceneRect().width() == 60
    assert window.document.photo is not None
    assert window.document.photo.turns == 1  # once round from where its digits seemed to lie


def answer(window: PaperWindow, words: str) -> None:
    """Press the button of the question that says so."""
    *_, question = window.findChildren(QMessageBox)
    next(button for button in question.buttons() if button.text() == words).click()


def test_the_photo_of_what_was_read_earlier_is_there_again(
    window: PaperWindow, qtbot: QtBot, page: Path
) -> None:
    read(window, qtbot, page)
    later = restarted(window, qtbot)
    qtbot.waitUntil(lambda: bool(later.photo.frames), timeout=60_000)
    assert later.photo.frames.keys() == window.photo.frames.keys()
    assert later.photo.sceneRect() == window.photo.sceneRect()
    qtbot.waitUntil(lambda: not later.is_reading)
    assert "earlier" in later.note.text()


def test_what_was_read_earlier_is_there_again_without_its_photo(
    window: PaperWindow, qtbot: QtBot, page: Path
) -> None:
    page = page.rename(page.with_name("page {1}.png"))
    read(window, qtbot, page)
    page.unlink()
    later = restarted(window, qtbot)
    assert later.cells.texts == window.cells.texts
    assert "not saved yet" in later.note.text()
    missing = f"{page}: there is no such file"
    qtbot.waitUntil(lambda: missing in later.note.text(), timeout=60_000)
    assert str(page) in later.photo.accessibleDescription()
    assert later.buttons["csv"].isEnabled()
    blank = later.photo.grab().toImage()
    later.discard()
    assert str(page) not in later.photo.accessibleDescription()
    assert later.photo.grab().toImage() != blank


def test_what_cannot_be_kept_on_a_full_disk_is_said_after_reading_and_correcting(
    window: PaperWindow, qtbot: QtBot, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, _content: bytes) -> None:
        raise DigitpadError(f"Cannot write {path}: the disk is full.")

    monkeypatch.setattr(unsaved, "write_atomically", full)
    read(window, qtbot, page)
    assert "save it now" in window.note.text()
    window.note.clear()
    window.cells.setData(window.cells.index(0, 0), "43")
    assert "the disk is full" in window.note.text()


def test_what_is_not_sure_is_gone_through_by_keyboard(window: PaperWindow, qtbot: QtBot) -> None:
    """F3 begins; Enter confirms what stands there, or what was typed, and goes on."""
    rows = [[Cell("1"), Cell("2", (), UNSURE)], [Cell("3", (), UNSURE), Cell("4")]]
    window.cells.show(replace(RESULT, cells=tuple(map(tuple, rows))))
    window.document.keep()
    qtbot.keyClick(window, Qt.Key.Key_F3)
    for at in ((0, 1), (1, 0)):
        qtbot.waitUntil(lambda at=at: current(window) == at)
        qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
        editor = QApplication.focusWidget()
        assert editor is not None
        if at == (1, 0):
            qtbot.keyClicks(editor, "8")
        qtbot.keyClick(editor, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda at=at: window.cells.cell(*at).sure)
    qtbot.waitUntil(lambda: "has been checked" in window.note.text())
    assert window.cells.texts == [["1", "2"], ["8", "4"]]
    assert not window.buttons["next"].isEnabled()


def test_enter_goes_on_to_the_next_cell(window: PaperWindow, qtbot: QtBot) -> None:
    filled(window)
    window.table.setCurrentIndex(window.cells.index(0, 0))
    for texts, at in (("8", (0, 1)), ("9", (1, 0))):
        qtbot.keyClicks(window.table, texts)
        editor = QApplication.focusWidget()
        assert isinstance(editor, QLineEdit)
        qtbot.keyClick(editor, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda at=at: current(window) == at)
        qtbot.waitUntil(window.table.hasFocus)
    assert window.cells.texts == [["8", "9"], ["3?", ""]]


def test_escape_gives_an_edit_up_and_never_closes_the_window(
    window: PaperWindow, qtbot: QtBot
) -> None:
    filled(window)
    window.table.setCurrentIndex(window.cells.index(0, 0))
    qtbot.keyClicks(window.table, "8")
    for _ in range(3):
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key.Key_Escape)
        assert window.isVisible()
    assert window.cells.texts == [["12", "7"], ["3?", ""]]
    qtbot.keySequence(window, QKeySequence("Ctrl+W"))
    assert not window.isVisible()


def test_what_is_being_typed_is_taken_when_the_window_closes_or_saves(
    window: PaperWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(window)
    window.table.setCurrentIndex(window.cells.index(0, 0))
    qtbot.keyClicks(window.table, "8")
    seen = list[str]()
    monkeypatch.setattr(window.saving, "ask", lambda _: seen.append(window.cells.texts[0][0]))
    qtbot.keySequence(window, QKeySequence(QKeySequence.StandardKey.Save))
    assert seen == ["8"]
    qtbot.keyClicks(window.table, "9")
    window.close()
    assert window.cells.texts[0][0] == "9"


def test_the_next_that_is_not_sure_is_shown_large(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    place = ((2900, 3900), (2940, 3900), (2940, 3930), (2900, 3930))
    window.photo.show_photo(np.full((4000, 3000, 3), 200, np.uint8))
    window.cells.show(replace(RESULT, cells=((Cell("1", place, UNSURE),),)))
    window.photo.show_result(window.cells.result)
    qtbot.keyClick(window, Qt.Key.Key_F3)
    shown = window.photo.mapFromScene(window.photo.frames[0, 0].boundingRect()).boundingRect()
    assert shown.height() >= 40
    assert window.photo.viewport().rect().contains(shown)


@pytest.mark.parametrize("share", [0.5, 0.95], ids=["in the middle", "at the edge"])
def test_what_is_under_review_stays_in_sight_while_the_window_is_resized(
    share: float, window: PaperWindow, qtbot: QtBot
) -> None:
    x, y = round(share * 3000), round(share * 4000)
    place = place_of((x, y, x + 40, y + 30))
    window.photo.show_photo(np.full((4000, 3000, 3), 200, np.uint8))
    window.cells.show(replace(RESULT, cells=((Cell("1", place, UNSURE),),)))
    window.document.keep()
    window.photo.show_result(window.cells.result)
    qtbot.keyClick(window, Qt.Key.Key_F3)
    for size in ((800, 560), (1400, 900), (820, 580)):
        window.resize(*size)
        QApplication.processEvents()
        frame = window.photo.frames[0, 0].boundingRect()
        shown = window.photo.mapFromScene(frame).boundingRect()
        assert window.photo.viewport().rect().contains(shown)


def current(window: PaperWindow) -> tuple[int, int]:
    index = window.table.currentIndex()
    return index.row(), index.column()


def test_what_was_only_looked_at_stays_doubtful(window: PaperWindow, qtbot: QtBot) -> None:
    rows = [[Cell("1"), Cell("2", (), UNSURE)], [Cell("3", (), UNSURE), Cell("4")]]
    window.cells.show(replace(RESULT, cells=tuple(map(tuple, rows))))
    window.document.keep()
    for _ in range(2):
        qtbot.keyClick(window, Qt.Key.Key_F3)
        assert window.table.findChild(QLineEdit) is not None
    window.table.setCurrentIndex(window.cells.index(0, 0))
    assert window.cells.doubtful == ((0, 1), (1, 0))
    assert window.cells.undo_stack.isClean()


def test_corrections_are_not_discarded_without_a_question(window: PaperWindow) -> None:
    filled(window)
    window.cells.setData(window.cells.index(1, 0), "38")
    window.buttons["discard"].click()
    question = window.findChild(QMessageBox)
    assert question is not None
    question.reject()
    assert window.cells.cell(1, 0).text == "38"


@pytest.fixture
def corrected_table(
    window: PaperWindow, qtbot: QtBot, page: Path, monkeypatch: pytest.MonkeyPatch
) -> PaperWindow:
    """A table of a 1 and a 2, of which the 1 was made a 77 before it was read again."""
    cells = tuple(Cell(text, place_of(box)) for text, box in zip("12", HALVES, strict=True))
    table = PaperResult((cells,), is_table=True)
    have_tables_read(monkeypatch, lambda *_, **__: table)
    choose(window, TABLE)
    read(window, qtbot, page)
    window.cells.setData(window.cells.index(0, 0), "77")
    qtbot.mouseClick(window.buttons["again"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    assert window.cells.texts == [["77", "2"]]
    return window


@pytest.mark.parametrize(
    "give_up",
    [
        pytest.param(lambda window: window.buttons["discard"].click(), id="discard"),
        pytest.param(lambda window: window.buttons["turn"].click(), id="turn"),
        pytest.param(lambda window: choose(window, PAGE), id="read as a page"),
    ],
)
def test_corrections_that_were_carried_into_a_new_reading_are_not_given_up_without_a_question(
    corrected_table: PaperWindow, give_up: Callable[[PaperWindow], None]
) -> None:
    give_up(corrected_table)
    assert corrected_table.findChild(QMessageBox) is not None
    assert not corrected_table.is_reading
    assert corrected_table.cells.texts == [["77", "2"]]


def test_what_is_shown_again_by_undo_after_a_new_reading_is_asked_about(
    corrected_table: PaperWindow, qtbot: QtBot
) -> None:
    """The reading is taken back first, then the correction; what is left needs no question."""
    for texts in ([["77", "2"]], [["1", "2"]]):
        assert corrected_table.document.has_corrections
        qtbot.keyClick(corrected_table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert corrected_table.cells.texts == texts
    corrected_table.buttons["discard"].click()
    assert corrected_table.note.text() == "Discarded."


def test_corrections_of_an_earlier_start_are_asked_about_after_a_reading_is_taken_back(
    corrected_table: PaperWindow, qtbot: QtBot
) -> None:
    later = restarted(corrected_table, qtbot)
    qtbot.waitUntil(later.buttons["again"].isEnabled, timeout=60_000)
    later.buttons["again"].click()
    qtbot.waitUntil(lambda: not later.is_reading, timeout=60_000)
    qtbot.keyClick(later, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    later.buttons["discard"].click()
    assert later.findChild(QMessageBox) is not None
    assert later.cells.texts == [["77", "2"]]


def test_a_reading_can_be_told_from_dark_paper(window: PaperWindow) -> None:
    """A reading is written on a ground of its own, not on whatever the photo shows there."""
    window.photo.show_photo(np.zeros((600, 600, 3), np.uint8))
    place = ((100, 300), (500, 300), (500, 500), (100, 500))
    window.photo.show_result(replace(RESULT, cells=((Cell("888", place),),)))
    picture = window.photo.grab().toImage()
    label = window.photo.frames[0, 0].label.sceneBoundingRect()
    box = window.photo.mapFromScene(label).boundingRect()
    shades = [
        picture.pixelColor(x, y).lightness()
        for x in range(box.left(), box.right())
        for y in range(box.top(), box.bottom())
    ]
    assert np.median(shades) > 150


@pytest.mark.parametrize("is_table", [True, False])
def test_a_reading_covers_no_ink_where_there_is_room_beside_it(
    is_table: bool, window: PaperWindow
) -> None:
    """In a cell, whose number stands to the left, and above a line that is close to the next."""
    paper = np.full((600, 600, 3), 230, np.uint8)
    ink = [(120, 310, 60, 180), (150, 250, 260, 40)] if is_table else [(110, 225, 380, 70)]
    for left, top, wide, high in ink:
        for x in range(left, left + wide, 12):
            paper[top : top + high, x : x + 5] = 30
    window.photo.show_photo(paper)
    place = ((100, 300), (500, 300), (500, 500), (100, 500))
    window.cells.show(replace(RESULT, cells=((Cell("888", place),),), is_table=is_table))
    window.photo.show_result(window.cells.result)
    label = window.photo.frames[0, 0].label
    box = label.boundingRect().translated(label.pos()).toRect()
    covered = paper[max(0, box.top()) : box.bottom(), box.left() : box.right()]
    assert covered.size
    assert covered.min() > 200


def shown_with(window: PaperWindow, *boxes: tuple[int, int, int, int]) -> list[CellFrame]:
    """Show numbers in these boxes on blank paper, and return their frames."""
    window.photo.show_photo(np.full((600, 600, 3), 230, np.uint8))
    rows = tuple((Cell("888", place_of(box)),) for box in boxes)
    window.cells.show(replace(RESULT, cells=rows))
    window.photo.show_result(window.cells.result)
    return list(window.photo.frames.values())


def label_of(frame: CellFrame) -> QRectF:
    return frame.label.mapRectToScene(frame.label.boundingRect()).adjusted(1, 1, -1, -1)


def covered(frame: CellFrame, others: list[CellFrame]) -> list[CellFrame]:
    """Return the other frames that the reading of a frame covers."""
    label = label_of(frame)
    return [
        other
        for other in others
        if other is not frame and label.intersects(other.polygon().boundingRect())
    ]


def test_a_reading_covers_no_other_number_of_a_sum(window: PaperWindow) -> None:
    """A carried 1 stands above a number, and the next line is close below it."""
    frames = shown_with(
        window, (180, 65, 200, 90), (100, 95, 350, 200), (90, 210, 350, 315), (95, 325, 370, 430)
    )
    assert [covered(frame, frames) for frame in frames] == [[]] * 4


def test_where_a_grid_is_doubtful_it_is_said_once_above_the_table_with_what_to_do(
    window: PaperWindow, qtbot: QtBot, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corners = place_of((5, 5, 80, 50))
    doubt = "Its columns may be others."
    table = PaperResult(((Cell("5", corners),),), is_table=True, doubt=doubt)
    have_tables_read(monkeypatch, lambda *_, **__: table)
    choose(window, TABLE)
    assert not window.view.doubt.isVisible()
    read(window, qtbot, page)
    assert window.view.doubt.isVisible()
    assert window.view.doubt.text() == doubt
    assert "columns" not in window.note.text()
    qtbot.mouseClick(window.buttons["mark"], Qt.MouseButton.LeftButton)
    assert window.photo.marking is not None
    assert window.photo.marking.corners == corners
    later = restarted(window, qtbot)
    assert later.view.doubt.text() == window.view.doubt.text()
    qtbot.waitUntil(lambda: not later.is_reading, timeout=60_000)


@pytest.fixture
def two_grids(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of two columns, or of one by its other grid."""

    def read_by(*_: object, by_other_grid: bool, **__: object) -> PaperResult:
        if by_other_grid:
            cells = (Cell("12", place_of((5, 5, 80, 55))),)
            return PaperResult((cells,), is_table=True, other_grid=(1, 2), by_other_grid=True)
        cells = tuple(Cell(text, place_of(box)) for text, box in zip("12", HALVES, strict=True))
        return PaperResult((cells,), is_table=True, doubt="Not sure.", other_grid=(1, 1))

    have_tables_read(monkeypatch, read_by)


def try_other(window: PaperWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.view.grid_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)


@pytest.mark.usefixtures("two_grids")
def test_one_click_reads_a_doubtful_table_by_its_other_grid_and_one_goes_back(
    window: PaperWindow, qtbot: QtBot, page: Path
) -> None:
    choose(window, TABLE)
    read(window, qtbot, page)
    button = window.view.grid_button
    assert button.isVisible()
    assert button.text() == "Try 1 row and 1 column instead"
    try_other(window, qtbot)
    assert window.cells.texts == [["12"]]
    assert button.text() == "Back to 1 row and 2 columns"
    later = restarted(window, qtbot)
    qtbot.waitUntil(lambda: not later.is_reading, timeout=60_000)
    assert later.view.grid_button.text() == button.text()
    try_other(later, qtbot)
    assert later.cells.texts == [["1", "2"]]
    qtbot.keyClick(later, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert later.cells.texts == [["12"]]
    try_other(later, qtbot)  # undone, it reads by the other one again
    assert later.cells.texts == [["1", "2"]]


@pytest.mark.usefixtures("two_grids")
def test_another_grid_takes_no_correction_away_unasked(
    window: PaperWindow, qtbot: QtBot, page: Path
) -> None:
    choose(window, TABLE)
    read(window, qtbot, page)
    window.cells.setData(window.cells.index(0, 1), "8")
    try_other(window, qtbot)
    assert window.cells.texts == [["1", "8"]]
    assert "1 cell that you checked" in window.findChild(QMessageBox).text()
    answer(window, "Use the new one")
    assert window.cells.texts == [["12"]]


def test_marking_corners_keeps_what_was_corrected_or_asks(
    window: PaperWindow, qtbot: QtBot, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def as_marked(
        _picture: object, _reader: object, *, corners: object, **_: object
    ) -> PaperResult:
        """A row of two cells, or of one below them, as the corners say."""
        nonlocal calls
        calls += 1
        boxes = [[(5, 5, 40, 30), (40, 5, 80, 30)]] * 2 + [[(5, 35, 80, 55)]]
        cells = tuple(Cell("1", place_of(box)) for box in boxes[calls - 1])
        return PaperResult((cells,), is_table=True)

    calls = 0
    have_tables_read(monkeypatch, as_marked)
    choose(window, TABLE)
    read(window, qtbot, page)
    window.cells.setData(window.cells.index(0, 1), "8")
    for _ in range(2):
        qtbot.keyClick(window, Qt.Key.Key_Insert)
        qtbot.keyClick(window.photo, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
        assert window.cells.texts == [["1", "8"]]
    assert "1 cell that you checked" in window.findChild(QMessageBox).text()
    answer(window, "Use the new one")
    assert window.cells.texts == [["1"]]


def drag(window: PaperWindow, qtbot: QtBot, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Drag with the mouse from one place of the photo to another."""
    view = window.photo
    first, last = (view.mapFromScene(QPointF(*point)) for point in (start, end))
    left = Qt.MouseButton.LeftButton
    qtbot.mousePress(view.viewport(), left, pos=first)
    # QTest's own move tells of no button.
    for point in (first, last):
        place = QPointF(view.viewport().mapToGlobal(point))
        keys = Qt.KeyboardModifier.NoModifier
        move = QMouseEvent(QEvent.Type.MouseMove, QPointF(point), place, left, left, keys)
        QApplication.sendEvent(view.viewport(), move)
    qtbot.mouseRelease(view.viewport(), left, pos=last)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    """The places in which a number was looked for; a 365 stands in each, which is sure."""
    boxes = list[tuple[int, ...]]()

    def number(_picture: np.ndarray, _networks: object, box: tuple[int, ...]) -> Cell:
        boxes.append(box)
        return Cell("365", place_of((0, 0, 1, 1)), probability=0.99)

    monkeypatch.setattr("digitpad.paper.page.read_number", number)
    return boxes


def test_a_number_that_was_missed_is_marked_and_read_in_its_place(
    window: PaperWindow, qtbot: QtBot, page: Path, marked: list[tuple[int, ...]]
) -> None:
    read(window, qtbot, page)
    qtbot.mouseClick(window.buttons["mark"], Qt.MouseButton.LeftButton)
    drag(window, qtbot, (50, 8), (85, 32))
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    assert np.allclose(marked, [(50, 8, 86, 33)], atol=1)
    assert window.cells.texts == [["42", "365"], ["7", ""]]
    assert window.note.text().startswith("Added 365.")
    assert (0, 1) in window.photo.frames
    assert window.photo.dragMode() == window.photo.DragMode.ScrollHandDrag
    qtbot.keyClick(window.table, "3")  # it is chosen, so that typing corrects it
    editor = window.table.findChild(QLineEdit)
    assert editor is not None
    qtbot.keyClicks(editor, "66")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.cells.cell(0, 1).text == "366")
    for texts in ([["42", "365"], ["7", ""]], [["42"], ["7"]]):
        qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert window.cells.texts == texts
    assert window.photo.frames.keys() == {(0, 0), (1, 0)}
    qtbot.keySequence(window, QKeySequence(QKeySequence.StandardKey.Redo))
    assert restarted(window, qtbot).cells.texts == [["42", "365"], ["7", ""]]  # kept over a restart


def test_a_number_is_marked_by_keyboard_alone(
    window: PaperWindow, qtbot: QtBot, page: Path, marked: list[tuple[int, ...]]
) -> None:
    read(window, qtbot, page)
    qtbot.keyClick(window, Qt.Key.Key_Insert)
    assert window.photo.hasFocus()
    start = window.photo.marking
    assert start is not None
    (left, top), _, (right, bottom), _ = start.corners
    for _ in range(20):
        qtbot.keyClick(window.photo, Qt.Key.Key_Left)
        qtbot.keyClick(window.photo, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(window.photo, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    (box,) = marked
    assert box[0] < left
    assert box[2] - box[0] == pytest.approx(right - left + 1, abs=2)
    assert box[3] - box[1] > bottom - top + 5
    qtbot.keyClick(window, Qt.Key.Key_Insert)
    qtbot.keyClick(window.photo, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.photo.marking is None
    assert len(marked) == 1


def test_what_cannot_be_read_where_it_is_marked_is_left_to_be_typed(
    window: PaperWindow, qtbot: QtBot, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def specks(*_: object) -> None:
        raise InkError("Specks alone.")

    monkeypatch.setattr("digitpad.paper.page.read_number", specks)
    read(window, qtbot, page)
    window.mark()
    drag(window, qtbot, (50, 8), (85, 32))
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    assert window.cells.texts == [["42", ""], ["7", ""]]
    assert window.cells.cell(0, 1).doubt
    assert "type what it is" in window.note.text()


def test_a_false_find_is_removed_and_comes_back(
    window: PaperWindow, qtbot: QtBot, page: Path
) -> None:
    read(window, qtbot, page)
    place = window.photo.mapFromScene(QPointF(20, 20))
    qtbot.mouseClick(window.photo.viewport(), Qt.MouseButton.LeftButton, pos=place)
    editor = window.table.findChild(QLineEdit)
    assert editor is not None
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    qtbot.keyClick(window.table, Qt.Key.Key_Delete)
    assert window.cells.texts == [["7"]]
    assert window.photo.chosen_cell == (0, 0)  # what came in its place, to go on from
    assert window.photo.frames.keys() == {(0, 0)}
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.cells.texts == [["42"], ["7"]]
    window.cells.undo_stack.redo()
    assert restarted(window, qtbot).cells.texts == [["7"]]


def test_a_page_on_which_nothing_was_found_takes_numbers(
    window: PaperWindow, qtbot: QtBot, tmp_path: Path, marked: list[tuple[int, ...]]
) -> None:
    path = tmp_path / "blank.png"
    Image.fromarray(np.full((60, 90, 3), 200, np.uint8)).save(path)
    read(window, qtbot, path)
    assert "Nothing is written" in window.note.text()
    qtbot.mouseClick(window.buttons["mark"], Qt.MouseButton.LeftButton)
    drag(window, qtbot, (10, 10), (60, 40))
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    assert window.cells.texts == [["365"]]
    assert window.buttons["csv"].isEnabled()
    later = restarted(window, qtbot)
    assert (later.cells.result.name, later.cells.texts) == ("blank.png", [["365"]])
    qtbot.waitUntil(lambda: not later.is_reading, timeout=60_000)


def test_the_corners_of_a_table_are_marked_by_mouse_and_keys_and_it_is_read_by_them(
    window: PaperWindow, qtbot: QtBot, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked = list[tuple[tuple[int, int], ...]]()

    def none_but(_picture: object, _reader: object, *, corners: object, **_: object) -> PaperResult:
        """A table where its corners are marked alone."""
        if not corners:
            raise InkError("There is no table.")
        marked.append(corners)
        return PaperResult(((Cell("5", corners),),), is_table=True)

    have_tables_read(monkeypatch, none_but)
    choose(window, TABLE)
    read(window, qtbot, page)
    assert window.note.text() == "There is no table."
    qtbot.mouseClick(window.buttons["mark"], Qt.MouseButton.LeftButton)
    assert window.photo.marking is not None
    before = window.photo.marking.corners
    drag(window, qtbot, before[2], (85, 55))
    qtbot.keyClick(window.photo, Qt.Key.Key_Tab)
    assert window.photo.hasFocus()
    qtbot.keyClick(window.photo, Qt.Key.Key_Left)
    qtbot.keyClick(window.photo, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    (corners,) = marked
    assert corners[:2] == before[:2]
    assert np.allclose(corners[2], (85, 55), atol=1)
    assert corners[3][0] < before[3][0]
    assert corners[3][1] == before[3][1]
    assert window.cells.texts == [["5"]]
    qtbot.mouseClick(window.buttons["mark"], Qt.MouseButton.LeftButton)
    assert window.photo.marking.corners == corners  # to be mended where they are


def test_corners_that_were_marked_are_read_by_after_a_restart_and_until_undo(
    window: PaperWindow, qtbot: QtBot, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_by = list[tuple[tuple[int, int], ...]]()

    def noted(_picture: object, _reader: object, *, corners: object, **_: object) -> PaperResult:
        read_by.append(corners)
        return PaperResult(((Cell("5", place_of((5, 5, 80, 55))),),), is_table=True)

    def again(window: PaperWindow) -> None:
        qtbot.waitUntil(window.buttons["again"].isEnabled, timeout=60_000)
        qtbot.mouseClick(window.buttons["again"], Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)

    have_tables_read(monkeypatch, noted)
    choose(window, TABLE)
    read(window, qtbot, page)
    qtbot.keyClick(window, Qt.Key.Key_Insert)
    qtbot.keyClick(window.photo, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)
    later = restarted(window, qtbot)
    again(later)
    assert read_by == [(), *[place_of((5, 5, 80, 55))] * 2]
    window.cells.undo_stack.undo()
    again(window)
    assert read_by[-1] == ()
    for one in (window, later):  # which Qt clears too late at the end of the process
        one.cells.undo_stack.clear()
