"""The training images that are nearest to the drawing in the network's feature space."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QToolButton, QVBoxLayout

from digitpad.data.source import Folders
from digitpad.gui.canvas.content import Picture
from digitpad.gui.explain.view import Question, View
from digitpad.gui.language import number
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.flow import Flow
from digitpad.gui.widgets.parts import filled, label, named, plain_tip
from digitpad.gui.widgets.pixels import Pixels, rgb_of, to_qimage
from digitpad.gui.widgets.wording import counted, dataset_words
from digitpad.gui.workers.preload import load_torch
from digitpad.gui.workers.task import LatestWins
from digitpad.modelfile import Model

COUNT: Final = 12
THUMB_PX: Final = 84


@dataclass(frozen=True, slots=True, eq=False)
class Neighbour:
    """A training image, uint8 (c, h, w), its class, and its similarity to the drawing, −1..1."""

    image: Pixels
    truth: str
    likeness: float


@dataclass(frozen=True, slots=True, eq=False)
class NearestImages:
    """The nearest images, best first, among the first ``searched`` of a data set."""

    near: tuple[Neighbour, ...]
    dataset: str
    searched: int


class NearestWorker:
    """Answers the mailbox, and caches the features of the last model's training images.

    If the drawing changes, or the model is trained on, the computation continues where it was
    interrupted: for a model in training it would never finish otherwise.
    """

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._model: Model | None = None
        self._computing: Generator[tuple[int, int], None, None] | None = None

    def answer(self, question: Question) -> Generator[None, None, NearestImages]:
        """Return the training images nearest to a reading."""
        load_torch()
        from digitpad.explain.gradients import Differentiator
        from digitpad.explain.neighbours import SEARCHED, features_of, images_at_hand

        model, before = question.model, self._model
        is_other = before is None or before.info.name != model.info.name
        if is_other or (model is not before and self._computing is None):
            at_hand = images_at_hand(model, self._folders(), "train", SEARCHED)
            self._source, images, labels = at_hand
            self._network = Differentiator(model).network
            self._computing = self._compute(images, labels)
            self._model = model
        if self._computing is not None:
            for _ in self._computing:
                yield
            self._computing = None
        image = question.image().reshape(1, *model.info.architecture.input_shape)
        neighbours, classes = self._neighbours, self._source.classes
        near = tuple(
            Neighbour(neighbours.images[number], classes[int(neighbours.labels[number])], likeness)
            for number, likeness in neighbours.nearest(features_of(self._network, image)[0], COUNT)
        )
        return NearestImages(near, self._source.name, len(neighbours.images))

    def _compute(
        self, images: Pixels, labels: npt.NDArray[np.int64]
    ) -> Generator[tuple[int, int], None, None]:
        from digitpad.explain.neighbours import neighbours_of

        self._neighbours = yield from neighbours_of(self._network, images, labels)


class NearestView(View):
    """The view; ``found`` is what it shows. ``folders``: the user's own folders by data set."""

    can_shrink = False

    def __init__(self, folders: Folders) -> None:
        super().__init__("nearest")
        self.nearest: NearestImages | None = None
        self._mailbox = self.add_mailbox(LatestWins("nearest", NearestWorker(folders).answer, self))
        self._mailbox.answered.connect(self._on_answered)
        self._mailbox.failed.connect(lambda: self._show_places(are_shown=False))
        self.sentence = label("nearest_sentence", wraps=True)
        self.buttons = [self._button(number) for number in range(COUNT)]
        self.hint = label("nearest_hint", look="quiet", wraps=True)
        images = Flow(*self.buttons, gap=0)  # the buttons have margins of their own
        parts = self.sentence, images, self.hint, None
        filled(QVBoxLayout(self), *parts, spacing=12, margins=(0, 10, 0, 0))

    def _button(self, number: int) -> QToolButton:
        button = named(QToolButton(), f"nearest_{number}")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setIconSize(QSize(THUMB_PX, THUMB_PX))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _=False: self._put(number))
        return button

    def _show_places(self, *, are_shown: bool) -> None:
        """Show placeholders for the images, with an explanation."""
        blank = QPixmap(THUMB_PX, THUMB_PX)
        blank.fill(colours_of(self.palette()).track)
        icon = QIcon(blank)
        icon.addPixmap(blank, QIcon.Mode.Disabled)  # the one that Qt derives would be paler
        for button in self.buttons:
            button.setIcon(icon)
            button.setText("…")
            button.setEnabled(False)
            button.setVisible(are_shown)
        sentence = self.tr(
            "The {count} training images most like your drawing to the network come here."
        )
        self.sentence.setText(sentence.format(count=COUNT) if are_shown else "")

    def look_at(self, question: Question) -> None:
        if self.nearest is None:
            self._show_places(are_shown=True)
            self.message.emit(self.tr("Computing features of training images…"))
            self.say_torch_loads()
        self._mailbox.ask(question)

    @Slot(object, object)
    def _on_answered(self, question: Question, nearest: NearestImages) -> None:
        self.nearest = nearest
        for button, near in zip(self.buttons, nearest.near, strict=False):
            image = to_qimage(rgb_of(near.image)).scaled(THUMB_PX, THUMB_PX)
            button.setIcon(QIcon(QPixmap.fromImage(image)))
            likeness = number(near.likeness, ".2f")
            button.setText(f"{near.truth}  {likeness}")
            title = self.tr("“{digit}” of the training images, likeness {likeness}")
            button.setAccessibleName(title.format(digit=near.truth, likeness=likeness))
            button.setToolTip(plain_tip(button.accessibleName()))
            button.setEnabled(True)
            button.show()
        digits = counted(near.truth for near in nearest.near)
        sentence = self.tr(
            "Of {count} training images of “{dataset}” it takes these for the most alike: {digits}."
        )
        source, searched = dataset_words(nearest.dataset), number(nearest.searched)
        self.sentence.setText(sentence.format(dataset=source, count=searched, digits=digits))
        self.hint.setText(
            self.tr(
                "The number: how alike it is to the network, 1 at most. Click one to put it on the "
                "canvas; Undo brings your drawing back."
            )
        )
        self.message.emit(question.model.info.name)

    def _put(self, number: int) -> None:
        if self.nearest is None or number >= len(self.nearest.near):
            return
        near = self.nearest.near[number]
        picture = Picture(rgb_of(near.image), self.tr("training image"), truth=near.truth)
        self.page_wanted.emit(picture)
