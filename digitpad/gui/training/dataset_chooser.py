"""Which images to train on, what that needs, and the buttons that provide it.

A data set is built in, there, incomplete, or to be downloaded; the line below the list says
which, and offers the download (with progress and cancel) or a folder of the user's own.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from digitpad.collection import class_file, store
from digitpad.data.catalogue import DATASETS, MNIST, MY_THINGS
from digitpad.data.convention import CONVENTIONS, Offer, offer_steps
from digitpad.data.family import Transfer
from digitpad.data.source import FETCHABLE, DataSource, dataset_at_hand
from digitpad.gui.language import number, tr
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.named_combo import MoreCombo
from digitpad.gui.widgets.parts import (
    combo,
    field_label,
    filled,
    push_button,
    set_entry,
    small_label,
)
from digitpad.gui.widgets.task_row import TaskRow
from digitpad.gui.workers.task import LatestWins, Task
from digitpad.models.architecture import COLOUR_INPUT, DIGIT_INPUT, DIGITS, Architecture
from digitpad.models.catalogue import GROUPS

TOGETHER: Final = "mnist+handwriting"
SMALL: Final = "handwriting-small"
"""The data set for newcomers without MNIST; training on it takes seconds."""
FIRST_LISTED: Final = (
    *("mnist", "handwriting", SMALL, "my-handwriting", "my-things", "own-data", "pictures"),
    *("emnist-digits", "qmnist", "usps", "fashion-mnist", TOGETHER),
)
"""What learners and their teachers train on; “More…” lists the others."""

Fetch = Callable[[DataSource], Generator[Transfer, None, None]]


def fetch_missing(source: DataSource) -> Generator[Transfer, None, None]:
    """Download the missing files to the download folder."""
    return source.fetch_missing(None)


class DatasetChooser(QWidget):
    """The data sets, and a line with the state of the current one; the owner places ``combo``.

    Signals: ``dataset_chosen`` (), when another one, or another folder, is current;
    ``folder_chosen`` (), when the user chose a folder, or the usual one again;
    ``look_wanted`` (its name), when its images are to be seen; ``message`` (text for a status bar).
    """

    dataset_chosen = Signal()
    folder_chosen = Signal()
    look_wanted = Signal(str)
    message = Signal(str)

    def __init__(self, *, fetch: Fetch = fetch_missing) -> None:
        super().__init__()
        self._fetch = fetch
        self._folders: dict[str, Path] = {}
        self._download: Task | None = None
        self._check = LatestWins("convention", lambda asked: offer_steps(*asked), self)
        self._check.answered.connect(self._on_checked)
        self._failure = self._offer = ""
        tip = self.tr("The images to learn from")
        self.combo = MoreCombo("dataset_combo", self.tr("Data set"), tip)
        self.choose = self.combo.choose
        self._notes: dict[str, str] = {}
        self._networks: Sequence[Architecture] = ()
        for name in FIRST_LISTED:
            self._list(name)
        title = self.tr("Relatives of MNIST, colour pictures, numbers")
        self.combo.add_more(title)
        self.combo.others_wanted.connect(self._list_others)
        self.status_label = small_label("dataset_status", wraps=True)
        self.status_label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.row = TaskRow(
            "download",
            self.tr("Progress of the download"),
            self.tr("Stop the download; complete files are kept"),
        )
        self.row.bar.setMaximumWidth(150)
        self.row.message.connect(self.status_label.setText)
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
        self.look_button = push_button(
            "look_button",
            self.tr("Look…"),
            self.tr("See the images with their labels before training, the test part first"),
            lambda: self.look_wanted.emit(self.name),
        )
        self.convention_combo = combo(
            "convention_combo",
            self.tr("Read the images"),
            self.tr("What they need to be as MNIST’s are: white ink on black, upright"),
            [(tr(title), name) for name, title in CONVENTIONS.items()],
        )
        self.convention_combo.currentIndexChanged.connect(self._on_convention_chosen)
        ways = (self.download_button, self.usual_button, self.folder_button)
        state = Flow(self.status_label, self.row, *ways)
        self._own = QWidget()
        own = Flow(field_label(self.convention_combo), self.convention_combo, self.look_button)
        filled(QVBoxLayout(self._own), own)
        filled(QVBoxLayout(self), state, self._own)
        self.choose(self._at_hand())
        self.combo.entry_chosen.connect(self._on_entry_chosen)
        self.refresh()

    def _list(self, name: str) -> None:
        """Add a data set to the list; enabled if the network can be trained on it."""
        if name == TOGETHER:
            title, about = self.tr("MNIST and generated handwriting together"), ""
        elif name in DATASETS:
            title, about = tr(DATASETS[name].title), tr(DATASETS[name].about)
        else:
            title = about = ""
        self._notes[name] = f"{name} · {about}" if about else name
        self.combo.add_entry(name, self._notes[name], text=title)
        self._show_fit(name)

    @Slot()
    def _list_others(self) -> None:
        for name in (*DATASETS, TOGETHER):
            if name not in self._notes:
                self._list(name)

    @property
    def name(self) -> str:
        return self.combo.name

    @property
    def source(self) -> DataSource:
        return DataSource.among(self.name, self._folders)

    @property
    def folder(self) -> Path | None:
        """The user's own folder for the current data set, None for the usual one."""
        return self._folders.get(self.source.folder_owner)

    @property
    def why_not(self) -> str:
        """Why there is nothing to learn from before a folder is chosen, "" if there may be."""
        if self.folder is not None or not self.source.with_files:
            return ""
        status = self.source.status()
        return tr(status.message) if status.state == "folder" else ""

    @property
    def convention(self) -> str:
        """What the user's own images need, see ``data.convention``."""
        return str(self.convention_combo.currentData()) if self.source.is_own else ""

    def set_convention(self, name: str) -> None:
        self.convention_combo.setCurrentIndex(max(0, self.convention_combo.findData(name)))

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

    def take(self, path: Path) -> bool:
        """Choose the data set that a folder or file of the user's holds, if any."""
        has_things = path.suffix in (class_file.SUFFIX, store.SUFFIX)
        source = DataSource.parse(MY_THINGS.name if has_things else MNIST.name, path)
        is_known = source.is_own or source.status(path).state == "ready"
        if is_known:
            self._use_folder(path, source.name)
        return is_known

    def offer(self, name: str) -> None:
        """List ``name``, even if it combines data sets as only the command line does.

        Raises ``ConfigError`` for an unknown name.
        """
        DataSource.parse(name)
        self.combo.list_others()
        if name not in self._notes:
            self._list(name)

    def fit_to(self, network: Architecture, sizes: Sequence[Architecture] = ()) -> None:
        """Enable the data sets that a network can be trained on, and make one of them current.

        ``sizes``: the network for images of other sizes; what these can be trained on is enabled.
        """
        self._networks = network, *sizes
        for name in self._notes:
            self._show_fit(name)
        if not self.source.fits(network):
            names = (self._at_hand(), *DATASETS)
            fitting = (
                name for name in names if DataSource.among(name, self._folders).fits(network)
            )
            self.choose(next(fitting, self.name))

    def _show_fit(self, name: str) -> None:
        source, index = DataSource.among(name, self._folders), self.combo.findData(name)
        networks = self._networks
        fits = not networks or any(map(source.fits, networks)) or source.sizes_for(networks[0])
        set_entry(self.combo, index, self.combo.itemText(index), is_enabled=bool(fits))
        self.combo.set_note(index, self._notes[name] if fits else self._unfit_words(source))

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
        self._own.setVisible(self.source.is_own and status.state == "ready")
        if not is_loading:
            text = self._failure or tr(status.message)
            self.status_label.setText(f"{text}\n{self._offer}" if self._offer else text)

    def _unfit_words(self, source: DataSource) -> str:
        if source.input_shape == COLOUR_INPUT:
            return self.tr("Only for models of colour pictures, such as cifar-cnn")
        if source.input_shape == DIGIT_INPUT:
            if len(source.classes) != len(DIGITS):
                reason = self.tr(
                    "Only for resnet18, mobilenet-v3-small or layers that end with “dense {count}”"
                )
                return reason.format(count=len(source.classes))
            return self.tr("Only for models of grey 28×28 images, such as candle-cnn")
        networks = (network for group in GROUPS.values() for network in group)
        shape = source.input_shape
        fitting = [network.name for network in networks if network.input_shape == shape]
        return self.tr("Only for the model {model}").format(model=" / ".join(fitting))

    def _at_hand(self) -> str:
        """Return the data set to begin with: MNIST if it is there, else a built-in one."""
        usual = dataset_at_hand(self._folders.get("mnist"))
        return SMALL if usual == "handwriting" else usual

    @Slot()
    def _on_entry_chosen(self) -> None:
        self._failure = ""
        self.refresh()
        self.dataset_chosen.emit()
        self._check_convention()

    @Slot()
    def _on_convention_chosen(self) -> None:
        self._check_convention()
        self.dataset_chosen.emit()

    def _check_convention(self) -> None:
        """Let the shipped model read some of the user's own images, and say what it found."""
        self._check.drop()
        self._offer = ""
        source, folder = self.source, self.folder
        if source.is_own and folder is not None and not self.convention:
            self._check.ask((source, folder))
        self.refresh()

    @Slot(object, object)
    def _on_checked(self, _asked: object, offer: Offer | None) -> None:
        if offer is not None:
            self._offer = tr(offer.words)
            if offer.convention:
                text = self.tr("{found} Choose “{convention}” here.")
                convention = tr(CONVENTIONS[offer.convention])
                self._offer = text.format(found=self._offer, convention=convention)
            self.message.emit(self._offer)
            self.refresh()

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
        text = self.tr("Fetching {file}: {done} MB").format(
            file=transfer.what, done=number(transfer.done / 1e6, ".1f")
        )
        self.row.advance(transfer.done, transfer.total, text, phase=transfer.what)

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
        if self.name == MY_THINGS.name:
            paths = {path.stem: path for path in store.set_paths()}
            title, prompt = self.tr("My things"), self.tr("Which set to learn:")
            proposed = self.folder.stem if self.folder else next(iter(paths), "")
            use = self._use_folder
            Dialogs(self).choose(title, prompt, [*paths], proposed, lambda name: use(paths[name]))
            return
        title = self.tr("Folder with {dataset}").format(dataset=self.name)
        Dialogs(self).ask_folder(title, self.folder or Path.home(), self._use_folder)

    def _use_folder(self, folder: Path | None, name: str = "") -> None:
        name = name or DataSource.parse(self.name, folder).name
        self.offer(name)
        self.set_folder(name, folder)
        self.choose(name)
        self.folder_chosen.emit()
        self._check_convention()

    # Overrides of Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # As high as its buttons, so that nothing moves when they appear or disappear.
        self.folder_button.ensurePolished()
        self.setMinimumHeight(self.folder_button.sizeHint().height())
