"""Which words have less room than they take."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget


def cut(widget: QWidget, slack_px: int) -> bool:
    """Return whether a widget has less room than its text takes, by more than ``slack_px``."""
    if isinstance(widget, QLabel) and widget.textFormat() is Qt.TextFormat.PlainText:
        if widget.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored:
            return False  # it is elided, and has a tooltip
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height() + slack_px
        least = widget.sizeHint()
        return _exceeds(least, widget, slack_px)
    if isinstance(widget, QAbstractButton) and len(widget.text()) > 1:
        least = widget.minimumSizeHint()
        return _exceeds(least, widget, slack_px)
    return False


def _exceeds(least: QSize, widget: QWidget, slack_px: int) -> bool:
    return least.width() > widget.width() or least.height() > widget.height() + slack_px


def short(window: QWidget, slack_px: int = 0) -> list[str]:
    """Return the words that are cut off in a window, with the room that they have and want."""
    return [
        f"{one.objectName()}: {one.text()} {one.size().toTuple()} {one.sizeHint().toTuple()}"
        for one in window.findChildren(QWidget)
        if one.isVisible() and one.window() is window and cut(one, slack_px)
    ]
