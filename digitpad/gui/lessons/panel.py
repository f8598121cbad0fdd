"""The strip above the panels: the list of lessons, or one step of a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.language import tr
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import (
    SMALL,
    Label,
    close_button,
    drop,
    filled,
    grown,
    label,
    named,
    plain_tip,
    push_button,
    scale_text,
    small_button,
    small_label,
)
from digitpad.gui.widgets.spoken import announce
from digitpad.training.lessons import Lesson
from digitpad.words import sentences

WIDE_PX: Final = 700
MARGINS: Final = (14, 6, 8, 8)
ENTRY_PX: Final = (276, 30)
LEAST_PX: Final = 92
MOST_PART: Final = 0.36
"""Of the window's height, for the strip."""


class LessonView(NamedTuple):
    """What the strip shows of a step; ``chosen``: the index of the choice, None for none yet.

    ``right``: that of the choice that came true, once the step is done. ``light``: the control to
    use, in words. ``outcome``: what happened; ``waits``: why the step is not done.
    """

    lesson: str
    number: int
    total: int
    title: str
    text: str
    question: str = ""
    choices: tuple[str, ...] = ()
    chosen: int | None = None
    right: int | None = None
    is_done: bool = False
    light: str = ""
    outcome: str = ""
    waits: str = ""


class OneLine(Label):
    """A quiet label that is cut to its room; its tooltip has the whole text."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(about=about)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("look", "quiet")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._whole = ""
        scale_text(self, SMALL)

    def setText(self, text: str) -> None:
        self._whole = text
        self.setToolTip(plain_tip(text))
        end = Qt.TextElideMode.ElideRight
        super().setText(self.fontMetrics().elidedText(text, end, self.width()))
        self.speak(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setText(self._whole)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.setText(self._whole)


class LessonPanel(QFrame):
    """The strip; the owner says what it shows, and hears what the user wants.

    Signals: ``begun`` (a ``Lesson``); ``answered`` (the index of a choice); ``turned`` (1 for the
    next step, −1 for the one before); ``light_wanted`` (), when the lit control is to get the
    keyboard; ``open_wanted``, ``list_wanted``, ``closed`` ().
    """

    begun = Signal(object)
    answered = Signal(int)
    turned = Signal(int)
    light_wanted = Signal()
    open_wanted = Signal()
    list_wanted = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        named(self, "lesson_panel", self.tr("Lessons"))
        self.setProperty("look", "card")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._high = grown(LEAST_PX)
        self._view: LessonView | None = None
        self._title = label("lesson_title", look="title")
        self._about = OneLine("lesson_about", self.tr("About the lesson"))
        self.back = self._button("back", self.tr("‹ Back"), "", partial(self.turned.emit, -1))
        self.next = self._button("next", self.tr("Next ›"), "", partial(self.turned.emit, 1))
        tip = self.tr("Leave this lesson; its settings end with it")
        self.list_button = self._button("list", self.tr("All lessons"), tip, self.list_wanted.emit)
        tip = self.tr("Begin a lesson from a file, your own perhaps")
        self.open_button = self._button("open", self.tr("From a file…"), tip, self.open_wanted.emit)
        close = close_button(
            "lesson_close", self.tr("Leave the lessons"), self.tr("Leave (Esc)"), self.closed.emit
        )
        ways = self.back, self.next, self.list_button, self.open_button, close
        head = filled(QHBoxLayout(), self._title, (self._about, 1), *ways, spacing=8)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._make_list())
        self._step = QWidget()
        self._scroll = SideScroll(self._step)
        self._make_step()
        self._pages.addWidget(self._scroll)
        filled(QVBoxLayout(self), head, (self._pages, 1), margins=MARGINS, spacing=4)

    def _button(self, name: str, text: str, tip: str, pressed: Callable[[], object]) -> QPushButton:
        return push_button(f"lesson_{name}_button", text, tip, pressed)

    # The list

    def _make_list(self) -> QListWidget:
        entries = self.list = named(QListWidget(), "lessons_list", self.tr("All lessons"))
        entries.setFlow(QListWidget.Flow.LeftToRight)
        entries.setWrapping(True)
        entries.setResizeMode(QListWidget.ResizeMode.Adjust)
        entries.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        entries.setMouseTracking(True)
        entries.itemEntered.connect(self._tell_about)
        entries.currentItemChanged.connect(self._tell_about)
        entries.itemClicked.connect(self._on_entry_chosen)
        entries.itemActivated.connect(self._on_entry_chosen)
        return entries

    def show_list(self, lessons: Sequence[Lesson], done: Callable[[Lesson], str]) -> None:
        """List lessons; ``done``: how one ended, "" if it has not."""
        self._view = None
        row = max(0, self.list.currentRow())
        self.list.clear()
        for number, lesson in enumerate(lessons, 1):
            entry = QListWidgetItem(f"{number}. {lesson.title}{done(lesson)}", self.list)
            entry.setData(Qt.ItemDataRole.UserRole, lesson)
            entry.setData(Qt.ItemDataRole.AccessibleDescriptionRole, lesson.about)
        self.list.setCurrentRow(row)
        self._title.setText(self.tr("Lessons"))
        for button in (self.back, self.next, self.list_button):
            button.hide()
        self.open_button.show()
        self._pages.setCurrentWidget(self.list)
        self._fit()
        self.list.setFocus()

    @Slot(QListWidgetItem)
    def _tell_about(self, entry: QListWidgetItem | None) -> None:
        if entry is not None:
            self._about.setText(entry.data(Qt.ItemDataRole.UserRole).about)

    @Slot(QListWidgetItem)
    def _on_entry_chosen(self, entry: QListWidgetItem) -> None:
        if self._view is None:  # where a click activates, Qt says both
            self.begun.emit(entry.data(Qt.ItemDataRole.UserRole))

    # A step

    def _make_step(self) -> None:
        self._text = label("lesson_text", wraps=True)
        self._outcome = label("lesson_outcome", look="right", wraps=True)
        self._waits = small_label("lesson_waits", wraps=True)
        tip = self.tr("Move the keyboard to what is outlined")
        self.light_button = small_button("lesson_light_button", "", tip, self.light_wanted.emit)
        self.light_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._question = label("lesson_question", look="title", wraps=True)
        self._choices: list[QPushButton] = []
        self._flow = Flow()
        use = filled(QHBoxLayout(), self.light_button, (self._waits, 1), None, spacing=8)
        left, self._asked = QWidget(), QWidget()
        filled(QVBoxLayout(left), self._text, self._outcome, use, None, spacing=6)
        filled(QVBoxLayout(self._asked), self._question, self._flow, None, spacing=6)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._step)
        filled(self._row, (left, 5), (self._asked, 5), spacing=24)

    def show_step(self, view: LessonView) -> None:
        """Show a step; what is new in it is announced to screen readers."""
        if view == self._view:
            return
        before, self._view = self._view, view
        self._title.setText(view.title)
        self._about.setText(
            self.tr("{lesson} · step {number} of {count}").format(
                lesson=view.lesson, number=view.number, count=view.total
            )
        )
        self._text.setText(view.text)
        came_true = view.right == view.chosen
        set_look(self._outcome, "right" if came_true else "")
        self._outcome.setText(f"{'✓' if came_true else '○'} {view.outcome}" if view.is_done else "")
        self._outcome.setVisible(view.is_done)
        self._waits.setText(view.waits)
        use = self.tr("Go to “{control}”").format(control=view.light)
        self.light_button.setText(use)
        self.light_button.setAccessibleName(use)
        self.light_button.setVisible(bool(view.light))
        self._waits.setVisible(bool(view.waits))
        self._ask(view, before)
        self.back.setEnabled(view.number > 1)
        is_last = view.number == view.total
        title = self.tr("Next ›") if view.is_done else self.tr("Skip ›")
        self.next.setText(self.tr("Finish") if is_last else title)
        self.next.setAccessibleName(self.next.text())
        set_look(self.next, "primary" if view.is_done else "")
        for button in (self.back, self.next, self.list_button):
            button.show()
        self.open_button.hide()
        self._pages.setCurrentWidget(self._scroll)
        self._fit()
        if before is None:  # the list had the keyboard
            (self._choices or [self.next])[0].setFocus()
        self._announce(view, before)

    def _ask(self, view: LessonView, before: LessonView | None) -> None:
        self._asked.setVisible(bool(view.question))
        self._question.setText(view.question)
        if before is None or (before.number, before.choices) != (view.number, view.choices):
            drop(self._flow, self._choices)
            self._choices = []
            for number, text in enumerate(view.choices):
                answer = partial(self.answered.emit, number)
                button = self._button(f"choice_{number + 1}", text, "", answer)
                button.setCheckable(True)
                self._choices.append(button)
                self._flow.addWidget(button)
                button.show()  # at once, since its room is measured before the events are
        for number, button in enumerate(self._choices):
            came_true = view.is_done and number == view.right
            button.setChecked(number == view.chosen)
            button.setText(f"✓ {view.choices[number]}" if came_true else view.choices[number])
            button.setAccessibleName(button.text())
            button.setEnabled(view.chosen is None or number == view.chosen or came_true)

    def _announce(self, view: LessonView, before: LessonView | None) -> None:
        if before is None or before.number != view.number:
            use = self.light_button.text() if view.light else ""
            announce(self, tr(sentences(view.title, view.text, view.question, use)))
        elif view.outcome and view.is_done and not before.is_done:
            announce(self, view.outcome)
        elif view.waits != before.waits:
            announce(self, view.waits)

    # How high it is

    def _fit(self) -> None:
        """Be as high as what is shown needs, or less in a low window, where it is scrolled."""
        is_wide = self.width() >= grown(WIDE_PX)
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
        width = self.width() - MARGINS[0] - MARGINS[2] - 2
        most = round(self.window().height() * MOST_PART)
        if self._view is None:
            wide, high = map(grown, ENTRY_PX)
            columns = max(1, min(4, width // wide))
            self.list.setGridSize(QSize((width - 6) // columns, high))
            needed = -(-self.list.count() // columns) * high + 6
            bars = Qt.ScrollBarPolicy
            fits = needed <= max(min(most, self._pages.height()), grown(LEAST_PX))
            never, when = bars.ScrollBarAlwaysOff, bars.ScrollBarAsNeeded
            self.list.setVerticalScrollBarPolicy(never if fits else when)
        else:
            needed = self._row.heightForWidth(width)
        self._high = max(grown(LEAST_PX), min(needed, most))
        self._pages.setMinimumHeight(min(grown(LEAST_PX), self._high))
        self._pages.setMaximumHeight(self._high)
        self.updateGeometry()

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        pages = self._pages.sizeHint().height()
        return QSize(hint.width(), hint.height() - min(pages, self._high) + self._high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
