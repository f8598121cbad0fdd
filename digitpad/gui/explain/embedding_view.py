"""The map of all images: the network's features of the test images, with the drawing among them.

It is computed in a thread in steps, and shown after each. When the network has been trained
further it is computed again, and the images glide to their new places.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from digitpad.data.source import Folders
from digitpad.gui.canvas.content import Picture
from digitpad.gui.explain.scatter import Scatter, Spot
from digitpad.gui.explain.view import Question, View
from digitpad.gui.language import number
from digitpad.gui.widgets.parts import combo, filled, grow, label, named, push_button
from digitpad.gui.widgets.pixels import Pixels, rgb_of, to_qimage
from digitpad.gui.widgets.wording import counted, dataset_words, percent
from digitpad.gui.workers.preload import load_torch
from digitpad.gui.workers.task import LatestWins

if TYPE_CHECKING:
    from digitpad.arrays import Floats
    from digitpad.data.source import DataSource
    from digitpad.explain.embedding import Embedding
    from digitpad.explain.gradients import Differentiator
    from digitpad.modelfile import Model

Labels = npt.NDArray[np.int64]

COUNT: Final = 1000
"""Number of test images shown, from the start of the data set."""
BATCH: Final = 50
REST: Final = 3
"""Pause between two maps of a network in training, as a multiple of the CPU time of a map."""
STEP_MS, REST_MS = 20, 500
"""Delay before the next step, and between checks of whether the pause is over."""
THUMB_PX, SIDE_PX = 112, 200
TSNE, PCA = "t-sne", "pca"


@dataclass(frozen=True, slots=True)
class EmbeddingQuestion:
    """A request: ``is_step`` to compute one step, otherwise only to place the drawing."""

    model: Model
    question: Question | None
    layout: str
    is_step: bool


@dataclass(frozen=True, slots=True, eq=False)
class LabelledImages:
    """Test images uint8 (n, c, h, w), their labels, and the model's predictions, (n,)."""

    source: DataSource
    images: Pixels
    labels: Labels
    read: Labels


@dataclass(frozen=True, slots=True, eq=False)
class EmbeddingScene:
    """The current state: the places, (n, 2), and the drawing's, with its image and neighbours.

    ``known`` is None until all images have been read. ``done``: the progress of the current work,
    0..1; ``wait_ms``: the delay before asking again, None to stop.
    """

    known: LabelledImages | None
    points: Floats | None
    spot: Spot | None
    nearest: tuple[str, ...]
    done: float
    wait_ms: int | None


class EmbeddingWorker:
    """Answers the mailbox; it keeps its state, so that each answer can be one short step."""

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._model: Model | None = None
        self._differentiator: Differentiator | None = None
        self._reading: Generator[float, None, None] | None = None
        self._known: LabelledImages | None = None
        self._embedding: Embedding | None = None
        self._done = 0.0
        self._began: float | None = None
        self._rested = 0.0

    def answer(self, wanted: EmbeddingQuestion) -> EmbeddingScene:
        """Compute one step, and return the current state."""
        load_torch()
        from digitpad.recognise.torch_engine import use_threads

        use_threads(1)  # the other cores are for reading and training
        if self._is_due(wanted):
            self._model, self._began = wanted.model, thread_time()
            self._reading = self._read(wanted.model)
        wait_ms: int | None = STEP_MS
        if wanted.is_step and self._reading is not None:
            reading, model = self._reading, self._model
            self._reading = self._model = None  # so that it starts over after a failure
            self._done = next(reading, 1.0)
            self._model = model
            if self._done < 1.0:
                self._reading = reading
        elif self._is_finished(wanted.layout):
            wait_ms = REST_MS if wanted.model is not self._model else None
        elif wanted.is_step and self._embedding is not None:
            self._embedding.improve()
            self._done = self._embedding.done
        if self._began is not None and self._is_finished(wanted.layout):
            self._rested = perf_counter() + REST * (thread_time() - self._began)
            self._began = None
        return self._scene(wanted, wait_ms)

    def _is_due(self, wanted: EmbeddingQuestion) -> bool:
        """Whether to start over: at once for another model, after a pause for one in training."""
        before = self._model
        if before is None or before.info.name != wanted.model.info.name:
            return True
        is_over = self._is_finished(wanted.layout) and perf_counter() >= self._rested
        return wanted.model is not before and is_over

    def _is_finished(self, layout: str) -> bool:
        """Whether the map of the model last started is complete."""
        if self._reading is not None or self._embedding is None:
            return False
        return layout == PCA or self._embedding.done == 1.0

    def _read(self, model: Model) -> Generator[float, None, None]:
        """Compute the features of all test images, yielding the progress."""
        from digitpad.explain.embedding import Embedding
        from digitpad.explain.gradients import Differentiator
        from digitpad.explain.neighbours import features_and_classes, images_at_hand

        differentiator, before = Differentiator(model), self._known
        source, images, labels = images_at_hand(model, self._folders(), "test", COUNT)
        batches = []
        for start in range(0, len(images), BATCH):
            batches.append(
                features_and_classes(differentiator.network, images[start : start + BATCH])
            )
            yield min(0.99, len(batches) * BATCH / len(images))
        features, read = (np.concatenate(parts) for parts in zip(*batches, strict=True))
        is_same = before is not None and np.array_equal(before.images, images)
        self._embedding = Embedding(features, self._embedding if is_same else None)
        self._known = LabelledImages(source, images, labels, read)
        self._differentiator = differentiator

    def _scene(self, wanted: EmbeddingQuestion, wait_ms: int | None) -> EmbeddingScene:
        known, embedding, question = self._known, self._embedding, wanted.question
        if known is None or embedding is None or self._differentiator is None:
            return EmbeddingScene(None, None, None, (), self._done, wait_ms)
        points = embedding.main if wanted.layout == PCA else embedding.points
        spot: Spot | None = None
        nearest: tuple[str, ...] = ()
        shape = self._differentiator.network.architecture.input_shape
        if question is not None and shape == wanted.model.info.architecture.input_shape:
            from digitpad.explain.neighbours import features_of

            image = question.image().reshape(shape)
            features = features_of(self._differentiator.network, image[None])[0]
            best, weights = embedding.nearest(features)
            x, y = (weights @ points[best]).tolist()
            spot = Spot(x, y, rgb_of(image))
            classes = known.source.classes
            nearest = tuple(classes[label] for label in known.labels[best].tolist())
        return EmbeddingScene(known, points, spot, nearest, self._done, wait_ms)


class EmbeddingView(View):
    """The view; ``scene`` is what it shows. ``folders``: the user's own folders by data set."""

    needs_reading = False

    def __init__(self, folders: Folders) -> None:
        super().__init__("embedding")
        self.scene: EmbeddingScene | None = None
        self._model: Model | None = None
        self._question: Question | None = None
        self._mailbox = self.add_mailbox(
            LatestWins("embedding", EmbeddingWorker(folders).answer, self)
        )
        self._mailbox.answered.connect(self._on_answered)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(lambda: self._ask(is_step=True))
        self._make_contents()

    def _make_contents(self) -> None:
        self.scatter = Scatter("embedding_scatter", self.tr("Test images, laid out by similarity"))
        self.scatter.chosen.connect(self._show_image)
        self.scatter.activated.connect(self._put)
        self.layout_combo = combo(
            "embedding_layout",
            self.tr("How they are laid out"),
            self.tr("t-SNE keeps together what is alike; PCA shows where the features differ most"),
            ((self.tr("Neighbours (t-SNE)"), TSNE), (self.tr("Main directions (PCA)"), PCA)),
        )
        self.layout_combo.activated.connect(lambda: self._ask(is_step=True))
        self.sentence = label("embedding_sentence", wraps=True)
        self.thumb = named(QLabel(), "embedding_image", self.tr("The image that is chosen"))
        self.thumb.setFixedSize(THUMB_PX, THUMB_PX)
        self.caption = label("embedding_words", wraps=True)
        self.next_button = push_button(
            "embedding_next",
            self.tr("Next misread"),
            self.tr("Choose the next image that is misread; those have a ring"),
            self.scatter.choose_next_marked,
        )
        self.put_button = push_button(
            "embedding_put",
            self.tr("Put on the canvas"),
            self.tr("Undo brings your drawing back"),
            lambda: self._put(self.scatter.number),
        )
        hint = label(look="quiet", wraps=True)
        hint.setText(self.tr("Colour: what it is. Ring: misread. Frame: what you show it."))
        self.figure = QWidget()
        filled(QVBoxLayout(self.figure), self.sentence, (self.scatter, 1), hint, spacing=8)
        column = (self.layout_combo, self.caption, self.thumb, None)
        right = filled(QVBoxLayout(), *column, self.next_button, self.put_button, spacing=8)
        for part in (self.layout_combo, self.caption):
            grow(part, "setFixedWidth", SIDE_PX)
        for button in (self.next_button, self.put_button):
            grow(button, "setMinimumWidth", SIDE_PX)
        filled(QHBoxLayout(self), (self.figure, 1), right, spacing=14, margins=(0, 8, 0, 0))
        self.next_button.setEnabled(False)
        self._show_image(-1)

    # Public interface

    def look_at(self, question: Question) -> None:
        self._look(question.model, question)

    def look_around(self, model: Model) -> None:
        self._look(model, None)

    def leave(self) -> None:
        super().leave()
        self._again.stop()

    # Requests and display

    def _look(self, model: Model, question: Question | None) -> None:
        if self.scene is None:
            self.message.emit(self._reading_words(model, 0.0))
        self.say_torch_loads()
        self._model, self._question = model, question
        self._ask(is_step=self.scene is None)

    def _ask(self, *, is_step: bool) -> None:
        if self._model is not None:
            layout = str(self.layout_combo.currentData())
            self._mailbox.ask(EmbeddingQuestion(self._model, self._question, layout, is_step))

    @Slot(object, object)
    def _on_answered(self, wanted: EmbeddingQuestion, scene: EmbeddingScene) -> None:
        before, self.scene = self.scene, scene
        known = scene.known
        if scene.wait_ms is not None:
            self._again.start(scene.wait_ms)
        if known is not None and scene.points is not None:
            is_misread = known.read != known.labels
            classes = known.source.classes
            self.scatter.show_points(scene.points, known.labels, classes, is_misread, scene.spot)
            if before is None or before.known is not known:
                self.next_button.setEnabled(bool(is_misread.any()))
                self._show_image(self.scatter.number)
        self.sentence.setText(self._sentence(scene, wanted))
        self.message.emit(self._state(scene, wanted))

    def _sentence(self, scene: EmbeddingScene, wanted: EmbeddingQuestion) -> str:
        if scene.spot is None:
            return self.tr(
                "Each point is an image. Images that the network finds similar lie close "
                "together. Draw something, and it moves among them."
            )
        digits = counted(scene.nearest)
        sentence = self.tr("To the network it is most similar to these: {digits}.")
        return sentence.format(digits=digits)

    def _reading_words(self, model: Model, done: float) -> str:
        message = self.tr("{model} reads images… {share}")
        return message.format(model=model.info.name, share=percent(done))

    def _state(self, scene: EmbeddingScene, wanted: EmbeddingQuestion) -> str:
        known = scene.known
        name = wanted.model.info.name
        if known is None:
            return self._reading_words(wanted.model, scene.done)
        message = self.tr("{model}: {wrong} of {count} images of “{dataset}” misread").format(
            model=name,
            wrong=number(int((known.read != known.labels).sum())),
            count=number(len(known.labels)),
            dataset=dataset_words(known.source.name),
        )
        is_moving = scene.wait_ms == STEP_MS
        return self.tr("{read}; placing them…").format(read=message) if is_moving else message

    # A single image

    @Slot(int)
    def _show_image(self, index: int) -> None:
        known = None if self.scene is None else self.scene.known
        self.put_button.setEnabled(known is not None and index >= 0)
        if known is None or index < 0:
            self.thumb.clear()
            self.caption.setText(self.tr("Point at one to see it."))
            return
        classes = known.source.classes
        truth, read = (classes[int(of[index])] for of in (known.labels, known.read))
        image = to_qimage(rgb_of(known.images[index])).scaled(THUMB_PX, THUMB_PX)
        self.thumb.setPixmap(QPixmap.fromImage(image))
        caption = self.tr("Image {number}: {label}, read as {read}")
        if truth == read:
            caption = self.tr("Image {number}: {label}")
        self.caption.setText(caption.format(number=number(index), label=truth, read=read))
        self.thumb.setAccessibleDescription(self.caption.text())

    @Slot(int)
    def _put(self, number: int) -> None:
        known = None if self.scene is None else self.scene.known
        if known is None or number < 0:
            return
        truth = known.source.classes[int(known.labels[number])]
        pixels = rgb_of(known.images[number])
        self.page_wanted.emit(Picture(pixels, self.tr("test image"), truth=truth))
