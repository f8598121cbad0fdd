"""Lessons are played in the real window: step by step, to their ends, with real events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from lesson_player import Player, Told, begin_by_click, choice
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot
from window_mouse import LEFT, SEVEN, draw_stroke

from digitpad.evaluation.robustness import RobustnessRow
from digitpad.files import INK_MODEL, resource
from digitpad.gui.evaluate.measurement import Measurement
from digitpad.gui.evaluate.windows import MeasuringWindows
from digitpad.gui.lessons.facts import SHIFT_PX
from digitpad.gui.lessons.light import PLACES
from digitpad.gui.main_window import MainWindow
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.training.panel import TrainingPanel
from digitpad.training.events import Ended, Event
from digitpad.training.lessons import LIGHTS, ORDER, LessonFact, parse_lesson, shipped

LESSONS = {lesson.name: lesson for lesson in shipped()}
SHORT = """# Short
One step.

## A run
set: layers dense 10; epochs 8
Press Train.
? How many?
- Few [test < 50]
- Many [test >= 50]
light: train
until: run = done
then: {test} % of {images}.
"""


@pytest.fixture
def taught(make_window: Callable[..., MainWindow]) -> MainWindow:
    """The window with the shipped model; runs end at once with the figures that were measured."""
    training = TrainingPanel(run=Told(), preloads=False)
    return make_window(training=training, size=(1280, 720), shipped=resource(INK_MODEL))


def shown(window: MainWindow, name: str) -> str:
    found = window.lessons.panel.findChild(QLabel, f"lesson_{name}")
    assert found is not None
    return found.text() if found.isVisible() else ""


def test_every_control_of_the_format_has_its_place_in_the_window() -> None:
    assert set(PLACES) == set(LIGHTS)


def test_every_control_is_lit_or_leads_to_what_shows_it(window: MainWindow) -> None:
    light = window.lessons.light
    for name in LIGHTS:
        light.show_at(name)
        assert light.isVisible(), name
        assert light.lit, name


@pytest.mark.parametrize("name", ORDER)
def test_a_lesson_is_played_to_its_end_and_each_prediction_can_come_true(
    name: str,
    taught: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window, lesson = taught, LESSONS[name]
    shifted = iter((0.39, 0.74))

    def measure() -> None:
        rows = (RobustnessRow("shift", SHIFT_PX, 500, next(shifted)),)
        model = window.desk.model
        found = Measurement("mnist", "test", model=model, rows=rows, digits=500)
        monkeypatch.setattr(MeasuringWindows, "measurement", lambda _: found)

    def teach() -> None:
        model = window.desk.model
        assert model is not None
        extra = {**model.info.extra, "taught from": model.info.name}
        window.current.trial(replace(model, info=replace(model.info, extra=extra)))

    use_shipped = window.menu_actions["shipped_model"].trigger
    acts = {"robustness": measure, "my-things": teach, "shipped-model": use_shipped}
    player = Player(window, qtbot.waitUntil, **acts)
    window.menu_actions["lessons"].trigger()
    before = window.training.setup.before_lesson()
    said = player.play(lesson)
    assert all("–" not in one and "{" not in one for one in said), said
    entries = window.lessons.panel.list
    row = list(ORDER).index(name)
    assert "✓" in entries.item(row).text()
    after = window.training.setup.before_lesson()
    assert after == before
    assert window.training.setup.config().train_limit == 0
    for place, step in enumerate(lesson.steps):
        if step.question:
            assert window.lessons.right[place] is not None, f"nothing came true of {step.question}"


def test_the_networks_of_a_lesson_read_side_by_side_as_long_as_it_goes_on(
    taught: MainWindow, qtbot: QtBot
) -> None:
    window, seen = taught, []

    def look(step: str) -> None:
        beside = window.windows.beside if step.startswith("three-5") else None
        if beside is not None and not seen:
            assert beside.isVisible()
            columns = beside.columns
            qtbot.waitUntil(lambda: all(column.verdict.text() for column in columns))
            seen.extend(column.name.text() for column in columns)
            read = [answer.prediction.probabilities.tolist() for answer in beside.answers]
            assert read[0] != read[1] != read[2] != read[0]
            seen.append(window.windows)

    window.menu_actions["lessons"].trigger()
    Player(window, qtbot.waitUntil, look).play(LESSONS["three"])
    assert seen[:3] == ["One layer", "Two layers", "A convolution"]
    assert not window.windows.beside.isVisible()


def test_a_step_asks_first_then_lights_the_control_and_then_says_what_happened(
    taught: MainWindow, qtbot: QtBot, announced: list[str]
) -> None:
    window = taught
    begin_by_click(window, 0)
    course, step = window.lessons, LESSONS["line"].steps[0]
    assert course.step == step
    assert shown(window, "text") == step.text
    assert any(step.question in one for one in announced)
    assert course.light.isHidden()
    qtbot.mouseClick(choice(window, 1), LEFT)
    assert course.light.target is window.findChild(QPushButton, "train_button")
    button = course.panel.light_button
    assert button.isVisible()
    assert button.text() == "Go to “Train”"
    qtbot.mouseClick(window.findChild(QPushButton, "train_button"), LEFT)
    qtbot.waitUntil(lambda: course.is_done)
    # What was not predicted gets no tick.
    assert shown(window, "outcome").startswith("○ Not as you predicted. It reads 86.8 %")
    assert any("It reads 86.8 %" in one for one in announced)
    assert choice(window, 2).text() == "✓ About 87"
    assert choice(window, 1).isChecked()
    assert course.light.isHidden()


class BestAmidst(Told):
    """The same, but the first epoch tested better than the last."""

    def __call__(self, *args: Any, **more: Any) -> Iterator[Event]:
        for event in super().__call__(*args, **more):
            if isinstance(event, Ended):
                first, *others = event.history
                better = first._replace(test_accuracy=0.99)
                history, best = (better, *others), dict(event.best)
                event = event._replace(history=history, best=best, best_epoch=1, best_accuracy=0.99)
            yield event


def test_a_lesson_says_one_figure_of_a_run_and_after_it_the_model_from_before_reads_again(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    training = TrainingPanel(run=BestAmidst(), preloads=False)
    window = make_window(training=training, shipped=resource(INK_MODEL))
    before = window.desk.model
    window.lessons.panel.show()
    window.lessons.begin(parse_lesson(SHORT))
    for _ in range(2):  # another run asks for no decision about the first
        if not window.lessons.is_done:
            qtbot.mouseClick(choice(window, 2), LEFT)
        qtbot.mouseClick(window.findChild(QPushButton, "train_button"), LEFT)
        qtbot.waitUntil(lambda: training.run_state == "idle" and training.run.result is not None)
        qtbot.waitUntil(lambda: window.lessons.is_done)
        assert "86.8 %" in shown(window, "outcome")
        assert "86.8 % of 5,000" in window.status.text()
    qtbot.mouseClick(window.lessons.panel.next, LEFT)
    assert window.desk.model is before
    assert window.current.unsaved == ()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_light_is_an_outline_in_the_colour_of_the_theme_and_lets_the_mouse_through(
    theme: str, taught: MainWindow, qtbot: QtBot
) -> None:
    window = taught
    window.menu_actions[f"theme_{theme}"].trigger()
    window.menu_actions["lessons"].trigger()
    window.lessons.begin(LESSONS["three"])
    light = window.lessons.light

    def has_outline() -> bool:
        top = light.mapTo(window, QPoint(light.width() // 2, 1))
        colour = window.grab().toImage().pixelColor(top)
        return colour == colours_of(window.palette()).accent

    qtbot.waitUntil(has_outline)
    draw_stroke(window.canvas, SEVEN)
    qtbot.waitUntil(lambda: window.lessons.is_done)
    window.menu_actions["theme_system"].trigger()


def test_the_keyboard_is_moved_to_what_is_lit(taught: MainWindow, qtbot: QtBot) -> None:
    window = taught
    window.lessons.panel.show()
    window.lessons.begin(parse_lesson(SHORT.replace("? How many?\n", "").split("- Few")[0]
        + "light: train\nuntil: run = done\n"))  # fmt: skip
    window.activateWindow()
    button = window.lessons.panel.light_button
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    QTest.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(window.findChild(QPushButton, "train_button").hasFocus)


def test_a_run_that_was_stopped_does_not_count_and_one_of_other_settings_is_told_apart(
    taught: MainWindow, qtbot: QtBot
) -> None:
    window = taught
    text = SHORT.replace("until: run = done", "until: run = done and test > 90")
    window.lessons.begin(parse_lesson(text))
    window.lessons.panel.show()
    qtbot.mouseClick(choice(window, 2), LEFT)
    qtbot.mouseClick(window.findChild(QPushButton, "train_button"), LEFT)
    qtbot.waitUntil(lambda: "test > 90 (now 86.8)" in shown(window, "waits"))
    assert not window.lessons.is_done
    facts = window.lessons.facts
    facts.run_begins(window.training.run)
    facts.run_settled(None)
    qtbot.waitUntil(lambda: "stopped" in shown(window, "waits"))
    assert facts(LessonFact("test", 2)) is None


def test_a_lesson_is_left_at_any_time_and_its_settings_end_with_it(
    taught: MainWindow, qtbot: QtBot
) -> None:
    window = taught
    setup = window.training.setup
    setup.models.choose("candle-linear")
    usual = setup.config()
    begin_by_click(window, list(ORDER).index("overfitting"))
    qtbot.waitUntil(lambda: setup.config().train_limit == 200)
    qtbot.mouseClick(window.lessons.panel.findChild(QPushButton, "lesson_list_button"), LEFT)
    assert setup.config() == usual
    begin_by_click(window, list(ORDER).index("kernel"))
    qtbot.waitUntil(window.menu_actions["network"].isChecked)
    QTest.keyClick(window.lessons.panel, Qt.Key.Key_Escape)
    assert window.lessons.panel.isHidden()
    assert not window.menu_actions["network"].isChecked()
    assert setup.config() == usual
    assert not window.lessons.timer.isActive()


def test_what_a_lesson_set_up_is_not_there_at_the_next_start(
    make_window: Callable[..., MainWindow],
) -> None:
    window = make_window()
    begin_by_click(window, list(ORDER).index("overfitting"))
    assert window.training.setup.config().train_limit == 200
    window.close_at_once()
    again = make_window()
    assert again.training.setup.config() == make_window().training.setup.config()
    assert again.training.setup.models.name != "custom"


def test_a_lesson_can_be_begun_again_and_is_remembered_once_it_is_done(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = make_window(training=TrainingPanel(run=Told(), preloads=False))
    window.menu_actions["lessons"].trigger()
    player = Player(window, qtbot.waitUntil)
    begin_by_click(window, list(ORDER).index("line"))
    for _ in LESSONS["line"].steps:
        player.click("lesson_next_button")
    assert "✓" not in window.lessons.panel.list.item(0).text(), "it was skipped"
    player.play(LESSONS["line"], lambda place: (1, 1, 0)[place])
    assert window.lessons.panel.list.item(0).text().endswith("✓ 3 of 3")
    window.close_at_once()
    again = make_window(training=TrainingPanel(run=Told(), preloads=False))
    again.menu_actions["lessons"].trigger()
    assert again.lessons.panel.list.item(0).text().endswith("✓ 3 of 3")
    Player(again, qtbot.waitUntil).play(LESSONS["line"])
    assert again.lessons.panel.list.item(0).text().endswith("✓ 1 of 3")


def test_the_users_own_choice_ends_the_settings_of_a_lesson(
    taught: MainWindow, qtbot: QtBot
) -> None:
    window = taught
    setup, usual = window.training.setup, window.training.setup.form.settings()
    begin_by_click(window, list(ORDER).index("overfitting"))
    qtbot.waitUntil(lambda: setup.config().train_limit == 200)
    assert "200 images only" in setup.form.summary_label.text()
    combo = window.findChild(QComboBox, "model_combo")
    combo.setCurrentIndex(combo.findData("quick"))
    assert setup.config().train_limit == 0
    assert setup.form.settings() == usual


def drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(10, 10), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    )
    window.exchange.eventFilter(window, event)


def test_a_lesson_of_a_teachers_own_is_dropped_on_the_window_and_listed_from_then_on(
    taught: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "short.md"
    path.write_text(SHORT, encoding="utf-8")
    drop(taught, path)
    course = taught.lessons
    assert course.lesson is not None
    assert course.lesson.title == "Short"
    assert course.panel.isVisible()
    Player(taught, qtbot.waitUntil).play(course.lesson)
    entries = course.panel.list
    assert entries.count() == len(ORDER) + 1
    assert entries.item(len(ORDER)).text() == "13. Short ✓ 0 of 1"
    path.unlink()
    course.show_list()
    assert entries.count() == len(ORDER)


def test_a_file_that_is_no_lesson_is_refused_in_words_with_its_line(
    taught: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "faulty.md"
    path.write_text(SHORT.replace("light: train", "light: trian"), encoding="utf-8")
    drop(taught, path)
    (box,) = taught.findChildren(QMessageBox)
    words = box.text() + box.informativeText()
    assert "faulty.md" in words
    assert "Line 10" in words
    assert "“trian” is not known here" in words
    box.reject()


def test_the_list_of_lessons_is_read_without_scrolling(taught: MainWindow, qtbot: QtBot) -> None:
    taught.menu_actions["lessons"].trigger()
    entries = taught.lessons.panel.list
    qtbot.waitUntil(entries.isVisible)
    last = entries.item(entries.count() - 1)
    seen = entries.viewport()
    qtbot.waitUntil(lambda: seen.rect().contains(entries.visualItemRect(last)))
    assert entries.verticalScrollBar().maximum() == 0
    assert taught.height() == 720
