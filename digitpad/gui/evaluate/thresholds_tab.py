"""The thresholds of “4 or 9?” and “not a digit”.

The verdict follows the sliders at once; the figures are those that ``digitpad calibrate`` measured.
Each model has its own.
"""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.measurement import Measurement, Need
from digitpad.gui.evaluate.tab import Tab
from digitpad.gui.language import number, tr
from digitpad.gui.thresholds import THRESHOLDS, ConfidenceThresholds, Threshold
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import (
    ClickSlider,
    filled,
    grow,
    label,
    named,
    push_button,
    small_label,
)
from digitpad.gui.widgets.wording import in_percent
from digitpad.models.architecture import DIGITS, ReadingKind
from digitpad.words import sentences

if TYPE_CHECKING:
    from digitpad.modelfile import Calibration, CurvePoint, ModelInfo

MEANING_LINES: Final = 3
WIDTH_PX: Final = 560
STEPS: Final = 100
"""Thresholds to choose from where the model's file does not say what they do."""


def points_of(calibration: Calibration, threshold: Threshold) -> tuple[CurvePoint, ...]:
    """Return the thresholds to choose from: those of the curve, or a hundred without figures.

    The calibration's own is always one of them. Without a curve ``kept`` is NaN.
    """
    from digitpad.modelfile import CurvePoint

    own: float = getattr(calibration, threshold)
    is_reject = threshold == "reject_below"
    curve = calibration.reject_curve if is_reject else calibration.unsure_curve
    known = {point.threshold: point for point in curve}
    values = known.keys() | {own} if curve else {step / STEPS for step in range(STEPS + 1)} | {own}
    unknown = float("nan")
    return tuple(known.get(value) or CurvePoint(value, unknown, None) for value in sorted(values))


class ThresholdSlider(QWidget):
    """One threshold: what it is about, from lenient to strict, and the effect of the setting."""

    def __init__(
        self, confidence: ConfidenceThresholds, threshold: Threshold, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._confidence = confidence
        self._threshold = threshold
        self._points: tuple[CurvePoint, ...] = ()
        self.title = label("", look="title")
        self.slider = named(ClickSlider(), f"{threshold}_slider")
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self._on_value_changed)
        self.meaning = label(f"{threshold}_meaning", wraps=True)
        self.meaning.setAlignment(Qt.AlignmentFlag.AlignTop)
        ends = (label("", end, look="quiet") for end in (self.tr("lenient"), self.tr("strict")))
        row = filled(QHBoxLayout(), next(ends), (self.slider, 1), next(ends))
        filled(QVBoxLayout(self), self.title, row, self.meaning, spacing=4)

    def refresh(self) -> None:
        model, own = self._confidence.model, self._confidence.own
        has_digits = model is None or model.info.classes == DIGITS
        self._name(has_digits=has_digits)
        names = model is not None and not model.info.architecture.reconstructs
        may_reject = model is not None and model.info.architecture.rejects
        can_tell = names and (may_reject or self._threshold == "unsure_below")
        self.slider.setEnabled(can_tell)
        counts = self._confidence.calibration
        if not can_tell or model is None or counts is None or own is None:
            self.meaning.setText(self._why_not(names=names, has_digits=has_digits))
            return
        points = self._points = points_of(own, self._threshold)
        value = getattr(counts, self._threshold)
        index = min(range(len(points)), key=lambda index: abs(points[index].threshold - value))
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, len(self._points) - 1)
            self.slider.setValue(index)
        meaning = self._meaning(self._points[index], model.info)
        if self._points[index].threshold == getattr(own, self._threshold):
            meaning = tr(sentences(meaning, self.tr("The model’s own setting.")))
        self.meaning.setText(meaning)
        self.slider.setAccessibleDescription(meaning)

    def _why_not(self, *, names: bool, has_digits: bool) -> str:
        """Return why there is nothing to set."""
        if not names:
            return self.tr("This network is an autoencoder: it does not classify.")
        if has_digits:
            return self.tr(
                "This network was not trained on non-digits, so it never says “not a digit”."
            )
        return self.tr("This network knows its classes alone, so it never says “none of these”.")

    def _name(self, *, has_digits: bool) -> None:
        title = self.tr("Minimum confidence to be sure")
        if self._threshold == "reject_below":
            title = self.tr("Minimum score to count as a digit")
            if not has_digits:
                title = self.tr("Minimum score to count as one of its classes")
        self.title.setText(title)
        self.slider.setAccessibleName(title)

    def _meaning(self, point: CurvePoint, info: ModelInfo) -> str:
        """Return what a setting means, in figures where they were measured."""
        is_reject, is_measured = self._threshold == "reject_below", not isnan(point.kept)
        if point.threshold == 0.0:
            meaning = self.tr("Never asks: it always gives the likeliest answer.")
            if is_reject:
                meaning = self.tr("Never says {verdict}.")
        elif is_reject:
            meaning = self.tr("Below a score of {threshold}: {verdict}.")
            if is_measured and point.passed is None:
                meaning = self.tr(
                    "Below a score of {threshold}: {verdict}. Accepts {kept} of {what}."
                )
            elif is_measured:
                meaning = self.tr(
                    "Below a score of {threshold}: {verdict}. Accepts {kept} of {what} and "
                    "{passed} of {others}."
                )
        else:
            meaning = self.tr("Below {threshold}: it asks between the two likeliest.")
            if is_measured:
                meaning = self.tr(
                    "Below {threshold}: it asks between the two likeliest. {kept} of {what} get an "
                    "answer; {passed} of those are correct."
                )
        shares = {"threshold": point.threshold, "kept": point.kept, "passed": point.passed}
        percents = {name: _percent(share) for name, share in shares.items()}
        return meaning.format(**percents, **self._names(info))

    def _names(self, info: ModelInfo) -> dict[str, str]:
        """Return what is read, what is not, and what is said about that."""
        accepted, verdict = self.tr("digits"), self.tr("“not a digit”")
        rest = self.tr("letters, symbols, shapes and scribbles")
        if info.classes != DIGITS:
            accepted, verdict = self.tr("drawings of its classes"), self.tr("“none of these”")
            rest = self.tr("other things")
        if info.architecture.reading is ReadingKind.PICTURE:
            accepted = self.tr("pictures")
        return {"what": accepted, "verdict": verdict, "others": rest}

    @Slot(int)
    def _on_value_changed(self, index: int) -> None:
        if index < len(self._points):
            self._confidence.choose(self._threshold, self._points[index].threshold)


class ThresholdsTab(Tab):
    """Sliders for the thresholds, and their effect on what was measured; for use while drawing."""

    shows = None

    def __init__(self, desk: Desk) -> None:
        super().__init__("thresholds")
        confidence = self._confidence = desk.thresholds
        self._measured: Measurement | None = None
        self._about = label(look="quiet", wraps=True)
        self.sliders = tuple(ThresholdSlider(confidence, name, self) for name in THRESHOLDS)
        self.here = label("thresholds_here", wraps=True)
        self._source = small_label("thresholds_source", wraps=True)
        title = self.tr("Back to the model’s own")
        self.reset_button = push_button("thresholds_reset_button", title, "", confidence.reset)
        column = QWidget()
        column.setObjectName("thresholds_panel")
        grow(column, "setMaximumWidth", WIDTH_PX)
        self.controls = (self.reset_button,)
        parts = self._about, *self.sliders, self.here, self._source, None
        filled(QVBoxLayout(column), *parts, margins=(2, 8, 2, 0), spacing=12)
        filled(QVBoxLayout(self), (SideScroll(column), 1))
        confidence.changed.connect(lambda: self.isVisible() and self.refresh())

    def show_measurement(self, measured: Measurement, _doing: Need | None) -> None:
        self._measured = measured
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        model, own = self._confidence.model, self._confidence.own
        name = "" if model is None else model.info.name
        self._about.setText(
            self.tr("Set for {model}, and remembered for it. Its file is not changed.").format(
                model=name
            )
        )
        for slider in self.sliders:
            slider.refresh()
        self.here.setText(self._words_here())
        self.here.setVisible(bool(self.here.text()))
        self._source.setText(
            self.tr("Measured on {dataset}.").format(dataset=own.measured_on)
            if own is not None and own.measured_on
            else self.tr(
                "The effect of these settings was not measured for this model; “digitpad "
                "calibrate” on the command line measures it."
            )
        )
        self._source.setVisible(any(slider.slider.isEnabled() for slider in self.sliders))
        self.reset_button.setEnabled(self._confidence.chosen is not None)

    def _words_here(self) -> str:
        """Return the effect of the threshold on the images measured, "" if there are none."""
        measured, calibration = self._measured, self._confidence.calibration
        readings = None if measured is None else measured.readings
        if measured is None or readings is None or calibration is None:
            return ""
        if not measured.is_about(self._confidence.model):
            return ""
        is_sure = readings.confidence >= calibration.unsure_below
        right = readings.read[is_sure] == readings.truths[is_sure]
        if not len(right):
            sentence = self.tr(
                "None of the {count} images measured here is read with at least this confidence."
            )
            return sentence.format(count=number(len(is_sure)))
        sentence = self.tr(
            "Of the {count} images measured here, {kept} are read with at least this confidence, "
            "and {right} of those correctly."
        )
        return sentence.format(
            count=number(len(is_sure)),
            kept=_percent(float(is_sure.mean())),
            right=_percent(float(right.mean())),
        )

    # Overrides of Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Reserve room for the longest text, so that nothing moves while a slider is dragged."""
        super().showEvent(event)
        for slider in self.sliders:
            line = slider.meaning.fontMetrics().lineSpacing()
            slider.meaning.setMinimumHeight(MEANING_LINES * line)


def _percent(share: float | None) -> str:
    """Format a share with enough digits to tell it from 0 % and from 100 %."""
    if share is None:
        return "–"
    for digits in (1, 2, 3, 4):
        if share in (0.0, 1.0) or float(f"{share * 100:.{digits}f}") not in (0.0, 100.0):
            break
    return in_percent(share, digits)
