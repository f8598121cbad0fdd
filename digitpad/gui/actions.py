"""Everything that can be done from a menu or with a key: one table, and the actions made of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from digitpad.gui.theme.icons import icon

Standard = QKeySequence.StandardKey
Keys = QKeySequence.StandardKey | str


@dataclass(frozen=True, slots=True)
class ActionRow:
    """One action; its object name is ``<name>_action``.

    ``keys``: the first are shown. ``checked``: at the beginning, None where it cannot be.
    ``group``: of the actions with the same one exactly one is checked; ``choice`` is its data.
    """

    name: str
    text: str
    tip: str
    keys: tuple[Keys, ...] = ()
    icon: str = ""
    checked: bool | None = None
    role: QAction.MenuRole = QAction.MenuRole.TextHeuristicRole
    group: str = ""
    choice: str = ""


class Actions(QObject):
    """The window's actions by name: ``actions["undo"]``.

    ``measuring``: those that open the windows that measure.
    """

    def __init__(self, parent: QObject, measuring: Sequence[ActionRow] = ()) -> None:
        super().__init__(parent)
        self.measuring = tuple(row.name for row in measuring)
        self.groups: dict[str, QActionGroup] = {}
        self._actions: dict[str, QAction] = {}
        self._icons: dict[QAction, str] = {}
        for row in (*action_rows(self.tr), *measuring):
            self._actions[row.name] = self._action(row)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def all(self) -> list[QAction]:
        """Return all actions, in the order of the table."""
        return list(self._actions.values())

    def choose(self, group: str, choice: str) -> None:
        """Check the action of a group that stands for ``choice``."""
        next(one for one in self.groups[group].actions() if one.data() == choice).setChecked(True)

    def show_icons(self) -> None:
        """Paint the icons in the colours of the palette."""
        for action, name in self._icons.items():
            action.setIcon(icon(name))

    def _action(self, row: ActionRow) -> QAction:
        action = QAction(row.text, self)
        action.setObjectName(f"{row.name}_action")
        action.setShortcuts(_sequences(row.keys))
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{row.tip} ({shown})" if shown else row.tip)
        action.setStatusTip(row.tip)
        action.setCheckable(row.checked is not None or bool(row.group))
        action.setChecked(bool(row.checked))
        action.setMenuRole(row.role)
        if row.icon:
            self._icons[action] = row.icon
        if row.group:
            group = self.groups.setdefault(row.group, QActionGroup(self))
            action.setData(row.choice)
            action.setChecked(not group.actions())
            group.addAction(action)
        return action


def _sequences(keys: Sequence[Keys]) -> list[QKeySequence]:
    """Return the keys of an action, the one to show first, each once."""
    sequences: list[QKeySequence] = []
    for key in keys:
        if isinstance(key, QKeySequence.StandardKey):
            found = list(QKeySequence.keyBindings(key))
        else:
            found = [QKeySequence(key)]
        sequences += [sequence for sequence in found if sequence not in sequences]
    return sequences


def action_rows(tr: Callable[[str], str]) -> tuple[ActionRow, ...]:
    """Return the table of the actions but for those that measure."""
    row, role = ActionRow, QAction.MenuRole
    return (
        # File
        row(
            "open",
            tr("&Open…"),
            tr("Open a drawing, a picture of a digit, or a model"),
            (Standard.Open,),
            "open",
        ),
        row(
            "read_paper",
            tr("Read &pages and tables…"),
            tr("Read the numbers on a photo of a page or table, for a spreadsheet"),
            ("Ctrl+Shift+P",),
        ),
        row(
            "save_drawing",
            tr("Save &drawing as…"),
            tr("Save the drawing as ink (InkML) or as a picture (PNG)"),
            ("Ctrl+Shift+D",),
        ),
        row(
            "save_reconstruction",
            tr("Save reco&nstruction…"),
            tr("Save what an autoencoder sees beside what it draws, as a picture"),
        ),
        row(
            "open_model",
            tr("Open &model…"),
            tr("Read and train with a model from a file"),
            ("Ctrl+Shift+O",),
        ),
        row(
            "shipped_model",
            tr("Use the s&hipped model"),
            tr("Read with the model that comes with digitpad"),
        ),
        row(
            "save_model",
            tr("&Save model as…"),
            tr("Save the model that reads as a file"),
            (Standard.Save,),
            "save",
        ),
        row("quit", tr("&Quit"), tr("Close digitpad"), ("Ctrl+Q",), role=role.QuitRole),
        # Edit
        row(
            "undo",
            tr("&Undo"),
            tr("Take back the last stroke, clearing or opening"),
            (Standard.Undo,),
            "undo",
        ),
        row(
            "redo",
            tr("&Redo"),
            tr("Do again what was taken back"),
            (Standard.Redo, "Ctrl+Y"),
            "redo",
        ),
        row(
            "clear",
            tr("&Clear"),
            tr("Take everything off the canvas"),
            (Standard.New, "Ctrl+Del"),
            "clear",
        ),
        row(
            "eraser",
            tr("&Eraser"),
            tr("Rub out parts of the drawing, or draw again; a pen's other end always rubs out"),
            ("Ctrl+E",),
            "eraser",
            checked=False,
        ),
        row(
            "copy",
            tr("C&opy picture"),
            tr("Put the drawing on the clipboard, as a picture and as ink"),
            (Standard.Copy,),
            "copy",
        ),
        row(
            "paste",
            tr("&Paste"),
            tr("Put the drawing or picture on the clipboard onto the canvas"),
            (Standard.Paste,),
            "paste",
        ),
        # Train
        row(
            "train",
            tr("&Train"),
            tr("Train a network with the settings on the right"),
            ("F5",),
            "train",
        ),
        row("pause", tr("&Pause"), tr("Pause the training, or continue"), ("F6",), "pause"),
        row("stop", tr("&Stop"), tr("End the training and keep what was learned"), ("F7",), "stop"),
        row(
            "train_on",
            tr("&Go on training this model"),
            tr("Set the next training up to start from the model that reads"),
        ),
        row(
            "runs",
            tr("&Runs…"),
            tr("The runs that were kept: compare them, load a model, run again, write a report"),
            ("Ctrl+R",),
        ),
        row(
            "handwriting",
            tr("My &handwriting…"),
            tr("See what you named, collect more of it, and teach the model your hand"),
            ("Ctrl+H",),
        ),
        # View
        *(
            row(f"theme_{choice}", text, text.replace("&", ""), group="theme", choice=choice)
            for choice, text in (
                ("system", tr("Like the &system")),
                ("light", tr("&Light")),
                ("dark", tr("&Dark")),
            )
        ),
        *(
            row(f"paper_{choice}", text, text.replace("&", ""), group="paper", choice=choice)
            for choice, text in (
                ("theme", tr("Like the &theme")),
                ("light", tr("&White paper, black ink")),
                ("dark", tr("&Black board, white ink")),
            )
        ),
        row(
            "numbers",
            tr("Write &numbers"),
            tr("Write whole numbers on a wide line, or single digits again"),
            ("Ctrl+L",),
            "numbers",
            checked=False,
        ),
        row(
            "show_training",
            tr("Show trainin&g"),
            tr("Show or hide the training panel"),
            ("F9",),
            checked=True,
        ),
        row(
            "full_screen",
            tr("&Full screen"),
            tr("Use the whole screen, or the window again"),
            ("F11",),
            checked=False,
        ),
        # Help
        row("guide", tr("&Guide"), tr("A few pages about what you can do"), ("F1",)),
        row(
            "lessons",
            tr("&Lessons…"),
            tr("Five things to try in a few minutes each, with a question and its answer"),
            ("Shift+F1",),
        ),
        row("shortcuts", tr("&Keys"), tr("Which keys do what"), ("Ctrl+F1",)),
        row(
            "about",
            tr("&About digitpad"),
            tr("What digitpad is, and the versions of its parts"),
            role=role.AboutRole,
        ),
    )
