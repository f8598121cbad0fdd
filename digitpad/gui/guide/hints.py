"""A few hints at the first start, one after another, in a slim bar that covers nothing."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from digitpad.gui.widgets.parts import close_button, filled, label, named, push_button
from digitpad.gui.workers.preload import has_torch


class HintBar(QFrame):
    """Suggests what to try first, leaving out what the user has already done.

    Signals: ``guide_wanted`` ().
    """

    guide_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        named(self, "hint_bar", self.tr("Hints for the first start"))
        self.setProperty("look", "notice")
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Preferred)  # words may need a third line
        self._hints = {
            "draw": self.tr("Draw a digit: it is read as you draw."),
            "train": self.tr("Press Train and watch a network learn to read it."),
            "signs": self.tr("Make a reader of ✓ ✗: Train → Read signs of my own…"),
            "open": self.tr("Open a picture or a model, or drop it here."),
        }
        if not has_torch():
            del self._hints["train"], self._hints["signs"]
        self._left = list(self._hints)
        self._text = label("hint_words", wraps=True)
        on = self.tr("Next hint")
        self._next = push_button("hint_next", "", on, lambda: self.done(self._left[0]))
        guide = push_button(
            "hint_guide", self.tr("Guide"), self.tr("A few pages about what you can do (F1)"),
            self.guide_wanted.emit,
        )  # fmt: skip
        tip = self.tr("No more hints (Esc)")
        close = close_button("hint_close", self.tr("No more hints"), tip, self.hide)
        row = QHBoxLayout(self)
        filled(row, (self._text, 1), guide, self._next, close, margins=(12, 2, 4, 2))
        self._show_hint()
        self.hide()

    def done(self, hint: str) -> None:
        """Drop the hint "draw", "train", "signs" or "open", as the user has just done it."""
        if hint in self._left and self.isVisible():
            self._left.remove(hint)
            self._show_hint()

    def _show_hint(self) -> None:
        if not self._left:
            self.hide()
            return
        number = len(self._hints) - len(self._left) + 1
        text = self.tr("{number} of {count} · {hint}")
        self._text.setText(
            text.format(number=number, count=len(self._hints), hint=self._hints[self._left[0]])
        )
        self._next.setText(self.tr("Next") if len(self._left) > 1 else self.tr("Done"))
        self._next.setAccessibleName(self._next.text())

    # Overrides of Qt

    def minimumSizeHint(self) -> QSize:
        # The window takes it away where it is too low for it, instead of staying higher.
        return QSize(super().minimumSizeHint().width(), 0)
