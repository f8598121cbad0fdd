"""The teaching panel: the current model learns the drawings on the wall, and is kept or not."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from digitpad.collection.sample import Entry, to_labelled
from digitpad.data.catalogue import MNIST, dataset_info
from digitpad.gui.collection.keeper import CollectionController
from digitpad.gui.collection.trial import TrialPanel
from digitpad.gui.desk import Desk
from digitpad.gui.language import tr
from digitpad.gui.widgets.parts import label
from digitpad.training.compute.devices import usable_cores
from digitpad.training.control import Control

if TYPE_CHECKING:
    from digitpad.training.teaching import TeachingProgress, TeachingResult


class TeachingPanel(TrialPanel):
    """A panel that teaches the current model; the result is a table of before and after."""

    result: TeachingResult | None

    def __init__(self, desk: Desk, keeper: CollectionController) -> None:
        begins = (
            self.tr("Teach the model these"),
            self.tr(
                "Let the model that reads learn the drawings on the wall, mixed with what it was "
                "trained on, so that it forgets nothing"
            ),
        )
        tips = (
            self.tr("Progress of the teaching"),
            self.tr("Stop; the model stays as it is"),
            self.tr("Save the taught model and read with it from now on, at the next start, too"),
        )
        super().__init__("teach", desk, keeper, begins, tips)
        self._entries: Sequence[Entry] = ()
        self._tested: Sequence[Entry] = ()
        self._is_asking = self._is_sure = False
        self._cells: dict[str, Any] = {}
        self._table = self._made_table()
        self.column.insertWidget(0, self._table)
        self.show_state()

    def offer(self, entries: Sequence[Entry], tested: Sequence[Entry]) -> None:
        """Teach these next; test on ``tested``, or on a part of them if it is empty."""
        if (entries, tested) != (self._entries, self._tested):
            self._is_asking = False
        self._entries, self._tested = entries, tested
        self.show_state()

    @property
    def can_begin(self) -> bool:
        return self._desk.current.model is not None and bool(self._entries)

    @Slot()
    def begin(self) -> None:
        """Teach the model the drawings on offer; if none is misread, only when asked again."""
        model, entries, tested = self._desk.current.model, self._entries, self._tested
        if self.is_busy or self.result is not None or model is None or not entries:
            return
        folder, control = self._desk.folders().get(MNIST.name), Control()
        read = self.keeper.read

        def work() -> Generator[TeachingProgress, None, TeachingResult | None]:
            from digitpad.training.teaching import teach

            threads = max(1, usable_cores() - 1)
            return (
                yield from teach(
                    model,
                    [to_labelled(one) for one in read(entries)],
                    tested=[to_labelled(one) for one in read(tested)],
                    data_dir=folder,
                    control=control,
                    threads=threads,
                )
            )

        self._is_sure, self._is_asking = self._is_asking, False
        self.start(work, self.tr("Preparing…"), self._on_progressed, needs_torch=True)

    @Slot()
    def show_state(self) -> None:
        super().show_state()
        if self._is_asking:
            self.begin_button.setText(self.tr("Teach anyway"))
            self.begin_button.setAccessibleName(self.begin_button.text())
        self._table.setVisible(self.result is not None)

    @Slot()
    def _on_model_changed(self) -> None:
        if self._is_asking:
            self._is_asking = False
            self.say("")
        super()._on_model_changed()

    def say_idle(self, words: str) -> None:
        if not self._is_asking:
            super().say_idle(words)

    @Slot(object)
    def _on_progressed(self, teaching: TeachingProgress) -> None:
        words = {
            "before": self.tr("Reading the test images…"),
            "learning": self.tr("Learning your drawings…"),
            "checking": self.tr("Testing on drawings left out…"),
            "after": self.tr("Reading the test images again…"),
        }
        self.row.advance(teaching.fraction, 1.0, words[teaching.part])
        if teaching.misread == 0 and not self._is_sure and not self._is_asking:
            self._is_asking = True
            self.row.cancel()

    @Slot()
    def on_cancelled(self) -> None:
        super().on_cancelled()
        if self._is_asking:
            self.say(
                self.tr(
                    "None of these is misread, so there is little to gain. Draw some that are "
                    "misread, or teach anyway: that takes about a minute."
                )
            )

    def recommend(self, first: QPushButton, second: QPushButton) -> None:
        is_worth_it = self.result is not None and self.result.is_worth_it
        super().recommend(*((first, second) if is_worth_it else (second, first)))

    # The result

    def _made_table(self) -> QWidget:
        table = QWidget()
        table.setObjectName("teach_result")
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        for column, text in enumerate(("", self.tr("before"), self.tr("after"))):
            grid.addWidget(label(text=text, look="quiet"), 0, column)
        for row, name in enumerate(("own", "original"), 1):
            for column, part in enumerate(("name", "before", "after")):
                cell = label(f"teach_{name}_{part}", look="title" if column else "")
                self._cells[f"{name}_{part}"] = cell
                grid.addWidget(cell, row, column)
        grid.setColumnStretch(3, 1)
        return table

    def show_result(self) -> None:
        taught, cells = self.result, self._cells
        if taught is None:
            return
        cells["own_name"].setText(self.tr("Read correctly: your digits"))
        what = tr(dataset_info(taught.original).test_images)
        cells["original_name"].setText(self.tr("Read correctly: {images}").format(images=what))
        for part, standing in (("before", taught.before), ("after", taught.after)):
            for row, figure in (("own", standing.own), ("original", standing.original)):
                cells[f"{row}_{part}"].setText(tr(figure.words))

    def words(self) -> str:
        """Return what the teaching brought, and which model reads now."""
        taught = self.result
        if taught is None:
            return ""
        own = taught.after.own
        if own.n and taught.harms:
            words = self.tr(
                "Your digits are read worse than before. Go back, and teach again once there are "
                "more of those that are misread."
            )
        elif own.n and not taught.gains:
            words = self.tr(
                "No gain: your digits are read no better than before. Go back, and teach again "
                "once there are more of those that are misread."
            )
        elif taught.forgets:
            words = self.tr("It forgot something: the test images are read worse than before.")
        elif taught.parts > 1:
            words = self.tr("Each of your drawings was read by a network taught without it.")
        elif own.n:
            words = self.tr("Tested on %Ln drawing(s) that it was not taught.", "", own.n)
        else:
            words = self.tr("One drawing cannot be tested.")
        now = self.now_words("")
        if own.n and not taught.gains:
            return f"{words} {now}".strip()
        usual = self.tr("The taught model reads now: try it, then keep it or go back.")
        return f"{words} {now or usual}"
