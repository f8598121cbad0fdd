"""A monkey at the window: its mouse, keys and fingers go anywhere.

Events are given to the windows of the system, so menus, questions and the keyboard's focus take
them as they would a person's. What the seed chooses is the same each time; what threads answer
may come a little earlier or later.
"""

from __future__ import annotations

import random
import re
import socket
from collections import Counter, deque
from collections.abc import Callable, Iterator
from itertools import chain, count
from pathlib import Path
from time import sleep
from typing import Any, Final

import numpy as np
import pytest
from every_window import trained_at_once
from of_wings import of_wings
from PIL import Image
from promises import Promises, Watch
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenuBar,
    QMessageBox,
    QTabBar,
    QWidget,
)
from test_long_run import HANG_MS, LATE_MS, TICK_MS
from window_mouse import LEFT

from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.handwriting import synthesis
from digitpad.models.catalogue import architecture
from digitpad.training.events import Ended, Event

REMEMBERED: Final = 20
PATIENCE: Final = 4
"""How often Escape is pressed to leave a window: an editor, a list and a question may be in it."""
CLOSE: Final = Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier
KEYS: Final = (
    *"0123456789x", *[Qt.Key(Qt.Key.Key_F1 + n) for n in range(8)], Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Up,
    Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_PageDown,
)  # fmt: skip
MODIFIERS: Final = {
    Qt.KeyboardModifier.ControlModifier: (Qt.Key.Key_Control,),
    Qt.KeyboardModifier.ShiftModifier: (Qt.Key.Key_Shift,),
}
PRESSED: Final = (
    QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, Canvas, QComboBox,
    QLineEdit, QMenuBar, QTabBar, *chain(*of_wings("PRESSED")),
)  # fmt: skip


RUNS: Final = count(1)


def trained(config: Any, control: Any, **more: Any) -> Iterator[Event]:
    """A run that takes little time and ends with weights that fit its network, and no other's."""
    for event in trained_at_once(config, control, **more):
        sleep(TICK_MS / 1000)  # else it would begin and end in one tick, which no run does
        if isinstance(event, Ended):
            made = architecture(config.model, **dict(config.model_arguments))
            value = 0.001 * next(RUNS)
            weights = {
                name: np.full(shape, value, np.float32) for name, shape in made.tensors().items()
            }
            yield event._replace(best=weights, last=weights)
        else:
            yield event


class Monkey:
    """Acts, and looks after each act whether what is promised still holds.

    ``open_window`` opens a main window; ``let_go`` deletes one that was closed, whose program would
    have ended. ``folder`` is all that file dialogs get to see.
    ``late``: what the window computed for too long, in words.
    """

    def __init__(
        self,
        seed: int,
        open_window: Callable[[], MainWindow],
        let_go: Callable[[MainWindow], object],
        watch: Watch,
        folder: Path,
    ) -> None:
        self.chance = random.Random(seed)
        self.actions: deque[str] = deque(maxlen=REMEMBERED)
        self.done: Counter[str] = Counter()
        self.visited: set[str] = set()
        self.late: list[str] = []
        self._open_window, self._let_go, self._folder = open_window, let_go, folder
        self._number = 0
        self._finger = QTest.createTouchDevice()
        self.window = open_window()
        self.promises = Promises(watch, self.window)

    def act(self) -> None:
        """Do one thing, wait a moment, and look."""
        self.promises.before()
        kind, name = self._choose()
        self.actions.append(f"{kind}: {name}")
        QTest.qWait(self.chance.choice((0, 0, 0, TICK_MS, 3 * TICK_MS)))
        slowest = self.promises.slowest_ms
        assert slowest < HANG_MS, f"the window stood still for {slowest:.0f} ms"
        if slowest > LATE_MS:
            self.late.append(f"{slowest:.0f} ms: {kind}: {name}")
        self.done[re.sub(r"\d+", "", f"{kind} {name}")] += 1
        self.promises.look()
        if not self.window.isVisible():
            self.promises.look_at_closed()
            self.actions.append("the window is opened again")
            closed, self.window = self.window, self._open_window()
            self.promises.join(self.window)
            self._let_go(closed)

    # What it does

    def _choose(self) -> tuple[str, str]:
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if isinstance(modal, QFileDialog) and popup is None:
            return self._answer_file(modal)
        shown = [one for one in QApplication.topLevelWidgets() if self._can_act_in(one, modal)]
        self.visited |= {type(one).__name__ + " " + one.windowTitle() for one in shown}
        target = popup or self.chance.choice(
            [*shown, *[self.window] * (2 if self.window in shown else 0)]
        )
        if popup is None and not target.isActiveWindow():
            target.activateWindow()
            QApplication.processEvents()
        kinds = [self._click] * 9 + [self._key] * 4 + [self._draw] * 5 + [self._tap] * 2
        if popup is None and target is self.window:
            kinds += [self._open_by_menu] * 4 + [self._train] * 2
            kinds += [self._number_line] * (2 if "numbers" in self.window.menu_actions else 0)
        if popup is None and target is not self.window:
            kinds += [self.leave] * 2
        act = self.chance.choice(kinds)
        return act.__name__.strip("_"), act(target)

    @staticmethod
    def _can_act_in(one: QWidget, modal: QWidget | None) -> bool:
        is_window = one.isVisible() and one.windowType() in (
            Qt.WindowType.Window, Qt.WindowType.Dialog,
        )  # fmt: skip
        return is_window and (modal is None or one is modal or modal.isAncestorOf(one))

    def _answer_file(self, dialog: QFileDialog) -> str | tuple[str, str]:
        """Type a path or give up: what is clicked in a file dialog would lead anywhere."""
        title = dialog.windowTitle()
        if self.chance.random() < 0.3:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            return "file", f"“{title}” given up"
        if dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave:
            path = self._folder / f"{self._next()}.{dialog.defaultSuffix()}"
        elif dialog.fileMode() is QFileDialog.FileMode.Directory:
            path = self._folder
        else:
            path = self.chance.choice(sorted(self._folder.glob("*.*")))
        (line,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        line.setText(str(path))  # typed letter by letter it would all be one tick
        self.promises.choose(path, title)
        QTest.keyClick(line, Qt.Key.Key_Return)
        self.promises.imports |= title.startswith("Import")
        return "file", f"“{title}” {path.name}"

    def _click(self, target: QWidget) -> str:
        name, at = self._place(target)
        modifier = self.chance.choice([Qt.KeyboardModifier.NoModifier] * 9 + [
            Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        ])  # fmt: skip
        button = self.chance.choice([LEFT] * 12 + [Qt.MouseButton.RightButton])
        pressed = target.childAt(at)
        self.promises.inks |= isinstance(pressed, Canvas)
        if self._is_spin(pressed):
            button = LEFT
        QTest.mouseClick(handle(target), button, modifier, at)
        if self.chance.random() < 0.1 and is_shown(target):
            QTest.mouseDClick(handle(target), LEFT, pos=within(target, at))
        return name

    @staticmethod
    def _is_spin(widget: QWidget | None) -> bool:
        """Return whether a menu of Qt's own would wait here and let the monkey do nothing more."""
        return isinstance(widget, QAbstractSpinBox) or (
            widget is not None and isinstance(widget.parentWidget(), QAbstractSpinBox)
        )

    def _tap(self, target: QWidget) -> str:
        name, at = self._place(target)
        self.promises.inks |= isinstance(target.childAt(at), Canvas)
        window = handle(target)
        QTest.touchEvent(window, self._finger).press(0, at, window).commit()
        if is_shown(target):
            window = handle(target)
            QTest.touchEvent(window, self._finger).release(0, at, window).commit()
        return name

    def _key(self, target: QWidget) -> str:
        key = self.chance.choice(KEYS)
        modifier = self.chance.choice([Qt.KeyboardModifier.NoModifier] * 6 + [
            Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        ])  # fmt: skip
        name = (
            f"{modifier.name} {getattr(key, 'name', key)} on {name_of(QApplication.focusWidget())}"
        )
        press(target, key, modifier)
        return name

    def _draw(self, target: QWidget) -> str:
        """Draw a digit on a canvas; where there is none, drag along the window."""
        canvases = [one for one in target.findChildren(Canvas) if is_seen(one, target)]
        widget = self.chance.choice(canvases or [target])
        self.promises.inks |= isinstance(widget, Canvas)
        name = f"{name_of(widget)} in {name_of(target)}"
        drawing = synthesis.drawing(self.chance.randrange(10), seed=self.chance.randrange(999))
        wide = min(widget.width(), widget.height())
        left = self.chance.uniform(0, max(0, widget.width() - wide))
        for stroke in drawing.strokes:
            if not is_shown(target):
                break
            points = [
                widget.mapTo(target, QPoint(round(left + x * wide), round(y * wide)))
                for x, y in stroke.points[:: max(1, len(stroke.points) // 12)]
            ]
            QTest.mousePress(handle(target), LEFT, pos=within(target, points[0]))
            for point in points:
                if is_shown(target):
                    QTest.mouseMove(handle(target), within(target, point))
                    QApplication.processEvents()
            if is_shown(target):
                QTest.mouseRelease(handle(target), LEFT, pos=within(target, points[-1]))
        return name

    def _open_by_menu(self, _target: QWidget) -> str:
        """Open a menu of the menu bar and press something in it."""
        menus = [one.menu() for one in self.window.menuBar().actions() if one.menu() is not None]
        menu = self.chance.choice(menus)
        wanted = [one for one in menu.actions() if one.isEnabled() and not one.isSeparator()]
        bar = self.window.menuBar()
        at = bar.actionGeometry(menu.menuAction()).center()
        QTest.mouseClick(handle(self.window), LEFT, pos=bar.mapTo(self.window, at))
        if not wanted or not menu.isVisible():
            return menu.title()
        action = self.chance.choice(wanted)
        QTest.mouseClick(handle(menu), LEFT, pos=menu.actionGeometry(action).center())
        return f"{menu.title()} {action.text()}"

    def _train(self, _target: QWidget) -> str:
        key = self.chance.choice([Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F7])
        QTest.keyClick(handle(self.window), key)
        return key.name

    def _number_line(self, target: QWidget) -> str:
        """Write on the line, or press what is below it."""
        pad = self.window.surfaces.pad
        if not self.window.surfaces.has_numbers:
            self.window.menu_actions["numbers"].trigger()
            return "shown"
        if self.chance.random() < 0.4:
            shown, can_copy = pad.number.text(), pad.copy_button.isEnabled()
            QTest.mouseClick(pad.copy_button, LEFT)
            assert not can_copy or QGuiApplication.clipboard().text() == shown
            return "copied"
        return self._draw(target)

    @staticmethod
    def leave(target: QWidget) -> str:
        """Every window can be left with the keyboard alone: by Escape, or where that only ends
        what is being typed by the key that closes windows.
        """
        title = name_of(target)
        for _ in range(PATIENCE):
            if not is_shown(target):
                break
            if not (QApplication.activePopupWidget() or QApplication.activeModalWidget()):
                target.activateWindow()  # a dialog that closes gives way to another window
                QApplication.processEvents()
            front = QApplication.activePopupWidget() or QApplication.activeWindow()
            if front is None or isinstance(front, QMessageBox):
                break
            QTest.keyClick(handle(front), Qt.Key.Key_Escape)
            if front is target and is_shown(target):
                press(front, *CLOSE)
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        asks = isinstance(QApplication.activeModalWidget(), QMessageBox)
        assert asks or not is_shown(target), f"{title} cannot be left by keyboard"
        return title

    def _place(self, target: QWidget) -> tuple[str, QPoint]:
        """Return the name of something to press in a window, and where it is."""
        found: list[tuple[QWidget, QRect]] = [
            (one, one.visibleRegion().boundingRect())
            for one in target.findChildren(QWidget)
            if isinstance(one, PRESSED) and one.isEnabled() and is_seen(one, target)
        ]
        if not found:
            found = [(target, target.rect())]
        widget, seen = self.chance.choice(found)
        middle = seen.center()
        if not isinstance(widget, QAbstractButton):
            middle = QPoint(
                self.chance.randint(seen.left(), seen.right()),
                self.chance.randint(seen.top(), seen.bottom()),
            )
        name = f"{name_of(widget)} in {name_of(target)}"
        return name, widget.mapTo(target, middle)

    def _next(self) -> int:
        self._number += 1
        return self._number


def handle(widget: QWidget) -> QWindow:
    """Return the system's window that a widget is in."""
    found = widget.window().windowHandle()
    assert found is not None
    return found


def within(target: QWidget, point: QPoint) -> QPoint:
    """Return the nearest point of a window, which may shrink while a stroke is drawn.

    ``QTest`` sends no events to beyond it, where a few strokes of the generator lead.
    """
    edge = target.rect().bottomRight()
    return QPoint(min(max(point.x(), 0), edge.x()), min(max(point.y(), 0), edge.y()))


def press(target: QWidget, key: Qt.Key | str, modifier: Qt.KeyboardModifier) -> None:
    """Press a key and let it go, then its modifiers, for as long as the target is there.

    ``QTest`` lets modifiers go at a window that the key may have closed, and crashes.
    """
    QTest.keyPress(handle(target), key, modifier)
    for one in (key, *MODIFIERS.get(modifier, ())):
        if is_shown(target):  # else its window may be gone, too; the key may have docked it
            QTest.keyRelease(handle(target), one)


def is_seen(widget: QWidget, window: QWidget) -> bool:
    """Return whether a widget is in sight in a window: those of others are below it, too."""
    return widget.window() is window and not widget.visibleRegion().isEmpty()


def is_shown(widget: QWidget) -> bool:
    try:
        return widget.isVisible()
    except RuntimeError:  # closed, and Qt deleted it
        return False


def name_of(widget: QWidget | None) -> str:
    if widget is None:
        return "nothing"
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return f"{widget.objectName() or type(widget).__name__}" + (f" “{text}”" if text else "")


def confine(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Keep the monkey off the network, and all file dialogs in a folder with a few files."""
    folder.mkdir()
    Image.fromarray(np.full((40, 60, 3), 200, np.uint8)).save(folder / "grey.png")
    (folder / "broken.safetensors").write_bytes(b"no model")
    (folder / "broken.inkml").write_text("<ink", encoding="utf-8")
    made = Dialogs._file_dialog

    def own(self: Dialogs, title: str, _folder: str, *more: Any) -> QFileDialog:
        dialog = made(self, title, str(folder), *more)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        return dialog

    def refused(*_: object) -> None:
        raise ConnectionRefusedError("a monkey needs no network")

    monkeypatch.setattr(Dialogs, "_file_dialog", own)
    monkeypatch.setattr(socket.socket, "connect", refused)
