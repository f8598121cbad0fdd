"""What spoke for what was read, and why it is not the other one: two maps, live.

A first idea comes after every reading, a finished map when the drawing rests. Both are made in
threads of their own, so that the reading waits for neither; only what follows gradients needs
torch.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from digitpad.explain.explainer import DEFAULT, METHODS, Explainer, Explanation
from digitpad.explain.perturbation import Decisive, decisive_ink
from digitpad.explain.target import ALL, RUNNER_UP, Floats, target_for
from digitpad.gui.explain.map_view import Legend, MapView, cover_of, shades_of
from digitpad.gui.explain.view import Question, View
from digitpad.gui.widgets.parts import combo, filled, label, named
from digitpad.gui.widgets.pixels import Pixels
from digitpad.gui.widgets.wording import milliseconds_words, percent, unbroken
from digitpad.gui.workers.latest_wins import LatestWins
from digitpad.gui.workers.preload import load_torch
from digitpad.ink.drawing import Drawing
from digitpad.preprocess.normalise import Placement, placement
from digitpad.recognise.prediction import Prediction, Verdict
from digitpad.recognise.recogniser import Recogniser

if TYPE_CHECKING:
    from digitpad.modelfile import Model

REACH_PX: Final = 2
"""The evidence of a place is that of a square of so many pixels to each side."""
WORTH_SAYING: Final = 0.01
"""A lower probability would be told as none."""
LEAST_PART: Final = 0.15
"""Less of the evidence than this is told as a little."""


@dataclass(frozen=True, slots=True, eq=False)
class Wanted:
    """What is to be explained: ``of`` and ``against`` are classes, None and ``RUNNER_UP``."""

    question: Question
    of: str | None
    against: str
    method: str


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """Two maps of an image, for the class and for it rather than the other; where it lies.

    ``decisive``: the ink that the answer hangs on, None as long as nobody looked.
    """

    image: Pixels
    whole: Explanation
    versus: Explanation
    decisive: Decisive | None
    place: Placement | None
    milliseconds: float


class Witness:
    """Answers for the mailboxes, and keeps the explainer and reader of the last model."""

    def __init__(self) -> None:
        self._explainer: Explainer | None = None
        self._recogniser: Recogniser | None = None

    def quick(self, wanted: Wanted) -> Generator[None, None, Evidence]:
        """Return a first idea."""
        return (yield from self._steps(wanted, is_quick=True))

    def whole(self, wanted: Wanted) -> Generator[None, None, Evidence]:
        """Return the finished maps."""
        if METHODS[wanted.method].needs_torch:
            load_torch()
        return (yield from self._steps(wanted, is_quick=False))

    def _steps(self, wanted: Wanted, *, is_quick: bool) -> Generator[None, None, Evidence]:
        started = perf_counter()
        question = wanted.question
        model, page = question.model, question.page
        if (
            self._explainer is None
            or self._recogniser is None
            or self._explainer.model is not model
        ):
            self._explainer, self._recogniser = Explainer(model), Recogniser(model)
        image, label = question.image(), question.prediction.label
        ways = (wanted.of, ALL), (wanted.of, wanted.against)
        targets = [target_for(model, question.prediction, *way) for way in ways]
        steps = self._explainer.steps(image, targets, wanted.method, is_quick=is_quick)
        whole, versus = yield from steps
        decisive = None
        if not is_quick and label is not None and wanted.of in (None, label):
            shape = model.info.architecture.input_shape
            seen = image.reshape(shape), versus.map.reshape(shape), label
            decisive = yield from decisive_ink(self._recogniser.recognise_image, *seen)
        place = placement(page) if isinstance(page, Drawing) else None
        milliseconds = 1e3 * (perf_counter() - started)
        return Evidence(image, whole, versus, decisive, place, milliseconds)


class EvidenceView(View):
    """The view; ``evidence`` is what it shows."""

    def __init__(self) -> None:
        super().__init__("evidence", "")
        self.title = self.tr("Evidence")
        self.evidence: Evidence | None = None
        self._question: Question | None = None
        self._classes: tuple[str, ...] = ()
        # A first idea is never given up, or a busy pen would have none.
        quick = LatestWins("evidence_quick", Witness().quick, self, finishes=True)
        self._quick = self.add_mailbox(quick)
        self._whole = self.add_mailbox(LatestWins("evidence", Witness().whole, self))
        self._quick.answered.connect(self._on_quick)
        self._whole.answered.connect(self._on_whole)
        self._make_contents()

    def _make_contents(self) -> None:
        self.class_combo = combo(
            "evidence_class", self.tr("Why"), self.tr("Which class the maps explain"), ()
        )
        self.rival_combo = combo(
            "evidence_rival", self.tr("rather than"), self.tr("Which class it is compared with"), ()
        )
        self.method_combo = combo(
            "evidence_method",
            self.tr("Method"),
            self.tr("How the maps are made; the first was the best of them when measured"),
            ((self._method_words(name), name) for name in METHODS),
        )
        words = self.tr("Colour the ink on the canvas")
        self.cover_check = named(QCheckBox(words), "evidence_cover", words)
        self.cover_check.setToolTip(
            self.tr("Lay the left map over the drawing while this window is open")
        )
        self.cover_check.setChecked(True)
        for one in (self.class_combo, self.rival_combo, self.method_combo):
            one.activated.connect(self._ask)
        self.cover_check.toggled.connect(self._show_cover)
        self.maps = (
            MapView("evidence_map", self.tr("What speaks for it and against it")),
            MapView("versus_map", self.tr("What speaks for it rather than for the other")),
        )
        self.legends = Legend("evidence_legend"), Legend("versus_legend")
        grid = QGridLayout()
        heads = (
            self._head(self.tr("Why"), self.class_combo),
            self._head(self.tr("Rather than"), self.rival_combo),
        )
        for column, (head, view, legend) in enumerate(
            zip(heads, self.maps, self.legends, strict=True)
        ):
            grid.addLayout(head, 0, column)
            grid.addWidget(view, 1, column)
            grid.addWidget(legend, 2, column)
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(1, 1)
        grid.setHorizontalSpacing(18)
        foot = filled(
            QHBoxLayout(),
            self.cover_check,
            None,
            QLabel(self.tr("Method")),
            self.method_combo,
            spacing=10,
        )
        self.answer = label("evidence_answer", wraps=True)
        # Two lines from the beginning, so that the maps stay where they are.
        self.answer.setMinimumHeight(2 * self.answer.fontMetrics().lineSpacing())
        self.answer.setAlignment(Qt.AlignmentFlag.AlignTop)
        parts = self.answer, (grid, 1), foot
        filled(QVBoxLayout(self), *parts, spacing=10, margins=(0, 8, 0, 0))

    def _head(self, words: str, box: QComboBox) -> QHBoxLayout:
        return filled(QHBoxLayout(), QLabel(words), (box, 1), spacing=10)

    def _method_words(self, name: str) -> str:
        return {
            "lime": self.tr("Bits taken away together (LIME)"),
            "occlusion": self.tr("Bits taken away one by one (occlusion)"),
            "integrated-gradients": self.tr("Integrated gradients"),
            "input-x-gradient": self.tr("Input × gradient"),
        }.get(name, name)

    # What others use

    def look_at(self, question: Question) -> None:
        """Make maps of a reading."""
        self._question = question
        self._offer(question)
        self._ask()

    def leave(self) -> None:
        """Give up what runs and take the colours off the drawing."""
        super().leave()
        self._question = None
        self.covered.emit(None)

    # What is asked

    def _offer(self, question: Question) -> None:
        """Name the classes that can be chosen, and those that are if nobody does."""
        read = question.prediction
        if read.classes != self._classes:
            self._classes = read.classes
            for box, data in ((self.class_combo, None), (self.rival_combo, RUNNER_UP)):
                box.clear()
                box.addItem("", data)
                for name in read.classes:
                    box.addItem(name, name)
        self.class_combo.setItemText(0, self.tr("{0}, as it is read").format(read.label))

    def _rival(self, read: Prediction) -> str:
        of = self.class_combo.currentData()
        return (read.second if of in (None, read.label) else read.label) or ""

    @Slot()
    def _ask(self) -> None:
        question = self._question
        if question is None:
            return
        of, against = self.class_combo.currentData(), self.rival_combo.currentData() or RUNNER_UP
        self.rival_combo.setItemText(
            0, self.tr("{0}, the next best").format(self._rival(question.prediction))
        )
        if against == (of or question.prediction.label):
            against = RUNNER_UP
        wanted = Wanted(question, of, against, self.method_combo.currentData() or DEFAULT)
        if METHODS[wanted.method].needs_torch:
            if "torch" not in sys.modules:
                self.said.emit(self.tr("PyTorch is being loaded; this method needs it …"))
            self._whole.ask(wanted)
        else:
            self._whole.drop()
            self._quick.ask(wanted)

    @Slot(object, object)
    def _on_quick(self, wanted: Wanted, evidence: Evidence) -> None:
        self._show(wanted, evidence)
        if wanted.question is self._question:
            self._whole.ask(wanted)

    @Slot(object, object)
    def _on_whole(self, wanted: Wanted, evidence: Evidence) -> None:
        if wanted.question is self._question:
            self._show(wanted, evidence)

    # What is shown

    def _show(self, wanted: Wanted, evidence: Evidence) -> None:
        if self._question is None:
            return
        self.evidence = evidence
        classes = wanted.question.prediction.classes
        of = classes[evidence.versus.target.of]
        rival = classes[evidence.versus.target.rivals[0]]
        for_it = self.tr("speaks for {0}").format(of)
        sides = (
            (for_it, self.tr("speaks against {0}").format(of)),
            (for_it, self.tr("speaks for {0}").format(rival)),
        )
        for view, legend, found, words in zip(
            self.maps, self.legends, (evidence.whole, evidence.versus), sides, strict=True
        ):
            ink = None if evidence.decisive is None else evidence.decisive.ink
            view.show_map(found.map, evidence.image, words, ink)
            legend.show_words(*self._legend(found.map, evidence.image, words))
            view.setAccessibleDescription(legend.text())
        self.answer.setText(self._answer(evidence, of, rival))
        self.cover_check.setEnabled(evidence.place is not None)
        self._show_cover()
        model: Model = wanted.question.model
        made = milliseconds_words(evidence.milliseconds)
        self.said.emit(self.tr("{0}, in {1}").format(model.info.name, made))

    def _answer(self, evidence: Evidence, of: str, rival: str) -> str:
        """Return the maps in words: why the one, what looks like the other, what decides."""
        found, image, decisive = evidence.versus.map, evidence.image, evidence.decisive
        part, place = self._place_of(found, image)
        other_part, other_place = self._place_of(-found, image)
        is_ink = image.ndim == 2
        words = self.tr("Hardly anything speaks for {0} rather than {1}.")
        if part >= LEAST_PART and is_ink:
            words = self.tr("{0} rather than {1} because of the ink {2}.")
        elif part >= LEAST_PART:
            words = self.tr("{0} rather than {1} because of what is {2}.")
        said = [words.format(of, rival, place)]
        if other_part >= LEAST_PART and other_place != place:
            words = self.tr("What is {0} is more like {1}.")
            if is_ink:
                words = self.tr("The ink {0} is more like {1}.")
            said.append(words.format(other_place, rival))
        if decisive is not None:
            read = decisive.without
            words = self.tr("Even without what is framed it would be read as {0}.")
            if decisive.decides:
                words = self.tr("Without what is framed it would be read as {0} ({1}).")
            said.append(words.format(read.label, unbroken(percent(read.confidence))))
        return " ".join(said)

    def _legend(self, evidence: Floats, image: Pixels, words: tuple[str, str]) -> tuple[str, str]:
        """Return what the two colours mean, and where most of each lies."""
        lines = []
        for sign, side in zip((1, -1), words, strict=True):
            part, place = self._place_of(sign * evidence, image)
            where = self.tr("most of it {0}") if part >= LEAST_PART else self.tr("a little {0}")
            lines.append(f"{side}: {where.format(place) if part else self.tr('nothing')}")
        return lines[0], lines[1]

    def _place_of(self, evidence: Floats, image: Pixels) -> tuple[float, str]:
        """Return what part of the evidence is positive, 0..1, and where most of that lies."""
        flat = evidence.sum(axis=0) if evidence.ndim == 3 else evidence
        near = np.pad(np.maximum(flat, 0), REACH_PX)
        size = 2 * REACH_PX + 1
        sums = np.lib.stride_tricks.sliding_window_view(near, (size, size)).sum(axis=(2, 3))
        part = float(flat[flat > 0].sum() / max(np.abs(flat).sum(), 1e-9))
        row, column = np.unravel_index(int(sums.argmax()), sums.shape)
        ink = np.argwhere(image > 0) if image.ndim == 2 else np.array(((0, 0), flat.shape))
        (top, left), (bottom, right) = ink.min(axis=0), ink.max(axis=0)
        down = int(np.clip(3 * (row - top) / max(1, bottom - top), 0, 2))
        across = int(np.clip(3 * (column - left) / max(1, right - left), 0, 2))
        return part, (
            (self.tr("at the top left"), self.tr("at the top"), self.tr("at the top right")),
            (self.tr("at the left"), self.tr("in the middle"), self.tr("at the right")),
            (
                self.tr("at the bottom left"),
                self.tr("at the bottom"),
                self.tr("at the bottom right"),
            ),
        )[down][across]

    @Slot()
    def _show_cover(self) -> None:
        found = self.evidence
        if self._question is None or found is None:
            return
        if found.place is None or not self.cover_check.isChecked():
            self.covered.emit(None)
        else:
            shades = shades_of(self)
            self.covered.emit(cover_of(found.whole.map, found.image, found.place, shades))

    # Qt's name

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._question is not None:
            self._show_cover()


def headline_words(view: View, question: Question) -> tuple[str, str]:
    """Return what the window is about: “Why 4?”, and how it was read."""
    read = question.prediction
    label, second = read.label or "", read.second or ""
    by_class = dict(zip(read.classes, read.probabilities.tolist(), strict=True))
    words = view.tr("Read as {0} ({1}); next best: {2}.")
    if by_class[second] >= WORTH_SAYING:
        words = view.tr("Read as {0} ({1}); next best: {2} ({3}).")
    if read.verdict is Verdict.NOT_A_DIGIT:
        words = view.tr("Not taken for a digit; it looks most like {0}, then like {2}.")
    sure, next_sure = percent(by_class[label]), percent(by_class[second])
    return view.tr("Why {0} and not {1}?").format(label, second), words.format(
        label, sure, second, next_sure
    )
