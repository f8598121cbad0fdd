"""Side by side: up to four models on the same drawing, each with its answer, bars and map."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from digitpad.errors import DigitpadError
from digitpad.explain.explainer import Explainer, Explanation
from digitpad.explain.target import target_for
from digitpad.gui.desk import Desk
from digitpad.gui.explain.map_view import MapView
from digitpad.gui.explain.view import Question, View
from digitpad.gui.language import date_words, tr
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.parts import filled, grown, label, plain_tip, push_button
from digitpad.gui.widgets.pixels import Pixels
from digitpad.gui.widgets.probability_bars import ProbabilityBars
from digitpad.gui.widgets.wording import verdict_text
from digitpad.gui.workers.task import LatestWins, Task
from digitpad.modelfile import Model
from digitpad.models.architecture import DIGITS
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.recognise.recogniser import Recogniser
from digitpad.runs.archive import ArchivedRun, archived_runs
from digitpad.runs.comparison import accuracy_text, names_apart
from digitpad.runs.record import RunRecord

MOST: Final = 4
MOST_RUNS: Final = 15
"""Runs in the menu, the latest first."""
BARS_PX: Final = 170, 190
"""Least and greatest height of the bars."""


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """A model's prediction and explanation; None if there is nothing to explain.

    ``sides``: the two classes that the map compares, the same for all models.
    """

    prediction: Prediction
    explanation: Explanation | None
    image: Pixels
    sides: tuple[str, str]


class CompareWorker:
    """Answers the mailbox, and caches the recogniser and the explainer of each model."""

    def __init__(self) -> None:
        self._recogniser = lru_cache(maxsize=MOST)(Recogniser)
        self._explainer = lru_cache(maxsize=MOST)(Explainer)

    def answer(
        self, asked: tuple[Question, tuple[Model, ...]]
    ) -> Generator[None, None, tuple[Comparison, ...]]:
        """Read the same drawing with several models, and explain all answers by the same classes.

        A model that does not know both of them is not explained.
        """
        question, models = asked
        image, found = question.image(), []
        predictions = [self._recogniser(model).recognise_image(image) for model in models]
        sides = compared_classes(predictions)
        for model, read in zip(models, predictions, strict=True):
            explanation = None
            if read.verdict is not Verdict.NOTHING and {*sides} <= {*model.info.classes}:
                targets = (target_for(model, read, *sides),)
                steps = self._explainer(model).steps(image, targets, is_quick=True)
                (explanation,) = yield from steps
            found.append(Comparison(read, explanation, image, sides))
        return tuple(found)


def compared_classes(predictions: Sequence[Prediction]) -> tuple[str, str]:
    """Return the first model's answer, and the first other answer or else its next best."""
    first = predictions[0]
    for read in predictions:
        if read.label is not None and read.label != first.label:
            return first.label or "", read.label
    return first.label or "", first.second or ""


class Column(QWidget):
    """One model: its name, its verdict, the probability of each class, and its map."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.name = label(f"compared_name_{number}", look="quiet", wraps=True)
        self.verdict = label(f"compared_verdict_{number}", look="title", size=1.4, wraps=True)
        self.map = MapView(f"compared_map_{number}", self.tr("What speaks for it and against it"))
        self.bars = ProbabilityBars(DIGITS)
        self.bars.setObjectName(f"compared_bars_{number}")
        least, most = map(grown, BARS_PX)
        self.bars.setMinimumHeight(least)
        self.bars.setMaximumHeight(most)
        parts = self.name, self.verdict, (self.map, 1), self.bars
        filled(QVBoxLayout(self), *parts, spacing=4)

    def show_comparison(self, name: str, found: Comparison) -> None:
        """Show a model's prediction and explanation."""
        read, explanation = found.prediction, found.explanation
        words = verdict_text(read)
        self.name.setText(name)
        self.verdict.setText(
            f"{words.headline} · {words.detail}" if words.detail else words.headline
        )
        self.bars.show_probabilities(read.classes, read.probabilities)
        one, other = (self.tr("for {digit}").format(digit=side) for side in found.sides)
        evidence = None if explanation is None else explanation.map
        self.map.show_map(evidence, found.image, (one, other))


class Added(NamedTuple):
    """A model beside the one in use; ``run``: the kept run that it is of, if it is of one."""

    model: Model
    run: RunRecord | None = None


class CompareView(View):
    """The view: the model in use, even during training, beside up to three others.

    They come from kept runs, from the models that are open, or from files.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__("compare")
        self._desk = desk
        self._dialogs = Dialogs(self)
        self._others: list[Added] = []
        self._question: Question | None = None
        self._mailbox = self.add_mailbox(LatestWins("compare", CompareWorker().answer, self))
        self._mailbox.answered.connect(self._on_answered)
        self.columns = [Column(number) for number in range(MOST)]
        self.menu = QMenu(self)
        self.menu.setObjectName("compare_menu")
        self.menu.setToolTipsVisible(True)
        self.add_button = push_button(
            "compare_add",
            self.tr("Add a model…"),
            self.tr("Let another model read the same drawing: of a run, an open one, or a file"),
            self._offer,
        )
        self.remove_button = push_button(
            "compare_remove",
            self.tr("Remove the last"),
            self.tr("Remove the last model"),
            self._remove,
        )
        row = filled(QHBoxLayout(), *((column, 1) for column in self.columns), spacing=22)
        self.figure = QWidget()
        self._title = label("compare_title", look="title", wraps=True)
        filled(QVBoxLayout(self.figure), self._title, (row, 1), spacing=10)
        buttons = filled(QHBoxLayout(), self.add_button, self.remove_button, None, spacing=8)
        filled(QVBoxLayout(self), (self.figure, 1), buttons, spacing=10, margins=(0, 8, 0, 0))
        self._show_count()

    def look_at(self, question: Question) -> None:
        self._question = question
        self._mailbox.ask((question, (question.model, *(one.model for one in self._others))))

    # Adding and removing models

    def _offer(self) -> None:
        """Look for the runs that were kept, and offer them, the open models, and files."""
        task = Task("list_runs", archived_runs, self)
        task.start(succeeded=self._show_menu, failed=lambda _why: self._show_menu([]))

    def _show_menu(self, runs: Sequence[ArchivedRun]) -> None:
        self.menu.clear()
        current = self._desk.current
        there = [self._desk.model, *(one.model for one in self._others)]
        for model in (*current.unsaved, current.model):
            if model is not None and not any(one is model for one in there):
                there.append(model)
                action = self.menu.addAction(model.info.name)
                action.triggered.connect(partial(self._add, Added(model)))
        self.menu.addSeparator()
        listed = [run for run in runs if isinstance(run, RunRecord) and run.has_model]
        for run in listed[:MOST_RUNS]:
            ended = datetime.fromisoformat(run.created).astimezone()
            action = self.menu.addAction(f"{run.name} · {date_words(ended)}")
            action.setToolTip(plain_tip(tr(accuracy_text(run))))
            action.triggered.connect(partial(self.add, run.model_file, run))
        self.menu.addSeparator()
        self.menu.addAction(self.tr("From a file…")).triggered.connect(self._ask_open)
        self.menu.popup(self.add_button.mapToGlobal(self.add_button.rect().bottomLeft()))

    def add(self, path: Path, run: RunRecord | None = None) -> None:
        """Add a model from a file, or of a kept run; report an error if it cannot be used."""
        from digitpad.modelfile import open_model

        try:
            self._add(Added(open_model(path), run))
        except DigitpadError as error:
            self._dialogs.tell(self.tr("The model was not added"), tr(error))

    def _add(self, added: Added) -> None:
        title, model = self.tr("The model was not added"), added.model
        try:
            Explainer(model)
        except DigitpadError as error:
            self._dialogs.tell(title, tr(error))
            return
        question = self._question
        here = None if question is None else question.model.info.preprocessing
        if here is not None and here != model.info.preprocessing:
            words = self.tr("{model} reads {what}, not what is read here.")
            self._dialogs.tell(
                title, words.format(model=model.info.name, what=tr(model.info.preprocessing.reads))
            )
            return
        self._others.append(added)
        self._show_count()

    def _ask_open(self) -> None:
        filters = [self.tr("Models (*.safetensors *.npz *.pt *.pth *.ot)")]
        self._dialogs.ask_open(self.tr("Add a model"), "", filters, self.add)

    def _remove(self) -> None:
        self._others.pop()
        self._show_count()

    def _show_count(self) -> None:
        self.add_button.setEnabled(len(self._others) < MOST - 1)
        self.remove_button.setEnabled(bool(self._others))
        for number, column in enumerate(self.columns):
            column.setVisible(number <= len(self._others))
        if self._question is not None:
            self.look_at(self._question)

    @Slot(object, object)
    def _on_answered(
        self, asked: tuple[Question, tuple[Model, ...]], found: tuple[Comparison, ...]
    ) -> None:
        one, other = found[0].sides
        words = self.tr("Blue speaks for {one}, orange for {other}")
        self._title.setText(words.format(one=one, other=other))
        names = [asked[0].model.info.name, *self._names()]
        for column, name, comparison in zip(self.columns, names, found, strict=False):
            column.show_comparison(name, comparison)
        self.said.emit(self.tr("{count} models").format(count=len(found)) if len(found) > 1 else "")

    def _names(self) -> list[str]:
        """Return the names of the added models; runs are named by what differs among them."""
        runs = iter(names_apart([one.run for one in self._others if one.run is not None]))
        return [one.model.info.name if one.run is None else tr(next(runs)) for one in self._others]
