"""A monkey at the window: mouse, keys and fingers go anywhere, and what is promised holds.

Events are given to the windows of the system, so menus, questions and the keyboard's focus take
them as they would a person's. What the seed chooses is the same each time; what threads answer
may come a little earlier or later.
"""

from __future__ import annotations

import logging
import random
import re
import socket
import sys
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from pathlib import Path
from time import thread_time
from types import TracebackType
from typing import Any, Final

import numpy as np
import pytest
from every_window import SOON, furnish, trained_at_once
from PIL import Image
from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QKeySequence, QWindow
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
from pytestqt.qtbot import QtBot
from test_long_run import HANG_MS, LATE_MS, TICK_MS, Ticks
from window_mouse import LEFT

from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.collection.window import CollectionWindow
from digitpad.gui.main_window import MainWindow
from digitpad.gui.numbers.number_text import NumberText
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.handwriting import synthesis
from digitpad.modelfile import Model, open_model
from digitpad.models.catalogue import architecture
from digitpad.training.events import Ended, Event

REMEMBERED: Final = 20
PATIENCE: Final = 4
"""How often Escape is pressed to leave a window: an editor, a list and a question may be in it."""
KEYS: Final = (
    *"0123456789x", *[Qt.Key(Qt.Key.Key_F1 + n) for n in range(8)], Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Up,
    Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_PageDown,
)  # fmt: skip
PRESSED: Final = (
    QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, Canvas, QComboBox,
    QLineEdit, QMenuBar, QTabBar, NumberText,
)  # fmt: skip


def trained(config: Any, control: Any, **more: Any) -> Iterator[Event]:
    """A run that takes no time and ends with weights that fit its network."""
    for event in trained_at_once(config, control, **more):
        if isinstance(event, Ended):
            made = architecture(config.model, **dict(config.model_arguments))
            weights = {
                name: np.full(shape, 0.01, np.float32) for name, shape in made.tensors().items()
            }
            yield event._replace(best=weights, last=weights)
        else:
            yield event


class Watch(logging.Handler):
    """What goes wrong anywhere: exceptions, in threads too, and Qt's warnings, in words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, let_through: list[str]) -> None:
        super().__init__(logging.ERROR)
        logging.getLogger("digitpad").addHandler(self)
        self.found: list[str] = []
        self._let_through = let_through
        monkeypatch.setattr(sys, "excepthook", self._on_exception)
        self._before = qInstallMessageHandler(self._on_message)

    def close(self) -> None:
        qInstallMessageHandler(self._before)
        logging.getLogger("digitpad").removeHandler(self)
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.found.append("".join(traceback.format_exception(kind, error, trace)))

    def _on_message(self, kind: QtMsgType, _place: object, words: str) -> None:
        is_bad = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if is_bad and not any(re.search(one, words) for one in self._let_through):
            self.found.append(f"Qt: {words}")


class Monkey:
    """Acts, and looks after each act whether what is promised still holds.

    ``open_window`` opens a main window; ``folder`` is all that file dialogs get to see.
    """

    def __init__(
        self, seed: int, open_window: Callable[[], MainWindow], watch: Watch, folder: Path
    ) -> None:
        self.chance = random.Random(seed)
        self.actions: deque[str] = deque(maxlen=REMEMBERED)
        self.done: Counter[str] = Counter()
        self.visited: set[str] = set()
        self.late: list[str] = []
        self._open_window, self._watch, self._folder = open_window, watch, folder
        self._number = 0
        self._finger = QTest.createTouchDevice()
        self._begin()

    def act(self) -> None:
        """Do one thing, wait a moment, and look."""
        self._before()
        kind, name = self._choose()
        self.actions.append(f"{kind}: {name}")
        QTest.qWait(self.chance.choice((0, 0, TICK_MS, 3 * TICK_MS)))
        label = re.sub(r"\d+", "", f"{kind} {name}")
        slow = [one for one in self.ticks.busy_ms if one > LATE_MS]
        # Whatever is done for the first time loads what it needs.
        self.late += [f"{max(slow):.0f} ms: {kind}: {name}"] if slow and self.done[label] else []
        assert not slow or max(slow) < HANG_MS, f"the window stood still for {max(slow):.0f} ms"
        self.done[label] += 1
        self._look()
        if not self.window.isVisible():
            self._reopen()

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
        # There drawings are named, and taught models kept and given up.
        self._is_naming = isinstance(target, CollectionWindow)
        if popup is None and not target.isActiveWindow():
            target.activateWindow()
            QApplication.processEvents()
        kinds = [self._click] * 9 + [self._key] * 4 + [self._draw] * 5 + [self._tap] * 2
        if popup is None and target is self.window:
            kinds += [self._open_by_menu] * 4 + [self._train] * 2 + [self._number_line] * 2
        if popup is None and target is not self.window:
            kinds += [self._leave] * 2
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
        self.title, self._is_naming = dialog.windowTitle(), True
        if self.chance.random() < 0.3:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            return "file", f"“{self.title}” given up"
        if dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave:
            path = self._folder / f"{self._next()}.{dialog.defaultSuffix()}"
        elif dialog.fileMode() is QFileDialog.FileMode.Directory:
            path = self._folder
        else:
            path = self.chance.choice(sorted(self._folder.glob("*.*")))
        (line,) = dialog.findChildren(QLineEdit, "fileNameEdit")
        line.selectAll()
        QTest.keyClicks(line, str(path))
        QTest.keyClick(line, Qt.Key.Key_Return)
        return "file", f"“{self.title}” {path.name}"

    def _click(self, target: QWidget) -> str:
        name, at = self._place(target)
        modifier = self.chance.choice([Qt.KeyboardModifier.NoModifier] * 9 + [
            Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        ])  # fmt: skip
        button = self.chance.choice([LEFT] * 12 + [Qt.MouseButton.RightButton])
        if self._is_spin(target.childAt(at)):
            button = LEFT
        QTest.mouseClick(handle(target), button, modifier, at)
        if self.chance.random() < 0.1 and is_shown(target):
            QTest.mouseDClick(handle(target), LEFT, pos=at)
        return name

    @staticmethod
    def _is_spin(widget: QWidget | None) -> bool:
        """Return whether a menu of Qt's own would wait here and let the monkey do nothing more."""
        return isinstance(widget, QAbstractSpinBox) or (
            widget is not None and isinstance(widget.parentWidget(), QAbstractSpinBox)
        )

    def _tap(self, target: QWidget) -> str:
        name, at = self._place(target)
        window = handle(target)
        QTest.touchEvent(window, self._finger).press(0, at, window).commit()
        if is_shown(target):
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
        QTest.keyClick(handle(target), key, modifier)
        return name

    def _draw(self, target: QWidget) -> str:
        """Draw a digit on a canvas; where there is none, drag along the window."""
        canvases = [one for one in target.findChildren(Canvas) if is_seen(one, target)]
        widget = self.chance.choice(canvases or [target])
        name, window = f"{name_of(widget)} in {name_of(target)}", handle(target)
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
            QTest.mousePress(window, LEFT, pos=points[0])
            for point in points:
                QTest.mouseMove(window, point)
                QApplication.processEvents()
            QTest.mouseRelease(window, LEFT, pos=points[-1])
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
        pad = self.window.numbers
        if not pad.is_shown:
            self.window.menu_actions["numbers"].trigger()
            return "shown"
        if self.chance.random() < 0.4:
            QTest.mouseClick(pad.copy_button, LEFT)
            QApplication.processEvents()
            if pad.copy_button.isEnabled():
                assert QGuiApplication.clipboard().text() == pad.number.text()
            return "copied"
        return self._draw(target)

    def _leave(self, target: QWidget) -> str:
        """Every window can be left with the keyboard alone: by Escape, or where that only ends
        what is being typed by the key that closes windows.
        """
        title = name_of(target)
        for _ in range(PATIENCE):
            front = QApplication.activePopupWidget() or QApplication.activeWindow()
            if front is None or not is_shown(target) or isinstance(front, QMessageBox):
                break
            QTest.keyClick(handle(front), Qt.Key.Key_Escape)
            if front is target and is_shown(target):
                QTest.keySequence(handle(front), QKeySequence(QKeySequence.StandardKey.Close))
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

    # What must hold

    def _before(self) -> None:
        keeper = self.window.handwriting.keeper
        self._kept = len(keeper.entries) if not keeper.is_busy else None
        self._unsaved = self.window.current.unsaved
        self._was_asked = isinstance(QApplication.activeModalWidget(), QMessageBox)
        self._was_inked = not self.window.canvas.drawing().is_empty
        self._saved.clear()
        self._named.clear()
        self.ticks.busy_ms.clear()
        self.ticks._last = thread_time()

    def _look(self) -> None:
        assert not self._watch.found, self._watch.found[0]
        window, keeper = self.window, self.window.handwriting.keeper
        for model, path in self._saved:
            assert model.info.name in self.title, "what was saved is not what the dialog named"
            saved = open_model(path)
            assert saved.info.architecture == model.info.architecture
            assert all(
                np.array_equal(saved.tensors[name], model.tensors[name]) for name in model.tensors
            )
        if self._kept is not None and not keeper.is_busy and self._named.total() == 0:
            grew = len(keeper.entries) > self._kept
            assert self._is_naming or not grew, "My handwriting grew, and nobody confirmed anything"
        if self._named.total():
            is_ink = self.actions[-1].startswith("draw: ")
            assert not is_ink, "what was drawn went into My handwriting, and nobody confirmed it"
        pad = window.numbers
        assert pad.number.text() == "".join(one.text for one in pad.reading.signs)
        gone = [
            one for one in self._unsaved if all(one is not kept for kept in window.current.unsaved)
        ]
        written = [model for model, _ in self._saved]
        for model in gone:
            is_told = any(model is one for one in (*written, *self._given_up))
            assert is_told or self._was_asked or self._is_naming, (
                f"{model.info.name} is gone, and nobody was asked"
            )
        if self._was_inked and window.canvas.drawing().is_empty:
            assert window.canvas.history.can_undo, "a drawing is gone for good"

    def _begin(self) -> None:
        self.window = window = self._open_window()
        self._saved: list[tuple[Model, Path]] = []
        self._named: Counter[str] = Counter()
        self._given_up: list[Model] = []
        self.title, self._is_naming = "", False
        window.saver.model_saved.connect(lambda model, path: self._saved.append((model, path)))
        window.panel.answer.naming.named.connect(lambda name: self._named.update([name]))
        window.numbers.corrected.connect(lambda _ink, text, _read: self._named.update([text]))
        for dealt_with in (window.training.model_discarded, window.training.model_left):
            dealt_with.connect(self._given_up.append)
        window.handwriting.keeper.load()
        self.ticks = Ticks(window)

    def _reopen(self) -> None:
        """A window that was closed had nothing to lose, or somebody answered a question."""
        assert self._was_asked or not self._unsaved, "closed with an unsaved model, unasked"
        self.actions.append("the window is opened again")
        self._begin()

    def _next(self) -> int:
        self._number += 1
        return self._number


def handle(widget: QWidget) -> QWindow:
    """Return the system's window that a widget is in."""
    found = widget.window().windowHandle()
    assert found is not None
    return found


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


torture = pytest.mark.torture


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "count"),
    [(0, 150), *[pytest.param(seed, 10_000, marks=torture) for seed in (1, 2, 3)]],
)
def test_whatever_a_monkey_does_what_is_promised_holds(
    seed: int,
    count: int,
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    pytestconfig: pytest.Config,
    request: pytest.FixtureRequest,
) -> None:
    furnish(monkeypatch)
    confine(monkeypatch, tmp_path / "files")
    watch = Watch(monkeypatch, pytestconfig.getini("qt_log_ignore"))

    def open_window() -> MainWindow:
        return make_window(training=TrainingPanel(run=trained, preloads=False))

    monkey = Monkey(seed, open_window, watch, tmp_path / "files")
    done = 0
    try:
        with qtbot.captureExceptions() as caught:
            while done < count:
                done += 1
                monkey.act()
                assert not caught, "".join(traceback.format_exception(*caught[0]))
    except AssertionError as error:
        last = "\n".join(monkey.actions)
        pytest.fail(f"seed {seed}, action {done}: {error}\nThe last actions:\n{last}")
    finally:
        watch.close()
        monkey.window.close_at_once()
        qtbot.waitUntil(lambda: not monkey.window.isVisible(), timeout=SOON)
        line = (
            f"seed {seed}: {done} actions of {len(monkey.done)} kinds in {len(monkey.visited)} "
            f"windows; {len(monkey.late)} ticks over {LATE_MS} ms {monkey.late[:8]}"
        )
        request.node.user_properties.append(("counted", line))
    if count > 1000:
        assert not monkey.late, monkey.late
