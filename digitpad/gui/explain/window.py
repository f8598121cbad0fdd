"""“Why this answer?”: the window that explains a reading.

Each explanation is a view in a tab of its own; a new one is a module and a row here.
"""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from digitpad.gui.desk import Desk
from digitpad.gui.explain.embedding_view import EmbeddingView
from digitpad.gui.explain.evidence_view import EvidenceView
from digitpad.gui.explain.evidence_words import headline_words
from digitpad.gui.explain.nearest_view import NearestView
from digitpad.gui.explain.view import Question, View, seen_page
from digitpad.gui.explain.what_if_view import WhatIfView
from digitpad.gui.model_window import TabbedWindow
from digitpad.gui.widgets.panels import SideScroll, Squeezed
from digitpad.gui.widgets.parts import filled, label
from digitpad.gui.widgets.pixels import widget_image
from digitpad.gui.widgets.wording import why_nothing_to_ask
from digitpad.ink.drawing import Drawing
from digitpad.recognise.prediction import Verdict


class ExplainWindow(TabbedWindow):
    views: tuple[View, ...]

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__("explain", self.tr("Why this answer?"), desk, parent, (700, 860))
        self.headline = label("explain_headline", look="title", size=1.5, wraps=True)
        self.sentence = label("explain_sentence", wraps=True)
        looks: tuple[tuple[View, str], ...] = (
            (EvidenceView(), self.tr("Evidence")),
            (WhatIfView(desk.thresholds), self.tr("What if")),
            (NearestView(desk.folders), self.tr("Nearest")),
            (EmbeddingView(desk.folders), self.tr("All images")),
        )
        self.make_tabs(self.tr("Ways to look at the answer"), looks)
        for view in self.views:
            view.message.connect(self._on_message)
            view.covered.connect(desk.covered)
            view.page_wanted.connect(desk.take)
        save = self.make_save_button(
            "save",
            self.tr("Save as PNG…"),
            self.tr("Save what this window shows as a picture"),
            "why.png",
            lambda: widget_image(self.headline, self.sentence, self._view.figure),
        )
        self._save_button = save
        buttons = self.button_row(save, self.dock_button)
        parts = self.headline, self.sentence, (self.tabs, 1), buttons
        filled(QVBoxLayout(self), *parts, margins=(16, 14, 16, 12), spacing=8)
        desk.failed.connect(self._on_not_read)

    def page_of(self, view: QWidget) -> QWidget:
        can_shrink = isinstance(view, View) and view.can_shrink
        return SideScroll(Squeezed(view, unless_narrow=True) if can_shrink else view)

    # From the desk

    def take_model(self) -> None:
        """Explain readings of another model; the first one follows, if there is a page."""
        if self.desk.page() is None:
            self._look()

    def take_prediction(self) -> None:
        self._look()

    def interrupt(self) -> None:
        self._view.interrupt()

    # The views

    @Slot()
    def _on_tab(self) -> None:
        self.note.clear()  # it was about the other view
        self._look()

    @property
    def _view(self) -> View:
        return self.views[self.tabs.currentIndex()]

    @Slot()
    def _look(self) -> None:
        if not self.isVisible():
            return
        question, model = self._question(), self.desk.model
        current = self._view
        for view in self.views:
            if view is not current:
                view.leave()
        names = model is not None and not model.info.architecture.reconstructs
        shows = question is not None or (names and not current.needs_reading)
        current.setVisible(shows)
        self._save_button.setEnabled(shows)
        if question is not None:
            headline, sentence = headline_words(question.prediction)
            self.headline.setText(headline)
            self.sentence.setText(sentence)
            current.look_at(question)
            return
        if shows and model is not None:
            self.headline.setText(
                self.tr("What {model} finds similar").format(model=model.info.name)
            )
            self.sentence.setText(self.tr("Nothing is drawn yet."))
            current.look_around(model)
        else:
            self._explain()
            current.leave()

    def _question(self) -> Question | None:
        """Return the reading to explain, None if there is none."""
        model, reading = self.desk.model, self.desk.reading
        if model is None or reading is None:
            return None
        # The page that was read: there may be another one by now.
        read, page = reading.prediction, seen_page(reading.page, reading.prediction)
        if not read.label or read.verdict is Verdict.NOTHING or read.is_several:
            return None
        # A model that reads strokes alone leaves pictures to another one.
        if not model.info.preprocessing.reads_pictures and not isinstance(page, Drawing):
            model = reading.model
        if read.model != model.info.name or model.info.architecture.reconstructs:
            return None
        return Question(model, page, read)

    def _explain(self) -> None:
        """Say why there is nothing to explain."""
        hint = self.tr(
            "Draw something in the main window: its ink is coloured by what it says to the "
            "network, blue for the answer and orange for the next best."
        )
        self.headline.setText(self.tr("Nothing to explain yet"))
        why_not = why_nothing_to_ask(self.desk.model, self.desk.prediction)
        self.sentence.setText(why_not or hint)
        self.note.clear()

    @Slot(str)
    def _on_not_read(self, why: str) -> None:
        if self.isVisible():
            for view in self.views:
                view.leave()
            self._view.hide()
            self._save_button.setEnabled(False)
            self.headline.setText(self.tr("Cannot read this"))
            self.sentence.setText(why)
            self.note.clear()

    @Slot(str)
    def _on_message(self, message: str) -> None:
        if self.sender() is self._view:
            self.note.setText(message)

    # Overrides of Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for view in self.views:
            view.leave()
