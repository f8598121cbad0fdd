"""How sure the model must be is chosen by sliders, counts at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from made_models import blank
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QLabel, QSlider

from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.thresholds_tab import points_of
from digitpad.gui.evaluate.window import HowGoodWindow
from digitpad.gui.thresholds import ConfidenceThresholds
from digitpad.handwriting import synthesis
from digitpad.modelfile import Calibration, CurvePoint, Model, save_model
from digitpad.recognise.prediction import Verdict

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.gui.main_window import MainWindow

CURVES = Calibration(
    reject_below=0.4,
    unsure_below=0.7,
    reject_curve=(CurvePoint(0.0, 1.0, 1.0), CurvePoint(0.4, 0.99, 0.013), CurvePoint(0.9, 0.9, 0)),
    unsure_curve=(CurvePoint(0.0, 1.0, 0.98), CurvePoint(0.7, 0.97, 0.995)),
    measured_on="ten digits",
)


@pytest.fixture
def store(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "some.ini"), QSettings.Format.IniFormat)


def rejecting(calibration: Calibration, name: str = "digitpad") -> Model:
    return blank(name, name="mine", calibration=calibration)


def with_other_weights(model: Model) -> Model:
    return replace(model, tensors={name: tensor + 1 for name, tensor in model.tensors.items()})


def test_a_choice_counts_is_remembered_for_its_model_and_taken_back(store: QSettings) -> None:
    model, other = rejecting(CURVES), rejecting(replace(CURVES, temperature=2.0))
    confidence = ConfidenceThresholds(store)
    confidence.follow(model)
    assert confidence.calibration == CURVES
    confidence.choose("reject_below", 0.9)
    assert confidence.calibration == replace(CURVES, reject_below=0.9)
    confidence.follow(other)
    assert confidence.chosen is None
    again = ConfidenceThresholds(store)
    again.follow(model)
    assert again.calibration == replace(CURVES, reject_below=0.9)
    again.reset()
    assert again.calibration == CURVES
    assert store.allKeys() == []


def test_models_of_one_kind_that_say_nothing_of_themselves_are_told_apart(
    store: QSettings,
) -> None:
    model = rejecting(Calibration(), "candle-linear")
    model = replace(model, info=replace(model.info, has_metadata=False))
    confidence = ConfidenceThresholds(store)
    confidence.follow(model)
    confidence.choose("unsure_below", 0.9)
    confidence.follow(with_other_weights(model))
    assert confidence.chosen is None
    confidence.follow(model)
    assert confidence.chosen is not None


def test_a_choice_stays_while_the_network_learns(store: QSettings) -> None:
    model = rejecting(Calibration(), "candle-linear")
    confidence = ConfidenceThresholds(store)
    confidence.follow(model)
    confidence.choose("unsure_below", 0.9)
    confidence.follow(with_other_weights(model))
    assert confidence.chosen is not None


def test_damaged_settings_count_as_nothing_chosen(store: QSettings) -> None:
    model = rejecting(CURVES)
    confidence = ConfidenceThresholds(store)
    confidence.follow(model)
    confidence.choose("unsure_below", 0.0)
    (key,) = store.allKeys()
    for damaged in ("", "x y", "2 -1", "nan nan nan"):
        store.setValue(key, damaged)
        confidence.follow(model)
        assert confidence.calibration == CURVES


def test_without_a_curve_there_are_thresholds_but_no_figures() -> None:
    points = points_of(Calibration(reject_below=0.123), "reject_below")
    assert 0.123 in {point.threshold for point in points}
    assert len(points) == 102
    assert all(np.isnan(point.kept) for point in points)


def test_the_panel_says_what_a_setting_means(store: QSettings, qtbot: QtBot) -> None:
    window = QLabel()
    qtbot.addWidget(window)
    desk = Desk(store, parent=window)
    desk.current.use(rejecting(CURVES))
    confidence, shown = desk.thresholds, HowGoodWindow(desk, window)
    panel = shown.thresholds
    shown.show_view(panel)
    shown.show()
    reject, unsure = panel.sliders
    assert "Accepts 99.0 % of digits and 1.3 % of letters" in reject.meaning.text()
    assert "own setting" in reject.meaning.text()
    assert "97.0 % of digits get an answer; 99.5 % of those are correct." in unsure.meaning.text()
    assert not panel.reset_button.isEnabled()
    reject.slider.setValue(2)
    assert confidence.calibration.reject_below == 0.9
    assert "own setting" not in reject.meaning.text()
    reject.slider.setValue(0)
    assert "Never says" in reject.meaning.text()
    panel.reset_button.click()
    assert reject.slider.value() == 1
    confidence.follow(rejecting(Calibration(), "candle-linear"))
    assert not reject.slider.isEnabled()
    assert "not trained" in reject.meaning.text()
    assert unsure.slider.isEnabled()


def test_the_verdict_follows_the_slider_at_once(
    make_window: Callable[..., MainWindow], linear_model: Model, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "calibrated.safetensors"
    info = replace(linear_model.info, calibration=Calibration(unsure_below=0.0))
    save_model(path, replace(linear_model, info=info))
    window = make_window(shipped=path)
    with qtbot.waitSignal(window.predicted):
        window.panel.take(synthesis.drawing(0, seed=3))
    assert window.prediction is not None
    assert window.prediction.verdict is Verdict.DIGIT
    assert window.findChild(HowGoodWindow) is None
    window.panel.strip.thresholds_button.click()
    shown = window.findChild(HowGoodWindow)
    assert not shown.is_measuring, "the tab of the thresholds needs no measurement"
    panel = shown.thresholds
    assert panel.isVisible()
    slider = panel.findChild(QSlider, "unsure_below_slider")
    slider.setValue(slider.maximum())
    qtbot.waitUntil(lambda: window.prediction.verdict is Verdict.UNSURE)
    assert "?" in window.panel.answer.verdict.text()
    with qtbot.waitSignal(window.predicted):
        window.panel.take(synthesis.drawing(0, seed=4))
    assert window.prediction.verdict is Verdict.UNSURE
    panel.reset_button.click()
    qtbot.waitUntil(lambda: window.prediction.verdict is Verdict.DIGIT)
