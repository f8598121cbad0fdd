"""The choices of the network, its arguments, and the device."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from digitpad.errors import ConfigError
from digitpad.gui.language import number, tr
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.named_combo import MoreCombo, NamedCombo
from digitpad.gui.widgets.parts import (
    field_label,
    filled,
    named,
    plain_tip,
    small_button,
    small_label,
)
from digitpad.models import custom
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import GROUPS, architecture
from digitpad.models.pixels import ARGUMENT
from digitpad.models.vit import CHANNELS
from digitpad.training.compute.devices import DeviceInfo, processor
from digitpad.words import QT_TRANSLATE_NOOP

FIRST: Final = "quick"
"""The network for newcomers, which is trained within half a minute."""
LEARNERS: Final = {
    FIRST: QT_TRANSLATE_NOOP("choosers", "{title} · about 30 s · 99 %"),
    "candle-linear": QT_TRANSLATE_NOOP("choosers", "{title} · about 20 s · 92 %"),
    "candle-cnn": QT_TRANSLATE_NOOP("choosers", "{title} · about 4 min · 99 %"),
    "vit": QT_TRANSLATE_NOOP("choosers", "{title} · about 3 min · 98 %"),
    "custom": QT_TRANSLATE_NOOP("choosers", "{title} · about 1 min · 98 %"),
}
"""The networks listed at first, with the time and accuracy of their recipes on MNIST: see
docs/results/published-models.md."""
MOST: Final = 1_000_000


class ModelChooser(MoreCombo):
    """The networks; the owner places ``card``, which describes one, and its ``arguments``.

    Signals: ``architecture_chosen`` (the name), when another one becomes current;
    ``arguments_edited`` (), when its arguments change.
    """

    architecture_chosen = Signal(str)
    arguments_edited = Signal()

    def __init__(self) -> None:
        super().__init__("model_combo", self.tr("Model"), self.tr("The network to train"))
        for name in LEARNERS:
            self.add_entry(name, name)
        self.add_more(self.tr("Published networks, colour pictures, numbers"))
        self.others_wanted.connect(self._list_others)
        self.card = small_label("model_card", self.tr("About the model"), wraps=True)
        self.arguments = ModelArguments()
        self.arguments.follow(self.name)
        self.arguments.edited.connect(self._on_arguments_edited)
        self.entry_chosen.connect(self._on_entry_chosen)
        self._show_card()

    def architecture(self) -> Architecture:
        """Return the chosen network; with its default arguments if the chosen ones are invalid."""
        try:
            return self.arguments.architecture()
        except ConfigError:
            return architecture(self.name)

    def set_arguments(self, values: Mapping[str, Any]) -> None:
        self.arguments.show_values(values)
        self._on_arguments_edited()

    @Slot()
    def _list_others(self) -> None:
        """List the other networks under their headings."""
        for heading, group in GROUPS.items():
            unlisted = [network for network in group if network.name not in LEARNERS]
            if unlisted:
                self.add_heading(tr(heading))
            for network in unlisted:
                self.add_entry(network.name, network.name, text=tr(network.title))

    @Slot()
    def _on_entry_chosen(self) -> None:
        self.arguments.follow(self.name)
        self._show_card()
        self.architecture_chosen.emit(self.name)

    @Slot()
    def _on_arguments_edited(self) -> None:
        self._show_card()
        self.arguments_edited.emit()

    def _show_learners(self, chosen: Architecture) -> None:
        """Name the networks for learners; the figures are of those with the usual arguments."""
        for name, title in LEARNERS.items():
            usual = architecture(name)
            is_usual = chosen.name != name or chosen.arguments == usual.arguments
            text = tr(title) if is_usual else "{title}"
            self.setItemText(self.findData(name), text.format(title=tr(usual.title)))

    def _show_card(self) -> None:
        chosen = self.architecture()
        self._show_learners(chosen)
        facts = self.tr("{parameters} parameters · {published} · {origin}").format(
            parameters=number(chosen.parameter_count()),
            published=tr(chosen.published),
            origin=tr(chosen.origin),
        )
        self.card.setText(f"{tr(chosen.summary)}\n{facts}")
        listed = (f"{i}. {tr(str(layer))}" for i, layer in enumerate(chosen.layers, 1))
        self.card.setToolTip(plain_tip("\n".join((self.tr("Its layers:"), *listed))))


class ModelArguments(QWidget):
    """The arguments of a network; hidden for networks that have none.

    The patch size of the transformer, the layers of a network of one's own. The images that these
    two are for follow the data set: ``set_image``.

    Signals: ``edited`` (), when the user changed a field; ``building_wanted`` ().
    """

    edited = Signal()
    building_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("model_arguments")
        self._name = ""
        self._image = next(iter(CHANNELS))
        self._defaults: dict[str, int | str] = {}
        self._hidden: dict[str, int | str] = {}
        self._pixels: dict[str, int | str] = {}
        self._in_picture = False
        self.why_not = ""
        """Why no network can be built with these arguments, "" if one can."""
        self._patch = named(
            PatchSpin(),
            "patch_size_spin",
            self.tr("Patch size"),
            self.tr("The side of the squares that the image is cut into, in pixels"),
        )
        self._patch.setRange(2, max(CHANNELS))
        self._patch.lineEdit().setTextMargins(6, 0, 0, 0)
        self._layers = named(
            QLineEdit(),
            "layers_edit",
            self.tr("Layers"),
            self.tr("From the image to the answer, with commas: {example}").format(
                example=custom.SMALL
            ),
        )
        self._layers.setMaxLength(custom.MOST_LETTERS)
        self._build = small_button(
            "edit_layers_button",
            self.tr("Build it…"),
            self.tr("Add, change and take out layers in the picture of the network"),
            self.building_wanted.emit,
        )
        self._build.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._note = small_label("model_arguments_words", wraps=True)
        fields = {"patch": self._patch, "layers": self._layers}
        self._fields: dict[str, tuple[QWidget, QWidget]] = {
            name: (field_label(field), field) for name, field in fields.items()
        }
        (patch, _), (layers, _) = self._fields.values()
        above = filled(QHBoxLayout(), patch, layers, None, self._build)
        filled(QVBoxLayout(self), above, self._patch, self._layers, self._note, spacing=2)
        self._patch.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._patch.valueChanged.connect(self._on_edited)
        self._layers.textEdited.connect(self._on_edited)
        self.hide()

    def follow(self, name: str) -> None:
        """Show the fields of the chosen network, with its default arguments."""
        self._name = name
        self._defaults = dict(architecture(name).arguments)
        for argument, parts in self._fields.items():
            for part in parts:
                part.setVisible(argument in self._defaults)
        has_layers = "layers" in self._defaults
        self._build.setVisible(has_layers)
        self.setVisible(self.are_shown)
        self.show_values({})

    @property
    def layers(self) -> str:
        """The layers of a network of one's own, as text."""
        return self._layers.text()

    @property
    def image_side(self) -> int:
        """The side of the images, in pixels."""
        return self._image

    @property
    def are_shown(self) -> bool:
        """Whether the network has any, other than layers that are built in its picture."""
        return bool(self._defaults) and not (self._in_picture and "layers" in self._defaults)

    def set_in_picture(self, in_picture: bool) -> None:
        """Leave own layers to the picture of the network, or show them here again."""
        self._in_picture = in_picture
        self.setVisible(self.are_shown)

    def show_values(self, values: Mapping[str, Any]) -> None:
        """Show these arguments, and the default for each that is missing or invalid."""
        known = {
            name: values[name] if _is_like(values.get(name), own) else own
            for name, own in self._defaults.items()
        }
        own = ("image", *self._fields)
        self._hidden = {name: value for name, value in known.items() if name not in own}
        # Whatever the network, its weights may want other pixels.
        self._pixels = {name: text for name, text in values.items() if name == ARGUMENT}
        image = known.get("image")
        self._image = image if image in CHANNELS else next(iter(CHANNELS))
        with QSignalBlocker(self._patch):
            self._patch.setValue(int(known.get("patch", 2)))
        self._layers.setText(str(known.get("layers", "")))
        self._show_words()

    def values(self, side: int = 0) -> dict[str, int | str]:
        """Return the arguments that differ from the defaults.

        ``side``: that of the images, in pixels; 0 is the present one.
        """
        chosen: dict[str, int | str] = self._hidden | {
            "image": side or self._image,
            "patch": self._patch_for(side) if side else self._patch.value(),
            "layers": self._layers.text(),
        }
        differing = {
            name: chosen[name] for name, own in self._defaults.items() if chosen[name] != own
        }
        return differing | self._pixels

    def architecture(self) -> Architecture:
        """Return the network with these arguments. Raises ``ConfigError`` for invalid ones."""
        return architecture(self._name, **self.values())

    def architectures(self) -> list[Architecture]:
        """Return the network for images of each size that it can be built for."""
        networks = []
        for side in CHANNELS if "image" in self._defaults else (0,):
            with suppress(ConfigError):
                networks.append(architecture(self._name, **self.values(side)))
        return networks

    def set_image(self, shape: tuple[int, ...]) -> None:
        """Build the network for images of this shape, (channels, height, width), if it can be."""
        side = shape[-1]
        if CHANNELS.get(side) == shape[0] and side != self._image and "image" in self._defaults:
            with QSignalBlocker(self._patch):
                self._patch.setValue(self._patch_for(side))
            self._image = side
            self._on_edited()

    def _patch_for(self, side: int) -> int:
        """Return the patch size nearest to the chosen one that divides such images evenly."""
        return min(fitting_sizes(side), key=lambda size: abs(size - self._patch.value()))

    def _show_words(self) -> None:
        self.why_not, look = "", "quiet"
        self._patch.image_side = self._image
        try:
            text = self._shape_words(self.architecture())
        except ConfigError as error:
            text = self.why_not = tr(error)
            look = "warning"
        self._note.setText(text)
        set_look(self._note, look)

    def _shape_words(self, network: Architecture) -> str:
        if "layers" in self._defaults:
            shapes = (network.input_shape, *network.shapes_along())
            return " → ".join(tr(shape) for shape, _ in groupby(map(custom.shape_text, shapes)))
        if "patch" not in self._defaults:
            return self.tr("{count} classes").format(count=number(network.class_count))
        side = self._patch.image_side // self._patch.value()
        return self.tr("{count} patches: {side} rows of {side}").format(
            count=side * side, side=side
        )

    @Slot()
    def _on_edited(self) -> None:
        self._show_words()
        self.edited.emit()


def _is_like(value: object, own: int | str) -> bool:
    """Return whether a stored value is valid in place of a default."""
    is_absurd = isinstance(value, int) and not 0 < value < MOST
    return type(value) is type(own) and not is_absurd


class PatchSpin(QSpinBox):
    """A number that steps through the patch sizes that divide an image evenly.

    Others can be typed; the owner says why they are refused.
    """

    def __init__(self) -> None:
        super().__init__()
        self.image_side = max(CHANNELS)

    # Overrides of Qt

    def stepBy(self, steps: int) -> None:
        fitting = fitting_sizes(self.image_side)
        # The index of the value, or of the next smaller size.
        here = bisect_right(fitting, self.value()) - 1
        if steps < 0:
            here = bisect_left(fitting, self.value())
        self.setValue(fitting[min(max(here + steps, 0), len(fitting) - 1)])
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        fitting, flag = fitting_sizes(self.image_side), self.StepEnabledFlag
        up = flag.StepUpEnabled if self.value() < fitting[-1] else flag.StepNone
        return up | (flag.StepDownEnabled if self.value() > fitting[0] else flag.StepNone)


def fitting_sizes(side: int) -> list[int]:
    """Return the patch sizes from 2 that divide an image of this side evenly, ascending."""
    return [size for size in range(2, side + 1) if side % size == 0]


class DeviceChooser(NamedCombo):
    """The devices: "auto" and the processor at first, others once torch has found them."""

    def __init__(self) -> None:
        tip = self.tr("Where the network is trained")
        super().__init__("device_combo", self.tr("Device"), tip)
        self.setMinimumContentsLength(5)
        self._wanted = ""
        self.add_entry("auto", self.tr("The fastest available device"), text=self.tr("auto"))
        self.add_entry("cpu", tr(str(processor())))

    def choose(self, name: str) -> bool:
        """Make ``name`` the current device; one that is unknown, once it is found."""
        is_known = super().choose(name)
        self._wanted = "" if is_known else name
        return is_known

    def set_devices(self, devices: Iterable[DeviceInfo]) -> None:
        """List the devices that torch found, beside "auto"."""
        devices = tuple(devices)
        for device in devices:
            if self.findData(device.name) < 0:
                self.add_entry(device.name, tr(str(device)))
        if devices:
            title = self.tr("The fastest available: {device}").format(device=tr(str(devices[0])))
            self.set_note(0, title)
        if self._wanted:
            self.choose(self._wanted)
