"""A layout that wraps its widgets into rows, and widgets that adapt to it."""

from __future__ import annotations

from functools import reduce
from itertools import islice
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLayout,
    QLayoutItem,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.widgets.parts import field_label, filled

GAP_PX: Final = 8
FIELD_GAP_PX: Final = 10
LABEL_GAP_PX: Final = 2
CHECK_PX: Final = 30
"""Width of a check box without its text."""
LEAST_CHECK_PX: Final = 140

Row = list[tuple[QLayoutItem, QSize]]


class Flow(QLayout):
    """Lays widgets out side by side at their preferred widths, in as many rows as needed.

    ``shares``: the widgets of a row share its width by their horizontal stretch instead, and all
    rows have equally many widgets, the first ones one fewer if they do not divide evenly.
    """

    def __init__(self, *widgets: QWidget, gap: int = GAP_PX, shares: bool = False) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._shares = shares
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)
        for widget in widgets:
            self.addWidget(widget)

    def _rows(self, width: int) -> list[Row]:
        """Return the visible items, row by row, with their sizes."""
        visible = [item for item in self._items if not item.isEmpty()]
        gap = self.spacing()
        if self._shares and visible:
            return self._shared_rows(visible, width)
        rows: list[Row] = [[]]
        left = 0
        for item in visible:
            size, rest = _natural_size(item), width - left
            if size.width() > rest and item.hasHeightForWidth() and rest >= size.width() / 2:
                size = QSize(rest, item.heightForWidth(rest))
            elif size.width() > rest and rows[-1]:
                rows.append([])
                left = 0
            if size.width() > width:
                size = QSize(width, item.heightForWidth(width))
            rows[-1].append((item, size))
            left += size.width() + gap
        return [row for row in rows if row]

    def _shared_rows(self, visible: list[QLayoutItem], width: int) -> list[Row]:
        """Return the fewest rows in which all items have at least their minimum width."""
        gap, rows = self.spacing(), list[Row]()
        for count in range(1, len(visible) + 1):
            rest, fits, rows = iter(visible), True, []
            for row in range(count):
                items = list(islice(rest, (len(visible) + row) // count))
                least = [item.minimumSize().width() for item in items]
                room = width - gap * (len(items) - 1)
                fits = fits and sum(least) <= room
                heights = [item.sizeHint().height() for item in items]
                weights = [_weight(item) for item in items]
                sizes = map(QSize, _shares(least, weights, room), heights)
                rows.append(list(zip(items, sizes, strict=True)))
            if fits:
                break
        return rows

    # Overrides of Qt

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        # Called some seventy times while a window opens.
        if width not in self._heights:
            heights = [max(size.height() for _, size in row) for row in self._rows(width)]
            self._heights[width] = sum(heights) + self.spacing() * max(0, len(heights) - 1)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        sizes = (item.minimumSize() for item in self._items if not item.isEmpty())
        return reduce(QSize.expandedTo, sizes, QSize(0, 0))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        top = rect.top()
        for row in self._rows(rect.width()):
            left, height = rect.left(), max(size.height() for _, size in row)
            for item, size in row:
                item.setGeometry(QRect(QPoint(left, top), QSize(size.width(), height)))
                left += size.width() + self.spacing()
            top += height + self.spacing()


class WrappingCheck(QCheckBox):
    """A check box whose text wraps if it does not fit into one line."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _lines(self, width: int) -> list[str]:
        metrics = self.fontMetrics()
        room = width - CHECK_PX
        lines: list[str] = []
        for word in self.text().split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self.text()) + CHECK_PX
        return super().sizeHint().expandedTo(QSize(wide, 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_CHECK_PX, super().minimumSizeHint().height())

    def heightForWidth(self, width: int) -> int:
        more = max(0, len(self._lines(width)) - 1)
        return super().sizeHint().height() + more * self.fontMetrics().lineSpacing()

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = "\n".join(self._lines(self.width()))
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_CheckBox, option)


def _natural_size(item: QLayoutItem) -> QSize:
    """Return an item's preferred size, for a label that can wrap that of one line."""
    label = item.widget()
    if isinstance(label, QLabel) and label.wordWrap():
        return label.fontMetrics().size(0, label.text()) + QSize(2, 0)
    return item.sizeHint()


def _weight(item: QLayoutItem) -> int:
    widget = item.widget()
    return 1 if widget is None else max(1, widget.sizePolicy().horizontalStretch())


def _shares(least: list[int], weights: list[int], room: int) -> list[int]:
    """Distribute ``room`` by weight, giving each item at least its minimum."""
    shares = [0.0] * len(least)
    fixed: set[int] = set()
    for _ in least:
        open_ = [i for i in range(len(least)) if i not in fixed]
        rest = room - sum(least[i] for i in fixed)
        for i in open_:
            shares[i] = rest * weights[i] / sum(weights[k] for k in open_)
        fixed |= {i for i in open_ if least[i] > shares[i]}
        if len(fixed) == len(least):
            break
    return [max(width, int(share)) for width, share in zip(least, shares, strict=True)]


def labelled(field: QWidget, weight: int = 1) -> QWidget:
    """Return a field with its name above it, for a ``Flow`` that shares.

    ``weight``: its horizontal stretch.
    """
    cell = QWidget()
    filled(QVBoxLayout(cell), field_label(field), (field, 1), spacing=LABEL_GAP_PX)
    policy = cell.sizePolicy()
    policy.setHorizontalStretch(weight)
    cell.setSizePolicy(policy)
    return cell
