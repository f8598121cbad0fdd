"""Collecting: somebody writes one digit after the other, as asked or as they like."""

from __future__ import annotations

from collections import Counter
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.widgets.naming import NamingRow
from digitpad.gui.widgets.parts import combo, filled, inset, label, named, push_button
from digitpad.ink.drawing import Drawing
from digitpad.models.architecture import DIGITS

FREE: Final = "free"
EACH: Final = "each"
CANVAS_PX: Final = 220
USUAL_COUNT: Final = 5
COUNT_PX: Final = 78


class CollectingPanel(QWidget):
    """A canvas with a request above it, and the names below it.

    Signals: ``collected`` with a ``Drawing`` and its label, once it is named.
    """

    collected = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("collecting_panel")
        entries = [
            (self.tr("As you like"), FREE),
            (self.tr("Each digit in turn"), EACH),
            *((self.tr("Only {0}").format(digit), digit) for digit in DIGITS),
        ]
        self.mode = combo(
            "collecting_mode",
            self.tr("What to write"),
            self.tr(
                "Write what you like and say what it is, or be asked for one digit after another"
            ),
            entries,
        )
        self.mode.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.count = named(
            inset(QSpinBox()),
            "collecting_count",
            self.tr("How many of each"),
            self.tr("How many of each"),
        )
        self.count.setRange(1, 100)
        self.count.setValue(USUAL_COUNT)
        self.count.setPrefix("× ")
        self.count.setFixedWidth(COUNT_PX)
        self.request = label("collecting_request", look="title", size=1.2, wraps=True)
        self.canvas = Canvas()
        self.canvas.setObjectName("collecting_canvas")
        self.canvas.setMinimumSize(CANVAS_PX - 40, CANVAS_PX - 40)
        self.naming = NamingRow("collecting", self.tr("That’s a … (or press its key)"))
        self.next_button = push_button(
            "collecting_next_button",
            self.tr("Next (Enter)"),
            self.tr("Keep the drawing as what was asked for, and go on"),
            self._keep_asked,
        )
        self.clear_button = push_button(
            "collecting_clear_button",
            self.tr("Clear"),
            self.tr("Take the drawing off without keeping it (Backspace)"),
            self.canvas.clear,
        )
        buttons = filled(QHBoxLayout(), self.next_button, self.clear_button, None, spacing=6)
        filled(
            QVBoxLayout(self),
            self.mode,
            filled(QHBoxLayout(), self.count, None),
            self.request,
            (self.canvas, 1),
            self.naming,
            buttons,
            spacing=6,
        )
        self._done: Counter[str] = Counter()
        self.mode.currentIndexChanged.connect(self.begin)
        self.count.valueChanged.connect(self._ask)
        self.canvas.page_changed.connect(self._ask)
        self.naming.named.connect(self.keep)
        self.naming.listen_in(self.canvas)
        here, keep, clear = Qt.ShortcutContext.WidgetShortcut, self._keep_asked, self.canvas.clear
        for key, slot in (("Return", keep), ("Enter", keep), ("Backspace", clear)):
            QShortcut(QKeySequence(key), self.canvas, context=here).activated.connect(slot)
        self.begin()

    @property
    def asked(self) -> str:
        """The digit that is asked for, "" where nothing is, or all was written."""
        mode, wanted = self.mode.currentData(), self.count.value()
        digits = DIGITS if mode == EACH else () if mode == FREE else (mode,)
        missing = [digit for digit in digits if self._done[digit] < wanted]
        # One of each before the second of any: a hand changes while it writes ten sevens.
        return min(missing, key=lambda digit: self._done[digit], default="")

    def keep(self, name: str) -> None:
        """Keep the drawing under a name and make room for the next."""
        drawing = self._drawing()
        if drawing.is_empty:
            return
        self._done[name] += 1
        # Nothing to undo: it is on the wall now.
        self.canvas.set_page(Drawing(), replaces=True)
        self.collected.emit(drawing, name)
        self.canvas.setFocus()

    def _keep_asked(self) -> None:
        if self.asked:
            self.keep(self.asked)

    def _drawing(self) -> Drawing:
        self.canvas.finish()
        return self.canvas.drawing()

    @Slot()
    def begin(self) -> None:
        """Count what is written from nothing."""
        self._done.clear()
        self._ask()

    def _ask(self) -> None:
        is_free, asked = self.mode.currentData() == FREE, self.asked
        self.count.setVisible(not is_free)
        has_ink = not self.canvas.drawing().is_empty
        self.next_button.setVisible(not is_free)
        self.next_button.setEnabled(has_ink and bool(asked))
        self.clear_button.setEnabled(has_ink)
        self.naming.setEnabled(has_ink)
        if is_free:
            words = self.tr("Write a digit, then press its key")
            if has_ink:
                words = self.tr("Which digit is it?")
        elif asked:
            words = self.tr("Write a {0} ({1} of {2})").format(
                asked, self._done[asked] + 1, self.count.value()
            )
        else:
            words = self.tr("All written. Thank you!")
        self.request.setText(words)
