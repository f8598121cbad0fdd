"""The images of a measurement, page by page, with their labels and the model's readings.

They can be limited to a class, to those read as one, to mistakes, and to likely label errors. A
selected image goes on the canvas, where the window can explain it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QBrush, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from digitpad.data.sets.generated import GeneratedDataset
from digitpad.data.source import DataSource
from digitpad.gui.canvas.content import Picture
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.measurement import Measurement, Need
from digitpad.gui.evaluate.tab import Tab
from digitpad.gui.language import number, tr
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import (
    add_keys,
    combo,
    filled,
    grown,
    inset,
    label,
    named,
    plain_tip,
    push_button,
    set_entry,
)
from digitpad.gui.widgets.pixels import rgb_of, to_qimage
from digitpad.gui.widgets.wording import in_percent, percent, unbroken
from digitpad.models.architecture import COLOUR_INPUT
from digitpad.words import sentences

if TYPE_CHECKING:
    from digitpad.data.split import HeldOut

ALL, MISREAD, SUREST, LABELS = "all", "misread", "surest", "labels"
"""Which images are to be seen."""
LEAST_ACCURACY: Final = 0.97
"""Below it, what a model contradicts is mostly its own mistake."""
PAGE: Final = 60
SIDE_PX: Final = 56
CELL_PX: Final = 108, 100


class ImageBrowser(QWidget):
    """The images; ``name``: the prefix of the object names, ``kinds``: those to choose from."""

    def __init__(self, name: str, desk: Desk, kinds: tuple[str, ...]) -> None:
        super().__init__()
        self._name, self._desk = name, desk
        self._measured: Measurement | None = None
        self._page = 0
        self._indices: npt.NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self.filters = self._made_filters(kinds)
        self.grid = named(QListWidget(), f"{name}_grid", self.tr("Images"), "")
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
        turn = self.turn
        self.back = push_button(f"{name}_back_button", self.tr("‹ Back"), "", lambda: turn(-1))
        self.next = push_button(f"{name}_next_button", self.tr("Next ›"), "", lambda: turn(1))
        self.where = label(f"{name}_where", look="quiet", wraps=True)
        pager = filled(QHBoxLayout(), self.back, self.next, (self.where, 1), spacing=8)
        filled(QVBoxLayout(self), self.filters, (self.grid, 1), pager, spacing=8)
        for key, step in (("PgUp", -1), ("PgDown", 1)):
            add_keys(self, [key], partial(turn, step))
        self._fill()

    def _made_filters(self, kinds: tuple[str, ...]) -> QWidget:
        titles = {
            ALL: self.tr("All images"),
            MISREAD: self.tr("Only misread"),
            SUREST: self.tr("Mistakes, most confident first"),
            LABELS: self.tr("Likely label errors"),
        }
        self.show_combo = combo(
            f"{self._name}_show_combo",
            self.tr("Which images"),
            self.tr("What can be chosen here once they are read: mistakes"),
            [(titles[kind], kind) for kind in kinds],
        )
        self.show_combo.setVisible(len(kinds) > 1)
        tip = self.tr("Only images of this class")
        self.truth_combo = combo(f"{self._name}_truth_combo", self.tr("Class"), tip, [])
        tip = self.tr("Only images that are read as this")
        self.read_combo = combo(f"{self._name}_read_combo", self.tr("Read as"), tip, [])
        self.index_spin = named(
            inset(QSpinBox()),
            f"{self._name}_index_spin",
            self.tr("Number of an image"),
            self.tr("Go to the image with this number; the first is 0"),
        )
        before, _, after = self.tr("image {number}").partition("{number}")
        self.index_spin.setPrefix(before)
        self.index_spin.setSuffix(after)
        # Not when the keyboard leaves it, which would find itself among the images instead.
        enter = self.index_spin.lineEdit().returnPressed
        enter.connect(lambda: self.go_to(self.index_spin.value()))
        for box in (self.show_combo, self.truth_combo, self.read_combo):
            box.currentIndexChanged.connect(self._on_filter_chosen)
        row = QWidget()
        row.setLayout(Flow(self.show_combo, self.truth_combo, self.read_combo, self.index_spin))
        return row

    # What others use

    def show_measurement(self, measured: Measurement) -> None:
        """Show the images of a measurement; those already shown stay as they are."""
        before, self._measured = self._measured, measured
        is_known = before is not None and before.part is measured.part
        if is_known and before is not None and before.evaluation is measured.evaluation:
            return
        if not is_known:
            self._offer_classes(measured.part)
        self._on_filter_chosen()

    def choose(self, kind: str, truth: int | None = None, read: int | None = None) -> None:
        """Show the images of a kind, of a class, read as one; None: of any."""
        for box, value in (
            (self.show_combo, kind),
            (self.truth_combo, truth),
            (self.read_combo, read),
        ):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(value))
        self._on_filter_chosen()

    def turn(self, step: int) -> None:
        self._show_page(self._page + step)

    def go_to(self, number: int) -> None:
        """Show the page with an image, and select it; say so if the image is not among them."""
        matches = np.flatnonzero(self._indices == number)
        if not len(matches):
            message = self.tr("Image {number} is not among those shown.")
            self.where.setText(message.format(number=number))
            return
        index = int(matches[0])
        self._show_page(index // PAGE)
        self.grid.setCurrentRow(index % PAGE)
        self.grid.setFocus()

    # What is shown

    def _offer_classes(self, part: HeldOut | None) -> None:
        classes = () if part is None else part.info.classes
        for box, everything, title in (
            (self.truth_combo, self.tr("every class"), self.tr("class {name}")),
            (self.read_combo, self.tr("read as anything"), self.tr("read as {name}")),
        ):
            before = box.currentIndex()
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            with QSignalBlocker(box):
                box.clear()
                box.addItem(everything, None)
                for index, name in enumerate(classes):
                    box.addItem(title.format(name=name), index)
                box.setCurrentIndex(before if 0 <= before < box.count() else 0)
        self.index_spin.setRange(0, max(0, 0 if part is None else len(part.labels) - 1))

    @Slot()
    def _on_filter_chosen(self) -> None:
        measured = self._measured
        part = None if measured is None else measured.part
        readings = None if measured is None else measured.readings
        for box in (self.show_combo, self.truth_combo, self.index_spin):
            box.setEnabled(part is not None)
        self.read_combo.setEnabled(readings is not None)
        for row in range(self.show_combo.count()):
            text, kind = self.show_combo.itemText(row), self.show_combo.itemData(row)
            is_enabled = kind == ALL or readings is not None
            set_entry(self.show_combo, row, text, is_enabled=is_enabled)
        if part is None or (readings is None and self.show_combo.currentData() != ALL):
            self._indices = np.zeros(0, dtype=np.int64)
        else:
            self._indices = self._chosen(part)
        self._show_page(0)

    def _chosen(self, part: HeldOut) -> npt.NDArray[np.int64]:
        """Return the indices of the images to show, in order."""
        kind = self.show_combo.currentData()
        truth, read = self.truth_combo.currentData(), self.read_combo.currentData()
        readings = None if self._measured is None else self._measured.readings
        if readings is None:
            is_wanted = np.ones(len(part.labels), dtype=bool)
            if truth is not None:
                is_wanted = part.labels == truth
            return np.flatnonzero(is_wanted).astype(np.int64)
        wanted = readings.chosen(truth=truth, read=read, only_wrong=kind != ALL)
        if kind == SUREST:
            wanted = readings.by_confidence(wanted)
        elif kind == LABELS:
            suspects = readings.likely_label_errors()
            wanted = suspects[np.isin(suspects, wanted)]
        return readings.places[wanted]

    def _show_page(self, page: int) -> None:
        last = max(0, (len(self._indices) - 1) // PAGE)
        self._page = min(max(page, 0), last)
        self._fill()

    def _fill(self) -> None:
        first, measured = self._page * PAGE, self._measured
        part = None if measured is None else measured.part
        self.grid.clear()
        indices = self._indices[first : first + PAGE]
        self.back.setEnabled(self._page > 0)
        self.next.setEnabled(first + PAGE < len(self._indices))
        if part is None:
            self.where.setText("")
            return
        danger = QBrush(colours_of(self.palette()).danger)
        for index in indices.tolist():
            caption, is_wrong = self._caption(part, index)
            picture = to_qimage(rgb_of(part.images[index])).scaled(SIDE_PX, SIDE_PX)
            item = QListWidgetItem(QPixmap.fromImage(picture), caption, self.grid)
            item.setData(Qt.ItemDataRole.UserRole, index)
            item.setSizeHint(self._cell)
            tip = self.tr("Image {number}: {reading}. Click to put it on the canvas.")
            item.setToolTip(plain_tip(tip.format(number=index, reading=caption)))
            if is_wrong:
                item.setForeground(danger)
        if len(indices):
            self.grid.setCurrentRow(0)
        where = self.tr("{first} to {last} of {count} images")
        if not len(self._indices):
            where = self.tr("There are no such images.")
        self.where.setText(
            where.format(
                first=number(first + 1),
                last=number(first + len(indices)),
                count=number(len(self._indices)),
            )
        )

    def _caption(self, part: HeldOut, index: int) -> tuple[str, bool]:
        """Return an image's label and reading as text, and whether the reading is wrong."""
        truth = self._truth(part, index)
        readings = None if self._measured is None else self._measured.readings
        if readings is None:
            return truth, False
        row = int(np.searchsorted(readings.places, index))
        if row >= len(readings.places) or readings.places[row] != index:
            return truth, False
        probabilities = readings.probabilities[row]
        read = int(probabilities.argmax())
        sure = unbroken(percent(probabilities[read]))
        if read == int(part.labels[index]):
            return f"{truth} · {sure}", False
        return f"{truth} → {part.info.classes[read]} · {sure}", True

    def _truth(self, part: HeldOut, index: int) -> str:
        classes, truth = part.info.classes, int(part.labels[index])
        return classes[truth] if 0 <= truth < len(classes) else "?"

    @Slot(QListWidgetItem)
    def _on_chosen(self, item: QListWidgetItem) -> None:
        """Put an image on the canvas, where it is read."""
        measured = self._measured
        if measured is None or measured.part is None:
            return
        index, part = int(item.data(Qt.ItemDataRole.UserRole)), measured.part
        name = self.tr("{dataset}, image {number}").format(dataset=part.info.name, number=index)
        is_paged = part.info.input_shape == COLOUR_INPUT and measured.which == "test"
        page = Picture(
            rgb_of(part.images[index]),
            name,
            index if is_paged else None,
            self._truth(part, index),
        )
        self._desk.take(page)


class ImagesTab(Tab):
    """All images, or one's mistakes; images are shown even before they are read."""

    shows = Need.IMAGES

    def __init__(self, desk: Desk) -> None:
        super().__init__("images")
        self.browser = ImageBrowser("images", desk, (ALL, MISREAD, SUREST))
        filled(QVBoxLayout(self), self.browser, margins=(0, 8, 0, 0))

    def show_measurement(self, measured: Measurement, _doing: Need | None) -> None:
        self.browser.show_measurement(measured)

    def hint(self, measured: Measurement) -> str:
        if measured.part is None:
            return ""
        if measured.reads_nothing:
            return self.tr("Click an image or press Enter to put it on the canvas.")
        if measured.model is None or measured.readings is None:
            return self.tr("Press Measure to find the mistakes among them.")
        hint = self.tr("Read by {model}. Click an image or press Enter to put it on the canvas.")
        return hint.format(model=measured.model.info.name)


class LabelsTab(Tab):
    """The images whose label, rather than whose reading, may be wrong."""

    def __init__(self, desk: Desk) -> None:
        super().__init__("labels")
        self.summary = self.about = label("labels_about", wraps=True)
        self.browser = ImageBrowser("labels", desk, (LABELS,))
        # The gap takes the room of the images as long as there are none.
        parts = self.about, (self.browser, 1), None
        filled(QVBoxLayout(self), *parts, margins=(0, 8, 0, 0), spacing=8)

    def show_measurement(self, measured: Measurement, _doing: Need | None) -> None:
        self.browser.show_measurement(measured)
        why_not = self._why_not(measured)
        self.browser.setVisible(not why_not)
        about = self.tr(
            "Images whose label, rather than whose reading, may be wrong: the model takes them for "
            "another class as surely as it takes images of that class."
        )
        readings = measured.readings
        if readings is not None and not why_not:
            count = len(readings.likely_label_errors())
            counted = self.tr("{count} of {all}, the likeliest first.")
            counted = counted.format(count=number(count), all=number(len(readings.truths)))
            about = tr(sentences(about, counted))
        self.about.setText(why_not or about)

    def _why_not(self, measured: Measurement) -> str:
        """Return why the model’s contradictions say nothing about the labels, "" if they may."""
        if measured.reads_nothing:
            return self.tr("An autoencoder does not classify: it contradicts no label.")
        if isinstance(DataSource.parse(measured.dataset).tested_on, GeneratedDataset):
            return self.tr(
                "These images were generated, and their labels with them: none is wrong. Choose "
                "images that people labelled."
            )
        evaluation = measured.evaluation
        if evaluation is not None and evaluation.accuracy < LEAST_ACCURACY:
            reason = self.tr(
                "The model reads {accuracy} of these images right: most of what it contradicts is "
                "its own mistake, and no label's. Choose a model that reads at least {least} right."
            )
            return reason.format(
                accuracy=in_percent(evaluation.accuracy), least=in_percent(LEAST_ACCURACY, 0)
            )
        return ""
