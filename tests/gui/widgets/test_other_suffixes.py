"""Where something is saved, and under which name."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot
from saving import wait_till_written

from digitpad.gui.language import verbatim
from digitpad.gui.main_window import MainWindow
from digitpad.modelfile import open_model


def save_model_as(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    """Press Ctrl+S, and type a name into the dialog that opens."""
    qtbot.keySequence(window, QKeySequence(QKeySequence.StandardKey.Save))
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    name = dialog.findChild(QLineEdit)
    assert name is not None
    name.setText(str(path))
    qtbot.keyClick(name, Qt.Key.Key_Return)
    wait_till_written(window)


def question(window: MainWindow) -> QMessageBox:
    box = window.findChild(QMessageBox)
    assert box is not None
    return box


@pytest.mark.parametrize(
    ("name", "proposed"),
    [
        ("till.csv", "till"),
        ("seven.PNG", "seven"),
        ("notes.txt", "notes"),
        ("digitpad-1.2", "digitpad-1.2"),
        ("Class 7b, A&B v1.2 {x} %s", "Class 7b, A&B v1.2 {x} %s"),
    ],
)
def test_a_model_is_not_saved_under_the_name_of_another_kind_unasked(
    name: str, proposed: str, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    save_model_as(window, qtbot, tmp_path / name)
    assert not (tmp_path / name).exists()
    default = question(window).defaultButton()
    saved = tmp_path / f"{proposed}.safetensors"
    assert default.text() == verbatim(f"Save as {saved.name}")
    qtbot.mouseClick(default, Qt.MouseButton.LeftButton)
    wait_till_written(window)
    assert open_model(saved).info.architecture.name == "candle-linear"
    assert not (tmp_path / name).exists()


def test_it_is_so_saved_where_somebody_insists(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    save_model_as(window, qtbot, tmp_path / "mine.bin")
    box = question(window)
    button = next(one for one in box.buttons() if one.text() == "Save as mine.bin")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_till_written(window)
    assert (tmp_path / "mine.bin").is_file()


def test_the_name_that_is_proposed_replaces_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "till.safetensors").write_bytes(b"somebody's")
    save_model_as(window, qtbot, tmp_path / "till.csv")
    qtbot.mouseClick(question(window).defaultButton(), Qt.MouseButton.LeftButton)
    wait_till_written(window)
    assert (tmp_path / "till.safetensors").read_bytes() == b"somebody's"
    assert (tmp_path / "till-2.safetensors").is_file()


def test_the_usual_name_is_not_asked_about(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    save_model_as(window, qtbot, tmp_path / "mine.SafeTensors")
    assert window.findChild(QMessageBox) is None
    assert (tmp_path / "mine.SafeTensors").is_file()
