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


def announce(widget: QWidget, words: str) -> None:
    """Have screen readers say ``words``, which are also visible, once they have finished."""
    if words:
        # Qt's default politeness is polite.
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def describe(widget: QWidget, words: str) -> None:
    """Describe what a painted widget shows now, and announce it if the widget has the focus."""
    if words != widget.accessibleDescription():
        widget.setAccessibleDescription(words)
        if widget.hasFocus():
            announce(widget, words)


class SettledAnnouncer(QObject):
    """Announces what a widget shows once it has stopped changing, if that is new.

    ``first``: the initial content, which is not announced.
    """

    def __init__(self, widget: QWidget, first: str = "") -> None:
        super().__init__(widget)
        self._widget, self._announced = widget, first
        self._now = (first, "")
        self._timer = single_shot_timer(SETTLED_MS, self._tell, self)

    def show(self, what: str, words: str = "") -> None:
        """Record what is shown, and the words for it if they differ.

        Changed words alone, such as another certainty of the same digit, are not announced.
        """
        self._now = what, words or what
        self._timer.start()

    def _tell(self) -> None:
        what, words = self._now
        if self._widget.isVisible() and what != self._announced:
            self._announced = what
            announce(self._widget, words)


def is_picture(widget: QObject) -> bool:
    """Return whether a widget is painted by digitpad and has no text that Qt reports."""
    kind = type(widget)
    paints = any(
        "paintEvent" in vars(one) for one in kind.__mro__ if one.__module__.startswith("digitpad.")
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

    def made(name: str, thing: QObject) -> QAccessibleInterface | None:
        if name == type(thing).__name__ and is_picture(thing):
            assert isinstance(thing, QWidget)
            return QAccessibleWidget(thing, QAccessible.Role.Graphic)
        return None

    QAccessible.installFactory(made)
