"""A thread that opens a drawing or picture, so that a large one does not stop the window.

May import: Qt (QThread, Signal), ``gui.documents``. Tests: ``tests/gui/test_documents.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from digitpad.errors import DigitpadError
from digitpad.gui.documents import read_page
from digitpad.gui.page import Page


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
