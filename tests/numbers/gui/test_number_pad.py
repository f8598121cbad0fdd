"""Numbers are written on a wide line, read as one writes, and corrected by a click."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import pytest
from drawn import digit_drawn
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMenu,
    QPushButton,
    QSlider,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from digitpad.files import resource
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow
from digitpad.gui.settings import LINE_PEN_WIDTH, Settings, open_settings
from digitpad.ink.drawing import DEFAULT_PEN_WIDTH, Drawing, drawing_from_points
from digitpad.numbers.gui.number_pad import NumberPad
from digitpad.numbers.gui.writing_line import WritingLine
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
    pad = window.surfaces.pad
    with qtbot.waitSignal(pad.read, timeout=20_000):
        pad.line.set_page(drawing)
    return pad


def read_as(
    pad: NumberPad, reading: Reading, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Have the line read again, by a reader that answers ``reading``."""
    assert pad.reader is not None
    monkeypatch.setattr(pad.reader[1], "read_drawing", lambda _drawing: reading)
    with qtbot.waitSignal(pad.read):
        pad.read_now()


def place_on(line: WritingLine, x: float, y: float) -> QPoint:
    """Return canvas units as pixels of the line."""
    square = line.paper_rect()
    return (square.topLeft() + QPointF(x, y) * square.width()).toPoint()


def place(pad: NumberPad, x: float, y: float) -> QPoint:
    return place_on(pad.line, x, y)


def test_the_line_takes_the_canvas_place_and_that_is_remembered(
    window: MainWindow, qtbot: QtBot
) -> None:
    assert window.surfaces.pad.line.isVisible()
    assert not window.canvas.isVisible()
    window.close_at_once()
    assert Settings(open_settings()).writes_numbers
    window.findChild(QPushButton, "single_digits_button").click()
    assert not window.menu_actions["numbers"].isChecked()


def test_what_is_written_is_read_sign_by_sign(window: MainWindow, qtbot: QtBot) -> None:
    pad = window.surfaces.pad
    for stroke in line_of("27").strokes:
        first, *others = (place(pad, float(x), float(y)) for x, y in stroke.points)
        QTest.mousePress(pad.line, Qt.MouseButton.LeftButton, pos=first)
        for point in others:
            QTest.mouseMove(pad.line, point)
        QTest.mouseRelease(pad.line, Qt.MouseButton.LeftButton, pos=point)
    qtbot.waitUntil(lambda: pad.reading.text == "27", timeout=20_000)
    assert [sign.box[0] < 0.25 for sign in pad.line.signs] == [True, False]
    assert all(0 < sign.probability <= 1 for sign in pad.line.signs)
    assert pad.number.text() == "27"
    assert "%" in pad.number.words_of(1)


def test_a_number_is_written_on_the_paper_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    line, keys = window.surfaces.pad.line, Qt.Key
    line.setFocus()
    for _ in range(40):
        QTest.keyClick(line, keys.Key_Up)
    QTest.keyClick(line, keys.Key_Space)
    for _ in range(80):
        QTest.keyClick(line, keys.Key_Down)
    QTest.keyClick(line, keys.Key_Space)
    _, top, right, bottom = line.drawing().bounds()
    assert top == 0
    assert bottom == pytest.approx(line.paper_height)
    assert right < 0.3, "a line begins at its left end"
    qtbot.waitUntil(lambda: window.surfaces.pad.number.text() != "", timeout=20_000)


def test_a_number_from_elsewhere_is_fitted_into_the_line(window: MainWindow) -> None:
    line = window.surfaces.pad.line
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
    pad, switch = window.surfaces.pad, window.menu_actions["numbers"]
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


@pytest.mark.parametrize("name", ["line-reader", "number-signs"])
def test_a_network_for_numbers_reads_on_the_writing_line(
    name: str, make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window()
    assert window.canvas.isVisible()
    assert window.open_model(resource(f"{name}.safetensors"))
    qtbot.waitUntil(window.surfaces.pad.line.isVisible)
    window.surfaces.pad.line.set_page(line_of("27"))
    qtbot.waitUntil(lambda: window.surfaces.pad.reading.text == "27", timeout=20_000)
    reader, in_use = window.surfaces.pad.reader[1], window.current.reading
    assert in_use in (reader.model, reader.signs)
    # Who goes back to single digits stays there while it learns on.
    window.menu_actions["numbers"].setChecked(False)
    window.current.changed.emit()
    assert not window.surfaces.pad.is_shown
    assert "writing line" in window.panel.strip.explanation_label.text()
    window.menu_actions["explain"].trigger()
    shown = window.findChild(ExplainWindow)
    qtbot.waitUntil(lambda: any("writing line" in one.text() for one in shown.findChildren(QLabel)))


def test_a_sign_can_be_none_of_those_that_are_read(window: MainWindow, qtbot: QtBot) -> None:
    pad = write(window, line_of("27"), qtbot)
    menu = pad.correction_menu(1)
    none = next(action for action in menu.actions() if action.text() == "None of these")
    none.trigger()
    assert pad.reading.text == "2?"
    assert not window.handwriting.keeper.entries


def test_a_click_on_a_sign_of_the_number_offers_all_it_can_be(
    window: MainWindow, qtbot: QtBot
) -> None:
    pad = write(window, line_of("27"), qtbot)
    QTest.mouseClick(
        pad.number, Qt.MouseButton.LeftButton, pos=pad.number.place_of(0).center().toPoint()
    )
    menu = pad.findChild(QMenu, "correction_menu")
    qtbot.waitUntil(menu.isVisible)
    dollar = next(action for action in entries(menu) if action.text() == "$")
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
    assert not window.handwriting.keeper.entries
    pad.correct(1, "1")
    assert [(kept.label, kept.answer) for kept in window.handwriting.keeper.entries] == [("1", "7")]
    assert pad.reading.text == "$1"
    # More strokes leave it as it is.
    longer = line_of("275")
    assert write(window, longer, qtbot).reading.text.startswith("$")


def entries(menu: QMenu) -> list[QAction]:
    """Return what a menu offers, with what is behind *More…*."""
    return [one for part in (menu, *menu.findChildren(QMenu)) for one in part.actions()]


def test_the_line_has_the_eraser(window: MainWindow, qtbot: QtBot) -> None:
    pad = write(window, line_of("27"), qtbot)
    eraser = pad.findChild(QToolButton, "number_eraser_button")
    qtbot.mouseClick(eraser, Qt.MouseButton.LeftButton)
    seven = line_of("27").strokes[-1].points
    Hand(pad.line).stroke(seven.tolist())
    qtbot.waitUntil(lambda: pad.reading.text == "2", timeout=20_000)


def test_the_line_has_a_pen_of_its_own_width_that_is_remembered(
    window: MainWindow, make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    pad = write(window, line_of("27"), qtbot)
    slider = pad.findChild(QSlider, "number_pen_width")
    before, thin = pad.reading.text, pad.line.grab().toImage()
    end = QPoint(slider.width() - 2, slider.height() // 2)
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=end)
    width = slider.maximum() / 1000
    assert pad.line.drawing().pen_width == width > 2 * LINE_PEN_WIDTH
    assert pad.line.grab().toImage() != thin
    assert window.canvas.pen_width == DEFAULT_PEN_WIDTH
    # A number from elsewhere is written with the pen that was chosen here.
    assert write(window, Drawing(line_of("27").strokes, 0.08), qtbot).line.pen_width == width
    assert pad.reading.text == before
    window.close_at_once()
    second = make_window().surfaces.pad
    assert second.line.pen_width == width
    assert second.findChild(QSlider, "number_pen_width").value() == slider.maximum()


class Hand:
    """Writes with the mouse at a person's pace, told by the events' own clock."""

    def __init__(self, line: WritingLine) -> None:
        self._line, self._clock = line, 1000

    def stroke(self, points: Iterable[tuple[float, float]], wait_ms: int = 250) -> None:
        """Write a stroke through points in canvas units; one point is a tap."""
        kinds, none = QEvent.Type, Qt.MouseButton.NoButton
        self._clock += wait_ms
        places = [QPointF(place(self._pad(), x, y)) for x, y in points]
        # A second tap so soon after the first is a double click to Qt.
        pressed = kinds.MouseButtonPress if wait_ms > 240 else kinds.MouseButtonDblClick
        moves = [(kinds.MouseMove, one, none) for one in places[1:]]
        left = Qt.MouseButton.LeftButton
        for kind, at, button in (
            (pressed, places[0], left),
            *moves,
            (kinds.MouseButtonRelease, places[-1], left),
        ):
            held = none if kind is kinds.MouseButtonRelease else left
            globally = self._line.mapToGlobal(at)
            event = QMouseEvent(kind, at, globally, button, held, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(self._clock)
            self._clock += 12
            QApplication.sendEvent(self._line, event)

    def _pad(self) -> NumberPad:
        return self._line.parentWidget()


def test_a_time_is_written_with_both_dots_of_its_colon(window: MainWindow, qtbot: QtBot) -> None:
    pad, menus = window.surfaces.pad, QApplication.activePopupWidget
    hand = Hand(pad.line)
    for stroke in line_of("12").strokes:
        hand.stroke(stroke.points.tolist())
    qtbot.waitUntil(lambda: pad.reading.text == "12", timeout=20_000)
    # Beside the 2, within its frame, before and after the reading knows of the first dot.
    right = pad.reading.signs[1].box[2] + 0.008
    hand.stroke([(right, 0.14)], wait_ms=300)
    qtbot.waitUntil(lambda: len(pad.read_drawing.strokes) == len(pad.line.drawing().strokes))
    hand.stroke([(right, 0.2)], wait_ms=200)
    assert menus() is None
    minutes = drawing_from_points(
        stroke.points + np.array((right - 0.07, 0.0)) for stroke in line_of("30").strokes
    )
    for stroke in minutes.strokes:
        hand.stroke(stroke.points.tolist())
    assert menus() is None
    written = len(line_of("12").strokes) + 2 + len(minutes.strokes)
    assert len(pad.line.drawing().strokes) == written
    qtbot.waitUntil(lambda: pad.reading.text == "12:30", timeout=20_000)
    assert pad.number.text() == "12:30"
    assert not window.handwriting.keeper.entries


def test_a_tap_on_a_sign_and_a_right_click_leave_no_menu_open(
    window: MainWindow, qtbot: QtBot
) -> None:
    pad = write(window, line_of("27"), qtbot)
    before = len(pad.line.drawing().strokes)
    middle = place(pad, 0.1 + TALL / 4, 0.1 + TALL / 2)
    QTest.mouseClick(pad.line, Qt.MouseButton.LeftButton, pos=middle)
    assert len(pad.line.drawing().strokes) == before + 1
    reasons = QContextMenuEvent.Reason
    QApplication.sendEvent(
        pad.line, QContextMenuEvent(reasons.Mouse, middle, pad.line.mapToGlobal(middle))
    )
    assert QApplication.activePopupWidget() is None
    # The menu key leads to the last sign.
    qtbot.waitUntil(lambda: len(pad.read_drawing.strokes) == before + 1)
    QApplication.sendEvent(
        pad.line, QContextMenuEvent(reasons.Keyboard, middle, pad.line.mapToGlobal(middle))
    )
    menu = pad.findChild(QMenu, "correction_menu")
    qtbot.waitUntil(menu.isVisible)
    menu.close()


def test_signs_are_corrected_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    pad = write(window, line_of("275"), qtbot)
    pad.number.setFocus()
    qtbot.waitUntil(pad.number.hasFocus)
    described = pad.number.accessibleDescription
    assert "Sign 3 of 3: 5" in described()
    qtbot.keyClick(pad.number, Qt.Key.Key_Left)
    assert "Sign 2 of 3: 7" in described()
    qtbot.keyClick(pad.number, Qt.Key.Key_Home)
    assert "Sign 1 of 3: 2" in described()
    qtbot.keyClick(pad.number, Qt.Key.Key_Return)
    menu = pad.findChild(QMenu, "correction_menu")
    qtbot.waitUntil(menu.isVisible)
    next(action for action in entries(menu) if action.text() == "8").trigger()
    menu.close()
    assert pad.number.text() == "875"


def test_what_is_kept_is_said_with_undo_beside_it(window: MainWindow, qtbot: QtBot) -> None:
    pad, keeper = write(window, line_of("27"), qtbot), window.handwriting.keeper
    assert not pad.findChild(QWidget, "number_kept").isVisible()
    pad.correct(1, "1")
    assert "My handwriting as 1" in pad.findChild(QLabel, "number_kept_label").text()
    pad.correct(1, "4")  # a slip is corrected, not kept twice
    assert [kept.label for kept in keeper.entries] == ["4"]
    undo = pad.findChild(QPushButton, "number_kept_undo_button")
    assert undo.isVisible()
    undo.click()
    assert not keeper.entries
    assert not undo.isVisible()
    qtbot.waitUntil(lambda: pad.reading.text == "27", timeout=20_000)


def test_ink_that_changed_since_the_menu_opened_is_not_kept(
    window: MainWindow, qtbot: QtBot
) -> None:
    pad = write(window, line_of("27"), qtbot)
    menu = pad.correction_menu(1)
    Hand(pad.line).stroke([(0.5, 0.2)])
    next(action for action in entries(menu) if action.text() == "1").trigger()
    assert not window.handwriting.keeper.entries
    qtbot.waitUntil(lambda: len(pad.read_drawing.strokes) == len(pad.line.drawing().strokes))
    assert pad.reading.text.startswith("27")


@pytest.mark.parametrize("is_one_sign", [False, True])
def test_a_correction_holds_though_the_line_is_read_again_while_its_menu_is_open(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_one_sign: bool
) -> None:
    """As by every snapshot of a network that learns, which may part the line otherwise."""
    pad = write(window, line_of("27"), qtbot)
    pad.number.setFocus()
    qtbot.keyClick(pad.number, Qt.Key.Key_Return)
    menu = pad.findChild(QMenu, "correction_menu")
    qtbot.waitUntil(menu.isVisible)
    every = tuple(range(len(pad.line.drawing().strokes)))
    again = (Sign("0", 0.5, (0.1, 0.1, 0.5, 0.2), every),) if is_one_sign else pad.reading.signs
    read_as(pad, Reading(again, 0.5), qtbot, monkeypatch)
    next(action for action in entries(menu) if action.text() == "1").trigger()
    menu.close()
    assert pad.reading.text == "21"
    assert [kept.label for kept in window.handwriting.keeper.entries] == ["1"]


def test_signs_without_strokes_of_their_own_are_corrected_but_not_kept(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reader of whole lines says two signs of one stroke, or one where no piece is near."""
    pad = write(window, line_of("2"), qtbot)
    places = [(0,), (0,), (), ()]
    signs = tuple(Sign("0", 0.9, (0.1, 0.1, 0.2, 0.2), strokes) for strokes in places)
    read_as(pad, Reading(signs, 0.9), qtbot, monkeypatch)
    for number, text in ((1, "6"), (3, "8")):
        pad.correct(number, text)
    assert pad.reading.text == "0608"
    assert not window.handwriting.keeper.entries


def test_the_line_says_that_it_reads_until_the_first_reading_has_come(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.menu_actions["numbers"].setChecked(True)
    pad, note = window.surfaces.pad, window.surfaces.pad.findChild(QLabel, "number_note")
    assert note.text().startswith("Write digits")
    pad.line.set_page(line_of("27"))
    assert note.text() == "Reading…"
    qtbot.waitUntil(lambda: pad.reading.text == "27", timeout=20_000)
    assert "sure" in note.text()
    pad.line.set_page(line_of("7"))
    pad.line.clear()
    assert note.text().startswith("Write digits")


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


def test_what_is_looked_into_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    write(window, line_of("72"), qtbot)
    window.menu_actions["explain"].trigger()
    assert window.canvas.isVisible()
    assert "Only a single digit can be explained" in window.status.text()
    window.menu_actions["numbers"].trigger()
    window.menu_actions["evaluation"].trigger()
    assert window.surfaces.pad.line.isVisible()


def test_of_certainties_that_would_overlap_only_the_lesser_is_written(
    window: MainWindow,
) -> None:
    line = window.surfaces.pad.line
    boxes = (0.3, 0.05, 0.35, 0.15), (0.31, 0.05, 0.36, 0.15)
    first, second = (Sign("1", share, box) for share, box in zip((0.83, 0.84), boxes, strict=True))

    def foot() -> QImage:
        """Return what is below the frames."""
        top = place_on(line, 0, 0.16).y()
        return line.grab().toImage().copy(0, top, line.width(), line.height() - top)

    line.show_signs((first, second))
    both = foot()
    line.show_signs((first, second), {1})
    assert both == foot()
    line.show_signs((first, second), {0, 1})
    assert both != foot()


def test_the_number_is_copied_as_text(window: MainWindow, qtbot: QtBot) -> None:
    pad = write(window, line_of("27"), qtbot)
    assert pad.copy_button.isEnabled()
    pad.copy_button.click()
    assert QGuiApplication.clipboard().text() == pad.reading.text != ""
    assert window.status.text().endswith(f"Copied: {pad.reading.text}")


def test_what_somebody_says_is_no_certainty_of_the_network(
    window: MainWindow, qtbot: QtBot
) -> None:
    pad = write(window, line_of("7"), qtbot)
    note = pad.findChild(QLabel, "number_note")
    assert "sure" in note.text()
    before = pad.line.grab().toImage()
    pad.correct(0, pad.reading.text)
    assert "%" not in note.text()
    assert "%" not in pad.number.words_of(0)
    assert pad.line.grab().toImage() != before


def test_a_sign_stays_corrected_when_another_model_parts_the_line_otherwise(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pad = write(window, line_of("27"), qtbot)
    pad.correct(1, "4")
    number = len(pad.line.drawing().strokes)
    joined = Reading((Sign("9", 0.9, (0.1, 0.1, 0.4, 0.22), tuple(range(number))),), 0.9)
    read_as(pad, joined, qtbot, monkeypatch)
    assert pad.number.text() == "24"
    assert "Every sign" not in pad.findChild(QLabel, "number_note").text()


def test_a_sign_stays_corrected_when_another_model_joins_it_to_what_was_written_later(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pad, hand = window.surfaces.pad, Hand(window.surfaces.pad.line)
    for stroke in line_of("27").strokes:
        hand.stroke(stroke.points.tolist())
    qtbot.waitUntil(lambda: pad.reading.text == "27", timeout=20_000)
    pad.correct(1, "4")
    shift = np.array((0.4, 0.0))
    for stroke in line_of("3").strokes:
        hand.stroke((stroke.points + shift).tolist())
    qtbot.waitUntil(lambda: pad.number.text() == "243", timeout=20_000)
    number = len(pad.line.drawing().strokes)
    joined = Reading((Sign("9", 0.9, (0.1, 0.1, 0.6, 0.22), tuple(range(number))),), 0.9)
    read_as(pad, joined, qtbot, monkeypatch)
    assert pad.number.text() == "243"
