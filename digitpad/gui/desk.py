"""The desk: the page, the model that reads it, and the last reading.

Panels and windows take the desk and do not know each other. A page lies on a surface: the reading
panel lays itself on the desk, and tells it when its page changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QSettings, Signal, Slot

from digitpad.data.catalogue import MY_THINGS
from digitpad.data.source import Folders
from digitpad.gui.canvas.content import Page
from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.thresholds import ConfidenceThresholds

if TYPE_CHECKING:
    from pathlib import Path

    from digitpad.ink.drawing import LabelledDrawing
    from digitpad.modelfile import Model
    from digitpad.preprocess.steps import PictureSteps
    from digitpad.recognise.prediction import Prediction


class Surface(Protocol):
    """The widget that a page lies on."""

    @property
    def is_drawing(self) -> bool:
        """Whether a stroke is being drawn or erased."""

    def page(self) -> Page | None:
        """Return what is to be read, including a stroke in progress; None for nothing."""

    def take(self, page: Page, drawings: tuple[LabelledDrawing, ...] = ()) -> bool:
        """Put a page here; if the model cannot read it, say why and return False."""


@dataclass(frozen=True, slots=True, eq=False)
class PageReading:
    """A model's reading of a page; ``steps``: how a picture was prepared, None for a drawing."""

    page: Page
    model: Model
    prediction: Prediction
    steps: PictureSteps | None = None


class Desk(QObject):
    """What all panels and windows work with.

    Signals, in the GUI thread: ``grew`` while a stroke is drawn, ``page_changed`` when there is
    another page; ``model_changed`` when another model reads or another one is unsaved;
    ``predicted`` with the ``Prediction`` after each reading, ``failed`` with the reason when there
    is none; ``page_taken`` when a window has put another page here; ``covered`` with an
    ``InkOverlay`` for the page, or None; ``meant_changed`` with what the user says the page shows,
    or None.
    """

    grew = Signal()
    page_changed = Signal()
    model_changed = Signal()
    predicted = Signal(object)
    failed = Signal(str)
    covered = Signal(object)
    page_taken = Signal()
    meant_changed = Signal(object)

    def __init__(
        self,
        store: QSettings | None = None,
        folders: Folders = dict,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._folders = folders
        self.current = CurrentModel(self)
        self.thresholds = ConfidenceThresholds(
            store or QSettings("", QSettings.Format.IniFormat), self
        )
        self.reading: PageReading | None = None
        """The last one; None as long as the first is to come, and where there is no page."""
        self.meant: str | None = None
        """What the user says the page shows."""
        self._surface: Surface | None = None
        self.past: Model | None = None
        """A network as it was at a moment of its run, while it reads."""
        self.current.changed.connect(self._on_current_changed)

    # The page

    def lay(self, surface: Surface) -> None:
        """Read the page on this surface from now on."""
        self._surface = surface

    def page(self) -> Page | None:
        """Return what is to be read, None for nothing."""
        return None if self._surface is None else self._surface.page()

    def resting_page(self) -> Page | None:
        """Return what is to be read, None in the middle of a stroke."""
        is_drawing = self._surface is not None and self._surface.is_drawing
        return None if is_drawing else self.page()

    @Slot(object)
    def take(self, page: Page, drawings: tuple[LabelledDrawing, ...] = ()) -> bool:
        """Show another page, the first of ``drawings``; return whether the model reads it."""
        is_taken = self._surface is not None and self._surface.take(page, drawings)
        if is_taken:
            self.page_taken.emit()
        return is_taken

    def mean(self, label: str | None) -> None:
        """Record what the user says the page shows, None for nothing."""
        self.meant = label
        self.meant_changed.emit(label)

    # How it was read

    @property
    def prediction(self) -> Prediction | None:
        return None if self.reading is None else self.reading.prediction

    def prediction_of(self, page: Page) -> Prediction | None:
        """Return the reading of a page, None if it is still pending."""
        reading = self.reading
        return reading.prediction if reading is not None and reading.page == page else None

    def take_reading(self, reading: PageReading) -> None:
        self.reading = reading
        self.predicted.emit(reading.prediction)

    # The model

    def folders(self) -> dict[str, Path]:
        """Return the user's own folders with data sets, by their names.

        That of My things is the set that the model was made from, if it was.
        """
        model, folders = self.model, self._folders()
        if model is not None and (name := model.info.extra.get("set")):
            # It loads SQLite, which the first paint does not need.
            from digitpad.collection.store import set_path

            if path := set_path(name):
                return {**folders, MY_THINGS.name: path}
        return folders

    @property
    def model(self) -> Model | None:
        """The model that reads: the current one, one on trial, or one of a moment in the past."""
        return self.past or self.current.reading

    @property
    def looks_back(self) -> bool:
        """Whether a network of a moment in the past reads."""
        return self.past is not None

    def look_back(self, model: Model | None) -> None:
        """Read with a network as it was during its run, None for the present one again."""
        if model is not self.past:
            self.past = model
            self._on_model_changed()

    @Slot()
    def _on_current_changed(self) -> None:
        """Look back no longer once another model is used; while one learns, its past stays."""
        if self.current.learning is None or not self.current.is_saved:
            self.past = None
        self._on_model_changed()

    def _on_model_changed(self) -> None:
        self.thresholds.follow(self.model)
        self.model_changed.emit()
