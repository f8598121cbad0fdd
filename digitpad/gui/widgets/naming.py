"""Small buttons to label a drawing: the ten digits, or other classes, and none of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.collection.sample import NOT_A_DIGIT
from digitpad.gui.language import verbatim
from digitpad.gui.widgets.parts import (
    add_keys,
    drop,
    filled,
    named,
    plain_tip,
    small_button,
    small_label,
)
from digitpad.models.architecture import DIGITS

NOTHING_KEY: Final = "N"
"""Key for “not a digit”."""
NOTHING_SIGN: Final = "∅"
MOST_IN_A_ROW: Final = 11
LETTERS_IN_A_ROW: Final = 22
WITHIN: Final = Qt.ShortcutContext.WidgetWithChildrenShortcut


class NamingRow(QWidget):
    """The buttons ``<name>_0_button`` to ``<name>_9_button`` and ``<name>_none_button``.

    Other classes are numbered from 0 in their place. The keys are the digits, and N; of other
    classes their numbers from 1, and 0. Signals: ``begun`` when a button or its key is pressed
    down; ``named`` with a label;
    ``undone`` by the Undo button beside the caption, for which ``undoes`` reserves room.
    """

    begun = Signal()
    named = Signal(str)
    undone = Signal()

    def __init__(
        self, name: str, caption: str, parent: QWidget | None = None, *, undoes: bool = False
    ) -> None:
        super().__init__(parent)
        named(self, f"{name}_row", caption)
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
        self._name, self._is_compact, self._why_not = name, False, ""
        self._buttons: dict[str, QToolButton] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(2)
        self._column = filled(QVBoxLayout(self), self.heading, self._grid, spacing=3)
        self.offer(DIGITS)

    def offer(self, classes: Sequence[str]) -> None:
        """Offer these classes, and none of them."""
        labels = (*classes, NOT_A_DIGIT)
        if labels == (*self._buttons,):
            return
        drop(self._grid, self._buttons.values())
        self._buttons = {label: self._button(index, label) for index, label in enumerate(labels)}
        if tuple(classes) != DIGITS:
            for label, button in self._buttons.items():
                tip = self.tr("It is none of these (key 0)")
                if label != NOT_A_DIGIT:
                    tip = self.tr("It is “{label}”").format(label=label)
                button.setAccessibleName(tip)
        longest = max(map(len, classes))
        columns = max(2, min(MOST_IN_A_ROW, LETTERS_IN_A_ROW // longest))
        for index, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, *divmod(index, columns))
        self.allow(self._why_not)
        self.show_label(None)

    def allow(self, why_not: str) -> None:
        """Enable the buttons, or have their tooltips say why they are not."""
        self._why_not = why_not
        self.setEnabled(not why_not)
        for button in self._buttons.values():
            button.setToolTip(plain_tip(why_not or button.accessibleName()))

    def _button(self, index: int, label: str) -> QToolButton:
        is_none = label == NOT_A_DIGIT
        tip = self.tr("It is the digit {digit} (key {digit})").format(digit=label)
        if is_none:
            tip = self.tr("It is not a digit (key {key})").format(key=NOTHING_KEY)
        button = small_button(
            f"{self._name}_{'none' if is_none else index}_button",
            NOTHING_SIGN if is_none else verbatim(label),
            "",
            partial(self.named.emit, label),
        )
        button.pressed.connect(self.begun)
        button.setAccessibleName(tip)
        button.setCheckable(True)
        button.setProperty("look", "key")
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return button

    def show_label(self, label: str | None, title: str = "", *, can_undo: bool = False) -> None:
        """Show the drawing's label, None for none; ``title`` replaces the caption.

        ``can_undo``: the title reports a stored sample, which can be removed again.
        """
        for name, button in self._buttons.items():
            button.setChecked(name == label)
        self.caption.setText(title or self._caption)
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
        for key in (*DIGITS, NOTHING_KEY):
            add_keys(widget, [key], partial(self._press, key), WITHIN)

    def _press(self, key: str) -> None:
        labels = [*self._buttons]
        if labels[:-1] == [*DIGITS]:
            label = NOT_A_DIGIT if key == NOTHING_KEY else key
        elif key == NOTHING_KEY or int(key) >= len(labels):
            return
        else:
            label = labels[int(key) - 1]
        if self.isEnabled() and self.isVisible():
            self.begun.emit()
            self.named.emit(label)
