"""The robustness report in the window: measured in the background, cancelled, saved."""

from __future__ import annotations

import csv
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
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
from digitpad.gui.evaluate.change_words import report_words, why_no_report
from digitpad.gui.evaluate.robustness_window import RobustnessWindow
from digitpad.gui.main_window import MainWindow
from digitpad.gui.workers.task import stop_work
from digitpad.modelfile import Model, new_info
from digitpad.models.catalogue import architecture

ROWS = tuple(
    RobustnessRow(change, float(amount), 100, 0.97 - 0.05 * (amount != tried.none))
    for change, tried in RANGES.items()
    for amount in tried.amounts
)


def untrained(name: str, **changed: Any) -> Model:
    made = architecture(name)
    zeros = {key: np.zeros(shape, np.float32) for key, shape in made.tensors().items()}
    return Model(new_info(made, name, **changed), zeros)


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


Make = Callable[..., RobustnessWindow]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    parents = []

    def made(folder: Path | None = None) -> RobustnessWindow:
        parent = QWidget()
        parents.append(parent)
        qtbot.addWidget(parent)
        found = RobustnessWindow(
            Desk(folders=lambda: {"mnist": folder} if folder else {}, parent=parent), parent
        )
        found.show()
        return found

    return made


@pytest.mark.slow
def test_a_report_is_really_measured_from_the_menu(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions["report"].trigger()
    report = window.findChild(RobustnessWindow)
    # With the usual number of digits it begins by itself; a test asks for fewer.
    report.row.cancel()
    qtbot.waitUntil(lambda: not report.is_measuring, timeout=60_000)
    assert not report.source_combo.model().item(0).isEnabled()  # type: ignore[attr-defined]
    assert report.source_combo.currentData() == "handwriting"
    report.count_combo.setCurrentIndex(0)
    report.count_combo.setItemData(0, 20)
    report.begin_button.click()
    qtbot.waitUntil(lambda: not report.is_measuring, timeout=60_000)
    assert len(report.rows) == row_count()
    assert {row.n for row in report.rows} == {20}
    plain = report.rows[0].accuracy
    assert plain > 0.7
    worst = min(row.accuracy for row in report.rows)
    assert worst < plain - 0.2
    assert report.view.sentence.text().startswith("Unchanged, ")
    assert report.view.headline.text() == "How robust is digitpad (shipped)?"
    assert report.table.rowCount() == row_count()


def test_figures_appear_as_they_are_measured(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    report = make()
    report.desk.current.use(linear_model)
    report.begin_if_due()
    assert report.view.sentence.text() == "Preparing…"
    assert not report.begin_button.isEnabled()
    measured.go(7)
    qtbot.waitUntil(lambda: len(report.rows) >= 1)
    assert "not all changes yet" in report.view.sentence.text()
    assert 0 < report.row.bar.value() < report.row.bar.maximum()
    assert report.row.bar.isVisible()
    measured.go()
    qtbot.waitUntil(lambda: not report.is_measuring)
    assert report.rows == ROWS
    texts = [[report.table.item(row, column).text() for column in range(3)] for row in (0, 5)]
    assert texts == [["Shift", "0 px", "97.0 %"], ["Size", "60 %", "92.0 %"]]
    report.resize(800, 560)
    report.show()
    assert report.table.columnWidth(0) >= report.table.sizeHintForColumn(0)
    for change, plot in report.plots.items():
        assert plot.content is not None
        assert len(plot.content.curves[0].values) == len(RANGES[change].amounts)
    assert not report.row.bar.isVisible()
    assert report.begin_button.isEnabled()


def test_cancel_keeps_what_is_measured(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    report = make()
    report.desk.current.use(linear_model)
    report.begin()
    measured.go(8)
    qtbot.waitUntil(lambda: len(report.rows) >= 1)
    report.row.cancel_button.click()
    assert not report.row.cancel_button.isEnabled()
    measured.go(1)
    qtbot.waitUntil(lambda: not report.is_measuring)
    assert 1 <= len(report.rows) <= 9
    assert report.csv_button.isEnabled()
    assert report.begin_button.isEnabled()


def test_closing_the_window_ends_the_measurement(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    report = make()
    report.desk.current.use(linear_model)
    report.begin()
    measured.go(3)
    qtbot.waitUntil(lambda: len(report.rows) >= 1)
    measured.go(1)
    assert stop_work(report)
    qtbot.waitUntil(lambda: not report.is_measuring)


def test_why_a_measurement_failed_is_said(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    report = make()
    report.desk.current.use(linear_model)
    measured.error = DatasetError("The digits are damaged. Fetch them again.")
    measured.go()
    report.begin()
    qtbot.waitUntil(lambda: not report.is_measuring)
    assert report.view.sentence.text() == "The digits are damaged. Fetch them again."
    assert not report.csv_button.isEnabled()


def test_mnist_is_taken_first_where_it_is(
    make: Make, measured: Measured, linear_model: Model, mnist_dir: Path, qtbot: QtBot
) -> None:
    assert MNIST.has_test(mnist_dir)
    report = make(mnist_dir)
    assert report.source_combo.currentData() == "mnist"
    # What was fetched while the window was away is offered when it comes back.
    other = make()
    assert other.source_combo.currentData() == "handwriting"
    other.hide()
    other.desk.folders = lambda: {"mnist": mnist_dir}
    other.show()
    assert other.source_combo.model().item(0).isEnabled()  # type: ignore[attr-defined]
    report.desk.current.use(linear_model)
    report.begin()
    measured.go()
    qtbot.waitUntil(lambda: not report.is_measuring)
    assert measured.digits is not None
    assert len(measured.digits.labels) == 500
    assert "test digits of MNIST" in report.view.sentence.text()


def test_a_report_that_is_there_is_not_measured_again(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot
) -> None:
    report = make()
    report.desk.current.use(linear_model)
    measured.go()
    report.begin_if_due()
    qtbot.waitUntil(lambda: not report.is_measuring)
    report.begin_if_due()
    assert not report.is_measuring
    other = Model(linear_model.info, dict(linear_model.tensors))
    report.desk.current.use(other)
    assert "Measure again" in report.note.text()
    assert report.rows == ROWS
    measured.go()
    report.begin_if_due()
    assert report.is_measuring
    qtbot.waitUntil(lambda: not report.is_measuring)
    assert report.note.text() == ""


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
    report = make()
    report.desk.current.use(model)
    report.begin_if_due()
    assert not report.is_measuring
    assert not report.begin_button.isEnabled()
    assert said in report.view.sentence.text()


def test_figures_and_plots_are_saved(
    make: Make, measured: Measured, linear_model: Model, qtbot: QtBot, tmp_path: Path
) -> None:
    report = make()
    report.desk.current.use(linear_model)
    assert not report.png_button.isEnabled()
    measured.go()
    report.begin()
    qtbot.waitUntil(lambda: not report.is_measuring)
    save_in(report.csv_button, tmp_path / "report.csv")
    assert report.note.text() == "Saved as report.csv"
    with (tmp_path / "report.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    saved = [float(line["accuracy"]) for line in lines]
    assert saved == pytest.approx([row.accuracy for row in ROWS])
    save_in(report.png_button, tmp_path / "report.png")
    with Image.open(tmp_path / "report.png") as image:
        assert image.width > 2 * report.view.width()
    save_in(report.csv_button, tmp_path / "nowhere" / "report.csv")
    box = report.findChild(QMessageBox)
    assert "not saved" in box.windowTitle()
    box.close()


def test_every_control_has_a_name_and_the_keyboard_reaches_it(make: Make) -> None:
    report = make()
    for button in report.findChildren(QPushButton):
        assert button.objectName()
        assert button.text()
        assert not button.autoDefault()
    for widget in (
        report.source_combo,
        report.count_combo,
        report.table,
        report.row.bar,
    ):
        assert widget.accessibleName()
    for widget in (
        report.source_combo,
        report.count_combo,
        report.table,
        report.close_button,
    ):
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_sentence_sums_the_report_up() -> None:
    cost = {"noise": 0.9, "shift": 0.001}
    rows = [
        RobustnessRow(change, amount, 500, 0.99 - (amount != tried.none) * cost.get(change, 0.2))
        for change, tried in RANGES.items()
        for amount in tried.amounts
    ]
    assert report_words(rows, "test digits of MNIST") == (
        "Unchanged, 99.0 % of the first 500 test digits of MNIST are read correctly. Most harmful: "
        "noise (9.0 % at 30 %). Least harmful: shift (98.9 % at 4 px)."
    )
    assert report_words([], "digits") == "Nothing was measured."
