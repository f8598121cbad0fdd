"""Results open: a cell of the table shows its images, an image goes on the canvas and is read."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QTableWidget

from digitpad.data import split as data_load
from digitpad.data.catalogue import DATASETS
from digitpad.errors import DatasetError
from digitpad.evaluation.accuracy import evaluate
from digitpad.gui.canvas.content import Picture
from digitpad.gui.evaluate.evaluation_window import (
    Evaluated,
    EvaluationWindow,
    WantedImages,
    dataset_combo,
    offer_datasets,
)
from digitpad.gui.evaluate.images_window import LABELS, MISREAD, PAGE, SUREST, ImagesWindow
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image

if TYPE_CHECKING:
    from collections.abc import Iterator

    from digitpad.data.split import HeldOut
    from digitpad.gui.main_window import MainWindow

COUNT = 150
ARROW_PX = 24


@pytest.fixture(scope="module")
def digits() -> HeldOut:
    drawn = synthesis.labelled_drawings(5, 0, COUNT)
    images = np.stack([drawing_to_image(drawing) for drawing, _ in drawn])[:, None]
    labels = np.array([digit for _, digit in drawn], dtype=np.int64)
    return data_load.HeldOut(DATASETS["handwriting"], images, labels)


@pytest.fixture(autouse=True)
def few_digits(digits: HeldOut, monkeypatch: pytest.MonkeyPatch) -> None:
    def steps(_name: str, _folder: Path | None, _which: str) -> Iterator[data_load.Prepared]:
        yield data_load.Prepared(COUNT, COUNT)
        return digits

    monkeypatch.setattr(data_load, "part_steps", steps)
    monkeypatch.setattr("digitpad.gui.workers.task.load_torch", lambda: None)


@pytest.fixture
def result(digits: HeldOut, linear_model) -> Evaluated:
    found = evaluate(linear_model, digits.images, digits.labels)
    return Evaluated(linear_model, "handwriting", found, digits)


def opened(qtbot, window: MainWindow) -> ImagesWindow:
    window.menu_actions["images"].trigger()
    images = window.findChild(ImagesWindow)
    qtbot.waitUntil(lambda: images.shown is not None)
    return images


def captions(images: ImagesWindow) -> list[str]:
    return [images.grid.item(row).text() for row in range(images.grid.count())]


def test_a_data_set_is_paged_through_with_what_each_image_is(qtbot, window, digits):
    images = opened(qtbot, window)
    for box in (images.truth_combo, images.read_combo):
        needed = box.fontMetrics().horizontalAdvance(box.currentText())
        qtbot.waitUntil(lambda box=box, needed=needed: box.width() > needed + ARROW_PX)
    assert captions(images) == [str(label) for label in digits.labels[:PAGE]]
    qtbot.keyClick(images, Qt.Key.Key_PageDown)
    qtbot.keyClick(images, Qt.Key.Key_PageDown)
    qtbot.keyClick(images, Qt.Key.Key_PageDown)
    assert captions(images) == [str(label) for label in digits.labels[2 * PAGE :]]
    assert "121 to 150 of 150" in images.where.text()
    images.truth_combo.setCurrentIndex(images.truth_combo.findText("class 7"))
    assert set(captions(images)) == {"7"}
    assert "Read all" in images.note.text()


def test_how_many_images_are_loaded_is_said(qtbot, window, monkeypatch):
    free = threading.Event()

    def slow(*_: object) -> Iterator[data_load.Prepared]:
        yield data_load.Prepared(2000, 10_000)
        free.wait()
        raise DatasetError("enough")

    monkeypatch.setattr(data_load, "part_steps", slow)
    window.menu_actions["images"].trigger()
    images = window.findChild(ImagesWindow)
    qtbot.waitUntil(lambda: images.note.text() == "2,000 of 10,000 images loaded")
    free.set()
    qtbot.waitUntil(lambda: images.note.text() == "enough")


def test_the_data_set_that_a_model_was_tested_on_is_offered_first(qtbot, linear_model):
    small = replace(linear_model, info=replace(linear_model.info, dataset="handwriting-small"))
    for model, wanted in ((small, "handwriting-small"), (None, "handwriting")):
        box = dataset_combo("source", "Data set", "")
        offer_datasets(box, {}, model)
        assert box.currentData() == wanted


def test_images_of_signs_are_shown_and_those_of_lines_are_not_offered(
    qtbot, window, digits, monkeypatch
):
    signs = np.repeat(digits.images, 2, axis=1)
    part = digits._replace(images=signs, info=DATASETS["number-signs"])

    def steps(*_: object) -> Iterator[data_load.Prepared]:
        yield data_load.Prepared(COUNT, COUNT)
        return part

    monkeypatch.setattr(data_load, "part_steps", steps)
    images = opened(qtbot, window)
    assert len(captions(images)) == PAGE
    lines = images.source_combo.findData("number-lines")
    assert not images.source_combo.model().index(lines, 0).flags() & Qt.ItemFlag.ItemIsEnabled


def test_an_image_is_found_by_its_number_or_it_is_said_where_it_is_not_shown(qtbot, window, digits):
    images = opened(qtbot, window)
    images.go_to(130)
    assert images.grid.currentItem().data(Qt.ItemDataRole.UserRole) == 130
    other = int(np.flatnonzero(digits.labels != 3)[0])
    images.truth_combo.setCurrentIndex(images.truth_combo.findText("class 3"))
    images.go_to(other)
    assert f"Image {other} is not among those shown" in images.note.text()


def test_all_are_read_and_only_mistakes_are_shown_the_surest_first(qtbot, window, result):
    images = opened(qtbot, window)
    assert not images.read_combo.isEnabled()
    images.begin_button.click()
    qtbot.waitUntil(lambda: images.shown.evaluated is not None, timeout=30_000)
    images.show_combo.setCurrentIndex(images.show_combo.findData(MISREAD))
    wrong = int((result.found.readings.read != result.found.readings.truths).sum())
    assert images.grid.count() == wrong > 0
    assert all("→" in caption for caption in captions(images))
    images.show_combo.setCurrentIndex(images.show_combo.findData(SUREST))
    sure = [float(caption.split(" · ")[1][:-2]) for caption in captions(images)]
    assert sure == sorted(sure, reverse=True)
    widest = images.grid.fontMetrics().horizontalAdvance("3 → 8 · 99.9\N{NO-BREAK SPACE}%")
    assert widest < images.grid.visualItemRect(images.grid.item(0)).width() - 6
    images.show_combo.setCurrentIndex(images.show_combo.findData(LABELS))
    assert images.grid.count() == len(result.found.readings.likely_label_errors())


def test_an_image_goes_on_the_canvas_with_its_truth_and_is_read_exactly_so(
    qtbot, window, result, digits
):
    images = opened(qtbot, window)
    images.show_result(result, WantedImages())
    images.go_to(5)
    with qtbot.waitSignal(window.predicted):
        qtbot.keyClick(images.grid, Qt.Key.Key_Return)
    page = window.panel.page()
    assert isinstance(page, Picture)
    assert page.truth == str(digits.labels[5])
    np.testing.assert_allclose(
        window.prediction.probabilities, result.found.readings.probabilities[5], atol=1e-4
    )


def test_a_cell_of_the_table_opens_its_images_by_mouse_and_by_keyboard(qtbot, window, result):
    window.menu_actions["evaluation"].trigger()
    measured = window.findChild(EvaluationWindow)
    measured.shown = result
    measured.show_state()
    view = measured.view.confusion
    counts = view.counts - np.diag(np.diag(view.counts))
    truth, read = divmod(int(counts.argmax()), len(counts))
    left, top, cell = view._table()
    middle = QPoint(round(left + (read + 0.5) * cell), round(top + (truth + 0.5) * cell))
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle)
    images = window.findChild(ImagesWindow)
    assert images.grid.count() == counts[truth, read]
    assert all(caption.startswith(f"{truth} → {read}") for caption in captions(images))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.keyClick(view, Qt.Key.Key_Right if read < 9 else Qt.Key.Key_Left)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    beside = read + 1 if read < 9 else read - 1
    assert images.grid.count() == view.counts[truth, beside]


def test_precision_and_recall_stand_below_and_the_worst_mistakes_open(qtbot, window, result):
    window.menu_actions["evaluation"].trigger()
    measured = window.findChild(EvaluationWindow)
    assert not measured.worst_button.isEnabled()
    measured.shown = result
    measured.show_state()
    table = measured.findChild(QTableWidget, "evaluation_classes")
    seven = result.found.per_class["7"]
    assert table.item(0, 7).text() == f"{100 * seven['precision']:.2f}"
    assert table.item(1, 7).text() == f"{100 * seven['recall']:.2f}"
    measured.worst_button.click()
    images = window.findChild(ImagesWindow)
    assert images.grid.count() == len(result.found.readings.worst())
    table.cellActivated.emit(0, 7)
    assert images.truth_combo.currentText() == "class 7"


def test_images_that_are_not_there_are_said(qtbot, window, monkeypatch):
    def missing(_name: str, _folder: Path | None, _which: str) -> HeldOut:
        raise DatasetError("The files of that data set are gone.")

    monkeypatch.setattr(data_load, "part_steps", missing)
    window.menu_actions["images"].trigger()
    images = window.findChild(ImagesWindow)
    qtbot.waitUntil(lambda: "are gone" in images.note.text())
    assert images.grid.count() == 0
    assert not images.begin_button.isEnabled()


def test_the_name_of_a_data_set_is_whole_on_a_small_screen(qtbot, window, digits):
    images = opened(qtbot, window)
    images.resize(784, 552)
    box = images.source_combo
    needed = box.fontMetrics().horizontalAdvance(box.currentText()) + 40
    qtbot.waitUntil(lambda: images.width() == 784 and box.width() >= needed)
