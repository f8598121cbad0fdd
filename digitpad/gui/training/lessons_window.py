"""“Lessons…”: each sets everything up, says what to watch, and ends with a question."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.language import tr
from digitpad.gui.training.display import put_side_by_side
from digitpad.gui.widgets.dock import dock_buttons
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import drop, filled, grown, label, named, push_button
from digitpad.gui.widgets.window import Window
from digitpad.training.lessons import LESSONS, Setup

LIST_PX = 264
UNLIMITED_PX = 16777215
"""The size that Qt treats as unlimited."""


class LessonsWindow(Window):
    """The window.

    Signals: ``wanted`` (the ``TrainConfig`` of a run that is to be set up).
    """

    wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("lessons", self.tr("Lessons"), parent, (780, 480))
        words = self.tr("Lessons of a few minutes")
        self.list = named(QListWidget(), "lessons_list", words, "")
        self.list.addItems([f"{n}. {tr(one.title)}" for n, one in enumerate(LESSONS, 1)])
        self.list.setWordWrap(True)
        self._title = label("lesson_title", look="title", size=1.4, wraps=True)
        self._watch = label("lesson_watch", wraps=True)
        self._question = label("lesson_question", look="title", wraps=True)
        self._answer = label("lesson_answer", wraps=True)
        for one in (self._watch, self._question, self._answer):
            one.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._said = label("lesson_said", look="quiet", wraps=True)
        self._setups: list[QPushButton] = []
        self._buttons = Flow()
        self._show = push_button(
            "lesson_answer_button", self.tr("Show the answer"), "", self._show_answer
        )
        held = QWidget()
        asked = filled(QHBoxLayout(), self._show, None)
        parts = (self._title, self._watch, self._buttons, self._said, self._question, asked)
        filled(QVBoxLayout(held), *parts, self._answer, None, margins=(6, 0, 6, 0), spacing=12)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        filled(self._row, self.list, (SideScroll(held), 1), spacing=14)
        last = filled(QHBoxLayout(), None, *dock_buttons(self), self.close_button)
        filled(QVBoxLayout(self), (self._row, 1), last, margins=(16, 14, 16, 12), spacing=10)
        self.list.currentRowChanged.connect(self._on_chosen)
        self.list.setCurrentRow(0)

    @Slot(int)
    def _on_chosen(self, row: int) -> None:
        lesson = LESSONS[max(0, row)]
        self._title.setText(tr(lesson.title))
        self._watch.setText(tr(lesson.watch))
        self._question.setText(tr(lesson.question))
        self._answer.setText(tr(lesson.answer))
        self._answer.hide()
        self._said.clear()
        self._show.setEnabled(True)
        drop(self._buttons, self._setups)
        self._setups = [self._setup_button(n, one) for n, one in enumerate(lesson.setups, 1)]
        for before, after in pairwise((self.list, *self._setups, self._show)):
            self.setTabOrder(before, after)

    def _setup_button(self, number: int, setup: Setup) -> QPushButton:
        button = push_button(
            f"lesson_setup_{number}_button",
            f"{number}. {tr(setup.title)}",
            self.tr("Fill in the training panel: {layers}").format(layers=setup.layers),
            lambda: self._set_up(setup),
        )
        self._buttons.addWidget(button)
        return button

    def _set_up(self, setup: Setup) -> None:
        self._said.setText(self.tr("Press Train in the training panel, and watch."))
        self.wanted.emit(setup.config())

    @Slot()
    def _show_answer(self) -> None:
        self._answer.show()
        self._show.setEnabled(False)

    # Overrides of Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the list above the lesson if there is no room beside it."""
        super().resizeEvent(event)
        is_wide = self.width() >= grown(2 * LIST_PX)
        put_side_by_side(self._row, is_wide)
        self.list.setMinimumWidth(grown(LIST_PX) if is_wide else 0)
        self.list.setMaximumWidth(grown(LIST_PX) if is_wide else UNLIMITED_PX)
        rows = sum(self.list.sizeHintForRow(row) for row in range(self.list.count()))
        frame = 2 * self.list.frameWidth()
        self.list.setMaximumHeight(UNLIMITED_PX if is_wide else rows + frame)
