"""How tests save with a button that asks for a file."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

PATIENCE_S: Final = 60


def save_in(button: QPushButton, path: Path) -> None:
    """Press a button, choose ``path`` in the dialog that opens, and wait until it is written."""
    button.click()
    window = button.window()
    dialog = window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(path))
    dialog.close()
    wait_till_written(window)


def wait_till_written(window: QWidget) -> None:
    """Wait until all that was to be saved in a window is, or cannot be."""
    deadline = monotonic() + PATIENCE_S
    while window.findChildren(QObject, "saving_task"):
        assert monotonic() < deadline, "a file is not written"
        QTest.qWait(1)
