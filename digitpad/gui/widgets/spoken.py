"""Texts for screen readers: the content of painted widgets, and announcements."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAccessibleWidget,
    QLabel,
    QWidget,
)

from digitpad.gui.widgets.parts import single_shot_timer

SETTLED_MS: Final = 700
"""Time without a change after which a text is announced; readings change with every point drawn."""
WITH_WORDS: Final = (QAbstractButton, QAbstractItemView, QLabel)
"""Widgets whose text Qt reports to screen readers."""


def announce(widget: QWidget, text: str) -> None:
    """Have screen readers say ``text``, which is also visible, once they have finished."""
    if text:
        # Qt's default politeness is polite.
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def describe(widget: QWidget, text: str) -> None:
    """Describe what a painted widget shows now, and announce it if the widget has the focus."""
    if text != widget.accessibleDescription():
        widget.setAccessibleDescription(text)
        if widget.hasFocus():
            announce(widget, text)


class SettledAnnouncer(QObject):
    """Announces what a widget shows once it has stopped changing, if that is new.

    ``first``: the initial content, which is not announced.
    """

    def __init__(self, widget: QWidget, first: str = "") -> None:
        super().__init__(widget)
        self._widget, self._announced = widget, first
        self._now = (first, "")
        self._timer = single_shot_timer(SETTLED_MS, self._tell, self)

    def show(self, short: str, text: str = "") -> None:
        """Record what is shown, and ``text`` for it if that differs.

        A changed text alone, such as another certainty of the same digit, is not announced.
        """
        self._now = short, text or short
        self._timer.start()

    def _tell(self) -> None:
        short, text = self._now
        if self._widget.isVisible() and short != self._announced:
            self._announced = short
            announce(self._widget, text)


def is_picture(widget: QObject) -> bool:
    """Return whether a widget is painted by digitpad and has no text that Qt reports."""
    kind = type(widget)
    paints = any(
        "paintEvent" in vars(cls) for cls in kind.__mro__ if cls.__module__.startswith("digitpad.")
    )
    return (
        paints
        and isinstance(widget, QWidget)
        and not isinstance(widget, WITH_WORDS)
        and not widget.findChildren(QLabel)
    )


@cache
def tell_pictures() -> None:
    """Register painted widgets as graphics, with a name and a description; call once.

    To Qt they are areas of an unknown role, which some screen readers skip.
    """

    def interface(name: str, widget: QObject) -> QAccessibleInterface | None:
        if name == type(widget).__name__ and is_picture(widget):
            assert isinstance(widget, QWidget)
            return QAccessibleWidget(widget, QAccessible.Role.Graphic)
        return None

    QAccessible.installFactory(interface)
