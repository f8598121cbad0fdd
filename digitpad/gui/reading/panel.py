"""The reading panel: canvas or picture, the prediction, the tools, and the network's input.

It adapts to the current model. A network for digits reads the canvas, one for colour pictures
reads a picture in its place; each keeps its content while the other is shown. The canvas is
square at every size, and as large as there is room for.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from digitpad.gui.actions import Actions
from digitpad.gui.canvas.content import Page, Picture, is_blank
from digitpad.gui.canvas.page_view import PageView
from digitpad.gui.canvas.pen_tools import PenTools
from digitpad.gui.canvas.widget import Canvas
from digitpad.gui.desk import Desk
from digitpad.gui.language import tr
from digitpad.gui.reading.answer import Answer
from digitpad.gui.reading.pager import InkPages, Pager
from digitpad.gui.reading.pictures import PicturePages, PictureView
from digitpad.gui.reading.presenters import Presenter, presenter_of
from digitpad.gui.reading.seen import NetworkInput
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.naming import WITHIN
from digitpad.gui.widgets.parts import add_keys, grown, single_shot_timer
from digitpad.gui.widgets.wording import verdict_text
from digitpad.recognise.prediction import Verdict

if TYPE_CHECKING:
    from digitpad.ink.drawing import LabelledDrawing

GAP_PX: Final = (12, 22)
"""Gap between canvas and answer, in a narrow panel and in a wide one."""
WIDE_PX: Final = 500
ROW_GAP_PX: Final = 10
ANSWER_WIDTH_PX: Final = (160, 300)
"""Least and greatest width of the answer."""
ANSWER_PART: Final = 0.29
"""Width of the answer as a fraction of the panel's, within these limits."""
NAMED_ANSWER_PART: Final = 0.34
"""The same fraction for classes with names, which take more room than digits."""
LEAST_VERDICT_PX: Final = 58
VERDICT_PART: Final = 0.23
"""Height of the verdict as a fraction of the canvas's side."""
STEPS_STRIP_PART: Final = 0.8
"""Height of the strip as a fraction of the canvas's side while it shows a picture's steps."""
MINIMUM_CANVAS_PX: Final = 206
TOOLS_PX: Final = 120, 86
"""What icons and slider of the pen tools take, which grow with the text, and what is around them.
"""
LEAST_STRIP_PX: Final = 74
SMALL_PX: Final = 300
"""Side of the canvas below which the labelling row has tooltips but no caption."""
SLOW_MS: Final = 150
"""Delay before a picture is reported as being read, so that nothing flickers."""


class ReadingPanel(QWidget):
    """Shows the page and its reading, and lets the page be changed: the ``desk``'s surface."""

    def __init__(
        self, desk: Desk, actions: Actions, dialogs: Dialogs, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("drawing_pane")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._actions = actions
        self._dialogs = dialogs
        self._desk = desk
        self._presenter = presenter_of(None)
        self._slow = single_shot_timer(SLOW_MS, self._on_slow, self)
        self.pages = PicturePages(desk, self)
        self._paged = self.pages.info
        self.canvas = Canvas(self)
        self.tools = PenTools(actions, self)
        actions["eraser"].toggled.connect(self.canvas.set_erasing)
        self.view = PictureView(self)
        turns = self.tr("Previous picture"), self.tr("Next picture")
        self.picture_tools = Pager("picture", *turns, self)
        opens = self.picture_tools.button("open_picture_button", self.tr("Open a picture"))
        opens.setDefaultAction(actions["open"])
        self.picture_tools.row.addWidget(opens)
        turns = self.tr("Previous drawing"), self.tr("Next drawing")
        self.drawing_tools = Pager("drawing", *turns, self)
        self._ink = InkPages()
        self.answer = Answer(self)
        self.strip = NetworkInput(self)
        for hidden in (self.view, self.picture_tools, self.drawing_tools):
            hidden.hide()
        self.strip.steps_toggled.connect(self._arrange)
        self.canvas.stroke_grew.connect(desk.grew)
        self.canvas.page_changed.connect(self._on_changed)
        self.view.page_changed.connect(self._on_changed)
        self.view.step_wanted.connect(self.picture_tools.step)
        self.picture_tools.chosen.connect(self._on_picture_chosen)
        self.drawing_tools.chosen.connect(self._on_drawing_chosen)
        for key, by in (("PgUp", -1), ("PgDown", 1)):
            add_keys(self, [key], partial(self._turn, by), WITHIN)
        self.pages.changed.connect(self._on_pages_changed)
        self.canvas.pen_width_changed.connect(self.tools.pen_width.show_width)
        self.tools.pen_width.chosen.connect(self.canvas.set_pen_width)
        self.strip.thresholds_button.clicked.connect(actions["thresholds"].trigger)
        self.answer.explain_button.clicked.connect(actions["explain"].trigger)
        for name in ("undo", "redo", "clear"):
            actions[name].triggered.connect(lambda _=False, name=name: self._change_page(name))
        for name in ("undo", "redo", "clear", "save_drawing", "copy", "save_reconstruction"):
            actions[name].setEnabled(False)
        menu = [actions[name] for name in ("undo", "redo", "clear", "copy", "paste")]
        self.canvas.addActions(menu)
        self.view.addActions([actions["open"], *menu])
        self.answer.naming.listen_in(self)
        desk.covered.connect(self.canvas.set_cover)
        desk.meant_changed.connect(self._on_meant_changed)
        desk.model_changed.connect(self._on_model_changed)
        desk.predicted.connect(self._show_reading)
        desk.failed.connect(self._show_failure)
        desk.lay(self)
        self.show_page()

    @property
    def is_drawing(self) -> bool:
        return self.canvas.is_drawing

    @property
    def surface(self) -> PageView:
        """The widget whose page is read: the canvas, or the picture in its place."""
        return self.canvas if self._presenter.reads_drawings else self.view

    def page(self) -> Page | None:
        """Return the page to read, None if the model wants a picture and there is none."""
        return self.canvas.page() if self._presenter.reads_drawings else self.view.picture

    def take(self, page: Page, drawings: tuple[LabelledDrawing, ...] = ()) -> bool:
        """Show a drawing or picture; explain if the model cannot read it.

        ``drawings``: all drawings of the file, of which ``page`` is the first.
        """
        if self._presenter.reads_drawings:
            self._ink = InkPages(drawings)
            self.drawing_tools.offer(len(drawings))
            self.canvas.set_page(page)
        elif isinstance(page, Picture):
            self.view.set_picture(page)
        else:
            model = self._desk.model
            assert model is not None
            reason = self.tr(
                "The model {model} reads {what}, not drawings. Open a picture, or choose a model "
                "that reads drawings."
            )
            info = model.info
            reason = reason.format(model=info.name, what=tr(info.preprocessing.reads))
            self._dialogs.tell(self.tr("The drawing was not opened"), reason)
            return False
        return True

    def take_over(self, old: ReadingPanel) -> None:
        """Show the pages of another panel, with what can be undone."""
        self._ink = old._ink
        self.drawing_tools.offer(len(self._ink.items))
        for surface, its in ((self.canvas, old.canvas), (self.view, old.view)):
            surface.history = its.history
            surface.show_page()

    def known(self) -> LabelledDrawing | None:
        """Return the canvas's drawing with its label from the file; None if it is not from one."""
        return self._ink.item_of(self.page())

    @Slot()
    def _on_model_changed(self) -> None:
        presenter, before = presenter_of(self._desk.model), self._presenter
        if presenter == before:
            self._await_reading()
            self.look_for_pictures()
            return
        self._actions["save_reconstruction"].setEnabled(False)
        self._present(presenter)
        if before.reads_drawings and not presenter.reads_drawings:
            self._begin_pictures()
        self.show_page()
        if presenter.reads_drawings and not before.reads_drawings:
            self._desk.page_changed.emit()

    @Slot(object)
    def _on_meant_changed(self, label: str | None) -> None:
        # What was labelled is kept: ink that was added would be taught as part of the next one.
        self.canvas.is_settled = label is not None

    @Slot()
    def _show_reading(self) -> None:
        reading = self._desk.reading
        assert reading is not None
        prediction = reading.prediction
        self._slow.stop()
        self.strip.show_steps(reading.steps)
        self.answer.show_prediction(prediction, is_drawn=not isinstance(self.page(), Picture))
        self.strip.show_prediction(prediction)
        self.canvas.mark(prediction.figures if prediction.is_several else ())
        is_drawn = prediction.reconstruction is not None and prediction.verdict is Verdict.DIGIT
        self._actions["save_reconstruction"].setEnabled(is_drawn)
        page = self.page()
        is_empty = prediction.verdict is Verdict.NOTHING and self._presenter.reads_drawings
        if isinstance(page, Picture) and is_empty:
            # The page is not blank: the steps below the canvas show where its content was lost.
            why = self.strip.steps.explained()
            note = verdict_text(prediction).note
            self.answer.show_words(self.tr("No digit found"), why, note)
        if truth := self._truth():
            is_told = truth in prediction.classes and prediction.label is not None
            read = prediction.label
            if not prediction.verdict.is_answer and not isinstance(page, Picture):
                read = prediction.verdict.value
                is_told = is_told or truth == read
            self.answer.show_truth(truth, read if is_told else None)

    @Slot(str)
    def _show_failure(self, message: str) -> None:
        self._slow.stop()
        self.answer.show_words(self.tr("Cannot read this"), message)
        self.strip.show_no_reader()

    def show_page(self) -> None:
        """Show what there is to read, and enable the actions that apply to it."""
        actions, page = self._actions, self.page()
        if self._is_shown:
            actions["undo"].setEnabled(self.surface.history.can_undo)
            actions["redo"].setEnabled(self.surface.history.can_redo)
            for name in ("clear", "save_drawing", "copy"):
                actions[name].setEnabled(not is_blank(page))
        self.strip.explain_page(page)
        number = self._ink.number_of(page)
        was_shown, is_shown = self.drawing_tools.isVisibleTo(self), number is not None
        self.drawing_tools.setVisible(is_shown and len(self._ink.items) > 1)
        if number is not None:
            self.drawing_tools.show_number(number)
            item = self.known()
            text = self.tr("writer {writer}") if item is not None and item.writer else ""
            self.drawing_tools.say(text.format(writer=item.writer if item else ""))
        if was_shown != self.drawing_tools.isVisibleTo(self):
            self._arrange()
        if isinstance(page, Picture) and page.number is not None:
            self.picture_tools.show_number(page.number)
        # An image of a data set has a label, and is never a page.
        self.answer.offer_paper(isinstance(page, Picture) and not page.truth)
        self.answer.show_truth(self._truth(), None)
        model = self._desk.model
        if page is None and model is not None:
            actions["save_reconstruction"].setEnabled(False)
            self.answer.show_no_picture(model.info.classes)
            self.strip.show_no_picture()
        self._await_reading()

    @property
    def _is_shown(self) -> bool:
        """Whether the panel is shown, rather than the number pad."""
        return self.isVisibleTo(self.window())

    def _truth(self) -> str:
        """Return the label of the page, "" if it is unknown."""
        page = self.page()
        if isinstance(page, Picture):
            return page.truth
        item = self.known()
        return "" if item is None else item.truth or ""

    @Slot(int)
    def _on_picture_chosen(self, number: int) -> None:
        if number < self.pages.count:
            self._paged = self.pages.info
            self.view.set_picture(self.pages.picture(number))

    @Slot(int)
    def _on_drawing_chosen(self, number: int) -> None:
        is_paging = self.known() is not None
        self.canvas.set_page(self._ink.items[number].drawing, replaces=is_paging)

    def _turn(self, by: int) -> None:
        pager = self.drawing_tools if self._presenter.reads_drawings else self.picture_tools
        if pager.isVisible():
            pager.step(by)

    def _present(self, presenter: Presenter) -> None:
        """Switch to a kind of reading; keyboard focus moves along."""
        had_focus = self.canvas.hasFocus() or self.view.hasFocus()
        self._presenter = presenter
        self.canvas.setVisible(presenter.reads_drawings)
        self.canvas.set_hint("" if presenter.has_digits else self.tr("Draw here"))
        self.tools.setVisible(presenter.reads_drawings)
        self.view.setVisible(not presenter.reads_drawings)
        self.picture_tools.setVisible(not presenter.reads_drawings)
        self.answer.present(presenter)
        self.strip.present(presenter)
        self._arrange()
        if had_focus:
            self.surface.setFocus()

    def _await_reading(self) -> None:
        """Report after a short delay that a picture is being read, unless it has been."""
        if self._desk.model is not None and isinstance(self.page(), Picture):
            self._slow.start()
        else:
            self._slow.stop()

    @Slot()
    def _on_slow(self) -> None:
        self.answer.show_words(self.tr("Reading…"), "")

    def _begin_pictures(self) -> None:
        """Show a picture as soon as there is one: that on the canvas, or a test picture."""
        on_canvas = self.canvas.page()
        if self.view.picture is None and isinstance(on_canvas, Picture):
            self.view.set_picture(on_canvas)
        self.pages.look()
        self._on_pages_changed()

    @Slot()
    def _on_changed(self) -> None:
        self.show_page()
        if is_blank(self.canvas.page()):
            # Pictures cannot be erased, and whoever returns to the canvas wants to draw.
            self._actions["eraser"].setChecked(False)
        self._desk.page_changed.emit()

    @Slot()
    def _on_pages_changed(self) -> None:
        self.picture_tools.offer(self.pages.count)
        why_not = self.pages.why_not
        self.picture_tools.say(self.tr("No test pictures here") if why_not else "", why_not)
        picture = self.view.picture
        is_of_others = picture is not None and picture.number is not None
        is_of_others = is_of_others and self._paged is not self.pages.info
        if not self._presenter.reads_drawings and (picture is None or is_of_others):
            self._on_picture_chosen(0)

    @Slot()
    def look_for_pictures(self) -> None:
        """Load the test pictures if they are wanted; the model or the folder may have changed."""
        if not self._presenter.reads_drawings:
            self.pages.look()

    def _change_page(self, how: str) -> None:
        surface = self.surface
        if self._is_shown:
            {"undo": surface.undo, "redo": surface.redo, "clear": surface.clear}[how]()

    @Slot()
    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        tools_height = self.tools.sizeHint().height()
        (least, most), presenter = ANSWER_WIDTH_PX, self._presenter
        part = ANSWER_PART if presenter.reads_drawings else NAMED_ANSWER_PART
        least = max(least, self.answer.minimumSizeHint().width())
        answer_width = min(max(least, most), max(least, round(width * part)))
        around = 2 * ROW_GAP_PX + tools_height
        if self.drawing_tools.isVisibleTo(self):
            around += ROW_GAP_PX + tools_height
        (low, high), strip_part = map(grown, presenter.strip_px), presenter.strip_part
        low = max(low, round(height * presenter.least_strip_part))
        if self.strip.has_steps:
            strip_part = STEPS_STRIP_PART
        gap = GAP_PX[width >= WIDE_PX]
        side = min(height - around - low, width - gap - answer_width)
        side = max(self._least_side(), side)
        # The rest below the canvas goes to the network's input, scaled by whole pixels.
        strip_height = min(high, height - around - side, round(side * strip_part))
        strip_height = max(low, strip_height)
        left = max(0, (width - side - gap - answer_width) // 2)
        for surface in (self.canvas, self.view):
            surface.setGeometry(left, 0, side, side)
        self.answer.verdict.setFixedHeight(
            min(150, max(LEAST_VERDICT_PX, round(side * VERDICT_PART)))
        )
        self.answer.naming.set_compact(side <= grown(SMALL_PX))
        # A small canvas is lower than ten bars, which may extend beside the pen tools.
        answer_height = max(side, self.answer.least_height(answer_width))
        self.answer.setGeometry(left + side + gap, 0, answer_width, answer_height)
        tools_top = side + ROW_GAP_PX
        for tools in (self.tools, self.picture_tools):
            tools.setGeometry(left, tools_top, side, tools_height)
        self.drawing_tools.setGeometry(
            left, tools_top + tools_height + ROW_GAP_PX, side, tools_height
        )
        strip_top = max(side + around, answer_height + ROW_GAP_PX)
        strip_height = min(strip_height, height - strip_top)
        strip_width = side + gap + answer_width
        self.strip.setGeometry(left, strip_top, strip_width, strip_height)
        self.strip.fit(strip_width, strip_height)

    def _least_side(self) -> int:
        """Return the least side of the canvas; the tools below it are as wide."""
        return max(MINIMUM_CANVAS_PX, grown(TOOLS_PX[0]) + TOOLS_PX[1])

    # Overrides of Qt

    def minimumSizeHint(self) -> QSize:
        below_canvas = 2 * ROW_GAP_PX + self.tools.sizeHint().height()
        answer, heading = self.answer, self.answer.naming.heading
        below_answer = answer.minimumSizeHint().height() + ROW_GAP_PX
        # Its height in a large panel must not keep the panel from shrinking.
        below_answer -= answer.verdict.minimumHeight() - LEAST_VERDICT_PX
        below_answer -= heading.sizeHint().height() * heading.isVisibleTo(answer)
        side = self._least_side()
        return QSize(
            side + GAP_PX[0] + max(ANSWER_WIDTH_PX[0], answer.minimumSizeHint().width()),
            max(side + below_canvas, below_answer) + grown(LEAST_STRIP_PX),
        )

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()  # the height of the answer has changed
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)
