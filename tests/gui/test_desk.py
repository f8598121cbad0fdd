"""The desk: what panels and windows work with, and what they hear of it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from digitpad.gui.canvas.content import Page
from digitpad.gui.desk import Desk, PageReading
from digitpad.gui.model_window import ModelWindow
from digitpad.gui.settings import open_settings
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing, LabelledDrawing
from digitpad.modelfile import Calibration, Model
from digitpad.recognise.recogniser import Recogniser


class Sheet:
    """A surface that takes every page but a blank one."""

    def __init__(self, page: Page) -> None:
        self.content, self.is_drawing = page, False

    def page(self) -> Page:
        return self.content

    def take(self, page: Page, drawings: tuple[LabelledDrawing, ...] = ()) -> bool:
        self.content = page
        return page != Drawing()


@pytest.fixture
def seven() -> Drawing:
    return synthesis.drawing(7, seed=1)


def test_on_an_empty_desk_there_is_nothing_to_read_and_no_place_for_a_page(seven: Drawing) -> None:
    desk = Desk()
    assert desk.page() is desk.resting_page() is desk.model is desk.prediction is None
    assert not desk.take(seven)


def test_a_page_goes_onto_the_surface_and_rests_between_strokes(seven: Drawing) -> None:
    desk, sheet = Desk(), Sheet(Drawing())
    desk.lay(sheet)
    assert desk.take(seven)
    assert desk.page() == desk.resting_page() == seven
    assert not desk.take(Drawing())  # what the surface says
    sheet.is_drawing = True
    assert desk.page() == Drawing()
    assert desk.resting_page() is None


def test_a_reading_is_that_of_its_page_alone(seven: Drawing, linear_model: Model) -> None:
    desk, heard = Desk(), []
    desk.predicted.connect(heard.append)
    read = Recogniser(linear_model).recognise(seven)
    desk.take_reading(PageReading(seven, linear_model, read))
    assert desk.prediction is read
    assert heard == [read]
    assert desk.prediction_of(synthesis.drawing(7, seed=1)) is read
    assert desk.prediction_of(Drawing()) is None


def test_what_was_chosen_for_a_model_counts_before_anybody_hears_of_the_model(
    linear_model: Model,
) -> None:
    store = open_settings()
    before = Desk(store)
    before.current.use(linear_model)
    before.thresholds.choose("unsure_below", 0.9)
    desk, heard = Desk(store), []
    desk.model_changed.connect(lambda: heard.append((desk.model, desk.thresholds.chosen)))
    desk.current.use(linear_model)
    assert heard == [(linear_model, replace(linear_model.info.calibration, unsure_below=0.9))]


def test_the_thresholds_that_count_make_the_verdict_and_nothing_else(
    seven: Drawing, linear_model: Model
) -> None:
    reader = Recogniser(linear_model)
    usual = reader.recognise(seven, thresholds=Calibration(unsure_below=0.0))
    strict = reader.recognise(seven, thresholds=Calibration(unsure_below=1.0))
    assert (usual.verdict, strict.verdict) == ("digit", "unsure")
    assert np.array_equal(usual.probabilities, strict.probabilities)


def test_a_window_hears_of_the_desk_while_it_is_visible(
    qtbot: QtBot, seven: Drawing, linear_model: Model
) -> None:
    heard: list[str] = []

    class Ear(ModelWindow):
        def take_model(self) -> None:
            heard.append("model")

        def take_prediction(self) -> None:
            heard.append("prediction")

        def interrupt(self) -> None:
            heard.append("page")

    parent, desk = QLabel(), Desk()
    qtbot.addWidget(parent)
    desk.setParent(parent)
    window = Ear("ear", "Ear", desk, parent)

    def happens() -> list[str]:
        heard.clear()
        desk.current.use(linear_model)
        desk.grew.emit()
        read = Recogniser(linear_model).recognise(seven)
        desk.take_reading(PageReading(seven, linear_model, read))
        return heard

    assert happens() == []
    window.show()
    assert happens() == ["model", "page", "prediction"]
    window.close()
    assert happens() == []
