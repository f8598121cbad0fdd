"""What every look at a reading has in common, and what it is asked about."""

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
    """A reading to look into: ``page`` is the drawing, or the picture's image as it was seen."""

    model: Model
    page: Drawing | Pixels
    prediction: Prediction

    def image(self) -> Pixels:
        """Return what the network sees: uint8 (h, w) or (3, h, w); some milliseconds."""
        if not isinstance(self.page, Drawing):
            return self.page
        to_image = self.model.info.preprocessing.require_drawings(self.model.info.name)
        return to_image(self.page)


class View(QWidget):
    """One look at a reading.

    It is asked while it is visible only, in the GUI's thread, and answers when it can. One that
    does not need a reading shows something of the model alone, too; one that needs a drawing is
    not offered for a picture; one that can shrink has pictures that may be smaller. ``figure`` is
    the part of it that is worth saving: all but what one chooses with.

    Signals: ``said`` (what is to be told below the view), ``covered`` (an ``InkOverlay`` for the
    drawing, or None), ``page_wanted`` (a page that is to be put on the canvas).
    """

    said = Signal(str)
    covered = Signal(object)
    page_wanted = Signal(object)
    needs_reading = True
    needs_drawing = False
    can_shrink = True

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"{name}_view")
        self.figure: QWidget = self
        self._mailboxes: list[LatestWins] = []

    def look_at(self, question: Question) -> None:
        """Show what there is to see of a reading."""
        raise NotImplementedError

    def look_around(self, model: Model) -> None:
        """Show what there is to see of a model while nothing is drawn."""
        raise NotImplementedError

    def interrupt(self) -> None:
        """Leave the processor to the reading: somebody is drawing."""

    def leave(self) -> None:
        """Give up what runs: another view is shown, or there is nothing to look at."""
        for mailbox in self._mailboxes:
            mailbox.drop()

    def say_torch_loads(self) -> None:
        """Say what an answer waits for, where it does."""
        if "torch" not in sys.modules:
            self.said.emit(self.tr("PyTorch is being loaded; this needs it…"))

    def add_mailbox(self, mailbox: LatestWins) -> LatestWins:
        """Keep a mailbox that is dropped when the view is left."""
        self._mailboxes.append(mailbox)
        mailbox.failed.connect(lambda _, why: self.said.emit(why))
        return mailbox


def seen_page(page: Page, prediction: Prediction) -> Drawing | Pixels:
    """Return what is to be looked into: the drawing, or what the network saw of a picture."""
    if isinstance(page, Drawing):
        return page
    # The picture's way to the network is long, and the reading went it already.
    return prediction.image
