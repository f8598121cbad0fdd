"""The robustness report: measured in the background, cancelled, saved."""

from __future__ import annotations

import csv
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from made_models import blank
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from saving import save_in

from digitpad.data.catalogue import MNIST
from digitpad.errors import DatasetError
from digitpad.evaluation import robustness as core
from digitpad.evaluation.changes import RANGES
from digitpad.evaluation.robustness import Digits, RobustnessProgress, RobustnessRow, row_count
from digitpad.gui.desk import Desk
from digitpad.gui.evaluate.window import HowGoodWindow
from digitpad.gui.explain.change_words import report_facts, why_no_report
from digitpad.gui.main_window import MainWindow
from digitpad.gui.workers.task import stop_work
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model

ROWS = tuple(
    RobustnessRow(change, float(amount), 100, 0.97 - 0.05 * (amount != tried.identity))
    for change, tried in RANGES.items()
    for amount in tried.amounts
)


def untrained(name: str, **changed: Any) -> Model:
    return blank(name, name=name, **changed)


class Measured:
    """Stands in for ``evaluation.robustness.measure``: row by row, as far as it is let go."""

    def __init__(self) -> None:
        self.may_go = threading.Semaphore(0)
        self.error: Exception | None = None
        self.digits: Digits | None = None

    def __call__(
        self, model: Model, digits: Digits, *, threads: int
    ) -> Iterator[RobustnessProgress]:
        assert threads >= 1
        self.digits = digits
        for number in range(1, len(ROWS) + 1):
            assert self.may_go.acquire(timeout=20)
            if self.error is not None:
                raise self.error
            yield RobustnessProgress(number, len(ROWS), ROWS[:number])

    def go(self, steps: int = 1000) -> None:
        self.may_go.release(steps)


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Measured:
    found = Measured()
    monkeypatch.setattr(core, "measure", found)
    monkeypatch.setattr("digitpad.gui.workers.task.load_torch", lambda: None)
    return found


Make = Callable[..., HowGoodWindow]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    parents = []

    def made(model: Model | None, folder: Path | None = None) -> HowGoodWindow:
        parent = QWidget()
        parents.append(parent)
        qtbot.addWidget(parent)
        desk = Desk(folders=lambda: {"mnist": folder} if folder else {}, parent=parent)
        desk.current.use(model)
        found = HowGoodWindow(desk, parent)
        found.show_view(found.robustness)
        found.show()
        return found

    return made


@pytest.mark.slow
def test_a_report_is_really_measured_from_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions["report"].trigger()
    found = window.findChild(HowGoodWindow)
    report = found.robustness
    # With the usual number of digits it begins by itself; a test asks for fewer.
    found.row.cancel()
    qtbot.waitUntil(lambda: not found.is_measuring)
    assert found.data.dataset == "handwriting"
    report.count_combo.setItemData(0, 20)
    report.count_combo.setCurrentIndex(0)
    found.begin_button.click()
    qtbot.waitUntil(lambda: not found.is_measuring)
    assert len(report.rows) == row_count()
    assert {row.n for row in report.rows} == {20}
    plain = report.rows[0].accuracy
    assert plain > 0.7
    worst = min(row.accuracy for row in report.rows)
    assert worst < plain - 0.2
    assert report.view.sentence.text().startswith("Unchanged: ")
    assert report.view.headline.text() == "How robust is digitpad (shipped)?"
    assert report.table.rowCount() == row_count()


def test_figures_appear_as_they_are_measured(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    found = make(linear_model)
    report = found.robustness
    found.begin_if_due()
    assert report.view.sentence.text() == "Preparing…"
    assert not found.begin_button.isEnabled()
    measured.go(7)
    qtbot.waitUntil(lambda: len(report.rows) >= 1)
    assert "not all changes yet" in report.view.sentence.text()
    assert 0 < found.row.bar.value() < found.row.bar.maximum()
    assert found.row.bar.isVisible()
    measured.go()
    qtbot.waitUntil(lambda: not found.is_measuring)
    assert report.rows == ROWS
    texts = [[report.table.item(row, column).text() for column in range(3)] for row in (0, 5)]
    assert texts == [["Shift", "0 px", "97.0 %"], ["Size", "60 %", "92.0 %"]]
    found.resize(800, 560)
    assert report.table.columnWidth(0) >= report.table.sizeHintForColumn(0)
    for change, plot in report.plots.items():
        assert plot.content is not None
        assert len(plot.content.values) == len(RANGES[change].amounts)
    assert not found.row.bar.isVisible()
    assert not found.begin_button.isEnabled(), "nothing is measured twice"
    report.count_combo.setCurrentIndex(0)
    assert found.begin_button.isEnabled()


def test_cancel_keeps_what_is_measured(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    found = make(linear_model)
    report = found.robustness
    found.begin()
    measured.go(8)
    qtbot.waitUntil(lambda: len(report.rows) >= 1)
    found.row.cancel_button.click()
    assert not found.row.cancel_button.isEnabled()
    measured.go(1)
    qtbot.waitUntil(lambda: not found.is_measuring)
    assert 1 <= len(report.rows) <= 9
    assert report.csv_button.isEnabled()
    assert found.begin_button.isEnabled()


def test_closing_the_window_ends_the_measurement(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    found = make(linear_model)
    found.begin()
    measured.go(3)
    qtbot.waitUntil(lambda: len(found.robustness.rows) >= 1)
    measured.go(1)
    assert stop_work(found)
    qtbot.waitUntil(lambda: not found.is_measuring)


def test_why_a_measurement_failed_is_said(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    found = make(linear_model)
    measured.error = DatasetError("The digits are damaged. Fetch them again.")
    measured.go()
    found.begin()
    qtbot.waitUntil(lambda: not found.is_measuring)
    assert found.note.text() == "The digits are damaged. Fetch them again."
    assert not found.robustness.csv_button.isEnabled()


def test_the_digits_are_those_that_are_chosen_for_all_tabs(
    make: Make, measured: Measured, linear_model: Model, mnist_dir: Path, qtbot: QtBot
) -> None:
    assert MNIST.has_test(mnist_dir)
    found = make(linear_model, mnist_dir)
    box = found.data.source_combo
    box.setCurrentIndex(box.findData("mnist"))
    measured.go()
    found.begin()
    qtbot.waitUntil(lambda: found.measured.digits > 0 and not found.is_measuring)
    assert measured.digits is not None
    assert len(measured.digits.labels) == 500
    assert "MNIST test digits" in found.robustness.view.sentence.text()
    images = found.measured.part.images
    assert np.shares_memory(measured.digits.digits, images), "the images of the other tabs"
    # What was fetched while the window was away is offered when it comes back.
    other = make(linear_model)
    measured.go()
    qtbot.waitUntil(lambda: not other.is_measuring)
    place = box.findData("mnist")
    assert not other.data.source_combo.model().item(place).isEnabled()  # type: ignore[attr-defined]
    other.hide()
    other.desk.folders = lambda: {"mnist": mnist_dir}
    other.show()
    assert other.data.source_combo.model().item(place).isEnabled()  # type: ignore[attr-defined]


def test_generated_test_digits_are_changed_as_strokes(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    found = make(linear_model)
    measured.go()
    found.begin()
    qtbot.waitUntil(lambda: not found.is_measuring)
    assert measured.digits is not None
    assert all(isinstance(one, Drawing) for one in measured.digits.digits)


def test_a_report_that_is_there_is_not_measured_again(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    found = make(linear_model)
    measured.go()
    found.begin_if_due()
    qtbot.waitUntil(lambda: not found.is_measuring)
    found.begin_if_due()
    assert not found.is_measuring
    other = Model(linear_model.info, dict(linear_model.tensors))
    found.desk.current.use(other)
    assert "Measure again" in found.note.text()
    assert found.robustness.rows == ROWS
    measured.go()
    found.begin_if_due()
    assert found.is_measuring
    qtbot.waitUntil(lambda: not found.is_measuring)
    assert "Measure again" not in found.note.text()


def reading_signs() -> Model:
    """A model that reads pictures in grey, and no drawings."""
    model = untrained("candle-linear")
    signs = replace(model.info.preprocessing, name="signs/1", reads="signs", from_drawing=None)
    return replace(model, info=replace(model.info, preprocessing=signs))


@pytest.mark.parametrize(
    ("model", "said"),
    [
        (None, "No model is open."),
        (untrained("cifar-cnn"), "colour pictures"),
        (reading_signs(), "reads signs. The report"),
        (untrained("digits-autoencoder"), "autoencoder"),
        (
            untrained("candle-linear", classes=tuple("ABCDEFGHIJ")),
            "reads no digits",
        ),
    ],
)
def test_models_that_read_no_digits_are_told_why_there_is_no_report(
    make: Make, model: Model | None, said: str
) -> None:
    assert said in why_no_report(model)
    found = make(model)
    found.begin_if_due()
    assert not found.is_measuring
    assert not found.begin_button.isEnabled()
    assert said in found.note.text()


def test_figures_and_plots_are_saved(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot, tmp_path: Path
) -> None:
    found = make(linear_model)
    report = found.robustness
    assert not report.png_button.isEnabled()
    measured.go()
    found.begin()
    qtbot.waitUntil(lambda: not found.is_measuring)
    save_in(report.csv_button, tmp_path / "report.csv")
    assert found.note.text() == "Saved as report.csv"
    with (tmp_path / "report.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    saved = [float(line["accuracy"]) for line in lines]
    assert saved == pytest.approx([row.accuracy for row in ROWS])
    save_in(report.png_button, tmp_path / "report.png")
    with Image.open(tmp_path / "report.png") as image:
        assert image.width > 2 * report.view.width()
    save_in(report.csv_button, tmp_path / "nowhere" / "report.csv")
    box = found.findChild(QMessageBox)
    assert "not saved" in box.windowTitle()
    box.close()


def test_every_control_has_a_name_and_the_keyboard_reaches_it(
    make: Make, linear_model: Model
) -> None:
    found = make(linear_model)
    for button in found.findChildren(QPushButton):
        assert button.objectName()
        assert button.text()
        assert not button.autoDefault()
    report, box = found.robustness, found.data.source_combo
    for widget in (box, report.count_combo, report.table, found.row.bar):
        assert widget.accessibleName()
    for widget in (box, report.count_combo, report.table, found.close_button):
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_three_facts_sum_the_report_up() -> None:
    cost = {"noise": 0.9, "shift": 0.001}
    rows = [
        RobustnessRow(
            change, amount, 500, 0.99 - (amount != tried.identity) * cost.get(change, 0.2)
        )
        for change, tried in RANGES.items()
        for amount in tried.amounts
    ]
    assert report_facts(rows, "test digits of MNIST") == [
        "Unchanged: 99.0 % of the first 500 test digits of MNIST right",
        "Most harmful: Noise 30 %, 9.0 % right",
        "Least harmful: Shift 4 px, 98.9 % right",
    ]
