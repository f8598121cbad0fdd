"""How many images are read correctly, how honest the confidence is, and figures for each class."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import isfinite
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from digitpad.files import models_folder
from digitpad.gui.evaluate.measurement import Measurement, Need
from digitpad.gui.evaluate.tab import Tab
from digitpad.gui.language import number, speech, tr
from digitpad.gui.plots.evaluation_views import ReliabilityView
from digitpad.gui.plots.result_view import ResultView
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import filled, grow, label, named_table
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import accuracy_words, dataset_words, in_percent
from digitpad.words import sentences

CLASSES_PX: Final = 270
ROW_PX: Final = 26


class AccuracyTab(Tab):
    """The tab.

    Signals: ``class_wanted`` (the index of the class whose mistakes to show), ``page_wanted``
    (path).
    """

    class_wanted = Signal(int)
    page_wanted = Signal(object)

    def __init__(self, frame: Window) -> None:
        super().__init__("accuracy")
        self._frame = frame
        self._diagram: Callable[[], bytes] = bytes
        self.reliability = ReliabilityView()
        self.classes = self._made_classes()
        self.figures = QWidget()
        filled(QHBoxLayout(self.figures), (self.reliability, 1), self.classes, spacing=18)
        self.empty = label("evaluation_empty", look="quiet", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.view = ResultView("evaluation", QWidget())
        self.summary = self.view.headline
        filled(QVBoxLayout(self.view.body), (self.empty, 1), (self.figures, 1))
        self.save_button = frame.make_save_button(
            "save",
            self.tr("Save diagram…"),
            "",
            models_folder() / "reliability.png",
            lambda: self._diagram,
        )
        self.page_button = frame.make_button(
            "page",
            self.tr("Report page…"),
            self._ask_page,
            self.tr("Write a page about the model: what it looks for, what is typical, confusions"),
        )
        self.controls = self.save_button, self.page_button
        filled(QVBoxLayout(self), (SideScroll(self.view), 1), margins=(0, 8, 0, 0))

    def _made_classes(self) -> QTableWidget:
        title = self.tr("Precision and recall of each class")
        tip = self.tr(
            "Precision: how many of the images read as this class are of it. Recall: how many "
            "of its images are read as it. Press Enter for its mistakes."
        )
        table = named_table(QTableWidget(0, 2), "evaluation_classes", title, tip)
        table.setHorizontalHeaderLabels([self.tr("Precision, %"), self.tr("Recall, %")])
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        grow(table.verticalHeader(), "setDefaultSectionSize", ROW_PX)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        grow(table, "setFixedWidth", CLASSES_PX)
        table.cellActivated.connect(lambda row, _: self.class_wanted.emit(row))
        return table

    # What is shown

    def show_measurement(self, measured: Measurement, doing: Need | None) -> None:
        evaluation, model = measured.evaluation, measured.model
        self.empty.setVisible(evaluation is None)
        has_readings = measured.readings is not None
        self.figures.setVisible(has_readings)
        self.save_button.setEnabled(has_readings)
        is_page = has_readings and measured.which == "test" and doing is None
        is_page = is_page and not measured.is_sample
        self.page_button.setEnabled(is_page)
        if evaluation is not None and model is not None:
            names = model.info.name, dataset_words(measured.dataset)
            self._diagram = partial(evaluation.diagram_png, *names, speech())
            self.reliability.show_bins(evaluation.reliability)
            self._show_classes(evaluation.per_class)
            self.view.say(*evaluation_words(measured))
        elif doing is Need.READINGS and model is not None:
            headline = self.tr("Measuring {model}…").format(model=model.info.name)
            sentence = self.tr("Every image is read once.")
            self.view.say(headline, tr(sentences(sentence, measured.source_words())))
            self.empty.setText(self.tr("The diagram comes here when all are read."))
        else:
            sentence = self.tr(
                "The model reads one part of a data set. The diagram shows whether it is right as "
                "often as it says it is."
            )
            self.view.say(self.tr("How well does it read?"), sentence)
            self.empty.setText(
                self.tr("Nothing is measured yet. After Measure, the diagram comes here.")
            )

    def _show_classes(self, per_class: Mapping[str, Mapping[str, float]]) -> None:
        self.classes.setVisible(bool(per_class))
        self.classes.setRowCount(len(per_class))
        self.classes.setVerticalHeaderLabels(list(per_class))
        for row, of in enumerate(per_class.values()):
            for column, share in enumerate((of["precision"], of["recall"])):
                cell = QTableWidgetItem(number(100 * share, ".2f"))
                cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.classes.setItem(row, column, cell)

    def _ask_page(self) -> None:
        title, start = self.tr("Write a report page"), models_folder() / "model.html"
        filters = ["HTML (*.html)"]
        self._frame.dialogs.ask_save(title, start, filters, self.page_wanted.emit)


def evaluation_words(measured: Measurement) -> tuple[str, str]:
    """Return how well a model reads, and how to interpret that figure."""
    evaluation, model = measured.evaluation, measured.model
    assert evaluation is not None
    assert model is not None
    name, count = model.info.name, number(evaluation.n)
    if not isfinite(evaluation.accuracy):
        headline = tr("{model}: mean-squared error {error}")
        sentence = tr("{count} images, pixels from 0 to 1. An autoencoder does not classify.")
        return (
            headline.format(model=name, error=number(evaluation.loss, ".4f")),
            tr(sentences(measured.source_words(), sentence.format(count=count))),
        )
    headline = tr("{model} reads {share} of {count} images right")
    honesty = tr(
        "Calibration error {error}: the average gap between its confidence and how often it is "
        "right."
    ).format(error=in_percent(evaluation.ece))
    sentence = tr(sentences(measured.source_words(), honesty))
    if model.info.architecture.competes and measured.dataset == model.info.dataset:
        known = tr("It has learned from these images; each left out, it read {share}.")
        sentence = tr(sentences(known.format(share=accuracy_words(model.info)), sentence))
    return headline.format(model=name, share=in_percent(evaluation.accuracy), count=count), sentence
