"""The wings: parts that the rest of digitpad runs without, each a folder with all its floors.

Nothing outside a wing imports it. What it adds to the menus, the command line and the library is
named in ``WINGS``, and loaded when it is asked for. Parts are named “module:name”, below the wing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from digitpad.errors import DigitpadError
from digitpad.words import QT_TRANSLATE_NOOP, Phrase


class MenuEntry(NamedTuple):
    """An entry in the menu *File*, which opens a window, or in *View*, which shows a surface.

    The fields are those of ``ActionRow``.
    """

    name: str
    text: Phrase
    tip: Phrase
    key: str


@dataclass(frozen=True, slots=True)
class Wing:
    """What a wing adds.

    ``name``: of its folder. ``menu``: the entry that opens its ``window`` or shows its ``surface``.
    The window is a class that is made with the main window, the settings and the current model, and
    whose ``reading`` has a ``cancel``; the surface takes the canvas's place, as ``gui.surfaces``
    says. ``commands``: for each panel of the command line; ``examples``: for the help of commands.
    ``api``: what the library and the commands of the main building ask for, by name. ``datasets``:
    a function that returns its data sets, given those of the main building by name. ``needs``: the
    wings that it uses. ``reads_photos``: whether the window's ``intake`` takes several photos, by
    ``take_files``.
    """

    name: str
    menu: MenuEntry
    examples: str
    api: Mapping[str, str]
    window: str = ""
    surface: str = ""
    commands: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    datasets: str = ""
    needs: tuple[str, ...] = ()
    reads_photos: bool = False

    @property
    def missing(self) -> str:
        """The name of the first folder that is not there, of those it needs and its own."""
        return next((name for name in (*self.needs, self.name) if not _is_there(name)), "")

    def load(self, part: str) -> Any:
        """Import a part, such as ``window``, and return it."""
        module, name = part.split(":")
        return getattr(import_module(f"digitpad.{self.name}.{module}"), name)


def _is_there(name: str) -> bool:
    spec = find_spec(f"digitpad.{name}")
    return spec is not None and spec.has_location  # a folder without modules has none


WINGS: Final = (
    Wing(
        name="numbers",
        menu=MenuEntry(
            "numbers",
            QT_TRANSLATE_NOOP("actions", "Write &numbers"),
            QT_TRANSLATE_NOOP(
                "actions", "Write whole numbers on a wide line, or single digits again"
            ),
            "Ctrl+L",
        ),
        surface="gui.number_pad:NumberPad",
        examples="commands.examples:EXAMPLES",
        api={
            "NumberReader": "reader:NumberReader",
            "evaluate_numbers": "commands.evaluate:evaluate_numbers",
        },
        datasets="data.catalogue:datasets_of_lines",
    ),
    Wing(
        name="paper",
        menu=MenuEntry(
            "read_paper",
            QT_TRANSLATE_NOOP("actions", "Read &pages and tables…"),
            QT_TRANSLATE_NOOP(
                "actions", "Read the numbers on a photo of a page or table, for a spreadsheet"
            ),
            "Ctrl+Shift+P",
        ),
        window="gui.window:PaperWindow",
        commands={"Read": ("commands.page:page", "commands.page:table")},
        examples="commands.examples:EXAMPLES",
        api={"PaperReader": "api:PaperReader", "read_line": "line:read_line"},
        needs=("numbers",),  # whose networks and floors it reads amounts and cells with
        reads_photos=True,
    ),
)


def installed() -> tuple[Wing, ...]:
    return tuple(wing for wing in WINGS if not wing.missing)


def reader_of_photos() -> Wing | None:
    return next((wing for wing in installed() if wing.reads_photos), None)


def with_surface() -> Wing | None:
    return next((wing for wing in installed() if wing.surface), None)


def commands(panel: str) -> list[Callable[..., None]]:
    """Return the commands that wings add to a panel of the command line."""
    return [wing.load(part) for wing in installed() for part in wing.commands.get(panel, ())]


def have(name: str) -> bool:
    """Return whether a wing that is installed has ``name`` in its ``api``."""
    return any(name in wing.api for wing in installed())


def find(name: str) -> Any:
    """Return what the wing that has ``name`` in its ``api`` calls so.

    Raises ``DigitpadError`` if the wing, or one that it needs, is not installed.
    """
    wing = next(wing for wing in WINGS if name in wing.api)
    if wing.missing:
        words = QT_TRANSLATE_NOOP(
            "wings",
            "This digitpad comes without its part “{part}”, which this needs: install the whole "
            "digitpad.",
        )
        raise DigitpadError(words.filled(part=wing.missing))
    return wing.load(wing.api[name])
