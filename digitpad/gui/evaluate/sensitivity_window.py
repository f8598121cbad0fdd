"""“Is it me or the model?”: the present page read as it is changed, in a window of its own.

It stands beside the main window, so that one can draw and watch. It shows what it is given;
what is inspected, and when, is ``gui.insights``.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QColor, QHideEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from digitpad.errors import DigitpadError
from digitpad.evaluation.finding import Finding, Kind, find, labels_that_matter
from digitpad.evaluation.sensitivity import STEPS, Way, answer, rejudged
from digitpad.gui.evaluate.answer_sheet import AnswerSheet
from digitpad.gui.evaluate.sensitivity_thread import Inspected
from digitpad.gui.evaluate.sensitivity_words import (
    amount_words,
    change_title,
    finding_words,
    way_words,
)
from digitpad.gui.plots.colours import plot_colours
from digitpad.gui.plots.content import Curve, PlotContent, Thumb
from digitpad.gui.plots.sweep_plot import CurvePlot, curve_colours
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.export import pictures_folder, write_widget
from digitpad.gui.widgets.pixels import to_qimage
from digitpad.recognise.prediction import Prediction, Verdict

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration


class InsightWindow(QDialog):
    """The window. Signals: ``report_wanted`` (), ``closed`` ()."""

    report_wanted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("insight_window")
        self.setWindowTitle(self.tr("Is it me or the model?"))
        self._ways: tuple[Way, ...] = ()
        self.finding: Finding | None = None
        self.dialogs = Dialogs(self)
        self.plots = {change: CurvePlot(has_thumbs=True) for change in STEPS}
        self.sheet = AnswerSheet(
            "insight",
            self.plots,
            self.tr(
                "Curves: how probable each digit is, if it is one. Dashed line: unchanged. Grey: "
                "not taken for a digit. Small images: what the network sees, and below what it "
                "reads."
            ),
        )
        self.sheet.show_plots(False)
        self._report_button = QPushButton(self.tr("Test the model on many digits…"))
        self._report_button.setObjectName("insight_report_button")
        self._report_button.setToolTip(
            self.tr("How the model reads digits of others that are moved, turned, slanted …")
        )
        self._report_button.clicked.connect(self.report_wanted)
        self._save_button = QPushButton(self.tr("Save as PNG…"))
        self._save_button.setObjectName("insight_save_button")
        self._save_button.setToolTip(self.tr("Save what this window shows as a picture"))
        self._save_button.clicked.connect(self._on_save)
        close = QPushButton(self.tr("Close"))
        close.setObjectName("insight_close_button")
        close.clicked.connect(self.close)
        self._note = QLabel()
        self._note.setObjectName("insight_note")
        self._note.setProperty("look", "quiet")
        buttons = QHBoxLayout()
        buttons.addWidget(self._note, 1)
        for button in (self._report_button, self._save_button, close):
            # Enter must not press whichever of them comes first.
            button.setAutoDefault(False)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.addWidget(self.sheet, 1)
        column.addLayout(buttons)
        self.resize(700, 800)

    def show_inspected(self, inspected: Inspected, thresholds: Calibration | None) -> None:
        """Show what was found, judged by ``thresholds``, None for the model's own."""
        self._ways = rejudged(inspected.ways, thresholds)
        self.finding = find(self._ways)
        headline, sentence = finding_words(self.finding, is_picture=inspected.question.is_picture)
        self.sheet.say(headline, sentence)
        is_empty = self.finding.kind is Kind.NOTHING
        self.sheet.show_plots(not is_empty)
        self._save_button.setEnabled(not is_empty)
        if is_empty:
            self._note.clear()
            return
        readings = sum(len(way.readings) for way in self._ways)
        words = self.tr("{0} readings by {1}")
        self._note.setText(words.format(readings, inspected.question.model.info.name))
        self._show_plots()

    def show_words(self, headline: str, sentence: str) -> None:
        """Say in place of a finding why there is none."""
        self._ways, self.finding = (), None
        self.sheet.say(headline, sentence)
        self.sheet.show_plots(False)
        self._note.clear()
        self._save_button.setEnabled(False)

    def _show_plots(self) -> None:
        labels = labels_that_matter(self._ways)
        colours = dict(zip(labels, curve_colours(self.palette()), strict=False))
        quiet = plot_colours(self.palette()).text
        for way in self._ways:
            self.plots[way.change].show_content(content_of(way, colours, quiet))

    @Slot()
    def _on_save(self) -> None:
        self.dialogs.ask_save(
            self.tr("Save as PNG"),
            pictures_folder() / "me-or-the-model.png",
            [self.tr("Pictures ({0})").format("*.png")],
            "png",
            self.save,
        )

    def save(self, path: Path) -> bool:
        """Save what is shown as PNG; say why when that does not work."""
        try:
            write_widget(path, self.sheet)
        except DigitpadError as error:
            self.dialogs.tell(self.tr("The picture was not saved"), str(error))
            return False
        self._note.setText(self.tr("Saved {0}").format(path.name))
        return True

    # Qt's names

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._ways:
            self._show_plots()


def content_of(way: Way, colours: dict[str, QColor], quiet: QColor) -> PlotContent:
    """Return how one way is shown; ``colours`` of the classes that matter, ``quiet`` for words."""
    classes = way.readings[way.place].classes
    curves = tuple(
        Curve(
            label,
            tuple(float(one.probabilities[classes.index(label)]) for one in way.readings),
            colour,
        )
        for label, colour in colours.items()
    )
    thumbs = tuple(
        Thumb(
            place,
            to_qimage(way.readings[place].image),
            read_words(way.readings[place]),
            colours.get(answer(way.readings[place]) or "", quiet),
        )
        for place in way.shown()
    )
    return PlotContent(
        title=change_title(way.change),
        remark=way_words(way),
        amounts=way.amounts,
        ticks=tuple(amount_words(way.change, amount) for amount in way.amounts),
        none=way.place,
        curves=curves,
        thumbs=thumbs,
        shaded=frozenset(place for place, one in enumerate(way.readings) if answer(one) is None),
    )


def read_words(reading: Prediction) -> str:
    """Return what is read: "7", "7?" where the network is unsure, "–" for no digit."""
    read = answer(reading)
    if read is None:
        return "–"
    return f"{read}?" if reading.verdict is Verdict.UNSURE else read
