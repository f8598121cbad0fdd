"""“Browse images…”: the images of a data set, with what they are and what the model reads.

They come in pages; those of a class, those that are misread, those whose label may be wrong. One
that is chosen goes on the canvas, where the window can say all about it.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QBrush, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from digitpad.data.catalogue import CIFAR10, DATASETS
from digitpad.data.source import DataSource
from digitpad.gui.canvas.content import Picture
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.evaluation_window import (
    ALL,
    LABELS,
    MISREAD,
    SUREST,
    Evaluated,
    WantedImages,
    dataset_combo,
    evaluated,
    offer_datasets,
)
from digitpad.gui.evaluate.measuring_window import MeasuringWindow, Work
from digitpad.gui.language import number
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.number_spin import WholeSpin
from digitpad.gui.widgets.parts import (
    add_keys,
    combo,
    filled,
    grown,
    inset,
    label,
    named,
    plain_tip,
    set_entry,
)
from digitpad.gui.widgets.pixels import rgb_of, to_qimage
from digitpad.gui.widgets.wording import no_model_words, percent, unbroken
from digitpad.gui.workers.task import Task
from digitpad.models.architecture import LINE_INPUT

if TYPE_CHECKING:
    from digitpad.data.split import HeldOut, Prepared
    from digitpad.modelfile import Model

Which = Literal["test", "train"]
PAGE: Final = 60
SIDE_PX: Final = 56
CELL_PX: Final = 108, 100


class Shown(NamedTuple):
    """The images of one part of a data set, and what a model read of them, if it did."""

    dataset: str
    which: Which
    part: HeldOut
    evaluated: Evaluated | None = None


def loaded(dataset: str, which: Which, folder: Path | None) -> Generator[Prepared, None, Shown]:
    """Load the images, yielding how many are there, and of how many."""
    from digitpad.data.split import part_steps

    return Shown(dataset, which, (yield from part_steps(dataset, folder, which)))


class ImagesWindow(MeasuringWindow):
    """The window; an image that is chosen is put on the canvas."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__("images", self.tr("Browse images"), desk, parent, (900, 640))
        self._page = 0
        self._places: npt.NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self._loading: Task | None = None
        self.shown: Shown | None = None
        self.begin_button.setText(self.tr("Read all"))
        self.begin_button.setToolTip(self.tr("Let the model read every image of this part"))
        self._make_choosers()
        self.grid = named(QListWidget(), "images_grid", self.tr("Images"), "")
        self.grid.setViewMode(QListView.ViewMode.IconMode)
        self.grid.setResizeMode(QListView.ResizeMode.Adjust)
        self.grid.setMovement(QListView.Movement.Static)
        self.grid.setUniformItemSizes(True)
        self.grid.setWordWrap(True)
        self._cell = QSize(*map(grown, CELL_PX))
        self.grid.setIconSize(QSize(SIDE_PX, SIDE_PX))
        self.grid.setGridSize(self._cell)
        self.grid.itemActivated.connect(self._on_chosen)
        self.grid.itemClicked.connect(self._on_chosen)
        self.back = self.make_button("back", self.tr("‹ Back"), lambda: self.turn(-1))
        self.next = self.make_button("next", self.tr("Next ›"), lambda: self.turn(1))
        self.where = label("images_where", look="quiet")
        held = QWidget()
        filters = Flow(self.show_combo, self.truth_combo, self.read_combo, self.index_spin)
        pager = filled(QHBoxLayout(), self.back, self.next, (self.where, 1), spacing=8)
        filled(QVBoxLayout(held), filters, (self.grid, 1), pager, spacing=8)
        self.lay_out([self.source_combo, self.part_combo], [held], [])
        for key, step in (("PgUp", -1), ("PgDown", 1)):
            add_keys(self, [key], partial(self.turn, step))
        self.show_state()

    def _make_choosers(self) -> None:
        self.source_combo = dataset_combo(
            "images_source_combo", self.tr("Data set"), self.tr("Whose images are shown")
        )
        self.part_combo = combo(
            "images_part_combo",
            self.tr("Part"),
            self.tr("Images for testing, or those that networks learn from"),
            [(self.tr("test part"), "test"), (self.tr("training part"), "train")],
        )
        self.show_combo = combo(
            "images_show_combo",
            self.tr("Which images"),
            self.tr("What can be chosen here once they are read: mistakes, and doubtful labels"),
            [
                (self.tr("All images"), ALL),
                (self.tr("Only misread"), MISREAD),
                (self.tr("Mistakes, most confident first"), SUREST),
                (self.tr("Likely label errors"), LABELS),
            ],
        )
        tip = self.tr("Only images of this class")
        self.truth_combo = combo("images_truth_combo", self.tr("Class"), tip, [])
        tip = self.tr("Only images that are read as this")
        self.read_combo = combo("images_read_combo", self.tr("Read as"), tip, [])
        self.index_spin = named(
            inset(WholeSpin()),
            "images_index_spin",
            self.tr("Number of an image"),
            self.tr("Go to the image with this number; the first is 0"),
        )
        before, _, after = self.tr("image {number}").partition("{number}")
        self.index_spin.setPrefix(before)
        self.index_spin.setSuffix(after)
        # Not when the keyboard leaves it, which would find itself among the images instead.
        enter = self.index_spin.lineEdit().returnPressed
        enter.connect(lambda: self.go_to(self.index_spin.value()))
        for one in (self.source_combo, self.part_combo):
            one.currentIndexChanged.connect(self._on_source_chosen)
        for one in (self.show_combo, self.truth_combo, self.read_combo):
            one.currentIndexChanged.connect(self._on_filter_chosen)

    # What others use

    def show_result(self, result: Evaluated, wanted: WantedImages) -> None:
        if self._loading is not None:
            self._loading.cancel()
        with QSignalBlocker(self.source_combo), QSignalBlocker(self.part_combo):
            self.source_combo.setCurrentIndex(self.source_combo.findData(result.dataset))
            self.part_combo.setCurrentIndex(0)
        self._show(Shown(result.dataset, "test", result.part, result))
        for box, value in (
            (self.show_combo, self.show_combo.findData(wanted.kind)),
            (self.truth_combo, self.truth_combo.findData(wanted.truth)),
            (self.read_combo, self.read_combo.findData(wanted.read)),
        ):
            with QSignalBlocker(box):
                box.setCurrentIndex(value)
        self._on_filter_chosen()
        self.grid.setFocus()

    def begin_if_due(self) -> None:
        """Load the images that are chosen, unless they are shown already."""
        if self.shown is None:
            self._on_source_chosen()

    def turn(self, step: int) -> None:
        self._show_page(self._page + step)

    def go_to(self, number: int) -> None:
        """Show the page with an image, and choose it; say where it is not among those shown."""
        found = np.flatnonzero(self._places == number)
        if not len(found):
            self.note.setText(
                self.tr("Image {number} is not among those shown.").format(number=number)
            )
            return
        place = int(found[0])
        self._show_page(place // PAGE)
        self.grid.setCurrentRow(place % PAGE)
        self.grid.setFocus()

    # What is loaded and read

    @property
    def _chosen(self) -> tuple[str, Which]:
        which: Which = "train" if self.part_combo.currentData() == "train" else "test"
        return str(self.source_combo.currentData()), which

    def can_begin(self) -> bool:
        return self.desk.model is not None and not self._why_not(self.desk.model)

    def _why_not(self, model: Model) -> str:
        if self.shown is None:
            return self.tr("There are no images yet.")
        return DataSource.parse(self._chosen[0]).why_unfit(model.info)

    def make_work(self, model: Model, threads: int) -> Work:
        assert self.shown is not None
        return partial(evaluated, model, self.shown.dataset, None, threads, self.shown.part)

    @Slot(object)
    def take_result(self, result: Evaluated) -> None:
        self._show(Shown(result.dataset, self._chosen[1], result.part, result))

    @Slot()
    def _on_source_chosen(self) -> None:
        dataset, which = self._chosen
        if self._loading is not None:
            self._loading.cancel()
        work = partial(loaded, dataset, which, self.desk.folders().get(dataset))
        task = self._loading = Task("load_images", work, self, needs_torch=True)
        task.finished.connect(partial(self._on_loaded, task))
        self.shown = None
        self._fill()
        self.show_state()
        task.start(progress=self._on_progress, succeeded=self._show, failed=self._on_not_loaded)

    @Slot(object)
    def _on_progress(self, prepared: Prepared) -> None:
        words = self.tr("{done} of {count} images loaded")
        self.note.setText(words.format(done=number(prepared.done), count=number(prepared.total)))

    @Slot(str)
    def _on_not_loaded(self, why: str) -> None:
        self._failure = why

    def _on_loaded(self, task: Task) -> None:
        if self._loading is task:
            self._loading = None
            self.show_state()

    @Slot(object)
    def _show(self, shown: Shown) -> None:
        self.shown, self._failure = shown, ""
        classes = shown.part.info.classes
        for box, everything, words in (
            (self.truth_combo, self.tr("every class"), self.tr("class {name}")),
            (self.read_combo, self.tr("read as anything"), self.tr("read as {name}")),
        ):
            before = box.currentIndex()
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            with QSignalBlocker(box):
                box.clear()
                box.addItem(everything, None)
                for place, name in enumerate(classes):
                    box.addItem(words.format(name=name), place)
                box.setCurrentIndex(before if 0 <= before < box.count() else 0)
        self.index_spin.setRange(0, max(0, len(shown.part.labels) - 1))
        self._on_filter_chosen()
        self.show_state()

    # What is shown

    @Slot()
    def _on_filter_chosen(self) -> None:
        shown = self.shown
        if shown is None:
            return
        truth, read = self.truth_combo.currentData(), self.read_combo.currentData()
        readings = shown.evaluated.found.readings if shown.evaluated else None
        has = readings is not None
        self.read_combo.setEnabled(has)
        for place in range(1, self.show_combo.count()):
            text = self.show_combo.itemText(place)
            set_entry(self.show_combo, place, text, is_enabled=has)
        kind = str(self.show_combo.currentData())
        if readings is None:
            labels = shown.part.labels
            is_wanted = np.ones(len(labels), dtype=bool) if truth is None else labels == truth
            self._places = np.flatnonzero(is_wanted).astype(np.int64)
        else:
            wanted = readings.chosen(truth=truth, read=read, only_wrong=kind != ALL)
            if kind == SUREST:
                wanted = readings.by_confidence(wanted)
            elif kind == LABELS:
                suspects = readings.likely_label_errors()
                wanted = suspects[np.isin(suspects, wanted)]
            self._places = readings.places[wanted]
        self._show_page(0)

    def _show_page(self, page: int) -> None:
        last = max(0, (len(self._places) - 1) // PAGE)
        self._page = min(max(page, 0), last)
        self._fill()

    def _fill(self) -> None:
        shown, first = self.shown, self._page * PAGE
        self.grid.clear()
        if shown is None:
            self.where.setText("")
            return
        places = self._places[first : first + PAGE]
        danger = QBrush(colours_of(self.palette()).danger)
        for index in places.tolist():
            words, is_wrong = self._words(shown, index)
            picture = to_qimage(rgb_of(shown.part.images[index])).scaled(SIDE_PX, SIDE_PX)
            item = QListWidgetItem(QPixmap.fromImage(picture), words, self.grid)
            item.setData(Qt.ItemDataRole.UserRole, index)
            item.setSizeHint(self._cell)
            tip = self.tr("Image {number}: {reading}. Click to put it on the canvas.")
            item.setToolTip(plain_tip(tip.format(number=index, reading=words)))
            if is_wrong:
                item.setForeground(danger)
        if len(places):
            self.grid.setCurrentRow(0)
        words = self.tr("{first} to {last} of {count} images")
        if not len(self._places):
            words = self.tr("There are no such images.")
        self.where.setText(
            words.format(
                first=number(first + 1),
                last=number(first + len(places)),
                count=number(len(self._places)),
            )
        )
        self.back.setEnabled(self._page > 0)
        self.next.setEnabled(first + PAGE < len(self._places))

    def _words(self, shown: Shown, index: int) -> tuple[str, bool]:
        """Return what an image is and is read as, and whether that is wrong."""
        classes, label_ = shown.part.info.classes, int(shown.part.labels[index])
        truth = classes[label_] if 0 <= label_ < len(classes) else "?"
        readings = shown.evaluated.found.readings if shown.evaluated else None
        if readings is None:
            return truth, False
        place = int(np.searchsorted(readings.places, index))
        if place >= len(readings.places) or readings.places[place] != index:
            return truth, False
        probabilities = readings.probabilities[place]
        read = int(probabilities.argmax())
        sure = unbroken(percent(probabilities[read]))
        if read == label_:
            return f"{truth} · {sure}", False
        return f"{truth} → {classes[read]} · {sure}", True

    @Slot(QListWidgetItem)
    def _on_chosen(self, item: QListWidgetItem) -> None:
        """Put an image on the canvas, where it is read."""
        shown = self.shown
        if shown is None:
            return
        index = int(item.data(Qt.ItemDataRole.UserRole))
        name = self.tr("{dataset}, image {number}").format(
            dataset=shown.part.info.name, number=index
        )
        truth = self._words(Shown(shown.dataset, shown.which, shown.part), index)[0]
        is_paged = shown.dataset == CIFAR10.name and shown.which == "test"
        pixels = rgb_of(shown.part.images[index])
        self.desk.take(Picture(pixels, name, index if is_paged else None, truth))

    # How it stands

    def showEvent(self, event: QShowEvent) -> None:
        # Something may have been downloaded in between.
        def has_lines(dataset: str) -> bool:
            return DATASETS[dataset].input_shape == LINE_INPUT  # there is no room for their labels

        with QSignalBlocker(self.source_combo):
            offer_datasets(self.source_combo, self.desk.folders(), self.desk.model, has_lines)
        super().showEvent(event)

    def show_state(self) -> None:
        super().show_state()
        for chooser in (self.source_combo, self.part_combo):
            chooser.setEnabled(not self.is_measuring)
        for other in (self.show_combo, self.truth_combo, self.index_spin):
            other.setEnabled(self.shown is not None)

    def words_below(self) -> str:
        if self._loading is not None and not self._loading.is_cancelled:
            return self.tr("Loading the images…")
        if self._failure:
            return self._failure
        shown, model = self.shown, self.desk.model
        if shown is None or model is None:
            return no_model_words() if shown else ""
        result = shown.evaluated
        if result is None:
            return self._why_not(model) or self.tr(
                "Press “Read all” to find mistakes and doubtful labels with {model}."
            ).format(model=model.info.name)
        words = self.tr("Read by {model}. Click an image or press Enter to put it on the canvas.")
        if result.model is not model:
            words = self.tr("Read by {model}; by now another model reads: read again.")
        return words.format(model=result.model.info.name)
