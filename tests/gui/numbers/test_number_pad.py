"""Numbers are written on a wide line, read as one writes, and corrected by a click."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from drawn import digit_drawn
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from digitpad.files import resource
from digitpad.gui.evaluate.sensitivity_window import SensitivityWindow
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow
from digitpad.gui.numbers.number_pad import NumberPad
from digitpad.gui.numbers.writing_line import WritingLine
from digitpad.gui.settings import Settings, open_settings
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.numbers.reading import Reading, Sign

TALL = 0.12


def line_of(digits: str) -> Drawing:
    """Return digits of the generator on a writing line."""
    strokes = []
    for place, digit in enumerate(map(int, digits)):
        drawn = digit_drawn(digit)
        left, top, _, bottom = drawn.bounds()
        scale, at = TALL / (bottom - top), np.array([0.1 + 0.2 * place, 0.1])
        strokes += [(stroke.points - (left, top)) * scale + at for stroke in drawn.strokes]
    return drawing_from_points(strokes, 0.009)


@pytest.fixture
def window(make_window: Callable[..., MainWindow], qtbot: QtBot) -> MainWindow:
    """The real window with the writing line in the canvas's place."""
    made = make_window()
    made.show()
    qtbot.waitUntil(lambda: made.current.reading is not None)
    made.findChild(QToolButton, "numbers_button").click()
    return made


def write(window: MainWindow, drawing: Drawing, qtbot: QtBot) -> NumberPad:
    """Put a drawing on the line and wait until it is read."""
    pad = window.numbers
    with qtbot.waitSignal(pad.read, timeout=20_000):
        pad.line.set_page(drawing)
    return pad


def place_on(line: WritingLine, x: float, y: float) -> QPoint:
    """Return canvas units as pixels of the line."""
    square = line._paper_rect()
    return (square.topLeft() + QPointF(x, y) * square.width()).toPoint()


def place(pad: NumberPad, x: float, y: float) -> QPoint:
    return place_on(pad.line, x, y)


def test_the_line_takes_the_canvas_place_and_that_is_remembered(
    window: MainWindow, qtbot: QtBot
) -> None:
    assert window.numbers.line.isVisible()
    assert not window.canvas.isVisible()
    window.close_at_once()
    assert Settings(open_settings()).writes_numbers
    window.findChild(QPushButton, "single_digits_button").click()
    assert not window.menu_actions["numbers"].isChecked()


def test_what_is_written_is_read_sign_by_sign(window: MainWindow, qtbot: QtBot) -> None:
    pad = window.numbers
    for stroke in line_of("27").strokes:
        first, *others = (place(pad, float(x), float(y)) for x, y in stroke.points)
        QTest.mousePress(pad.line, Qt.MouseButton.LeftButton, pos=first)
        for point in others:
            QTest.mouseMove(pad.line, point)
        QTest.mouseRelease(pad.line, Qt.MouseButton.LeftButton, pos=point)
    qtbot.waitUntil(lambda: pad.reading.text == "27", timeout=20_000)
    assert [sign.box[0] < 0.25 for sign in pad.line.signs] == [True, False]
    assert all(0 < sign.probability <= 1 for sign in pad.line.signs)
    shown = pad.findChild(QToolButton, "sign_1_button")
    assert shown.text() == "7"
    assert "%" in shown.accessibleName()


def test_a_number_from_elsewhere_is_fitted_into_the_line(window: MainWindow) -> None:
    line = window.numbers.line
    line.set_page(Drawing(line_of("27").strokes, 0.08))
    assert line.drawing().strokes == line_of("27").strokes  # it lies within
    high = [stroke.points * 3 for stroke in line_of("27").strokes]
    line.set_page(drawing_from_points(high))
    left, top, right, bottom = line.drawing().bounds()
    assert left > 0.1
    assert top > 0
    assert right < 0.9
    assert bottom < line.paper_height
    assert line.drawing().pen_width == line.pen_width < 0.02


def test_several_digits_on_the_canvas_are_taken_along_to_the_line(
    window: MainWindow, qtbot: QtBot
) -> None:
    pad, switch = window.numbers, window.menu_actions["numbers"]
    switch.setChecked(False)
    window.canvas.set_page(drawing_from_points(2.4 * one.points for one in line_of("27").strokes))
    qtbot.waitUntil(lambda: len(getattr(window.prediction, "figures", ())) == 2)
    switch.setChecked(True)
    qtbot.waitUntil(lambda: pad.reading.text == "27", timeout=20_000)
    # What is written there already stays.
    pad.line.set_page(line_of("2"))
    switch.setChecked(False)
    switch.setChecked(True)
    assert pad.line.drawing() == line_of("2")


def test_certainties_can_be_read_from_afar_and_leave_each_other_room(
    qtbot: QtBot,
) -> None:
    line = WritingLine()
    qtbot.addWidget(line)

    def height_of_certainty(width: int, left: float) -> int:
        """Return over how many rows a certainty is painted below the first of two signs."""
        signs = [Sign("1", 0.99, (x, 0.1, x + 0.02, 0.2), (0,)) for x in (left, 0.5)]
        pictures = []
        for shown in ([], signs):
            line.resize(width, round(width * line.paper_height))
            line.show_signs(tuple(shown))
            pictures.append(line.grab().toImage().convertToFormat(QImage.Format.Format_RGB32))
        blank, painted = (np.array(one.constBits()).reshape(one.height(), -1) for one in pictures)
        below = place_on(line, 0.0, 0.2).y() + 8
        columns = slice(0, 4 * place_on(line, 0.45, 0.0).x())
        return int((blank != painted)[below:, columns].any(axis=1).sum())

    small, large = height_of_certainty(640, 0.1), height_of_certainty(1280, 0.1)
    assert large > 1.6 * small > 1.6 * 7
    assert height_of_certainty(640, 0.46) == 0  # its neighbour's stands there


@pytest.mark.parametrize("name", ["line-reader", "number-signs"])
def test_a_network_for_numbers_reads_on_the_writing_line(
    name: str, make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    assert window.canvas.isVisible()
    assert window.open_model(resource(f"{name}.safetensors"))
    qtbot.waitUntil(window.numbers.line.isVisible)
    window.numbers.line.set_page(line_of("27"))
    qtbot.waitUntil(lambda: window.numbers.reading.text == "27", timeout=20_000)
    reader, in_use = window.numbers._reader[1], window.current.reading
    assert in_use in (reader.model, reader.signs)
    # Who goes back to single digits stays there while it learns on.
    window.menu_actions["numbers"].setChecked(False)
    window.current.changed.emit()
    assert not window.numbers.is_shown
    assert "writing line" in window.panel.strip.explanation_label.text()
    for action, kind in (("explain", ExplainWindow), ("sensitivity", SensitivityWindow)):
        window.menu_actions[action].trigger()
        shown = window.findChild(kind)
        qtbot.waitUntil(
            lambda shown=shown: any(
                "writing line" in one.text() for one in shown.findChildren(QLabel)
            )
        )


def test_a_sign_can_be_none_of_those_that_are_read(window: MainWindow, qtbot: QtBot) -> None:
    pad = write(window, line_of("27"), qtbot)
    none = pad.correction_menu(1).actions()[-1]
    assert none.text() == "None of these"
    none.trigger()
    assert pad.reading.text == "2?"
    assert not window.handwriting.keeper.samples


def test_pointing_at_a_sign_offers_all_it_can_be(window: MainWindow, qtbot: QtBot) -> None:
    pad = write(window, line_of("27"), qtbot)
    middle = place(pad, 0.1 + TALL / 4, 0.1 + TALL / 2)
    QTest.mouseClick(pad.line, Qt.MouseButton.LeftButton, pos=middle)
    menu = pad.findChild(QMenu, "correction_menu")
    qtbot.waitUntil(menu.isVisible)
    assert len(pad.line.drawing().strokes) == len(line_of("27").strokes)
    dollar = next(action for action in menu.actions() if action.text() == "$")
    with qtbot.waitSignal(pad.corrected) as told:
        dollar.trigger()
    menu.close()
    drawing, text, read = told.args
    assert (text, read) == ("$", "2")
    # As it would be drawn alone on the canvas, where My handwriting has it from.
    left, top, right, bottom = drawing.bounds()
    assert max(right - left, bottom - top) == pytest.approx(0.7, abs=1e-3)
    assert len(drawing.strokes) == 1
    assert pad.reading.text == "$7"
    assert not window.handwriting.keeper.samples
    pad.correct(1, "1")
    assert [(kept.label, kept.answer) for kept in window.handwriting.keeper.samples] == [("1", "7")]
    assert pad.reading.text == "$1"
    # More strokes leave it as it is.
    longer = line_of("275")
    assert write(window, longer, qtbot).reading.text.startswith("$")


def test_a_tap_beside_the_signs_is_a_dot(window: MainWindow, qtbot: QtBot) -> None:
    pad = write(window, line_of("27"), qtbot)
    before = len(pad.line.drawing().strokes)
    QTest.mouseClick(pad.line, Qt.MouseButton.LeftButton, pos=place(pad, 0.8, 0.22))
    assert len(pad.line.drawing().strokes) == before + 1


def test_undo_and_clear_are_those_of_what_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    pad = write(window, line_of("27"), qtbot)
    actions = window.menu_actions
    actions["clear"].trigger()
    assert pad.line.drawing().is_empty
    assert pad.reading.signs == ()
    assert not actions["clear"].isEnabled()
    actions["undo"].trigger()
    assert not pad.line.drawing().is_empty
    window.canvas.set_page(line_of("3"))
    actions["numbers"].setChecked(False)
    actions["clear"].trigger()
    assert window.canvas.drawing().is_empty
    assert not pad.line.drawing().is_empty


@pytest.mark.parametrize("name", ["explain", "sensitivity"])
def test_what_is_looked_into_is_shown(window: MainWindow, qtbot: QtBot, name: str) -> None:
    write(window, line_of("72"), qtbot)
    window.menu_actions[name].trigger()
    assert window.canvas.isVisible()
    assert "one digit is looked into at a time" in window.status.text()
    window.menu_actions["numbers"].trigger()
    window.menu_actions["evaluation"].trigger()
    assert window.numbers.line.isVisible()


def test_the_number_is_copied_as_text(window: MainWindow, qtbot: QtBot) -> None:
    pad = write(window, line_of("27"), qtbot)
    assert pad.copy_button.isEnabled()
    pad.copy_button.click()
    assert QGuiApplication.clipboard().text() == pad.reading.text != ""


def test_what_somebody_says_is_no_certainty_of_the_network(
    window: MainWindow, qtbot: QtBot
) -> None:
    pad = write(window, line_of("7"), qtbot)
    note, button = pad.findChild(QLabel, "number_note"), "sign_0_button"
    assert "sure" in note.text()
    before = pad.line.grab().toImage()
    pad.correct(0, pad.reading.text)
    assert "%" not in note.text()
    shown = pad.findChildren(QToolButton, button)[-1]
    assert "%" not in shown.toolTip()
    assert pad.line.grab().toImage() != before


def test_a_long_line_costs_few_buttons_and_none_anew_for_what_was_there(
    window: MainWindow, qtbot: QtBot
) -> None:
    pad = write(window, line_of("17"), qtbot)
    first = pad.findChild(QToolButton, "sign_0_button")
    signs = tuple(Sign("7", 1.0, (n, 0.0, n + 1.0, 1.0)) for n in range(300))
    pad._take(Reading(signs, 1.0, 0.0))
    assert pad.findChild(QToolButton, "sign_0_button") is first
    assert 10 < len(pad._row.findChildren(QToolButton)) < 100
    assert pad.reading.text == "7" * 300
    write(window, line_of("1"), qtbot)
    assert [button.text() for button in pad._sign_buttons] == ["1"]
