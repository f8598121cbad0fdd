"""PySide knows no place in a layout that is gone: it would take what comes to lie there for it."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from digitpad.gui.widgets.parts import lifted


def places() -> list[QLayoutItem]:
    """Return the places in layouts that PySide knows."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    known = (one for one in shiboken6.getAllValidWrappers() if isinstance(one, QLayoutItem))
    return [one for one in known if not isinstance(one, QLayout)]


def gone() -> list[QLayoutItem]:
    """Return those that are in no layout; none is looked into, for it may be freed memory."""
    top = QApplication.topLevelWidgets()
    layouts = {one for window in top for one in window.findChildren(QLayout)}
    return [one for one in places() if all(layout.indexOf(one) < 0 for layout in layouts)]


def newly_gone(before: list[QLayoutItem]) -> list[QLayoutItem]:
    """Return those that went after ``before``: tests of before may have left others behind."""
    return [one for one in gone() if not any(one is other for other in before)]


def known(widget: QWidget) -> bool:
    """Return whether PySide knows the place of a widget: of one that was moved, the old one.

    The new one may lie at the same address.
    """
    return any(one.widget() is widget for one in places())


@pytest.mark.parametrize("lifts", [False, True])
def test_what_qt_alone_takes_out_of_its_place_leaves_pyside_behind(
    qtbot: QtBot, lifts: bool
) -> None:
    before = gone()
    window, row, names = QWidget(), QHBoxLayout(), [QLabel("one"), QLabel("two")]
    qtbot.addWidget(window)
    for name in names:
        row.addWidget(name)
    QVBoxLayout(window).addLayout(row)
    assert len(places()) >= len(names)  # else PySide forgets them, and there is nothing to mend
    row.insertWidget(0, lifted(row, names[1]) if lifts else names[1])
    assert bool(newly_gone(before) or known(names[1])) is not lifts


def test_what_was_taught_is_offered_without_moving_buttons_behind_the_back_of_pyside(
    open_furnished: Callable[[str], QWidget],
) -> None:
    before = gone()
    shown = open_furnished("handwriting, taught")
    assert places()
    assert not newly_gone(before)
    for name in ("keep", "back"):
        assert not known(shown.findChild(QWidget, f"teach_{name}_button"))
