"""Opening and saving files: which to ask for, what is in them, and saying why one cannot be used.

Pictures and ink are opened in a thread of their own, models at once, or as soon as torch is there
for those that need it; a file that cannot be opened changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from digitpad.errors import DigitpadError
from digitpad.files import models_folder
from digitpad.gui.canvas.content import Page, Picture
from digitpad.gui.files.documents import (
    MODEL_PATTERNS,
    MODEL_SUFFIXES,
    PICTURE_PATTERNS,
    TORCH_SUFFIXES,
    kind_of,
    read_page,
    write_page,
    write_pair,
)
from digitpad.gui.settings import Settings
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.workers.preload import load_torch
from digitpad.gui.workers.task import Task
from digitpad.recognise.prediction import Prediction


@dataclass(frozen=True, slots=True, eq=False)
class Opened:
    """What was in ``path``: the first of ``count`` drawings, or a picture."""

    path: Path
    page: Page
    count: int


class FileDesk(QObject):
    """Asks for files and opens what they hold.

    Signals, in the GUI thread: ``page_opened`` with an ``Opened``; ``model_chosen`` with a
    ``Path``; ``message`` with a sentence for the status bar.
    """

    page_opened = Signal(object)
    model_chosen = Signal(object)
    message = Signal(str)

    def __init__(self, dialogs: Dialogs, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._dialogs = dialogs
        self._settings = settings
        self._opening: list[Task] = []
        self._wanted: Path | None = None
        self._wanted_model: Path | None = None

    @Slot()
    def ask_open(self) -> None:
        """Ask for a drawing, picture or model, and open it."""
        self._dialogs.ask_open(
            self.tr("Open"),
            self._settings.last_folder,
            [
                self.tr("Everything digitpad reads ({0})").format(
                    f"*.inkml {MODEL_PATTERNS} {PICTURE_PATTERNS}"
                ),
                self.tr("Drawings ({0})").format("*.inkml"),
                self.tr("Pictures ({0})").format(PICTURE_PATTERNS),
                self.tr("Models ({0})").format(MODEL_PATTERNS),
                self.tr("All files ({0})").format("*"),
            ],
            self.open_file,
        )

    @Slot()
    def ask_open_model(self) -> None:
        """Ask for a model, and have it opened."""
        self._dialogs.ask_open(
            self.tr("Open model"),
            self._settings.last_folder or str(models_folder()),
            [
                self.tr("Models ({0})").format(MODEL_PATTERNS),
                self.tr("All files ({0})").format("*"),
            ],
            self.open_model_file,
        )

    def ask_save_model(self, name: str, on_chosen: Callable[[Path], object]) -> None:
        """Ask where to save a model; ``name`` is proposed."""
        self._dialogs.ask_save(
            self.tr("Save model"),
            models_folder() / f"{name}{MODEL_SUFFIXES[0]}",
            [self.tr("Models ({0})").format("*.safetensors")],
            "safetensors",
            on_chosen,
        )

    def ask_save_page(self, page: Page) -> None:
        """Ask where to save the drawing or picture on the canvas, and save it."""
        filters = [self.tr("Pictures ({0})").format("*.png")]
        if not isinstance(page, Picture):
            filters.insert(0, self.tr("Ink ({0})").format("*.inkml"))
        suffix = "png" if isinstance(page, Picture) else "inkml"
        self._dialogs.ask_save(
            self.tr("Save drawing"),
            Path(self._settings.last_folder or Path.home()) / f"drawing.{suffix}",
            filters,
            suffix,
            lambda path: self.save_page(path, page),
        )

    def save_page(self, path: Path, page: Page) -> bool:
        """Save a drawing or picture; say why when that does not work."""
        try:
            write_page(path, page)
        except DigitpadError as error:
            self._dialogs.tell(self.tr("The drawing was not saved"), str(error))
            return False
        self._settings.last_folder = str(path.parent)
        self._settings.add_recent("drawing", path)
        self.message.emit(self.tr("Saved {0}").format(path.name))
        return True

    def ask_save_pair(self, prediction: Prediction) -> None:
        """Ask where to save an autoencoder's image beside its reconstruction, and save them."""
        self._dialogs.ask_save(
            self.tr("Save pair"),
            Path(self._settings.last_folder or Path.home()) / "pair.png",
            [self.tr("Pictures ({0})").format("*.png")],
            "png",
            lambda path: self.save_pair(path, prediction),
        )

    def save_pair(self, path: Path, prediction: Prediction) -> bool:
        """Save image and reconstruction side by side; say why when that does not work."""
        try:
            write_pair(path, prediction)
        except DigitpadError as error:
            self._dialogs.tell(self.tr("The pair was not saved"), str(error))
            return False
        self._settings.last_folder = str(path.parent)
        self.message.emit(self.tr("Saved {0}").format(path.name))
        return True

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Open a file of any kind that digitpad knows."""
        if kind_of(path) == "model":
            self.open_model_file(path)
            return
        self._wanted = path
        self._begin(path, Task("opening", partial(read_page, path), self), self._on_opened)

    @Slot()
    def keep_page(self) -> None:
        """Show no file that is still being opened: something newer is on the page."""
        self._wanted = None

    @Slot(object)
    def open_model_file(self, path: Path) -> None:
        """Have the model in a file opened, once torch is loaded where that takes torch."""
        self._wanted_model = path
        if path.suffix.lower() not in TORCH_SUFFIXES:
            self.model_chosen.emit(path)
            return
        self._begin(path, Task("torch", load_torch, self), self._on_torch_ready)

    def _begin(self, path: Path, task: Task, on_succeeded: Callable[[Path, Any], None]) -> None:
        """Have a task do something about a file."""
        task.succeeded.connect(partial(on_succeeded, path))
        task.failed.connect(partial(self._on_failed, path))
        task.finished.connect(partial(self._opening.remove, task))
        self._opening.append(task)
        self.message.emit(self.tr("opening {0}").format(path.name))
        task.start()

    def _on_torch_ready(self, path: Path, _nothing: None) -> None:
        if path == self._wanted_model:
            self.model_chosen.emit(path)

    def _on_opened(self, path: Path, found: tuple[Page, int]) -> None:
        if path != self._wanted:
            words = self.tr("{0} is not shown: something newer is there")
            self.message.emit(words.format(path.name))
            return
        self._settings.last_folder = str(path.parent)
        self._settings.add_recent("drawing", path)
        self.page_opened.emit(Opened(path, *found))

    def _on_failed(self, path: Path, why: str) -> None:
        self._settings.forget_recent("drawing", path)
        self._dialogs.tell(self.tr("The file was not opened"), why)
        self.message.emit(why)

    @property
    def is_opening(self) -> bool:
        """Whether a file is being read."""
        return bool(self._opening)

    def stop(self) -> bool:
        """Wait for files that are being opened; return whether all are done."""
        waited = [task.stop() for task in self._opening]
        return all(waited)
