"""A pen for the keyboard: arrow keys move it, the space bar puts it down and lifts it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

STEP: Final = 0.025
LARGE_STEP: Final = 0.1
"""How far an arrow key moves the pen, in canvas units, without and with Shift."""

DIRECTIONS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class KeyboardPen:
    """Where the keyboard's pen is, in canvas units; hidden until the first arrow key."""

    def __init__(self) -> None:
        self.position = (0.5, 0.5)
        self.is_visible = False

    def moved_by(self, event: QKeyEvent) -> bool:
        """Move the pen if ``event`` is an arrow key, and return whether it was one."""
        direction = DIRECTIONS.get(Qt.Key(event.key()))
        if direction is None or event.type() != QEvent.Type.KeyPress:
            return False
        step = LARGE_STEP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else STEP
        x, y = self.position
        self.position = (
            min(max(x + direction[0] * step, 0.0), 1.0),
            min(max(y + direction[1] * step, 0.0), 1.0),
        )
        self.is_visible = True
        return True
