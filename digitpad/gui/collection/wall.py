"""The wall of My handwriting: a row for each class with a thumbnail of each drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from time import monotonic
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from digitpad.collection.sample import NOT_A_DIGIT, Entry, Sample
from digitpad.errors import DigitpadError
from digitpad.gui.canvas.content import Picture
from digitpad.gui.canvas.ink import ink_pen
from digitpad.gui.collection.keeper import drawings_words
from digitpad.gui.files.documents import files_in
from digitpad.gui.files.exchange import accept_as_copy
from digitpad.gui.language import tr
from digitpad.gui.theme.colours import Colours, colours_of
from digitpad.gui.widgets.naming import NOTHING_SIGN
from digitpad.gui.widgets.parts import named_table, plain_tip, runs_of
from digitpad.gui.widgets.pixels import smooth_painter, to_qimage
from digitpad.ink.drawing import Drawing
from digitpad.models.architecture import DIGITS
from digitpad.words import labelled

SIDE_PX: Final = 46
MARGIN_PX: Final = 3
BOX: Final = QRectF(0, 0, SIDE_PX, SIDE_PX).adjusted(MARGIN_PX, MARGIN_PX, -MARGIN_PX, -MARGIN_PX)
INK_PART: Final = 0.8
"""Longer side of a drawing, as a fraction of the thumbnail's side."""
THINNEST_PX: Final = 1.6
SIGN_PX: Final = 15
PAINTED_S: Final = 0.015
"""Time spent on thumbnails before control returns to the event loop."""
UNREADABLE_SIGN: Final = "?"
Index = QModelIndex | QPersistentModelIndex
Read = Callable[[Sequence[Entry]], Sequence[Sample]]
ENTRY: Final = Qt.ItemDataRole.UserRole
NOTHING_HERE: Final = Qt.ItemFlag.NoItemFlags
CAN_BE_CHOSEN: Final = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class Entries(QAbstractTableModel):
    """The drawings by class; empty cells can be neither selected nor reached."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._labels: tuple[str, ...] = (*DIGITS, NOT_A_DIGIT)
        self._rows: list[list[Entry]] = [[] for _ in self._labels]
        self._cells: dict[str, tuple[int, int]] = {}
        self._columns = 1

    def show(self, entries: Sequence[Entry], classes: Sequence[str]) -> None:
        self.beginResetModel()
        self._labels = (*classes, NOT_A_DIGIT)
        of_label: dict[str, list[Entry]] = {label: [] for label in self._labels}
        for entry in entries:
            of_label[entry.label].append(entry)
        self._rows = [*of_label.values()]
        # Headers ask for it, and for flags, once per cell of a fully selected row.
        self._columns = max(1, *map(len, self._rows))
        self._cells = {
            entry.id: (row, column)
            for row, of_class in enumerate(self._rows)
            for column, entry in enumerate(of_class)
        }
        self.endResetModel()
        # A reset alone lets the header keep the width of the names before.
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._labels) - 1)

    @property
    def has_any(self) -> bool:
        return bool(self._cells)

    def label(self, row: int) -> str:
        return self._labels[row]

    def first(self) -> QModelIndex:
        """Return the index of the first drawing, invalid if there is none."""
        return self.index(*next(iter(self._cells.values()), (-1, -1)))

    def index_of(self, key: str) -> QModelIndex:
        """Return the index of the drawing with this ``id``, invalid if it is not here."""
        return self.index(*self._cells.get(key, (-1, -1)))

    def within(self, selection: QItemSelection) -> list[Entry]:
        """Return the drawings in a selection, each once."""
        entries = {
            entry.id: entry
            for block in selection.toList()
            for of_class in self._rows[block.top() : block.bottom() + 1]
            for entry in of_class[block.left() : block.right() + 1]
        }
        return list(entries.values())

    def places_of(self, keys: Set[str]) -> QItemSelection:
        """Select the drawings with these ``id``s, adjacent ones in one range."""
        selection = QItemSelection()
        for row, of_class in enumerate(self._rows):
            columns = [column for column, entry in enumerate(of_class) if entry.id in keys]
            for first, last in runs_of(columns):
                corners = self.index(row, first), self.index(row, last)
                selection.append(QItemSelectionRange(*corners))
        return selection

    def entry(self, index: Index) -> Entry | None:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        return row[index.column()] if index.column() < len(row) else None

    # Overrides of Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._labels)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._columns

    def flags(self, index: Index) -> Qt.ItemFlag:
        return NOTHING_HERE if self.entry(index) is None else CAN_BE_CHOSEN

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index)
        if entry is None:
            return None
        if role == ENTRY:
            return entry
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            description = self._description(entry)
            return plain_tip(description) if role == Qt.ItemDataRole.ToolTipRole else description
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            label, count = self.label(section), len(self._rows[section])
            if role == Qt.ItemDataRole.DisplayRole:
                sign = NOTHING_SIGN if label == NOT_A_DIGIT else label
                return f"{sign} · {count}" if count else sign
            if role == Qt.ItemDataRole.ToolTipRole:
                is_none = label == NOT_A_DIGIT and self._labels[:-1] != DIGITS
                name = self.tr("none of these") if is_none else label
                return tr(labelled(name, drawings_words(count)))
        return None

    def _description(self, entry: Entry) -> str:
        has_digits = self._labels[:-1] == DIGITS
        parts = [self.tr("This is “{label}”").format(label=entry.label)]
        if has_digits:
            parts = [self.tr("This is the digit {digit}").format(digit=entry.label)]
        if entry.label == NOT_A_DIGIT:
            none = self.tr("This is none of these")
            parts = [self.tr("This is not a digit") if has_digits else none]
        if entry.answer:
            parts.append(self.tr("read as {digit} at that time").format(digit=entry.answer))
        parts += [text for text in (entry.writer, entry.time[:10]) if text]
        return " · ".join(parts)


class EntryPainter(QStyledItemDelegate):
    """Paints a drawing and, in a corner, the model's answer if that differed from the label.

    Strokes are read from the store when a drawing scrolls into view. ``until``: the time at which
    to defer further thumbnails to the next event-loop turn; None before the first was made.
    """

    def __init__(self, wall: QTableView, read: Read) -> None:
        super().__init__(wall)
        self._wall, self._read = wall, read
        self.until: float | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(SIDE_PX, SIDE_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = index.data(ENTRY)
        if entry is None:
            return
        # The wall itself is transparent, and its palette would pass for a black one.
        colours, ratio = colours_of(self._wall.window().palette()), self._wall.devicePixelRatio()
        key = f"wall {entry.id} {entry.label} {entry.answer} {colours.is_dark} {ratio}"
        picture = QPixmap()
        if not QPixmapCache.find(key, picture):
            if self.until is None:
                self.until = monotonic() + PAINTED_S
            elif monotonic() > self.until:
                self._wall.viewport().update(option.rect)
                return
            picture = _picture(entry, sample_of(entry, self._read), colours, ratio)
            QPixmapCache.insert(key, picture)
        painter.drawPixmap(option.rect.topLeft(), picture)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.accent, 2.5) if is_chosen else QPen(colours.muted, 1.0))
            painter.drawRoundedRect(BOX.translated(option.rect.topLeft()), 6, 6)
            painter.restore()


def sample_of(entry: Entry, read: Read) -> Sample | None:
    """Return a drawing with its strokes, None if they can no longer be read."""
    try:
        samples = read([entry])
    except DigitpadError:
        return None
    return samples[0] if samples else None


def _picture(entry: Entry, sample: Sample | None, colours: Colours, ratio: float) -> QPixmap:
    """Return the thumbnail of a drawing, at the screen's device pixel ``ratio``."""
    picture = QPixmap(round(SIDE_PX * ratio), round(SIDE_PX * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with smooth_painter(picture) as painter:
        painter.setPen(colours.border)
        painter.setBrush(colours.canvas.paper)
        painter.drawRoundedRect(BOX, 6, 6)
        if sample is None:
            painter.setPen(colours.danger)
            painter.drawText(BOX, Qt.AlignmentFlag.AlignCenter, UNREADABLE_SIGN)
        elif sample.image is not None:
            painter.drawImage(BOX.adjusted(2, 2, -2, -2), _ink_image(sample.image, colours))
        else:
            _paint_ink(painter, sample.drawing, colours)
        if entry.answer not in ("", entry.label):
            sign = NOTHING_SIGN if entry.answer == NOT_A_DIGIT else entry.answer
            corner = QRectF(BOX.right() - SIGN_PX - 1, BOX.bottom() - SIGN_PX - 1, SIGN_PX, SIGN_PX)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.danger)
            painter.drawRoundedRect(corner, 4, 4)
            painter.setPen(colours.canvas.paper)
            painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, sign)
    return picture


def _ink_image(image: npt.NDArray[np.uint8], colours: Colours) -> QImage:
    """Return what is seen of a picture in the colours of ink."""
    shares = image[..., None] / 255
    paper, ink = (
        np.array([colour.red(), colour.green(), colour.blue()])
        for colour in (QColor(colours.canvas.paper), QColor(colours.canvas.ink))
    )
    return to_qimage((paper + shares * (ink - paper)).astype(np.uint8))


def _paint_ink(painter: QPainter, drawing: Drawing, colours: Colours) -> None:
    left, top, right, bottom = drawing.bounds()
    scale = INK_PART * BOX.width() / max(right - left, bottom - top, 0.05)
    middle = (left + right) / 2, (top + bottom) / 2
    width_px = max(THINNEST_PX, 0.6 * scale * drawing.pen_width)
    painter.setPen(ink_pen(colours.canvas.ink, width_px))
    for stroke in drawing.strokes:
        # At this size corners look like curves, which would take ten times as long.
        points = (stroke.points - middle) * scale + SIDE_PX / 2
        line = [QPointF(*point) for point in points.tolist()]
        painter.drawPolyline(line if len(line) > 1 else line * 2)


class Wall(QTableView):
    """The drawings, to be selected with the mouse or the arrow keys.

    ``read`` returns the samples of some entries. Signals: ``chosen_changed`` when the selection
    changed, ``opened`` with a ``Page`` on a double click or Enter,
    ``dropped`` with a list of ``Path`` and the label of the row that they were dropped on, or "".
    """

    chosen_changed = Signal()
    opened = Signal(object)
    dropped = Signal(list, str)

    def __init__(self, read: Read, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._read = read
        named_table(self, "wall", self.tr("Drawings by class"))
        self._entries = Entries(self)
        self.setModel(self._entries)
        self._painter = EntryPainter(self, read)
        self.setItemDelegate(self._painter)
        self.setShowGrid(False)
        self.setAcceptDrops(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(SIDE_PX)
            header.setDefaultSectionSize(SIDE_PX)
            header.setSectionResizeMode(header.ResizeMode.Fixed)
        self.verticalHeader().setSectionsClickable(True)
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen_changed.emit())
        self.doubleClicked.connect(self._open)

    @property
    def has_any(self) -> bool:
        return self._entries.has_any

    def show_entries(self, entries: Sequence[Entry], classes: Sequence[str] = DIGITS) -> None:
        """Show these drawings; selected ones stay selected wherever they move."""
        keys = {entry.id for entry in self.chosen()}
        current = self._entries.entry(self.currentIndex())
        self._entries.show(entries, classes)
        self.setAccessibleDescription(drawings_words(len(entries)))
        chosen = self.selectionModel()
        chosen.select(self._entries.places_of(keys), chosen.SelectionFlag.Select)
        if current is not None:
            index = self._entries.index_of(current.id)
            chosen.setCurrentIndex(index, chosen.SelectionFlag.NoUpdate)
        self.chosen_changed.emit()

    def chosen(self) -> list[Entry]:
        # ``selectedIndexes`` would call the model three times for each of them.
        return self._entries.within(self.selectionModel().selection())

    def reveal(self, key: str) -> None:
        """Scroll to the drawing with this ``id``."""
        self.scrollTo(self._entries.index_of(key))

    def _open(self, index: QModelIndex) -> None:
        entry = self._entries.entry(index)
        sample = sample_of(entry, self._read) if entry else None
        if sample is not None and sample.image is not None:
            pixels = np.repeat(255 - sample.image[..., None], 3, axis=2)
            self.opened.emit(Picture(pixels, sample.label))
        elif sample is not None:
            self.opened.emit(sample.drawing)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        # Qt starts in the corner, which is not selectable unless there is a drawing of a 0.
        if not self.currentIndex().isValid():
            return self._entries.first()
        return super().moveCursor(action, modifiers)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if files_in(event.mimeData()):
            accept_as_copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        accept_as_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        files, row = files_in(event.mimeData()), self.rowAt(round(event.position().y()))
        if files and accept_as_copy(event):
            self.dropped.emit(files, "" if row < 0 else self._entries.label(row))

    def paintEvent(self, event: QPaintEvent) -> None:
        self._painter.until = None
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)
