"""A drawing that is saved as ink is given its label, from which networks can learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QComboBox, QFileDialog, QInputDialog

from digitpad.cli.app import run
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.ink.inkml import read_inkml, write_inkml

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from digitpad.gui.main_window import MainWindow


def save(window: MainWindow, qtbot: QtBot, path: Path) -> QInputDialog:
    """Save what is on the canvas; return the question for its label."""
    window.menu_actions["save_drawing"].trigger()
    dialog = window.findChild(QFileDialog, "file_dialog")
    dialog.fileSelected.emit(str(path))
    dialog.close()
    qtbot.waitUntil(lambda: window.findChild(QFileDialog, "file_dialog") is None)
    return window.findChild(QInputDialog, "choice_box")


def answer(qtbot: QtBot, window: MainWindow, box: QInputDialog, words: str) -> None:
    box.setTextValue(words)
    box.accept()
    qtbot.waitUntil(lambda: window.findChild(QInputDialog, "choice_box") is None)


def draw(window: MainWindow, qtbot: QtBot, drawing: Drawing) -> None:
    with qtbot.waitSignal(window.predicted):
        window.canvas.set_page(drawing)


def test_the_reading_is_proposed_and_the_window_stays_usable(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    draw(window, qtbot, synthesis.drawing(3, seed=5))
    box = save(window, qtbot, tmp_path / "own.inkml")
    assert not box.isModal()
    combo = box.findChild(QComboBox)
    choices = [combo.itemText(place) for place in range(combo.count())]
    assert choices == [*"0123456789", "Not a digit", "No label"]
    verdict = window.prediction.verdict
    wanted = window.prediction.label if verdict == "digit" else "No label"
    assert box.textValue() == wanted
    assert [item.truth for item in read_inkml(tmp_path / "own.inkml")] == [None]
    answer(qtbot, window, box, "8")
    assert [item.truth for item in read_inkml(tmp_path / "own.inkml")] == ["8"]


@pytest.mark.parametrize(("words", "truth"), [("Not a digit", "not a digit"), ("No label", None)])
def test_what_is_no_digit_can_be_said_or_nothing(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, words: str, truth: str | None
) -> None:
    draw(window, qtbot, synthesis.drawing(3, seed=5))
    answer(qtbot, window, save(window, qtbot, tmp_path / "own.inkml"), words)
    assert [item.truth for item in read_inkml(tmp_path / "own.inkml")] == [truth]


def test_what_a_file_says_of_a_drawing_is_kept_and_proposed(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    known = LabelledDrawing(synthesis.drawing(3, seed=5), "5", "ada", (("pen", "blue"),))
    write_inkml(tmp_path / "known.inkml", [known])
    with qtbot.waitSignal(window.predicted):
        window.opener.open_file(tmp_path / "known.inkml")
    box = save(window, qtbot, tmp_path / "copy.inkml")
    assert box.textValue() == "5"
    box.close()
    (copy,) = read_inkml(tmp_path / "copy.inkml")
    assert (copy.truth, copy.writer, copy.annotations) == ("5", "ada", (("pen", "blue"),))


def test_saved_drawings_can_be_trained_on(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    for digit in range(6):
        draw(window, qtbot, synthesis.drawing(digit, seed=digit))
        answer(qtbot, window, save(window, qtbot, folder / f"{digit}.inkml"), str(digit))
    words = "train --model candle-linear --dataset ink --epochs 1 --data-dir"
    assert run([*words.split(), str(folder), "--save", str(tmp_path / "own.safetensors")]) == 0
    assert (tmp_path / "own.safetensors").exists()


def test_a_picture_has_no_label(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    draw(window, qtbot, synthesis.drawing(3, seed=5))
    assert save(window, qtbot, tmp_path / "drawn.png") is None
