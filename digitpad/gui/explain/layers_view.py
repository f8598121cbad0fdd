"""Layer by layer: the filters of the first layer, and each layer's output for the drawing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QSizePolicy, QVBoxLayout, QWidget

from digitpad.arrays import Floats
from digitpad.explain.picture import map_pixels, strength_of
from digitpad.gui.explain.map_view import shades_of
from digitpad.gui.explain.view import Question, View
from digitpad.gui.language import number, tr
from digitpad.gui.theme.colours import colours_of
from digitpad.gui.widgets.parts import filled, grown, label, named, shows_tip, small_font
from digitpad.gui.widgets.pixels import to_qimage
from digitpad.gui.widgets.spoken import describe
from digitpad.gui.workers.preload import load_torch
from digitpad.gui.workers.task import LatestWins
from digitpad.models.custom import shape_text

if TYPE_CHECKING:
    from digitpad.explain.layers import LayerView
    from digitpad.modelfile import Model
    from digitpad.models.torch.network import Network

MOST: Final = 256
"""Greatest number of images shown; more could not be told apart."""
GAP_PX: Final = 6
CAPTION_PX: Final = 18
LIST_PX: Final = 236


@dataclass(frozen=True, slots=True, eq=False)
class ImageWall:
    """Signed images (n, h, w), and a caption for each, or "" for all."""

    images: Floats
    captions: tuple[str, ...] = ()


class WallView(QWidget):
    """Shows many small images side by side; a click or Enter enlarges one, or shows all again."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "layer_wall", self.tr("What the layer shows"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFont(small_font(self.font()))
        self.wall: ImageWall | None = None
        self.enlarged = -1
        self._place = 0
        self._strength = 0.0

    def show_wall(self, wall: ImageWall | None) -> None:
        """Show other images; an enlarged one stays so if their number is the same."""
        before = 0 if self.wall is None else len(self.wall.images)
        if wall is None or len(wall.images) != before:
            self.enlarged, self._place = -1, 0
        self.wall = wall
        self._strength = strength_of(wall.images) if wall is not None else 0.0
        self._describe()
        self.update()

    def _describe(self) -> None:
        count = 0 if self.wall is None else len(self.wall.images)
        words = self.tr("{count} images").format(count=count)
        if self.wall is not None and self.enlarged >= 0:
            words = self.tr("Image {number} of {count}").format(
                number=self.enlarged + 1, count=count
            )
            if self.wall.captions:
                words = f"{words}: {self.wall.captions[self.enlarged]}"
        describe(self, words)

    def _cells(self) -> list[tuple[int, QRectF]]:
        """Return the index and the rectangle of each visible image."""
        if self.wall is None:
            return []
        if self.enlarged >= 0:
            return [(self.enlarged, self._fitted(QRectF(self.rect())))]
        count = min(MOST, len(self.wall.images))
        height, width = self.wall.images.shape[1:]
        foot = grown(CAPTION_PX) if self.wall.captions else 0
        best = max(
            range(1, count + 1),
            key=lambda columns: min(
                (self.width() / columns - GAP_PX) / width,
                (self.height() / ceil(count / columns) - GAP_PX - foot) / height,
            ),
        )
        across, down = self.width() / best, self.height() / ceil(count / best)
        return [
            (
                number,
                self._fitted(
                    QRectF(
                        number % best * across,
                        number // best * down,
                        across - GAP_PX,
                        down - GAP_PX - foot,
                    )
                ),
            )
            for number in range(count)
        ]

    def _fitted(self, room: QRectF) -> QRectF:
        """Return the largest rectangle with the images' aspect ratio, centred in a room."""
        assert self.wall is not None
        height, width = self.wall.images.shape[1:]
        scale = max(0.1, min(room.width() / width, room.height() / height))
        place = QRectF(0, 0, width * scale, height * scale)
        place.moveCenter(room.center())
        return place

    def number_at(self, position: QPointF) -> int:
        """Return the index of the image at a position, −1 for none."""
        return next((number for number, at in self._cells() if at.contains(position)), -1)

    def words_at(self, position: QPointF) -> str:
        """Return the value of a pixel as text, "" outside the images."""
        shown = self.number_at(position)
        if self.wall is None or shown < 0:
            return ""
        at, image = dict(self._cells())[shown], self.wall.images[shown]
        inside = position - at.topLeft()
        row = min(len(image) - 1, int(inside.y() / at.height() * len(image)))
        column = min(image.shape[1] - 1, int(inside.x() / at.width() * image.shape[1]))
        caption = self.wall.captions[shown] if self.wall.captions else f"{shown + 1}"
        return f"{caption}: {number(float(image[row, column]), '+.3f')}"

    def _enlarge(self, number: int) -> None:
        self.enlarged = -1 if self.enlarged >= 0 else number
        self._describe()
        self.update()

    # Overrides of Qt

    def sizeHint(self) -> QSize:
        return QSize(380, 320)

    def event(self, event: QEvent) -> bool:
        return shows_tip(self, event, self.words_at) or super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.number_at(event.position())
        if number >= 0 or self.enlarged >= 0:
            self._place = max(0, number)
            self._enlarge(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        if self.wall is None:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enlarge(self._place)
        elif event.key() in steps:
            count = min(MOST, len(self.wall.images))
            self._place = (self._place + steps[Qt.Key(event.key())]) % count
            if self.enlarged >= 0:
                self.enlarged = self._place
            self._describe()
            self.update()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.wall is None:
            return
        with QPainter(self) as painter:
            colours, shades = colours_of(self.palette()), shades_of(self)
            nothing = np.zeros(self.wall.images.shape[1:], dtype=np.uint8)
            for number, at in self._cells():
                pixels = map_pixels(self.wall.images[number], nothing, shades, self._strength)
                painter.drawImage(at, to_qimage(pixels))
                is_chosen = self.hasFocus() and number == self._place
                painter.setPen(QPen(colours.accent if is_chosen else colours.border, 1 + is_chosen))
                painter.drawRect(at)
                if self.wall.captions:
                    painter.setPen(colours.muted)
                    foot, middle = QRectF(at), Qt.AlignmentFlag.AlignCenter
                    foot.adjust(-GAP_PX, at.height(), GAP_PX, grown(CAPTION_PX))
                    painter.drawText(foot, int(middle), self.wall.captions[number])


def _network_of(model: Model) -> Network:
    from digitpad.explain.gradients import Differentiator

    return Differentiator(model).network


class LayersView(View):
    """The view; ``shown`` are the layers to choose from."""

    def __init__(self) -> None:
        super().__init__("layers")
        self.shown: tuple[LayerView, ...] = ()
        self._classes: tuple[str, ...] = ()
        self._network = lru_cache(maxsize=1)(_network_of)
        self._mailbox = self.add_mailbox(LatestWins("layers", self._dissect, self))
        self._mailbox.answered.connect(self._on_answered)
        self.list = named(QListWidget(), "layer_list", self.tr("Layers"))
        self.list.setFixedWidth(grown(LIST_PX))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._show_layer)
        self.wall = WallView()
        self.explained = label("layer_words", look="quiet", wraps=True)
        self.figure = QWidget()
        filled(QVBoxLayout(self.figure), self.explained, (self.wall, 1), spacing=8)
        filled(QHBoxLayout(self), self.list, (self.figure, 1), spacing=14, margins=(0, 8, 0, 0))

    def look_at(self, question: Question) -> None:
        self.say_torch_loads()
        self._mailbox.ask(question)

    def _dissect(self, question: Question) -> tuple[LayerView, ...]:
        """Return the output of each layer for a reading, in the mailbox's thread."""
        load_torch()
        from digitpad.explain.layers import layer_views

        model = question.model
        image = question.image().reshape(model.info.architecture.input_shape)
        return tuple(layer_views(self._network(model), image))

    @Slot(object, object)
    def _on_answered(self, question: Question, shown: tuple[LayerView, ...]) -> None:
        titles = [self._title(one) for one in shown]
        is_same = titles == [self.list.item(row).text() for row in range(self.list.count())]
        self.shown, self._classes = shown, question.prediction.classes
        if not is_same:
            self.list.clear()
            self.list.addItems(titles)
            self.list.setCurrentRow(0)
        self._show_layer()
        self.said.emit(question.model.info.name)

    def _title(self, one: LayerView) -> str:
        shape = one.shape
        sizes = (
            f"{number(shape[0])} × {number(shape[1])}" if len(shape) == 2 else tr(shape_text(shape))
        )
        heads = {
            "weights": self.tr("what it looks for"),
            "attention": self.tr("attention"),
            "scores": self.tr("scores"),
            "evidence": self.tr("evidence"),
        }
        what = heads.get(one.kind)
        return f"{tr(one.words)}\n{what}, {sizes}" if what else f"{tr(one.words)}\n→ {sizes}"

    @Slot()
    def _show_layer(self) -> None:
        row = self.list.currentRow()
        if not 0 <= row < len(self.shown):
            self.wall.show_wall(None)
            return
        one = self.shown[row]
        words = {
            "weights": self.tr("The first weights: ink on blue adds, ink on orange takes away."),
            "maps": self.tr("One image for each channel: where it finds what it looks for."),
            "numbers": self.tr("A vector: its values no longer correspond to places in the image."),
            "attention": self.tr("Which patches the class token looks at, head by head."),
            "evidence": self.tr(
                "What each number of the layer before adds to a class (blue) or takes from it."
            ),
            "scores": self.tr("The scores: the highest is what is read."),
        }[one.kind]
        more = len(one.images) - MOST
        if more > 0:
            words += " " + self.tr("{count} more are not shown.").format(count=more)
        self.explained.setText(words + " " + self.tr("Click one to enlarge it."))
        named_ = one.kind in ("scores", "evidence") or (
            one.kind == "weights" and len(one.images) == len(self._classes)
        )
        captions = (*self._classes, self.tr("a digit?"))[: len(one.images)] if named_ else ()
        if one.kind == "scores":
            values = one.images[:, 0, 0].tolist()
            captions = tuple(
                f"{name} {number(value, '+.1f')}"
                for name, value in zip(captions, values, strict=True)
            )
        self.wall.show_wall(ImageWall(one.images, captions))
