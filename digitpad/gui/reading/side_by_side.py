"""Side by side: up to three models read the same strokes as they are drawn, also while one learns.

Each drawing or picture goes through the preprocessing of each model. Below its answer, once the
pen rests, each shows what speaks for the same two classes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from datetime import datetime
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from digitpad.arrays import Floats
from digitpad.errors import DigitpadError
from digitpad.explain.explainer import Explainer
from digitpad.explain.target import target_for
from digitpad.gui.canvas.content import Page
from digitpad.gui.desk import Desk, PageReading
from digitpad.gui.explain.map_view import MapView
from digitpad.gui.language import date_words, tr, verbatim
from digitpad.gui.model_window import ModelWindow
from digitpad.gui.reading.live_reading import PageQuestion, PageReader, make_reader
from digitpad.gui.theme.colours import class_colours
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import (
    close_button,
    filled,
    grow,
    label,
    plain_tip,
    push_button,
    single_shot_timer,
)
from digitpad.gui.widgets.pixels import widget_image
from digitpad.gui.widgets.probability_bars import ProbabilityBars
from digitpad.gui.widgets.wording import run_words, verdict_text
from digitpad.gui.workers.task import LatestWins, Task, failure_words
from digitpad.modelfile import Model
from digitpad.models.architecture import DIGITS
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.runs.archive import ArchivedRun, archived_runs
from digitpad.runs.comparison import accuracy_text, names_apart
from digitpad.runs.record import RunRecord

MOST: Final = 3
MOST_RUNS: Final = 15
"""Runs in the menu, the latest first."""
MAPS_MS: Final = 250
"""Between a reading and its map, which takes longer than a stroke waits for."""
VERDICT_PX: Final = 46
NAME_PX: Final = 36

Answer = PageReading | str
"""How a model read the page, or why it did not."""


class Source(NamedTuple):
    """What a column shows: a ``model``, None for the one in use; ``run``: what it is kept in."""

    model: Model | None
    run: RunRecord | None = None


class SideReaders:
    """Reads a page with several models, each after its own preprocessing."""

    def __init__(self) -> None:
        self._reader = lru_cache(maxsize=MOST)(lambda _: PageReader(make_reader))

    def read(self, asked: tuple[Page, tuple[Model, ...]]) -> tuple[Answer, ...]:
        page, models = asked
        return tuple(self._read(page, model) for model in models)

    def _read(self, page: Page, model: Model) -> Answer:
        try:
            return self._reader(model).read(PageQuestion(page, model))
        except DigitpadError as error:
            return failure_words(error)


class SideMaps:
    """Explains several readings by the same two classes."""

    def __init__(self) -> None:
        self._explainer = lru_cache(maxsize=MOST)(Explainer)

    def explain(self, answers: tuple[Answer, ...]) -> Generator[None, None, SideEvidence]:
        """Return a map for each answer, None where a model has no such classes or no map."""
        readings = [answer for answer in answers if isinstance(answer, PageReading)]
        sides = compared_classes([reading.prediction for reading in readings])
        maps = []
        for answer in answers:
            evidence = None
            if isinstance(answer, PageReading) and {*sides} <= {*answer.prediction.classes}:
                evidence = yield from self._map(answer, sides)
            maps.append(evidence)
        return SideEvidence(sides, answers, tuple(maps))

    def _map(
        self, answer: PageReading, sides: tuple[str, str]
    ) -> Generator[None, None, Floats | None]:
        model, read = answer.model, answer.prediction
        if read.verdict is Verdict.NOTHING:
            return None
        try:
            explainer = self._explainer(model)
            targets = (target_for(model, read, *sides),)
            (explanation,) = yield from explainer.steps(read.image, targets, is_quick=True)
        except DigitpadError:
            return None
        return explanation.map


class SideEvidence(NamedTuple):
    """The ``maps`` of ``answers``, which say what speaks for the first of two classes."""

    sides: tuple[str, str]
    answers: tuple[Answer, ...]
    maps: tuple[Floats | None, ...]


def compared_classes(predictions: Sequence[Prediction]) -> tuple[str, str]:
    """Return the first answer, and the first other answer or else the next best; "" for none."""
    named = [read for read in predictions if read.label]
    if not named:
        return "", ""
    first = named[0]
    rivals = (read.label for read in named if read.label != first.label)
    return first.label or "", next(rivals, first.second) or ""


class Column:
    """The widgets of one model, which stand below each other."""

    def __init__(self, number: int, window: SideBySide, removes: str, shows: str) -> None:
        self.name = label(f"compared_name_{number}", look="quiet", wraps=True)
        self.verdict = label(f"compared_verdict_{number}", look="title", size=1.4, wraps=True)
        grow(self.name, "setMinimumHeight", NAME_PX)
        grow(self.verdict, "setMinimumHeight", VERDICT_PX)  # what comes and goes moves nothing
        remove = partial(window.remove, number)
        self.remove = close_button(f"compared_remove_{number}", removes, removes, remove)
        self.bars = ProbabilityBars(DIGITS)
        self.bars.setObjectName(f"compared_bars_{number}")
        self.bars.colour_of = window.colour_of
        self.map = MapView(f"compared_map_{number}", shows)
        self.heading = QWidget()
        filled(QHBoxLayout(self.heading), (self.name, 1), self.remove)
        self._answer: Answer | None = None
        self.parts = self.heading, self.verdict, self.bars, self.map

    def show_answer(self, name: str, answer: Answer | None) -> None:
        """Show how a model read; None if it has not yet, or nothing is drawn."""
        self.name.setText(name)
        if answer is self._answer:
            return
        self._answer = answer
        read = answer.prediction if isinstance(answer, PageReading) else None
        self.verdict.setText(answer if isinstance(answer, str) else "")
        if read is None:
            self.bars.show_probabilities((), np.zeros(0, np.float32))
            self.map.show_map(None, None)
        else:
            verdict = verdict_text(read)
            self.verdict.setText(" · ".join(filter(None, (verdict.headline, verdict.detail))))
            self.bars.show_as_answer(read.verdict is Verdict.DIGIT, verdict.note)
            self.bars.show_probabilities(read.classes, read.probabilities)
            self.map.show_map(None, read.picture)


class SideBySide(ModelWindow):
    """The window; it begins with the model in use, also while that learns."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__("beside", self.tr("Side by side"), desk, parent, (620, 720))
        self.sources: list[Source] = [Source(None)]
        self.answers: list[Answer | None] = [None]
        self._asked: tuple[object, ...] = ()
        self._class_numbers = {name: number for number, name in enumerate(DIGITS)}
        self._readers = LatestWins("beside", SideReaders().read, self)
        self._readers.answered.connect(self._on_read)
        self._maps = LatestWins("beside_maps", SideMaps().explain, self)
        self._maps.answered.connect(self._on_explained)
        self._maps_due = single_shot_timer(MAPS_MS, self._ask_maps, self)
        texts = self.tr("Remove this model"), self.tr("What speaks for it and against it")
        self.columns = [Column(number, self, *texts) for number in range(MOST)]
        self.menu = QMenu(self)
        self.menu.setObjectName("compare_menu")
        self.menu.setToolTipsVisible(True)
        self.add_button = push_button(
            "compare_add",
            self.tr("Add a model…"),
            self.tr("Let another model read the same strokes: of a run, an open one, or a file"),
            self._offer,
        )
        self.figure = QWidget()
        grid = self._grid = QGridLayout(self.figure)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(22)
        for index, column in enumerate(self.columns):
            for row, part in zip((0, 1, 2, 4), column.parts, strict=True):
                grid.addWidget(part, row, index)
        self.caption = label("beside_caption", look="quiet", wraps=True)
        grid.addWidget(self.caption, 3, 0, 1, MOST)
        grid.setRowStretch(2, 3)
        grid.setRowStretch(4, 2)
        title = self.tr("Save as PNG…")
        tip = self.tr("Save what this window shows as a picture")
        name = self.tr("Side by side")
        save = self.make_save_button(
            "save", title, tip, f"{name}.png", lambda: widget_image(self.figure)
        )
        self.note = label("beside_note", look="quiet", wraps=True)
        buttons = Flow(self.add_button, save, self.dock_button, self.close_button)
        rows = (SideScroll(self.figure), 1), self.note, buttons
        filled(QVBoxLayout(self), *rows, margins=(16, 14, 16, 12), spacing=8)
        self._show_columns()

    # What is read

    def show_sources(self, sources: Sequence[Source]) -> None:
        """Show these, after the model in use if there is room; the last ones of too many go."""
        new = [Source(None)] * (len(sources) < MOST) + [*sources]
        self.sources = new[:MOST]
        self._show_columns()

    def add(self, source: Source) -> None:
        """Show another model beside the others."""
        self.sources.append(source)
        self._show_columns()

    def remove(self, number: int) -> None:
        del self.sources[number]
        self._show_columns()

    def _show_columns(self) -> None:
        self.answers, self._asked = [None] * len(self.sources), ()
        self.add_button.setEnabled(len(self.sources) < MOST)
        for number, column in enumerate(self.columns):
            is_there = number < len(self.sources)
            self._grid.setColumnStretch(number, int(is_there))
            for part in column.parts:
                part.setVisible(is_there)
            column.remove.setVisible(len(self.sources) > 1)
        hint = self.tr("Choose “Add a model…” to see how another one reads the same strokes.")
        self.note.setText(hint if len(self.sources) == 1 else "")
        self.caption.clear()
        self._look()

    def take_model(self) -> None:
        self._look()

    def take_prediction(self) -> None:
        self._look()

    def interrupt(self) -> None:
        self._maps.drop()
        if self.desk.page() is None:
            self._look()

    def _look(self) -> None:
        """Show the reading on the desk, and have its page read by the other models."""
        page, reading = self.desk.page(), self.desk.reading
        if page is not None and reading is not None:
            page = reading.page
        models = tuple(source.model for source in self.sources if source.model is not None)
        for number, source in enumerate(self.sources):
            if source.model is None or page is None:
                self.answers[number] = reading if page is not None else None
        asked = (page, *models)
        is_new = len(asked) != len(self._asked) or any(
            new is not old for new, old in zip(asked, self._asked, strict=True)
        )
        if models and page is not None and is_new:
            self._readers.ask((page, models))
        self._asked = asked
        self._show_answers()

    @Slot(object, object)
    def _on_read(self, asked: tuple[Page, tuple[Model, ...]], answers: tuple[Answer, ...]) -> None:
        columns = [column for column, source in enumerate(self.sources) if source.model is not None]
        if len(columns) != len(answers) or self.desk.page() is None:
            return
        for column, answer in zip(columns, answers, strict=True):
            self.answers[column] = answer
        self._show_answers()

    def _show_answers(self) -> None:
        for column, name, answer in zip(self.columns, self._names(), self.answers, strict=False):
            column.show_answer(name, answer)
        if not self._maps_due.isActive():
            self._maps_due.start()

    def _names(self) -> list[str]:
        """Return the names of the models; runs are named by what differs among them."""
        kept = [source.run for source in self.sources if source.run is not None]
        pairs = zip(kept, names_apart(kept), strict=True)
        runs = iter([run_words(run) if name == run.name else tr(name) for run, name in pairs])
        used = self.desk.reading.model if self.desk.reading is not None else self.desk.model
        in_use = used.info.name if used is not None else "–"
        return [
            next(runs) if source.run else source.model.info.name if source.model else in_use
            for source in self.sources
        ]

    def colour_of(self, name: str) -> QColor:
        """Return the colour of a class, the same in all columns."""
        numbers = self._class_numbers
        colours = class_colours(self.palette())
        return colours[numbers.setdefault(name, len(numbers)) % len(colours)]

    # Maps

    @Slot()
    def _ask_maps(self) -> None:
        answers = tuple(answer for answer in self.answers if answer is not None)
        is_whole = len(answers) == len(self.sources)
        if self.isVisible() and is_whole and self.desk.resting_page() is not None:
            self._maps.ask(answers)

    @Slot(object, object)
    def _on_explained(self, _answers: tuple[Answer, ...], evidence: SideEvidence) -> None:
        sides = evidence.sides
        legends = [self.tr("for {digit}").format(digit=side) for side in sides]
        is_compared = any(side_map is not None for side_map in evidence.maps)
        for column, now, answer, side_map in zip(
            self.columns, self.answers, evidence.answers, evidence.maps, strict=False
        ):
            if now is answer and isinstance(answer, PageReading) and side_map is not None:
                column.map.show_map(side_map, answer.prediction.picture, (legends[0], legends[1]))
        sentence = self.tr("Blue speaks for {one}, orange for {other}.") if is_compared else ""
        self.caption.setText(sentence.format(one=sides[0], other=sides[1]))

    # Adding models

    @Slot()
    def _offer(self) -> None:
        """Look for the runs that were kept, and offer them, the open models, and files."""
        task = Task("list_runs", archived_runs, self)
        task.start(succeeded=self._show_menu, failed=lambda _why: self._show_menu([]))

    def _show_menu(self, runs: Sequence[ArchivedRun]) -> None:
        self.menu.clear()
        current = self.desk.current
        there = [source.model for source in self.sources]
        if None in there:
            there.append(self.desk.model)
        else:
            self.menu.addAction(self.tr("The model in use")).triggered.connect(
                partial(self.add, Source(None))
            )
        for model in (*current.unsaved, current.model):
            if model is not None and not any(known is model for known in there):
                there.append(model)
                action = self.menu.addAction(verbatim(model.info.name))
                action.triggered.connect(partial(self.add, Source(model)))
        if not any(model and model.info.name == current.shipped_name for model in there):
            self.menu.addAction(current.shipped_name).triggered.connect(self._add_shipped)
        self.menu.addSeparator()
        listed = [run for run in runs if isinstance(run, RunRecord) and run.has_model]
        for run in listed[:MOST_RUNS]:
            ended = datetime.fromisoformat(run.created).astimezone()
            action = self.menu.addAction(f"{verbatim(run_words(run))} · {date_words(ended)}")
            action.setToolTip(plain_tip(tr(accuracy_text(run))))
            action.triggered.connect(partial(self.add_file, run.model_file, run))
        self.menu.addSeparator()
        self.menu.addAction(self.tr("From a file…")).triggered.connect(self._ask_open)
        self.menu.popup(self.add_button.mapToGlobal(self.add_button.rect().bottomLeft()))

    def add_file(self, path: Path, run: RunRecord | None = None) -> None:
        """Add a model from a file, or of a kept run; report an error if it cannot be used."""
        if source := self._opened(path, run):
            self.add(source)

    @Slot()
    def _add_shipped(self) -> None:
        if source := self._source(self.desk.current.shipped):
            self.add(source)

    def show_models(self, models: Sequence[Model]) -> None:
        """Show these networks, after the one in use if there is room."""
        self.show_sources([Source(model) for model in models[-MOST:]])

    def show_runs(self, runs: Sequence[RunRecord]) -> None:
        """Show the networks of kept runs, as far as they can be opened."""
        opened = [self._opened(run.model_file, run) for run in runs]
        self.show_sources([source for source in opened if source is not None])

    def _opened(self, path: Path, run: RunRecord | None = None) -> Source | None:
        from digitpad.recognise.conventions import open_settled

        return self._source(partial(open_settled, path), run)

    def _source(self, opens: Callable[[], Model], run: RunRecord | None = None) -> Source | None:
        try:
            return Source(opens(), run)
        except DigitpadError as error:
            self.dialogs.tell(self.tr("The model was not added"), tr(error))
            return None

    @Slot()
    def _ask_open(self) -> None:
        filters = [self.tr("Models (*.safetensors *.npz *.pt *.pth *.ot)")]
        self.dialogs.ask_open(self.tr("Add a model"), "", filters, self.add_file)
