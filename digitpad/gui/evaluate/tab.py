"""What all tabs of “How good?” have in common."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtWidgets import QLabel, QWidget

from digitpad.gui.evaluate.measurement import Measurement, Need


class Tab(QWidget):
    """One view of how good a model is.

    ``shows``: what is measured once the tab is in front, ``measures``: what the button Measure
    measures. ``controls``: its part of the window's last row. ``summary``: the label with the
    result in a sentence.
    """

    shows: ClassVar[Need | None] = Need.READINGS
    measures: ClassVar[Need] = Need.READINGS

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"{name}_view")
        self.controls: tuple[QWidget, ...] = ()
        self.summary: QLabel | None = None

    def show_measurement(self, measured: Measurement, doing: Need | None) -> None:
        """Show the results so far; ``doing``: what is being measured."""
        raise NotImplementedError

    def hint(self, _measured: Measurement) -> str:
        """Return what can be done here once the tab's need is measured."""
        return ""
