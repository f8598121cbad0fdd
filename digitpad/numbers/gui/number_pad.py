"""The number pad: a writing line, its reading, and corrections.

The line is read in a thread, with the window's model if that reads digits or numbers, otherwise
with the shipped ones. A correction belongs to its strokes: it stays until one of them is undone,
whichever model reads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from digitpad.gui.actions import Actions
from digitpad.gui.canvas.content import is_blank
from digitpad.gui.canvas.pen_width import PenWidth
from digitpad.gui.desk import Desk
from digitpad.gui.language import tr
from digitpad.gui.settings import LINE_PEN_WIDTHS
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import action_button, filled, push_button, small_label
from digitpad.gui.widgets.spoken import SettledAnnouncer, announce
from digitpad.gui.widgets.wording import percent
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing, drawing_from_points
from digitpad.models.architecture import DIGITS, NUMBER_MARKS
from digitpad.numbers.corrections import Corrections, Ink, inks
from digitpad.numbers.gui.number_text import NumberText
from digitpad.numbers.gui.writing_line import WritingLine
from digitpad.numbers.reading import SIGNS, UNREADABLE, Reading
from digitpad.preprocess.line import LINE
from digitpad.words import sentences

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.numbers.reader import NumberReader

MOST_FIRST: Final = 4
"""Number of signs at the top of a correction menu; the others are in a submenu."""
ALONE: Final = 0.7
"""Size of a digit that is drawn alone, as a fraction of the canvas."""


class NumberPad(QWidget):
    """The writing line, its reading and tools.

    Signals, in the GUI thread: ``read`` with the ``Reading`` of the line, including corrections;
    ``corrected`` with the drawing of one sign as if it were alone on the canvas, its label, and
    what it was read as; ``message`` (text for a status bar).
    """

    read = Signal(object)
    corrected = Signal(object, str, str)
    message = Signal(str)

    def __init__(self, desk: Desk, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("number_pad")
        self._desk, self._actions = desk, actions
        self.reader: tuple[Model | None, NumberReader] | None = None
        self._corrections = Corrections()
        self._kept: dict[Ink, Callable[[], object]] = {}
        self._last: Ink | None = None
        self.read_drawing = Drawing()
        self._reads: Model | None = None
        """The model asked for the last reading, None for the shipped ones."""
        self.is_waiting = False
        self.corrected_signs: set[int] = set()
        self.reading = self._read = Reading()
        self.line = WritingLine()
        self.line.page_changed.connect(self._on_changed)
        self.line.set_erasing(actions["eraser"].isChecked())
        actions["eraser"].toggled.connect(self.line.set_erasing)
        self.line.correction_wanted.connect(self._on_menu_key)
        self._mailbox = LatestWins("number_reader", self._answer, self)
        self._mailbox.answered.connect(self._on_read)
        self._mailbox.failed.connect(self._on_failed)
        self.number = NumberText()
        self.number.sign_chosen.connect(self.offer_correction)
        self._announcer = SettledAnnouncer(self.number)
        self._note = small_label("number_note", self.tr("How sure the reading is"), wraps=True)
        self._kept_label = small_label("number_kept_label", wraps=True)
        undo = push_button(
            "number_kept_undo_button",
            self.tr("Undo"),
            self.tr("Take the correction back, and the drawing out of My handwriting"),
            self._undo_kept,
        )
        self._kept_row = QWidget()
        self._kept_row.setObjectName("number_kept")
        filled(QHBoxLayout(self._kept_row), (self._kept_label, 1), undo, spacing=6)
        self._kept_row.hide()
        self.copy_button = push_button(
            "copy_number_button",
            self.tr("Copy number"),
            self.tr("Put the number on the clipboard, as text"),
            self._copy,
        )
        self.pen_width = PenWidth("number_pen_width", LINE_PEN_WIDTHS)
        self.pen_width.show_width(self.line.pen_width)
        self.line.pen_width_changed.connect(self.pen_width.show_width)
        self.pen_width.chosen.connect(self.line.set_pen_width)
        names = "undo", "redo", "eraser", "clear"
        buttons = [action_button(actions[name], f"number_{name}_button") for name in names]
        back = push_button(
            "single_digits_button",
            self.tr("Single digits"),
            self.tr("Draw single digits again"),
            lambda: actions["numbers"].setChecked(False),
        )
        writing = QWidget()
        filled(QHBoxLayout(writing), *buttons, self.pen_width, spacing=4)
        tools = Flow(writing, back, self.copy_button)
        rows = self.line, self.number, self._note, self._kept_row, tools
        filled(QVBoxLayout(self), *rows, (None, 1), spacing=10)
        for name in ("undo", "redo", "clear"):
            actions[name].triggered.connect(partial(self._do, getattr(self.line, name)))
        desk.model_changed.connect(self.read_now)
        self._show()

    # Public interface

    def take_over(self, old: NumberPad) -> None:
        """Show what is written on another pad, as it was corrected."""
        self._corrections, self.line.history = old._corrections, old.line.history
        self.line.show_page()

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the pad instead of the canvas."""
        return self.isVisibleTo(self.window())

    @property
    def model(self) -> Model | None:
        """The desk's model if it reads digits or numbers, None to read with the shipped one."""
        model = self._desk.model
        return model if model is not None and _reads_here(model) else None

    @Slot()
    def read_now(self) -> None:
        """Read the line if it is shown."""
        if self.is_shown:
            self._ask()

    def correct(self, number: int, text: str) -> None:
        """Correct the sign at index ``number``.

        ``corrected`` is emitted only if its ink is not shared with another sign.
        """
        self._correct(self.read_drawing, self._read, self.reading, number, text)

    def _correct(
        self, drawing: Drawing, read: Reading, shown: Reading, number: int, text: str
    ) -> None:
        """Correct a sign of a reading; ``shown``: with the corrections before."""
        sign, ink = shown.signs[number], inks(drawing, read.signs)[number]
        self._forget(ink)
        self._corrections.correct(drawing, read, number, text)
        others = (other.strokes for other in shown.signs if other is not sign)
        if sign.strokes and not {*sign.strokes} & {*chain(*others)}:
            self._last = ink
            strokes = tuple(drawing.strokes[index] for index in sign.strokes)
            self.corrected.emit(_alone(Drawing(strokes)), text, sign.text)
        self._show_reading(self._read)

    def show_kept(self, message: str, undo: Callable[[], object]) -> None:
        """Show that the last correction was stored, beside a button for ``undo``."""
        if self._last is not None:
            self._kept[self._last] = undo
            self._kept_label.setText(message)
            self._kept_row.show()
            announce(self._kept_row, message)

    @Slot()
    def _undo_kept(self) -> None:
        if self._last is not None:
            self._forget(self._last)
            self._corrections.take_back(self._last)
            self._ask()

    def _forget(self, ink: Ink) -> None:
        """Remove the stored sample of a sign, which is being corrected again or not at all."""
        if undo := self._kept.pop(ink, None):
            undo()
        self._kept_row.hide()

    @Slot()
    def _on_menu_key(self) -> None:
        if self.reading.signs:
            self.number.choose(self.number.current)

    @Slot(int, object)
    def offer_correction(self, number: int, position: QPoint) -> None:
        """Open the correction menu of a sign."""
        menu = self.correction_menu(number)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(position)

    def correction_menu(self, number: int) -> QMenu:
        """Return the menu of all labels that a sign can have."""
        menu = QMenu(self)
        menu.setObjectName("correction_menu")
        drawing, parted, shown = self.read_drawing, self._read, self.reading
        read = shown.signs[number].text

        def correct(text: str) -> None:
            # If the line has changed since, the menu was about other ink; if it was only read
            # again, as during a training, the menu is about the same.
            if self.line.drawing().strokes == drawing.strokes:
                self._correct(drawing, parted, shown, number, text)

        heading = menu.addAction(self.tr("It is:"))
        heading.setEnabled(False)
        first = (read, *shown.signs[number].others)[:MOST_FIRST]
        more = QMenu(self.tr("More…"), menu)
        for text in dict.fromkeys((*first, UNREADABLE, *SIGNS)):
            is_first = text in first or text == UNREADABLE
            action = (menu if is_first else more).addAction(
                self.tr("None of these") if text == UNREADABLE else text
            )
            action.setCheckable(True)
            action.setChecked(text == read)
            action.triggered.connect(lambda _=False, text=text: correct(text))
        menu.addMenu(more)
        return menu

    # Reading

    def _answer(self, asked: tuple[Drawing, Model | None]) -> Reading:
        """Read, in the worker's thread."""
        from digitpad.numbers.reader import NumberReader

        drawing, model = asked
        if self.reader is None or self.reader[0] is not model:
            reads_signs = model is not None and model.info.preprocessing == LINE
            reader = NumberReader(signs=model) if reads_signs else NumberReader(model)
            self.reader = model, reader
        return self.reader[1].read_drawing(drawing)

    def _ask(self) -> None:
        drawing = self.line.drawing()
        if drawing.is_empty:
            self._mailbox.drop()
            self.is_waiting = False
            self.read_drawing = drawing
            self._show_reading(Reading())
        else:
            self._mailbox.ask((drawing, self.model))
            self.is_waiting = True
            self._show_note()

    @Slot()
    def _on_changed(self) -> None:
        if self.line.drawing().is_empty:
            self._actions["eraser"].setChecked(False)
            self._kept_row.hide()
        self._show()
        self._ask()

    @Slot(object, object)
    def _on_read(self, asked: tuple[Drawing, Model | None], reading: Reading) -> None:
        self.is_waiting = False
        self.read_drawing, self._reads = asked
        self._show_reading(reading)

    @Slot(object, str)
    def _on_failed(self, _asked: object, why: str) -> None:
        self.is_waiting = False
        self._show_reading(Reading())
        self._note.setText(why)

    def _show_reading(self, reading: Reading) -> None:
        """Show a reading of ``self.read_drawing`` with the corrections applied."""
        self._read = reading = self._corrections.parted(self.read_drawing, reading)
        texts = self._corrections.texts(self.read_drawing, reading)
        self.corrected_signs = {number for number, text in enumerate(texts) if text is not None}
        signs = tuple(
            sign if text is None else replace(sign, text=text, probability=1.0)
            for sign, text in zip(reading.signs, texts, strict=True)
        )
        self.reading = replace(reading, signs=signs)
        self.line.show_signs(signs, self.corrected_signs)
        self.number.show_signs(signs, self.corrected_signs)
        self._show_note()
        self._announcer.show(self.reading.text)
        self.copy_button.setEnabled(bool(signs))
        self.read.emit(self.reading)

    # Display

    def _show_note(self) -> None:
        signs = self.reading.signs
        if not signs and self.is_waiting:
            text = self.tr("Reading…")  # the first reading waits for the networks to load
        elif not signs:
            text = self.tr("Write digits and {signs}.").format(signs=" ".join(NUMBER_MARKS))
        elif any(sign.text == UNREADABLE for sign in signs):
            text = self.tr("“?”: not a character of a number. To correct it, click it above.")
        elif len(self.corrected_signs) == len(signs):
            text = self.tr("Every sign is what you said. To correct one, click it above.")
        else:
            sure = min(sign.probability for sign in signs)
            text = self.tr("At least {share} sure of every sign. To correct one, click it above.")
            text = text.format(share=percent(sure))
        self._note.setText(tr(sentences(text, self._reader_words())) if signs else text)

    def _reader_words(self) -> str:
        """Return which networks read the line; few models do it alone."""
        model = self._reads
        if model is None:
            return self.tr("Read by the shipped networks.")
        text = self.tr("Read by {model} together with shipped networks.")
        if model.info.architecture.reads_lines:
            text = self.tr("Read by {model}.")
        return text.format(model=model.info.name)

    def _show(self) -> None:
        if self.is_shown:
            self.show_tools()

    def show_tools(self) -> None:
        """Enable the tools that apply to the line."""
        line = self.line
        self._actions["undo"].setEnabled(line.history.can_undo)
        self._actions["redo"].setEnabled(line.history.can_redo)
        for name in ("clear", "save_drawing", "copy"):
            self._actions[name].setEnabled(not is_blank(line.page()))
        self.copy_button.setEnabled(bool(self.reading.signs))
        self._show_note()

    def _do(self, act: Callable[[], object], *_: object) -> None:
        if self.is_shown:
            act()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.reading.text)
        self.message.emit(self.tr("Copied: {number}").format(number=self.reading.text))


def _alone(sign: Drawing) -> Drawing:
    """Scale a sign of the line as if it were drawn alone on the canvas."""
    left, top, right, bottom = sign.bounds()
    scale = ALONE / max(right - left, bottom - top, 1e-6)
    middle = np.array([(left + right) / 2, (top + bottom) / 2])
    return drawing_from_points((stroke.points - middle) * scale + 0.5 for stroke in sign.strokes)


def _reads_here(model: Model) -> bool:
    from digitpad.preprocess.mnist import MNIST  # imports Pillow, as every model does

    preprocessing = model.info.preprocessing
    return preprocessing.on_lines or (model.info.classes == DIGITS and preprocessing == MNIST)
