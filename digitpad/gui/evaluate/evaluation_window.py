"""“How well does it read?”: a model measured on a data set, with diagram and confusion table.

The frame, with Measure and Cancel, is ``gui.measuring_window``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from digitpad.data.catalogue import DATASETS
from digitpad.data.locate import dataset_status
from digitpad.files import models_folder, write_atomically
from digitpad.gui.evaluate.evaluation_sheet import EvaluationSheet, in_percent
from digitpad.gui.evaluate.evaluation_thread import (
    Evaluated,
    EvaluationThread,
    Load,
    held_out_for_real,
)
from digitpad.gui.evaluate.measuring_window import MeasuringWindow

if TYPE_CHECKING:
    from digitpad.modelfile import Model

USABLE: Final = ("ready", "built-in")


class EvaluationWindow(MeasuringWindow):
    """The window. ``folders`` returns the user's own folders by data set."""

    def __init__(
        self,
        folders: Callable[[], dict[str, Path]],
        parent: QWidget,
        *,
        load: Load = held_out_for_real,
    ) -> None:
        super().__init__("evaluation", parent)
        self.setWindowTitle(self.tr("How well does it read?"))
        self._folders = folders
        self._load = load
        self._lacks_data = False
        self.shown: Evaluated | None = None
        self.sheet = EvaluationSheet()
        self._make_controls()
        self.lay_out(self.source_combo, [self.sheet], [self.save_button])
        self.show_state()
        self.resize(940, 640)

    # What others use

    def use(self, model: Model | None) -> None:
        """Measure this model when it is asked for next; what is shown stays."""
        before = self._next
        super().use(model)
        if _shape(before) != _shape(model):
            self._look_for_data()
            self.show_state()

    def save_diagram(self, path: Path) -> bool:
        """Save the reliability diagram as PNG; say why when that does not work."""
        from digitpad.evaluation.reliability_plot import reliability_png

        result = self.shown
        if result is None:
            return False
        found = result.found
        lines = (
            f"{result.dataset}, n = {found.n:,}",
            f"{in_percent(found.accuracy)} right, calibration error {in_percent(found.ece)}",
        )
        return self.save(
            path,
            lambda: write_atomically(
                path, reliability_png(found.reliability, result.model.info.name, lines)
            ),
            self.tr("The diagram was not saved"),
        )

    # Putting it together

    def _make_controls(self) -> None:
        self.source_combo = QComboBox()
        self.source_combo.setObjectName("evaluation_source_combo")
        self.source_combo.setAccessibleName(self.tr("Data set to measure on"))
        self.source_combo.setToolTip(self.tr("Its test part is read; the rest is for training"))
        for info in DATASETS.values():
            self.source_combo.addItem(info.title, info.name)
        self.source_combo.currentIndexChanged.connect(self._on_source_chosen)
        self.save_button = self.make_button("save", self.tr("Save diagram…"), self._on_save)

    # Qt's own name

    def showEvent(self, event: QShowEvent) -> None:
        # Something may have been downloaded in between.
        self._look_for_data()
        self.show_state()
        super().showEvent(event)

    # What can be done, and what is shown

    def _look_for_data(self) -> None:
        """Allow the data sets that are there and have the pictures that the model reads."""
        items = self.source_combo.model()
        assert isinstance(items, QStandardItemModel)
        folders, usable = self._folders(), []
        self._lacks_data = False
        for place, info in enumerate(DATASETS.values()):
            fits = self._next is not None and (
                info.input_shape == self._next.info.architecture.input_shape
            )
            is_there = dataset_status(info.name, folders.get(info.name)).state in USABLE
            title = info.title
            if not fits:
                title = self.tr("{0} (other pictures)").format(title)
            elif not is_there:
                self._lacks_data = True
                title = self.tr("{0} (not here)").format(title)
            self.source_combo.setItemText(place, title)
            items.item(place).setEnabled(fits and is_there)
            if fits and is_there:
                usable.append(place)
        if usable and self.source_combo.currentIndex() not in usable:
            self.source_combo.setCurrentIndex(usable[0])

    def can_begin(self) -> bool:
        """Return whether there is a model, and its pictures are here."""
        items = self.source_combo.model()
        assert isinstance(items, QStandardItemModel)
        chosen = items.item(max(0, self.source_combo.currentIndex()))
        return self._next is not None and chosen.isEnabled()

    def make_thread(self, model: Model, threads: int) -> EvaluationThread:
        """Return one for the chosen data set."""
        name = str(self.source_combo.currentData())
        folder = self._folders().get(name)
        thread = EvaluationThread(
            model, name, folder, threads=threads, load=self._load, parent=self
        )
        thread.progressed.connect(self.show_progress)
        thread.evaluated.connect(self._on_evaluated)
        return thread

    def show_state(self) -> None:
        """Allow what can be done, and say how it stands."""
        super().show_state()
        self.source_combo.setEnabled(not self.is_measuring)
        self.save_button.setEnabled(self.shown is not None and bool(self.shown.found.reliability))

    def words_below(self) -> str:
        """Return what went wrong, or what there is to do."""
        result, model = self.shown, self._next
        if self._failure:
            return self._failure
        if self.is_measuring:
            return self.tr("Measuring …")
        if model is None:
            return self.tr("There is no model yet. Open one, or train one.")
        if not self.can_begin():
            return self._words_about_data()
        if result is not None and result.model is not model:
            return self.tr("By now, {0} reads: measure again.").format(model.info.name)
        return self._words_about_data() if result is None and self._lacks_data else ""

    def _words_about_data(self) -> str:
        return self.tr(
            "Data sets that are not here: choose one in the right half of the main window, then "
            "Download, or Folder… where the files lie already."
        )

    # What happens

    @Slot()
    def _on_source_chosen(self) -> None:
        self.show_state()

    @Slot(object)
    def _on_evaluated(self, result: Evaluated) -> None:
        self.shown = result
        self.sheet.show_result(result)

    @Slot()
    def _on_save(self) -> None:
        self.dialogs.ask_save(
            self.tr("Save diagram"),
            models_folder() / "reliability.png",
            [self.tr("Pictures ({0})").format("*.png")],
            "png",
            self.save_diagram,
        )


def _shape(model: Model | None) -> tuple[int, ...]:
    return () if model is None else model.info.architecture.input_shape
