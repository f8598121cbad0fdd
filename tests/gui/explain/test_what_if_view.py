"""What if and the nearest images: found in the background, put on the canvas by a click."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from threading import Event

import numpy as np
import pytest
from made_models import blank
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from window_mouse import LEFT, SEVEN, draw_stroke

from digitpad.explain import neighbours
from digitpad.explain.least_change import least_changes
from digitpad.generators import finished
from digitpad.gui.canvas.content import Picture
from digitpad.gui.explain.change_words import held_words
from digitpad.gui.explain.nearest_view import NearestView, NearestWorker
from digitpad.gui.explain.view import Question
from digitpad.gui.explain.what_if_view import WhatIfView
from digitpad.gui.explain.window import ExplainWindow
from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.panels import SideScroll
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import Drawing
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, save_model
from digitpad.recognise.recogniser import Recogniser


@pytest.fixture(scope="session")
def unsettled(linear_model: Model) -> Drawing:
    """A digit that a small change makes another one."""
    reader = Recogniser(linear_model)
    drawings = (synthesis.drawing(digit, seed=seed) for seed in range(5) for digit in (4, 9, 3))
    return next(one for one in drawings if finished(least_changes(reader, one)))


def opened(
    window: MainWindow, kind: type, drawing: Drawing | None = None
) -> tuple[ExplainWindow, object]:
    if drawing is None:
        draw_stroke(window.canvas, SEVEN)
    else:
        window.canvas.set_page(drawing)
    window.menu_actions["explain"].trigger()
    found = window.findChild(ExplainWindow)
    view = found.findChild(kind)
    found.show_view(view)
    return found, view


def test_the_least_change_is_done_on_the_canvas_and_read_as_was_said(
    window: MainWindow, qtbot: QtBot, unsettled: Drawing
) -> None:
    found, view = opened(window, WhatIfView, unsettled)
    qtbot.waitUntil(lambda: bool(view.changes), timeout=20_000)
    wanted = view.changes[-1].prediction.label
    view.buttons[len(view.changes) - 1].click()
    assert wanted in view.headline.text()
    before = window.canvas.drawing()
    view.do_button.click()
    qtbot.waitUntil(lambda: window.prediction is not None and window.prediction.label == wanted)
    window.canvas.undo()
    assert window.canvas.drawing() == before
    qtbot.waitUntil(lambda: found.headline.text() != f"Why {wanted}?")


def test_ink_is_rubbed_out_with_the_mouse_and_the_reading_follows(
    window: MainWindow, qtbot: QtBot, unsettled: Drawing
) -> None:
    _, view = opened(window, WhatIfView, unsettled)
    qtbot.waitUntil(lambda: bool(view.changes), timeout=20_000)
    length = sum(stroke.length for stroke in window.canvas.drawing().strokes)
    board, last = view.drawing, window.prediction
    middle = QPoint(board.width() // 2, board.height() // 2)
    reach = QPoint(board.width() // 3, 0)
    QTest.mousePress(board, LEFT, pos=middle - reach)
    for step in range(-10, 11):
        QTest.mouseMove(board, middle + reach * step / 10)
    QTest.mouseRelease(board, LEFT, pos=middle + reach)
    left = sum(stroke.length for stroke in window.canvas.drawing().strokes)
    assert 0 < left < length
    qtbot.waitUntil(lambda: window.prediction is not last)


def picture(digit: int) -> Picture:
    grey = 255 - drawing_to_image(synthesis.drawing(digit, seed=1)).repeat(4, 0).repeat(4, 1)
    return Picture(np.stack([grey] * 3, axis=2), f"{digit}.png")


def test_how_far_the_answer_holds_is_said_of_drawings_and_of_pictures(
    window: MainWindow, qtbot: QtBot
) -> None:
    found, view = opened(window, WhatIfView)
    qtbot.waitUntil(lambda: bool(view.sweeps), timeout=20_000)
    assert window.prediction is not None
    assert str(window.prediction.label) in view.holds_title.text()
    for change, value in view.holds.items():
        sweep = next(sweep for sweep in view.sweeps if sweep.change == change)
        assert value.text().endswith(held_words(sweep))
    with qtbot.waitSignal(window.predicted):
        window.canvas.set_page(picture(3))
    qtbot.waitUntil(lambda: not view.sweeps and not view.drawing.isVisible())
    qtbot.waitUntil(lambda: bool(view.sweeps), timeout=20_000)
    assert view.holds["shift"].isVisible()
    # The same where the window is closed and opened again on such a page.
    found.close()
    window.menu_actions["explain"].trigger()
    qtbot.waitUntil(lambda: bool(view.sweeps) and view.isVisible(), timeout=20_000)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(view.drawing.isVisible)


def test_thresholds_that_somebody_chose_count_there(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    four = blank(name="four")
    four.tensors["bias"][4] = 3
    save_model(tmp_path / "four.safetensors", four)
    assert window.open_model(tmp_path / "four.safetensors")
    _, view = opened(window, WhatIfView)
    qtbot.waitUntil(lambda: "read as 4" in view.holds_title.text(), timeout=20_000)
    view.sweeps = tuple(
        sweep._replace(readings=tuple(replace(one, digit_score=0.7) for one in sweep.readings))
        for sweep in view.sweeps
    )
    view.sweeps = tuple(one for one in view.sweeps if one.change != "noise")
    window.desk.thresholds.choose("reject_below", 0.8)
    qtbot.waitUntil(lambda: "not taken for a digit" in view.holds_title.text())
    assert view.holds["shift"].isVisible()
    assert not view.holds["noise"].isVisible()  # it was not tried


def test_the_nearest_images_are_found_while_a_network_learns_on(
    linear_model: Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = neighbours.DataSource.parse("handwriting-small")
    images, labels = np.zeros((30, 1, 28, 28), np.uint8), np.arange(30) % 10
    monkeypatch.setattr(neighbours, "images_at_hand", lambda *_: (source, images, labels))
    monkeypatch.setattr(neighbours, "BATCH", 10)
    worker, drawing = NearestWorker(dict), synthesis.drawing(3, seed=1)
    read = Recogniser(linear_model).recognise(drawing)

    def steps(model: Model, most: int = 10) -> int:
        """Return how many batches are computed, at ``most``, until it answers."""
        answering = worker.answer(Question(model, drawing, read))
        return sum(1 for _ in islice(answering, most))

    learned_on, later = replace(linear_model), replace(linear_model)
    other = replace(linear_model, info=replace(linear_model.info, name="another"))
    assert steps(linear_model, most=2) == 2
    assert steps(learned_on) == 1  # what was begun is finished, not begun anew
    assert steps(later, most=1) == 1
    assert steps(learned_on) == 2
    assert steps(other) == 3


def test_the_nearest_training_images_have_their_places_at_once_and_are_put_on_the_canvas(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    seven = np.zeros((30, 1, 28, 28), np.uint8)
    seven[:, 0, 5, 6:22] = seven[:, 0, 5:24, 18] = 255
    labels = np.arange(30) % 10
    read = neighbours.DataSource.parse("handwriting-small")
    may_answer = Event()
    at_hand = read, seven, labels
    monkeypatch.setattr(neighbours, "images_at_hand", lambda *_: may_answer.wait(60) and at_hand)
    found, view = opened(window, NearestView)
    qtbot.waitUntil(view.buttons[-1].isVisible)
    found.resize(540, 620)  # as wide as the dock of a small window
    area = next(one for one in found.findChildren(SideScroll) if one.isAncestorOf(view))
    qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)
    assert not view.buttons[0].isEnabled()
    assert "come here" in view.sentence.text()
    may_answer.set()
    qtbot.waitUntil(lambda: view.nearest is not None, timeout=60_000)
    assert view.buttons[0].isEnabled()
    assert view.nearest.near[0].truth in view.buttons[0].text()
    last = window.prediction
    view.buttons[0].click()
    page = window.canvas.page()
    assert isinstance(page, Picture)
    assert page.truth == view.nearest.near[0].truth
    qtbot.waitUntil(lambda: window.prediction is not last)
