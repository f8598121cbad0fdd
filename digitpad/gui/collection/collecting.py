"""The panel for collecting: a person draws one thing after another, as asked or as they like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from digitpad.collection.sample import NOT_A_DIGIT
from digitpad.gui.canvas.content import History
from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.collection.keeper import CollectionController
from digitpad.gui.language import verbatim
from digitpad.gui.widgets.naming import NamingRow
from digitpad.gui.widgets.parts import (
    add_keys,
    combo,
    filled,
    grow,
    inset,
    label,
    named,
    push_button,
    single_shot_timer,
)
from digitpad.gui.widgets.spoken import announce
from digitpad.ink.drawing import Drawing
from digitpad.models.architecture import DIGITS

FREE: Final = "\x01free"
EACH: Final = "\x01each"
"""No class has such a name."""
LEAST_CANVAS_PX: Final = 140
USUAL_COUNT: Final = 5
SET_COUNT: Final = 20
REST_MS: Final = 900
"""How long the pen rests before a drawing of a set counts as finished."""
COUNT_PX: Final = 78


class CollectedReading(NamedTuple):
    """How a model read a drawing: ``answer`` is one of ``LABELS``, "" if it has none."""

    answer: str = ""
    is_sure: bool = False


class CollectingPanel(QWidget):
    """A canvas with a request above it and the labels below it.

    What is asked for in a set is kept by itself when the pen rests, so that nobody need press
    anything between drawings. Drawings that are no longer in the ``keeper`` are requested again.
    ``reading_of`` returns how a drawing was read, or None while the reading is pending (call
    ``look`` when it has arrived). If a sure reading differs from what was requested, the writer is
    asked before the drawing is kept.
    Signals: ``collected`` with a ``Drawing`` and its label.
    """

    collected = Signal(object, str)

    def __init__(
        self,
        keeper: CollectionController,
        reading_of: Callable[[Drawing], CollectedReading | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("collecting_panel")
        self._keeper, self._reading_of = keeper, reading_of
        self._classes = DIGITS
        self.rest_timer = single_shot_timer(REST_MS, self._on_rested, self)
        self._kept_ids: set[str] = set()
        self._done: Counter[str] = Counter()
        self.is_waiting = False
        self._read_as = ""
        self.mode, self.count = self._make_mode(), self._make_count()
        self.request = label("collecting_request", look="title", size=1.2, wraps=True)
        self.canvas = Canvas()
        self.canvas.setObjectName("collecting_canvas")
        self.canvas.setMinimumSize(LEAST_CANVAS_PX, LEAST_CANVAS_PX)
        self.naming = NamingRow("collecting", self.tr("That’s a … (or press its key)"))
        self.next_button = push_button(
            "collecting_next_button",
            self.tr("Next (Enter)"),
            self.tr("Keep the drawing as what was asked for, and go on"),
            self._go_on,
        )
        self.clear_button = push_button(
            "collecting_clear_button",
            self.tr("Clear"),
            self.tr("Take the drawing off without keeping it (Backspace)"),
            self.canvas.clear,
        )
        self.again_button = push_button(
            "collecting_again_button",
            self.tr("Draw again (Backspace)"),
            self.tr("Take the drawing off without keeping it (Backspace)"),
            self._draw_again,
        )
        self.keep_button = push_button(
            "collecting_keep_button",
            "",
            self.tr("Keep the drawing as what was asked for all the same"),
            lambda: self.keep(self.asked),
        )
        self._lay_out()
        self._connect()
        self.begin()

    def _make_mode(self) -> QComboBox:
        modes = self._modes()
        box = combo(
            "collecting_mode",
            self.tr("What to write"),
            self.tr(
                "Write what you like and say what it is, or be asked for one digit after another"
            ),
            modes,
        )
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return box

    def _modes(self) -> list[tuple[str, object]]:
        each = self.tr("Each class in turn") if self._has_set else self.tr("Each digit in turn")
        only = self.tr("Only {digit}")
        return [
            (self.tr("As you like"), FREE),
            (each, EACH),
            *((only.format(digit=name), name) for name in self._classes),
        ]

    @property
    def _has_set(self) -> bool:
        return self._classes != DIGITS

    def use(self, keeper: CollectionController) -> None:
        """Collect for another set, or for one whose classes have changed."""
        is_other, chosen = keeper is not self._keeper, self.mode.currentIndex()
        is_read = bool(keeper.classes)
        if not is_read or (keeper, keeper.classes) == (self._keeper, self._classes):
            return
        self._keeper, self._classes = keeper, keeper.classes
        self.naming.offer(self._classes)
        with QSignalBlocker(self.mode), QSignalBlocker(self.count):
            self.mode.clear()
            for text, mode in self._modes():
                self.mode.addItem(text, mode)
            chosen = int(self._has_set) if is_other else min(chosen, self.mode.count() - 1)
            self.mode.setCurrentIndex(chosen)
            if is_other:
                self.count.setValue(SET_COUNT if self._has_set else USUAL_COUNT)
        if is_other:
            self.begin()
        else:
            self.show_kept()

    def _make_count(self) -> QSpinBox:
        title = self.tr("How many of each")
        box = named(inset(QSpinBox()), "collecting_count", title, title)
        box.setRange(1, 100)
        box.setValue(USUAL_COUNT)
        box.setPrefix("× ")
        grow(box, "setFixedWidth", COUNT_PX)
        return box

    def _lay_out(self) -> None:
        buttons = filled(QHBoxLayout(), self.next_button, self.clear_button, None, spacing=6)
        filled(
            QVBoxLayout(self),
            self.mode,
            filled(QHBoxLayout(), self.count, None),
            self.request,
            (self.canvas, 1),
            self.naming,
            buttons,
            self.again_button,
            self.keep_button,
            spacing=6,
        )

    def _connect(self) -> None:
        self.mode.currentIndexChanged.connect(self.begin)
        self.count.valueChanged.connect(self._ask)
        self.canvas.page_changed.connect(self._on_page_changed)
        self.naming.named.connect(self.keep)
        self.naming.listen_in(self.canvas)
        here = Qt.ShortcutContext.WidgetShortcut
        add_keys(self.canvas, ["Return", "Enter"], self._keep_asked, here)
        add_keys(self.canvas, ["Backspace"], self.canvas.clear, here)

    @property
    def asked(self) -> str:
        """The class requested now, "" if none is or if all have been drawn."""
        mode, wanted = self.mode.currentData(), self.count.value()
        digits = self._classes if mode == EACH else () if mode == FREE else (mode,)
        missing = [digit for digit in digits if self._done[digit] < wanted]
        # One of each before the second of any, since handwriting changes in a row of ten sevens.
        return min(missing, key=lambda digit: self._done[digit], default="")

    def keep(self, name: str) -> None:
        """Keep the drawing under this label and clear the canvas for the next one."""
        drawing = self.canvas.drawing()
        if drawing.is_empty or self.canvas.is_drawing:
            return
        # Not an undo step: the drawing is on the wall now.
        self.canvas.history = History(Drawing())
        self.canvas.show_page()
        self.collected.emit(drawing, name)
        self.canvas.setFocus()

    def was_kept(self, key: str) -> None:
        """Count the drawing with this ``id`` towards those requested."""
        self._kept_ids.add(key)
        self.show_kept()

    def show_kept(self) -> None:
        """Count what is stored now, and request what is missing."""
        keeper = self._keeper
        self._done = Counter(
            entry.label
            for entry in keeper.entries
            if entry.id in self._kept_ids or (self._has_set and entry.writer == keeper.writer)
        )
        self._ask()

    def look(self) -> None:
        """Once the reading of a pending drawing has arrived, keep the drawing or ask about it."""
        reading = self._reading_of(self.canvas.drawing()) if self.is_waiting else None
        if reading is None:
            return
        self.is_waiting = False
        if not reading.is_sure or reading.answer in ("", self.asked):
            self.keep(self.asked)
            return
        self._read_as = reading.answer
        self._ask()
        announce(self.request, self.request.text())
        self.canvas.setFocus()

    def _keep_asked(self) -> None:
        has_ink = not self.canvas.drawing().is_empty and not self.canvas.is_drawing
        self.is_waiting = bool(self.asked) and not self._read_as and has_ink
        self.look()

    def _go_on(self) -> None:
        if self.asked:
            self._keep_asked()
        else:
            self.begin()

    def _draw_again(self) -> None:
        self.canvas.clear()
        self.canvas.setFocus()

    @Slot()
    def begin(self) -> None:
        """Start counting from zero."""
        self._kept_ids.clear()
        self.is_waiting, self._read_as = False, ""
        self.show_kept()

    @Slot()
    def _on_page_changed(self) -> None:
        self.is_waiting, self._read_as = False, ""
        self._ask()
        if self._has_set and self.asked and not self.canvas.drawing().is_empty:
            self.rest_timer.start()
        else:
            self.rest_timer.stop()

    def _on_rested(self) -> None:
        if self.canvas.is_drawing:
            self.rest_timer.start()
        elif not self._read_as:
            self._keep_asked()

    def _ask(self) -> None:
        is_free, asked = self.mode.currentData() == FREE, self.asked
        doubts = bool(self._read_as and asked)
        self.count.setVisible(not is_free)
        has_ink = not self.canvas.drawing().is_empty
        is_done = self._has_set and not asked
        self.next_button.setVisible(not is_free and not doubts and not is_done)
        self.next_button.setEnabled(has_ink or not asked)
        self.next_button.setText(self.tr("Next (Enter)") if asked else self.tr("Once more"))
        self.clear_button.setVisible(not doubts)
        self.clear_button.setEnabled(has_ink)
        self.again_button.setVisible(doubts)
        self.keep_button.setVisible(doubts)
        keep = self.tr("Keep it as {digit} (key {digit})")
        self.keep_button.setText(keep.format(digit=verbatim(asked)))
        self.naming.allow("" if has_ink else self.tr("Nothing is drawn yet."))
        self.naming.show_label(None)  # a click checks its key
        hint = self.tr("Draw here") if self._has_set else ""
        if self._has_set and asked:
            hint = self.tr("Draw {name} here.\nIt is kept when the pen rests.")
        self.canvas.set_hint(hint.format(name=asked))
        self.request.setText(self._request(has_ink))

    def _request(self, has_ink: bool) -> str:
        asked, count = self.asked, self.count.value()
        if self._has_set:
            if asked:
                request = self.tr("Draw {name} ({number} of {count})")
                return request.format(name=asked, number=self._done[asked] + 1, count=count)
            if self.mode.currentData() != FREE:
                return self.tr("All drawn. Now train on them below.")
            return self.tr("Draw something, then say what it is")
        if self.mode.currentData() == FREE:
            if has_ink:
                return self.tr("Which digit is it?")
            return self.tr("Write a digit, then press its key")
        if not asked:
            return self.tr("All written. Thank you!")
        if self._read_as == NOT_A_DIGIT:
            return self.tr("This does not look like a digit. Keep it as {digit}?").format(
                digit=asked
            )
        if self._read_as:
            request = self.tr("This looks like {read}. Keep it as {digit}?")
            return request.format(read=self._read_as, digit=asked)
        request = self.tr("Write the digit {digit} ({number} of {count})")
        return request.format(digit=asked, number=self._done[asked] + 1, count=count)
