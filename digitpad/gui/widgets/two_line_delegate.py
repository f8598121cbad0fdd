"""Draws each entry of a drop-down list in two lines: its name, and below it what that is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from digitpad.gui.widgets.parts import small_font

TITLE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
MARGIN_PX: Final = 6
WIDEST_PX: Final = 460
LIST_EDGE_PX: Final = 24
MOST_ENTRIES: Final = 20


class TwoLineDelegate(QStyledItemDelegate):
    """Shows ``TITLE_ROLE`` in small letters below the entry's text."""

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
        style = QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, filled, painter, filled.widget)
        is_chosen = bool(filled.state & QStyle.StateFlag.State_Selected)
        is_enabled = bool(filled.state & QStyle.StateFlag.State_Enabled)
        group = QPalette.ColorGroup.Active if is_enabled else QPalette.ColorGroup.Disabled
        text_role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        is_quiet = is_enabled and not is_chosen
        quiet_role = QPalette.ColorRole.PlaceholderText if is_quiet else text_role
        inner = filled.rect.adjusted(MARGIN_PX, MARGIN_PX // 2, -MARGIN_PX, -MARGIN_PX // 2)
        title = title_of(index)
        half = inner.height() // 2 if title else inner.height()
        top = QRect(inner.left(), inner.top(), inner.width(), half)
        bottom = QRect(inner.left(), top.bottom() + 1, inner.width(), half)
        painter.save()
        painter.setFont(filled.font)
        painter.setPen(filled.palette.color(group, text_role))
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, name)
        small = small_font(filled.font)
        painter.setFont(small)
        painter.setPen(filled.palette.color(group, quiet_role))
        shown = QFontMetrics(small).elidedText(title, Qt.TextElideMode.ElideRight, bottom.width())
        painter.drawText(bottom, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        metrics = QFontMetrics(option.font)
        small = QFontMetrics(small_font(option.font))
        title = title_of(index)
        words = words_width(option.font, str(index.data() or ""), title)
        below = small.height() if title else 0
        return QSize(min(words, WIDEST_PX), metrics.height() + below + 2 * MARGIN_PX)


class WideListCombo(QComboBox):
    """A drop-down list that may be wider than its box, to the left where the window ends."""

    # Qt's names

    def showPopup(self) -> None:
        super().showPopup()
        popup, window = self.view().window(), self.window()
        margin = window.mapToGlobal(QPoint(window.width() - LIST_EDGE_PX, 0)).x()
        if popup is not window and popup.geometry().right() > margin:
            right = self.mapToGlobal(QPoint(self.width(), 0)).x()
            popup.move(max(right - popup.width(), window.mapToGlobal(QPoint()).x()), popup.y())


def title_of(index: QModelIndex | QPersistentModelIndex) -> str:
    """Return an entry's second line, "" where it would only repeat the first."""
    title = str(index.data(TITLE_ROLE) or "")
    return "" if title == index.data() else title


def words_width(font: QFont, name: str, title: str) -> int:
    """Return how wide an entry is, in pixels."""
    wider = max(
        QFontMetrics(font).horizontalAdvance(name),
        QFontMetrics(small_font(font)).horizontalAdvance(title),
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


def add_entry(combo: QComboBox, name: str, title: str) -> None:
    """Add an entry with its name as text and data, and its title as second line and tooltip."""
    combo.addItem(name, name)
    set_title(combo, combo.count() - 1, title)


def set_title(combo: QComboBox, index: int, title: str) -> None:
    """Change an entry's second line and tooltip, and make room for it in the list."""
    combo.setItemData(index, title, TITLE_ROLE)
    combo.setItemData(index, title, Qt.ItemDataRole.ToolTipRole)
    view = combo.view()
    words = words_width(combo.font(), combo.itemText(index), title)
    width = min(words + LIST_EDGE_PX, WIDEST_PX)
    view.setMinimumWidth(max(view.minimumWidth(), width))
