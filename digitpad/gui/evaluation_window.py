"""“How well does it read?”: a model measured on a data set, with diagram and confusion table.

The work is done in a thread and can be cancelled; the window says what it was measured on.
May import: Qt, ``gui`` widgets, ``data`` (torch-free), ``recognise``. Tests:
``tests/gui/test_evaluation_window.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.data.catalogue import DATASETS
from digitpad.data.locate import dataset_status
from digitpad.errors import DigitpadError
from digitpad.files import models_folder, write_atomically
from digitpad.gui.dialogs import Dialogs
from digitpad.gui.evaluation_sheet import EvaluationSheet, in_percent
from digitpad.gui.evaluation_thread import Evaluated, EvaluationThread, Load, held_out_for_real
from digitpad.training.devices import usable_cores

if TYPE_CHECKING:
    from digitpad.modelfile import Model

STOP_WAIT_MS: Final = 5000
USABLE: Final = ("ready", "built-in")


class EvaluationWindow(QDialog):
    """The window. ``folders`` returns the user's own folders by data set."""

    def __init__(
        self,
        folders: Callable[[], dict[str, Path]],
        parent: QWidget,
        *,
        load: Load = held_out_for_real,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("evaluation_window")
        self.setWindowTitle(self.tr("How well does it read?"))
        self._folders = folders
        self._load = load
        self._next: Model | None = None
        self._failure = ""
        self._thread: EvaluationThread | None = None
        self.shown: Evaluated | None = None
        self._dialogs = Dialogs(self)
        self._make_controls()
        self.sheet = EvaluationSheet()
        self._lay_out()
        self._show_state()
        self.resize(940, 640)

    # What others use

    def use(self, model: Model | None) -> None:
        """Measure this model when it is asked for next; what is shown stays."""
        before, self._next = self._next, model
        if _shape(before) != _shape(model):
            self._look_for_data()
        self._show_state()

    @property
    def is_measuring(self) -> bool:
        return self._thread is not None

    @Slot()
    def begin(self) -> None:
        """Measure the present model on the chosen data set."""
        model, name = self._next, self.source_combo.currentData()
        if self._thread is not None or model is None or not self._can_begin():
            return
        self._failure = ""
        self.progress.setRange(0, 0)
        self._thread = EvaluationThread(
            model,
            str(name),
            self._folders().get(str(name)),
            threads=max(1, usable_cores() - 1),
            load=self._load,
            parent=self,
        )
        self._thread.progressed.connect(self._on_progressed)
        self._thread.evaluated.connect(self._on_evaluated)
        self._thread.failed.connect(self._on_failed)
        self._thread.finished.connect(self._on_finished)
        self._show_state()
        self._thread.start()

    @Slot()
    def cancel(self) -> None:
        """Stop measuring; an earlier result stays."""
        if self._thread is not None:
            self._thread.cancel()
            self._show_state()

    def stop(self) -> bool:
        """Stop measuring and wait for it; return whether nothing runs any more."""
        if self._thread is None:
            return True
        self._thread.cancel()
        return self._thread.wait(STOP_WAIT_MS)

    def save_diagram(self, path: Path) -> bool:
        """Save the reliability diagram as PNG; say why when that does not work."""
        from digitpad.recognise.reliability_plot import reliability_png

        result = self.shown
        if result is None:
            return False
        found = result.found
        lines = (
            f"{result.dataset}, n = {found.n:,}",
            f"{in_percent(found.accuracy)} right, calibration error {in_percent(found.ece)}",
        )
        data = reliability_png(found.reliability, result.model.info.name, lines)
        try:
            write_atomically(path, data)
        except DigitpadError as error:
            self._dialogs.tell(self.tr("The diagram was not saved"), str(error))
            return False
        self.note.setText(self.tr("Saved {0}").format(path.name))
        return True

    # Putting it together

    def _make_controls(self) -> None:
        self.source_combo = QComboBox()
        self.source_combo.setObjectName("evaluation_source_combo")
        self.source_combo.setAccessibleName(self.tr("Data set to measure on"))
        self.source_combo.setToolTip(self.tr("Its test part is read; the rest is for training"))
        for info in DATASETS.values():
            self.source_combo.addItem(info.title, info.name)
        self.source_combo.currentIndexChanged.connect(self._on_source_chosen)
        self.begin_button = self._button("evaluation_begin_button", self.tr("Measure"), self.begin)
        self.begin_button.setProperty("look", "primary")
        self.cancel_button = self._button(
            "evaluation_cancel_button", self.tr("Cancel"), self.cancel
        )
        self.save_button = self._button(
            "evaluation_save_button", self.tr("Save diagram…"), self._on_save
        )
        self.close_button = self._button("evaluation_close_button", self.tr("Close"), self.close)
        self.progress = QProgressBar()
        self.progress.setObjectName("evaluation_progress")
        self.progress.setAccessibleName(self.tr("How far the measurement is"))
        self.progress.setTextVisible(False)
        # Its coming and going moves nothing.
        keeping = self.progress.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keeping)
        self.note = QLabel()
        self.note.setObjectName("evaluation_note")
        self.note.setProperty("look", "quiet")
        self.note.setWordWrap(True)

    def _button(self, name: str, text: str, slot: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        controls = QHBoxLayout()
        for widget in (self.source_combo, self.begin_button, self.cancel_button):
            controls.addWidget(widget)
        controls.addWidget(self.progress, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.note, 1)
        for button in (self.save_button, self.close_button):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(10)
        column.addLayout(controls)
        column.addWidget(self.sheet, 1)
        column.addLayout(buttons)

    # Qt's own name

    def showEvent(self, event: QShowEvent) -> None:
        # Something may have been downloaded in between.
        self._look_for_data()
        self._show_state()
        super().showEvent(event)

    # What can be done, and what is shown

    def _look_for_data(self) -> None:
        """Allow the data sets that are there and have the pictures that the model reads."""
        items = self.source_combo.model()
        assert isinstance(items, QStandardItemModel)
        folders, usable = self._folders(), []
        for place, info in enumerate(DATASETS.values()):
            fits = self._next is not None and (
                info.input_shape == self._next.info.architecture.input_shape
            )
            is_there = dataset_status(info.name, folders.get(info.name)).state in USABLE
            title = info.title
            if not fits:
                title = self.tr("{0} (other pictures)").format(title)
            elif not is_there:
                title = self.tr("{0} (not here)").format(title)
            self.source_combo.setItemText(place, title)
            items.item(place).setEnabled(fits and is_there)
            if fits and is_there:
                usable.append(place)
        if usable and self.source_combo.currentIndex() not in usable:
            self.source_combo.setCurrentIndex(usable[0])

    def _can_begin(self) -> bool:
        items = self.source_combo.model()
        assert isinstance(items, QStandardItemModel)
        chosen = items.item(max(0, self.source_combo.currentIndex()))
        return self._next is not None and chosen.isEnabled()

    def _show_state(self) -> None:
        is_idle = self._thread is None
        self.begin_button.setEnabled(is_idle and self._can_begin())
        self.source_combo.setEnabled(is_idle)
        self.cancel_button.setEnabled(self._thread is not None and not self._thread.is_cancelled)
        self.progress.setVisible(not is_idle)
        self.save_button.setEnabled(self.shown is not None and bool(self.shown.found.reliability))
        result, model = self.shown, self._next
        note = ""
        if self._failure:
            note = self._failure
        elif self._thread is not None:
            note = self.tr("Stopping …") if self._thread.is_cancelled else self.tr("Measuring …")
        elif model is None:
            note = self.tr("There is no model yet. Open one, or train one.")
        elif not self._can_begin():
            note = self.tr("Data sets are downloaded in the right half of the main window.")
        elif result is not None and result.model is not model:
            note = self.tr("By now, {0} reads: measure again.").format(model.info.name)
        self.note.setText(note)

    # What happens

    @Slot()
    def _on_source_chosen(self) -> None:
        self._show_state()

    @Slot(int, int)
    def _on_progressed(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    @Slot(object)
    def _on_evaluated(self, result: Evaluated) -> None:
        self.shown = result
        self.sheet.show_result(result)

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._failure = why

    @Slot()
    def _on_finished(self) -> None:
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.deleteLater()
        self._show_state()

    @Slot()
    def _on_save(self) -> None:
        self._dialogs.ask_save(
            self.tr("Save diagram"),
            models_folder() / "reliability.png",
            [self.tr("Pictures ({0})").format("*.png")],
            "png",
            self.save_diagram,
        )


def _shape(model: Model | None) -> tuple[int, ...]:
    return () if model is None else model.info.architecture.input_shape
