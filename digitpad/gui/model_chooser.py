"""Which network to train, with a card that says where it comes from and what it is.

May import: ``models.catalogue`` (torch-free). Tests: ``tests/gui/test_training_form.py``.
"""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from digitpad.gui.two_line_delegate import add_entry, small_font, two_line_combo
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture, names


class ModelChooser(QWidget):
    """The drop-down list of networks; ``card`` is a label that its owner places.

    Signals: ``architecture_chosen`` (the name), whenever another one is current.
    """

    architecture_chosen = Signal(str)

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
        self.combo.currentIndexChanged.connect(self._on_index_changed)
        self._show_card()

    @property
    def name(self) -> str:
        return str(self.combo.currentData())

    def architecture(self) -> Architecture:
        """Return the network that is chosen."""
        return architecture(self.name)

    def choose(self, name: str) -> bool:
        """Make ``name`` the current network; return whether there is one."""
        index = self.combo.findData(name)
        if index >= 0:
            self.combo.setCurrentIndex(index)
        return index >= 0

    @Slot(int)
    def _on_index_changed(self, _index: int) -> None:
        self._show_card()
        self.architecture_chosen.emit(self.name)

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
