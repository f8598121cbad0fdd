"""The base class of all views of a reading, and the question they answer."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from digitpad.gui.canvas.content import Page
from digitpad.gui.widgets.pixels import Pixels
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model
from digitpad.recognise.prediction import Prediction


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """A reading to explain: ``page`` is the drawing, or the network's input for a picture."""

    model: Model
    page: Drawing | Pixels
    prediction: Prediction

    def image(self) -> Pixels:
        """Return the network's input: uint8 (h, w) or (3, h, w); takes some milliseconds."""
        if not isinstance(self.page, Drawing):
            return self.page
        to_image = self.model.info.preprocessing.require_drawings(self.model.info.name)
        return to_image(self.page)


class View(QWidget):
    """One view of a reading.

    It is only asked while it is visible, in the GUI thread, and answers when it can. One that needs
    no reading can also show the model alone; one that can shrink has pictures that may get smaller.
    ``figure`` is the part worth saving: all but the controls.

    Signals: ``message`` (one to show below the view), ``covered`` (an ``InkOverlay`` for the
    drawing, or None), ``page_wanted`` (a page to put on the canvas).
    """

    message = Signal(str)
    covered = Signal(object)
    page_wanted = Signal(object)
    needs_reading = True
    can_shrink = True

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"{name}_view")
        self.figure: QWidget = self
        self._mailboxes: list[LatestWins] = []

    def look_at(self, question: Question) -> None:
        """Show the explanation of a reading."""
        raise NotImplementedError

    def look_around(self, model: Model) -> None:
        """Show what the view can say about a model while nothing is drawn."""
        raise NotImplementedError

    def interrupt(self) -> None:
        """Pause background work in favour of reading: the user is drawing."""

    def leave(self) -> None:
        """Abandon background work: another view is shown, or there is nothing to explain."""
        for mailbox in self._mailboxes:
            mailbox.drop()

    def say_torch_loads(self) -> None:
        """If an answer has to wait for torch, say so."""
        if "torch" not in sys.modules:
            self.message.emit(self.tr("PyTorch is being loaded; this needs it…"))

    def add_mailbox(self, mailbox: LatestWins) -> LatestWins:
        """Register a mailbox that is to be dropped when the view is left."""
        self._mailboxes.append(mailbox)
        mailbox.failed.connect(lambda _, why: self.message.emit(why))
        return mailbox


def seen_page(page: Page, prediction: Prediction) -> Drawing | Pixels:
    """Return what to explain: the drawing, or the network's input for a picture."""
    if isinstance(page, Drawing):
        return page
    # Preprocessing a picture is slow, and the reading has done it already.
    return prediction.image
