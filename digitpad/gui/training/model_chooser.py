"""Which network to train, with a card that says where it comes from and what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from digitpad.errors import ConfigError
from digitpad.gui.training.model_arguments import ModelArguments
from digitpad.gui.widgets.two_line_delegate import add_entry, small_font, two_line_combo
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture, names


class ModelChooser(QWidget):
    """The drop-down list of networks; its owner places ``card``, a label, and ``arguments``.

    Signals: ``architecture_chosen`` (the name), whenever another one is current;
    ``arguments_edited`` (), whenever it is built otherwise.
    """

    architecture_chosen = Signal(str)
    arguments_edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.combo: QComboBox = two_line_combo("model_combo")
        self.combo.setAccessibleName(self.tr("Model"))
        self.combo.setToolTip(self.tr("The network to train"))
        for name in names():
            add_entry(self.combo, name, architecture(name).title)
        self.card = QLabel()
        self.card.setObjectName("model_card")
        self.card.setProperty("look", "quiet")
        self.card.setWordWrap(True)
        self.card.setFont(small_font(self.card.font()))
        self.card.setAccessibleName(self.tr("About the model"))
        self.arguments = ModelArguments()
        self.arguments.follow(self.name)
        self.arguments.edited.connect(self._on_arguments_edited)
        self.combo.currentIndexChanged.connect(self._on_index_changed)
        self._show_card()

    @property
    def name(self) -> str:
        return str(self.combo.currentData())

    def architecture(self) -> Architecture:
        """Return the network that is chosen, as built by itself where that is impossible."""
        try:
            return self.arguments.architecture()
        except ConfigError:
            return architecture(self.name)

    def choose(self, name: str) -> bool:
        """Make ``name`` the current network; return whether there is one."""
        index = self.combo.findData(name)
        if index >= 0:
            self.combo.setCurrentIndex(index)
        return index >= 0

    @Slot(int)
    def _on_index_changed(self, _index: int) -> None:
        self.arguments.follow(self.name)
        self._show_card()
        self.architecture_chosen.emit(self.name)

    def set_arguments(self, values: Mapping[str, Any]) -> None:
        """Build the network that is chosen with these arguments."""
        self.arguments.show_values(values)
        self._on_arguments_edited()

    @Slot()
    def _on_arguments_edited(self) -> None:
        self._show_card()
        self.arguments_edited.emit()

    def _show_card(self) -> None:
        chosen = self.architecture()
        facts = self.tr("{parameters} parameters · {published} · {origin}").format(
            parameters=f"{chosen.parameter_count():,}",
            published=chosen.published,
            origin=chosen.origin,
        )
        self.card.setText(f"{chosen.summary}\n{facts}")
        layers = "\n".join(f"{number}. {layer}" for number, layer in enumerate(chosen.layers, 1))
        self.card.setToolTip(self.tr("Its layers:") + "\n" + layers)
