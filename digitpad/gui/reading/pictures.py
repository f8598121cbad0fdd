"""The picture view of networks for colour pictures, with paging and opening.

It replaces the canvas. The test pictures of CIFAR-10, or of SVHN for a network of digits, can be
paged through if the data set is there.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QObject, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from digitpad.data.catalogue import CIFAR10, SVHN
from digitpad.data.family import Arrays
from digitpad.data.published import PublishedDataset
from digitpad.errors import DatasetError
from digitpad.gui.canvas.content import Picture
from digitpad.gui.canvas.page_view import PageView
from digitpad.gui.desk import Desk
from digitpad.gui.language import number
from digitpad.gui.workers.task import Task
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from digitpad.modelfile import Model

VEIL: Final = 200
"""Opacity, of 255, of the veil over the part that the network does not see."""
STEP_KEYS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class PictureView(PageView):
    """A picture on paper; if there is none, a hint says what to do.

    Small pictures are shown with visible pixels; the part outside the central square, which the
    network does not see, is paler.

    Signals, in the GUI thread: ``step_wanted`` with 1 for the next test picture and -1 for the
    previous one.
    """

    step_wanted = Signal(int)
    shows_pixels = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("picture_view")
        self.setAccessibleName(self.tr("Picture"))

    @property
    def picture(self) -> Picture | None:
        page = self.page()
        return page if isinstance(page, Picture) else None

    def set_picture(self, picture: Picture) -> None:
        """Show another picture; undo restores the former one, and paging is a single undo step."""
        before = self.picture
        is_paging = before is not None and before.number is not None
        self.set_page(picture, replaces=is_paging and picture.number is not None)

    def hint(self) -> str:
        return self.tr("Drop, paste or open a picture here")

    def usage(self) -> str:
        return self.tr("The picture to read. The arrow keys page through the test pictures.")

    def paint_over(self, painter: QPainter) -> None:
        """Cover the part outside the central square of the picture with paper."""
        size, side = self.picture_rect().size(), self.paper_rect().width()
        if size.isEmpty():
            return
        seen = min(size.width(), size.height())
        edge, veil = (side - seen) / 2, QColor(self.colours.paper)
        veil.setAlpha(VEIL)
        for margin in (0, side - edge):
            if size.width() > seen:
                painter.fillRect(QRectF(margin, 0, edge, side), veil)
            elif size.height() > seen:
                painter.fillRect(QRectF(0, margin, side, edge), veil)

    # Overrides of Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEP_KEYS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.show_keyed(True)
            self.step_wanted.emit(step)


def pictures_for(model: Model | None) -> PublishedDataset:
    """Return the data set whose test pictures a model is shown."""
    has_digits = model is not None and model.info.classes == SVHN.classes
    return SVHN if has_digits else CIFAR10


def read_test_pictures(info: PublishedDataset, folder: Path) -> Arrays:
    """Read the test pictures in a folder.

    Raises ``DatasetError`` if they are missing or damaged.
    """
    if not info.has_test(folder):
        raise DatasetError(
            QT_TRANSLATE_NOOP(
                "errors",
                "The test pictures of {title} are not in {folder}. Choose {title} as data set, "
                "and download it or choose its folder.",
            ).filled(title=info.title, folder=folder)
        )
    return info.read_test(folder)


class PicturePages(QObject):
    """The test pictures for the current model, if there are any; loaded once, when first wanted.

    Signals, in the GUI thread: ``changed`` when pictures were loaded or could not be.
    """

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self.info: PublishedDataset = CIFAR10
        self._folder: Path | None = None
        self._batch: Arrays | None = None
        self._task: Task | None = None
        self.why_not = ""

    @property
    def count(self) -> int:
        return 0 if self._batch is None else len(self._batch[0])

    def picture(self, index: int) -> Picture:
        """Return the test picture at an index, with its label."""
        assert self._batch is not None
        images, labels = self._batch
        pixels = np.ascontiguousarray(images[index].transpose(1, 2, 0))
        truth = self.info.classes[int(labels[index])]
        name = self.tr("test picture {number}").format(number=number(index + 1))
        return Picture(pixels, name, index, truth)

    @Slot()
    def look(self) -> None:
        """Load the pictures, unless those of the current model and folder are loaded already."""
        wanted = self._wanted()
        is_loaded = self._batch is not None and wanted == (self.info, self._folder)
        if self._task is not None or is_loaded:
            return
        if wanted[0] is not self.info:
            self._batch = None
        self.info, self._folder = wanted
        task = self._task = Task("pages", partial(read_test_pictures, *wanted), self)
        task.start(succeeded=self._on_read, failed=self._on_failed, finished=self._on_finished)

    def _wanted(self) -> tuple[PublishedDataset, Path]:
        info = pictures_for(self._desk.model)
        return info, self._desk.folders().get(info.name) or info.usual_folder

    @Slot(object)
    def _on_read(self, batch: Arrays) -> None:
        self._batch, self.why_not = batch, ""
        self.changed.emit()

    @Slot(str)
    def _on_failed(self, why: str) -> None:
        self._batch, self.why_not = None, why
        self.changed.emit()

    @Slot()
    def _on_finished(self) -> None:
        self._task = None
        # The model or the folder may have changed while this one was read.
        if self._wanted() != (self.info, self._folder):
            self.look()
