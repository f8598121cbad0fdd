"""What every tab of “How good?” has in common."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtWidgets import QLabel, QWidget

from digitpad.gui.evaluate.measurement import Measurement, Need


class Tab(QWidget):
    """One look at how good a model is.

    ``shows``: what is measured as soon as somebody looks at it, ``measures``: what Measure does.
    ``controls``: what stands in the window's last row while the tab is in front. ``summary``: what
    says in a sentence what was found.
    """

    shows: ClassVar[Need | None] = Need.READINGS
    measures: ClassVar[Need] = Need.READINGS

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"{name}_view")
        self.controls: tuple[QWidget, ...] = ()
        self.summary: QLabel | None = None

    def show_measurement(self, measured: Measurement, doing: Need | None) -> None:
        """Show what is there, and that the rest comes while it is measured."""
        raise NotImplementedError

    def hint(self, _measured: Measurement) -> str:
        """Return what can be done here, once it is measured."""
        return ""
