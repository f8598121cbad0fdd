"""Which images to train on, what that needs, and the buttons that provide it.

A data set is built in, there, incomplete, or to be downloaded; the line below the list says
which, and offers the download (with progress and cancel) or a folder of the user's own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from digitpad.data.catalogue import DATASETS
from digitpad.data.family import Transfer
from digitpad.data.source import FETCHABLE, DataSource, dataset_at_hand
from digitpad.gui.language import number, tr
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.parts import (
    filled,
    push_button,
    set_entry,
    small_label,
)
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.widgets.two_line_delegate import TwoLineCombo
from digitpad.gui.workers.task import Task
from digitpad.models.architecture import COLOUR_INPUT, DIGIT_INPUT, LETTERS, Architecture
from digitpad.models.catalogue import GROUPS

TOGETHER: Final = "mnist+handwriting"
SMALL: Final = "handwriting-small"
"""The data set for newcomers without MNIST; training on it takes seconds."""

Fetch = Callable[[DataSource], Generator[Transfer, None, None]]


def fetch_missing(source: DataSource) -> Generator[Transfer, None, None]:
    """Download the missing files to the download folder."""
    return source.fetch_missing(None)


class DatasetChooser(QWidget):
    """The data sets, and a line with the state of the current one; the owner places ``combo``.

    Signals: ``dataset_chosen`` (), when another one, or another folder, is current;
    ``folder_chosen`` (), when the user chose a folder, or the usual one again;
    ``message`` (text for a status bar).
    """

    dataset_chosen = Signal()
    folder_chosen = Signal()
    message = Signal(str)

    def __init__(self, *, fetch: Fetch = fetch_missing) -> None:
        super().__init__()
        self._fetch = fetch
        self._folders: dict[str, Path] = {}
        self._download: Task | None = None
        self._failure = ""
        tip = self.tr("The images to learn from")
        self.combo = TwoLineCombo("dataset_combo", self.tr("Data set"), tip)
        self.choose = self.combo.choose
        self._notes: dict[str, str] = {}
        titles = {info.name: (tr(info.title), tr(info.about)) for info in DATASETS.values()}
        titles[TOGETHER] = self.tr("MNIST and generated handwriting together"), ""
        for name, (title, about) in titles.items():
            self._notes[name] = f"{name} · {about}" if about else name
            self.combo.add_entry(name, self._notes[name], text=title)
        self.status_label = small_label("dataset_status", wraps=True)
        self.status_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.row = TaskRow(
            "download",
            self.tr("Progress of the download"),
            self.tr("Stop the download; complete files are kept"),
        )
        self.row.bar.setMaximumWidth(150)
        self.row.said.connect(self.status_label.setText)
        self.download_button = push_button(
            "download_button",
            self.tr("Download"),
            self.tr("Download the data set; nothing is sent"),
            self._on_download,
        )
        self.folder_button = push_button(
            "folder_button",
            self.tr("Folder…"),
            self.tr("Choose a folder of your own that has the published files of this data set"),
            self._on_choose_folder,
        )
        self.usual_button = push_button(
            "usual_folder_button",
            self.tr("Forget this folder"),
            self.tr("Use the download folder again instead of the one you chose"),
            lambda: self._use_folder(None),
        )
        ways = (self.download_button, self.usual_button, self.folder_button)
        filled(QHBoxLayout(self), (self.status_label, 1), self.row, *ways)
        self.choose(self._at_hand())
        self.combo.currentIndexChanged.connect(self._on_index_changed)
        self.refresh()

    @property
    def name(self) -> str:
        return self.combo.name

    @property
    def source(self) -> DataSource:
        return DataSource.parse(self.name)

    @property
    def folder(self) -> Path | None:
        """The user's own folder for the current data set, None for the usual one."""
        return self._folders.get(self.source.folder_owner)

    def folders(self) -> dict[str, Path]:
        return dict(self._folders)

    def set_folder(self, name: str, folder: Path | None) -> None:
        """Use the files of ``name`` in ``folder``; None for the usual one."""
        owner = DataSource.parse(name).folder_owner
        if folder is None:
            self._folders.pop(owner, None)
        else:
            self._folders[owner] = folder
        self._failure = ""
        self.refresh()
        self.dataset_chosen.emit()

    def offer(self, name: str) -> None:
        """List ``name``, even if it combines data sets as only the command line does.

        Raises ``ConfigError`` for an unknown name.
        """
        DataSource.parse(name)
        if name not in self._notes:
            self._notes[name] = name
            self.combo.add_entry(name, name)

    def fit_to(self, network: Architecture) -> None:
        """Enable the data sets that a network can be trained on, and make one of them current."""
        for index, (name, note) in enumerate(self._notes.items()):
            source = DataSource.parse(name)
            fits = source.fits(network)
            set_entry(self.combo, index, self.combo.itemText(index), is_enabled=fits)
            self.combo.set_note(index, note if fits else self._unfit_words(source))
        if not self.source.fits(network):
            names = (self._at_hand(), *DATASETS)
            fitting = (name for name in names if DataSource.parse(name).fits(network))
            self.choose(next(fitting, self.name))

    def refresh(self) -> None:
        status = self.source.status(self.folder)
        is_loading = self._download is not None
        can_download = status.state in FETCHABLE and self.folder is None
        self.download_button.setVisible(can_download and not is_loading)
        self.download_button.setText(
            self.tr("Download {megabytes} MB").format(megabytes=self.source.megabytes)
        )
        self.folder_button.setVisible(status.state != "built-in" and not is_loading)
        self.usual_button.setVisible(self.folder is not None and not is_loading)
        if not is_loading:
            self.status_label.setText(self._failure or tr(status.message))

    def _unfit_words(self, source: DataSource) -> str:
        if source.input_shape == COLOUR_INPUT:
            return self.tr("Only for models of colour pictures, such as cifar-cnn")
        if source.input_shape == DIGIT_INPUT:
            if source.classes == LETTERS:
                return self.tr("Only for your own layers that end with “dense 26”")
            return self.tr("Only for models of grey 28×28 images, such as candle-cnn")
        made = (one for group in GROUPS.values() for one in group)
        fitting = [one.name for one in made if one.input_shape == source.input_shape]
        return self.tr("Only for the model {model}").format(model=" / ".join(fitting))

    def _at_hand(self) -> str:
        """Return the data set to begin with: MNIST if it is there, else a built-in one."""
        usual = dataset_at_hand(self._folders.get("mnist"))
        return SMALL if usual == "handwriting" else usual

    @Slot()
    def _on_index_changed(self) -> None:
        self._failure = ""
        self.refresh()
        self.dataset_chosen.emit()

    @Slot()
    def _on_download(self) -> None:
        self._failure = ""
        task = self._download = Task("download", partial(self._fetch, self.source), self)
        self.row.follow(task, self.tr("Asking for the files…"))
        task.start(progress=self._on_progressed, failed=self._on_failed, finished=self._on_finished)
        self.refresh()

    @Slot(object)
    def _on_progressed(self, transfer: Transfer) -> None:
        if self._download is None:
            return
        words = self.tr("Fetching {file}: {done} MB").format(
            file=transfer.what, done=number(transfer.done / 1e6, ".1f")
        )
        self.row.advance(transfer.done, transfer.total, words, phase=transfer.what)

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._failure = why

    @Slot()
    def _on_finished(self) -> None:
        self._download = None
        self.refresh()
        self.message.emit(self.status_label.text())
        self.dataset_chosen.emit()

    @Slot()
    def _on_choose_folder(self) -> None:
        title = self.tr("Folder with {dataset}").format(dataset=self.name)
        Dialogs(self).ask_folder(title, self.folder or Path.home(), self._use_folder)

    def _use_folder(self, folder: Path | None) -> None:
        self.set_folder(self.name, folder)
        self.folder_chosen.emit()

    # Overrides of Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # As high as its buttons, so that nothing moves when they appear or disappear.
        self.folder_button.ensurePolished()
        self.setMinimumHeight(self.folder_button.sizeHint().height())
