"""“How sure must it be?”: two sliders for the model's thresholds, and what each setting means.

The verdict follows at once; the figures are what ``digitpad calibrate`` measured for this model.
"""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.evaluate.thresholds import Sureness, Threshold, nearest, points_of
from digitpad.gui.widgets.click_slider import ClickSlider
from digitpad.gui.widgets.two_line_delegate import small_font
from digitpad.models.architecture import ReadingKind

if TYPE_CHECKING:
    from digitpad.modelfile import CurvePoint

WIDTH_PX: Final = 420


class ThresholdSlider(QWidget):
    """One threshold: what it is about, from lenient to strict, and what the setting means."""

    def __init__(self, sureness: Sureness, threshold: Threshold, parent: QWidget) -> None:
        super().__init__(parent)
        self._sureness = sureness
        self._threshold = threshold
        self._points: tuple[CurvePoint, ...] = ()
        is_reject = threshold == "reject_below"
        title = QLabel(
            self.tr("To be a digit at all") if is_reject else self.tr("To name it for sure")
        )
        title.setProperty("look", "title")
        self.slider = ClickSlider()
        self.slider.setObjectName(f"{threshold}_slider")
        self.slider.setAccessibleName(title.text())
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self._on_value_changed)
        self.meaning = QLabel()
        self.meaning.setObjectName(f"{threshold}_meaning")
        self.meaning.setWordWrap(True)
        self.meaning.setMinimumHeight(3 * self.meaning.fontMetrics().lineSpacing())
        self.meaning.setAlignment(Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        for part in (self.tr("lenient"), self.slider, self.tr("strict")):
            if isinstance(part, str):
                end = QLabel(part)
                end.setProperty("look", "quiet")
                row.addWidget(end)
            else:
                row.addWidget(part, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(title)
        column.addLayout(row)
        column.addWidget(self.meaning)

    def refresh(self) -> None:
        """Show the threshold in use, and what can be chosen."""
        model, counts = self._sureness.model, self._sureness.calibration
        can_tell = model is not None and (
            self._threshold == "unsure_below" or model.info.architecture.rejects
        )
        can_tell = can_tell and model is not None and not model.info.architecture.reconstructs
        self.slider.setEnabled(can_tell)
        own = self._sureness.own
        if not can_tell or counts is None or own is None:
            self.meaning.setText(
                self.tr("This network was not taught what is no digit, so it never says so.")
                if model is not None and not model.info.architecture.reconstructs
                else self.tr("This network names nothing.")
            )
            return
        self._points = points_of(own, self._threshold)
        place = nearest(self._points, getattr(counts, self._threshold))
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(self._points) - 1)
            self.slider.setValue(place)
        words = self._words(self._points[place])
        if self._points[place].threshold == getattr(own, self._threshold):
            words = self.tr("{0} The model’s own setting.").format(words)
        self.meaning.setText(words)
        self.slider.setAccessibleDescription(words)

    def _words(self, point: CurvePoint) -> str:
        """Return what a setting means, in figures where they were measured."""
        is_reject = self._threshold == "reject_below"
        if point.threshold == 0.0:
            return (
                self.tr("Never says “not a digit”.")
                if is_reject
                else self.tr("Never says “unsure”: it always names the likeliest.")
            )
        bound = _percent(point.threshold)
        if isnan(point.kept):
            words = (
                self.tr("Says “not a digit” below a digit score of {0}.")
                if is_reject
                else self.tr("Says “unsure” below {0}.")
            )
            return words.format(bound)
        if not is_reject:
            words = self.tr(
                "Says “unsure” below {0}. So it names {1} of digits at once, {2} of them rightly."
            )
            if self._reads_colour():
                words = self.tr(
                    "Says “unsure” below {0}. So it names {1} of pictures at once, {2} of them "
                    "rightly."
                )
            right = "–" if point.passed is None else _percent(point.passed)
            return words.format(bound, _percent(point.kept), right)
        words = self.tr("Says “not a digit” below a digit score of {0}. So it keeps {1} of digits")
        words = words.format(bound, _percent(point.kept))
        if point.passed is None:
            return f"{words}."
        also = self.tr("and takes {0} of letters, symbols, shapes and scribbles for digits.")
        return f"{words} {also.format(_percent(point.passed))}"

    def _reads_colour(self) -> bool:
        model = self._sureness.model
        return model is not None and model.info.architecture.reading is ReadingKind.PICTURE

    @Slot(int)
    def _on_value_changed(self, place: int) -> None:
        if place < len(self._points):
            self._sureness.choose(self._threshold, self._points[place].threshold)


class SurenessPanel(QDialog):
    """A small window beside the drawing; it stays open while somebody draws."""

    def __init__(self, sureness: Sureness, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sureness_panel")
        self.setWindowTitle(self.tr("How sure must it be?"))
        self._sureness = sureness
        self._about = QLabel()
        self._about.setProperty("look", "quiet")
        self._about.setWordWrap(True)
        self.sliders = tuple(
            ThresholdSlider(sureness, threshold, self)
            for threshold in ("reject_below", "unsure_below")
        )
        self._source = QLabel()
        self._source.setObjectName("sureness_source")
        self._source.setProperty("look", "quiet")
        self._source.setFont(small_font(self._source.font()))
        self._source.setWordWrap(True)
        self._source.setMinimumHeight(3 * self._source.fontMetrics().lineSpacing())
        self._source.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.reset_button = QPushButton(self.tr("Back to the model’s own"))
        self.reset_button.setObjectName("sureness_reset_button")
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self._on_reset)
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.setObjectName("sureness_close_button")
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 16)
        column.setSpacing(12)
        column.addWidget(self._about)
        for slider in self.sliders:
            column.addWidget(slider)
        column.addWidget(self._source)
        column.addLayout(buttons)
        self.setFixedWidth(WIDTH_PX)
        sureness.changed.connect(self.refresh)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what counts for the model that reads."""
        model, own = self._sureness.model, self._sureness.own
        name = "" if model is None else model.info.name
        self._about.setText(
            self.tr("Set for {0}, and remembered for it. Its file is not changed.").format(name)
        )
        for slider in self.sliders:
            slider.refresh()
        if own is not None and own.measured_on:
            self._source.setText(self.tr("Measured on {0}.").format(own.measured_on))
        else:
            self._source.setText(
                self.tr(
                    "What these settings keep and let pass was not measured for this model; "
                    "“digitpad calibrate” on the command line does."
                )
            )
        self.reset_button.setEnabled(self._sureness.is_changed)

    @Slot()
    def _on_reset(self) -> None:
        self._sureness.reset()


def _percent(share: float) -> str:
    """Return a share with as many digits as tell it from none and from all."""
    for digits in (1, 2, 3, 4):
        text = f"{share * 100:.{digits}f}"
        if share in (0.0, 1.0) or float(text) not in (0.0, 100.0):
            break
    return f"{text} %"
