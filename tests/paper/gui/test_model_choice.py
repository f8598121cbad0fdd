"""Which model reads photos is said, and can be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot
from read_as import have_pages_read

from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.settings import Settings, open_settings
from digitpad.modelfile import Model, new_info, save_model
from digitpad.models.catalogue import architecture
from digitpad.paper.cell import Cell, place_of
from digitpad.paper.gui import model_choice
from digitpad.paper.gui.window import PaperWindow
from digitpad.paper.networks import Networks
from digitpad.paper.result import PaperResult


@pytest.fixture
def photo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A photo on which the size of the model's first layer is read."""

    def read(_picture: object, networks: Networks, **_: object) -> PaperResult:
        name = networks.glyphs.model.info.architecture.name
        return PaperResult(((Cell(name, place_of((5, 5, 40, 30))),),))

    have_pages_read(monkeypatch, read)
    path = tmp_path / "page.png"
    Image.fromarray(np.full((60, 90, 3), 200, np.uint8)).save(path)
    return path


def opened(qtbot: QtBot, current: CurrentModel | None = None) -> PaperWindow:
    window = PaperWindow(current=current)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[PaperWindow]:
    window = opened(qtbot)
    yield window
    window.document.unsaved.release()


def entries(window: PaperWindow) -> list[str]:
    box = window.models.box
    box.showPopup()
    box.hidePopup()
    return [box.itemText(place) for place in range(box.count()) if box.itemText(place)]


def choose(window: PaperWindow, name: str) -> None:
    box = window.models.box
    entries(window)
    box.setCurrentIndex(box.findText(name))
    box.activated.emit(box.currentIndex())


def read(window: PaperWindow, qtbot: QtBot, photo: Path) -> None:
    window.read(photo)
    qtbot.waitUntil(lambda: not window.is_reading, timeout=60_000)


def test_the_window_says_who_reads_and_who_has_read(
    window: PaperWindow, qtbot: QtBot, photo: Path
) -> None:
    assert window.models.box.currentText() == "digitpad (shipped)"
    read(window, qtbot, photo)
    assert "by digitpad (shipped)" in window.note.text()
    assert window.cells.result.model == "digitpad (shipped)"


def test_a_model_from_a_file_reads_the_photo_again_and_is_remembered(
    window: PaperWindow, qtbot: QtBot, photo: Path, model_file: Path
) -> None:
    read(window, qtbot, photo)
    choose(window, "Another model…")
    assert window.models.box.currentText() == "digitpad (shipped)"  # until one is chosen
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    name = dialog.findChild(QLineEdit)
    assert name is not None
    name.setText(str(model_file))
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert window.models.box.currentText() == "small"
    qtbot.mouseClick(window.buttons["again"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.cells.texts == [["candle-linear"]], timeout=60_000)
    qtbot.waitUntil(lambda: not window.is_reading)
    assert "by small" in window.note.text()
    later = opened(qtbot)
    assert later.models.box.currentText() == "small"


def test_a_model_that_was_taught_can_be_chosen_saved_or_not(
    qtbot: QtBot, photo: Path, model_file: Path, linear_model: Model
) -> None:
    Settings(open_settings()).add_recent("model", model_file)
    current = CurrentModel()
    window = opened(qtbot, current)
    assert entries(window) == ["digitpad (shipped)", "small", "Another model…"]
    current.keep(linear_model)
    assert "small (not saved)" in entries(window)
    choose(window, "small (not saved)")
    read(window, qtbot, photo)
    assert window.cells.texts == [["candle-linear"]]
    assert "by small (not saved)" in window.note.text()
    window.document.unsaved.release()


def test_files_are_looked_into_when_the_list_opens_and_not_at_each_change(
    qtbot: QtBot, model_file: Path, linear_model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings(open_settings()).add_recent("model", model_file)
    current = CurrentModel()
    window = opened(qtbot, current)
    looked: list[Path] = []
    look = model_choice._in_file
    monkeypatch.setattr(model_choice, "_in_file", lambda path: looked.append(path) or look(path))
    current.keep(linear_model)
    assert not looked
    assert "small (not saved)" in entries(window)
    assert looked == [model_file]
    window.document.unsaved.release()


def test_a_model_that_reads_no_digits_is_refused_in_words(
    window: PaperWindow, tmp_path: Path
) -> None:
    made = architecture("cifar-fc")
    tensors = {name: np.zeros(shape, np.float32) for name, shape in made.tensors().items()}
    path = tmp_path / "colours.safetensors"
    save_model(path, Model(new_info(made), tensors))
    window.models.use(path)
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "does not read digits" in box.text()
    assert window.models.box.currentText() == "digitpad (shipped)"


def test_a_model_that_is_gone_is_no_choice(qtbot: QtBot, model_file: Path) -> None:
    Settings(open_settings()).paper_model = model_file
    model_file.unlink()
    assert entries(opened(qtbot)) == ["digitpad (shipped)", "Another model…"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_A])
def test_no_key_or_wheel_on_the_closed_list_asks_for_a_file(
    window: PaperWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    box = window.models.box
    window.show()
    box.setFocus()
    QTest.wheelEvent(window.windowHandle(), QPointF(box.geometry().center()), QPoint(0, -120))
    qtbot.keyClick(box, key)
    assert window.findChild(QFileDialog) is None
    qtbot.waitUntil(box.view().isVisible)
    qtbot.keyClick(box.view(), Qt.Key.Key_End)
    assert window.findChild(QFileDialog) is None
    qtbot.keyClick(box.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.findChild(QFileDialog) is not None)
    assert box.currentText() == "digitpad (shipped)"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Shift])
def test_a_key_without_a_letter_leaves_the_closed_list_closed(
    window: PaperWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    box = window.models.box
    box.setFocus()
    qtbot.keyClick(window.windowHandle(), key)
    qtbot.wait(0)
    assert not box.view().isVisible()


def test_the_window_can_be_left_by_keys_from_the_list_of_models(
    window: PaperWindow, qtbot: QtBot
) -> None:
    qtbot.waitUntil(window.isActiveWindow)
    window.models.box.setFocus()
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    QTest.keySequence(window.windowHandle(), QKeySequence("Ctrl+W"))
    qtbot.waitUntil(lambda: not window.isVisible())
