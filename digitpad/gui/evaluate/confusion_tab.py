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
        self._found: Evaluation | None = None
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
        found, model = measured.found, measured.model
        self.figures.setVisible(measured.readings is not None)
        if found is None or model is None or measured.readings is None:
            words = self.tr("Which classes the model confuses, and the images behind each count.")
            if measured.reads_nothing:
                words = self.tr("An autoencoder does not classify: it confuses nothing.")
            elif doing is Need.READINGS:
                words = self.tr("The table comes here when all are read.")
            self.about.setText(words)
        elif found is not self._found:
            self.confusion.show_counts(model.info.classes, found.confusion)
            mistakes = self.confusion.mistakes_in_words()
            words = self.tr("{model}, {count} images. Most often: {mistakes}.")
            if not mistakes:
                words = self.tr("{model}, {count} images: no mistakes.")
            about = {"model": model.info.name, "count": number(found.n), "mistakes": mistakes}
            self.about.setText(words.format(**about))
            self.browser.choose(SUREST)
        self._found = found
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
