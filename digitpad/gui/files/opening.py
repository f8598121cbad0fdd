"""Threads for files that would stop the window: large pictures, and models that need torch."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from digitpad.errors import DigitpadError
from digitpad.gui.canvas.content import Page
from digitpad.gui.files.documents import read_page
from digitpad.gui.workers.preload import load_torch


@dataclass(frozen=True, slots=True, eq=False)
class Opened:
    """What was in ``path``: the first of ``count`` drawings, or a picture."""

    path: Path
    page: Page
    count: int


@dataclass(frozen=True, slots=True)
class NotOpened:
    """Why ``path`` could not be opened, in words for the user."""

    path: Path
    message: str


class OpeningThread(QThread):
    """Opens one file and ends.

    Signals, emitted in this thread: ``opened`` with an ``Opened``, ``failed`` with a
    ``NotOpened``.
    """

    opened = Signal(object)
    failed = Signal(object)

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName("opening_thread")
        self._path = path

    def run(self) -> None:
        """Open the file (Qt calls this in the thread)."""
        try:
            page, count = read_page(self._path)
            self.opened.emit(Opened(self._path, page, count))
        except DigitpadError as error:
            self.failed.emit(NotOpened(self._path, str(error)))
        except Exception as error:  # noqa: BLE001 - a thread's door: nothing may be lost
            self.failed.emit(NotOpened(self._path, f"{type(error).__name__}: {error}"))


class TorchThread(QThread):
    """Loads torch for the sake of one model file and ends; at once where torch is loaded.

    Signals, emitted in this thread: ``ready`` with the file's path, ``failed`` with a
    ``NotOpened``.
    """

    ready = Signal(object)
    failed = Signal(object)

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName("torch_thread")
        self._path = path

    def run(self) -> None:
        """Load torch (Qt calls this in the thread)."""
        try:
            load_torch()
            # Another thread may be half way through loading it; the import waits for that one.
            import digitpad.training.loop  # noqa: F401
        except Exception as error:  # noqa: BLE001 - a thread's door: nothing may be lost
            why = f"{type(error).__name__}: {error}"
            self.failed.emit(NotOpened(self._path, f"PyTorch cannot be loaded ({why})."))
        else:
            self.ready.emit(self._path)
