"""The row for a task at work: how far it is, how long it still takes, and Cancel."""

import threading
from collections.abc import Generator

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from digitpad.gui.widgets import task_row
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.workers.task import Task


class Owner(QWidget):
    """Has the row, a label for what it says, and a task that goes one step when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.row = TaskRow("work", "How far the work is", "Nothing is lost")
        self.label = QLabel()
        self.row.message.connect(self.label.setText)
        box = QVBoxLayout(self)
        box.addWidget(self.label)
        box.addWidget(self.row)
        self.may_end = threading.Event()
        self.task = Task("work", self._work, self)

    def _work(self) -> Generator[int, None, None]:
        while not self.may_end.wait(0.01):
            yield 0

    def begin(self) -> None:
        self.row.follow(self.task, "Preparing…")
        self.task.start()


@pytest.fixture
def owner(qtbot: QtBot) -> Owner:
    made = Owner()
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_row_is_seen_while_its_task_runs_and_no_longer(owner: Owner, qtbot: QtBot) -> None:
    assert not owner.row.isVisible()
    owner.begin()
    assert owner.row.isVisible()
    assert owner.label.text() == "Preparing…"
    owner.may_end.set()
    qtbot.waitUntil(lambda: not owner.row.isVisible())


def test_nobody_knows_how_far_a_task_is_before_its_first_report(owner: Owner, qtbot: QtBot) -> None:
    owner.begin()
    assert owner.row.bar.maximum() == 0
    owner.row.advance(3, 12, "3 of 12")
    assert owner.row.bar.value() / owner.row.bar.maximum() == 0.25
    owner.may_end.set()
    qtbot.waitUntil(lambda: not owner.row.isVisible())


def test_the_time_left_follows_from_the_pace_of_the_present_phase(
    owner: Owner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(task_row, "monotonic", lambda: now[0])
    owner.begin()
    owner.row.advance(0, 10, "loading", phase="load")
    now[0] = 200.0
    owner.row.advance(0, 100, "reading", phase="read")
    assert owner.label.text() == "reading"
    now[0] = 210.0
    owner.row.advance(10, 100, "reading", phase="read")
    # 90 s at a tenth a second; the 100 s of loading do not count.
    assert owner.label.text() == "reading · about 2 min left"
    owner.may_end.set()
    qtbot.waitUntil(lambda: not owner.row.isVisible())


def test_the_pace_of_a_task_before_does_not_count(
    owner: Owner, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [5_000.0]
    monkeypatch.setattr(task_row, "monotonic", lambda: now[0])
    for _ in range(2):
        owner.task = Task("work", lambda: None, owner)
        owner.row.follow(owner.task)
        now[0] += 3_600.0
        owner.row.advance(0.1, 1.0, "learning")
        assert owner.label.text() == "learning"
        now[0] += 10.0
        owner.row.advance(0.2, 1.0, "learning")
        assert owner.label.text() == "learning · about 1 min left"
        with qtbot.waitSignal(owner.task.finished):
            owner.task.start()


def test_cancel_stops_the_task_and_says_so_at_once(owner: Owner, qtbot: QtBot) -> None:
    owner.begin()
    with qtbot.waitSignal(owner.task.cancelled):
        owner.row.cancel_button.click()
        assert owner.label.text() == "Stopping…"
        assert not owner.row.cancel_button.isEnabled()
    assert not owner.row.isVisible()
    second = Task("work", lambda: None, owner)
    owner.row.follow(second)
    assert owner.row.cancel_button.isEnabled()
    with qtbot.waitSignal(second.finished):
        second.start()
