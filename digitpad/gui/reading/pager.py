"""Paging through the test pictures, or the drawings of an ink file."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpinBox, QToolButton, QWidget

from digitpad.gui.canvas.content import Page
from digitpad.gui.language import number
from digitpad.gui.widgets.parts import filled, grow, icon_button, inset, label, named, plain_tip
from digitpad.ink.drawing import Drawing, LabelledDrawing


class Pager(QWidget):
    """Previous, position and count, next; and a short text beside them.

    ``kind`` is the prefix of the object names. Signals: ``chosen`` with an index, from 0.
    """

    chosen = Signal(int)

    def __init__(self, kind: str, previous: str, following: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"{kind}_tools")
        self._previous = self.button(f"previous_{kind}_button", previous, "Page Up", "previous")
        self._previous.clicked.connect(lambda: self.step(-1))
        self._next = self.button(f"next_{kind}_button", following, "Page Down", "next")
        self._next.clicked.connect(lambda: self.step(1))
        titles = self.tr("Which of them"), self.tr("Type a number to go there")
        self._number = named(inset(QSpinBox()), f"{kind}_number", *titles)
        self._number.setKeyboardTracking(False)
        self._number.setWrapping(True)
        self._number.valueChanged.connect(lambda value: self.chosen.emit(value - 1))
        self._text = label(f"{kind}_pages_label", look="quiet")
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        parts = self._previous, self._number, self._next, (self._text, 1)
        self.row = filled(QHBoxLayout(self), *parts, spacing=4)
        self.offer(0)

    def button(self, name: str, title: str, key: str = "", icon_name: str = "") -> QToolButton:
        """Return a small button in the style of this row."""
        button = icon_button(icon_name, name, title, f"{title} ({key})" if key else "")
        grow(button, "setIconSize", QSize(18, 18))
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

    def say(self, text: str, why: str = "") -> None:
        """Show a text beside the buttons, and a longer one as its tooltip."""
        self._text.setText(text)
        self._text.setToolTip(plain_tip(why))

    def show_number(self, number: int) -> None:
        """Show an index without emitting ``chosen``."""
        with QSignalBlocker(self._number):
            self._number.setValue(number + 1)

    def step(self, by: int) -> None:
        """Move by ``by`` items and emit ``chosen``."""
        if self._number.isEnabled():
            self._number.stepBy(by)


class InkPages:
    """The drawings of the ink file opened last, and which of them is on the canvas."""

    def __init__(self, items: tuple[LabelledDrawing, ...] = ()) -> None:
        self.items = items
        # Whatever is drawn or undone, the first stroke of a drawing stays the same object.
        self._numbers = {
            id(item.drawing.strokes[0]): number
            for number, item in enumerate(items)
            if item.drawing.strokes
        }

    def number_of(self, page: Page | None) -> int | None:
        """Return the index of the drawing that a page is or began as."""
        if not isinstance(page, Drawing) or page.is_empty:
            return None
        return self._numbers.get(id(page.strokes[0]))

    def item_of(self, page: Page | None) -> LabelledDrawing | None:
        """Return the drawing of the file if the page is exactly that one."""
        number = self.number_of(page)
        if number is None or not isinstance(page, Drawing):
            return None
        item = self.items[number]
        return item if page.strokes == item.drawing.strokes else None
