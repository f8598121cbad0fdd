"""Restores the window's geometry, fits it to the screen at first, and shares the menus' keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QShortcut
from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget

from digitpad.gui.settings import Settings
from digitpad.gui.widgets.dock import Dock, DockedWindow
from digitpad.gui.widgets.window import Window

DEFAULT_SIZE: Final = QSize(1280, 800)
FRAME: Final = QSize(16, 48)
"""What a window's frame and title may take; Qt knows no better before the window is shown."""
DEFAULT_SHARES: Final = [11, 9]
NARROWED: Final = "narrowed"
"""Property of a window that made room: its width before, and the one that it got."""
EDIT_PAGE: Final = ("undo_action", "redo_action", "clear_action", "eraser_action")


def room_for(window: QWidget) -> QSize:
    """Return the largest size of another window on the same screen, without its frame."""
    return window.screen().availableSize() - FRAME


def bring_to_front(window: QWidget, *, edits_page: bool = False) -> None:
    """Show a window above the others, no larger than the screen, or docked, with keyboard focus.

    The keys of the menus work in it, too, except for those that it uses itself. Those that change
    the page work only in a window that ``edits_page``, because it is about the page.
    """
    frame = window.frame if isinstance(window, Window) else window
    main = frame.parentWidget()
    if main is not None:
        shortcuts = window.findChildren(QShortcut)
        own = {key.toString() for shortcut in shortcuts for key in shortcut.keys()}  # noqa: SIM118 - Qt's
        for action in main.window().actions():
            keys = {key.toString() for key in action.shortcuts()}
            is_heard = edits_page or action.objectName() not in EDIT_PAGE
            if is_heard and own.isdisjoint(keys):
                window.addAction(action)
        if frame.isWindow() and not frame.isVisible():
            _widen_again(frame)
            frame.resize(frame.size().boundedTo(room_for(main)))
    if isinstance(frame, DockedWindow):
        frame.open()
        return
    frame.show()
    frame.raise_()
    frame.activateWindow()


def move_off(window: QWidget, part: QWidget) -> None:
    """Move a window beside another one that it covers in part, making it narrower if it must be."""
    seen = QRect(part.mapToGlobal(QPoint()), part.size())
    screen, covered = window.screen().availableGeometry(), window.frameGeometry()
    if not covered.intersects(seen):
        return
    left, right = seen.left() - screen.left(), screen.right() - seen.right()
    frame = covered.width() - window.width()
    usual = _usual_width(window)
    window.resize(min(usual, max(left, right) - frame), window.height())
    window.setProperty(NARROWED, (usual, window.width()))
    width = window.width() + frame
    beside = seen.right() + 1 if right >= left else seen.left() - width
    window.move(max(screen.left(), min(beside, screen.right() + 1 - width)), covered.top())


def _usual_width(window: QWidget) -> int:
    """Return the width of a window, or that before it made room, unless it was resized since."""
    usual, narrow = window.property(NARROWED) or (0, 0)
    return usual if window.width() == narrow else window.width()


def _widen_again(window: QWidget) -> None:
    """Give a window that made room its width back, within the screen."""
    more = _usual_width(window) - window.width()
    if more > 0:
        beyond = window.frameGeometry().right() + more - window.screen().availableGeometry().right()
        window.resize(window.width() + more, window.height())
        window.move(window.x() - max(0, beyond), window.y())


def first_geometry(screen: QRect) -> QRect:
    """Return the initial geometry of a window, without its frame, on a screen's free part."""
    size = DEFAULT_SIZE.boundedTo(screen.size() - FRAME)
    geometry = QRect(screen.topLeft(), size)
    geometry.moveCenter(screen.center())
    below_title = screen.top() + FRAME.height() - FRAME.width() // 2
    geometry.moveTop(max(geometry.top(), below_title))
    return geometry


def restore(window: QMainWindow, splitter: QSplitter, dock: Dock, settings: Settings) -> None:
    """Restore the last places of window, splitter and docked windows, or choose good first ones."""
    if not window.restoreGeometry(settings.bytes_of("window/geometry")):
        window.setGeometry(first_geometry(QGuiApplication.primaryScreen().availableGeometry()))
    if not splitter.restoreState(settings.bytes_of("window/splitter")):
        splitter.setSizes([share * 100 for share in DEFAULT_SHARES])
    dock.restoreState(settings.bytes_of("window/dock"))


def remember(window: QMainWindow, splitter: QSplitter, dock: Dock, settings: Settings) -> None:
    settings.store.setValue("window/geometry", window.saveGeometry())
    settings.store.setValue("window/splitter", splitter.saveState())
    settings.store.setValue("window/dock", dock.saveState())
    settings.store.sync()
