"""A row of small buttons to label a drawing: the ten digits, and “not a digit”."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from digitpad.collection.sample import LABELS, NOT_A_DIGIT
from digitpad.gui.widgets.parts import add_keys, filled, small_button, small_label

NOTHING_KEY: Final = "N"
"""Key for “not a digit”."""
NOTHING_SIGN: Final = "∅"
WITHIN: Final = Qt.ShortcutContext.WidgetWithChildrenShortcut


class NamingRow(QWidget):
    """The buttons ``<name>_0_button`` to ``<name>_9_button`` and ``<name>_none_button``.

    Signals: ``begun`` when a button or its key is pressed down; ``named`` with one of ``LABELS``;
    ``undone`` by the Undo button beside the caption, for which ``undoes`` reserves room.
    """

    begun = Signal()
    named = Signal(str)
    undone = Signal()

    def __init__(
        self, name: str, caption: str, parent: QWidget | None = None, *, undoes: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}_row")
        self.caption = small_label(f"{name}_caption", self.tr("Label of the drawing"))
        self._caption = caption
        self._undo = small_button(
            f"{name}_undo_button",
            self.tr("Undo"),
            self.tr("Remove the drawing from My handwriting again"),
            self.undone.emit,
        )
        hidden = self._undo.sizePolicy()
        hidden.setRetainSizeWhenHidden(undoes)  # so that nothing moves under the mouse
        self._undo.setSizePolicy(hidden)
        # Beside Undo, the caption takes the width that the buttons below leave it.
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.heading = QWidget()
        filled(QHBoxLayout(self.heading), (self.caption, 1), self._undo, spacing=4)
        self._is_compact = False
        self._buttons = {}
        for label in LABELS:
            is_digit = label != NOT_A_DIGIT
            tip = self.tr("It is the digit {digit} (key {digit})").format(digit=label)
            if not is_digit:
                tip = self.tr("It is not a digit (key {key})").format(key=NOTHING_KEY)
            button = small_button(
                f"{name}_{label if is_digit else 'none'}_button",
                label if is_digit else NOTHING_SIGN,
                tip,
                partial(self.named.emit, label),
            )
            button.pressed.connect(self.begun)
            button.setAccessibleName(tip)
            button.setCheckable(True)
            button.setProperty("look", "key")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._buttons[label] = button
        row = filled(QHBoxLayout(), *((one, 1) for one in self._buttons.values()), spacing=2)
        self._column = filled(QVBoxLayout(self), self.heading, row, spacing=3)
        self.show_label(None)

    def show_label(self, label: str | None, words: str = "", *, can_undo: bool = False) -> None:
        """Show the drawing's label, None for none; ``words`` replace the caption.

        ``can_undo``: the words report a stored sample, which can be removed again.
        """
        for name, button in self._buttons.items():
            button.setChecked(name == label)
        self.caption.setText(words or self._caption)
        self._undo.setVisible(can_undo)
        self.set_compact(self._is_compact)

    def set_compact(self, is_wanted: bool) -> None:
        """Hide the caption; what was stored is still reported, below the buttons."""
        self._is_compact = is_wanted
        down, up = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.BottomToTop
        self._column.setDirection(up if is_wanted else down)  # the buttons keep their place
        self.heading.setVisible(not is_wanted or self._undo.isVisibleTo(self.heading))

    def listen_in(self, widget: QWidget) -> None:
        """Accept the digits' keys while the focus is in ``widget``, too."""
        for label in LABELS:
            key = NOTHING_KEY if label == NOT_A_DIGIT else label
            add_keys(widget, [key], partial(self._press, label), WITHIN)

    def _press(self, label: str) -> None:
        if self.isEnabled() and self.isVisible():
            self.begun.emit()
            self.named.emit(label)
