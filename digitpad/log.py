"""What went wrong, kept in a file on this computer, and a report of it to hand on."""

from __future__ import annotations

import faulthandler
import logging
import platform
import re
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from digitpad import __version__
from digitpad.errors import DigitpadError
from digitpad.files import data_folder

LOG: Final = logging.getLogger(__name__)
MOST_BYTES: Final = 200_000
LAST_LINES: Final = 60
LIBRARIES: Final = ("PySide6-Essentials", "torch", "torchvision", "onnxruntime", "numpy")
FORMAT: Final = "%(asctime)s %(levelname)s %(message)s"
PLACE: Final = re.compile(r'(?<!\w)(?:[A-Za-z]:)?[\\/](?=\S)(?:[^\n"“”:]*[\\/])?([^\\/\n"“”:]*)')
"""From the root of a disk to the end of the last name, as far as a text can tell."""


class _QuietHandler(RotatingFileHandler):
    """Loses what cannot be written: a full disk is told where it matters."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


@contextmanager
def kept() -> Iterator[None]:
    """During the block, write to files what is logged, and where Python was in a crash."""
    try:
        folder, root = log_folder(), logging.getLogger()
    except DigitpadError:  # which is told by whoever needs the folder
        yield
        return
    handler = _QuietHandler(
        folder / "digitpad.log", maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8", delay=True
    )
    handler.setFormatter(logging.Formatter(FORMAT))
    level = root.level
    root.addHandler(handler)
    root.setLevel(min(level, logging.INFO))
    LOG.info("digitpad %s begins", __version__)
    try:
        with _crashes_written(folder / "crashes.log"):
            yield
    finally:
        LOG.info("digitpad ends")
        root.setLevel(level)
        root.removeHandler(handler)
        handler.close()


@contextmanager
def _crashes_written(path: Path) -> Iterator[None]:
    """During the block, write to a file where Python is if the process crashes."""
    with suppress(OSError):
        if path.stat().st_size > MOST_BYTES:
            path.unlink()
    try:
        file = path.open("a", encoding="utf-8")
    except OSError:
        yield
        return
    with file:
        faulthandler.enable(file)
        try:
            yield
        finally:
            faulthandler.disable()


def log_folder() -> Path:
    """Return the folder of the log, creating it if needed. Raises ``DigitpadError``."""
    folder = data_folder() / "log"
    with suppress(OSError):
        folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def report(details: str = "") -> str:
    """Return versions, the system and the last lines of the log, without any path of the user's.

    ``details``: the traceback that it is about, if any.
    """
    from importlib.metadata import PackageNotFoundError, version

    found = [f"digitpad {__version__}, Python {platform.python_version()}", platform.platform()]
    for name in LIBRARIES:
        with suppress(PackageNotFoundError):
            found.append(f"{name} {version(name)}")
    for name in ("digitpad.log", "crashes.log"):
        with suppress(OSError), (log_folder() / name).open(encoding="utf-8", errors="replace") as f:
            found += ["", f"{name}:", *(line.rstrip("\n") for line in deque(f, LAST_LINES))]
    return without_places("\n".join((*found, "", details)).strip())


def without_places(text: str) -> str:
    """Return a text in which nothing is left of absolute paths but the names of Python's files."""
    return PLACE.sub(lambda it: f"…/{it[1]}" if it[1].endswith(".py") else "…", text)
