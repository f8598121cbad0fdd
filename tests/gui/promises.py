"""What the window promises whatever is done in it, checked after each act of a monkey.

``Promises.before`` notes how things stand, ``Promises.look`` fails where one is broken.
"""

from __future__ import annotations

import csv
import logging
import re
import sys
import traceback
from collections import Counter
from collections.abc import Iterable
from html import unescape
from pathlib import Path
from statistics import median
from time import monotonic, thread_time
from types import TracebackType
from typing import Any, Final

import numpy as np
import pytest
from PySide6.QtCore import Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage, QPainter, QShortcut
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from test_long_run import LATE_MS, Ticks

from digitpad.gui.main_window import MainWindow
from digitpad.gui.widgets.naming import NamingRow
from digitpad.modelfile import Model, open_model
from digitpad.runs.archive import archived_runs
from digitpad.runs.record import RunRecord

PACE_S: Final = 0.25
"""So often it is looked how fast the processor is."""


class Watch(logging.Handler):
    """What goes wrong anywhere: exceptions, in threads too, and Qt's warnings, in words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, let_through: list[str]) -> None:
        super().__init__(logging.ERROR)
        logging.getLogger("digitpad").addHandler(self)
        self.found: list[str] = []
        self._let_through = let_through
        monkeypatch.setattr(sys, "excepthook", self._on_exception)
        self._before = qInstallMessageHandler(self._on_message)

    def close(self) -> None:
        qInstallMessageHandler(self._before)
        logging.getLogger("digitpad").removeHandler(self)
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.found.append("".join(traceback.format_exception(kind, error, trace)))

    def _on_message(self, kind: QtMsgType, _place: object, words: str) -> None:
        is_bad = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if is_bad and not any(re.search(one, words) for one in self._let_through):
            self.found.append(f"Qt: {words}")


class Promises:
    """Those of one main window; ``join`` begins again with another.

    What of an act only the monkey knows it tells: that it ``inks``, and where it chose a file to
    import.
    """

    def __init__(self, watch: Watch, window: MainWindow) -> None:
        self._watch = watch
        self._best_ms = min(pace_ms() for _ in range(20))
        self._before_ms, self._paced_at = self._best_ms, 0.0
        self.join(window)

    def join(self, window: MainWindow) -> None:
        """Look after this window from now on."""
        self.window = window
        self.inks = self.imports = False
        self._saved: list[tuple[Model, Path]] = []
        self._dealt_with: list[Model] = []
        self._left: list[Model] = []
        self._taught: list[Model] = []
        self._tables: list[tuple[list[list[str]], Path]] = []
        self.wanted: Model | None = None
        self._chosen: dict[Path, tuple[str, Model | None]] = {}
        self._said: list[str] = []
        self._told: list[str] = []
        self.named: Counter[str] = Counter()
        self._confirmed: Counter[str] = Counter()
        self._heard: set[int] = set()
        self.ticks = Ticks(window)
        window.saver.model_saved.connect(lambda *saved: self._saved.append(saved))
        window.saver.message.connect(self._on_told)
        window.surfaces.corrected.connect(lambda _ink, text, _read: self._said.append(text))
        window.training.offers.model_discarded.connect(self._dealt_with.append)
        window.training.offers.model_left.connect(self._left.append)
        window.training.offers.save_requested.connect(self._on_save_requested)
        window.menu_actions["save_model"].triggered.connect(self._on_save_triggered)
        window.handwriting.keeper.load()
        self._seen: set[str] | None = None
        self._was_asked_to_stop = False

    # Before

    def before(self) -> None:
        """Note how things stand before an act."""
        window = self.window
        keeper, notice = window.handwriting.keeper, window.training.display.notice
        self._listen()
        if self._seen is None and not keeper.is_busy:
            self._seen = {one.id for one in keeper.entries}
        modal = QApplication.activeModalWidget()
        self.title = modal.windowTitle() if modal is not None else ""
        self._was_asked = isinstance(modal, QMessageBox)
        if "A training is running" in self.title:
            self._was_asked_to_stop = True
        elif window.run_state == "idle":
            self._was_asked_to_stop = False
        if modal is None:
            self.wanted = None  # where to save it was asked, and given up
        anyway = notice.findChildren(QPushButton, "start_anyway_button")
        self._offers_anyway = any(not one.isHidden() for one in anyway)
        self._about, self._unsaved = notice.about, window.current.unsaved
        pad = window.surfaces.pad
        papers = window.canvas, *([pad.line] if pad is not None else [])
        self._inked = [paper for paper in papers if not paper.drawing().is_empty]
        self._line = None if pad is None or pad.is_waiting else pad.line.drawing()
        collecting = window.handwriting.window and window.handwriting.window.collecting
        self._asked = collecting.asked if collecting else ""
        if not (keeper.is_busy or (collecting and collecting.is_waiting)):
            self._confirmed.clear()
        self.imports &= keeper.is_busy
        paper = window.windows.of_wings.get("paper")
        self._typed = None
        # Before a reading began, somebody was asked.
        is_here = paper is not None and paper.document.is_kept and not paper.is_reading
        if is_here and paper.document.is_corrected:
            self._typed, self._paper = checked(paper.cells.result), paper.cells.result
            self._sheet = paper.document
        self.inks = False
        of_models = self._saved, self._left, self._taught, self._dealt_with
        for noted in (*of_models, self._tables, self.named, self._said, self._told):
            noted.clear()
        if monotonic() - self._paced_at > PACE_S:
            self._before_ms, self._paced_at = pace_ms(), monotonic()
        self._modules = len(sys.modules)
        self.ticks.busy_ms.clear()
        self.ticks.restart()

    def _listen(self) -> None:
        """Hear what is said in windows that were opened meanwhile, too."""
        window = self.window

        def is_new(thing: object) -> bool:
            was_heard = id(thing) in self._heard
            self._heard.add(id(thing))
            return not was_heard

        for row in window.findChildren(NamingRow):
            if is_new(row):
                row.named.connect(lambda name: self.named.update([name]))
        room = window.handwriting.window
        if room is not None and is_new(room):
            confirm, collecting = self._on_asked_confirmed, room.collecting
            for button in (collecting.next_button, collecting.keep_button):
                button.clicked.connect(confirm)
            for key in collecting.canvas.findChildren(QShortcut):
                if key.key().toString() in ("Return", "Enter"):
                    key.activated.connect(confirm)
            room.teaching.kept.connect(self._taught.append)
            room.teaching.back_button.pressed.connect(self._on_given_up)
        if (paper := window.windows.of_wings.get("paper")) and is_new(paper):
            # Another page may be shown at once: somebody is asked to save before one is read again.
            paper.saving.saved.connect(
                lambda path: self._tables.append((paper.tray.with_cells[0].cells.texts, path))
            )

    # Meanwhile

    def choose(self, path: Path, title: str) -> None:
        """Note where somebody wants to have what a dialog names; it may be there a little later."""
        self._chosen[path] = title, self.wanted

    def _on_asked_confirmed(self) -> None:
        self.named.update([self._asked])

    def _on_told(self, words: str) -> None:
        """Note what the status line says, where a run that goes on leaves room for it."""
        if words in self.window.status.text() or self.window.run_state != "idle":
            self._told.append(words)

    def _on_save_requested(self, _model: Model) -> None:
        self.wanted = self._about

    def _on_save_triggered(self) -> None:
        self.wanted = self.window.current.reading

    def _on_given_up(self) -> None:
        room = self.window.handwriting.window
        taught = room.teaching.result if room is not None else None
        self._dealt_with += [taught.model] if taught is not None else []

    # After

    def look(self) -> None:
        """Fail where something does not hold after an act."""
        assert not self._watch.found, self._watch.found[0]
        self._look_at_models()
        self._look_at_files()
        self._look_at_handwriting()
        self._look_at_numbers()
        self._look_at_paper()
        for paper in self._inked:
            can_be_had = paper.history.can_undo or paper.history.can_redo
            assert can_be_had or not paper.drawing().is_empty, "a drawing is gone for good"

    @property
    def slowest_ms(self) -> float:
        """How long the window's thread computed at most in the last act without looking up.

        Its own time, not a clock's, so that other programs do not count; and as they slow a
        processor down that they share, as much less as something else takes longer just before or
        after than it took at best. Zero where modules were loaded, which happens once. What it
        waited for is not in it, neither the processor nor a lock that a thread of ours holds.
        """
        self.ticks.tick()
        slowest = 0.0 if len(sys.modules) > self._modules else max(self.ticks.busy_ms)
        if slowest > LATE_MS:
            after = median(pace_ms() for _ in range(5))
            self._best_ms = min(self._best_ms, after)
            if self._best_ms:  # Windows counts a thread's time in steps that are longer
                slowest *= self._best_ms / max(self._before_ms, after)
        return slowest

    def _look_at_files(self) -> None:
        # Where there is no room for both, what just happened is said for some seconds alone.
        status = unescape(self.window.status.toolTip() or self.window.status.text())
        for model, path in self._saved:
            title, wanted = self._chosen.get(path, (self.title, self.wanted))
            assert f"“{model.info.name}”" in title, "the dialog named another model"
            assert wanted in (None, model), "another model was to be saved"
            saved = open_model(path)
            assert saved.info.architecture == model.info.architecture
            assert is_same(saved, model), f"{path.name} holds another model than {title}"
            is_told = any(path.name in words for words in self._told)
            assert is_told, f"{path.name} was saved, and the status line did not say so"
        if self._saved:
            self.wanted = None
        current = self.window.current
        is_unsaved = self.window.run_state == "idle" and not current.is_saved
        is_told_unsaved = "· not saved" in status
        assert is_told_unsaved == is_unsaved, f"the status line says: {status}"
        if current.reading is not None:
            assert current.reading.info.name in status, f"the status line says: {status}"

    def _look_at_handwriting(self) -> None:
        keeper = self.window.handwriting.keeper
        confirmed = self.named + Counter(self._said)
        if self.inks:
            assert not confirmed, "what was drawn went into My handwriting, unasked"
        self._confirmed += confirmed
        if keeper.is_busy or self._seen is None:
            return
        new = [one for one in keeper.entries if one.id not in self._seen]
        # With those that a double click kept and deleted: Undo may bring them back.
        self._seen |= {one.id for one in new} | set(keeper._store._by_id if keeper._store else ())
        labels = Counter(one.label for one in new)
        assert self.imports or labels <= self._confirmed, (
            f"My handwriting grew by {dict(labels)}, and {dict(self._confirmed)} was confirmed"
        )
        self._confirmed -= labels

    def _look_at_numbers(self) -> None:
        pad = self.window.surfaces.pad
        if pad is None:
            return
        shown = pad.number.text()
        assert shown == pad.reading.text, f"{shown} is shown, and {pad.reading.text} was read"
        if pad.line.drawing() == self._line:
            corrected = "".join(pad.reading.signs[place].text for place in pad.corrected_signs)
            is_shown = {*self._said} <= {*corrected} or pad.is_waiting
            assert is_shown, f"{self._said} was said, and {shown} is shown"

    def _look_at_paper(self) -> None:
        for shown, path in self._tables:
            self._look_at_table(shown, path)
        paper = self.window.windows.of_wings.get("paper")
        if paper is None:
            return
        if self._typed is not None and not (self._was_asked or self._tables):
            result = self._sheet.cells.result
            # A table that is read again has what was checked in it.
            is_there = result is self._paper or (result.is_table and self._typed <= checked(result))
            is_there = is_there or bool(self._sheet.cells.undo_stack.count())
            assert is_there & (self._sheet in paper.tray.sheets), (
                f"the corrections {dict(self._typed)} are gone, unasked"
            )
        for sheet in paper.tray.sheets:
            kept = sheet.unsaved.path
            if sheet.is_kept and kept is not None:
                assert kept.is_file(), "what was read is kept nowhere"
                is_shown = kept.read_bytes() == sheet.cells.result.to_json()
                assert is_shown, "what is kept is not shown"

    def _look_at_table(self, shown: list[list[str]], path: Path) -> None:
        """What was saved of a page is what its table showed."""
        if path.suffix == ".csv":
            settings = self.window.settings
            with path.open(encoding="utf-8-sig", newline="") as file:
                rows = list(csv.reader(file, delimiter=settings.csv_separator))
            if settings.csv_names_doubtful:
                rows = [row[:-1] for row in rows[1:]]
            is_same = [[text.lstrip("'") for text in row] for row in rows] == shown
            assert is_same, f"{path.name} holds {rows}, and {shown} was shown"

    def _look_at_models(self) -> None:
        unsaved = self.window.current.unsaved
        for model in self._taught:
            path = self.window.settings.model_file
            is_kept = path is not None and is_same(open_model(path), model)
            assert is_kept, "a taught model was kept, and is in no file"
        for model in self._left:
            # Somebody may have started anyway.
            is_kept = self._offers_anyway or not is_in(model, self._unsaved) or is_on_shelf(model)
            assert is_kept, f"the run of {model.info.name} is left, and kept nowhere"
        saved = (model for model, _ in self._saved)
        dealt_with = [*saved, *self._dealt_with, *self._left, *self._taught]
        for model in self._unsaved:
            # Undo brings the run back that has the model's file.
            is_there = is_in(model, (*unsaved, *dealt_with)) or is_on_shelf(model)
            assert is_there or (self._was_asked and not self.window.isVisible()), (
                f"{model.info.name} is gone, and nobody was asked"
            )

    def look_at_closed(self) -> None:
        """Fail where the main window was closed and somebody should have been asked before."""
        unsaved = self.window.current.unsaved
        # What a run gives that closing stops is offered at the next start, as was said; first
        # another model may have been saved, which takes a while. What Runs keeps is not lost.
        was_asked = self._was_asked or self._was_asked_to_stop
        is_kept = all(map(is_on_shelf, unsaved))
        assert was_asked or is_kept, "closed with an unsaved model, unasked"


def is_in(model: Model, models: Iterable[Model]) -> bool:
    return any(model is one for one in models)


def is_on_shelf(model: Model) -> bool:
    """Return whether one of the last runs that are kept gave this model."""
    runs = [one for one in archived_runs() if isinstance(one, RunRecord) and one.has_model]
    return any(is_same(open_model(one.model_file), model) for one in runs[:5])


def pace_ms() -> float:
    """Return how long a little work takes that is always the same."""
    begun, image = thread_time(), QImage(600, 400, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(200):
            painter.drawText(place, 2 * place, f"line {place}")
            painter.drawLine(0, 2 * place, 600, place)
    return 1000 * (thread_time() - begun)


def checked(result: Any) -> Counter[str]:
    """Return what somebody typed or confirmed."""
    return Counter(cell.text for row in result.cells for cell in row if cell.is_checked)


def is_same(one: Model, other: Model) -> bool:
    return one.tensors.keys() == other.tensors.keys() and all(
        np.array_equal(one.tensors[name], other.tensors[name]) for name in other.tensors
    )
