"""Side by side: up to four models on the same drawing, each with its answer, bars and map."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from digitpad.errors import DigitpadError
from digitpad.explain.explainer import Explainer, Explanation
from digitpad.explain.target import RUNNER_UP, target_for
from digitpad.gui.explain.map_view import MapView
from digitpad.gui.explain.view import Question, View
from digitpad.gui.language import tr
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.parts import filled, grown, label, push_button
from digitpad.gui.widgets.pixels import Pixels
from digitpad.gui.widgets.probability_bars import ProbabilityBars
from digitpad.gui.widgets.wording import verdict_text
from digitpad.gui.workers.task import LatestWins
from digitpad.modelfile import Model
from digitpad.models.architecture import DIGITS
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.recognise.recogniser import Recogniser

MOST: Final = 4
BARS_PX: Final = 170, 190
"""Least and greatest height of the bars."""


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """A model's prediction and explanation; None if there is nothing to explain."""

    prediction: Prediction
    explanation: Explanation | None
    image: Pixels


class CompareWorker:
    """Answers the mailbox, and caches the recogniser and the explainer of each model."""

    def __init__(self) -> None:
        self._recogniser = lru_cache(maxsize=MOST)(Recogniser)
        self._explainer = lru_cache(maxsize=MOST)(Explainer)

    def answer(
        self, asked: tuple[Question, tuple[Model, ...]]
    ) -> Generator[None, None, tuple[Comparison, ...]]:
        """Read the same drawing with several models, and explain each answer."""
        question, models = asked
        found = []
        for model in models:
            image = replace(question, model=model).image()
            read = self._recogniser(model).recognise_image(image)
            explanation = None
            if read.verdict is not Verdict.NOTHING:
                targets = (target_for(model, read, against=RUNNER_UP),)
                steps = self._explainer(model).steps(image, targets, is_quick=True)
                (explanation,) = yield from steps
            found.append(Comparison(read, explanation, read.picture))
        return tuple(found)


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
        sides = (
            self.tr("for {digit}").format(digit=read.label),
            self.tr("for {digit}").format(digit=read.second),
        )
        evidence = None if explanation is None else explanation.map
        self.map.show_map(evidence, found.image, sides)


class CompareView(View):
    """The view: the model in use, even during training, beside up to three from files."""

    def __init__(self) -> None:
        super().__init__("compare")
        self._dialogs = Dialogs(self)
        self._others: list[Model] = []
        self._question: Question | None = None
        self._mailbox = self.add_mailbox(LatestWins("compare", CompareWorker().answer, self))
        self._mailbox.answered.connect(self._on_answered)
        self.columns = [Column(number) for number in range(MOST)]
        self.add_button = push_button(
            "compare_add",
            self.tr("Add a model…"),
            self.tr("Let a model from a file read the same drawing"),
            self._ask_open,
        )
        self.remove_button = push_button(
            "compare_remove",
            self.tr("Remove the last"),
            self.tr("Remove the last model"),
            self._remove,
        )
        row = filled(QHBoxLayout(), *((column, 1) for column in self.columns), spacing=22)
        self.figure = QWidget()
        words = self.tr("Blue speaks for what each model reads, orange for its next best")
        title = label("compare_title", words, look="title", wraps=True)
        filled(QVBoxLayout(self.figure), title, (row, 1), spacing=10)
        buttons = filled(QHBoxLayout(), self.add_button, self.remove_button, None, spacing=8)
        filled(QVBoxLayout(self), (self.figure, 1), buttons, spacing=10, margins=(0, 8, 0, 0))
        self._show_count()

    def look_at(self, question: Question) -> None:
        self._question = question
        self._mailbox.ask((question, (question.model, *self._others)))

    def add(self, path: Path) -> None:
        """Add a model from a file; report an error if it cannot be used."""
        from digitpad.modelfile import open_model

        title = self.tr("The model was not added")
        try:
            model = open_model(path)
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
        self._others.append(model)
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
        for column, model, one in zip(self.columns, asked[1], found, strict=False):
            column.show_comparison(model.info.name, one)
        self.said.emit(self.tr("{count} models").format(count=len(found)) if len(found) > 1 else "")
