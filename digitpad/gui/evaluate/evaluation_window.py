"""“Evaluate model…”: measured on a data set, with reliability diagram and confusion table."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import partial
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from digitpad.data.catalogue import DATASETS
from digitpad.data.source import DataSource, split_names
from digitpad.files import models_folder, write_atomically
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.measuring_window import MeasuringWindow, Work
from digitpad.gui.evaluate.result_view import ResultView
from digitpad.gui.language import number, speech, tr
from digitpad.gui.plots.evaluation_views import ConfusionView, ReliabilityView
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import combo, filled, label, named_table, set_entry
from digitpad.gui.widgets.wording import dataset_words, in_percent, no_model_words

if TYPE_CHECKING:
    from digitpad.data.split import HeldOut, Prepared
    from digitpad.evaluation.accuracy import Evaluation
    from digitpad.modelfile import Model

USABLE: Final = ("ready", "built-in")
ALL, MISREAD, SUREST, LABELS = "all", "misread", "surest", "labels"
"""Which images are to be seen."""
ROW_PX, CLASS_PX, SOURCE_PX = 26, 58, 180


class WantedImages(NamedTuple):
    """Which images somebody wants to see: of a class, read as one, of a ``kind``."""

    truth: int | None = None
    read: int | None = None
    kind: str = ALL


class Evaluated(NamedTuple):
    """What was found out about ``model`` on the test part of ``dataset``, and its images."""

    model: Model
    dataset: str
    found: Evaluation
    part: HeldOut


def evaluated(
    model: Model, dataset: str, folder: Path | None, threads: int, known: HeldOut | None = None
) -> Generator[tuple[int, int] | Prepared, None, Evaluated]:
    """Evaluate a model on the ``known`` images, else on those of the test part, which are loaded.

    Yields how many are there, or read, and of how many.
    """
    from digitpad.data.split import part_steps
    from digitpad.evaluation.accuracy import evaluation_steps
    from digitpad.recognise.torch_engine import use_threads

    # It holds for this thread only.
    use_threads(threads)
    part = known or (yield from part_steps(dataset, folder, "test"))
    yield 0, len(part.labels)
    found = yield from evaluation_steps(model, part.images, part.labels)
    return Evaluated(model, dataset, found, part)


def written_page(result: Evaluated, path: Path) -> Generator[tuple[int, int], None, Path]:
    """Write the page about a model that was measured, yielding how much is done, of how much."""
    from digitpad.explain.model_page import model_page

    source, part = DataSource.parse(result.dataset), result.part
    images = part.images, part.labels
    page = yield from model_page(result.model, source, *images, result.found, speech())
    write_atomically(path, page.encode())
    return path


def dataset_combo(name: str, accessible: str, tip: str) -> QComboBox:
    """Return a list of all data sets; ``name``: its object name."""
    made = combo(name, accessible, tip, [(tr(one.words), one.name) for one in DATASETS.values()])
    made.setMinimumWidth(SOURCE_PX)  # its titles are long
    return made


def offer_datasets(
    box: QComboBox,
    folders: Mapping[str, Path],
    model: Model | None,
    unfit: Callable[[str], bool] = lambda _: False,
) -> dict[int, bool]:
    """Allow the data sets that are here and fit.

    Where another was chosen, choose the one that the model was tested on, else the first.
    Returns whether it is here, by the place of each that fits.
    """
    found: dict[int, bool] = {}
    for place, info in enumerate(DATASETS.values()):
        title = tr(info.words)
        if unfit(info.name):
            title = tr("{dataset} (other pictures or classes)").format(dataset=title)
        else:
            found[place] = info.status(folders.get(info.name)).state in USABLE
            title = title if found[place] else tr("{dataset} (not here)").format(dataset=title)
        set_entry(box, place, title, is_enabled=found.get(place, False))
    usable = [place for place, is_here in found.items() if is_here]
    if usable and box.currentIndex() not in usable:
        own = -1 if model is None else box.findData(split_names(model.info.dataset)[0])
        box.setCurrentIndex(own if own in usable else usable[0])
    return found


class EvaluationView(ResultView):
    """Shows the result of an evaluation, and before one what there will be.

    ``want`` is told which of the images that were read somebody wants to see.
    """

    def __init__(self, want: Callable[[WantedImages], object]) -> None:
        super().__init__("evaluation", QWidget())
        self.reliability = ReliabilityView()
        self.confusion = ConfusionView()
        self.empty = label("evaluation_empty", look="quiet", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.confusion.cell_chosen.connect(lambda truth, read: want(WantedImages(truth, read)))
        words = self.tr("Precision and recall of each class")
        tip = self.tr(
            "Precision: of all that was read as it, how much is it. Recall: of all that is "
            "it, how much was read so. Press Enter for its mistakes."
        )
        self.classes = named_table(QTableWidget(2, 0), "evaluation_classes", words, tip)
        self.classes.setVerticalHeaderLabels([self.tr("Precision, %"), self.tr("Recall, %")])
        self.classes.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.classes.setShowGrid(False)
        self.classes.verticalHeader().setDefaultSectionSize(ROW_PX)
        self.classes.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.classes.horizontalHeader().setMinimumSectionSize(CLASS_PX)
        self.classes.setFixedHeight(4 * ROW_PX)
        self.classes.cellActivated.connect(
            lambda _, column: want(WantedImages(truth=column, kind=SUREST))
        )
        self._figures = QWidget()
        both = filled(QHBoxLayout(), (self.reliability, 9), (self.confusion, 10), spacing=18)
        filled(QVBoxLayout(self._figures), (both, 1), self.classes, spacing=10)
        self._figures.hide()
        filled(QVBoxLayout(self.body), (self.empty, 1), (self._figures, 1))
        self.show_nothing()

    def show_nothing(self) -> None:
        self.say(
            self.tr("How well does it read?"),
            self.tr(
                "The model reads the test part of a data set. The diagram shows whether it is "
                "right as often as it says it is, the table what it takes for what."
            ),
        )
        self.empty.setText(
            self.tr("Nothing is measured yet. After Measure, the diagram and the table come here.")
        )

    def show_measuring(self, model: Model, dataset: str) -> None:
        """Say what is being measured; figures that are shown stay."""
        words = self.tr("Every image is read once. Test part of {dataset}.")
        headline = self.tr("Measuring {model}…").format(model=model.info.name)
        self.say(headline, words.format(dataset=dataset_words(dataset)))
        self.empty.setText(self.tr("The diagram and the table come here when all are read."))

    def show_result(self, result: Evaluated) -> None:
        found, info = result.found, result.model.info
        self.empty.hide()
        self._figures.show()
        self.reliability.show_bins(found.reliability)
        self.confusion.show_counts(info.classes if len(found.confusion) else (), found.confusion)
        self._show_classes(found.per_class)
        source = dataset_words(result.dataset)
        if not isfinite(found.accuracy):
            headline = self.tr("{model}: mean-squared error {error}")
            words = self.tr(
                "{count} images of {dataset}, pixels from 0 to 1. An autoencoder does not classify."
            )
            self.say(
                headline.format(model=info.name, error=number(found.loss, ".4f")),
                words.format(count=number(found.n), dataset=source),
            )
            return
        headline = self.tr("{model} reads {share} of {count} images right")
        headline = headline.format(
            model=info.name, share=in_percent(found.accuracy), count=number(found.n)
        )
        honesty = self.tr(
            "Calibration error {error}: the average gap between its confidence and how often it is "
            "right."
        )
        parts = [
            self.tr("Test part of {dataset}.").format(dataset=source),
            honesty.format(error=in_percent(found.ece)),
        ]
        mistakes = self.confusion.mistakes_in_words()
        if mistakes:
            parts.append(self.tr("Most often: {mistakes}.").format(mistakes=mistakes))
            parts.append(self.tr("Click a cell of the table for its images."))
        self.say(headline, " ".join(parts))

    def _show_classes(self, per_class: Mapping[str, Mapping[str, float]]) -> None:
        self.classes.setVisible(bool(per_class))
        self.classes.setColumnCount(len(per_class))
        self.classes.setHorizontalHeaderLabels(list(per_class))
        for column, of in enumerate(per_class.values()):
            for row, share in enumerate((of["precision"], of["recall"])):
                cell = QTableWidgetItem(number(100 * share, ".2f"))
                cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.classes.setItem(row, column, cell)


class EvaluationWindow(MeasuringWindow):
    """The window. Signals: ``images_wanted`` (``WantedImages``: which of those that were read)."""

    images_wanted = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__("evaluation", self.tr("Evaluate model"), desk, parent, (940, 720))
        self._offered_for = _reads(None)
        self._fitting: Mapping[int, bool] = {}
        self._written = ""
        self.shown: Evaluated | None = None
        self.view = EvaluationView(self.images_wanted.emit)
        self.source_combo = dataset_combo(
            "evaluation_source_combo",
            self.tr("Data set to measure on"),
            self.tr("Its test part is read; the rest is for training"),
        )
        self.source_combo.currentIndexChanged.connect(self.show_state)
        self.save_button = self.make_save_button(
            "save",
            self.tr("Save diagram…"),
            "",
            models_folder() / "reliability.png",
            self._diagram_png,
        )
        self.worst_button = self.make_button(
            "worst",
            self.tr("Worst mistakes…"),
            lambda: self.images_wanted.emit(WantedImages(kind=SUREST)),
            self.tr("Its mistakes, most confident first"),
        )
        self.labels_button = self.make_button(
            "labels",
            self.tr("Likely label errors…"),
            lambda: self.images_wanted.emit(WantedImages(kind=LABELS)),
            self.tr("Images whose label, rather than whose reading, may be wrong"),
        )
        self.page_button = self.make_button(
            "page",
            self.tr("Report page…"),
            self._ask_page,
            self.tr("Write a page about the model: what it looks for, what is typical, confusions"),
        )
        buttons = [self.worst_button, self.labels_button, self.save_button, self.page_button]
        self.lay_out([self.source_combo], [SideScroll(self.view)], buttons)
        self.show_state()

    # What others use

    def take_model(self) -> None:
        super().take_model()
        if self._offered_for != _reads(self.desk.model):
            self._look_for_data()

    def _diagram_png(self) -> Callable[[], bytes]:
        result = self.shown
        assert result is not None
        names = result.model.info.name, dataset_words(result.dataset)
        return partial(result.found.diagram_png, *names, speech())

    @Slot()
    def _ask_page(self) -> None:
        result = self.shown
        assert result is not None
        start = models_folder() / "model.html"

        def write(path: Path) -> None:
            if not self.is_measuring:
                self.start_task(partial(written_page, result, path), self._on_written)

        title = self.tr("Write a report page")
        self.dialogs.ask_save(title, start, ["HTML (*.html)"], write)

    @Slot(object)
    def _on_written(self, path: Path) -> None:
        self._written = self.tr("Saved as {file}").format(file=path.name)

    # Qt's own name

    def showEvent(self, event: QShowEvent) -> None:
        # Something may have been downloaded in between.
        self._look_for_data()
        super().showEvent(event)

    # What can be done, and what is shown

    def _look_for_data(self) -> None:
        """Allow the data sets that are there and have the pictures and classes of the model."""
        model = self.desk.model
        self._offered_for = _reads(model)

        def unfit(name: str) -> bool:
            if model is None or model.info.architecture.reads_lines:
                return True
            return bool(DataSource.parse(name).why_unfit(model.info))

        self._fitting = offer_datasets(self.source_combo, self.desk.folders(), model, unfit)
        self.show_state()

    def can_begin(self) -> bool:
        return self._fitting.get(self.source_combo.currentIndex(), False)

    def make_work(self, model: Model, threads: int) -> Work:
        name = str(self.source_combo.currentData())
        self.view.show_measuring(model, name)
        return partial(evaluated, model, name, self.desk.folders().get(name), threads)

    @Slot(object)
    def take_result(self, result: Evaluated) -> None:
        self.shown, self._written = result, ""

    def show_state(self) -> None:
        super().show_state()
        self.source_combo.setEnabled(not self.is_measuring)
        self.save_button.setEnabled(self.shown is not None and bool(self.shown.found.reliability))
        has = self.shown is not None and self.shown.found.readings is not None
        for button in (self.worst_button, self.labels_button):
            button.setEnabled(has)
        self.page_button.setEnabled(has and not self.is_measuring)
        if self.is_measuring:
            return
        if self.shown is None:
            self.view.show_nothing()
        else:
            self.view.show_result(self.shown)

    def words_below(self) -> str:
        result, model = self.shown, self.desk.model
        if self._failure:
            return self._failure
        if model is None:
            return no_model_words()
        if model.info.architecture.reads_lines:
            words = self.tr(
                "{model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers "
                "FILE”, MODEL being its file."
            )
            return words.format(model=model.info.name)
        if not self.can_begin():
            return self._words_about_data()
        if result is not None and result.model is not model:
            return self.tr("The current model is now {model}. Measure again.").format(
                model=model.info.name
            )
        lacks_data = not all(self._fitting.values())
        return self._words_about_data() if result is None and lacks_data else self._written

    def _words_about_data(self) -> str:
        return self.tr(
            "Data sets that are not here: choose one in the main window’s training panel, then "
            "Download, or Folder… where the files lie already."
        )


def _reads(model: Model | None) -> tuple[tuple[int, ...], tuple[str, ...]] | None:
    return None if model is None else (model.info.architecture.input_shape, model.info.classes)
