"""Leads through lessons: sets up their runs, lights the controls, checks what happened."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QLocale, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QMainWindow, QWidget

from digitpad.errors import DigitpadError
from digitpad.gui.actions import Actions
from digitpad.gui.language import number, tr
from digitpad.gui.lessons.facts import WindowFacts
from digitpad.gui.lessons.light import CHOOSERS, OF_SETTINGS, Light
from digitpad.gui.lessons.panel import LessonPanel, LessonView
from digitpad.gui.settings import Settings
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import add_keys
from digitpad.training.lessons import (
    BESIDE,
    SUFFIX,
    Condition,
    Lesson,
    LessonFact,
    LessonStep,
    all_hold,
    read_lesson,
    shipped,
    with_facts,
)
from digitpad.untrusted import parse_json
from digitpad.words import joined, sentences

if TYPE_CHECKING:
    from digitpad.modelfile import Model

LOOK_MS: Final = 120
"""How often a step looks at the window."""
DONE_KEY: Final = "lessons/done"
RECENT: Final = "lesson"


class Course(QObject):
    """Shows the ``panel`` with the list of lessons, and leads through the one that is chosen.

    What a lesson sets up ends with it. Which lessons are done, with how many right predictions, is
    remembered.

    Signals: ``beside_wanted`` (networks of the lesson's runs, to be shown side by side; none when
    they are not any more).
    """

    beside_wanted = Signal(object)

    def __init__(
        self,
        window: QMainWindow,
        training: TrainingPanel,
        facts: WindowFacts,
        actions: Actions,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._training, self._actions, self._settings = training, actions, settings
        self.facts = facts
        self.panel = LessonPanel()
        self.light = Light(window, actions)
        self._dialogs = Dialogs(window)
        self.lesson: Lesson | None = None
        self._index = 0
        self._answers: dict[int, int] = {}
        self.outcomes: dict[int, str] = {}
        self.right: dict[int, int | None] = {}
        self._trained: dict[int, Model] = {}
        self._is_set_up = True
        self._before: dict[str, Any] | None = None
        self._had_network = False
        self.timer = QTimer(self)
        self.timer.setInterval(LOOK_MS)
        self.timer.timeout.connect(self.look)
        panel = self.panel
        panel.begun.connect(self.begin)
        panel.answered.connect(self._on_answered)
        panel.turned.connect(self._turn)
        panel.light_wanted.connect(self._focus_light)
        panel.open_wanted.connect(self._ask_open)
        panel.list_wanted.connect(self.show_list)
        panel.closed.connect(self.close)
        add_keys(panel, ["Esc"], self.close, Qt.ShortcutContext.WidgetWithChildrenShortcut)

    # Which lesson

    @cached_property
    def _shipped(self) -> tuple[Lesson, ...]:
        spoken = QLocale().name()
        return tuple(shipped((spoken, spoken.partition("_")[0])))

    def _lessons(self) -> list[Lesson]:
        """Return the lessons that come along, and those opened from files that are still there."""
        lessons = list(self._shipped)
        for path in self._settings.recent(RECENT):
            try:
                lessons.append(read_lesson(path))
            except DigitpadError:
                self._settings.forget_recent(RECENT, path)
        return lessons

    @Slot()
    def show_list(self) -> None:
        """Leave the lesson, and show all."""
        self._leave()
        self.panel.show()
        self.panel.show_list(self._lessons(), self._done_words)

    @Slot()
    def close(self) -> None:
        """Leave the lesson, and hide the strip."""
        self._leave()
        self.panel.hide()

    @Slot()
    def _ask_open(self) -> None:
        filters = [self.tr("Lessons ({patterns})").format(patterns=f"*{SUFFIX}")]
        folder = self._settings.last_folder(RECENT)
        self._dialogs.ask_open(self.tr("Open a lesson"), folder, filters, self.open_file)

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Begin the lesson in a file; if there is none in it, say where and why."""
        try:
            lesson = read_lesson(path)
        except DigitpadError as error:
            self._dialogs.tell(self.tr("The lesson was not opened"), tr(error))
            return
        self._settings.add_recent(RECENT, path)
        self.panel.show()
        self.begin(lesson)

    @property
    def shown_lesson(self) -> str | None:
        """The name of the lesson that is shown, "" for the list, None if there is neither."""
        if self.panel.isHidden():
            return None
        return self.lesson.name if self.lesson is not None else ""

    def show_anew(self, name: str) -> None:
        """Show the list, or begin a lesson in it again, by its name."""
        self.show_list()
        for lesson in self._lessons():
            if lesson.name == name:
                self.begin(lesson)
                return

    # One lesson

    @Slot(object)
    def begin(self, lesson: Lesson) -> None:
        """Begin a lesson, or begin it again."""
        self._leave()
        self.lesson, self._index = lesson, 0
        self._answers, self.outcomes, self.right, self._trained = {}, {}, {}, {}
        self._before = self._training.setup.before_lesson()
        self._had_network = self._actions["network"].isChecked()
        self._training.offers.is_lesson = True
        self.facts.begin()
        self.timer.start()
        self._begin_step()

    def _leave(self) -> None:
        """End the lesson and all that it set up."""
        self.timer.stop()
        self.light.show_at("")
        if self.lesson is None or self._before is None:
            return
        if any(step.shows == BESIDE for step in self.lesson.steps[: self._index + 1]):
            self.beside_wanted.emit(())
        self.lesson = None
        offers, run = self._training.offers, self._training.run
        offers.is_lesson = False
        if run is not None and run.of_lesson and run.result is not None:
            offers.model_discarded.emit(run.result)  # the model from before reads again
        self._training.setup.end_lesson(self._before)
        self._training.setup.show()
        self._actions["network"].setChecked(self._had_network)

    @property
    def step(self) -> LessonStep:
        assert self.lesson is not None
        return self.lesson.steps[self._index]

    @property
    def is_done(self) -> bool:
        """Whether the step is done."""
        return self._index in self.outcomes

    def _begin_step(self) -> None:
        self.facts.begin_step()
        self._is_set_up = self.step.config is None or self.is_done
        if self.step.shows == BESIDE:
            self.beside_wanted.emit(tuple(self._trained.values()))
        elif self.step.shows:
            self._actions["network"].setChecked(self.step.shows == "network")
        self.look()

    def _set_up(self) -> None:
        """Set up the step's run, once none is in progress."""
        config = self.step.config
        if self._is_set_up or config is None or self._training.run_state != "idle":
            return
        self._is_set_up = True
        self._training.set_up(config, of_lesson=True)

    def _make_room(self) -> None:
        """Leave the room to the curves: a run of a lesson needs no decision once it is done."""
        setup = self._training.setup
        if self.facts(LessonFact("run")) == "done":
            self._training.display.notice.clear()
        # Only a setting that is to be changed has to be in sight.
        if self.step.light not in OF_SETTINGS and not setup.is_folded:
            setup.fold_for_now(True)
        is_pictured = self._actions["network"].isChecked()
        setup.setHidden(is_pictured and self.step.light not in (*OF_SETTINGS, *CHOOSERS))

    @Slot(int)
    def _on_answered(self, choice: int) -> None:
        self._answers.setdefault(self._index, choice)
        self.look()

    @Slot(int)
    def _turn(self, by: int) -> None:
        lesson = self.lesson
        if lesson is None:
            return
        self._index += by
        if self._index < len(lesson.steps):
            self._begin_step()
            return
        if len(self.outcomes) == len(lesson.steps):
            asked = [index for index, step in enumerate(lesson.steps) if step.question]
            right = sum(self.right[index] == self._answers[index] for index in asked)
            self._remember(lesson, right, len(asked))
        self.show_list()

    @Slot()
    def look(self) -> None:
        """Look at the window: whether the step is done, and where its light belongs."""
        if self.lesson is None:
            return
        self.facts.look()
        self._set_up()
        self._make_room()
        step, is_asking = self.step, bool(self.step.question) and self._index not in self._answers
        if not (self.is_done or is_asking) and all_hold(step.until, self.facts):
            self._finish_step()
        is_running = self.facts(LessonFact("run")) in ("running", "done") and step.light == "train"
        is_lit = not (self.is_done or is_asking or is_running)
        if self.light.show_at(step.light if is_lit else "") and self.light.target is not None:
            self._reveal(self.light.target)
        self.panel.show_step(self._view(step))

    def _reveal(self, target: QWidget) -> None:
        """Scroll to what is lit."""
        for area in target.window().findChildren(SideScroll):
            if area.isAncestorOf(target):
                area.reveal(target)

    def _finish_step(self) -> None:
        step, index, run = self.step, self._index, self._training.run
        if step.config is not None and run is not None and run.result is not None:
            info = replace(run.result.info, name=step.title)
            self._trained[index] = replace(run.result, info=info)
        outcome = with_facts(step.then, self.facts, number)
        if step.question:
            right = [n for n, choice in enumerate(step.choices) if choice.came_true(self.facts)]
            answer = self._answers[index]
            is_right = answer in right
            self.right[index] = answer if is_right else next(iter(right), None)
            verdict = self.tr("As you predicted.") if is_right else self.tr("Not as you predicted.")
            outcome = tr(sentences(verdict, outcome))
        self.outcomes[index] = outcome

    def _view(self, step: LessonStep) -> LessonView:
        assert self.lesson is not None
        run, waits = self.facts(LessonFact("run")), ""
        if not self.is_done:
            missing = [condition for condition in step.until if not condition.holds(self.facts)]
            if step.question and self._index not in self._answers:
                waits = self.tr("Predict first.")
            elif run == "stopped":
                waits = self.tr("The run was stopped before its end: train again.")
            elif run == "done" and missing:
                needs = self.tr("Not yet: this step waits for {conditions}.")
                waits = needs.format(conditions=tr(joined(map(self._in_words, missing))))
        return LessonView(
            self.lesson.title,
            self._index + 1,
            len(self.lesson.steps),
            step.title,
            with_facts(step.text, self.facts, number),
            step.question,
            tuple(choice.text for choice in step.choices),
            self._answers.get(self._index),
            self.right.get(self._index),
            self.is_done,
            "" if self.light.isHidden() else self.light.lit,
            self.outcomes.get(self._index, ""),
            waits,
        )

    def _in_words(self, condition: Condition) -> str:
        value = condition.value
        text = value.name if isinstance(value, LessonFact) else f"{value}"
        if isinstance(value, float):
            text = number(value + condition.plus, "g")
        now = with_facts(f"{{{condition.fact.name}}}", self.facts, number)
        sentence = self.tr("{fact} {comparison} {value} (now {now})")
        return sentence.format(
            fact=condition.fact.name, comparison=condition.comparison, value=text, now=now
        )

    @Slot()
    def _focus_light(self) -> None:
        if self.light.target is not None:
            self.light.target.window().activateWindow()
            self.light.target.setFocus(Qt.FocusReason.TabFocusReason)

    # What is remembered

    def _done(self) -> dict[str, Any]:
        try:
            done = parse_json(str(self._settings.store.value(DONE_KEY, "{}")))
        except ValueError:
            return {}
        return done if isinstance(done, dict) else {}

    def _remember(self, lesson: Lesson, right: int, asked: int) -> None:
        done = self._done() | {lesson.name: [right, asked]}
        self._settings.store.setValue(DONE_KEY, json.dumps(done))

    def _done_words(self, lesson: Lesson) -> str:
        result = self._done().get(lesson.name)
        if not isinstance(result, list) or len(result) != 2:
            return ""
        mark = self.tr(" ✓ {right} of {asked}") if result[1] else self.tr(" ✓")
        return mark.format(right=result[0], asked=result[1])
