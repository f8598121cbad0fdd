"""Everything that can be done from a menu or with a key, as actions; nobody's work is done here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from digitpad.gui.theme.colours import Colours
from digitpad.gui.theme.icons import icon

Keys = QKeySequence | QKeySequence.StandardKey | str | None


class Actions(QObject):
    """The window's actions, each with text, keys and a tip."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._icons: dict[QAction, str] = {}
        self._make_file_actions()
        self._make_edit_actions()
        self._make_train_actions()
        self._make_view_actions()
        self._make_help_actions()

    def _make_file_actions(self) -> None:
        standard = QKeySequence.StandardKey
        self.open = self._action(
            "open_action",
            self.tr("&Open…"),
            standard.Open,
            self.tr("Open a drawing, a picture of a digit, or a model"),
            "open",
        )
        self.save_drawing = self._action(
            "save_drawing_action",
            self.tr("Save &drawing as…"),
            "Ctrl+Shift+D",
            self.tr("Save the drawing as ink (InkML) or as a picture (PNG)"),
        )
        self.save_pair = self._action(
            "save_pair_action",
            self.tr("Save &pair as PNG…"),
            None,
            self.tr("Save what an autoencoder sees beside what it draws, as a picture"),
        )
        self.save_pair.setEnabled(False)
        self.open_model = self._action(
            "open_model_action",
            self.tr("Open &model…"),
            "Ctrl+Shift+O",
            self.tr("Read and train with a model from a file"),
        )
        self.shipped_model = self._action(
            "shipped_model_action",
            self.tr("Use the &shipped model"),
            None,
            self.tr("Read with the model that comes with digitpad"),
        )
        self.save_model = self._action(
            "save_model_action",
            self.tr("&Save model as…"),
            standard.Save,
            self.tr("Save the model that reads as a file"),
            "save",
        )
        self.quit = self._action(
            "quit_action", self.tr("&Quit"), "Ctrl+Q", self.tr("Close digitpad")
        )
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

    def _make_edit_actions(self) -> None:
        standard = QKeySequence.StandardKey
        self.undo = self._action(
            "undo_action",
            self.tr("&Undo"),
            standard.Undo,
            self.tr("Take back the last stroke, clearing or opening"),
            "undo",
        )
        self.redo = self._action(
            "redo_action",
            self.tr("&Redo"),
            standard.Redo,
            self.tr("Do again what was taken back"),
            "redo",
            more_keys=("Ctrl+Y",),
        )
        self.clear = self._action(
            "clear_action",
            self.tr("&Clear"),
            standard.New,
            self.tr("Take everything off the canvas"),
            "clear",
            more_keys=("Ctrl+Del",),
        )
        self.copy = self._action(
            "copy_action",
            self.tr("C&opy picture"),
            standard.Copy,
            self.tr("Put the drawing on the clipboard, as a picture and as ink"),
            "copy",
        )
        self.paste = self._action(
            "paste_action",
            self.tr("&Paste"),
            standard.Paste,
            self.tr("Put the drawing or picture on the clipboard onto the canvas"),
            "paste",
        )

    def _make_train_actions(self) -> None:
        self.train = self._action(
            "train_action",
            self.tr("&Train"),
            "F5",
            self.tr("Train a network with the settings on the right"),
            "train",
        )
        self.pause = self._action(
            "pause_action",
            self.tr("&Pause"),
            "F6",
            self.tr("Pause the training, or continue"),
            "pause",
        )
        self.stop = self._action(
            "stop_action",
            self.tr("&Stop"),
            "F7",
            self.tr("End the training and keep what was learned"),
            "stop",
        )
        self.train_on = self._action(
            "train_on_action",
            self.tr("&Go on training this model"),
            None,
            self.tr("Set the next training up to start from the model that reads"),
        )

    def _make_view_actions(self) -> None:
        self.themes = self._group(
            ("theme_system_action", self.tr("Like the &system")),
            ("theme_light_action", self.tr("&Light")),
            ("theme_dark_action", self.tr("&Dark")),
        )
        self.papers = self._group(
            ("paper_theme_action", self.tr("Like the &theme")),
            ("paper_light_action", self.tr("&White paper, black ink")),
            ("paper_dark_action", self.tr("&Black board, white ink")),
        )
        self.show_training = self._action(
            "show_training_action",
            self.tr("Show &training"),
            "F9",
            self.tr("Show or hide the right half of the window"),
            checkable=True,
        )
        self.show_training.setChecked(True)
        self.insight = self._action(
            "insight_action",
            self.tr("&Is it me or the model?"),
            "F8",
            self.tr("See how far the drawing can be changed until it is read as something else"),
        )
        self.report = self._action(
            "report_action",
            self.tr("How &robust is the model?"),
            "Shift+F8",
            self.tr("Measure how far digits can be changed until the model misreads them"),
        )
        self.evaluation = self._action(
            "evaluation_action",
            self.tr("How &well does it read?"),
            "F4",
            self.tr("Measure the model on a data set: accuracy, reliability, confusions"),
        )
        self.sureness = self._action(
            "sureness_action",
            self.tr("How &sure must it be?"),
            "F3",
            self.tr("Choose from where on it says “unsure” and “not a digit”"),
        )
        self.full_screen = self._action(
            "full_screen_action",
            self.tr("&Full screen"),
            "F11",
            self.tr("Use the whole screen, or the window again"),
            checkable=True,
        )

    def _make_help_actions(self) -> None:
        self.shortcuts = self._action(
            "shortcuts_action",
            self.tr("&Keys"),
            "F1",
            self.tr("Which keys do what"),
        )
        self.about = self._action(
            "about_action",
            self.tr("&About digitpad"),
            None,
            self.tr("What digitpad is, and the versions of its parts"),
        )
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _action(
        self,
        name: str,
        text: str,
        keys: Keys,
        tip: str,
        icon_name: str = "",
        *,
        more_keys: Sequence[str] = (),
        checkable: bool = False,
    ) -> QAction:
        action = QAction(text, self)
        action.setObjectName(name)
        if keys is not None:
            action.setShortcuts(_sequences(keys, more_keys))
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tip} ({shown})" if shown else tip)
        action.setStatusTip(tip)
        action.setCheckable(checkable)
        if icon_name:
            self._icons[action] = icon_name
        return action

    def _group(self, *named: tuple[str, str]) -> tuple[QAction, ...]:
        """Return actions of which exactly one is checked, the first to begin with."""
        group = QActionGroup(self)
        actions = []
        for name, text in named:
            action = self._action(name, text, None, text.replace("&", ""), checkable=True)
            group.addAction(action)
            actions.append(action)
        actions[0].setChecked(True)
        return tuple(actions)

    def all(self) -> list[QAction]:
        """Return all actions, in the order of the menus."""
        return [action for action in self.findChildren(QAction) if action.text()]

    def set_colours(self, colours: Colours) -> None:
        """Paint the icons in other colours."""
        for action, name in self._icons.items():
            action.setIcon(icon(name, colours.text))


def _sequences(keys: Keys, more_keys: Sequence[str]) -> list[QKeySequence]:
    """Return the keys of an action, the one to show first, each once."""
    if isinstance(keys, QKeySequence.StandardKey):
        sequences = list(QKeySequence.keyBindings(keys))
    else:
        sequences = [QKeySequence(keys or "")]
    for more in map(QKeySequence, more_keys):
        if more not in sequences:
            sequences.append(more)
    return sequences
