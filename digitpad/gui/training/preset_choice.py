"""The choice between a model's published recipe and settings that learn fast."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QWidget

from digitpad.models.recipe import Preset

GAP_PX = 18


class PresetChoice(QWidget):
    """Two radio buttons.

    Signals: ``chosen`` (), when the user clicks one.
    """

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.recipe = QRadioButton(self.tr("Published recipe"))
        self.recipe.setObjectName("preset_recipe")
        self.recipe.setToolTip(self.tr("Train as the network’s source does, number for number"))
        self.recipe.setChecked(True)
        self.fast = QRadioButton(self.tr("Fast"))
        self.fast.setObjectName("preset_fast")
        self.fast.setToolTip(
            self.tr(
                "Settings of ours that need a fraction of the time: a learning rate that rises "
                "and falls once, few epochs, and shorter numbers where they pay"
            )
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 4)
        row.setSpacing(GAP_PX)
        for button in (self.recipe, self.fast):
            row.addWidget(button)
            button.clicked.connect(self._on_clicked)
        row.addStretch(1)

    @property
    def preset(self) -> Preset:
        return "fast" if self.fast.isChecked() else "recipe"

    def show_preset(self, preset: Preset) -> None:
        """Check the button of ``preset``; nothing is emitted."""
        (self.fast if preset == "fast" else self.recipe).setChecked(True)

    @Slot()
    def _on_clicked(self) -> None:
        self.chosen.emit()
