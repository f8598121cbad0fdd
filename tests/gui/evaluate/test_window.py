"""A model is measured once, on one choice of data, and all tabs show what was found."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from made_models import blank
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTableWidget, QWidget
from saving import save_in
from with_wings import WITH_NUMBERS

from digitpad.data import split as data_load
from digitpad.data.catalogue import DATASETS
from digitpad.errors import DatasetError
from digitpad.evaluation import accuracy
from digitpad.files import resource
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate import measurement
from digitpad.gui.evaluate import window as window_module
from digitpad.gui.evaluate.image_browser import MISREAD
from digitpad.gui.evaluate.window import HowGoodWindow
from digitpad.gui.workers.task import stop_work
from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, open_model

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from digitpad.data.split import HeldOut

COUNT = 600


Steps = Generator["data_load.Prepared", None, "HeldOut"]


def some_digits(_name: str, _folder: Path | None, _which: str, *_: str) -> Steps:
    from digitpad.data.split import HeldOut, Prepared

    yield Prepared(200, COUNT)
    drawn = synthesis.labelled_drawings(5, 0, COUNT)
    images = np.stack([drawing_to_image(drawing) for drawing, _ in drawn])[:, None]
    labels = np.array([digit for _, digit in drawn], dtype=np.int64)
    return HeldOut(DATASETS["handwriting"], images, labels)


class Loaded:
    """Stands in for ``part_steps`` and keeps what was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    def __call__(self, name: str, folder: Path | None, which: str, *_: str) -> Steps:
        self.asked.append((name, which))
        return some_digits(name, folder, which)


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> Loaded:
    found = Loaded()
    monkeypatch.setattr(data_load, "part_steps", found)
    return found


@pytest.fixture
def parent(qtbot: QtBot) -> QLabel:
    parent = QLabel()
    qtbot.addWidget(parent)
    return parent


def about(model: Model | None, parent: QWidget) -> HowGoodWindow:
    """Return the window, about a model that reads; it is not open."""
    desk = Desk(parent=parent)
    if model is not None:
        desk.current.use(model)
    window = HowGoodWindow(desk, parent)
    window.take_model()
    return window


def measured(window: HowGoodWindow, qtbot: QtBot) -> HowGoodWindow:
    window.begin()
    qtbot.waitUntil(lambda: not window.is_measuring)
    return window


def test_a_measurement_gives_figures_a_diagram_and_confusions(
    parent: QLabel, linear_model: Model, qtbot: QtBot, tmp_path: Path
) -> None:
    window = about(linear_model, parent)
    assert window.data.dataset == "handwriting"
    assert not window.accuracy.save_button.isEnabled()
    assert window.begin_button.isEnabled()
    window.show()
    window.begin_button.click()
    assert window.is_measuring
    assert not window.begin_button.isEnabled()
    qtbot.waitUntil(lambda: not window.is_measuring)
    found, view = window.measured.evaluation, window.accuracy.view
    assert found is not None
    assert found.n == COUNT
    assert f"{found.accuracy * 100:.2f} %" in view.headline.text()
    assert f"{found.ece * 100:.2f} %" in view.sentence.text()
    assert window.accuracy.reliability.bins == found.reliability
    window.show_view(window.confusions)
    assert window.confusions.confusion.counts.trace() == round(found.accuracy * COUNT)
    assert " read as " in window.confusions.about.text()
    window.show_view(window.accuracy)
    save_in(window.accuracy.save_button, tmp_path / "diagram.png")
    assert (tmp_path / "diagram.png").read_bytes().startswith(b"\x89PNG")
    assert stop_work(window)


def test_what_one_tab_measured_the_others_show_without_measuring_it_again(
    parent: QLabel, linear_model: Model, qtbot: QtBot, loaded: Loaded
) -> None:
    window = measured(about(linear_model, parent), qtbot)
    found = window.measured
    window.show()
    for tab in (window.confusions, window.images, window.labels, window.accuracy):
        window.show_view(tab)
        assert not window.is_measuring
        assert not window.begin_button.isEnabled()
    assert window.measured is found
    assert loaded.asked == [("handwriting", "test")]
    grid = window.labels.browser.grid
    assert grid.count() == len(found.readings.likely_label_errors())


def test_a_tab_that_is_shown_measures_what_is_not_there_and_one_that_is_not_does_not(
    parent: QLabel, linear_model: Model, qtbot: QtBot, loaded: Loaded
) -> None:
    window = about(linear_model, parent)
    window.show_view(window.thresholds)
    window.show()
    window.begin_if_due()
    assert not window.is_measuring
    assert loaded.asked == []
    window.show_view(window.images)
    qtbot.waitUntil(lambda: not window.is_measuring)
    assert len(window.measured.part.labels) == COUNT
    assert window.measured.evaluation is None
    window.show_view(window.accuracy)
    qtbot.waitUntil(lambda: not window.is_measuring)
    assert window.measured.evaluation is not None
    assert len(loaded.asked) == 1


def test_a_tab_that_comes_to_the_front_during_a_measurement_has_its_turn_after_it(
    parent: QLabel, linear_model: Model, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go = threading.Event()

    def slow(name: str, folder: Path | None, which: str, *_: str) -> Steps:
        assert may_go.wait(60)
        return (yield from some_digits(name, folder, which))

    monkeypatch.setattr(data_load, "part_steps", slow)
    window = about(linear_model, parent)
    window.show_view(window.images)
    window.show()
    window.begin_if_due()
    window.show_view(window.accuracy)
    may_go.set()
    qtbot.waitUntil(lambda: window.measured.evaluation is not None)
    qtbot.waitUntil(lambda: not window.is_measuring)


def test_other_data_make_everything_void(
    parent: QLabel, linear_model: Model, qtbot: QtBot, loaded: Loaded
) -> None:
    window = measured(about(linear_model, parent), qtbot)
    window.data.part_combo.setCurrentIndex(1)
    assert window.measured.is_empty
    assert window.measured.part is None
    assert "Nothing is measured" in window.accuracy.empty.text()
    measured(window, qtbot)
    assert loaded.asked == [("handwriting", "test"), ("handwriting", "train")]
    assert "Training part of" in window.accuracy.view.sentence.text()
    # The page is about test images.
    assert not window.accuracy.page_button.isEnabled()


def test_another_model_begins_anew_but_with_the_images_that_are_there(
    parent: QLabel, linear_model: Model, qtbot: QtBot, loaded: Loaded
) -> None:
    window = measured(about(linear_model, parent), qtbot)
    window.show()
    before = window.measured
    for name, words in (("other", "is now other."), ("small", "Another model named small reads")):
        info = replace(linear_model.info, name=name)
        window.desk.current.use(Model(info, dict(linear_model.tensors)))
        assert words in window.note.text()
    assert window.measured is before
    window.begin_button.click()
    assert window.measured.evaluation is None
    qtbot.waitUntil(lambda: not window.is_measuring)
    assert window.measured.evaluation is not before.evaluation
    assert window.measured.part is before.part
    assert len(loaded.asked) == 1


def test_a_model_that_was_saved_under_another_name_is_not_measured_again(
    parent: QLabel, linear_model: Model, qtbot: QtBot, tmp_path: Path
) -> None:
    window = measured(about(linear_model, parent), qtbot)
    window.show()
    window.desk.current.was_saved(linear_model, tmp_path / "mine.safetensors")
    assert window.desk.model.info.name == "mine"
    window.begin_if_due()
    assert not window.is_measuring
    assert "Measure again" not in window.note.text()


def test_a_network_that_learns_does_not_take_away_what_is_looked_at(
    parent: QLabel, linear_model: Model, qtbot: QtBot
) -> None:
    window = measured(about(linear_model, parent), qtbot)
    window.show()
    window.desk.current.trial(Model(linear_model.info, dict(linear_model.tensors)))
    for tab in (window.confusions, window.robustness, window.accuracy):
        window.show_view(tab)
        assert not window.is_measuring
    assert window.measured.evaluation is not None
    assert window.begin_button.isEnabled()


def moment(model: Model, name: str) -> Model:
    """Return a network as it was during its run: the weights of some classes change places."""
    turned = {key: np.roll(value, len(name), axis=0) for key, value in model.tensors.items()}
    return Model(replace(model.info, name=name), turned)


def test_the_confusions_are_those_of_the_moment_that_is_looked_at_and_then_of_now_again(
    parent: QLabel, linear_model: Model, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measurement, "SAMPLE_BATCH", 20)
    window = measured(about(linear_model, parent), qtbot)
    now, tab = window.measured, window.confusions
    window.show_view(tab)
    window.show()
    past = moment(linear_model, "linear, at epoch 0.30")
    window.desk.look_back(past)
    assert window.measured is now, "what is shown stays until the moment is measured"
    qtbot.waitUntil(lambda: not window.is_measuring)
    found = window.measured.evaluation
    assert window.measured.is_about(past)
    assert found is not None
    assert found.n == 100
    assert window.measured.readings is not None
    assert window.measured.readings.places.tolist() == list(range(0, COUNT, 6))
    assert tab.about.text().startswith("linear, at epoch 0.30, 100 images.")
    assert tab.confusion.counts.sum() == 100
    # All images are read where one asks for it.
    assert window.begin_button.isEnabled()
    measured(window, qtbot)
    assert window.measured.evaluation is not None
    assert window.measured.evaluation.n == COUNT
    window.desk.look_back(None)
    assert window.measured is now
    assert not window.is_measuring
    assert tab.confusion.counts.sum() == COUNT


def test_of_moments_that_pass_quickly_the_last_one_is_measured_and_its_misread_images_seen(
    parent: QLabel, linear_model: Model, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measurement, "SAMPLE_BATCH", 20)
    window = measured(about(linear_model, parent), qtbot)
    window.show_view(window.images)
    window.show()
    past = [moment(linear_model, "m" * number) for number in (1, 2, 3)]
    for model in past:
        window.desk.look_back(model)
    qtbot.waitUntil(lambda: window.measured.is_about(past[-1]) and not window.is_measuring)
    browser = window.images.browser
    browser.choose(MISREAD)
    assert browser.grid.count() > 0
    assert all(
        browser.grid.item(row).data(Qt.ItemDataRole.UserRole) % 6 == 0
        for row in range(browser.grid.count())
    )


def test_what_was_cancelled_is_not_begun_again_by_itself(
    parent: QLabel, linear_model: Model, qtbot: QtBot
) -> None:
    window = about(linear_model, parent)
    window.show()
    window.begin_if_due()
    window.row.cancel()
    qtbot.waitUntil(lambda: not window.is_measuring)
    window.show_view(window.confusions)
    assert not window.is_measuring
    assert window.begin_button.isEnabled()


def test_measure_and_cancel_hand_the_keyboard_to_each_other(
    parent: QLabel, linear_model: Model, qtbot: QtBot
) -> None:
    window = about(linear_model, parent)
    window.show_view(window.thresholds)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.begin_button.setFocus()
    QTest.keyClick(window.begin_button, Qt.Key.Key_Space)
    assert window.focusWidget() is window.row.cancel_button
    QTest.keyClick(window.row.cancel_button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not window.is_measuring)
    assert window.focusWidget() is window.begin_button


def test_the_end_of_a_measurement_is_said_aloud(
    parent: QLabel, linear_model: Model, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(window_module, "announce", lambda _, words: heard.append(words))
    window = measured(about(linear_model, parent), qtbot)
    assert heard == [window.accuracy.view.headline.text()]
    assert heard[0].startswith("small reads ")


def test_what_a_threshold_does_to_the_images_is_counted(
    parent: QLabel, linear_model: Model, qtbot: QtBot
) -> None:
    window = measured(about(linear_model, parent), qtbot)
    window.show_view(window.thresholds)
    window.show()
    here = window.thresholds.here
    window.desk.thresholds.choose("unsure_below", 0.0)
    right = f"{100 * window.measured.evaluation.accuracy:.1f} %"
    assert f"100.0 % are read with at least this confidence, and {right}" in here.text()
    window.desk.thresholds.choose("unsure_below", 0.8)
    is_sure = window.measured.readings.confidence >= 0.8
    assert f"{100 * is_sure.mean():.1f} % are read" in here.text()
    window.desk.thresholds.choose("unsure_below", 1.0)
    assert "None of the" in here.text()


def test_precision_and_recall_lead_to_the_mistakes_of_their_class(
    parent: QLabel, linear_model: Model, qtbot: QtBot
) -> None:
    window = measured(about(linear_model, parent), qtbot)
    window.show()
    table = window.findChild(QTableWidget, "evaluation_classes")
    seven = window.measured.evaluation.per_class["7"]
    assert table.item(7, 0).text() == f"{100 * seven['precision']:.2f}"
    assert table.item(7, 1).text() == f"{100 * seven['recall']:.2f}"
    table.cellActivated.emit(7, 0)
    assert window.tabs.currentIndex() == window.views.index(window.confusions)
    grid = window.confusions.browser.grid
    captions = [grid.item(row).text() for row in range(grid.count())]
    assert captions
    assert all(caption.startswith("7 → ") for caption in captions)


def test_a_measurement_can_be_cancelled_and_keeps_the_last_result(
    parent: QLabel, linear_model: Model, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_going, may_go = threading.Event(), threading.Event()

    def slow(name: str, folder: Path | None, which: str, *_: str) -> Steps:
        steps = some_digits(name, folder, which)
        yield next(steps)
        is_going.set()
        may_go.wait(60)
        return (yield from steps)

    monkeypatch.setattr(data_load, "part_steps", slow)
    window = about(linear_model, parent)
    window.begin()
    qtbot.waitUntil(is_going.is_set)
    qtbot.waitUntil(lambda: window.note.text() == "200 of 600 images prepared")
    window.row.cancel_button.click()
    assert "Stopping" in window.note.text()
    may_go.set()
    qtbot.waitUntil(lambda: not window.is_measuring)
    assert window.measured.is_empty
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
    assert window.accuracy.view.headline.text() == "Measuring small…"
    assert "Nothing is measured" not in window.accuracy.empty.text()
    qtbot.waitUntil(lambda: window.note.text() == "0 of 600 measured")
    may_go.release()
    qtbot.waitUntil(lambda: window.note.text().startswith("100 of 600 measured · about "))
    assert window.note.text().endswith(" s left")
    may_go.release(6)
    qtbot.waitUntil(lambda: not window.is_measuring)
    assert "small reads" in window.accuracy.view.headline.text()


def test_what_goes_wrong_is_said(
    parent: QLabel, linear_model: Model, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_name: str, _folder: Path | None, _which: str, *_: str) -> Steps:
        raise DatasetError("The files are damaged.")

    monkeypatch.setattr(data_load, "part_steps", broken)
    window = about(linear_model, parent)
    window.begin()
    qtbot.waitUntil(lambda: not window.is_measuring)
    assert window.note.text() == "The files are damaged."


def test_a_model_of_whole_lines_is_sent_to_the_command_line_at_once(parent: QLabel) -> None:
    window = about(open_model(resource("line-reader.safetensors")), parent)
    assert not window.begin_button.isEnabled()
    assert "digitpad evaluate MODEL --numbers FILE" in window.note.text()


@WITH_NUMBERS
def test_only_data_that_is_here_can_be_chosen_and_only_what_fits_is_measured(
    parent: QLabel, linear_model: Model
) -> None:
    window = about(None, parent)
    assert not window.begin_button.isEnabled()
    window.desk.current.use(linear_model)
    window.take_model()
    box = window.data.source_combo
    texts = [box.itemText(place) for place in range(box.count())]
    others = [text for text in texts if "(other pictures or classes)" in text]
    model = linear_model.info
    reads = model.architecture.input_shape, model.classes
    unfit = {one.words for one in DATASETS.values() if (one.input_shape, one.classes) != reads}
    assert {text.removesuffix(" (other pictures or classes)") for text in others} == unfit
    assert {DATASETS[name].words for name in ("fashion-mnist", "cifar10", "svhn")} < unfit
    assert any("(not here)" in text for text in texts)
    assert "Folder…" in window.note.text()

    def can_be_chosen(name: str) -> bool:
        return bool(box.model().index(box.findData(name), 0).flags() & Qt.ItemFlag.ItemIsEnabled)

    assert not can_be_chosen("mnist")  # it is not here
    assert not can_be_chosen("number-lines")  # there is no room for their labels
    assert can_be_chosen("number-signs")
    box.setCurrentIndex(box.findData("number-signs"))
    assert not window.begin_button.isEnabled()
    assert "Signs of generated numbers has" in window.note.text()


def test_the_data_set_that_a_model_was_tested_on_is_offered_first(
    parent: QLabel, linear_model: Model
) -> None:
    small = replace(linear_model, info=replace(linear_model.info, dataset="handwriting-small"))
    for model, wanted in ((small, "handwriting-small"), (None, "handwriting")):
        assert about(model, parent).data.dataset == wanted


@WITH_NUMBERS
def test_a_model_that_reads_other_pictures_is_given_data_that_fit_it(
    parent: QLabel, linear_model: Model
) -> None:
    window = about(linear_model, parent)
    box = window.data.source_combo
    box.setCurrentIndex(box.findData("number-signs"))
    window.take_model()
    assert window.data.dataset == "number-signs", "what somebody looks at stays"
    letters = replace(linear_model.info, classes=tuple("ABCDEFGHIJ"))
    window.desk.current.use(replace(linear_model, info=letters))
    window.take_model()
    window.desk.current.use(linear_model)
    window.take_model()
    assert window.data.dataset == "handwriting"


def test_of_an_autoencoder_no_tab_speaks_of_right_and_wrong(parent: QLabel, qtbot: QtBot) -> None:
    window = measured(about(blank("digits-autoencoder", name="mine"), parent), qtbot)
    window.show()
    assert "mean-squared error" in window.accuracy.view.headline.text()
    assert not window.accuracy.reliability.isVisible()
    window.show_view(window.images)
    assert "mistakes" not in window.note.text()
    assert "put it on the canvas" in window.note.text()
    window.show_view(window.labels)
    assert "autoencoder" in window.labels.about.text()
    assert not window.labels.browser.isVisible()
    window.show_view(window.thresholds)
    assert "calibrate" not in "".join(
        one.text() for one in window.thresholds.findChildren(QLabel) if one.isVisible()
    )


def test_a_page_about_the_model_is_written_from_what_was_measured(
    parent: QLabel, linear_model: Model, qtbot: QtBot, tmp_path: Path
) -> None:
    window = about(linear_model, parent)
    assert not window.accuracy.page_button.isEnabled()
    window.show()
    window.begin_button.click()
    qtbot.waitUntil(lambda: not window.is_measuring)
    out = tmp_path / "model.html"
    save_in(window.accuracy.page_button, out)
    qtbot.waitUntil(lambda: window.note.text() == "Saved as model.html")
    page = out.read_text("utf-8")
    assert f"{100 * window.measured.evaluation.accuracy:.2f} %" in page
    assert "Typical and unusual images" in page
