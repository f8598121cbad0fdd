"""Builds the window anew in another language; what was going on goes on in the new one.

Texts are put together where they are shown, so that only a new window says all of them anew. Run,
models, pages with their undo, and windows that are open are handed over; the rest is remembered as
from one start to the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from digitpad.gui.language import change
from digitpad.gui.main_window import MainWindow
from digitpad.gui.model_window import TabbedWindow
from digitpad.gui.theme.colours import Theme
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.widgets.dock import DockedWindow
from digitpad.gui.widgets.window import Window
from digitpad.gui.workers.task import give_up_work
from digitpad.wings import installed

if TYPE_CHECKING:
    from digitpad.gui.lessons.course import Course

LOOK_MS: Final = 100
OPENED_BY: Final = {
    "collection": "handwriting",
    **{wing.name: wing.menu.name for wing in installed()},
}
"""The actions that open windows of other names."""


def in_another_language(old: MainWindow) -> MainWindow:
    """Return the window in the language that its settings name, shown; ``old`` goes."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    windows = [*_open_windows(old)]
    course: Course | None = vars(old).get("lessons")  # which is loaded when it is first wanted
    lesson = course.shown_lesson if course else None
    old.canvas.finish()
    old.remember()
    change(application, old.settings.language)
    theme = Theme(application)
    new = MainWindow(old.settings, theme, training=TrainingPanel(before=old.training))
    theme.setParent(new)
    _hand_over(old, new)
    new.menu_actions["full_screen"].setChecked(old.isFullScreen())
    new.show()
    for action, geometry, tab in windows:
        _open(new, action, geometry, tab)
    if lesson is not None:
        new.lessons.show_anew(lesson)
    for window in (old, *old.findChildren(QDialog), *old.findChildren(DockedWindow)):
        window.hide()
    old.windows.stop_wings()
    old.destroyed.connect(new.appearance.show_text_size)  # which it resets
    _delete_when_idle(old)
    return new


def _delete_when_idle(window: MainWindow) -> None:
    """Delete a window once its work has ended; torch, half loaded, takes seconds."""
    if give_up_work(window):
        window.deleteLater()
    else:
        QTimer.singleShot(LOOK_MS, window, partial(_delete_when_idle, window))


def _hand_over(old: MainWindow, new: MainWindow) -> None:
    """Go on with the models, the pages and the run."""
    new.current.take_over(old.current)
    new.panel.take_over(old.panel)
    new.surfaces.take_over(old.surfaces)
    new.training.take_over(old.training)
    new.network.take_over(old.network)
    new.menu_actions["slow"].setChecked(old.menu_actions["slow"].isChecked())
    new.status.be_ready()


def _open_windows(main: MainWindow) -> Iterator[tuple[str, QRect, int]]:
    """Yield the windows that are open: the action that opens each, its place and its tab."""
    for window in main.findChildren(Window):
        name = window.objectName().removesuffix("_window")
        action = OPENED_BY.get(name, name)
        if window.isVisible() and action in main.menu_actions:
            tab = window.tabs.currentIndex() if isinstance(window, TabbedWindow) else 0
            yield action, window.frame.geometry(), tab


def _open(window: MainWindow, action: str, geometry: QRect, tab: int) -> None:
    before = {*window.findChildren(Window)}
    window.menu_actions[action].trigger()
    for opened in {*window.findChildren(Window)} - before:
        if opened.frame.isWindow():
            opened.frame.setGeometry(geometry)
        if isinstance(opened, TabbedWindow):
            opened.tabs.setCurrentIndex(tab)
