"""The base class of all windows but the main one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QWidget

from digitpad.gui.theme.dressing import dress
from digitpad.gui.widgets.dialogs import Content, Dialogs, pictures_folder
from digitpad.gui.widgets.parts import add_keys, filled, grown, label, push_button
from digitpad.gui.widgets.spoken import announce


class Window(QDialog):
    """A secondary window; ``name`` is the prefix of the object names in it.

    ``frame``: what is shown, moved and sized: the window, or the dock widget that holds it.
    """

    def __init__(
        self, name: str, title: str, parent: QWidget | None, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(parent)
        dress(self)
        self.setObjectName(f"{name}_window")
        self.setWindowTitle(title)
        self.dialogs = Dialogs(self)
        self._name = name
        self.frame: QWidget = self
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        add_keys(self, ["Ctrl+W"], self.close, within)
        if size is not None:
            self.resize(*map(grown, size))

    @cached_property
    def close_button(self) -> QPushButton:
        return self.make_button("close", self.tr("Close"), self.close)

    @cached_property
    def dock_button(self) -> QPushButton:
        tip = self.tr("Show this in the training panel’s place, where it covers nothing")
        button = push_button(f"{self._name}_dock_button", self.tr("Dock"), tip)
        button.setCheckable(True)
        return button

    def make_button(
        self, name: str, text: str, slot: Callable[[], object], tip: str = "", *, of: str = ""
    ) -> QPushButton:
        """Return a button; ``of``: prefix of its object name, if it is not the window's."""
        return push_button(f"{of or self._name}_{name}_button", text, tip, slot)

    def make_save_button(
        self,
        name: str,
        text: str,
        tip: str,
        start: Path | str,
        content: Callable[[], Content],
        *,
        of: str = "",
    ) -> QPushButton:
        """Return a button that saves ``content`` to a file that it asks for, proposing ``start``.

        A relative path is in the folder for pictures.
        """

        def ask() -> None:
            self.dialogs.save(
                text.removesuffix("…"),
                pictures_folder() / start,
                content,
                lambda path: self.say(self.tr("Saved as {file}").format(file=path.name)),
                partial(self.dialogs.tell, self.tr("The file was not saved")),
            )

        return self.make_button(name, text, ask, tip, of=of)

    def say(self, text: str) -> None:
        """Show a message in the note, and announce it to screen readers."""
        self.note.setText(text)
        announce(self.note, text)

    def button_row(self, *buttons: QWidget) -> QHBoxLayout:
        """Return the bottom row: the ``note``, which is created here, the buttons, and Close."""
        self.note = label(f"{self._name}_note", look="quiet", wraps=True)
        return filled(QHBoxLayout(), (self.note, 1), *buttons, self.close_button)
