"""Which device to train on: the processor at once, the others when torch has told of them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QComboBox, QWidget

from digitpad.gui.widgets.two_line_delegate import add_entry, set_title, two_line_combo
from digitpad.training.devices import DeviceInfo, processor


class DeviceChooser(QWidget):
    """The drop-down list of devices, "auto" first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.combo: QComboBox = two_line_combo("device_combo")
        self.combo.setAccessibleName(self.tr("Device"))
        self.combo.setToolTip(self.tr("Where the network is trained"))
        self._wanted: str | None = None
        add_entry(self.combo, "auto", self.tr("The fastest device there is"))
        add_entry(self.combo, "cpu", str(processor()))

    @property
    def name(self) -> str:
        return str(self.combo.currentData())

    def choose(self, name: str) -> None:
        """Make ``name`` the current device; one that is not known yet is taken when it is found."""
        index = self.combo.findData(name)
        self._wanted = name if index < 0 else None
        if index >= 0:
            self.combo.setCurrentIndex(index)

    def set_devices(self, devices: Iterable[DeviceInfo]) -> None:
        """List the devices that torch found, beside "auto"."""
        found = tuple(devices)
        for device in found:
            if self.combo.findData(device.name) < 0:
                add_entry(self.combo, device.name, str(device))
        if found:
            title = self.tr("The fastest there is: {device}").format(device=found[0])
            set_title(self.combo, 0, title)
        if self._wanted is not None:
            self.choose(self._wanted)
