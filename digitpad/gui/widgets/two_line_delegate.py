"""Drop-down lists whose entries have two lines: a name and a note."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QToolTip,
)

from digitpad.gui.widgets.parts import named, plain_tip, small_font

NOTE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
HEADING_ROLE: Final = Qt.ItemDataRole.UserRole + 2
EXACTLY: Final = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive
MARGIN_PX: Final = 6
WIDEST_PX: Final = 460
LIST_EDGE_PX: Final = 24
MOST_ENTRIES: Final = 20
PART: Final = " · "
MORE: Final = "…"
"""The data of the entry that lists the others."""


class TwoLineDelegate(QStyledItemDelegate):
    """Paints ``NOTE_ROLE`` in small text below the entry's text.

    The first entry of a group has the group's ``HEADING_ROLE`` above it.
    """

    # Overrides of Qt

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        item = QStyleOptionViewItem(option)
        self.initStyleOption(item, index)
        name, item.text = item.text, ""
        small, bold = small_font(item.font), small_font(item.font)
        bold.setBold(True)
        is_chosen = bool(item.state & QStyle.StateFlag.State_Selected)
        is_enabled = bool(item.state & QStyle.StateFlag.State_Enabled)
        text_role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        quiet = QPalette.ColorRole.PlaceholderText

        def write(words: str, place: QRect, font: QFont, role: QPalette.ColorRole) -> None:
            is_faint = not is_enabled and role != quiet
            group = QPalette.ColorGroup.Disabled if is_faint else QPalette.ColorGroup.Active
            painter.setFont(font)
            painter.setPen(item.palette.color(group, role))
            shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, shown)

        painter.save()
        heading = str(index.data(HEADING_ROLE) or "")
        if heading:
            above = QRect(item.rect)
            above.setHeight(heading_height(item.font))
            item.rect.setTop(above.bottom() + 1)
            write(heading, above.adjusted(MARGIN_PX, MARGIN_PX, -MARGIN_PX, 0), bold, quiet)
        style = QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, item, painter, item.widget)
        top = item.rect.adjusted(MARGIN_PX, MARGIN_PX // 2, -MARGIN_PX, -MARGIN_PX // 2)
        note = note_of(index)
        if note:
            top.setHeight(top.height() // 2)
            note_role = quiet if is_enabled and not is_chosen else text_role
            write(note, top.translated(0, top.height()), small, note_role)
        write(name, top, item.font, text_role)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        metrics = QFontMetrics(option.font)
        small = QFontMetrics(small_font(option.font))
        note = note_of(index)
        words = max(
            metrics.horizontalAdvance(str(index.data() or "")), small.horizontalAdvance(note)
        )
        height = metrics.height() + (small.height() if note else 0) + 2 * MARGIN_PX
        if index.data(HEADING_ROLE):
            height += heading_height(option.font)
        return QSize(min(words + 4 * MARGIN_PX, WIDEST_PX), height)


class TwoLineCombo(QComboBox):
    """A drop-down list that may be wider than its box, extending left at the window's edge.

    An entry is found by its text or its data, which is its name on the command line.
    """

    def __init__(self, object_name: str, accessible: str = "", tip: str = "") -> None:
        super().__init__()
        named(self, object_name, accessible, tip)
        self.setItemDelegate(TwoLineDelegate(self))
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(9)
        self.setMaxVisibleItems(MOST_ENTRIES)

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

    def add_entry(self, name: str, note: str, *, text: str = "", heading: str = "") -> None:
        """Add an entry: its data ``name``, its ``text`` (by default the name) and its second line.

        ``heading``: that of the group that starts with this entry.
        """
        self.addItem(text or name, name)
        self.setItemData(self.count() - 1, heading, HEADING_ROLE)
        self.set_note(self.count() - 1, note)

    def set_note(self, index: int, note: str) -> None:
        """Set an entry's second line and tooltip."""
        self.setItemData(index, note, NOTE_ROLE)
        self.setItemData(index, plain_tip(note), Qt.ItemDataRole.ToolTipRole)

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
                words = plain_tip(f"{self.currentText()}\n{self.toolTip()}")
                QToolTip.showText(event.globalPos(), words, self)
                return True
        return super().event(event)

    def _elided(self, text: str, room: int) -> str:
        return self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)

    def findText(self, text: str, flags: Qt.MatchFlag = EXACTLY) -> int:
        found = super().findText(text, flags)
        return found if found >= 0 else self.findData(text)

    def setCurrentText(self, text: str) -> None:
        index = self.findText(text)
        if index >= 0:
            self.setCurrentIndex(index)

    def showPopup(self) -> None:
        view, window = self.view(), self.window()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + LIST_EDGE_PX, WIDEST_PX))
        super().showPopup()
        popup = view.window()
        margin = window.mapToGlobal(QPoint(window.width() - LIST_EDGE_PX, 0)).x()
        if popup is not window and popup.geometry().right() > margin:
            right = self.mapToGlobal(QPoint(self.width(), 0)).x()
            popup.move(max(right - popup.width(), window.mapToGlobal(QPoint()).x()), popup.y())


class MoreCombo(TwoLineCombo):
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


def note_of(index: QModelIndex | QPersistentModelIndex) -> str:
    """Return an entry's second line, "" if it would only repeat the first."""
    note = str(index.data(NOTE_ROLE) or "")
    return "" if note == index.data() else note


def heading_height(font: QFont) -> int:
    """Return the height of a group's heading, in pixels."""
    return QFontMetrics(small_font(font)).height() + MARGIN_PX
