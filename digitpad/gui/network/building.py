"""The menus that build a network where it is shown: add a layer, change one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from digitpad.gui.language import number, tr
from digitpad.models import building
from digitpad.models.custom import ACTIVATIONS, KINDS, STARTS, Step, parse_layers
from digitpad.words import QT_TRANSLATE_NOOP

Steps = tuple[Step, ...]
Take = Callable[[Steps], None]

NEW: Final = {
    "conv 16 3, relu": QT_TRANSLATE_NOOP("network", "Convolution: stencils that slide over it"),
    "pool 2": QT_TRANSLATE_NOOP("network", "Pooling: half as wide and high"),
    "dense 64, relu": QT_TRANSLATE_NOOP("network", "Dense: every number sees all of them"),
}
START: Final = QT_TRANSLATE_NOOP("network", "Start from")
TITLES: Final = {
    "outputs": QT_TRANSLATE_NOOP("network", "Units: how many of these it has"),
    "kernel": QT_TRANSLATE_NOOP("network", "Kernel: how wide the stencil is"),
    "pad": QT_TRANSLATE_NOOP("network", "Edge of zeros around the picture"),
    "stride": QT_TRANSLATE_NOOP("network", "Step of the stencil"),
    "size": QT_TRANSLATE_NOOP("network", "Size of the squares"),
    "activation": QT_TRANSLATE_NOOP("network", "Activation: the curve that bends it"),
    "dropout": QT_TRANSLATE_NOOP("network", "Dropout: the part left out by chance"),
    "pooling": QT_TRANSLATE_NOOP("network", "Pooling: what goes on of each square"),
}
NORM: Final = QT_TRANSLATE_NOOP("network", "Batch normalisation: mean 0, spread 1")
NONE: Final = QT_TRANSLATE_NOOP("network", "none")
CHOICES: Final = {"kernel": (1, 3, 5, 7), "pad": (0, 1, 2, 3), "stride": (1, 2), "size": (2, 3, 4)}
PARTS: Final = (0.1, 0.2, 0.3, 0.5)
"""Left out by dropout."""
WIDTHS: Final = (4, 8, 16, 32, 64, 128, 256, 512, 1024)
POOLING: Final = {
    "pool": QT_TRANSLATE_NOOP("network", "the largest"),
    "average": QT_TRANSLATE_NOOP("network", "the mean"),
}


def add_menu(parent: QWidget, built: building.Built, column: int, take: Take) -> QMenu:
    """Return the menu of layers to add after a column; ``take`` gets the new layers."""
    menu, steps = _menu(parent), built[0]
    for text, title in NEW.items():
        action = _add(menu, tr(title), partial(take, building.added(steps, column, text)))
        action.setEnabled(building.fits(built, column, text))
    if column == 0:
        start = menu.addMenu(tr(START))
        for name, text in STARTS.items():
            _add(start, tr(name), partial(take, parse_layers(text)))
    return menu


def change_menu(parent: QWidget, built: building.Built, column: int, take: Take) -> QMenu:
    """Return the menu that changes the layer of a column, the last one's units excepted."""
    menu, steps = _menu(parent), built[0]
    begin, end = building.sections(steps)[column]
    step, is_last = steps[begin], end == len(steps)
    for kind, value in zip(KINDS[step.word].numbers, step.numbers, strict=True):
        if kind.name not in TITLES or (is_last and step.word == "dense"):
            continue
        offered = sorted({*CHOICES.get(kind.name, WIDTHS), int(value)})
        _choices(
            menu.addMenu(tr(TITLES[kind.name])),
            {number(choice): choice for choice in offered},
            int(value),
            partial(_with_number, take, steps, column, kind.name),
        )
    if step.word in POOLING:
        _choices(
            menu.addMenu(tr(TITLES["pooling"])),
            {tr(title): word for word, title in POOLING.items()},
            step.word,
            lambda word: take((*steps[:begin], step._replace(word=word), *steps[begin + 1 :])),
        )
    if is_last and step.word == "dense":
        _add(menu, tr(KINDS["dense"].title), lambda: None).setEnabled(False)
        return menu
    _choices(
        menu.addMenu(tr(TITLES["activation"])),
        {tr(NONE): "", **{word: word for word in ACTIVATIONS}},
        building.follower(steps, column, ACTIVATIONS),
        lambda word: take(building.with_follower(steps, column, ACTIVATIONS, word)),
    )
    _choices(
        menu.addMenu(tr(TITLES["dropout"])),
        {tr(NONE): "", **{number(part, "g"): f"{Step('dropout', (part,))}" for part in PARTS}},
        building.follower(steps, column, ["dropout"]),
        lambda text: take(building.with_follower(steps, column, ["dropout"], text)),
    )
    has_norm = bool(building.follower(steps, column, ["norm"]))
    norm = _add(
        menu,
        tr(NORM),
        lambda: take(building.with_follower(steps, column, ["norm"], "" if has_norm else "norm")),
    )
    norm.setCheckable(True)
    norm.setChecked(has_norm)
    return menu


def _with_number(take: Take, steps: Steps, column: int, name: str, value: int) -> None:
    take(building.with_number(steps, column, name, value))


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _add(menu: QMenu, text: str, chosen: Callable[[], None]) -> QAction:
    action = menu.addAction(text)
    action.triggered.connect(lambda _=False: chosen())
    return action


def _choices(
    menu: QMenu, texts: dict[str, Any], now: object, chosen: Callable[[Any], None]
) -> None:
    """Fill a menu of which one entry is checked."""
    group = QActionGroup(menu)
    for text, value in texts.items():
        action = _add(menu, text, partial(chosen, value))
        action.setCheckable(True)
        action.setChecked(value == now)
        group.addAction(action)
