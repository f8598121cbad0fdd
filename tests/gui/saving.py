"""How tests save with a button that asks for a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QPushButton


def save_in(button: QPushButton, path: Path) -> None:
    """Press a button, and choose ``path`` in the dialog that opens."""
    button.click()
    dialog = button.window().findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(path))
    dialog.close()
