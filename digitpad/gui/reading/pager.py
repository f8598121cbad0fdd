"""Paging through what there are many of: the test pictures, the drawings of an ink file."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from digitpad.gui.canvas.content import Page
from digitpad.gui.language import number
from digitpad.gui.widgets.number_spin import WholeSpin
from digitpad.gui.widgets.parts import filled, icon_button, inset, label, named, plain_tip
from digitpad.ink.drawing import Drawing, LabelledDrawing


class Pager(QWidget):
    """Previous, which of how many, next; and a few words beside them.

    ``kind`` begins the object names of the parts. Signals: ``chosen`` with a number, from 0.
    """

    chosen = Signal(int)

    def __init__(self, kind: str, previous: str, following: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"{kind}_tools")
        self._previous = self.button(f"previous_{kind}_button", previous, "Page Up", "previous")
        self._previous.clicked.connect(lambda: self.step(-1))
        self._next = self.button(f"next_{kind}_button", following, "Page Down", "next")
        self._next.clicked.connect(lambda: self.step(1))
        words = self.tr("Which of them"), self.tr("Type a number to go there")
        self._number = named(inset(WholeSpin()), f"{kind}_number", *words)
        self._number.setKeyboardTracking(False)
        self._number.setWrapping(True)
        self._number.valueChanged.connect(lambda value: self.chosen.emit(value - 1))
        self._words = label(f"{kind}_pages_label", look="quiet")
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        parts = self._previous, self._number, self._next, (self._words, 1)
        self.row = filled(QHBoxLayout(self), *parts, spacing=4)
        self.offer(0)

    def button(self, name: str, words: str, key: str = "", icon_name: str = "") -> QToolButton:
        """Return a small button as they stand here."""
        button = icon_button(icon_name, name, words, f"{words} ({key})" if key else "")
        button.setIconSize(QSize(18, 18))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def offer(self, count: int) -> None:
        with QSignalBlocker(self._number):
            self._number.setRange(1, max(1, count))
            before, _, after = self.tr("{number} of {count}").partition("{number}")
            self._number.setPrefix(before)
            self._number.setSuffix(after.format(count=number(count)))
        for widget in (self._previous, self._number, self._next):
            widget.setEnabled(count > 0)
            widget.setVisible(count > 0)

    def say(self, words: str, why: str = "") -> None:
        """Show words beside the buttons, and more of them as a tooltip."""
        self._words.setText(words)
        self._words.setToolTip(plain_tip(why))

    def show_number(self, number: int) -> None:
        """Show which one this is, without choosing it."""
        with QSignalBlocker(self._number):
            self._number.setValue(number + 1)

    def step(self, by: int) -> None:
        """Choose the next one, or the one before."""
        if self._number.isEnabled():
            self._number.stepBy(by)


class InkPages:
    """The drawings of the ink file that was opened last, and which of them lies on the canvas."""

    def __init__(self, items: tuple[LabelledDrawing, ...] = ()) -> None:
        self.items = items
        # Whatever is drawn onto one of them, or undone, its first stroke stays the same object.
        self._numbers = {
            id(item.drawing.strokes[0]): number
            for number, item in enumerate(items)
            if item.drawing.strokes
        }

    def number_of(self, page: Page | None) -> int | None:
        """Return which drawing of the file a page is or was made of."""
        if not isinstance(page, Drawing) or page.is_empty:
            return None
        return self._numbers.get(id(page.strokes[0]))

    def item_of(self, page: Page | None) -> LabelledDrawing | None:
        """Return the drawing that a page is, if nothing was added to it or taken away."""
        number = self.number_of(page)
        if number is None or not isinstance(page, Drawing):
            return None
        item = self.items[number]
        return item if page.strokes == item.drawing.strokes else None
