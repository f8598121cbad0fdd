"""Lessons set everything up in the real window, say what to watch, and answer their question."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QListWidget,
    QPushButton,
    QToolButton,
)
from window_mouse import tab_order

from digitpad.data.source import DataSource
from digitpad.gui.training.lessons_window import LessonsWindow
from digitpad.training.lessons import LESSONS


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_lesson_has_runs_that_can_begin_what_to_watch_a_question_and_its_answer(lesson):
    assert len(lesson.setups) == 2
    assert lesson.question.endswith("?")
    assert lesson.watch
    assert lesson.answer
    configs = [setup.config() for setup in lesson.setups]
    assert configs[0] != configs[1]
    for config in configs:
        assert all(part.is_built_in for part in DataSource.parse(config.dataset).parts)


@pytest.mark.parametrize("row", range(len(LESSONS)))
def test_a_lesson_fills_in_the_training_panel_and_shows_its_answer_when_asked(qtbot, window, row):
    window.menu_actions["lessons"].trigger()
    lessons = window.findChild(LessonsWindow)
    lessons.findChild(QListWidget, "lessons_list").setCurrentRow(row)
    lesson, answer = LESSONS[row], lessons.findChild(QLabel, "lesson_answer")
    assert answer.isHidden()
    for number, setup in enumerate(lesson.setups, 1):
        button = lessons.findChildren(QPushButton, f"lesson_setup_{number}_button")[-1]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        found = window.training.setup.config()
        assert found.with_settings(device="auto", threads=0) == setup.config()
        assert window.training.can_train
        # True as well where the lessons are docked, in the main window.
        assert "in the training panel" in lessons.findChild(QLabel, "lesson_said").text()
    qtbot.mouseClick(
        lessons.findChild(QPushButton, "lesson_answer_button"), Qt.MouseButton.LeftButton
    )
    assert not answer.isHidden()
    assert answer.text() == lesson.answer


def test_tab_leads_through_a_lesson_from_the_top(qtbot, window):
    window.menu_actions["lessons"].trigger()
    chosen = window.findChild(LessonsWindow).findChild(QListWidget, "lessons_list")
    chosen.setCurrentRow(1)
    names = "lessons_list", "lesson_setup_1_button", "lesson_setup_2_button", "lesson_answer_button"
    assert tab_order(chosen, qtbot)[:4] == list(names)


def test_the_titles_of_lessons_are_read_without_scrolling_sideways(qtbot, window):
    window.show()
    window.menu_actions["lessons"].trigger()
    titles = window.findChild(LessonsWindow).findChild(QListWidget, "lessons_list")
    qtbot.waitUntil(titles.isVisible)
    assert titles.sizeHintForColumn(0) <= titles.viewport().width()


def choose_in(window, name: str, value: str) -> None:
    combo = window.findChild(QComboBox, name)
    combo.setCurrentIndex(next(n for n in range(combo.count()) if combo.itemData(n) == value))


@pytest.mark.parametrize(
    ("combo", "value"), [("model_combo", "quick"), ("dataset_combo", "handwriting")]
)
def test_the_limit_and_the_settings_of_a_lesson_end_with_the_users_own_choice(
    qtbot, window, combo, value
):
    usual = window.training.setup.form.settings()
    window.menu_actions["lessons"].trigger()
    lessons = window.findChild(LessonsWindow)
    row = next(n for n, lesson in enumerate(LESSONS) if lesson.name == "overfitting")
    lessons.findChild(QListWidget, "lessons_list").setCurrentRow(row)
    button = lessons.findChildren(QPushButton, "lesson_setup_1_button")[-1]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    setup = window.training.setup
    fold = window.findChild(QToolButton, "settings_fold")
    setup.form.set_folded(False)
    qtbot.mouseClick(fold, Qt.MouseButton.LeftButton)
    assert "200 images only" in setup.form.summary_label.text()
    limit = window.findChild(QCheckBox, "limit_check")
    limit.click()
    assert "200" not in setup.form.summary_label.text()
    limit.click()
    choose_in(window, combo, value)
    assert setup.config().train_limit == 0
    assert "200" not in setup.form.summary_label.text()
    assert limit.isHidden()
    if combo == "model_combo":
        assert setup.form.settings() == usual
    else:
        assert not setup.form.changed_settings()
