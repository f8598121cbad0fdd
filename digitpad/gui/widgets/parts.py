"""The small parts that forms and panels are put together from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QToolButton, QWidget

from digitpad.gui.theme.style_sheet import LEAST_TEXT_PX

AnyButton = TypeVar("AnyButton", bound=QAbstractButton)


def small_font(font: QFont) -> QFont:
    """Return the font one size smaller."""
    return scaled_font(font, 0.9)


def scaled_font(font: QFont, factor: float) -> QFont:
    """Return the font so many times as large, but never too small for a projector."""
    scaled = QFont(font)
    scaled.setPixelSize(max(LEAST_TEXT_PX, round(QFontInfo(font).pixelSize() * factor)))
    return scaled


def small_label(
    name: str = "", accessible: str = "", *, look: str = "quiet", wraps: bool = False
) -> QLabel:
    """Return an empty label in small letters; ``name``: its object name."""
    label = QLabel()
    label.setObjectName(name)
    label.setAccessibleName(accessible)
    label.setProperty("look", look)
    label.setWordWrap(wraps)
    label.setFont(small_font(label.font()))
    return label


def field_label(field: QWidget) -> QLabel:
    """Return the small name that stands above a field of a form."""
    label = small_label()
    label.setText(field.accessibleName())
    label.setBuddy(field)
    return label


def push_button(name: str, text: str, tip: str, pressed: Callable[[], object]) -> QPushButton:
    """Return a button; ``name``: its object name."""
    return _button(QPushButton(text), name, tip, pressed)


def small_button(name: str, text: str, tip: str, pressed: Callable[[], object]) -> QToolButton:
    """Return a small button, which the keyboard passes by."""
    button = QToolButton()
    button.setText(text)
    button.setProperty("look", "small")
    return _button(button, name, tip, pressed)


def _button(button: AnyButton, name: str, tip: str, pressed: Callable[[], object]) -> AnyButton:
    button.setObjectName(name)
    button.setAccessibleName(button.text())
    button.setToolTip(tip)
    button.clicked.connect(pressed)
    return button
