"""Opening files of every kind: asking for them, reading them, and reporting errors.

Files are read in the background, and one that cannot be opened changes nothing. The model of the
last session is opened again; if there is none, or it is gone, the shipped model is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from digitpad import wings
from digitpad.errors import DigitpadError
from digitpad.files import models_folder
from digitpad.gui.canvas.content import Page
from digitpad.gui.files.current_model import CurrentModel
from digitpad.gui.files.documents import (
    INK_PATTERNS,
    LESSON_PATTERNS,
    MODEL_PATTERNS,
    kind_of,
    picture_patterns,
    read_page,
    run_folder,
)
from digitpad.gui.language import number, tr
from digitpad.gui.settings import Settings
from digitpad.gui.widgets.dialogs import Dialogs
from digitpad.gui.workers.task import Task
from digitpad.ink.drawing import Drawing, LabelledDrawing

if TYPE_CHECKING:
    from digitpad.modelfile import Model


class OpenedFile(NamedTuple):
    """The content of ``path``: a picture, or the first of its ``drawings``.

    ``of_files``: the number of files that the user chose, of which only this one was opened.
    """

    path: Path
    page: Page
    drawings: tuple[LabelledDrawing, ...]
    of_files: int = 1


class FileOpener(QObject):
    """Asks for files and opens them; a model becomes the current one.

    Signals: ``page_opened`` with an ``OpenedFile``; ``data_opened`` (the path of images to learn
    from); ``lesson_opened`` (its path); ``photos_wanted`` with several pictures, for the window for
    photos; ``model_opened`` (); ``shipped_missing`` (why there is no model at all); ``message``
    with a sentence for the status bar.
    """

    page_opened = Signal(object)
    data_opened = Signal(object)
    lesson_opened = Signal(object)
    photos_wanted = Signal(object)
    model_opened = Signal()
    shipped_missing = Signal(str)
    message = Signal(str)

    def __init__(
        self, current: CurrentModel, dialogs: Dialogs, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._current = current
        self._dialogs = dialogs
        self._settings = settings
        self._wanted_page: Path | bytes | None = None
        self._wanted_model: Path | None = None

    @Slot()
    def ask_open(self) -> None:
        pictures = picture_patterns()
        every = f"{INK_PATTERNS} {MODEL_PATTERNS} {LESSON_PATTERNS} {pictures}"
        filters = [
            self.tr("Everything digitpad reads ({patterns})").format(patterns=every),
            self.tr("Drawings ({patterns})").format(patterns=INK_PATTERNS),
            self.tr("Pictures ({patterns})").format(patterns=pictures),
            self.tr("Lessons ({patterns})").format(patterns=LESSON_PATTERNS),
            *self._model_filters(),
        ]
        folder = self._settings.last_folder("drawing")
        self._dialogs.ask_open(self.tr("Open"), folder, filters, self.open_file)

    @Slot()
    def ask_open_model(self) -> None:
        folder = self._settings.last_folder("model") or str(models_folder())
        title, filters = self.tr("Open model"), self._model_filters()
        self._dialogs.ask_open(title, folder, filters, self.open_model)

    def _model_filters(self) -> list[str]:
        return [
            self.tr("Models ({patterns})").format(patterns=MODEL_PATTERNS),
            self.tr("All files (*)"),
        ]

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open the first model among files, and the first drawing or picture for it to read.

        Several pictures are photos of paper, see ``take_photos``.
        """
        models = [path for path in paths if kind_of(path) == "model"]
        pages = [path for path in paths if path not in models]
        if pages and self.take_photos(pages):
            pages = []
        groups = [group for group in (models, pages) if group]
        # Whichever is opened last says how many are not.
        unopened = sum(len(group) - 1 for group in groups)
        for group in groups:
            self.open_file(group[0], 1 + unopened)

    def take_photos(self, paths: Sequence[Path]) -> bool:
        """Take several pictures for photos of paper; return whether they are."""
        are_photos = len(paths) > 1 and all(kind_of(path) == "picture" for path in paths)
        if not are_photos or wings.reader_of_photos() is None:
            return False
        self.photos_wanted.emit(paths)
        return True

    @Slot(object)
    def open_file(self, path: Path, of_files: int = 1) -> None:
        """Open a file of any kind that digitpad knows, the first of ``of_files``."""
        kind = kind_of(path)
        if kind == "model":
            self.open_model(path, of_files)
            return
        if kind in ("data", "lesson"):
            (self.data_opened if kind == "data" else self.lesson_opened).emit(path)
            return
        self._wanted_page = path
        self.message.emit(self.tr("Opening {file}…").format(file=path.name))
        task = Task("opening", lambda: OpenedFile(path, *read_page(path), of_files), self)
        task.start(succeeded=self._on_page_read, failed=partial(self._on_page_failed, path))

    def open_ink(self, data: bytes, on_drawing: Callable[[Drawing], object]) -> None:
        """Open the first drawing of InkML that did not come from a file."""
        from digitpad.ink.inkml import parse_inkml

        def take(drawing: Drawing) -> None:
            if self._wanted_page is data:
                on_drawing(drawing)

        self._wanted_page = data
        fail = partial(self._dialogs.tell, self.tr("This was not opened"))
        task = Task("opening", lambda: parse_inkml(data)[0].drawing, self)
        task.start(succeeded=take, failed=fail)

    @Slot()
    def keep_page(self) -> None:
        """Abandon a drawing or picture that is still being opened: the page is newer."""
        self._wanted_page = None

    # Models

    @Slot()
    def keep_model(self) -> None:
        """Abandon a model that is still being opened: another one was chosen since."""
        self._wanted_model = None

    @Slot(object)
    def open_model(self, path: Path, of_files: int = 1) -> None:
        """Open a model in the background and use it."""
        self._begin_model(path, of_files)

    def open_model_at_once(self, path: Path) -> bool:
        """Open a model and use it before this returns; return whether that worked."""
        from digitpad.recognise.conventions import open_settled

        self._wanted_model = path
        try:
            model = open_settled(path)
        except DigitpadError as error:
            self._on_model_failed(path, tr(error))
            return False
        self._use(path, 1, model)
        return True

    @Slot()
    def ask_pixels(self) -> None:
        """Ask how the pixels were scaled that the model in use was trained on, and use it so."""
        from digitpad.modelfile.info import rescaled
        from digitpad.models.pixels import CONVENTIONS, pixels_of

        model = self._current.model
        if model is None:
            return
        now, title = pixels_of(model.info.architecture), self.tr("Pixels of the model")

        def use(text: str) -> None:
            try:
                info = rescaled(model.info, text)
            except DigitpadError as error:
                self._dialogs.tell(title, tr(error))
                return
            self._current.use(replace(model, info=info))
            self.message.emit(
                self.tr("{model} reads pixels as “{pixels}”; save it to keep that.").format(
                    model=info.name, pixels=pixels_of(info.architecture)
                )
            )

        question = self.tr(
            "Which values of pixels were the weights of {model} trained on? digitpad gives 0 for "
            "paper and 1 for ink, unless you choose or write something else here."
        ).format(model=model.info.name)
        choices = list(dict.fromkeys((now, *CONVENTIONS)))
        self._dialogs.choose(title, question, choices, now, use, is_editable=True)

    def open_first(self) -> None:
        """Open the last session's model or else the shipped one, unless there is one by now."""
        if self._current.reading is not None or self._wanted_model is not None:
            return
        if self._current.path is not None:
            self._begin_model(self._current.path, is_last=True)
            return
        try:
            self._current.use_shipped()
        except DigitpadError as error:
            self.shipped_missing.emit(tr(error))
        self.model_opened.emit()

    @Slot()
    def use_shipped(self) -> None:
        """Use the shipped model; report an error if that fails."""
        self._use_resource(self._current.use_shipped)

    @Slot()
    def use_shipped_for_pictures(self) -> None:
        """Use the shipped model that reads pictures, too; report an error if that fails."""
        self._use_resource(self._current.use_shipped_for_pictures)

    def _use_resource(self, use: Callable[[], None]) -> None:
        self._wanted_model = self._current.path = None
        try:
            use()
        except DigitpadError as error:
            self._dialogs.tell(self.tr("The model was not opened"), tr(error))
            self.message.emit(tr(error))
        else:
            self.model_opened.emit()

    def _begin_model(self, path: Path, of_files: int = 1, *, is_last: bool = False) -> None:
        from digitpad.recognise.conventions import open_settled

        if folder := run_folder(path):
            from digitpad.runs.record import read_record

            try:
                path = read_record(folder).model_file
            except DigitpadError as error:
                self._on_model_failed(path, tr(error))
                return
        self._wanted_model = path
        self.message.emit(self.tr("Opening {file}…").format(file=path.name))
        fail = partial(self._on_model_failed, path, is_last=is_last)
        task = Task("opening", partial(open_settled, path), self)
        task.start(succeeded=partial(self._use, path, of_files), failed=fail)

    def _use(self, path: Path, of_files: int, model: Model) -> None:
        if path != self._wanted_model:
            return
        self._wanted_model = None
        self._settings.add_recent("model", path)
        is_new = self._current.path != path
        self._current.use(model, path)
        self.message.emit(self.tr("Opened {file}").format(file=path.name))
        self.model_opened.emit()
        if model.info.guess and is_new:
            text = self.tr(
                "{file} does not say everything about its network; what is missing was guessed. If "
                "it reads badly, choose File, Pixels of the model, or tell its layers by "
                "“digitpad convert --layers”."
            )
            title = self.tr("A part of this model is a guess")
            self._dialogs.tell(title, text.format(file=path.name))
        if of_files > 1:
            self.message.emit(self.opened_words(path, of_files))

    def _on_model_failed(self, path: Path, why: str, *, is_last: bool = False) -> None:
        if path == self._wanted_model:
            self._wanted_model = None
        if path == self._current.path:
            self._current.path = None
        self.open_first()
        if is_last:
            why = self.tr("The model from last time was not opened. {why}").format(why=why)
            self.message.emit(why)
            return
        self._settings.forget_recent("model", path)
        self._dialogs.tell(self.tr("The model was not opened"), why)
        self.message.emit(why)

    # Drawings and pictures

    def _on_page_read(self, opened: OpenedFile) -> None:
        if opened.path != self._wanted_page:
            message = self.tr("{file} is not shown: something newer is there")
            self.message.emit(message.format(file=opened.path.name))
            return
        self._settings.add_recent("drawing", opened.path)
        self.page_opened.emit(opened)

    def _on_page_failed(self, path: Path, why: str) -> None:
        self._settings.forget_recent("drawing", path)
        self._dialogs.tell(self.tr("The file was not opened"), why)
        self.message.emit(why)

    def opened_words(self, path: Path, of_files: int, *, drawings: int = 1, pages: int = 1) -> str:
        """Return what was opened: the file, its drawings or pages, and the files left unopened."""
        message = self.tr("Opened {file}")
        if drawings > 1:
            message = self.tr("{file}: drawing 1 of {count}")
        elif pages > 1:
            message = self.tr("{file}: page 1 of {count} is read")
        message = message.format(file=path.name, count=number(max(drawings, pages)))
        if of_files == 1:
            return message
        unopened = self.tr("%Ln other file(s) not opened", "", of_files - 1)
        return f"{message} · {unopened}"
