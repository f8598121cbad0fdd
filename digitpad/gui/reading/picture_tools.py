"""The row under the picture: paging through the test pictures, and opening one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSpinBox, QToolButton, QWidget

from digitpad.gui.theme.icons import icon

TEXT_INSET_PX: Final = 6


class PictureTools(QWidget):
    """Previous, which of how many, next; and a button for the action that opens a picture.

    Signals: ``number_chosen`` with the number of a test picture, from 0.
    """

    number_chosen = Signal(int)

    def __init__(self, open_action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("picture_tools")
        self._previous = self._button(
            "previous_picture_button", self.tr("Previous picture"), self._on_previous
        )
        self._next = self._button("next_picture_button", self.tr("Next picture"), self._on_next)
        self._number = QSpinBox()
        self._number.setObjectName("picture_number")
        self._number.setAccessibleName(self.tr("Number of the test picture"))
        self._number.setToolTip(self.tr("Which of the data set’s test pictures"))
        self._number.setKeyboardTracking(False)
        self._number.setWrapping(True)
        # The style sheet's padding does not reach the text of a spin box.
        self._number.lineEdit().setTextMargins(TEXT_INSET_PX, 0, 0, 0)
        self._number.valueChanged.connect(self._on_value_changed)
        self._why_not = QLabel()
        self._why_not.setObjectName("picture_pages_label")
        self._why_not.setProperty("look", "quiet")
        self._why_not.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        opens = QToolButton()
        opens.setDefaultAction(open_action)
        opens.setObjectName("open_picture_button")
        opens.setAccessibleName(self.tr("Open a picture"))
        opens.setIconSize(QSize(18, 18))
        opens.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self._previous, self._number, self._next):
            row.addWidget(widget)
        row.addWidget(self._why_not, 1)
        row.addWidget(opens)
        self._show_icons()
        self.show_count(0, "")

    def _button(self, name: str, words: str, slot: object) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.setIconSize(QSize(18, 18))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(slot)
        return button

    def _show_icons(self) -> None:
        self._previous.setIcon(icon("previous"))
        self._next.setIcon(icon("next"))

    def show_count(self, count: int, why_not: str) -> None:
        """Offer so many pictures; where there are none, say why."""
        self._number.blockSignals(True)
        self._number.setRange(1, max(1, count))
        self._number.setSuffix(self.tr(" of {0}").format(f"{count:,}"))
        self._number.blockSignals(False)
        for widget in (self._previous, self._number, self._next):
            widget.setEnabled(count > 0)
            widget.setVisible(count > 0)
        self._why_not.setText(self.tr("No test pictures here") if why_not else "")
        self._why_not.setToolTip(why_not)

    def show_number(self, number: int) -> None:
        """Show which picture this is, without choosing it."""
        self._number.blockSignals(True)
        self._number.setValue(number + 1)
        self._number.blockSignals(False)

    def step(self, by: int) -> None:
        """Choose the next picture, or the one before."""
        if self._number.isEnabled():
            self._number.stepBy(by)

    @Slot()
    def _on_previous(self) -> None:
        self.step(-1)

    @Slot()
    def _on_next(self) -> None:
        self.step(1)

    @Slot(int)
    def _on_value_changed(self, value: int) -> None:
        self.number_chosen.emit(value - 1)

    # Qt's own names from here on

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_icons()
