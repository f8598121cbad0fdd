"""The wall of My handwriting: a row for each class, a small picture for each drawing."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from digitpad.collection.sample import LABELS, NOT_A_DIGIT, Sample
from digitpad.gui.canvas.ink import ink_pen
from digitpad.gui.collection.keeper import drawings_words
from digitpad.gui.theme.colours import Colours, colours_of
from digitpad.gui.widgets.naming import NOTHING_SIGN
from digitpad.gui.widgets.parts import named, plain_tip
from digitpad.gui.widgets.pixels import smooth_painter

SIDE_PX: Final = 46
MARGIN_PX: Final = 3
BOX: Final = QRectF(0, 0, SIDE_PX, SIDE_PX).adjusted(MARGIN_PX, MARGIN_PX, -MARGIN_PX, -MARGIN_PX)
INK_PART: Final = 0.8
"""Of a picture's side that the drawing's longer side takes."""
THINNEST_PX: Final = 1.6
SIGN_PX: Final = 15
PAINTED_S: Final = 0.015
"""So long pictures are made before the window looks after something else."""
Index = QModelIndex | QPersistentModelIndex
SAMPLE: Final = Qt.ItemDataRole.UserRole


class Samples(QAbstractTableModel):
    """The samples by class; a place without one can be neither chosen nor reached."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[list[Sample]] = [[] for _ in LABELS]

    def show(self, samples: Sequence[Sample]) -> None:
        self.beginResetModel()
        self._rows = [[one for one in samples if one.label == label] for label in LABELS]
        self.endResetModel()

    def index_of(self, key: str) -> QModelIndex:
        """Return where the sample with this ``id`` stands, an invalid index for nowhere."""
        for row, samples in enumerate(self._rows):
            for column, sample in enumerate(samples):
                if sample.id == key:
                    return self.index(row, column)
        return QModelIndex()

    def sample(self, index: Index) -> Sample | None:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        return row[index.column()] if index.column() < len(row) else None

    # Qt's own names

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(LABELS)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else max(1, *map(len, self._rows))

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.sample(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        sample = self.sample(index)
        if sample is None:
            return None
        if role == SAMPLE:
            return sample
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            words = self._words(sample)
            return plain_tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            label, count = LABELS[section], len(self._rows[section])
            if role == Qt.ItemDataRole.DisplayRole:
                sign = NOTHING_SIGN if label == NOT_A_DIGIT else label
                return f"{sign} · {count}" if count else sign
            if role == Qt.ItemDataRole.ToolTipRole:
                return f"{label}: {drawings_words(count)}"
        return None

    def _words(self, sample: Sample) -> str:
        parts = [self.tr("This is a {0}").format(sample.label)]
        if sample.label == NOT_A_DIGIT:
            parts = [self.tr("This is not a digit")]
        if sample.answer:
            parts.append(self.tr("the model read {0}").format(sample.answer))
        parts += [text for text in (sample.writer, sample.time[:10]) if text]
        return " · ".join(parts)


class SamplePainter(QStyledItemDelegate):
    """Paints a drawing; where the model had read something else, what that was, in a corner.

    ``until``: when to leave the pictures that are not made yet to the next turn of the window, None
    before the first was made.
    """

    def __init__(self, wall: QTableView) -> None:
        super().__init__(wall)
        self._wall = wall
        self.until: float | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(SIDE_PX, SIDE_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        sample = index.data(SAMPLE)
        if sample is None:
            return
        # The wall itself is transparent, which a palette takes for black.
        colours, ratio = colours_of(self._wall.window().palette()), self._wall.devicePixelRatio()
        key = f"wall {sample.id} {sample.label} {sample.answer} {colours.is_dark} {ratio}"
        picture = QPixmap()
        if not QPixmapCache.find(key, picture):
            if self.until is None:
                self.until = monotonic() + PAINTED_S
            elif monotonic() > self.until:
                self._wall.viewport().update(option.rect)
                return
            picture = _picture(sample, colours, ratio)
            QPixmapCache.insert(key, picture)
        painter.drawPixmap(option.rect.topLeft(), picture)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent, 2.5) if is_chosen else QPen(colours.muted, 1.0))
            painter.drawRoundedRect(BOX.translated(option.rect.topLeft()), 6, 6)
            painter.restore()


def _picture(sample: Sample, colours: Colours, ratio: float) -> QPixmap:
    """Return a sample as it stands on the wall, at the screen's pixel ``ratio``."""
    picture = QPixmap(round(SIDE_PX * ratio), round(SIDE_PX * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with smooth_painter(picture) as painter:
        painter.setPen(colours.border)
        painter.setBrush(colours.canvas.paper)
        painter.drawRoundedRect(BOX, 6, 6)
        left, top, right, bottom = sample.drawing.bounds()
        scale = INK_PART * BOX.width() / max(right - left, bottom - top, 0.05)
        middle = (left + right) / 2, (top + bottom) / 2
        width_px = max(THINNEST_PX, 0.6 * scale * sample.drawing.pen_width)
        painter.setPen(ink_pen(colours.canvas.ink, width_px))
        for stroke in sample.drawing.strokes:
            # So small, corners show no more than curves, which would take ten times as long.
            places = (stroke.points - middle) * scale + SIDE_PX / 2
            line = [QPointF(*place) for place in places.tolist()]
            painter.drawPolyline(line if len(line) > 1 else line * 2)
        if sample.answer not in ("", sample.label):
            sign = NOTHING_SIGN if sample.answer == NOT_A_DIGIT else sample.answer
            corner = QRectF(BOX.right() - SIGN_PX - 1, BOX.bottom() - SIGN_PX - 1, SIGN_PX, SIGN_PX)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.danger)
            painter.drawRoundedRect(corner, 4, 4)
            painter.setPen(colours.canvas.paper)
            painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, sign)
    return picture


class Wall(QTableView):
    """The samples, of which any can be chosen with the mouse or the arrow keys.

    Signals: ``chosen_changed`` when others are chosen, ``opened`` with a ``Sample`` by a double
    click or Enter.
    """

    chosen_changed = Signal()
    opened = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "wall", self.tr("Drawings by class"))
        self._samples = Samples(self)
        self.setModel(self._samples)
        self._painter = SamplePainter(self)
        self.setItemDelegate(self._painter)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(SIDE_PX)
            header.setDefaultSectionSize(SIDE_PX)
            header.setSectionResizeMode(header.ResizeMode.Fixed)
        self.verticalHeader().setSectionsClickable(True)
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen_changed.emit())
        self.doubleClicked.connect(self._open)

    def show_samples(self, samples: Sequence[Sample]) -> None:
        """Show these samples; those that were chosen stay chosen, wherever they are now."""
        keys = [one.id for one in self.chosen()]
        current = self._samples.sample(self.currentIndex())
        self._samples.show(samples)
        chosen = self.selectionModel()
        for key in keys:
            chosen.select(self._samples.index_of(key), chosen.SelectionFlag.Select)
        if current is not None:
            place = self._samples.index_of(current.id)
            chosen.setCurrentIndex(place, chosen.SelectionFlag.NoUpdate)
        self.chosen_changed.emit()

    def chosen(self) -> list[Sample]:
        found = (self._samples.sample(index) for index in self.selectedIndexes())
        return [sample for sample in found if sample is not None]

    def reveal(self, key: str) -> None:
        """Bring the sample with this ``id`` into sight."""
        self.scrollTo(self._samples.index_of(key))

    def _open(self, index: QModelIndex) -> None:
        sample = self._samples.sample(index)
        if sample is not None:
            self.opened.emit(sample)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._painter.until = None
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)
