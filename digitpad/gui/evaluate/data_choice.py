"""The data for “How good?”: a data set, and its test or its training part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from digitpad.data.catalogue import DATASETS
from digitpad.data.source import DataSource, split_names
from digitpad.gui.desk import Desk
from digitpad.gui.language import tr
from digitpad.gui.widgets.parts import combo, filled, set_entry
from digitpad.models.architecture import LINE_INPUT

if TYPE_CHECKING:
    from digitpad.data.split import Part
    from digitpad.modelfile import Model

USABLE: Final = ("ready", "built-in")
SOURCE_PX: Final = 180


class DataChoice(QWidget):
    """The choice. Signals: ``changed`` when another data set or part is chosen.

    Data sets that do not fit the model can still be viewed, except for lines and for missing ones.
    """

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._offered_for: object = None
        self._usable: list[int] = []
        self.lacks_some = False
        self.source_combo = combo(
            "evaluation_source_combo",
            self.tr("Data set"),
            self.tr("Whose images are shown and read"),
            [(tr(info.words), info.name) for info in DATASETS.values()],
        )
        self.source_combo.setMinimumWidth(SOURCE_PX)  # its titles are long
        self.part_combo = combo(
            "evaluation_part_combo",
            self.tr("Part"),
            self.tr("Images for testing, or those that networks learn from"),
            [(self.tr("test part"), "test"), (self.tr("training part"), "train")],
        )
        filled(QHBoxLayout(self), (self.source_combo, 1), self.part_combo)
        for box in (self.source_combo, self.part_combo):
            box.currentIndexChanged.connect(self.changed)

    @property
    def dataset(self) -> str:
        return str(self.source_combo.currentData())

    @property
    def which(self) -> Part:
        return "train" if self.part_combo.currentData() == "train" else "test"

    @property
    def is_here(self) -> bool:
        return self.source_combo.currentIndex() in self._usable

    def why_unfit(self, model: Model) -> str:
        """Return why a model cannot read these data, "" if it can."""
        source = DataSource.among(self.dataset, self._desk.folders())
        return tr(source.why_unfit(model.info))

    def choose(self, name: str) -> None:
        """Choose a data set, if it is here."""
        index = self.source_combo.findData(name)
        if index in self._usable:
            self.source_combo.setCurrentIndex(index)

    def offer(self) -> None:
        """Enable the data sets available by now; choose a fitting one if the current one is not.

        That is the one that the model was tested on, or else the first.
        """
        model, box = self._desk.model, self.source_combo
        before, reads = box.currentIndex(), _reads(model)
        with QSignalBlocker(box):
            fitting = self._show_entries(model)
            stays = before in (self._usable if reads == self._offered_for else fitting)
            if not stays or self._offered_for is None:
                own = -1 if model is None else box.findData(split_names(model.info.dataset)[0])
                wanted = fitting or self._usable or [before]
                box.setCurrentIndex(own if own in wanted else wanted[0])
        self._offered_for = reads
        if box.currentIndex() != before:
            self.changed.emit()

    def _show_entries(self, model: Model | None) -> list[int]:
        """Name and enable the data sets; return the indices of those here that fit the model."""
        folders, fitting = self._desk.folders(), list[int]()
        self._usable, self.lacks_some = [], False
        for index, info in enumerate(DATASETS.values()):
            folder, title = folders.get(info.name), tr(info.words)
            is_here = info.status(folder).state in USABLE
            has_lines = info.input_shape == LINE_INPUT
            source = DataSource.parse(info.name, folder)
            if has_lines or (model is not None and source.why_unfit(model.info)):
                title = tr("{dataset} (other pictures or classes)").format(dataset=title)
            elif is_here:
                fitting.append(index)
            else:
                self.lacks_some = True
                title = tr("{dataset} (not here)").format(dataset=title)
            if is_here and not has_lines:
                self._usable.append(index)
            set_entry(self.source_combo, index, title, is_enabled=is_here and not has_lines)
        return fitting


def _reads(model: Model | None) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return the shape of the images that a model reads, and its classes."""
    return ((), ()) if model is None else (model.info.architecture.input_shape, model.info.classes)
