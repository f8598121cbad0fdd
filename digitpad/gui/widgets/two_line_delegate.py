"""Drop-down lists whose entries have two lines: what each is called, and below it a note."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
)

from digitpad.gui.widgets.parts import plain_tip, small_font

NOTE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
HEADING_ROLE: Final = Qt.ItemDataRole.UserRole + 2
EXACTLY: Final = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive
MARGIN_PX: Final = 6
WIDEST_PX: Final = 460
LIST_EDGE_PX: Final = 24
MOST_ENTRIES: Final = 20
PART: Final = " · "


class TwoLineDelegate(QStyledItemDelegate):
    """Shows ``NOTE_ROLE`` in small letters below the entry's text.

    Above the first entry of a group stands the ``HEADING_ROLE`` of the group.
    """

    # Qt's names

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        filled = QStyleOptionViewItem(option)
        self.initStyleOption(filled, index)
        name, filled.text = filled.text, ""
        heading = str(index.data(HEADING_ROLE) or "")
        if heading:
            above = QRect(filled.rect)
            above.setHeight(heading_height(filled.font))
            filled.rect.setTop(above.bottom() + 1)
            self._paint_heading(painter, filled, above, heading)
        style = QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, filled, painter, filled.widget)
        is_chosen = bool(filled.state & QStyle.StateFlag.State_Selected)
        is_enabled = bool(filled.state & QStyle.StateFlag.State_Enabled)
        group = QPalette.ColorGroup.Active if is_enabled else QPalette.ColorGroup.Disabled
        text_role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        is_quiet = is_enabled and not is_chosen
        quiet_role = QPalette.ColorRole.PlaceholderText if is_quiet else text_role
        inner = filled.rect.adjusted(MARGIN_PX, MARGIN_PX // 2, -MARGIN_PX, -MARGIN_PX // 2)
        note = note_of(index)
        half = inner.height() // 2 if note else inner.height()
        top = QRect(inner.left(), inner.top(), inner.width(), half)
        bottom = QRect(inner.left(), top.bottom() + 1, inner.width(), half)
        painter.save()
        painter.setFont(filled.font)
        painter.setPen(filled.palette.color(group, text_role))
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, name)
        small = small_font(filled.font)
        painter.setFont(small)
        painter.setPen(filled.palette.color(group, quiet_role))
        shown = QFontMetrics(small).elidedText(note, Qt.TextElideMode.ElideRight, bottom.width())
        painter.drawText(bottom, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def _paint_heading(
        self, painter: QPainter, option: QStyleOptionViewItem, place: QRect, heading: str
    ) -> None:
        painter.save()
        font = small_font(option.font)
        font.setBold(True)
        painter.setFont(font)
        quiet = QPalette.ColorRole.PlaceholderText
        painter.setPen(option.palette.color(QPalette.ColorGroup.Active, quiet))
        place = place.adjusted(MARGIN_PX, MARGIN_PX, -MARGIN_PX, 0)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, heading)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        metrics = QFontMetrics(option.font)
        small = QFontMetrics(small_font(option.font))
        note = note_of(index)
        words = words_width(option.font, str(index.data() or ""), note)
        height = metrics.height() + (small.height() if note else 0) + 2 * MARGIN_PX
        if index.data(HEADING_ROLE):
            height += heading_height(option.font)
        return QSize(min(words, WIDEST_PX), height)


class WideListCombo(QComboBox):
    """A drop-down list that may be wider than its box, to the left where the window ends.

    An entry is found by its text and by its data, the name that it has on the command line.
    """

    # Qt's names

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        kind = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(kind, option, field, self).width() - MARGIN_PX
        text = self.currentText()
        # A title goes without its last parts ("· 99 %") rather than be cut within one.
        while PART in text and text != self._elided(text, room):
            text = text.rpartition(PART)[0]
        option.currentText = self._elided(text, room)

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
        super().showPopup()
        popup, window = self.view().window(), self.window()
        margin = window.mapToGlobal(QPoint(window.width() - LIST_EDGE_PX, 0)).x()
        if popup is not window and popup.geometry().right() > margin:
            right = self.mapToGlobal(QPoint(self.width(), 0)).x()
            popup.move(max(right - popup.width(), window.mapToGlobal(QPoint()).x()), popup.y())


def note_of(index: QModelIndex | QPersistentModelIndex) -> str:
    """Return an entry's second line, "" where it would only repeat the first."""
    note = str(index.data(NOTE_ROLE) or "")
    return "" if note == index.data() else note


def heading_height(font: QFont) -> int:
    """Return how high the heading of a group is, in pixels."""
    return QFontMetrics(small_font(font)).height() + MARGIN_PX


def words_width(font: QFont, text: str, note: str) -> int:
    """Return how wide an entry is, in pixels."""
    wider = max(
        QFontMetrics(font).horizontalAdvance(text),
        QFontMetrics(small_font(font)).horizontalAdvance(note),
    )
    return wider + 4 * MARGIN_PX


def two_line_combo(object_name: str) -> QComboBox:
    """Return an empty drop-down list whose entries ``add_entry`` fills."""
    combo = WideListCombo()
    combo.setObjectName(object_name)
    combo.setItemDelegate(TwoLineDelegate(combo))
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(9)
    combo.setMaxVisibleItems(MOST_ENTRIES)
    return combo


def add_entry(combo: QComboBox, name: str, note: str, *, text: str = "", heading: str = "") -> None:
    """Add an entry: its data ``name``, its ``text`` (usually the name) and its second line.

    ``heading``: that of the group which begins with this entry.
    """
    combo.addItem(text or name, name)
    combo.setItemData(combo.count() - 1, heading, HEADING_ROLE)
    set_note(combo, combo.count() - 1, note)


def set_note(combo: QComboBox, index: int, note: str) -> None:
    """Change an entry's second line and tooltip, and make room for it in the list."""
    combo.setItemData(index, note, NOTE_ROLE)
    combo.setItemData(index, plain_tip(note), Qt.ItemDataRole.ToolTipRole)
    view = combo.view()
    words = words_width(combo.font(), combo.itemText(index), note)
    width = min(words + LIST_EDGE_PX, WIDEST_PX)
    view.setMinimumWidth(max(view.minimumWidth(), width))
