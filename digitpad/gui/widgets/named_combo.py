"""Drop-down lists whose entries have the names of the command line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHelpEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionComboBox, QToolTip

from digitpad.gui.widgets.parts import named, plain_tip

TIP_ROLE: Final = Qt.ItemDataRole.ToolTipRole
EXACTLY: Final = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive
MARGIN_PX: Final = 6
MOST_ENTRIES: Final = 20
PART: Final = " · "
MORE: Final = "…"
"""The data of the entry that lists the others."""


class NamedCombo(QComboBox):
    """A drop-down list that may be wider than its box.

    An entry is found by its text or its data, which is its name on the command line.
    """

    def __init__(self, object_name: str, accessible: str = "", tip: str = "") -> None:
        super().__init__()
        named(self, object_name, accessible, tip)
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(9)
        self.setMaxVisibleItems(MOST_ENTRIES)
        self.setItemDelegate(QStyledItemDelegate(self))  # which heeds the style sheet

    @property
    def name(self) -> str:
        """The data of the current entry."""
        return str(self.currentData())

    def choose(self, name: str) -> bool:
        """Select the entry with this data; return whether there is one."""
        index = self.findData(name)
        if index >= 0:
            self.setCurrentIndex(index)
        return index >= 0

    def add_entry(self, name: str, note: str, *, text: str = "") -> None:
        """Add an entry: its data ``name``, its ``text`` (by default the name) and its tooltip."""
        self.addItem(text or name, name)
        self.set_note(self.count() - 1, note)

    def set_note(self, index: int, note: str) -> None:
        """Set an entry's tooltip."""
        self.setItemData(index, plain_tip(note), TIP_ROLE)

    def add_heading(self, text: str) -> None:
        """Add the heading of a group, which cannot be chosen."""
        heading, font = QStandardItem(text), self.font()
        font.setBold(True)
        heading.setFont(font)
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.appendRow(heading)

    # Overrides of Qt

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        kind = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(kind, option, field, self).width() - MARGIN_PX
        text = self.currentText()
        # Drops the last parts of a title ("· 99 %") rather than cutting through one.
        while PART in text and text != self._elided(text, room):
            text = text.rpartition(PART)[0]
        option.currentText = self._elided(text, room)

    def event(self, event: QEvent) -> bool:
        """Show the whole title as a tooltip if the box has no room for it."""
        if isinstance(event, QHelpEvent):
            option = QStyleOptionComboBox()
            self.initStyleOption(option)
            if option.currentText != self.currentText():
                tip = plain_tip(f"{self.currentText()}\n{self.toolTip()}")
                QToolTip.showText(event.globalPos(), tip, self)
                return True
        return super().event(event)

    def _elided(self, text: str, room: int) -> str:
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)

    def findText(self, text: str, flags: Qt.MatchFlag = EXACTLY) -> int:
        index = super().findText(text, flags)
        return index if index >= 0 else self.findData(text)

    def setCurrentText(self, text: str) -> None:
        index = self.findText(text)
        if index >= 0:
            self.setCurrentIndex(index)

    def showPopup(self) -> None:
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + view.verticalScrollBar().width())
        super().showPopup()


class MoreCombo(NamedCombo):
    """One whose last entry, “More…”, lists the entries that few need, in its place.

    They are also listed once one of them is requested. Signals: ``entry_chosen`` (), when another
    entry than “More…” becomes current; ``others_wanted`` (), once, when they are to be added.
    """

    entry_chosen = Signal()
    others_wanted = Signal()

    def add_more(self, note: str) -> None:
        """Add the entry “More…”."""
        self._before = self.name
        self.add_entry(MORE, note, text=self.tr("More…"))
        self.currentIndexChanged.connect(self._on_chosen)

    def choose(self, name: str) -> bool:
        if name and self.findData(name) < 0:
            self.list_others()
        return super().choose(name)

    def list_others(self) -> None:
        """List the other entries instead of “More…”, if they are not listed yet."""
        if self.findData(MORE) >= 0:
            with QSignalBlocker(self):
                super().choose(self._before)
                self.removeItem(self.findData(MORE))
            self.others_wanted.emit()

    @Slot()
    def _on_chosen(self) -> None:
        if self.name == MORE:
            self.list_others()
            QTimer.singleShot(0, self, self.showPopup)
        elif self.name != self._before:
            self._before = self.name
            self.entry_chosen.emit()
