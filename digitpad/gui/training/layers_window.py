"""The layers of a network of one's own: a row for each, with its output and its parameters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.errors import ConfigError
from digitpad.gui.language import number, tr
from digitpad.gui.theme.style_sheet import set_look
from digitpad.gui.widgets.dock import dock_buttons
from digitpad.gui.widgets.number_spin import DecimalSpin
from digitpad.gui.widgets.panels import SideScroll
from digitpad.gui.widgets.parts import (
    add_keys,
    combo,
    drop,
    filled,
    grown,
    inset,
    label,
    named,
    push_button,
)
from digitpad.gui.widgets.window import Window
from digitpad.gui.widgets.wording import with_native_keys
from digitpad.models.custom import (
    KINDS,
    STARTS,
    CustomLayer,
    LayerNumber,
    Step,
    TracedStep,
    as_text,
    parse_layers,
    shape_text,
    trace,
)

BUTTONS: Final = 2
"""The column of a layer's first button, so that the buttons stay in view in a docked window."""
NUMBERS: Final = 5
"""The column of its first number."""
GIVES: Final = NUMBERS + max(len(kind.numbers) for kind in KINDS.values())
"""The column of what a layer gives. Output and weights come last, as they may be scrolled out of
view in a narrow window."""
SPIN_PX: Final = (98, 116)
BUTTON_PX: Final = 26
MOST_DROPOUT: Final = 0.95
REMOVING: Final = ("Ctrl+Del", "Ctrl+Backspace")
"""The keys that remove a layer."""
Spin = QSpinBox | DecimalSpin


class LayerRow(NamedTuple):
    """The widgets of one layer."""

    number: QLabel
    kind: QComboBox
    spins: list[Spin]
    gives: QLabel
    weights: QLabel
    buttons: list[QToolButton]

    def step(self) -> Step:
        kind = KINDS[str(self.kind.currentData())]
        return Step(kind.word, tuple(float(spin.value()) for spin in self.spins))

    def widgets(self) -> list[QWidget]:
        return [self.number, self.kind, *self.spins, self.gives, self.weights, *self.buttons]


class LayersWindow(Window):
    """The window.

    Signals: ``edited`` (the layers as text), when the user changed something.
    """

    edited = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("layers", self.tr("Build a network"), parent, (900, 520))
        self._image = 28
        self._is_editable = self._is_sound = True
        self._steps: tuple[Step, ...] = ()
        self._rows: list[LayerRow] = []
        words = self.tr(
            "The image goes in at the top; a number for each class comes out at the "
            "bottom. Alt+Up and Alt+Down move a layer, Ctrl+Del removes it."
        )
        explained = label("layers_explained", with_native_keys(words), look="quiet", wraps=True)
        self._start = combo(
            "layers_start_combo",
            self.tr("Starting points"),
            self.tr("Begin with layers that work, and change them"),
            [(self.tr("Start from…"), ""), *((tr(name), text) for name, text in STARTS.items())],
        )
        self._start.activated.connect(self._on_start_chosen)
        self._list = QWidget()
        self._grid = QGridLayout(self._list)
        self._grid.setContentsMargins(0, 0, 8, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(5)
        self._first = label("layers_input", look="quiet")
        self._grid.addWidget(self._first, 0, 1, 1, GIVES)
        self._add = push_button(
            "add_layer_button",
            self.tr("Add a layer"),
            self.tr("After the one that has the keyboard, or before the last"),
            self._on_add,
        )
        self._words = label("layers_words", wraps=True)
        held = QWidget()
        filled(QVBoxLayout(held), self._list, None)
        self._scroll = SideScroll(held)
        filled(
            QVBoxLayout(self),
            explained,
            filled(QHBoxLayout(), self._start, self._add, None),
            (self._scroll, 1),
            filled(QHBoxLayout(), (self._words, 1), *dock_buttons(self), self.close_button),
            margins=(16, 14, 16, 12),
            spacing=10,
        )
        for way, key in ((-1, "Alt+Up"), (1, "Alt+Down")):
            within = Qt.ShortcutContext.WidgetWithChildrenShortcut
            add_keys(self, [key], partial(self._on_key, way), within)

    def show_layers(self, text: str, image: int) -> None:
        """Show the layers of a text for images of this side.

        A wrong one stays as it was typed: only a starting point takes its place.
        """
        self._image = image
        try:
            steps = parse_layers(text)
        except ConfigError as error:
            words = self.tr(
                "{why} Put that right in the training panel, or start from other layers."
            )
            self._say(words.format(why=error), is_wrong=True)
            self._allow(is_sound=False)
            return
        self._allow(is_sound=True)
        if steps != self._steps or not self._rows:
            self._fill(steps)
        self._show_figures()

    def set_editable(self, is_editable: bool) -> None:
        """Enable the layers, or make them read-only during a run."""
        self._is_editable = is_editable
        self._allow(is_sound=self._is_sound)

    def _allow(self, *, is_sound: bool) -> None:
        self._is_sound = is_sound
        self._start.setEnabled(self._is_editable)
        for part in (self._list, self._add):
            part.setEnabled(self._is_editable and is_sound)

    # The rows

    def _fill(self, steps: Sequence[Step]) -> None:
        """Make a row for each layer; one with the same numbers as before keeps its widgets."""
        before, old, self._steps = self._steps, self._rows, tuple(steps)
        self._rows = []
        for place, step in enumerate(steps):
            keeps = place < len(old) and _numbers(before[place]) == _numbers(step)
            self._rows.append(old[place] if keeps else self._make_row(place, step))
        for place, row in enumerate(old):
            if place >= len(steps) or row is not self._rows[place]:
                drop(self._grid, row.widgets())
        parts = [part for row in self._rows for part in (row.kind, *row.buttons, *row.spins)]
        for one, following in pairwise((self._start, self._add, *parts, self.close_button)):
            QWidget.setTabOrder(one, following)
        for row, step in zip(self._rows, steps, strict=True):
            with QSignalBlocker(row.kind):
                row.kind.setCurrentText(step.word)
            for spin, value in zip(row.spins, step.numbers, strict=True):
                with QSignalBlocker(spin):
                    _set(spin, value)

    def _make_row(self, place: int, step: Step) -> LayerRow:
        chosen, line = KINDS[step.word], place + 1
        words = self.tr("Layer {number}").format(number=line)
        kind = combo(f"layer_{place}_kind", words, tr(chosen.title), ((one, one) for one in KINDS))
        for index, other in enumerate(KINDS.values()):
            kind.setItemData(index, tr(other.title), Qt.ItemDataRole.ToolTipRole)
        kind.setCurrentText(step.word)
        kind.currentIndexChanged.connect(lambda _: self._on_kind_chosen(place))
        row = LayerRow(
            label(text=f"{line}", look="quiet"),
            kind,
            [self._make_spin(place, chosen, number) for number in chosen.numbers],
            label(f"layer_{place}_gives", look="quiet"),
            label(look="quiet"),
            [
                self._make_button(
                    place, "up", "↑", with_native_keys(self.tr("Move it up (Alt+Up)")), -1
                ),
                self._make_button(
                    place, "down", "↓", with_native_keys(self.tr("Move it down (Alt+Down)")), 1
                ),
                self._make_button(
                    place, "remove", "×", with_native_keys(self.tr("Remove it (Ctrl+Del)")), 0
                ),
            ],
        )
        for first, widgets in (
            (0, (row.number, kind)),
            (BUTTONS, row.buttons),
            (NUMBERS, row.spins),
            (GIVES, (row.gives, row.weights)),
        ):
            for column, widget in enumerate(widgets, first):
                self._grid.addWidget(widget, line, column)
        self._grid.setColumnStretch(GIVES, 1)
        for shown in row.widgets():
            shown.show()  # at once, so that it can take the focus
        return row

    def _make_button(self, place: int, name: str, text: str, tip: str, way: int) -> QToolButton:
        button = named(QToolButton(), f"layer_{place}_{name}", tip, tip)
        button.setText(text)
        button.setFixedWidth(grown(BUTTON_PX))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self._on_moved(place, way))
        return button

    def _make_spin(self, place: int, kind: CustomLayer, number: LayerNumber) -> Spin:
        spin: Spin
        if not number.is_whole:
            spin = DecimalSpin()
            spin.setRange(number.least, MOST_DROPOUT)
            spin.setSingleStep(0.05)
        else:
            spin = QSpinBox()
            spin.setRange(int(number.least), int(number.most))
        spin.setPrefix(f"{tr(number.name)} ")
        # By itself, it would be as wide as its largest number.
        spin.setFixedWidth(grown(SPIN_PX[number.name == "outputs"]))
        words = self.tr("Layer {number}, {kind}: {setting}")
        words = words.format(number=place + 1, kind=kind.word, setting=tr(number.name))
        named(inset(spin), f"layer_{place}_{number.name}", words, words)
        spin.valueChanged.connect(self._on_number_changed)
        return spin

    def _show_figures(self) -> None:
        """Show each layer's output and parameters, and whether they make a network."""
        traced, complaint = trace(self._steps, self._image)
        side = self._image
        pixels = tr(shape_text((1 if side == 28 else 3, side, side)))
        self._first.setText(self.tr("image: {count} values").format(count=pixels))
        for place, row in enumerate(self._rows):
            done: TracedStep | None = traced[place] if place < len(traced) else None
            row.gives.setText("→ " + tr(shape_text(done.shape)) if done else "→ ?")
            weights = done.parameters if done else 0
            row.weights.setText(
                self.tr("{count} weights").format(count=number(weights)) if weights else ""
            )
        total = sum(one.parameters for one in traced)
        words = self.tr("It fits together: {weights} weights, {classes} classes.").format(
            weights=number(total), classes=traced[-1].shape[0] if traced else 0
        )
        self._say(complaint or words, is_wrong=bool(complaint))

    def _say(self, text: str, *, is_wrong: bool) -> None:
        self._words.setText(text)
        set_look(self._words, "warning" if is_wrong else "")

    # What the user does

    def _change(self, steps: Sequence[Step], *, focus: int) -> None:
        self._fill(steps)
        self._show_figures()
        if self._rows:
            kind = self._rows[min(max(focus, 0), len(self._rows) - 1)].kind
            kind.setFocus(Qt.FocusReason.OtherFocusReason)
            self._scroll.reveal(kind)
        self.edited.emit(as_text(self._steps))

    @Slot(int)
    def _on_start_chosen(self, index: int) -> None:
        text = self._start.itemData(index)
        self._start.setCurrentIndex(0)
        if text:
            self._change(parse_layers(text), focus=0)

    @Slot()
    def _on_add(self) -> None:
        place = self._focused()
        at = max(0, len(self._steps) - 1) if place is None else place + 1
        added = Step("relu") if self._steps else parse_layers(STARTS["Linear"])[0]
        self._change((*self._steps[:at], added, *self._steps[at:]), focus=at)

    def _on_kind_chosen(self, place: int) -> None:
        kind = KINDS[str(self._rows[place].kind.currentData())]
        step = Step(kind.word, tuple(number.default for number in kind.numbers))
        self._change((*self._steps[:place], step, *self._steps[place + 1 :]), focus=place)

    def _on_key(self, way: int) -> None:
        place = self._focused()
        if place is not None and self._list.isEnabled():
            self._on_moved(place, way)

    def _on_moved(self, place: int, way: int) -> None:
        """Move a layer by one, or remove it if ``way`` is 0."""
        steps = list(self._steps)
        step = steps.pop(place)
        target = min(max(place + way, 0), len(steps))
        if way:
            steps.insert(target, step)
        self._change(steps, focus=target)

    @Slot()
    def _on_number_changed(self) -> None:
        self._steps = tuple(
            step._replace(numbers=row.step().numbers)
            for step, row in zip(self._steps, self._rows, strict=True)
        )
        self._show_figures()
        self.edited.emit(as_text(self._steps))

    def _focused(self) -> int | None:
        focus = self.focusWidget()
        held = (place for place, row in enumerate(self._rows) if focus in row.widgets())
        return next(held, None)

    # Overrides of Qt

    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and _removes(event):
            # Docked, this is in a window whose menu clears the canvas with one of these.
            event.accept()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._on_key(0) if _removes(event) else super().keyPressEvent(event)


def _removes(event: QKeyEvent) -> bool:
    return QKeySequence(event.keyCombination()).toString() in REMOVING


def _numbers(step: Step) -> tuple[LayerNumber, ...]:
    return KINDS[step.word].numbers


def _set(spin: Spin, value: float) -> None:
    spin.setValue(value) if isinstance(spin, DecimalSpin) else spin.setValue(int(value))
