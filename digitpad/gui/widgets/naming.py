"""A row of small buttons that say what a drawing is: the ten digits, and “not a digit”."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from digitpad.collection.sample import LABELS, NOT_A_DIGIT
from digitpad.gui.widgets.parts import filled, small_button, small_label

NOTHING_KEY: Final = "N"
"""Says that a drawing is not a digit."""
NOTHING_SIGN: Final = "∅"
WITHIN: Final = Qt.ShortcutContext.WidgetWithChildrenShortcut


class NamingRow(QWidget):
    """The buttons ``<name>_0_button`` to ``<name>_9_button`` and ``<name>_none_button``.

    Signals: ``named`` with one of ``LABELS``.
    """

    named = Signal(str)

    def __init__(self, name: str, caption: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}_row")
        self.caption = small_label(f"{name}_caption", self.tr("What the drawing is"))
        self._caption = caption
        self._buttons = {}
        for label in LABELS:
            is_digit = label != NOT_A_DIGIT
            tip = self.tr("It is a {0} (key {0})").format(label)
            if not is_digit:
                tip = self.tr("It is not a digit (key {0})").format(NOTHING_KEY)
            button = small_button(
                f"{name}_{label if is_digit else 'none'}_button",
                label if is_digit else NOTHING_SIGN,
                tip,
                partial(self.named.emit, label),
            )
            button.setAccessibleName(tip)
            button.setCheckable(True)
            button.setProperty("look", "key")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._buttons[label] = button
        row = filled(QHBoxLayout(), *((one, 1) for one in self._buttons.values()), spacing=2)
        filled(QVBoxLayout(self), self.caption, row, spacing=3)
        self.show_label(None)

    def show_label(self, label: str | None, words: str = "") -> None:
        """Show which name the drawing has, None for none; ``words`` in place of the caption."""
        for name, button in self._buttons.items():
            button.setChecked(name == label)
        self.caption.setText(words or self._caption)

    def ask(self) -> None:
        """Take the keyboard: a digit's key names, too, and the arrow keys go along the row."""
        self._buttons[LABELS[0]].setFocus(Qt.FocusReason.TabFocusReason)

    def listen_in(self, widget: QWidget) -> None:
        """Take the digits' keys, too, while the keyboard is in ``widget``."""
        for label in LABELS:
            key = NOTHING_KEY if label == NOT_A_DIGIT else label
            shortcut = QShortcut(QKeySequence(key), widget, context=WITHIN)
            shortcut.activated.connect(partial(self._press, label))

    def _press(self, label: str) -> None:
        if self.isEnabled() and self.isVisible():
            self.named.emit(label)
