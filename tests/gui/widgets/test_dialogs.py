from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from digitpad.gui.widgets import dialogs
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.parts import plain_tip
from digitpad.gui.workers.task import stop_work


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    qtbot.waitExposed(parent)
    return parent


def press(parent: QWidget, text: str) -> None:
    box = parent.findChild(QMessageBox)
    (button,) = [
        button
        for button in box.findChildren(QAbstractButton)
        if button.text().replace("&", "") == text
    ]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


MARKUP = "<b>bold</b> <img src='/tmp/pipe'>"


def test_what_a_file_says_is_never_taken_for_markup(parent: QWidget) -> None:
    dialogs = Dialogs(parent)
    dialogs.tell("Title", MARKUP)
    dialogs.ask("Title", MARKUP, "Yes", lambda: None)
    dialogs.choose("Title", MARKUP, ["a"], "a", lambda _: None)
    boxes = parent.findChildren(QMessageBox)
    assert [box.textFormat() for box in boxes] == [Qt.TextFormat.PlainText] * 2
    words = [one for one in parent.findChildren(QLabel) if one.text() == MARKUP]
    assert len(words) == 3
    assert {one.textFormat() for one in words} == {Qt.TextFormat.PlainText}


def test_a_tooltip_shows_markup_as_it_stands(parent: QWidget) -> None:
    assert plain_tip("5 of 7") == "5 of 7"
    shown = QTextDocument()
    shown.setHtml(plain_tip(f"one\n{MARKUP}"))
    assert shown.toPlainText() == f"one\n{MARKUP}"


def test_telling_does_not_stop_the_work(parent: QWidget) -> None:
    Dialogs(parent).tell("Title", "It did not work because.", "details")
    box = parent.findChild(QMessageBox)
    assert (box.text(), box.detailedText()) == ("It did not work because.", "details")
    press(parent, "OK")


@pytest.mark.parametrize(
    ("button", "expected"), [("Save…", ["yes"]), ("Close", ["no"]), ("Cancel", [])]
)
def test_a_question_calls_back_with_the_answer(
    parent: QWidget, button: str, expected: list[str], qtbot: QtBot
) -> None:
    answers: list[str] = []
    yes, no = partial(answers.append, "yes"), partial(answers.append, "no")
    Dialogs(parent).ask("Title", "Save?", "Save…", yes, "Close", no)
    assert answers == []
    press(parent, button)
    assert answers == expected


def test_escape_is_cancel(parent: QWidget) -> None:
    answers: list[str] = []
    Dialogs(parent).ask("Title", "Save?", "Save…", partial(answers.append, "yes"))
    box = parent.findChild(QMessageBox)
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert answers == []


def accept(parent: QWidget, path: Path) -> None:
    dialog = parent.findChild(QFileDialog)
    dialog.selectFile(str(path))
    dialog.accept()


def test_a_file_to_open_is_called_back(
    parent: QWidget, tmp_path: Path, on_chosen: Callable[[Path], None], chosen: list[Path]
) -> None:
    (tmp_path / "a.png").write_bytes(b"x")
    Dialogs(parent).ask_open("Open", str(tmp_path), ["Pictures (*.png)"], on_chosen)
    assert chosen == []
    accept(parent, tmp_path / "a.png")
    assert chosen == [tmp_path / "a.png"]


def test_a_name_without_a_suffix_gets_the_usual_one(
    parent: QWidget, tmp_path: Path, on_chosen: Callable[[Path], None], chosen: list[Path]
) -> None:
    Dialogs(parent).ask_save(
        "Save", tmp_path / "model.safetensors", ["Models (*.safetensors)"], on_chosen
    )
    accept(parent, tmp_path / "mine")
    assert chosen == [tmp_path / "mine.safetensors"]


@pytest.mark.parametrize(
    ("name", "expected"), [("mine", "mine.xlsx"), ("mine.csv", "mine.xlsx"), ("", "till.xlsx")]
)
def test_a_file_gets_the_suffix_of_the_type_that_is_chosen(
    name: str, expected: str, parent: QWidget, tmp_path: Path,
    on_chosen: Callable[[Path], None], chosen: list[Path],
) -> None:  # fmt: skip
    filters = ["CSV (*.csv)", "Excel (*.xlsx)"]
    Dialogs(parent).ask_save("Save", tmp_path / "till.csv", filters, on_chosen)
    dialog = parent.findChild(QFileDialog)
    edit = dialog.findChild(QLineEdit)
    if name:
        edit.selectAll()
        QTest.keyClicks(edit, name)
    QTest.keyClick(dialog.findChild(QComboBox, "fileTypeCombo"), Qt.Key.Key_Down)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert chosen == [tmp_path / expected]


def test_another_name_is_proposed_for_the_type_that_is_chosen(
    parent: QWidget, tmp_path: Path, on_chosen: Callable[[Path], None], chosen: list[Path]
) -> None:
    filters = ["CSV (*.csv)", "Excel (*.xlsx)", "All files (*)"]
    Dialogs(parent).ask_save("Save", tmp_path / "till.csv", filters, on_chosen)
    dialog = parent.findChild(QFileDialog)
    combo, edit = dialog.findChild(QComboBox, "fileTypeCombo"), dialog.findChild(QLineEdit)
    for _ in range(2):
        QTest.keyClick(combo, Qt.Key.Key_Down)
    edit.selectAll()
    QTest.keyClicks(edit, "mine.txt")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    press(parent, "Save as mine.xlsx")
    assert chosen == [tmp_path / "mine.xlsx"]


@pytest.fixture
def chosen() -> list[Path]:
    return []


@pytest.fixture
def on_chosen(chosen: list[Path]) -> Callable[[Path], None]:
    return chosen.append


@pytest.fixture
def may_encode(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Return what a picture waits for before it becomes a file."""
    may, encode = threading.Event(), dialogs.png_bytes

    def encoded(image: QImage) -> bytes:
        assert may.wait(60)
        return encode(image)

    monkeypatch.setattr(dialogs, "png_bytes", encoded)
    yield may
    may.set()


def save_picture(parent: QWidget, path: Path, saved: Callable[[Path], object]) -> None:
    """Save a picture, as somebody does who types the file's name."""
    picture = QImage(300, 200, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    Dialogs(parent).save("Save", path, lambda: picture, saved, pytest.fail)
    dialog = parent.findChild(QFileDialog)
    dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_the_window_goes_on_while_a_picture_becomes_a_file(
    parent: QWidget, qtbot: QtBot, tmp_path: Path, may_encode: threading.Event
) -> None:
    saved: list[Path] = []
    save_picture(parent, tmp_path / "one.png", saved.append)
    qtbot.wait(0)
    assert not saved
    may_encode.set()
    qtbot.waitUntil(lambda: saved == [tmp_path / "one.png"])
    assert QImage(str(saved[0])).width() == 300


def test_a_file_is_written_whole_though_its_window_closes(
    parent: QWidget, qtbot: QtBot, tmp_path: Path, may_encode: threading.Event
) -> None:
    save_picture(parent, tmp_path / "one.png", lambda _: None)
    threading.Timer(0.1, may_encode.set).start()
    assert stop_work(parent)
    assert QImage(str(tmp_path / "one.png")).width() == 300
