"""Which classes are confused, and the images behind each count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.image_browser import ALL, SUREST, ImageBrowser
from digitpad.gui.evaluate.measurement import Measurement, Need
from digitpad.gui.evaluate.tab import Tab
from digitpad.gui.language import number
from digitpad.gui.plots.evaluation_views import ConfusionView
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import filled, label

if TYPE_CHECKING:
    from digitpad.evaluation.accuracy import Evaluation


class ConfusionTab(Tab):
    """The table beside the images of the selected cell; at first those of all mistakes."""

    def __init__(self, desk: Desk) -> None:
        super().__init__("confusions")
        self._evaluation: Evaluation | None = None
        self.summary = self.about = label("confusions_about", wraps=True)
        self.confusion = ConfusionView()
        self.confusion.cell_chosen.connect(self._on_cell)
        self.browser = ImageBrowser("confusions", desk, (SUREST, ALL))
        self.browser.filters.hide()
        self.figures = QWidget()
        table, spacing = SideScroll(self.confusion), 16
        filled(QHBoxLayout(self.figures), (table, 3), (self.browser, 2), spacing=spacing)
        # The gap takes the room of the table as long as there is none.
        parts = self.about, (self.figures, 1), None
        filled(QVBoxLayout(self), *parts, margins=(0, 8, 0, 0), spacing=8)

    def show_measurement(self, measured: Measurement, doing: Need | None) -> None:
        evaluation, model = measured.evaluation, measured.model
        self.figures.setVisible(measured.readings is not None)
        if evaluation is None or model is None or measured.readings is None:
            about = self.tr("Which classes the model confuses, and the images behind each count.")
            if measured.reads_nothing:
                about = self.tr("An autoencoder does not classify: it confuses nothing.")
            elif doing is Need.READINGS:
                about = self.tr("The table comes here when all are read.")
            self.about.setText(about)
        elif evaluation is not self._evaluation:
            self.confusion.show_counts(model.info.classes, evaluation.confusion)
            mistakes = self.confusion.mistakes_in_words()
            about = self.tr("{model}, {count} images. Most often: {mistakes}.")
            if not mistakes:
                about = self.tr("{model}, {count} images: no mistakes.")
            figures = {"model": model.info.name, "count": number(evaluation.n)}
            self.about.setText(about.format(**figures, mistakes=mistakes))
            self.browser.choose(SUREST)
        self._evaluation = evaluation
        self.browser.show_measurement(measured)

    def show_mistakes(self, truth: int) -> None:
        """Show the images of a class that are misread, the most confident mistake first."""
        self.browser.choose(SUREST, truth)

    def hint(self, measured: Measurement) -> str:
        if measured.readings is None:
            return ""
        return self.tr(
            "Click a cell of the table for its images, an image to put it on the canvas."
        )

    @Slot(int, int)
    def _on_cell(self, truth: int, read: int) -> None:
        self.browser.choose(ALL, truth, read)
