"""“How good?”: the current model, measured on one choice of data and shown in tabs.

What one tab measured, the others show; other data or another model start a new measurement. A new
view is a ``Tab`` and a row here.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from digitpad.data.convention import convention_of
from digitpad.evaluation.robustness import RobustnessProgress
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.accuracy_tab import AccuracyTab
from digitpad.gui.evaluate.confusion_tab import ConfusionTab
from digitpad.gui.evaluate.data_choice import DataChoice
from digitpad.gui.evaluate.image_browser import ImagesTab, LabelsTab
from digitpad.gui.evaluate.measurement import (
    Measurement,
    Need,
    image_steps,
    reading_steps,
    robustness_steps,
    written_page,
)
from digitpad.gui.evaluate.robustness_tab import RobustnessTab
from digitpad.gui.evaluate.tab import Tab
from digitpad.gui.evaluate.thresholds_tab import ThresholdsTab
from digitpad.gui.explain.change_words import why_no_report
from digitpad.gui.language import number
from digitpad.gui.model_window import TabbedWindow
from digitpad.gui.widgets.parts import filled, grow
from digitpad.gui.widgets.spoken import announce
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.widgets.wording import no_model_words
from digitpad.gui.workers.task import Task
from digitpad.modelfile import Model
from digitpad.training.compute.devices import usable_cores

ROW_PX: Final = 150
Work = Callable[[], Generator[Any, None, Any]]


class HowGoodWindow(TabbedWindow):
    views: tuple[Tab, ...]

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__("evaluation", self.tr("How good?"), desk, parent, (800, 700))
        self._task: Task | None = None
        self._doing: Need | None = None
        self._failure = self._done = ""
        self._tried: dict[Need, Model | None] = {}
        self._present: Measurement | None = None
        """What is known about the present network, while one of a moment in the past reads."""
        self._sampled: Model | None = None
        """The network of a moment that is being measured; what is shown stays until it is."""
        self._by_keyboard = False
        self.data = DataChoice(desk)
        self.begin_button = self.make_button("begin", self.tr("Measure"), self.begin)
        self.begin_button.setProperty("look", "primary")
        self.row = TaskRow(
            "evaluation",
            self.tr("Progress of the measurement"),
            self.tr("Stop measuring; what is shown stays"),
        )
        # Its coming and going moves nothing.
        keeping = self.row.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.row.setSizePolicy(keeping)
        grow(self.row, "setFixedWidth", ROW_PX)
        self._make_tabs()
        controls = filled(QHBoxLayout(), (self.data, 1), self.begin_button, self.row, spacing=8)
        below = self.button_row(*(control for tab in self.views for control in tab.controls))
        filled(
            QVBoxLayout(self), controls, (self.tabs, 1), below, margins=(16, 14, 16, 12), spacing=8
        )
        self.row.message.connect(self.note.setText)
        self.data.changed.connect(self._on_data_chosen)
        self.measured = Measurement(self.data.dataset, self.data.which)

    def _make_tabs(self) -> None:
        self.accuracy, self.confusions = AccuracyTab(self), ConfusionTab(self.desk)
        self.images, self.labels = ImagesTab(self.desk), LabelsTab(self.desk)
        self.robustness, self.thresholds = RobustnessTab(self), ThresholdsTab(self.desk)
        rows: tuple[tuple[Tab, str], ...] = (
            (self.accuracy, self.tr("Accuracy")),
            (self.confusions, self.tr("Confusions")),
            (self.images, self.tr("Images")),
            (self.labels, self.tr("Label errors")),
            (self.robustness, self.tr("Robustness")),
            (self.thresholds, self.tr("Thresholds")),
        )
        self.make_tabs(self.tr("Ways to look at how good it is"), rows)
        self.accuracy.class_wanted.connect(self._show_mistakes)
        self.accuracy.page_wanted.connect(self._write_page)
        self.robustness.count_chosen.connect(self.show_state)

    # What others use

    @property
    def is_measuring(self) -> bool:
        return self._task is not None

    @Slot()
    def begin(self) -> None:
        """Measure what the tab in front needs, if that is missing and possible."""
        self._begin(self._tab.measures)

    def begin_if_due(self) -> None:
        """Measure what the tab in front shows, unless that was tried before.

        While a network is being trained, the results stay until the user measures again.
        """
        need, model, looks_back = self._tab.shows, self.desk.model, self.desk.looks_back
        if need is Need.IMAGES and looks_back and not self.measured.is_empty:
            need = Need.READINGS
        if need is None or not self.isVisible() or self._tried.get(need, self) is model:
            return
        is_sample = looks_back and need is Need.READINGS
        is_learning = self.desk.current.learning is not None
        if need is Need.IMAGES or is_sample or not is_learning or self.measured.is_empty:
            self._begin(need, is_sample=is_sample)

    def take_model(self) -> None:
        """Measure the current model the next time; the results stay.

        A moment of the past is measured at once, on some of the images. Other data may be offered,
        too: some may have been downloaded in the meantime.
        """
        looks_back = self.desk.looks_back
        if self._task is None:
            self.data.offer()
            if self._present is not None and not looks_back:
                self.measured, self._present = self._present, None
        elif self._sampled not in (None, self.desk.model):
            self._task.cancel()  # another moment is looked at
        self.show_state()
        if looks_back and self._tab.shows is not Need.ROBUSTNESS:
            self.begin_if_due()

    # What is measured

    @property
    def _tab(self) -> Tab:
        return self.views[self.tabs.currentIndex()]

    def _is_there(self, need: Need) -> bool:
        """Return whether this is known about the current model."""
        measured = self.measured
        if need is Need.IMAGES:
            return measured.part is not None
        if not measured.is_about(self.desk.model):
            return False
        if need is Need.READINGS:
            return measured.evaluation is not None and not measured.is_sample
        return measured.digits == self.robustness.count

    def _why_not(self, need: Need) -> str:
        """Return why this cannot be measured, "" if it can."""
        model = self.desk.model
        if not self.data.is_here:
            return self._words_about_data()
        if need is Need.IMAGES:
            return ""
        if model is None:
            return no_model_words()
        if model.info.architecture.reads_lines:
            reason = self.tr(
                "{model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers "
                "FILE”, MODEL being its file."
            )
            return reason.format(model=model.info.name)
        is_report = need is Need.ROBUSTNESS
        return (why_no_report(model) if is_report else "") or self.data.why_unfit(model)

    def _begin(self, need: Need, *, is_sample: bool = False) -> None:
        model, begun = self.desk.model, self.measured
        if self._task is not None or self._is_there(need) or self._why_not(need):
            return
        self._tried[need] = model
        if self.desk.looks_back and self._present is None and need is not Need.IMAGES:
            self._present = begun
        if need is not Need.IMAGES and model is not None:
            begun = begun.begun_for(model)
        if need is Need.ROBUSTNESS:
            begun = begun._replace(rows=(), digits=0)
        self._sampled = model if is_sample else None
        if not is_sample:
            self.measured = begun
        folder, model_now = self.desk.folders().get(begun.dataset), self.desk.model
        convention = convention_of(model_now.info, begun.dataset) if model_now else ""
        threads = max(1, usable_cores() - 1)
        work = {
            Need.IMAGES: partial(image_steps, begun, folder, convention),
            Need.READINGS: partial(
                reading_steps, begun, folder, threads, convention, is_sample=is_sample
            ),
            Need.ROBUSTNESS: partial(
                robustness_steps, begun, folder, threads, self.robustness.count
            ),
        }
        self._run(work[need], need, self._take)

    def _run(self, work: Work, doing: Need, take: Callable[[Any], None]) -> None:
        """Do work in the background, and pass its result to ``take``; Cancel stops it."""
        self._failure = self._done = ""
        self._by_keyboard = self.focusWidget() is self.begin_button
        task = self._task = Task("evaluation", work, self, needs_torch=True)
        self._doing = doing
        task.progress.connect(self._on_progress)
        self.show_state()
        self.row.follow(task, self.tr("Preparing the images…"))
        if self._by_keyboard:
            self.row.cancel_button.setFocus()
        task.start(succeeded=take, failed=self._on_failed, finished=self._on_finished)

    @Slot(object)
    def _on_progress(self, progress: tuple[Any, ...]) -> None:
        if isinstance(progress, RobustnessProgress):
            self.measured = self.measured._replace(rows=progress.rows)
            self._tab.show_measurement(self.measured, self._doing)
            progress = progress[:2]
        self._show_steps(*progress)

    def _show_steps(self, done: int, total: int, prepares: bool = False) -> None:
        """Show that ``done`` of ``total`` steps are measured, or ``done`` images prepared."""
        progress = self.tr("{done} of {count} measured")
        if prepares:
            progress = self.tr("{done} of {count} images prepared")
        progress = progress.format(done=number(done), count=number(total))
        self.row.advance(done, total, progress, phase="images" if prepares else "readings")

    @Slot(object)
    def _take(self, measured: Measurement) -> None:
        self.measured = measured
        self._tab.show_measurement(measured, None)
        if self._tab.measures is self._doing and self._tab.summary is not None:
            announce(self.note, self._tab.summary.text())

    @Slot(object)
    def _take_page(self, path: Path) -> None:
        self._done = self.tr("Saved as {file}").format(file=path.name)
        announce(self.note, self._done)

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._failure = why
        announce(self.note, why)

    @Slot()
    def _on_finished(self) -> None:
        self._task = self._doing = self._sampled = None
        self.take_model()
        if self._by_keyboard and self.begin_button.isEnabled():
            self.begin_button.setFocus()
        self.begin_if_due()  # another tab may have come to the front meanwhile

    # What is chosen

    @Slot()
    def _on_data_chosen(self) -> None:
        """Drop the measurement, which was about other data."""
        if self._task is not None:
            self._task.cancel()
        self.measured = Measurement(self.data.dataset, self.data.which)
        self._present = None
        self._tried.clear()
        self._failure = self._done = ""
        self.show_state()
        self.begin_if_due()

    @Slot()
    def _on_tab(self) -> None:
        self._done = ""
        self.show_state()
        self.begin_if_due()

    @Slot(int)
    def _show_mistakes(self, truth: int) -> None:
        self.show_view(self.confusions)
        self.confusions.show_mistakes(truth)

    @Slot(object)
    def _write_page(self, path: Path) -> None:
        if self._task is None:
            self._run(partial(written_page, self.measured, path), Need.READINGS, self._take_page)

    # How it stands

    @Slot()
    def show_state(self) -> None:
        """Update the tab in front, enable what can be done, and show the state."""
        tab, is_idle = self._tab, self._task is None
        can_begin = not self._why_not(tab.measures) and not self._is_there(tab.measures)
        self.begin_button.setEnabled(is_idle and can_begin)
        self.data.setEnabled(is_idle or self._doing is Need.IMAGES)
        for view in self.views:
            for control in view.controls:
                control.setVisible(view is tab)
        tab.show_measurement(self.measured, self._doing)
        if is_idle:
            self.note.setText(self._words_below())

    def _words_below(self) -> str:
        model, measured = self.desk.model, self.measured
        why_not = self._failure or self._done or self._why_not(self._tab.measures)
        if why_not:
            return why_not
        if model is not None and not measured.is_empty and not measured.is_about(model):
            note = self.tr("The current model is now {model}. Measure again.")
            if measured.model is not None and measured.model.info.name == model.info.name:
                note = self.tr("Another model named {model} reads now. Measure again.")
            return note.format(model=model.info.name)
        lacks_data = measured.is_empty and self.data.lacks_some
        return self._tab.hint(measured) or (self._words_about_data() if lacks_data else "")

    def _words_about_data(self) -> str:
        return self.tr(
            "Missing data sets: choose one in the main window’s training panel, then Download, "
            "or Folder… if you have the files."
        )

    # Qt's own name

    def showEvent(self, event: QShowEvent) -> None:
        self.take_model()
        super().showEvent(event)
