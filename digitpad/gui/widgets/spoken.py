"""What a screen reader is told: what painted widgets show, and what has just happened."""

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
"""What has not changed for so long is worth saying; a reading changes with every point drawn."""
WITH_WORDS: Final = (QAbstractButton, QAbstractItemView, QLabel)
"""What they paint is text that Qt tells by itself."""


def announce(widget: QWidget, words: str) -> None:
    """Have screen readers say ``words``, which can also be seen, once they have finished."""
    if words:
        # Polite is what Qt takes for granted.
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def describe(widget: QWidget, words: str) -> None:
    """Say in words what a painted widget shows now; aloud where the keyboard is in it."""
    if words != widget.accessibleDescription():
        widget.setAccessibleDescription(words)
        if widget.hasFocus():
            announce(widget, words)


class Settling(QObject):
    """Announces what a widget shows when it has stopped changing, where that is news.

    ``first``: what it shows to begin with, which is none.
    """

    def __init__(self, widget: QWidget, first: str = "") -> None:
        super().__init__(widget)
        self._widget, self._told = widget, first
        self._now = (first, "")
        self._timer = single_shot_timer(SETTLED_MS, self._tell, self)

    def show(self, what: str, words: str = "") -> None:
        """Take note of what is shown, and of the words for it where these are others.

        Words alone, such as another certainty of the same digit, are no news.
        """
        self._now = what, words or what
        self._timer.start()

    def _tell(self) -> None:
        what, words = self._now
        if self._widget.isVisible() and what != self._told:
            self._told = what
            announce(self._widget, words)


def is_picture(widget: QObject) -> bool:
    """Return whether a widget of digitpad's own is painted, and has no text that Qt can tell."""
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
    """Have painted widgets told as pictures, which have a name and a description, once for all.

    To Qt they are areas of no known kind, which some screen readers pass over.
    """

    def made(name: str, thing: QObject) -> QAccessibleInterface | None:
        if name == type(thing).__name__ and is_picture(thing):
            assert isinstance(thing, QWidget)
            return QAccessibleWidget(thing, QAccessible.Role.Graphic)
        return None

    QAccessible.installFactory(made)
