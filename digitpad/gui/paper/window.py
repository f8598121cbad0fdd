"""The window for photos of pages and tables: the photo, and beside it what was read there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, Qt, QTimer, Slot
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QImage,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from digitpad.errors import DAMAGE, DigitpadError
from digitpad.files import data_folder, read_bounded, write_atomically
from digitpad.gui.paper.camera import CameraWindow, why_no_camera
from digitpad.gui.paper.cells import (
    At,
    Cell,
    CellEditing,
    Cells,
    Found,
    Place,
    corners,
    found_from_json,
)
from digitpad.gui.paper.photo import PAGE, TABLE, Photo, number_in, reading
from digitpad.gui.paper.photo_view import PhotoView
from digitpad.gui.widgets.model_window import Window
from digitpad.gui.widgets.parts import combo, filled, label, named, push_button
from digitpad.gui.widgets.pixels import png_bytes
from digitpad.gui.workers.task import Task

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from digitpad.numbers.reading import Reading
    from digitpad.paper.glyphs import Reader

KEPT: Final = "paper-unsaved.json"
MAX_KEPT_BYTES: Final = 16 << 20
FILTER: Final = "*.jpg *.jpeg *.png *.webp *.tif *.tiff *.bmp *.heic *.pdf"
TICK_MS: Final = 250


class PaperWindow(Window):
    """Reads a photo in the background; what was read is kept on disk until saved or discarded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("paper", self.tr("Pages and tables"), parent, (1100, 700))
        self.setAcceptDrops(True)
        self._task: Task | None = None
        self._next: tuple[Photo, str] | None = None  # to be read once the task has ended
        self._reader: Reader | None = None
        self._ticks = QTimer(self)
        self._ticks.setInterval(TICK_MS)
        self._ticks.timeout.connect(self._on_tick)
        self._shown: Photo | None = None
        self._name = ""
        self._is_kept = self._is_earlier = self._is_copied = False
        self.cells = Cells()
        self.cells.corrected.connect(self._on_changed)
        self.cells.dataChanged.connect(self._on_cell_changed)
        self.photo = named(
            PhotoView(self.tr("Open, drop or paste a photo of numbers on paper, or of a table")),
            "paper_photo", self.tr("Photo"),
            self.tr("Wheel, + and − zoom, 0 shows all, drag to move; click a number to correct it"),
        )  # fmt: skip
        self.photo.setAcceptDrops(False)
        self.photo.chosen.connect(self._on_chosen)
        self.photo.marked.connect(self._on_marked)
        self.table = named(
            QTableView(), "paper_table", self.tr("What was read"),
            self.tr("Type to correct; what is coloured is not sure"),
        )  # fmt: skip
        self.table.setModel(self.cells)
        self.table.setItemDelegate(CellEditing(self.table))
        self.cells.modelReset.connect(self._on_cells_moved)  # after the table's own columns
        self.cells.modelReset.connect(self._show_state)
        self.table.activated.connect(self.table.edit)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.table.selectionModel().currentChanged.connect(self._on_current_changed)
        self._lay_out()
        self._add_keys()
        self._show_state()
        self._restore()

    # What others use

    @property
    def is_reading(self) -> bool:
        return self._task is not None

    @Slot()
    def ask_open(self) -> None:
        """Ask for a photo."""
        filters = [self.tr("Photos ({0})").format(FILTER), self.tr("All files (*)")]
        self.dialogs.ask_open(self.tr("Open a photo"), "", filters, self.read)

    def read(self, source: Path | bytes) -> None:
        """Read a photo, a path or the content of a picture file; asks before unsaved work goes."""
        self._ask_begin(Photo(source), self.kind.currentData())

    @Slot()
    def take_photo(self) -> None:
        """Show what the camera sees, and read the photo that is taken."""
        camera = CameraWindow(self)
        camera.taken.connect(self.read)
        camera.open()

    @Slot()
    def read_again(self) -> None:
        """Read the same photo, as a page or as a table."""
        wanted = self.kind.currentData()
        self._show_kind()  # until it is begun
        if self._shown is not None:
            self._ask_begin(self._shown, wanted)

    @Slot()
    def turn(self) -> None:
        """Turn the photo by a quarter to the left, and read it again."""
        if self._shown is not None:
            turns = ((self._shown.turns or 0) + 1) % 4
            self._ask_begin(Photo(self._shown.source, turns), self.kind.currentData())

    @Slot()
    def go_to_next(self) -> None:
        """Go to the next cell that is not sure, from the first again after the last."""
        current = self.table.currentIndex()
        doubtful = self.cells.doubtful
        after = [at for at in doubtful if at > (current.row(), current.column())]
        if doubtful:
            self._on_chosen((after or doubtful)[0])

    @Slot()
    def mark(self) -> None:
        """Let somebody mark a number that was not found, or the corners of a table."""
        if not self.mark_button.isEnabled():
            return
        if self.kind.currentData() == TABLE:
            self.photo.mark(self._corners())
            words = self.tr(
                "Drag the corners onto those of the table, then press Enter to read it again. By "
                "keyboard: Tab goes to the next corner, arrows move it, Esc gives up."
            )
        else:
            self.photo.mark()
            words = self.tr(
                "Drag a box around the number. By keyboard: arrows move the box, with Shift they "
                "resize it, Enter reads it, Esc gives up."
            )
        self.note.setText(words)

    @Slot()
    def remove(self) -> None:
        """Take the chosen numbers off the page, or empty the chosen cells of the table."""
        chosen = [
            (index.row(), index.column()) for index in self.table.selectionModel().selectedIndexes()
        ]
        if not chosen:
            self.note.setText(self.tr("Choose what to remove, on the photo or in the list."))
        elif self._task is None:
            row, column = min(chosen)
            self.cells.remove(chosen)
            last = self.cells.rowCount() - 1
            self.table.setCurrentIndex(self.cells.index(min(row, last), column))

    @Slot()
    def edit(self) -> None:
        """Let the chosen cell be corrected."""
        if self.table.isEnabled() and self.table.currentIndex().isValid():
            self.table.edit(self.table.currentIndex())

    @Slot()
    def cancel(self) -> None:
        """Stop reading; what was kept stays kept."""
        self._next = None
        if self._task is not None:
            self._task.cancel()
            self._ticks.stop()
            self.note.setText(self.tr("Stopping…"))

    @Slot()
    def paste(self) -> None:
        """Read the picture, or the picture file, on the clipboard."""
        if not self._take(QApplication.clipboard().mimeData()):
            self.note.setText(self.tr("There is no picture on the clipboard."))

    # What Qt asks for

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        mime = event.mimeData()
        if mime.hasUrls() or mime.hasImage():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if self._take(event.mimeData()):
            event.acceptProposedAction()
        else:
            self.note.setText(self.tr("There is no picture in what was dropped."))

    # Putting it together

    def _lay_out(self) -> None:
        self.open_button = push_button(
            "paper_open_button", self.tr("Open photo…"),
            self.tr("Open a photo of a page or table (or drop it, or paste it)"), self.ask_open,
        )  # fmt: skip
        self.open_button.setProperty("look", "primary")
        self.camera_button = push_button(
            "paper_camera_button", self.tr("Take photo…"), "", self.take_photo
        )
        self.kind = combo(
            "paper_kind_combo", self.tr("What to look for"),
            self.tr("Numbers anywhere on a page, or the cells of a table"),
            ((self.tr("Numbers on a page"), PAGE), (self.tr("A table"), TABLE)),
        )  # fmt: skip
        self.kind.activated.connect(self.read_again)
        self.kind.currentIndexChanged.connect(self._show_state)
        self.turn_button = push_button(
            "paper_turn_button", self.tr("Turn"),
            self.tr("Turn the photo by a quarter to the left, and read it again"), self.turn,
        )  # fmt: skip
        self.progress = named(QProgressBar(), "paper_progress", self.tr("How far the reading is"))
        self.progress.setTextVisible(False)
        self.progress.setMinimumWidth(40)
        keeping = self.progress.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keeping)
        button = push_button
        self.next_button = button(
            "paper_next_button", self.tr("Next not sure"),
            self.tr("Go to the next number that is not sure (F3); Enter confirms it"),
            self.go_to_next,
        )  # fmt: skip
        self.mark_button = button("paper_mark_button", "", "", self.mark)
        self.remove_button = button(
            "paper_remove_button", self.tr("Remove"),
            self.tr("Remove what is chosen (Delete); Ctrl+Z brings it back"), self.remove,
        )  # fmt: skip
        self.cancel_button = button(
            "paper_cancel_button", self.tr("Cancel"), self.tr("Stop reading"), self.cancel
        )
        self.copy_button = button(
            "paper_copy_button", self.tr("Copy"),
            self.tr("Copy everything, as text for a spreadsheet or a letter"), self.copy,
        )  # fmt: skip
        self.csv_button = button(
            "paper_csv_button", self.tr("Save CSV…"), self.tr("Save as CSV"),
            lambda: self._ask_save("csv"),
        )  # fmt: skip
        self.xlsx_button = button(
            "paper_xlsx_button", self.tr("Save Excel…"), self.tr("Save as an Excel file (.xlsx)"),
            lambda: self._ask_save("xlsx"),
        )  # fmt: skip
        self.discard_button = button(
            "paper_discard_button", self.tr("Discard"),
            self.tr("Forget what was read; until then it is kept"), self._ask_discard,
        )  # fmt: skip
        self.close_button = button(
            "paper_close_button", self.tr("Close"),
            self.tr("Close; what was read is kept until it is saved or discarded"), self.close,
        )  # fmt: skip
        self.note = label("paper_note", look="quiet", wraps=True)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.photo)
        split.addWidget(self.table)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setSizes([640, 420])
        split.setChildrenCollapsible(False)
        above = filled(
            QHBoxLayout(), self.open_button, self.camera_button, self.kind,
            self.turn_button, self.mark_button, (self.progress, 1),
            self.cancel_button,
        )  # fmt: skip
        saving = self.copy_button, self.csv_button, self.xlsx_button, self.discard_button
        below = filled(
            QHBoxLayout(), self.next_button, self.remove_button, None, *saving, self.close_button,
        )  # fmt: skip
        filled(
            QVBoxLayout(self), above, (split, 1), self.note, below,
            margins=(16, 14, 16, 12), spacing=10,
        )  # fmt: skip

    def _add_keys(self) -> None:
        keys = QKeySequence.StandardKey
        for key, slot in (
            (keys.Open, self.ask_open),
            (keys.Paste, self.paste),
            (keys.Copy, self.copy),
            (keys.Undo, self.cells.undo_stack.undo),
            (keys.Redo, self.cells.undo_stack.redo),
            (keys.Save, lambda: self._ask_save("csv")),
            (keys.FindNext, self.go_to_next),
            (keys.Delete, self.remove),
            (Qt.Key.Key_Insert, self.mark),
            (Qt.Key.Key_F2, self.edit),
            (keys.ZoomIn, self.photo.zoom_in),
            (keys.ZoomOut, self.photo.zoom_out),
        ):
            QShortcut(QKeySequence(key), self, slot)

    # Reading

    def _take(self, mime: QMimeData | None) -> bool:
        """Read what is on the clipboard or was dropped; return whether it could be a photo."""
        urls = mime.urls() if mime else ()  # another program may hold the clipboard
        files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
        if len(files) > 1:
            words = self.tr("These are {0} files: choose one photo at a time.")
            self.note.setText(words.format(len(files)))
            return True
        if files:
            self.read(files[0])
            return True
        image = mime.imageData() if mime else None
        if isinstance(image, QImage) and not image.isNull():
            self.read(png_bytes(image))
            return True
        return False

    def _ask_begin(self, photo: Photo, kind: str) -> None:
        """Read a photo as ``kind``; asks before what is neither saved nor copied goes."""
        found = self.cells.found
        is_other = self._shown is None or photo.source != self._shown.source
        is_lost = self._is_earlier or self._is_corrected or (is_other and not self._is_copied)
        if not (self._is_kept and is_lost):
            self._begin(photo, kind)
            return
        words = (
            self.tr("Read another photo and discard what was read on {0}?")
            if is_other
            else self.tr("Read {0} again and discard what was read and corrected?")
        )

        def begin() -> None:
            # What was being read may have come meanwhile: nobody agreed to lose that.
            begins = self._begin if self.cells.found is found else self._ask_begin
            begins(photo, kind)

        self.dialogs.ask(
            self.tr("What was read is not saved"), words.format(found.name),
            self.tr("Discard and read"), begin,
        )  # fmt: skip

    def _begin(self, photo: Photo, kind: str) -> None:
        """Read a photo in place of the one that is being read, if any.

        What is shown stays until there is something else to show.
        """
        if self._task is not None:
            self.cancel()
            self._next = photo, kind
            return
        source = photo.source
        self._name = source.name if isinstance(source, Path) else self.tr("pasted picture")
        self.kind.setCurrentIndex(self.kind.findData(kind))
        work = reading(photo, self._name, kind, lambda: task.is_cancelled)
        task = self._new_task(work)
        task.progress.connect(lambda begun: self._on_progress(photo, *begun))
        task.succeeded.connect(self._on_read)
        task.failed.connect(self.note.setText)
        self.note.setText(self.tr("Reading {0}…").format(self._name))
        task.start()

    def _new_task(self, work: Callable[[], Any]) -> Task:
        self._task = task = Task("paper", work, self)
        task.cancelled.connect(lambda: self.note.setText(self.tr("Cancelled.")))
        task.finished.connect(self._on_finished)
        self.progress.setRange(0, 0)
        self.photo.end_marking()
        self._show_state()
        return task

    def _on_progress(self, photo: Photo, picture: npt.NDArray[np.uint8], reader: Reader) -> None:
        if self._shown is None or photo[:2] != self._shown[:2]:
            self._shown, self._is_kept = photo, False
            self.photo.show_photo(picture)
            self.cells.show(Found(self._name, (), 90 * (photo.turns or 0), path=photo.path))
        self._reader = reader
        self._ticks.start()

    @Slot()
    def _on_tick(self) -> None:
        if self._reader is not None and self._reader.count:
            count = f"{self._reader.count:,}"
            self.note.setText(self.tr("Reading {0}… {1} signs").format(self._name, count))

    @Slot(object)
    def _on_read(self, read: tuple[Photo, Found, npt.NDArray[np.uint8] | None] | None) -> None:
        if read is None:
            return
        self._shown, found, turned = read
        if turned is not None:
            self.photo.show_photo(turned)
        self._is_earlier = False
        self.cells.show(found)
        self._on_changed()

    @Slot()
    def _on_finished(self) -> None:
        self._task = self._reader = None
        self._ticks.stop()
        self._show_kind()
        self._show_state()
        if self._next is not None:
            (photo, kind), self._next = self._next, None
            self._begin(photo, kind)

    def _show_kind(self) -> None:
        """Show what the cells were read as."""
        if self.cells.rowCount():
            kind = TABLE if self.cells.found.is_table else PAGE
            self.kind.setCurrentIndex(self.kind.findData(kind))

    def _say_found(self) -> None:
        found = self.cells.found
        count = sum(bool(text) for row in self.cells.texts for text in row)
        doubtful = len(self.cells.doubtful)
        said = self.tr("{0}: 1 number read") if count == 1 else self.tr("{0}: {1} numbers read")
        words = [said.format(found.name, count)]
        if doubtful:
            words.append(self.tr("{0} not sure (coloured): look there").format(doubtful))
        if found.turned:
            words.append(self.tr("turned by {0}°").format(found.turned))
        notes = (". " + " ".join(found.notes)) if found.notes else ""
        self.note.setText(" · ".join(words) + notes)

    # Correcting

    @Slot(object)
    def _on_chosen(self, at: At) -> None:
        if self._task is None:
            self.table.edit(self._go_to(at))

    def _go_to(self, at: At) -> QModelIndex:
        index = self.cells.index(*at)
        self.table.setCurrentIndex(index)
        self.table.scrollTo(index)
        self.table.setFocus()
        return index

    def _corners(self) -> Place:
        """Return where the corners of the table were found, or may be."""
        found, photo = self.cells.found, self.photo.sceneRect()
        if found.is_table and found.rows[0][0].place:
            first, last = found.rows[0], found.rows[-1]
            return first[0].place[0], first[-1].place[1], last[-1].place[2], last[0].place[3]
        wide, high = round(photo.width()), round(photo.height())
        return corners((wide // 8, high // 8, wide - wide // 8, high - high // 8))

    @Slot(object)
    def _on_marked(self, place: Place | None) -> None:
        """Read the number in a place that was marked, or none where that was given up."""
        if place is None or self._shown is None:
            self._say_found()
            return
        if self.kind.currentData() == TABLE:
            self._ask_begin(self._shown._replace(corners=place), TABLE)
            return
        task = self._new_task(number_in(self._shown, place))
        task.succeeded.connect(lambda reading: self._add(place, reading))
        task.failed.connect(lambda _: self._add(place))
        self.note.setText(self.tr("Reading what is there…"))
        task.start()

    def _add(self, place: Place, reading: Reading | None = None) -> None:
        """Add what was read in a place to the page; what cannot be read is left to be typed."""
        from digitpad.paper.page import SURE

        text = reading.text if reading else ""
        is_sure = reading is not None and reading.sure >= SURE
        at = self.cells.add(Cell(text, place, not is_sure))
        self.table.setEnabled(True)  # so that it can be typed in
        self._go_to(at)
        if not text:
            words = self.tr("Nothing could be read there: type what it is.")
        elif is_sure:
            words = self.tr("Added {0}. Type to correct it; Ctrl+Z takes it away.")
        else:
            words = self.tr(
                "Added {0}, which is not sure. Type to correct it; Enter twice confirms it."
            )
        self.note.setText(words.format(text))

    @Slot(QModelIndex, QModelIndex)
    def _on_current_changed(self, current: QModelIndex, _before: QModelIndex) -> None:
        self.photo.choose((current.row(), current.column()) if current.isValid() else None)

    def _on_cell_changed(self, index: QModelIndex | QPersistentModelIndex, *_rest: object) -> None:
        cell = self.cells.cell(index.row(), index.column())
        self.photo.show_cell(index.row(), index.column(), cell.text, is_doubtful=cell.is_doubtful)

    @Slot()
    def _on_cells_moved(self) -> None:
        if self._shown is not None:
            self.photo.show_found(self.cells.found)
        self.table.resizeColumnsToContents()

    @property
    def _is_corrected(self) -> bool:
        return self.cells.undo_stack.index() > 0

    @Slot()
    def _on_changed(self) -> None:
        self._say_found()
        self._keep()  # which may have something worse to say

    # Keeping, saving

    def _keep(self) -> None:
        """Write what was read to the user's folder, so that it is there after whatever happens."""
        self._is_kept, self._is_copied = True, False
        try:
            write_atomically(data_folder() / KEPT, self.cells.found.to_json())
        except DigitpadError as error:
            self.note.setText(self.tr("Save it soon: it is kept nowhere. {0}").format(error))
        self._show_state()

    def _restore(self) -> None:
        try:
            kept = read_bounded(data_folder() / KEPT, MAX_KEPT_BYTES, "page")
            found = found_from_json(kept)
        except (DigitpadError, *DAMAGE):
            return
        self._is_kept = self._is_earlier = True
        self.cells.show(found)
        self._show_kind()
        self.note.setText(self.tr("{0} was read earlier and is not saved yet.").format(found.name))
        self._show_state()
        if found.path:
            self._name, photo = found.name, Photo(Path(found.path), found.turned // 90 % 4)
            task = self._new_task(photo.picture)
            task.succeeded.connect(lambda picture: self._show_earlier(photo, picture))
            task.start()

    def _show_earlier(self, photo: Photo, picture: npt.NDArray[np.uint8]) -> None:
        """Show the photo of what was read earlier, which still lies there."""
        self._shown = photo
        self.photo.show_photo(picture)
        self.photo.show_found(self.cells.found)

    @Slot()
    def copy(self) -> None:
        """Put everything on the clipboard: columns parted by tabs, as spreadsheets take them."""
        lines = ["\t".join(row).rstrip("\t") for row in self.cells.texts]
        if lines:
            QApplication.clipboard().setText("\n".join(lines))
            self._is_copied = True
            self.note.setText(self.tr("Copied {0} rows.").format(len(lines)))

    def _ask_save(self, suffix: str) -> None:
        if self.cells.rowCount():
            found = self.cells.found
            folder = Path(found.path).parent if found.path else Path.home()
            start = folder / f"{Path(found.name).stem or 'numbers'}.{suffix}"
            kind = self.tr("CSV (*.csv)") if suffix == "csv" else self.tr("Excel (*.xlsx)")
            self.dialogs.ask_save(self.tr("Save what was read"), start, [kind], self.save)

    def save(self, path: Path) -> bool:
        """Save the cells as CSV, or as an Excel file by its name; return whether that worked."""
        from digitpad.paper.export import as_file

        try:
            write_atomically(path, as_file(self.cells.texts, path))
        except DigitpadError as error:
            self.dialogs.tell(self.tr("The file was not saved"), str(error))
            return False
        self._forget()
        self.note.setText(self.tr("Saved {0}.").format(path.name))
        return True

    def _ask_discard(self) -> None:
        if not (self._is_kept and self._is_corrected):
            self.discard()
            return
        words = self.tr("Discard what was read on {0} and corrected? It is not saved.")
        self.dialogs.ask(
            self.tr("What was read is not saved"), words.format(self.cells.found.name),
            self.tr("Discard"), self.discard,
        )  # fmt: skip

    @Slot()
    def discard(self) -> None:
        """Forget what was read."""
        self._forget()
        self._shown = None
        self.cells.show(None)
        self.photo.show_photo(None)
        self.note.setText(self.tr("Discarded."))
        self._show_state()

    def _forget(self) -> None:
        with suppress(OSError, DigitpadError):  # it could not be written either
            (data_folder() / KEPT).unlink(missing_ok=True)
        self._is_kept = self._is_earlier = False
        self.cells.undo_stack.setClean()

    def _show_state(self) -> None:
        is_reading, has_cells = self._task is not None, self.cells.rowCount() > 0
        self.progress.setVisible(is_reading)
        self.cancel_button.setEnabled(is_reading)
        why_not = why_no_camera()
        self.camera_button.setEnabled(not why_not)
        self.camera_button.setToolTip(why_not or self.tr("Read a page that this camera sees"))
        self.kind.setEnabled(not is_reading)
        self.table.setEnabled(not is_reading)
        self.table.setVisible(has_cells or self._shown is not None)
        self.turn_button.setEnabled(self._shown is not None and not is_reading)
        is_table = self.kind.currentData() == TABLE
        self.mark_button.setText(self.tr("Mark corners") if is_table else self.tr("Add number"))
        self.mark_button.setToolTip(
            self.tr("Mark the table where its rows and columns were not found (Insert)")
            if is_table
            else self.tr("Mark a number that was not found, and read it (Insert)")
        )
        self.mark_button.setEnabled(self._shown is not None and not is_reading)
        self.remove_button.setEnabled(has_cells and not is_reading)
        self.next_button.setEnabled(bool(self.cells.doubtful) and not is_reading)
        for one in (self.copy_button, self.csv_button, self.xlsx_button, self.discard_button):
            one.setEnabled(has_cells and not is_reading)
