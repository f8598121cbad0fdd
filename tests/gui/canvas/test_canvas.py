"""The canvas under real mouse, tablet and key events."""

from __future__ import annotations

from time import process_time

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QMouseEvent,
    QPaintEvent,
    QPointingDevice,
    QTabletEvent,
    QTouchEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from window_mouse import LEFT, SEVEN, at, draw_stroke

from digitpad.gui.canvas import ink as ink_paths
from digitpad.gui.canvas.content import Picture, is_blank
from digitpad.gui.canvas.ink import paths_of
from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.widgets.pixels import from_qimage
from digitpad.ink.drawing import Drawing, drawing_from_points

SIDE = 400
Device = QPointingDevice.PointerType


@pytest.fixture
def canvas(qtbot: QtBot) -> Canvas:
    canvas = Canvas()
    qtbot.addWidget(canvas)
    canvas.resize(SIDE, SIDE)
    canvas.show()
    qtbot.waitExposed(canvas)
    return canvas


def ink_of(canvas: Canvas) -> np.ndarray:
    """Return how dark the canvas's pixels are, 0..1; the hint and the frame are light."""
    return 1.0 - from_qimage(canvas.grab().toImage()).mean(axis=2) / 255.0


def points_of(drawing: Drawing) -> list[list[list[float]]]:
    return [stroke.points.astype(float).round(3).tolist() for stroke in drawing.strokes]


def test_a_stroke_keeps_every_point_of_the_mouse(canvas: Canvas) -> None:
    draw_stroke(canvas, SEVEN)
    assert points_of(canvas.drawing()) == [[[x, y] for x, y in SEVEN]]


def test_a_click_is_a_dot_that_can_be_seen(canvas: Canvas) -> None:
    QTest.mouseClick(canvas, LEFT, pos=at(canvas, 0.5, 0.5))
    assert points_of(canvas.drawing()) == [[[0.5, 0.5]]]
    assert ink_of(canvas)[SIDE // 2, SIDE // 2] > 0.8


def test_the_second_press_of_a_double_click_draws_too(canvas: Canvas) -> None:
    QTest.mouseClick(canvas, LEFT, pos=at(canvas, 0.3, 0.3))
    QTest.mouseDClick(canvas, LEFT, pos=at(canvas, 0.7, 0.7))
    QTest.mouseRelease(canvas, LEFT, pos=at(canvas, 0.7, 0.7))
    assert points_of(canvas.drawing())[-1] == [[0.7, 0.7]]
    assert not canvas.is_drawing


def test_a_fast_stroke_has_no_gaps(canvas: Canvas) -> None:
    draw_stroke(canvas, [(0.1, 0.1), (0.9, 0.8)])
    ink = ink_of(canvas)
    for part in np.linspace(0.02, 0.98, 100):
        x, y = 0.1 + 0.8 * part, 0.1 + 0.7 * part
        assert ink[int(y * SIDE), int(x * SIDE)] > 0.8


def test_lifting_the_pen_does_not_close_the_line(canvas: Canvas) -> None:
    draw_stroke(canvas, [(0.2, 0.2), (0.8, 0.2), (0.8, 0.8)])
    assert ink_of(canvas)[SIDE // 2, SIDE // 2] < 0.1


def test_the_ink_is_seen_while_the_stroke_is_still_going_on(canvas: Canvas) -> None:
    QTest.mousePress(canvas, LEFT, pos=at(canvas, 0.2, 0.5))
    QTest.mouseMove(canvas, at(canvas, 0.8, 0.5))
    assert ink_of(canvas)[SIDE // 2, SIDE // 2] > 0.8
    assert canvas.drawing().point_count == 2
    QTest.mouseRelease(canvas, LEFT, pos=at(canvas, 0.8, 0.5))


def test_a_growing_stroke_looks_as_it_does_when_it_is_painted_at_once(canvas: Canvas) -> None:
    angles = np.linspace(0, 9, 150)
    spiral = [(0.5 + 0.045 * a * np.cos(a), 0.5 + 0.045 * a * np.sin(a)) for a in angles]
    draw_stroke(canvas, spiral)
    grown = ink_of(canvas)
    canvas.undo()
    canvas.redo()
    assert np.abs(grown - ink_of(canvas)).max() < 0.02


def test_undo_redo_and_clear(canvas: Canvas) -> None:
    draw_stroke(canvas, SEVEN)
    draw_stroke(canvas, [(0.3, 0.5), (0.7, 0.5)])
    canvas.undo()
    assert len(canvas.drawing().strokes) == 1
    canvas.redo()
    assert len(canvas.drawing().strokes) == 2
    canvas.clear()
    assert canvas.drawing().is_empty
    canvas.undo()
    assert len(canvas.drawing().strokes) == 2


def test_strokes_that_stay_are_not_worked_out_anew(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    for x in (0.2, 0.4, 0.6, 0.8):
        draw_stroke(canvas, [(x, 0.2), (x, 0.8)])
    made: list[int] = []
    monkeypatch.setattr(
        ink_paths,
        "paths_of",
        lambda points, width: made.append(len(points)) or paths_of(points, width),
    )
    before = canvas.grab().toImage()
    canvas.undo()
    assert canvas.grab().toImage() != before
    canvas.redo()
    assert canvas.grab().toImage() == before
    assert len(made) <= 1  # what was taken back and came again
    canvas.set_pen_width(2 * canvas.pen_width)
    assert len(made) >= 4


def test_clearing_an_empty_canvas_leaves_nothing_to_undo(canvas: Canvas) -> None:
    canvas.clear()
    assert not canvas.history.can_undo


def test_undo_and_clear_take_the_ink_off_the_screen(canvas: Canvas) -> None:
    draw_stroke(canvas, SEVEN)
    canvas.undo()
    assert ink_of(canvas)[80, 200] < 0.1
    canvas.redo()
    canvas.clear()
    assert ink_of(canvas)[80, 200] < 0.1


def test_a_scribble_off_the_canvas_is_cut_at_the_edge_and_is_one_step_to_undo(
    canvas: Canvas,
) -> None:
    draw_stroke(canvas, [(0.5, 0.5), (1.6, 0.5), (1.6, 0.9), (0.5, 0.9)])
    drawing = canvas.drawing()
    assert len(drawing.strokes) == 2
    for stroke in drawing.strokes:
        assert stroke.points.min() >= 0.0
        assert stroke.points.max() <= 1.0
    canvas.undo()
    assert canvas.drawing().is_empty


def test_resizing_in_the_middle_of_a_stroke_keeps_it(canvas: Canvas) -> None:
    QTest.mousePress(canvas, LEFT, pos=at(canvas, 0.2, 0.2))
    QTest.mouseMove(canvas, at(canvas, 0.8, 0.2))
    canvas.resize(600, 600)
    QTest.mouseMove(canvas, at(canvas, 0.8, 0.8))
    QTest.mouseRelease(canvas, LEFT, pos=at(canvas, 0.8, 0.8))
    assert points_of(canvas.drawing()) == [[[0.2, 0.2], [0.8, 0.2], [0.8, 0.8]]]
    ink = ink_of(canvas)
    assert min(ink[120, 300], ink[300, 480]) > 0.8


def test_a_canvas_that_is_not_square_draws_in_a_square_in_its_middle(canvas: Canvas) -> None:
    canvas.resize(600, 300)
    canvas.begin(canvas.to_units(QPointF(300, 150)))
    canvas.finish()
    assert points_of(canvas.drawing()) == [[[0.5, 0.5]]]


def test_a_new_pen_width_holds_for_the_whole_drawing(canvas: Canvas) -> None:
    draw_stroke(canvas, [(0.2, 0.5), (0.8, 0.5)])
    thin = ink_of(canvas).sum()
    canvas.set_pen_width(0.16)
    assert canvas.drawing().pen_width == 0.16
    assert ink_of(canvas).sum() > 1.7 * thin


@pytest.mark.parametrize("ending", ["focus", "window", "right button", "hide", "next press"])
def test_a_stroke_ends_when_the_pen_is_taken_away(canvas: Canvas, ending: str) -> None:
    QTest.mousePress(canvas, LEFT, pos=at(canvas, 0.2, 0.2))
    QTest.mouseMove(canvas, at(canvas, 0.8, 0.2))
    if ending == "focus":
        QApplication.sendEvent(canvas, QFocusEvent(QEvent.Type.FocusOut))
    elif ending == "window":
        QApplication.sendEvent(canvas, QEvent(QEvent.Type.WindowDeactivate))
    elif ending == "right button":
        QTest.mousePress(canvas, Qt.MouseButton.RightButton, pos=at(canvas, 0.8, 0.3))
        QTest.mouseRelease(canvas, Qt.MouseButton.RightButton, pos=at(canvas, 0.8, 0.3))
    elif ending == "hide":
        canvas.hide()
    else:
        # The release went elsewhere; the next press shows that there was one.
        canvas.begin((0.5, 0.9))
        canvas.cancel()
    assert not canvas.is_drawing
    assert points_of(canvas.drawing()) == [[[0.2, 0.2], [0.8, 0.2]]]
    assert canvas.history.can_undo
    QTest.mouseRelease(canvas, LEFT, pos=at(canvas, 0.5, 0.9))
    assert len(canvas.drawing().strokes) == 1


def test_escape_gives_the_stroke_up(canvas: Canvas) -> None:
    QTest.mousePress(canvas, LEFT, pos=at(canvas, 0.2, 0.2))
    QTest.mouseMove(canvas, at(canvas, 0.8, 0.2))
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    QTest.mouseRelease(canvas, LEFT, pos=at(canvas, 0.8, 0.2))
    assert canvas.drawing().is_empty
    assert not canvas.history.can_undo
    assert ink_of(canvas)[80, 200] < 0.1


def test_the_keyboard_can_draw(canvas: Canvas) -> None:
    keys = Qt.Key
    for key in (keys.Key_Left, keys.Key_Space, keys.Key_Up, keys.Key_Up, keys.Key_Space):
        QTest.keyClick(canvas, key)
    assert points_of(canvas.drawing()) == [[[0.475, 0.5], [0.475, 0.475], [0.475, 0.45]]]
    QTest.keyClick(canvas, keys.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert canvas.drawing().point_count == 3


STYLUS, ERASER = (
    QPointingDevice(
        "pen",
        number,
        QPointingDevice.DeviceType.Stylus,
        end,
        QPointingDevice.Capability.Position,
        1,
        1,
    )
    for number, end in ((7, Device.Pen), (8, Device.Eraser))
)


def tablet(
    canvas: Canvas,
    kind: QEvent.Type,
    x: float,
    y: float,
    device: QPointingDevice = STYLUS,
    *,
    hovers: bool = False,
) -> bool:
    position = QPointF(x * canvas.width(), y * canvas.height())
    pressed = kind != QEvent.Type.TabletRelease and not hovers
    event = QTabletEvent(
        kind,
        device,
        position,
        canvas.mapToGlobal(position),
        0.5 if pressed else 0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        Qt.KeyboardModifier.NoModifier,
        Qt.MouseButton.NoButton if kind == QEvent.Type.TabletMove else LEFT,
        LEFT if pressed else Qt.MouseButton.NoButton,
    )
    event.ignore()
    QApplication.sendEvent(canvas, event)
    return event.isAccepted()


def test_a_stylus_draws_once_though_its_mouse_events_come_too(canvas: Canvas) -> None:
    assert tablet(canvas, QEvent.Type.TabletPress, 0.2, 0.2)
    QTest.mousePress(canvas, LEFT, pos=at(canvas, 0.2, 0.2))
    for x in (0.4, 0.6, 0.8):
        assert tablet(canvas, QEvent.Type.TabletMove, x, 0.201)
        QTest.mouseMove(canvas, at(canvas, x, 0.2))
    assert tablet(canvas, QEvent.Type.TabletRelease, 0.8, 0.201)
    QTest.mouseRelease(canvas, LEFT, pos=at(canvas, 0.8, 0.2))
    ((start, *others),) = points_of(canvas.drawing())
    assert start == [0.2, 0.2]
    assert others == [[0.4, 0.201], [0.6, 0.201], [0.8, 0.201]]


@pytest.mark.parametrize("ending", ["leaves", "hovers"])
def test_a_stylus_whose_release_got_lost_ends_its_stroke(canvas: Canvas, ending: str) -> None:
    tablet(canvas, QEvent.Type.TabletPress, 0.2, 0.2)
    tablet(canvas, QEvent.Type.TabletMove, 0.8, 0.2)
    if ending == "leaves":
        QApplication.sendEvent(QApplication.instance(), QEvent(QEvent.Type.TabletLeaveProximity))
        assert not canvas.is_drawing
    for x in (0.3, 0.5):
        tablet(canvas, QEvent.Type.TabletMove, x, 0.9, hovers=True)
    assert not canvas.is_drawing
    tablet(canvas, QEvent.Type.TabletRelease, 0.5, 0.9)
    assert points_of(canvas.drawing()) == [[[0.2, 0.2], [0.8, 0.2]]]
    draw_stroke(canvas, [(0.5, 0.5), (0.5, 0.7)])  # and the mouse is free again
    assert len(canvas.drawing().strokes) == 2


def test_a_sample_that_a_tablet_makes_up_is_no_ink(canvas: Canvas) -> None:
    down = [(0.5, 0.2 + 0.02 * step) for step in range(30)]
    points = [(0.1, 0.9), *down, (0.9, 0.1)]
    tablet(canvas, QEvent.Type.TabletPress, *points[0])
    for point in points[1:]:
        tablet(canvas, QEvent.Type.TabletMove, *point)
    tablet(canvas, QEvent.Type.TabletRelease, *points[-1])
    assert points_of(canvas.drawing()) == [[[x, round(y, 3)] for x, y in down]]
    ink = ink_of(canvas)
    assert ink[SIDE // 2, SIDE // 2] > 0.8
    assert max(ink[round(0.9 * SIDE), round(0.1 * SIDE)], ink[60, 340]) < 0.1
    canvas.clear()
    draw_stroke(canvas, points)  # a mouse may have got there while the computer was busy
    assert len(points_of(canvas.drawing())[0]) == len(points)


FINGER = QTest.createTouchDevice()


class Hand:
    """Touches of a canvas; each has a number, and those that are not named stay where they are."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._down: set[int] = set()

    def press(self, number: int, x: float, y: float) -> None:
        self._touches().press(number, at(self._canvas, x, y), self._canvas).commit()
        self._down.add(number)

    def move(self, number: int, x: float, y: float) -> None:
        self._touches(number).move(number, at(self._canvas, x, y), self._canvas).commit()

    def lift(self, number: int, x: float, y: float) -> None:
        self._touches(number).release(number, at(self._canvas, x, y), self._canvas).commit()
        self._down.discard(number)

    def draw(self, number: int, points: list[tuple[float, float]]) -> None:
        self.press(number, *points[0])
        for point in points[1:]:
            self.move(number, *point)
        self.lift(number, *points[-1])

    def _touches(self, number: int | None = None) -> QTest.QTouchEventSequence:
        touches = QTest.touchEvent(self._canvas, FINGER)
        for resting in self._down - {number}:
            touches.stationary(resting)
        return touches


def test_a_finger_draws_once_and_taps_dots(canvas: Canvas) -> None:
    hand = Hand(canvas)
    hand.draw(0, SEVEN)
    hand.draw(0, [(0.5, 0.5)])
    assert points_of(canvas.drawing()) == [[[x, y] for x, y in SEVEN], [[0.5, 0.5]]]


@pytest.mark.parametrize("quiver", [0.0, 0.01])
def test_a_finger_draws_beside_a_palm_that_was_there_first(canvas: Canvas, quiver: float) -> None:
    hand = Hand(canvas)
    hand.press(0, 0.9, 0.92)
    hand.move(0, 0.9, 0.92 + quiver)
    hand.draw(1, SEVEN)
    hand.move(0, 0.8, 0.92)  # it slides along
    hand.draw(2, [(0.4, 0.5), (0.7, 0.5)])
    hand.lift(0, 0.8, 0.92)
    assert points_of(canvas.drawing()) == [[[x, y] for x, y in SEVEN], [[0.4, 0.5], [0.7, 0.5]]]
    assert ink_of(canvas)[round(0.92 * SIDE), round(0.9 * SIDE)] < 0.1
    canvas.undo()
    canvas.undo()
    assert not canvas.history.can_undo


def test_of_two_fingers_the_first_that_moves_draws(canvas: Canvas) -> None:
    hand = Hand(canvas)
    hand.press(0, 0.2, 0.2)
    hand.press(1, 0.8, 0.8)
    hand.move(0, 0.5, 0.2)
    hand.move(1, 0.5, 0.8)
    hand.move(0, 0.8, 0.2)
    hand.lift(0, 0.8, 0.2)
    hand.move(1, 0.2, 0.8)
    hand.lift(1, 0.2, 0.8)
    assert points_of(canvas.drawing()) == [[[0.2, 0.2], [0.5, 0.2], [0.8, 0.2]]]


def test_a_palm_that_comes_later_leaves_the_stroke_alone(canvas: Canvas) -> None:
    hand = Hand(canvas)
    hand.press(0, 0.2, 0.2)
    hand.move(0, 0.5, 0.2)
    hand.press(1, 0.9, 0.92)
    hand.move(0, 0.8, 0.2)
    hand.lift(0, 0.8, 0.2)
    hand.lift(1, 0.9, 0.92)
    assert points_of(canvas.drawing()) == [[[0.2, 0.2], [0.5, 0.2], [0.8, 0.2]]]


def test_touches_that_the_system_takes_back_leave_no_ink(canvas: Canvas) -> None:
    hand = Hand(canvas)
    hand.press(0, 0.2, 0.2)
    hand.move(0, 0.8, 0.2)
    QApplication.sendEvent(canvas, QTouchEvent(QEvent.Type.TouchCancel, FINGER))
    assert not canvas.is_drawing
    hand.move(0, 0.8, 0.8)
    assert canvas.drawing().is_empty
    hand.lift(0, 0.8, 0.2)
    hand.draw(0, SEVEN)
    assert points_of(canvas.drawing()) == [[[x, y] for x, y in SEVEN]]


def test_a_finger_whose_lifting_got_lost_ends_its_stroke_with_the_next(canvas: Canvas) -> None:
    lost = Hand(canvas)
    lost.press(0, 0.2, 0.2)
    lost.move(0, 0.8, 0.2)
    Hand(canvas).draw(1, [(0.5, 0.5), (0.5, 0.8)])
    assert points_of(canvas.drawing()) == [[[0.2, 0.2], [0.8, 0.2]], [[0.5, 0.5], [0.5, 0.8]]]
    lost.lift(0, 0.8, 0.2)
    assert len(canvas.drawing().strokes) == 2


def test_a_pen_draws_beside_a_palm_whose_dot_goes(canvas: Canvas) -> None:
    hand = Hand(canvas)
    hand.press(0, 0.9, 0.92)
    tablet(canvas, QEvent.Type.TabletPress, 0.2, 0.2)
    hand.move(0, 0.7, 0.92)
    tablet(canvas, QEvent.Type.TabletMove, 0.8, 0.2)
    hand.press(1, 0.5, 0.92)
    tablet(canvas, QEvent.Type.TabletRelease, 0.8, 0.2)
    hand.move(1, 0.3, 0.92)
    hand.lift(0, 0.7, 0.92)
    hand.lift(1, 0.3, 0.92)
    assert points_of(canvas.drawing()) == [[[0.2, 0.2], [0.8, 0.2]]]


def test_the_eraser_rubs_out_what_it_is_drawn_over_in_one_step(canvas: Canvas) -> None:
    draw_stroke(canvas, [(0.1, 0.5), (0.9, 0.5)])
    whole = canvas.drawing()
    canvas.set_erasing(True)
    grew: list[Drawing] = []
    canvas.stroke_grew.connect(lambda: grew.append(canvas.drawing()))
    draw_stroke(canvas, [(0.4, 0.1), (0.4, 0.9), (0.6, 0.9), (0.6, 0.1)])  # a few fast moves
    left, middle, right = canvas.drawing().strokes
    assert left.points[-1, 0] < 0.4 < middle.points[0, 0]
    assert middle.points[-1, 0] < 0.6 < right.points[0, 0]
    assert len(grew[0].strokes) == 2  # what reads is told while the eraser is still down
    shown = ink_of(canvas)
    assert shown[SIDE // 2, round(0.4 * SIDE)] < 0.1
    assert shown[SIDE // 2, SIDE // 2] > 0.8
    canvas.undo()
    assert canvas.drawing() == whole
    draw_stroke(canvas, [(0.1, 0.1), (0.9, 0.1)])  # where nothing is
    assert canvas.history.can_redo
    canvas.set_erasing(False)
    draw_stroke(canvas, [(0.1, 0.1), (0.9, 0.1)])
    assert len(canvas.drawing().strokes) == 2


def test_escape_gives_back_what_is_being_rubbed_out(canvas: Canvas) -> None:
    draw_stroke(canvas, [(0.1, 0.5), (0.9, 0.5)])
    whole = canvas.drawing()
    canvas.set_erasing(True)
    QTest.mousePress(canvas, LEFT, pos=at(canvas, 0.5, 0.5))
    assert len(canvas.drawing().strokes) == 2
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert canvas.drawing() == whole
    QTest.mouseRelease(canvas, LEFT, pos=at(canvas, 0.5, 0.5))
    assert canvas.drawing() == whole


def test_a_stylus_turned_round_rubs_out(canvas: Canvas) -> None:
    draw_stroke(canvas, [(0.1, 0.5), (0.9, 0.5)])
    tablet(canvas, QEvent.Type.TabletPress, 0.5, 0.5, ERASER)
    tablet(canvas, QEvent.Type.TabletMove, 0.6, 0.5, ERASER)
    tablet(canvas, QEvent.Type.TabletRelease, 0.6, 0.5, ERASER)
    assert len(canvas.drawing().strokes) == 2


def test_mouse_events_that_say_they_come_from_a_stylus_are_left_alone(canvas: Canvas) -> None:
    position = QPointF(100, 100)
    event = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        position,
        canvas.mapToGlobal(position),
        LEFT,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
        STYLUS,
    )
    QApplication.sendEvent(canvas, event)
    assert canvas.drawing().is_empty


def test_a_picture_lies_on_the_canvas_until_somebody_draws(canvas: Canvas) -> None:
    pixels = np.full((60, 40, 3), 200, dtype=np.uint8)
    pixels[20:40, 10:30] = (0, 0, 0)
    draw_stroke(canvas, SEVEN)
    canvas.set_page(Picture(pixels, "photo.png"))
    assert isinstance(canvas.page(), Picture)
    assert ink_of(canvas)[SIDE // 2, SIDE // 2] > 0.8
    draw_stroke(canvas, [(0.1, 0.9), (0.9, 0.9)])
    assert points_of(canvas.drawing()) == [[[0.1, 0.9], [0.9, 0.9]]]
    assert ink_of(canvas)[SIDE // 2, SIDE // 2] < 0.1
    canvas.undo()
    assert isinstance(canvas.page(), Picture)
    canvas.undo()
    assert len(canvas.drawing().strokes) == 1


def test_clear_takes_a_picture_off(canvas: Canvas) -> None:
    canvas.set_page(Picture(np.zeros((9, 9, 3), dtype=np.uint8), ""))
    canvas.clear()
    assert is_blank(canvas.page())
    assert ink_of(canvas)[SIDE // 4, SIDE // 2] < 0.1


def test_only_the_pixels_around_the_pen_are_painted_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QRect] = []

    class Watched(Canvas):
        def paintEvent(self, event: QPaintEvent) -> None:
            painted.append(event.rect())
            super().paintEvent(event)

    canvas = Watched()
    qtbot.addWidget(canvas)
    canvas.resize(SIDE, SIDE)
    canvas.show()
    qtbot.waitExposed(canvas)
    draw_stroke(canvas, SEVEN)
    QTest.mousePress(canvas, LEFT, pos=at(canvas, 0.2, 0.8))
    for step in range(40):
        QTest.mouseMove(canvas, at(canvas, 0.2 + 0.01 * step, 0.8))
    qtbot.waitUntil(lambda: bool(painted))
    QApplication.processEvents()
    painted.clear()
    QTest.mouseMove(canvas, at(canvas, 0.62, 0.8))
    qtbot.waitUntil(lambda: bool(painted))
    pen = canvas.pen_width * SIDE
    for area in painted:
        assert area.height() <= pen + 12
        assert area.width() <= pen + 0.1 * SIDE
    QTest.mouseRelease(canvas, LEFT, pos=at(canvas, 0.62, 0.8))


def test_the_backing_picture_is_as_fine_as_the_screen(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_stroke(canvas, SEVEN)
    monkeypatch.setattr(Canvas, "devicePixelRatioF", lambda self: 2.0)
    QApplication.sendEvent(canvas, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert canvas.layer.pixmap.width() == 2 * SIDE
    assert canvas.layer.pixmap.devicePixelRatio() == 2.0
    draw_stroke(canvas, [(0.3, 0.5), (0.7, 0.5)])
    assert len(canvas.drawing().strokes) == 2
    image = canvas.layer.pixmap.toImage()
    assert image.pixelColor(QPoint(SIDE, SIDE)).alpha() == 255


def scribble(count: int, seed: int) -> np.ndarray:
    generator = np.random.default_rng(seed)
    steps = generator.normal(0, 0.012, (count, 2))
    return 0.5 + 0.45 * np.sin(np.cumsum(steps, axis=0))


def seconds_to_draw(canvas: Canvas, points: list[list[float]]) -> float:
    """Return the CPU seconds of the cheapest third of some stretches of moves, painted."""
    times = []
    for stretch in range(0, len(points), 20):
        start = process_time()
        for x, y in points[stretch : stretch + 20]:
            canvas.draw_to((x, y))
            QApplication.processEvents()
        times.append(process_time() - start)
    return float(np.sort(times)[: len(times) // 3].mean())


def test_drawing_on_costs_the_same_however_much_is_drawn(canvas: Canvas) -> None:
    few, many = scribble(400, 1).tolist(), scribble(400, 2).tolist()
    canvas.begin((0.5, 0.5))
    on_empty = seconds_to_draw(canvas, few)
    canvas.finish()
    canvas.set_page(drawing_from_points([scribble(200, 3 + n) for n in range(100)]))
    assert canvas.drawing().point_count == 20_000
    canvas.begin((0.5, 0.5))
    on_full = seconds_to_draw(canvas, many)
    canvas.finish()
    assert on_full < 4 * on_empty + 0.002


def test_the_canvas_is_reached_and_described_without_a_mouse(canvas: Canvas) -> None:
    assert canvas.focusPolicy() == Qt.FocusPolicy.StrongFocus
    assert canvas.accessibleName()
    assert canvas.accessibleDescription()
