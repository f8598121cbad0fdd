"""The image and patch size of a network that takes them; other networks show nothing here.

The patch size steps through those that fit; others can be typed, and are refused in words at
once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QGridLayout, QLabel, QSpinBox, QWidget

from digitpad.errors import ConfigError
from digitpad.gui.widgets.two_line_delegate import field_label, small_font, two_line_combo
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture
from digitpad.models.vit import CHANNELS

SHOWN: Final = ("image", "patch")
MOST: Final = 1_000_000
TEXT_INSET_PX: Final = 6


class PatchSpin(QSpinBox):
    """A number that steps through the sizes that cut an image evenly; any can be typed."""

    def __init__(self) -> None:
        super().__init__()
        self.image_side = max(CHANNELS)

    def stepBy(self, steps: int) -> None:
        """Step to the next larger or smaller size that fits, if there is one."""
        fitting = fitting_sizes(self.image_side)
        for _ in range(abs(steps)):
            now = self.value()
            larger = [size for size in fitting if size > now]
            smaller = [size for size in fitting if size < now]
            if steps > 0 and larger:
                self.setValue(larger[0])
            elif steps < 0 and smaller:
                self.setValue(smaller[-1])
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        fitting, flag = fitting_sizes(self.image_side), QAbstractSpinBox.StepEnabledFlag
        steps = flag.StepNone
        if self.value() < fitting[-1]:
            steps |= flag.StepUpEnabled
        if self.value() > fitting[0]:
            steps |= flag.StepDownEnabled
        return steps


class ModelArguments(QWidget):
    """Fields for what a network is built with.

    Signals: ``edited`` (), when a field was changed by hand.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("model_arguments")
        self._name = ""
        self._why_not = ""
        self._defaults: dict[str, int] = {}
        self._hidden: dict[str, int] = {}
        self.image: QComboBox = two_line_combo("image_size_combo")
        for side, channels in CHANNELS.items():
            kind = self.tr("digits") if channels == 1 else self.tr("colour pictures")
            self.image.addItem(self.tr("{0}×{0}, {1}").format(side, kind), side)
        self.image.setAccessibleName(self.tr("Image size"))
        self.image.setToolTip(self.tr("The images that the network is made for, in pixels"))
        self.patch = PatchSpin()
        self.patch.setObjectName("patch_size_spin")
        self.patch.setRange(2, max(CHANNELS))
        self.patch.setAccessibleName(self.tr("Patch size"))
        self.patch.setToolTip(
            self.tr("The side of the squares that the image is cut into, in pixels")
        )
        self.patch.lineEdit().setTextMargins(TEXT_INSET_PX, 0, 0, 0)
        self._words = QLabel()
        self._words.setObjectName("model_arguments_words")
        self._words.setWordWrap(True)
        self._words.setFont(small_font(self._words.font()))
        self._lay_out()
        self.image.currentIndexChanged.connect(self._on_image_chosen)
        self.patch.valueChanged.connect(self._on_edited)
        self.hide()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        for column, field in enumerate((self.image, self.patch)):
            label = field_label(field)
            grid.addWidget(label, 0, column)
            grid.addWidget(field, 1, column)
        grid.addWidget(self._words, 1, 2)
        for column, stretch in enumerate((2, 1, 3)):
            grid.setColumnStretch(column, stretch)

    def follow(self, name: str) -> None:
        """Show the fields of a network that was chosen, as it is built by itself."""
        self._name = name
        self._defaults = dict(architecture(name).arguments)
        self.setVisible(all(argument in self._defaults for argument in SHOWN))
        self.show_values({})

    def show_values(self, values: Mapping[str, Any]) -> None:
        """Show these arguments, and the network's own for those that are missing or absurd."""
        known = {
            name: values[name] if type(values.get(name)) is int and 0 < values[name] < MOST else own
            for name, own in self._defaults.items()
        }
        self._hidden = {name: value for name, value in known.items() if name not in SHOWN}
        with QSignalBlocker(self.image), QSignalBlocker(self.patch):
            self.image.setCurrentIndex(max(0, self.image.findData(known.get("image"))))
            self.patch.setValue(known.get("patch", 2))
        self._show_words()

    def values(self) -> dict[str, int]:
        """Return the arguments that differ from the network's own."""
        shown = {"image": self.image.currentData(), "patch": self.patch.value()}
        chosen = self._hidden | shown
        return {name: chosen[name] for name, own in self._defaults.items() if chosen[name] != own}

    def architecture(self) -> Architecture:
        """Return the network with these arguments. Raises ``ConfigError`` for impossible ones."""
        return architecture(self._name, **self.values())

    @property
    def why_not(self) -> str:
        """Why no network can be built with these arguments, "" where one can."""
        return self._why_not

    def _show_words(self) -> None:
        self.patch.image_side = int(self.image.currentData())
        self._why_not = ""
        try:
            self.architecture()
        except ConfigError as error:
            words, look = str(error), "warning"
            self._why_not = words
        else:
            side = int(self.image.currentData()) // self.patch.value()
            words = self.tr("{0} patches: {1} rows of {1}").format(side * side, side)
            look = "quiet"
        self._words.setText(words)
        if self._words.property("look") != look:
            self._words.setProperty("look", look)
            self._words.style().polish(self._words)

    @Slot()
    def _on_image_chosen(self) -> None:
        side, patch = int(self.image.currentData()), self.patch.value()
        with QSignalBlocker(self.patch):
            self.patch.setValue(min(fitting_sizes(side), key=lambda size: abs(size - patch)))
        self._on_edited()

    @Slot()
    def _on_edited(self) -> None:
        self._show_words()
        self.edited.emit()


def fitting_sizes(side: int) -> list[int]:
    """Return the patch sizes from 2 that cut an image of this side evenly, the smallest first."""
    return [size for size in range(2, side + 1) if side % size == 0]
