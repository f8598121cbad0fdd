"""The content of the canvas, a drawing or a picture, and its undo history."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

import numpy as np

from digitpad.gui.widgets.pixels import Pixels
from digitpad.ink.drawing import Drawing

State = TypeVar("State")

MAX_STEPS: Final = 500
"""Enough to undo a long drawing stroke by stroke; states share their strokes."""


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A picture: ``pixels`` uint8 (height, width, 3), RGB.

    A test picture of a data set has a ``number``, from 0, and its label, ``truth``. ``path``: of
    its file, if it has one; ``pages``: how many that has, of which this is the first.
    """

    pixels: Pixels
    name: str
    number: int | None = None
    truth: str = ""
    path: Path | None = None
    pages: int = 1


Page = Drawing | Picture


def is_same_seen(left: Drawing | Pixels | None, right: Drawing | Pixels | None) -> bool:
    """Return whether two inputs, drawings or images for a network, are the same."""
    if isinstance(left, np.ndarray) and isinstance(right, np.ndarray):
        return np.array_equal(left, right)
    return type(left) is type(right) and left == right


def is_blank(page: Page | None) -> bool:
    return page is None or (isinstance(page, Drawing) and page.is_empty)


class History(Generic[State]):
    """Undo and redo: the current state, those before it and those undone.

    Assigning ``state`` adds no undo step.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self._past: deque[State] = deque(maxlen=MAX_STEPS)
        self._undone: list[State] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def push(self, state: State) -> None:
        """Make ``state`` the current one; undone states can no longer be redone."""
        self._past.append(self.state)
        self._undone.clear()
        self.state = state

    def undo(self) -> None:
        if self._past:
            self._undone.append(self.state)
            self.state = self._past.pop()

    def redo(self) -> None:
        if self._undone:
            self._past.append(self.state)
            self.state = self._undone.pop()
