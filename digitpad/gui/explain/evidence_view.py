"""What speaks for the answer and against the others: a map and a sentence, live.

A quick map, which is pale, follows every reading; the sentence and a finished map follow when the
drawing rests. Each is computed in a thread of its own, so that reading never waits for them.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from digitpad.explain.explainer import DEFAULT, Explainer, Explanation
from digitpad.explain.reason import Reason, reason_steps
from digitpad.explain.target import ALL, RUNNER_UP, refusal_target, target_for
from digitpad.gui.explain.evidence_words import any_class_words, changed_words, reason_words
from digitpad.gui.explain.map_view import Legend, MapView, cover_of, shades_of
from digitpad.gui.explain.view import Question, View
from digitpad.gui.widgets.flow import FIELD_GAP_PX, Flow, WrappingCheck, labelled
from digitpad.gui.widgets.parts import combo, filled, label, named
from digitpad.gui.widgets.pixels import Pixels
from digitpad.gui.widgets.wording import verdict_text
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.ink.maps import picture_of
from digitpad.ink.normalise import Placement, placement
from digitpad.recognise.recogniser import Recogniser

COLUMN_GAP_PX: Final = 18


@dataclass(frozen=True, slots=True, eq=False)
class EvidenceQuestion:
    """What to explain: ``of`` and ``against`` as for ``target_for``."""

    question: Question
    of: str | None
    against: str


@dataclass(frozen=True, slots=True, eq=False)
class EvidenceAnswer:
    """A map of an image, the drawing's placement in it, and whether the map is finished."""

    image: Pixels
    explanation: Explanation
    placement: Placement | None
    is_finished: bool


class EvidenceWorker:
    """Answers a mailbox, and caches the explainer and the recogniser of the last model."""

    def __init__(self) -> None:
        self._explainer = lru_cache(maxsize=1)(Explainer)
        self._recogniser = lru_cache(maxsize=1)(Recogniser)

    def preview(self, wanted: EvidenceQuestion) -> Generator[None, None, EvidenceAnswer]:
        """Return a quick map."""
        return (yield from self._steps(wanted, is_quick=True))

    def final(self, wanted: EvidenceQuestion) -> Generator[None, None, EvidenceAnswer]:
        """Return the finished map."""
        return (yield from self._steps(wanted, is_quick=False))

    def reason(
        self, asked: tuple[EvidenceQuestion, EvidenceAnswer]
    ) -> Generator[None, None, Reason]:
        """Return the reason for the answer."""
        wanted, evidence = asked
        question = wanted.question
        read, page = question.prediction, question.page
        recogniser = self._recogniser(question.model)
        return (yield from reason_steps(recogniser, page, read, evidence.explanation))

    def _steps(
        self, wanted: EvidenceQuestion, *, is_quick: bool
    ) -> Generator[None, None, EvidenceAnswer]:
        question = wanted.question
        model, image, page = question.model, question.image(), question.page
        read = question.prediction
        refusal = None
        if wanted.of is None and read.answer is None:
            refusal = refusal_target(model)
        target = refusal or target_for(model, read, wanted.of, wanted.against)
        steps = self._explainer(model).steps(image, (target,), DEFAULT, is_quick=is_quick)
        (explanation,) = yield from steps
        placed = placement(page) if isinstance(page, Drawing) else None
        return EvidenceAnswer(picture_of(image), explanation, placed, not is_quick)


class EvidenceView(View):
    """The view; ``evidence`` and ``reason`` are what it shows."""

    def __init__(self) -> None:
        super().__init__("evidence")
        self.evidence: EvidenceAnswer | None = None
        self.reason: Reason | None = None
        self._question: Question | None = None
        self._classes: tuple[str, ...] = ()
        self._sides = "", ""
        # Always finished, since with a busy pen none ever would be otherwise.
        preview = LatestWins("evidence_quick", EvidenceWorker().preview, self, finishes=True)
        self._preview = self.add_mailbox(preview)
        self._reasons = self.add_mailbox(LatestWins("reason", EvidenceWorker().reason, self))
        self._final = self.add_mailbox(LatestWins("evidence", EvidenceWorker().final, self))
        self._preview.answered.connect(self._on_map)
        self._reasons.answered.connect(self._on_reason)
        self._final.answered.connect(self._on_map)
        self._make_contents()

    def _make_contents(self) -> None:
        self.class_combo = combo(
            "evidence_class", self.tr("Why"), self.tr("Which class the map explains"), ()
        )
        self.rival_combo = combo(
            "evidence_rival", self.tr("rather than"), self.tr("Which class it is compared with"), ()
        )
        title = self.tr("Colour the ink on the canvas")
        self.cover_check = named(WrappingCheck(title), "evidence_cover", title)
        self.cover_check.setToolTip(
            self.tr("Lay the map over the drawing while this window is open")
        )
        self.cover_check.setChecked(True)
        for box in (self.class_combo, self.rival_combo):
            box.activated.connect(self._ask)
        self.cover_check.toggled.connect(self._show_cover)
        self.map = MapView("evidence_map", self.tr("What speaks for it and against it"))
        self.changed = MapView("changed_map", self.tr("What would be read as another"))
        self.legend = Legend("evidence_legend")
        self.titles = [
            label(f"{name}_title", look="title", wraps=True) for name in ("evidence", "changed")
        ]
        self.hint = label("changed_hint", look="quiet", wraps=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid = QGridLayout()
        columns = (self.titles[0], self.map, self.legend), (self.titles[1], self.changed, self.hint)
        for column, parts in enumerate(columns):
            for row, part in enumerate(parts):
                grid.addWidget(part, row, column)
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(1, 1)
        grid.setHorizontalSpacing(COLUMN_GAP_PX)
        combos = self.class_combo, self.rival_combo
        asked = Flow(*map(labelled, combos), gap=FIELD_GAP_PX, shares=True)
        self.answer = label("evidence_answer", size=1.2, wraps=True)
        # Two lines from the start, so that the pictures do not move.
        self.answer.setMinimumHeight(2 * self.answer.fontMetrics().lineSpacing())
        self.answer.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.figure = QWidget()
        filled(QVBoxLayout(self.figure), self.answer, (grid, 1), spacing=10)
        everything = (self.figure, 1), asked, self.cover_check
        filled(QVBoxLayout(self), *everything, spacing=10, margins=(0, 8, 0, 0))

    # Public interface

    def look_at(self, question: Question) -> None:
        self._question = question
        self._offer(question)
        self._ask()

    def leave(self) -> None:
        super().leave()
        self._question = None
        self.covered.emit(None)

    # Requests

    def _offer(self, question: Question) -> None:
        """List the classes to choose from, and the default choices."""
        read = question.prediction
        if read.classes != self._classes:
            self._classes = read.classes
            for box, data in ((self.class_combo, None), (self.rival_combo, RUNNER_UP)):
                box.clear()
                box.addItem("", data)
                for name in read.classes:
                    box.addItem(name, name)
            self.rival_combo.addItem(self.tr("all others"), ALL)
        as_read = self.tr("{digit}, as it is read").format(digit=read.label)
        if read.answer is None:
            as_read = verdict_text(read).headline
        self.class_combo.setItemText(0, as_read)

    @Slot()
    def _ask(self) -> None:
        question = self._question
        if question is None:
            return
        read = question.prediction
        of, against = self.class_combo.currentData(), self.rival_combo.currentData() or RUNNER_UP
        next_best = read.second if of in (None, read.label) else read.label
        is_refusal = of is None and read.answer is None
        rival = self.tr("{digit}, the next best").format(digit=next_best)
        self.rival_combo.setItemText(0, any_class_words(read) if is_refusal else rival)
        self.rival_combo.setEnabled(not is_refusal)
        if is_refusal:
            self.rival_combo.setCurrentIndex(0)
        if against == (of or read.label):
            against = RUNNER_UP
        self.reason = None
        self._final.drop()
        self._reasons.drop()
        self._preview.ask(EvidenceQuestion(question, of, against))

    @Slot(object, object)
    def _on_map(self, wanted: EvidenceQuestion, evidence: EvidenceAnswer) -> None:
        if self._question is None:
            return
        self.evidence = evidence
        self._show(wanted, evidence)
        if wanted.question is not self._question:
            return
        # The reason has to agree with the colours that stay.
        if evidence.is_finished:
            self._reasons.ask((wanted, evidence))
        else:
            self._final.ask(wanted)

    @Slot(object, object)
    def _on_reason(self, asked: tuple[EvidenceQuestion, EvidenceAnswer], reason: Reason) -> None:
        wanted, evidence = asked
        if wanted.question is self._question:
            self.reason = reason
            self._show(wanted, evidence)

    # Display

    def _show(self, wanted: EvidenceQuestion, evidence: EvidenceAnswer) -> None:
        explanation, reason = evidence.explanation, self.reason
        read, image = wanted.question.prediction, evidence.image
        target = explanation.target
        of, *rivals = ((*read.classes, "")[i] for i in (target.of, *target.rivals))
        rival = rivals[0] if len(rivals) == 1 else ""
        supports, opposes = self.tr("speaks for {digit}"), self.tr("speaks for {digit}")
        title = self.tr("Blue speaks for {digit}, orange for {other}")
        if not of:
            of = any_class_words(read)
            supports, rival = self.tr("speaks against {digit}"), of
            title = self.tr("Blue speaks against {digit}, orange for it")
        elif not rival:
            opposes = self.tr("speaks for any other")
            title = self.tr("Blue speaks for {digit}, orange for any other")
        title = title.format(digit=of, other=rival)
        sides = self._sides = supports.format(digit=of), opposes.format(digit=rival)
        self.titles[0].setText(title)
        where = None if reason is None else reason.where
        is_pale = not evidence.is_finished
        self.map.show_map(explanation.map, image, sides, where, is_pale=is_pale)
        self.legend.show_words(*sides)
        self.map.setAccessibleDescription(self.legend.text())
        if reason is None:
            self.changed.show_map(None, None)
            self.titles[1].setText(self.tr("What would be read as another"))
            self.hint.setText(self.tr("Looking for it…"))
            looking = self.tr("Looking for what makes it {digit}…").format(digit=read.label)
            self.answer.setText(looking if read.answer else self.tr("Looking for it…"))
        else:
            self.changed.show_map(None, reason.changed, framed=reason.where)
            title, hint = changed_words(reason, read.answer)
            self.titles[1].setText(title)
            self.hint.setText(hint)
            self.changed.setAccessibleDescription(hint)
            compared = next((name for name in (of, rival) if name != read.label), "")
            self.answer.setText(reason_words(reason, read.answer, compared))
        self._fit_titles()
        self.cover_check.setEnabled(evidence.placement is not None)
        self._show_cover()
        self.message.emit(wanted.question.model.info.name)

    @Slot()
    def _show_cover(self) -> None:
        evidence = self.evidence
        if self._question is None or evidence is None:
            return
        if evidence.placement is None or not self.cover_check.isChecked():
            self.covered.emit(None)
        else:
            where, colours = evidence.placement, (shades_of(self), self._sides)
            seen, is_pale = (evidence.explanation.map, evidence.image), not evidence.is_finished
            self.covered.emit(cover_of(*seen, where, *colours, is_pale=is_pale))

    def _fit_titles(self) -> None:
        """Reserve all lines of the titles, which the layout would give to the legend."""
        width = (self.width() - COLUMN_GAP_PX) // 2
        for title in self.titles:
            title.setMinimumHeight(max(0, title.heightForWidth(width)))

    # Overrides of Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_titles()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._question is not None:
            self._show_cover()
