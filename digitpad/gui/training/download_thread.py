"""The download of a data set in a thread of its own."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QThread, Signal

from digitpad.errors import DigitpadError
from digitpad.gui.workers.preload import load_torch

if TYPE_CHECKING:
    from digitpad.data.download import Transfer

LOG = logging.getLogger(__name__)
REPORT_EVERY_S: Final = 0.1

Fetch = Callable[[str, Path], Generator["Transfer", None, None]]


def fetch_for_real(name: str, folder: Path) -> Generator[Transfer, None, None]:
    """Run ``data.download.fetch_dataset``; torchvision's list of addresses needs torch."""
    load_torch()
    from digitpad.data.download import fetch_dataset

    yield from fetch_dataset(name, folder)


class DownloadThread(QThread):
    """Fetches data sets one after the other.

    Signals, sent from the thread: ``progressed`` (a ``Transfer``, ten times a second at most),
    ``failed`` (the exception). QThread's own ``finished`` comes last, also when cancelled.
    """

    progressed = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        wanted: Iterable[tuple[str, Path]],
        *,
        fetch: Fetch = fetch_for_real,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._wanted = tuple(wanted)
        self._fetch = fetch
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Ask the download to end at the next piece of data; files that are whole are kept."""
        self._cancelled.set()

    # Qt's names

    def run(self) -> None:
        try:
            for name, folder in self._wanted:
                self._fetch_one(name, folder)
        except (DigitpadError, OSError) as error:
            self.failed.emit(error)
        except Exception as error:  # the door of a thread
            LOG.exception("The download failed")
            self.failed.emit(error)

    def _fetch_one(self, name: str, folder: Path) -> None:
        reported = 0.0
        with closing(self._fetch(name, folder)) as transfers:
            for transfer in transfers:
                if self._cancelled.is_set():
                    return
                if monotonic() - reported >= REPORT_EVERY_S or transfer.done == transfer.total:
                    reported = monotonic()
                    self.progressed.emit(transfer)
