"""A bar in the training panel that says how a run ended and asks what to do, stopping nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of the bar: ``name`` is its object name, ``chosen`` what it calls."""

    name: str
    text: str
    tip: str
    chosen: Callable[[], None]


class RunNotice(QFrame):
    """Text, a cross that closes it, and below them as many buttons as there are choices.

    Signals: ``opened`` (); ``focus_left`` (), before a button that has the keyboard goes away.
    """

    opened = Signal()
    focus_left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("run_notice")
        self.setProperty("look", "notice")
        self.setAccessibleName(self.tr("How the run ended"))
        self._text = QLabel()
        self._text.setObjectName("run_notice_text")
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = QToolButton()
        self._close.setObjectName("run_notice_close")
        self._close.setText("×")
        self._close.setAutoRaise(True)
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close this notice"))
        self._close.clicked.connect(self.clear)
        self._buttons: list[QPushButton] = []
        top = QHBoxLayout()
        top.addWidget(self._text, 1)
        top.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 7, 8, 8)
        layout.setSpacing(4)
        layout.addLayout(top)
        layout.addLayout(self._row)
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says, "" while it is closed."""
        return "" if self.isHidden() else self._text.text()

    def say(self, text: str, choices: Sequence[Choice] = ()) -> None:
        """Show a text with buttons, the first one recommended; a button closes the bar first."""
        self.clear()
        self._text.setText(text)
        for choice in choices:
            button = QPushButton(choice.text)
            button.setObjectName(choice.name)
            button.setToolTip(choice.tip)
            button.setAccessibleName(choice.text)
            if choice is choices[0]:
                button.setProperty("look", "primary")
            button.clicked.connect(self._chooser(choice))
            self._row.insertWidget(self._row.count() - 1, button)
            self._buttons.append(button)
        self.show()
        self.opened.emit()

    def take_focus(self) -> None:
        """Give the keyboard to the recommended button, where there is one."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _chooser(self, choice: Choice) -> Callable[[], None]:
        def choose() -> None:
            self.clear()
            choice.chosen()

        return choose

    def clear(self) -> None:
        """Close the bar."""
        focused = self.window().focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self.focus_left.emit()
        for button in self._buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons.clear()
        self.hide()
