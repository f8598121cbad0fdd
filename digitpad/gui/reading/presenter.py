"""What the left half shows, as the model that reads wants it: canvas or picture, bars or pairs.

A network for digits reads the canvas, one for colour pictures reads a picture; each keeps what
lies on it while the other is shown. A classifier has bars, an autoencoder draws again.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from digitpad.gui.actions import Actions
from digitpad.gui.canvas.content import Page, Picture, is_blank
from digitpad.gui.reading.panel import DrawingPane
from digitpad.gui.reading.picture_pages import PicturePages
from digitpad.gui.reading.presenters import presenter_of
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.recognise.prediction import Prediction, Verdict

if TYPE_CHECKING:
    from digitpad.modelfile import Model

SLOW_MS: Final = 150
"""A picture that is read sooner is not said to be being read: nothing should flicker."""


class LeftSide(QObject):
    """Switches the pane, and knows what is on it.

    ``folders`` returns the user's own folders by data set.
    Signals, in the GUI thread: ``changed`` when something else is to be read.
    """

    changed = Signal()

    def __init__(
        self,
        pane: DrawingPane,
        actions: Actions,
        dialogs: Dialogs,
        folders: Callable[[], dict[str, Path]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pane = pane
        self._actions = actions
        self._dialogs = dialogs
        self._model: Model | None = None
        self._presenter = presenter_of(None)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(SLOW_MS)
        self._slow.timeout.connect(self._on_slow)
        self.pages = PicturePages(folders, self)
        pane.canvas.page_changed.connect(self._on_changed)
        pane.view.picture_changed.connect(self._on_changed)
        pane.view.step_wanted.connect(pane.picture_tools.step)
        pane.picture_tools.number_chosen.connect(self._on_number_chosen)
        self.pages.changed.connect(self._on_pages_changed)
        actions["undo"].triggered.connect(self._on_undo)
        actions["redo"].triggered.connect(self._on_redo)
        actions["clear"].triggered.connect(self._on_clear)
        actions["save_pair"].setEnabled(False)
        menu = [actions[name] for name in ("undo", "redo", "clear", "copy", "paste")]
        pane.canvas.addActions(menu)
        pane.view.addActions([actions["open"], *menu])
        self.show_page()

    @property
    def _reads_drawings(self) -> bool:
        return self._presenter.reads_drawings

    def page(self) -> Page | None:
        """Return what is to be read, None where no picture is."""
        return self._pane.canvas.page() if self._reads_drawings else self._pane.view.picture

    def take(self, page: Page) -> bool:
        """Show a drawing or picture to be read; say why not when the model reads no such thing."""
        if self._reads_drawings:
            self._pane.canvas.set_page(page)
        elif isinstance(page, Picture):
            self._pane.view.set_picture(page)
        else:
            name = "" if self._model is None else self._model.info.name
            words = self.tr(
                "The model {0} reads colour pictures, not drawings. Open a picture, or choose a "
                "model for digits."
            )
            self._dialogs.tell(self.tr("The drawing was not opened"), words.format(name))
            return False
        return True

    def follow(self, model: Model | None) -> None:
        """Show what ``model`` reads."""
        self._model = model
        presenter = presenter_of(model)
        if presenter == self._presenter:
            self._await_reading()
            return
        did_read_drawings, self._presenter = self._reads_drawings, presenter
        self._actions["save_pair"].setEnabled(False)
        self._pane.present(presenter)
        if did_read_drawings and not self._reads_drawings:
            self._begin_pictures()
        self.show_page()

    def show_prediction(self, prediction: Prediction) -> None:
        """Show a reading of the present page."""
        self._slow.stop()
        self._pane.reading.show_prediction(prediction)
        self._pane.strip.show_prediction(prediction)
        has_pair = prediction.reconstruction is not None and prediction.verdict is Verdict.DIGIT
        self._actions["save_pair"].setEnabled(has_pair)
        page = self.page()
        is_empty = prediction.verdict is Verdict.NOTHING and self._reads_drawings
        if isinstance(page, Picture) and is_empty:
            # Something lies on the canvas; the steps below it say where it was lost.
            why = self._pane.strip.steps.toolTip()
            self._pane.reading.show_words(self.tr("No digit found"), why)
        if isinstance(page, Picture) and page.truth:
            is_named = page.truth in prediction.classes and prediction.label is not None
            self._pane.reading.show_truth(page.truth, prediction.label if is_named else None)

    def show_failure(self, message: str) -> None:
        """Say that the present page cannot be read."""
        self._slow.stop()
        self._pane.reading.show_words(self.tr("Cannot read this"), message)

    def stop(self) -> bool:
        """Wait for test pictures that are being read; return whether nothing runs any more."""
        return self.pages.stop()

    def show_page(self) -> None:
        """Say what is there to read, and allow what can be done with it."""
        actions, page = self._actions, self.page()
        surface = self._pane.surface
        actions["undo"].setEnabled(surface.can_undo)
        actions["redo"].setEnabled(surface.can_redo)
        for name in ("clear", "save_drawing", "copy"):
            actions[name].setEnabled(not is_blank(page))
        self._pane.strip.explain_page(page)
        truth = page.truth if isinstance(page, Picture) else ""
        if isinstance(page, Picture) and page.number is not None:
            self._pane.picture_tools.show_number(page.number)
        self._pane.reading.show_truth(truth, None)
        if page is None and self._model is not None:
            actions["save_pair"].setEnabled(False)
            self._pane.reading.show_no_picture(self._model.info.classes)
            self._pane.strip.show_no_picture()
        self._await_reading()

    def _await_reading(self) -> None:
        """Say soon that a picture is being read, unless it was read by then."""
        if self._model is not None and isinstance(self.page(), Picture):
            self._slow.start()
        else:
            self._slow.stop()

    @Slot()
    def _on_slow(self) -> None:
        self._pane.reading.show_words(self.tr("Reading…"), "")

    def _begin_pictures(self) -> None:
        """Show a picture as soon as there is one: that on the canvas, or a test picture."""
        on_canvas = self._pane.canvas.page()
        if self._pane.view.picture is None and isinstance(on_canvas, Picture):
            self._pane.view.set_picture(on_canvas)
        self.pages.look()
        self._on_pages_changed()

    @Slot()
    def _on_changed(self) -> None:
        self.show_page()
        self.changed.emit()

    @Slot(int)
    def _on_number_chosen(self, number: int) -> None:
        if number < self.pages.count:
            self._pane.view.set_picture(self.pages.picture(number))

    @Slot()
    def _on_pages_changed(self) -> None:
        self._pane.picture_tools.show_count(self.pages.count, self.pages.why_not)
        if not self._reads_drawings and self.pages.count and self._pane.view.picture is None:
            self._on_number_chosen(0)

    @Slot()
    def look_for_pictures(self) -> None:
        """Read the test pictures where they are wanted: another folder may have been chosen."""
        if not self._reads_drawings:
            self.pages.look()

    @Slot()
    def _on_undo(self) -> None:
        self._pane.surface.undo()

    @Slot()
    def _on_redo(self) -> None:
        self._pane.surface.redo()

    @Slot()
    def _on_clear(self) -> None:
        self._pane.surface.clear()
