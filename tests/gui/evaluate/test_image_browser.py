"""Results open: a cell of the table shows its images, an image goes on the canvas and is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from with_wings import WITH_NUMBERS

from digitpad.data import split as data_load
from digitpad.data.catalogue import DATASETS
from digitpad.evaluation.accuracy import evaluate
from digitpad.gui.canvas.content import Picture
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.image_browser import MISREAD, PAGE, SUREST, ImageBrowser, LabelsTab
from digitpad.gui.evaluate.measurement import Measurement
from digitpad.gui.evaluate.window import HowGoodWindow
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.recognise.torch_engine import TorchEngine

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
    def steps(*_: object) -> Iterator[data_load.Prepared]:
        yield data_load.Prepared(COUNT, COUNT)
        return digits

    monkeypatch.setattr(data_load, "part_steps", steps)
    monkeypatch.setattr("digitpad.gui.workers.task.load_torch", lambda: None)


@pytest.fixture
def result(digits: HeldOut, linear_model) -> Measurement:
    found = evaluate(linear_model, digits.images, digits.labels)
    return Measurement("handwriting", "test", digits, linear_model, found)


def opened(qtbot, window: MainWindow) -> HowGoodWindow:
    """Return the window at its tab of images, when they are there."""
    window.menu_actions["images"].trigger()
    found = window.findChild(HowGoodWindow)
    qtbot.waitUntil(lambda: found.measured.part is not None and not found.is_measuring)
    return found


def browser_of(qtbot, window: MainWindow) -> ImageBrowser:
    return opened(qtbot, window).images.browser


def captions(images: ImageBrowser) -> list[str]:
    return [images.grid.item(row).text() for row in range(images.grid.count())]


def test_a_data_set_is_paged_through_with_what_each_image_is(qtbot, window, digits):
    images = browser_of(qtbot, window)
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
    assert "Press Measure" in images.window().note.text()


@WITH_NUMBERS
def test_images_of_signs_are_shown(qtbot, window, digits, monkeypatch):
    signs = np.repeat(digits.images, 2, axis=1)
    part = digits._replace(images=signs, info=DATASETS["number-signs"])

    def steps(*_: object) -> Iterator[data_load.Prepared]:
        yield data_load.Prepared(COUNT, COUNT)
        return part

    monkeypatch.setattr(data_load, "part_steps", steps)
    images = browser_of(qtbot, window)
    assert len(captions(images)) == PAGE


def test_an_image_is_found_by_its_number_or_it_is_said_where_it_is_not_shown(qtbot, window, digits):
    images = browser_of(qtbot, window)
    images.go_to(130)
    assert images.grid.currentItem().data(Qt.ItemDataRole.UserRole) == 130
    other = int(np.flatnonzero(digits.labels != 3)[0])
    images.truth_combo.setCurrentIndex(images.truth_combo.findText("class 3"))
    images.go_to(other)
    assert f"Image {other} is not among those shown" in images.where.text()


def test_all_are_read_and_only_mistakes_are_shown_the_surest_first(qtbot, window, result):
    images = browser_of(qtbot, window)
    assert not images.read_combo.isEnabled()
    images.window().begin_button.click()
    qtbot.waitUntil(lambda: images.window().measured.evaluation is not None)
    qtbot.waitUntil(images.read_combo.isEnabled)
    images.show_combo.setCurrentIndex(images.show_combo.findData(MISREAD))
    wrong = int((result.readings.read != result.readings.truths).sum())
    assert images.grid.count() == wrong > 0
    assert all("→" in caption for caption in captions(images))
    images.show_combo.setCurrentIndex(images.show_combo.findData(SUREST))
    sure = [float(caption.split(" · ")[1][:-2]) for caption in captions(images)]
    assert sure == sorted(sure, reverse=True)
    widest = images.grid.fontMetrics().horizontalAdvance("3 → 8 · 99.9\N{NO-BREAK SPACE}%")
    assert widest < images.grid.visualItemRect(images.grid.item(0)).width() - 6


def test_an_image_goes_on_the_canvas_with_its_truth_and_is_read_exactly_so(
    qtbot, window, result, digits
):
    images = browser_of(qtbot, window)
    images.show_measurement(result)
    images.go_to(5)
    with qtbot.waitSignal(window.predicted):
        qtbot.keyClick(images.grid, Qt.Key.Key_Return)
    page = window.panel.page()
    assert isinstance(page, Picture)
    assert page.truth == str(digits.labels[5])
    np.testing.assert_allclose(
        window.prediction.probabilities, result.readings.probabilities[5], atol=1e-4
    )


def test_a_cell_of_the_table_shows_its_images_by_mouse_and_by_keyboard(qtbot, window, result):
    found = opened(qtbot, window)
    found.measured = result._replace(model=window.desk.model)
    found.show_view(found.confusions)
    view, images = found.confusions.confusion, found.confusions.browser
    assert images.grid.count() == len(result.readings.worst()), "first those of all mistakes"
    counts = view.counts - np.diag(np.diag(view.counts))
    truth, read = divmod(int(counts.argmax()), len(counts))
    left, top, cell = view._table()
    middle = QPoint(round(left + (read + 0.5) * cell), round(top + (truth + 0.5) * cell))
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle)
    assert images.grid.count() == counts[truth, read]
    assert all(caption.startswith(f"{truth} → {read}") for caption in captions(images))
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.keyClick(view, Qt.Key.Key_Right if read < 9 else Qt.Key.Key_Left)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    beside = read + 1 if read < 9 else read - 1
    assert images.grid.count() == view.counts[truth, beside]


@pytest.mark.parametrize(
    ("dataset", "wrong", "shows", "said"),
    [
        ("handwriting", 3, False, "generated"),
        ("mnist", 6, False, "96.00 %"),
        ("mnist", 3, True, "of 150"),
    ],
)
def test_labels_are_suspected_where_people_gave_them_and_the_model_reads_well(
    qtbot, digits, linear_model, dataset, wrong, shows, said
):
    engine = TorchEngine(linear_model.info.architecture, linear_model.tensors)
    labels = engine.logits(digits.images).argmax(1).astype(np.int64)
    labels[:wrong] = (labels[:wrong] + 1) % 10
    part = digits._replace(info=DATASETS[dataset], labels=labels)
    found = evaluate(linear_model, part.images, labels)
    parent = QLabel()
    qtbot.addWidget(parent)
    tab = LabelsTab(Desk(parent=parent))
    qtbot.addWidget(tab)
    tab.show_measurement(Measurement(dataset, "test", part, linear_model, found), None)
    tab.show()
    assert tab.browser.isVisible() is shows
    assert said in tab.about.text()
