"""A model is measured in a window: figures, diagram, confusions, progress and cancel."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtWidgets import QLabel, QScrollArea
from saving import save_in

from digitpad.data import split as data_load
from digitpad.data.catalogue import DATASETS
from digitpad.errors import DatasetError
from digitpad.evaluation import accuracy
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.evaluation_window import EvaluationWindow
from digitpad.gui.workers.task import stop_work
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.lines.reader import shipped_lines

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.data.split import HeldOut
    from digitpad.gui.main_window import MainWindow
    from digitpad.modelfile import Model

COUNT = 600


Steps = Generator["data_load.Prepared", None, "HeldOut"]


def some_digits(_name: str, _folder: Path | None, _which: str) -> Steps:
    from digitpad.data.split import HeldOut, Prepared

    yield Prepared(200, COUNT)
    drawn = synthesis.labelled_drawings(5, 0, COUNT)
    images = np.stack([drawing_to_image(drawing) for drawing, _ in drawn])[:, None]
    labels = np.array([digit for _, digit in drawn], dtype=np.int64)
    return HeldOut(DATASETS["handwriting"], images, labels)


@pytest.fixture(autouse=True)
def few_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data_load, "part_steps", some_digits)


@pytest.fixture
def parent(qtbot: QtBot) -> QLabel:
    parent = QLabel()
    qtbot.addWidget(parent)
    return parent


def about(model: Model | None, parent: QLabel) -> EvaluationWindow:
    """Return the window, about a model that reads."""
    desk = Desk(parent=parent)
    if model is not None:
        desk.current.use(model)
    window = EvaluationWindow(desk, parent)
    window.take_model()
    return window


def test_a_measurement_gives_figures_a_diagram_and_confusions(
    parent: QLabel, linear_model: Model, qtbot: QtBot, tmp_path: Path
) -> None:
    window = about(linear_model, parent)
    window.show()
    assert window.source_combo.currentData() == "handwriting"
    assert not window.save_button.isEnabled()
    window.begin_button.click()
    assert window.is_measuring
    assert not window.begin_button.isEnabled()
    qtbot.waitUntil(lambda: not window.is_measuring, timeout=60_000)
    assert window.shown is not None
    found = window.shown.found
    assert found.n == COUNT
    assert f"{found.accuracy * 100:.2f} %" in window.view.headline.text()
    assert f"{found.ece * 100:.2f} %" in window.view.sentence.text()
    assert window.view.reliability.bins == found.reliability
    assert window.view.confusion.counts.trace() == round(found.accuracy * COUNT)
    assert " read as " in window.view.confusion.mistakes_in_words()
    save_in(window.save_button, tmp_path / "diagram.png")
    assert (tmp_path / "diagram.png").read_bytes().startswith(b"\x89PNG")
    assert stop_work(window)


def test_a_measurement_can_be_cancelled_and_keeps_the_last_result(
    parent: QLabel, linear_model: Model, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_going, may_go = threading.Event(), threading.Event()

    def slow(name: str, folder: Path | None, which: str) -> Steps:
        steps = some_digits(name, folder, which)
        yield next(steps)
        is_going.set()
        may_go.wait(60)
        return (yield from steps)

    monkeypatch.setattr(data_load, "part_steps", slow)
    window = about(linear_model, parent)
    window.begin()
    qtbot.waitUntil(is_going.is_set, timeout=60_000)
    qtbot.waitUntil(lambda: window.note.text() == "200 of 600 images prepared")
    window.row.cancel_button.click()
    assert "Stopping" in window.note.text()
    may_go.set()
    qtbot.waitUntil(lambda: not window.is_measuring, timeout=60_000)
    assert window.shown is None
    assert window.begin_button.isEnabled()


def test_while_it_measures_it_says_so_and_how_long_it_takes(
    parent: QLabel, linear_model: Model, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go = threading.Semaphore(0)
    real = accuracy.evaluation_steps

    def slow(model: Model, images: np.ndarray, labels: np.ndarray) -> Iterator[tuple[int, int]]:
        steps = real(model, images, labels, batch=100)
        while True:
            assert may_go.acquire(timeout=60)
            try:
                yield next(steps)
            except StopIteration as ended:
                return ended.value

    monkeypatch.setattr(accuracy, "evaluation_steps", slow)
    window = about(linear_model, parent)
    window.begin()
    assert window.view.headline.text() == "Measuring small…"
    assert "Nothing is measured" not in window.view.empty.text()
    qtbot.waitUntil(lambda: window.note.text() == "0 of 600 measured", timeout=60_000)
    may_go.release()
    qtbot.waitUntil(lambda: window.note.text().startswith("100 of 600 measured · about "))
    assert window.note.text().endswith(" s left")
    may_go.release(6)
    qtbot.waitUntil(lambda: not window.is_measuring)
    assert "small reads" in window.view.headline.text()


def test_a_first_measurement_that_is_cancelled_leaves_nothing_measured(
    parent: QLabel, linear_model: Model, qtbot: QtBot
) -> None:
    window = about(linear_model, parent)
    window.begin()
    window.row.cancel()
    qtbot.waitUntil(lambda: not window.is_measuring, timeout=60_000)
    assert window.view.headline.text() == "How well does it read?"
    assert "Nothing is measured" in window.view.empty.text()


def test_what_goes_wrong_is_said(
    parent: QLabel, linear_model: Model, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_name: str, _folder: Path | None, _which: str) -> Steps:
        raise DatasetError("The files are damaged.")

    monkeypatch.setattr(data_load, "part_steps", broken)
    window = about(linear_model, parent)
    window.begin()
    qtbot.waitUntil(lambda: not window.is_measuring, timeout=60_000)
    assert window.note.text() == "The files are damaged."


def test_a_model_of_whole_lines_is_sent_to_the_command_line_at_once(parent: QLabel) -> None:
    window = about(shipped_lines(), parent)
    assert not window.begin_button.isEnabled()
    assert "digitpad evaluate MODEL --numbers FILE" in window.note.text()


def test_only_data_that_is_there_and_fits_can_be_chosen(
    parent: QLabel, linear_model: Model
) -> None:
    window = about(None, parent)
    assert not window.begin_button.isEnabled()
    window.desk.current.use(linear_model)
    window.take_model()
    texts = [window.source_combo.itemText(place) for place in range(window.source_combo.count())]
    others = [text for text in texts if "(other pictures or classes)" in text]
    unfit = {info.words for info in DATASETS.values() if info.classes != linear_model.info.classes}
    assert {text.removesuffix(" (other pictures or classes)") for text in others} == unfit
    assert {DATASETS[name].words for name in ("fashion-mnist", "cifar10")} < unfit
    assert any("(not here)" in text for text in texts)
    assert "Folder…" in window.words_below()


def test_the_menu_opens_it_with_the_model_that_reads(window: MainWindow) -> None:
    assert window.findChild(EvaluationWindow) is None
    window.menu_actions["evaluation"].trigger()
    opened = window.findChild(EvaluationWindow)
    assert opened.isVisible()
    assert opened.begin_button.isEnabled()
    assert window.close()
    assert not opened.isVisible()


def test_a_page_about_the_model_is_written_from_what_was_measured(
    parent: QLabel, linear_model: Model, qtbot: QtBot, tmp_path: Path
) -> None:
    window = about(linear_model, parent)
    window.show()
    assert not window.page_button.isEnabled()
    window.begin_button.click()
    qtbot.waitUntil(lambda: not window.is_measuring, timeout=60_000)
    out = tmp_path / "model.html"
    save_in(window.page_button, out)
    qtbot.waitUntil(lambda: window.note.text() == "Saved as model.html", timeout=60_000)
    page = out.read_text()
    assert f"{100 * window.shown.found.accuracy:.2f} %" in page
    assert "Typical and unusual images" in page


def test_a_small_window_scrolls_only_when_there_are_figures(
    parent: QLabel, linear_model: Model, qtbot: QtBot
) -> None:
    window = about(linear_model, parent)
    window.resize(800, 560)
    window.show()
    bar = window.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(window.view.empty.isVisible)
    assert bar.maximum() == 0
    window.begin_button.click()
    qtbot.waitUntil(lambda: not window.is_measuring, timeout=60_000)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
