"""Everything that can be done from a menu or with a key: a table, its actions, the menu bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from digitpad.files import resource
from digitpad.gui.language import NAMES, tr, verbatim, without_key
from digitpad.gui.theme.icons import icon
from digitpad.gui.widgets.parts import plain_tip
from digitpad.gui.widgets.wording import native_key, wants_fn
from digitpad.wings import installed
from digitpad.words import QT_TRANSLATE_NOOP

Standard = QKeySequence.StandardKey
Role = QAction.MenuRole
SEPARATOR: Final = ""


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action; its object name is ``<name>_action``, its icon ``<name>.svg`` if that exists.

    ``tip``: what it does, "" if its text is enough. ``key``: the shortcut shown; ``other_key`` does
    the same. ``checked``: the initial state, None if it cannot be checked. ``group``: exactly one
    action of a group is checked, at first the first one; ``choice`` is its data.
    """

    name: str
    text: str
    tip: str = ""
    key: QKeySequence.StandardKey | str = ""
    other_key: str = ""
    checked: bool | None = None
    role: QAction.MenuRole = Role.TextHeuristicRole
    group: str = ""
    choice: str = ""


class Actions(dict[str, QAction]):
    """The window's actions by name, in the order of the table, those of ``measuring`` last.

    ``measuring``: the names of the actions that open the windows that measure.
    """

    def __init__(self, parent: QObject, measuring: Sequence[ActionRow] = ()) -> None:
        super().__init__()
        self.measuring = tuple(row.name for row in measuring)
        self.groups: dict[str, QActionGroup] = {}
        for row in (*ROWS, *measuring):
            self[row.name] = self._action(row, parent)

    def choose(self, group: str, choice: str) -> None:
        """Check the action of a group that stands for ``choice``."""
        next(act for act in self.groups[group].actions() if act.data() == choice).setChecked(True)

    def show_icons(self) -> None:
        for name in self.keys() & {file.stem for file in resource("icons").iterdir()}:
            self[name].setIcon(icon(name))

    def _action(self, row: ActionRow, parent: QObject) -> QAction:
        action = QAction(tr(row.text), parent)
        if "(&" in action.text():  # which buttons would show; “&” Qt takes away itself
            action.setIconText(without_key(action.text()).removesuffix("…"))
        action.setObjectName(f"{row.name}_action")
        key = row.key
        keys = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        if row.other_key not in keys:
            keys.append(QKeySequence(row.other_key))
        if sys.platform == "darwin":  # the menus show the first one
            keys.sort(key=wants_fn)
        action.setShortcuts([key for key in keys if not key.isEmpty()])
        native = native_key(action.shortcut().toString())
        tip = tr(row.tip) if row.tip else without_key(tr(row.text))
        action.setToolTip(f"{tip} ({native})" if native else tip)
        action.setStatusTip(tip)
        action.setCheckable(row.checked is not None or bool(row.group))
        action.setChecked(bool(row.checked))
        action.setMenuRole(row.role)
        if row.group:
            group = self.groups.setdefault(row.group, QActionGroup(parent))
            action.setData(row.choice)
            action.setChecked(not group.actions())
            group.addAction(action)
        return action


def _choices(group: str, texts: dict[str, str]) -> list[ActionRow]:
    return [
        ActionRow(f"{group}_{choice}", text, group=group, choice=choice)
        for choice, text in texts.items()
    ]


row = ActionRow
# On a Mac, Ctrl is ⌘: ⌘H, ⌘M and ⌘, are the system's. Its F-keys want Fn, and it has no Del and
# Insert, so what has one of those has another key, too.
ROWS: Final = (
    # File
    row(
        "open",
        QT_TRANSLATE_NOOP("actions", "&Open…"),
        QT_TRANSLATE_NOOP("actions", "Open a drawing, a picture of a digit, or a model"),
        Standard.Open,
    ),
    *(row(*wing.menu) for wing in installed() if wing.window),
    row(
        "save_drawing",
        QT_TRANSLATE_NOOP("actions", "Save &drawing as…"),
        QT_TRANSLATE_NOOP("actions", "Save the drawing as ink (InkML) or as a picture (PNG)"),
        "Ctrl+Shift+D",
    ),
    row(
        "save_reconstruction",
        QT_TRANSLATE_NOOP("actions", "Save reco&nstruction…"),
        QT_TRANSLATE_NOOP(
            "actions", "Save an autoencoder’s input beside its reconstruction, as a picture"
        ),
    ),
    row(
        "open_model",
        QT_TRANSLATE_NOOP("actions", "Open &model…"),
        QT_TRANSLATE_NOOP("actions", "Read and train with a model from a file"),
        "Ctrl+Shift+O",
    ),
    row(
        "shipped_model",
        QT_TRANSLATE_NOOP("actions", "Use the s&hipped model"),
        QT_TRANSLATE_NOOP("actions", "Read with the model that comes with digitpad"),
    ),
    row(
        "shipped_for_pictures",
        QT_TRANSLATE_NOOP("actions", "Use the shipped model for pic&tures"),
        QT_TRANSLATE_NOOP(
            "actions",
            "Read, measure and explain with the model that reads pictures; it sees the shape of "
            "drawings alone",
        ),
    ),
    row(
        "beside",
        QT_TRANSLATE_NOOP("actions", "Side &by side…"),
        QT_TRANSLATE_NOOP("actions", "Let up to three models read what you draw, as you draw"),
        "F8",
        "Ctrl+2",
    ),
    row(
        "save_model",
        QT_TRANSLATE_NOOP("actions", "&Save model as…"),
        QT_TRANSLATE_NOOP("actions", "Save the model that reads as a file"),
        Standard.Save,
    ),
    row(
        "pixels",
        QT_TRANSLATE_NOOP("actions", "Pi&xels of the model…"),
        QT_TRANSLATE_NOOP(
            "actions", "Say how the pixels were scaled that weights from elsewhere were trained on"
        ),
    ),
    row(
        "quit",
        QT_TRANSLATE_NOOP("actions", "&Quit"),
        QT_TRANSLATE_NOOP("actions", "Close digitpad"),
        "Ctrl+Q",
        role=Role.QuitRole,
    ),
    # Edit
    row(
        "undo",
        QT_TRANSLATE_NOOP("actions", "&Undo"),
        QT_TRANSLATE_NOOP("actions", "Undo the last stroke, clear or open"),
        Standard.Undo,
    ),
    row(
        "redo",
        QT_TRANSLATE_NOOP("actions", "&Redo"),
        QT_TRANSLATE_NOOP("actions", "Redo what was undone"),
        Standard.Redo,
        "Ctrl+Y",
    ),
    row(
        "clear",
        QT_TRANSLATE_NOOP("actions", "&Clear"),
        QT_TRANSLATE_NOOP("actions", "Clear the canvas"),
        Standard.New,
        "Ctrl+Del",
    ),
    row(
        "eraser",
        QT_TRANSLATE_NOOP("actions", "&Eraser"),
        QT_TRANSLATE_NOOP(
            "actions",
            "Erase parts of the drawing, or draw again; a pen’s other end always erases",
        ),
        "Ctrl+E",
        checked=False,
    ),
    row(
        "copy",
        QT_TRANSLATE_NOOP("actions", "C&opy picture"),
        QT_TRANSLATE_NOOP("actions", "Copy the drawing, as a picture and as ink"),
        Standard.Copy,
    ),
    row(
        "paste",
        QT_TRANSLATE_NOOP("actions", "&Paste"),
        QT_TRANSLATE_NOOP("actions", "Paste what is on the clipboard onto the canvas"),
        Standard.Paste,
    ),
    # Train
    row(
        "train",
        QT_TRANSLATE_NOOP("actions", "&Train"),
        QT_TRANSLATE_NOOP("actions", "Train a network with the settings on the right"),
        "F5",
        "Ctrl+T",
    ),
    row(
        "pause",
        QT_TRANSLATE_NOOP("actions", "&Pause"),
        QT_TRANSLATE_NOOP("actions", "Pause the training, or continue"),
        "F6",
        "Ctrl+Shift+T",
    ),
    row(
        "step",
        QT_TRANSLATE_NOOP("actions", "&One batch"),
        QT_TRANSLATE_NOOP("actions", "Train with one batch, and show what it changed"),
        "F12",
        "Ctrl+Shift+.",
    ),
    row(
        "slow",
        QT_TRANSLATE_NOOP("actions", "Slo&w motion"),
        QT_TRANSLATE_NOOP("actions", "Train batch by batch, each shown for a moment"),
        "Shift+F12",
        "Ctrl+Alt+.",
        checked=False,
    ),
    row(
        "stop",
        QT_TRANSLATE_NOOP("actions", "&Stop"),
        QT_TRANSLATE_NOOP("actions", "End the training and keep what was learned"),
        "F7",
        "Ctrl+.",
    ),
    row(
        "train_on",
        QT_TRANSLATE_NOOP("actions", "&Continue training this model"),
        QT_TRANSLATE_NOOP("actions", "Prepare a run that starts from these weights"),
    ),
    row(
        "runs",
        QT_TRANSLATE_NOOP("actions", "&Runs…"),
        QT_TRANSLATE_NOOP(
            "actions",
            "The archived runs: compare them, load a model, run again, write a report",
        ),
        "Ctrl+R",
    ),
    row(
        "own_signs",
        QT_TRANSLATE_NOOP("actions", "Read si&gns of my own…"),
        QT_TRANSLATE_NOOP("actions", "Name them, draw some of each, and train a reader in seconds"),
    ),
    row(
        "handwriting",
        QT_TRANSLATE_NOOP("actions", "My t&hings…"),
        QT_TRANSLATE_NOOP(
            "actions", "Make a reader of your own signs, or teach the model your handwriting"
        ),
        "Ctrl+Shift+H",
    ),
    # View
    *_choices(
        "theme",
        {
            "system": QT_TRANSLATE_NOOP("actions", "Like the &system"),
            "light": QT_TRANSLATE_NOOP("actions", "&Light"),
            "dark": QT_TRANSLATE_NOOP("actions", "&Dark"),
        },
    ),
    *_choices("language", {"": QT_TRANSLATE_NOOP("actions", "Like the &system"), **NAMES}),
    row(
        "text_larger",
        QT_TRANSLATE_NOOP("actions", "&Larger"),
        QT_TRANSLATE_NOOP("actions", "Make all text larger, and what goes with it"),
        Standard.ZoomIn,
        "Ctrl+=",
    ),
    row(
        "text_smaller",
        QT_TRANSLATE_NOOP("actions", "&Smaller"),
        QT_TRANSLATE_NOOP("actions", "Make all text smaller, and what goes with it"),
        Standard.ZoomOut,
    ),
    row(
        "text_usual",
        QT_TRANSLATE_NOOP("actions", "&Usual size"),
        QT_TRANSLATE_NOOP("actions", "Show text in the size that the system has"),
        "Ctrl+0",
    ),
    *(row(*wing.menu, checked=False) for wing in installed() if wing.surface),
    row(
        "show_training",
        QT_TRANSLATE_NOOP("actions", "Show trainin&g"),
        QT_TRANSLATE_NOOP("actions", "Show or hide the training panel"),
        "F9",
        "Ctrl+Alt+T",
        checked=True,
    ),
    row(
        "network",
        QT_TRANSLATE_NOOP("actions", "Net&work"),
        QT_TRANSLATE_NOOP("actions", "Show the whole network, lit by what you draw, or hide it"),
        "Shift+F9",
        "Ctrl+K",
        checked=False,
    ),
    row(
        "full_screen",
        QT_TRANSLATE_NOOP("actions", "&Full screen"),
        QT_TRANSLATE_NOOP(
            "actions", "Use the whole screen, with text for a projector, or the window again"
        ),
        "F11",
        "Ctrl+Shift+F",
        checked=False,
    ),
    # Help
    row(
        "guide",
        QT_TRANSLATE_NOOP("actions", "&Guide"),
        QT_TRANSLATE_NOOP("actions", "A few pages about what you can do"),
        "F1",
        "Ctrl+?",
    ),
    row(
        "lessons",
        QT_TRANSLATE_NOOP("actions", "&Lessons…"),
        QT_TRANSLATE_NOOP(
            "actions", "Guided experiments of a few minutes each, beside the running curves"
        ),
        "Shift+F1",
        "Ctrl+Shift+L",
    ),
    row(
        "shortcuts",
        QT_TRANSLATE_NOOP("actions", "&Keys"),
        QT_TRANSLATE_NOOP("actions", "Which keys do what"),
        "Ctrl+F1",
        "Ctrl+/",
    ),
    row(
        "about",
        QT_TRANSLATE_NOOP("actions", "&About digitpad"),
        QT_TRANSLATE_NOOP("actions", "What digitpad is, and the versions of its parts"),
        role=Role.AboutRole,
    ),
)


class RecentMenu(QMenu):
    """Files opened or saved last, looked up when the menu opens.

    Signals: ``chosen`` with a ``Path``.
    """

    chosen = Signal(object)

    def __init__(self, title: str, files: Callable[[], list[Path]]) -> None:
        super().__init__(title)
        self._files = files
        self.aboutToShow.connect(self.fill)

    @Slot()
    def fill(self) -> None:
        self.clear()
        for path in self._files():
            action = self.addAction(verbatim(path.name))
            action.setToolTip(plain_tip(str(path)))
            action.setStatusTip(str(path))
            action.triggered.connect(partial(self.chosen.emit, path))
        if self.isEmpty():
            self.addAction(self.tr("None yet")).setEnabled(False)


class Menus(QObject):
    """The window's menu bar; ``recent_drawings`` and ``recent_models`` emit the file chosen.

    ``shown``: the menus in it.
    """

    def __init__(
        self, window: QMainWindow, actions: Actions, recent: Callable[[str], list[Path]]
    ) -> None:
        super().__init__(window)
        self.recent_drawings = RecentMenu(self.tr("Open &recent"), lambda: recent("drawing"))
        self.recent_models = RecentMenu(self.tr("Recent mod&els"), lambda: recent("model"))
        theme = QMenu(self.tr("&Theme"))
        theme.addActions(actions.groups["theme"].actions())
        language = QMenu(self.tr("&Language"))
        language.addActions(actions.groups["language"].actions())
        text = QMenu(self.tr("Te&xt size"))
        text.addActions([actions[f"text_{how}"] for how in ("larger", "smaller", "usual")])
        drawing: tuple[str | QMenu, ...] = ("clear", "open", self.recent_drawings)
        drawing += tuple(wing.menu.name for wing in installed() if wing.window)
        drawing += "save_drawing", "save_reconstruction"
        model: tuple[str | QMenu, ...] = ("open_model", self.recent_models, "shipped_model")
        model += "shipped_for_pictures", "beside", "save_model", "pixels"
        surfaces = (wing.menu.name for wing in installed() if wing.surface)
        train = "train", "pause", "stop", SEPARATOR, "step", "slow"
        table: tuple[tuple[str, tuple[str | QMenu, ...]], ...] = (
            (self.tr("&File"), (*drawing, SEPARATOR, *model, SEPARATOR, "quit")),
            (self.tr("&Edit"), ("undo", "redo", "eraser", "clear", SEPARATOR, "copy", "paste")),
            (
                self.tr("&Train"),
                (*train, SEPARATOR, "train_on", "runs", SEPARATOR, "own_signs", "handwriting"),
            ),
            (self.tr("&Measure"), ("explain", "evaluation")),
            (
                self.tr("&View"),
                (
                    language,
                    theme,
                    text,
                    SEPARATOR,
                    *surfaces,
                    "network",
                    "show_training",
                    "full_screen",
                ),
            ),
            (self.tr("&Help"), ("guide", "lessons", "shortcuts", SEPARATOR, "about")),
        )
        self.top_level: list[QMenu] = []
        for title, entries in table:
            menu = window.menuBar().addMenu(title)
            self.top_level.append(menu)
            menu.setToolTipsVisible(True)
            for entry in entries:
                if isinstance(entry, QMenu):
                    entry.setParent(menu, entry.windowFlags())
                    entry.setToolTipsVisible(True)
                    menu.addMenu(entry)
                elif entry == SEPARATOR:
                    menu.addSeparator()
                else:
                    menu.addAction(actions[entry])
