"""What screen readers hear: every widget's name and kind, every picture in words, every change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from every_window import SOON, WINDOWS, training_panel
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QLabel, QProgressBar, QWidget
from pytestqt.qtbot import QtBot
from window_mouse import SEVEN, draw_stroke
from with_wings import WITH_NUMBERS

from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.spoken import is_picture

Role, Text = QAccessible.Role, QAccessible.Text
UNKNOWN = (Role.NoRole, Role.Client, Role.Border, Role.Pane)


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    """Have Qt tell everything, as it does while a screen reader runs."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def told(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None, widget.objectName()
    return found


def shown(window: QWidget) -> list[QWidget]:
    inside = window.findChildren(QWidget)
    return [one for one in inside if one.window() is window and one.isVisible()]


@pytest.mark.parametrize("name", WINDOWS)
def test_every_window_can_be_told_from_what_a_screen_reader_gets(
    open_furnished: Callable[..., QWidget], name: str
) -> None:
    window = open_furnished(name)
    for widget in shown(window):
        where = f"{widget.objectName()}, a {type(widget).__name__}"
        is_stop = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if is_stop or isinstance(widget, QProgressBar):
            assert told(widget).text(Text.Name), f"without a name: {where}"
            assert told(widget).role() not in UNKNOWN, f"of no known kind: {where}"
        if is_picture(widget):
            assert told(widget).text(Text.Name), f"painted, without a name: {where}"
            assert told(widget).role() is Role.Graphic, where
            assert widget.accessibleDescription(), f"not said what it shows: {where}"
        if isinstance(widget, QLabel) and widget.textFormat() is Qt.TextFormat.PlainText:
            seen = widget.text().rstrip("…")
            assert seen in told(widget).text(Text.Name), f"hidden behind its name: {where}"


def test_painted_widgets_say_what_they_show_now(
    open_furnished: Callable[..., QWidget], qtbot: QtBot
) -> None:
    window: Any = open_furnished("main")
    assert window.canvas.accessibleDescription().startswith("Strokes: 1.")
    assert window.panel.answer.bars.accessibleDescription().startswith("7: 99.9 %")
    before = window.panel.strip.preview.accessibleDescription()
    window.menu_actions["clear"].trigger()
    qtbot.waitUntil(lambda: window.panel.strip.preview.accessibleDescription() != before)
    assert window.canvas.accessibleDescription().startswith("Empty.")
    assert window.panel.answer.bars.accessibleDescription() == "Nothing read yet"


def test_the_words_of_a_run_are_told_whole_where_they_are_cut(window: MainWindow) -> None:
    controls = window.training.display.controls
    words = "Epoch 1 of 20, of which each one takes long · about an hour and a half left " * 3
    controls.say(words)
    run_words = controls.findChild(QLabel, "run_words")
    assert run_words is not None
    assert run_words.text() != words
    assert told(run_words).text(Text.Name) == f"How the run goes: {words}"


def test_a_verdict_is_said_once_when_it_has_settled(
    window: MainWindow, announced: list[str], qtbot: QtBot
) -> None:
    for end in range(2, len(SEVEN) + 1):  # a reading for each point, as the pen goes on
        window.canvas.undo()
        draw_stroke(window.canvas, SEVEN[:end])
    qtbot.waitUntil(lambda: bool(announced), timeout=SOON)
    assert window.prediction is not None
    assert announced == [f"Read as 7, at {window.panel.answer.verdict.text().split('  ')[1]}."]
    # Surer of the same is no news.
    window.desk.predicted.emit(window.prediction)
    window.menu_actions["clear"].trigger()
    qtbot.waitUntil(lambda: len(announced) > 1, timeout=SOON)
    assert announced[1:] == ["There is nothing on the canvas yet."]


@WITH_NUMBERS
def test_a_number_is_said_when_it_has_settled(
    open_furnished: Callable[..., QWidget], announced: list[str], qtbot: QtBot
) -> None:
    window: Any = open_furnished("main, writing line")
    qtbot.waitUntil(lambda: window.surfaces.pad.reading.text in announced, timeout=SOON)


def test_begin_and_end_of_a_training_are_said(
    make_window: Callable[..., MainWindow], announced: list[str], qtbot: QtBot
) -> None:
    window = make_window(training=training_panel())
    window.training.setup.models.choose("candle-linear")
    window.menu_actions["train"].trigger()
    notice = window.training.display.notice
    qtbot.waitUntil(lambda: window.run_state == "idle" and bool(notice.text), timeout=SOON)
    assert "The training begins: candle-linear on" in " ".join(announced)
    assert notice.text in announced


def test_that_something_is_saved_is_said(
    window: MainWindow, announced: list[str], tmp_path: Any
) -> None:
    window.save_model(tmp_path / "mine.safetensors")
    assert any("mine.safetensors" in words for words in announced)


def test_what_the_keyboard_chooses_in_a_picture_is_said(
    open_furnished: Callable[..., QWidget], announced: list[str], qtbot: QtBot
) -> None:
    window: Any = open_furnished("confusions")
    confusion = window.confusions.confusion
    confusion.setFocus()
    qtbot.waitUntil(confusion.hasFocus)
    announced.clear()
    qtbot.keyClick(confusion, Qt.Key.Key_Right)
    assert announced == [confusion.accessibleDescription()]
