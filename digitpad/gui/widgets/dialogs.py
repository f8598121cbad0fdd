"""All questions and messages of the window; they never block, and answers arrive as callbacks.

Dialogs are opened, not executed, so that the window stays alive below them, and tests and other
tools can press their buttons.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QCheckBox, QFileDialog, QInputDialog, QLabel, QMessageBox, QWidget

from digitpad.files import free_path, with_ending, write_atomically
from digitpad.gui.language import verbatim
from digitpad.gui.theme.dressing import dress
from digitpad.gui.widgets.pixels import png_bytes
from digitpad.gui.workers.task import Task
from digitpad.words import QT_TRANSLATE_NOOP

OF_QT: Final = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
)
"""What Qt says in its file dialogs, and most of its own catalogues lack."""
SUFFIX: Final = re.compile(r"\*(\.\w+)")
"""A suffix in the filter of a file dialog."""
Content = bytes | QImage | Callable[[], bytes]
"""Content of a file; a picture is encoded, and a callable evaluated, in a thread."""


class Dialogs(QObject):
    """Opens dialogs above a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def tell(self, title: str, text: str, details: str = "") -> None:
        """Report a failure and its reason."""
        box = self._box(title, text, QMessageBox.Icon.Warning)
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        if details:
            box.setDetailedText(details)
            self._offer_report(box, details)
        box.open()

    def _offer_report(self, box: QMessageBox, details: str = "") -> None:
        """Add a button that copies versions, system and log, and leaves the box open."""
        button = box.addButton(self.tr("Copy report"), QMessageBox.ButtonRole.ActionRole)
        button.setObjectName("copy_report_button")
        button.setToolTip(
            self.tr(
                "Copies versions, your system and the last lines of the log, without your paths; "
                "nothing is sent"
            )
        )
        button.clicked.disconnect()  # which closes the box

        def copy() -> None:
            from digitpad.log import report

            QGuiApplication.clipboard().setText(report(details))
            button.setText(self.tr("Copied"))

        button.clicked.connect(copy)

    def inform(self, title: str, rich_text: str) -> None:
        """Show rich text about digitpad."""
        box = self._box(title, rich_text, QMessageBox.Icon.NoIcon)
        box.setTextFormat(Qt.TextFormat.RichText)
        box.setText(rich_text)
        box.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        box.setIconPixmap(self._window.windowIcon().pixmap(64, 64))
        box.setStandardButtons(QMessageBox.StandardButton.Close)
        self._offer_report(box)
        box.open()

    def ask(
        self,
        title: str,
        text: str,
        yes: str,
        on_yes: Callable[[], object],
        no: str = "",
        on_no: Callable[[], object] = lambda: None,
        option: QCheckBox | None = None,
    ) -> None:
        """Ask a question with the buttons ``yes``, ``no`` (if given) and Cancel.

        ``option`` is shown below the question.
        """
        box = self._box(title, text, QMessageBox.Icon.Question)
        if option is not None:
            option.setParent(box)  # otherwise Python deletes it with its last reference here
            box.setCheckBox(option)
        yes_button = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        yes_button.setObjectName("yes_button")
        no_button = box.addButton(no, QMessageBox.ButtonRole.DestructiveRole) if no else None
        if no_button is not None:
            no_button.setObjectName("no_button")
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(yes_button)

        def on_finished() -> None:
            if box.clickedButton() is yes_button:
                on_yes()
            elif no_button is not None and box.clickedButton() is no_button:
                on_no()

        box.finished.connect(on_finished)
        box.open()

    def choose(
        self,
        title: str,
        text: str,
        choices: list[str],
        proposed: str,
        on_chosen: Callable[[str], None],
        *,
        is_editable: bool = False,
    ) -> None:
        """Let the user select one of ``choices``, or none, while the window stays usable.

        ``is_editable``: they may write another text.
        """
        box = QInputDialog(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setObjectName("choice_box")
        box.setWindowTitle(title)
        box.setLabelText(text)
        for prompt in box.findChildren(QLabel):
            prompt.setTextFormat(Qt.TextFormat.PlainText)
        box.setComboBoxItems(choices)
        box.setComboBoxEditable(is_editable)
        box.setTextValue(proposed)
        box.textValueSelected.connect(on_chosen)
        box.show()

    def ask_open(
        self, title: str, folder: str, filters: list[str], on_chosen: Callable[[Path], None]
    ) -> None:
        dialog = self._file_dialog(title, folder, filters, on_chosen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def ask_open_several(
        self, title: str, folder: str, filters: list[str], on_chosen: Callable[[list[Path]], None]
    ) -> None:
        dialog = self._file_dialog(title, folder, filters, lambda _: None)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: on_chosen([Path(name) for name in names]))
        dialog.open()

    def ask_folder(self, title: str, start: Path, on_chosen: Callable[[Path], object]) -> None:
        dialog = self._file_dialog(title, str(start), [], on_chosen)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.open()

    def ask_save(
        self, title: str, start: Path, filters: list[str], on_chosen: Callable[[Path], object]
    ) -> None:
        """Ask for a file to write, proposing ``start``.

        The default suffix is that of the chosen filter, at first that of ``start``. A name whose
        suffix is not among ``filters`` must be confirmed.
        """
        suffixes = {suffix.lower() for group in filters for suffix in SUFFIX.findall(group)}

        def check(path: Path) -> None:
            if path.suffix.lower() in suffixes:
                on_chosen(path)
                return
            fitting = free_path(with_ending(path, f".{dialog.defaultSuffix()}"))
            question = self.tr(
                "“{file}” does not have the ending of such a file: other programs, and "
                "digitpad, would take it for something else. Save as “{other}”?"
            )
            save_as = self.tr("Save as {file}")
            self.ask(
                title, question.format(file=path.name, other=fitting.name),
                save_as.format(file=verbatim(fitting.name)), lambda: on_chosen(fitting),
                save_as.format(file=verbatim(path.name)), lambda: on_chosen(path),
            )  # fmt: skip

        def use_suffix_of(chosen: str) -> None:
            if offered := SUFFIX.findall(chosen):
                dialog.setDefaultSuffix(offered[0])

        dialog = self._file_dialog(title, str(start.parent), filters, check)
        dialog.filterSelected.connect(use_suffix_of)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(start.suffix.removeprefix("."))
        dialog.selectFile(start.name)
        dialog.open()

    def save(
        self,
        title: str,
        start: Path,
        content: Callable[[], Content],
        saved: Callable[[Path], object],
        failed: Callable[[str], object],
    ) -> None:
        """Ask for a file, proposing ``start``, write ``content`` there and report the outcome.

        A picture is written as PNG.
        """

        def write(path: Path, content: Content) -> None:
            if isinstance(content, QImage):
                content = png_bytes(content)
            write_atomically(path, content if isinstance(content, bytes) else content())

        def save(path: Path) -> None:
            self.do_beside(partial(write, path, content()), partial(saved, path), failed)

        suffix = start.suffix.removeprefix(".")
        self.ask_save(title, start, [f"{suffix.upper()} (*.{suffix})"], save)

    def do_beside(
        self,
        write: Callable[[], object],
        saved: Callable[[], object],
        failed: Callable[[str], object],
    ) -> None:
        """Write a file in the background; a closing window waits until it is written."""
        task = Task("saving", write, self, stop_gently=lambda: None)
        task.start(succeeded=lambda _: saved(), failed=failed)

    def _box(self, title: str, text: str, kind: QMessageBox.Icon) -> QMessageBox:
        box = QMessageBox(self._window)
        dress(box)  # first, since a later style sheet takes keyboard focus from its links
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setObjectName("message_box")
        box.setWindowTitle(title)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it may quote the content of a file
        box.setText(with_title(title, text))
        box.setIcon(kind)
        return box

    def _file_dialog(
        self, title: str, folder: str, filters: list[str], on_chosen: Callable[[Path], object]
    ) -> QFileDialog:
        dialog = QFileDialog(self._window, title, folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setObjectName("file_dialog")
        dialog.setNameFilters(filters)
        dialog.fileSelected.connect(lambda name: on_chosen(Path(name)))
        return dialog


def with_title(title: str, text: str) -> str:
    """Return a message's text, with its title on a Mac, where message boxes have none."""
    return f"{title}\n\n{text}" if sys.platform == "darwin" else text


def pictures_folder() -> Path:
    """Return the initial folder of file dialogs for saving."""
    folders = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(folders[0]) if folders else Path.home()
