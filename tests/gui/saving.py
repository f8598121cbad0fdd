"""How tests save with a button that asks for a file."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

PATIENCE_S: Final = 60


def save_in(button: QPushButton, path: Path) -> None:
    """Press a button, choose ``path`` in the dialog that opens, and wait until it is written."""
    button.click()
    window = button.window()
    dialog = window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(path))
    dialog.close()
    deadline = monotonic() + PATIENCE_S
    while window.findChildren(QObject, "saving_task"):
        assert monotonic() < deadline, f"{path.name} is not written"
        QTest.qWait(1)
