"""The network on the main screen: what reads, or what Train would train, with what is asked of it.

It follows the desk: each reading, by the pen or of a network that learns, makes another scene.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import process_time
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QRadioButton, QVBoxLayout, QWidget

from digitpad.explain.recording import Recording
from digitpad.gui.desk import Desk
from digitpad.gui.explain.map_view import shades_of
from digitpad.gui.language import number as number_of
from digitpad.gui.language import verbatim
from digitpad.gui.network.building import add_menu, change_menu
from digitpad.gui.network.explanation import UnitExplanation
from digitpad.gui.network.export import run_gif, scene_image, scene_svg
from digitpad.gui.network.scene import Draft, Faulty, Scene, SceneMaker, Subject
from digitpad.gui.network.view import NetworkView
from digitpad.gui.widgets.dialogs import Content, Dialogs, pictures_folder
from digitpad.gui.widgets.parts import (
    ClickSlider,
    filled,
    grown,
    named,
    single_shot_timer,
    small_button,
    small_label,
)
from digitpad.gui.widgets.wording import verdict_text
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model
from digitpad.models.architecture import COLOUR_INPUT, DIGIT_INPUT, INK_INPUT
from digitpad.models.building import Built, removed, steps_of
from digitpad.models.custom import Step, as_text

MOST_PART: Final = 0.025
"""Of the time of a training that the picture may take; to show it takes a little more."""
LEAST_REST_MS: Final = 67
MOST_RESTS: Final = 8
"""While a busy computer leaves little time to a training, the picture rests longer: so often."""
NAME_PX: Final = 240
MenuMaker = Callable[..., QMenu]


class NetworkPanel(QWidget):
    """The panel; it works only while it is visible.

    Signals: ``message`` (text for a status bar); ``explains`` (the widget that explains a value and
    is to be seen); ``layers_wanted`` (own layers as text, the side of their images) to be trained;
    ``moment_chosen`` (the epochs at a moment of the run, None for the present).
    """

    message = Signal(str)
    explains = Signal(QWidget)
    layers_wanted = Signal(str, int)
    moment_chosen = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("network_panel")
        self._desk = desk
        self._drafted: Draft | Faulty | None = None
        self._is_learning = False
        self._is_drawn = self._is_late = False
        self._rests, self._spent_s = 0, 0.0
        self.rest = single_shot_timer(LEAST_REST_MS, self._on_rested, self)
        self.recording = Recording()
        self._epochs, self._when = 0.0, ""
        self._mailbox = LatestWins("network", SceneMaker().make, self)
        self._mailbox.answered.connect(self._on_made)
        self._mailbox.failed.connect(lambda _, why: self._say(why))
        self.reads = named(QRadioButton(), "network_reads", self.tr("Show the network that reads"))
        title = self.tr("Show the network that Train trains")
        self.trains = named(QRadioButton(), "network_trains", title)
        self.reads.setChecked(True)
        self.reads.clicked.connect(self.refresh)
        self.trains.clicked.connect(self.refresh)
        self.note = small_label("network_note", self.tr("About the network"), wraps=True)
        self.view = NetworkView()
        explanation = UnitExplanation(self.view, self)
        explanation.opened.connect(self.explains)
        self.account = explanation.account
        self.view.add_wanted.connect(partial(self._build, add_menu))
        self.view.change_wanted.connect(partial(self._build, change_menu))
        self.view.remove_wanted.connect(self._remove)
        self._heading = filled(QHBoxLayout(), self.reads, self.trains, (self.note, 1), spacing=14)
        self.time = named(ClickSlider(), "network_time", self.tr("Moment of the run"))
        self.time.setToolTip(self.tr("Go back to any moment of the run"))
        self.time.valueChanged.connect(self._on_time_chosen)
        self.moment = small_label("network_moment", self.tr("Moment of the run"))
        self._time_row = QWidget()
        filled(QHBoxLayout(self._time_row), (self.time, 1), self.moment, spacing=10)
        self._time_row.hide()
        parts = self._heading, (self.view, 1), self._time_row
        filled(QVBoxLayout(self), *parts, spacing=4)
        self.save_button = small_button(
            "network_save_button",
            self.tr("Save…"),
            self.tr("Save this as a picture, or the run as a moving one"),
            self._open_saving,
        )
        self.save_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._heading.addWidget(self.save_button)
        desk.grew.connect(self._on_grew)
        desk.predicted.connect(self.refresh)
        desk.predicted.connect(self._say_moment)
        desk.model_changed.connect(self._on_model_changed)
        desk.page_changed.connect(self._on_page_changed)

    # What is shown

    def draft(self, network: Draft | Faulty, *, shows: bool = False) -> None:
        """Take what Train would train; ``shows``: show it now."""
        is_new, self._drafted = network != self._drafted, network
        if shows and not self._is_learning:
            self.trains.setChecked(True)
        if is_new or shows:
            self.refresh()

    def set_learning(self, is_learning: bool) -> None:
        """While a run goes on, the network that reads is the one that learns."""
        self._is_learning = is_learning
        self.trains.setEnabled(not is_learning)
        if is_learning:
            self.reads.setChecked(True)
        self.refresh()

    @property
    def pictured(self) -> Model | Draft | Faulty | None:
        """The network that is shown."""
        if self.trains.isChecked() and self._drafted is not None:
            return self._drafted
        if self._desk.past is not None:
            return self._desk.past
        reading = self._desk.reading
        # A picture may be read by another model than drawings are.
        return reading.model if reading is not None else self._desk.model

    @Slot()
    def refresh(self) -> None:
        """Make another scene, if the panel is visible.

        A network that learns is shown as often as costs it little; what is drawn, at once.
        """
        self._name()
        if self._is_learning and self.rest.isActive() and not self._is_drawn:
            self._is_late = True
            return
        self._is_late = self._is_drawn = False
        network = self.pictured
        if not self.isVisible() or network is None:
            return
        if isinstance(network, Draft) and "torch" not in sys.modules:
            self.note.setText(self.tr("PyTorch is being loaded; its first weights need it…"))
        self._mailbox.ask(self._subject(network))

    def _subject(self, network: Model | Draft | Faulty) -> Subject:
        """Return a network with what lies on the desk."""
        reading, page = self._desk.reading, self._desk.page()
        drawing = page if isinstance(page, Drawing) else None
        image = None
        if reading is not None and page is not None:
            is_own = network is reading.model or drawing is None
            image = reading.prediction.image if is_own else None
        return Subject(network, drawing, image, shades_of(self))

    def _name(self) -> None:
        model = self._desk.model
        name = model.info.name if model is not None else "–"
        metrics, end = self.fontMetrics(), Qt.TextElideMode.ElideRight
        name = metrics.elidedText(name, end, grown(NAME_PX))
        self.reads.setText(self.tr("Reads: {model}").format(model=verbatim(name)))
        drafted = self._drafted
        name = drafted.architecture.name if isinstance(drafted, Draft) else self.tr("your layers")
        self.trains.setText(self.tr("To train: {model}").format(model=name))

    @Slot()
    def _on_model_changed(self) -> None:
        if not self._desk.looks_back and self.time.value() < self.time.maximum():
            with QSignalBlocker(self.time):
                self.leave_past()
            self.moment_chosen.emit(None)
            self._say_moment()
        # With a page on the desk, its reading follows at once.
        if self._desk.page() is None:
            self.refresh()
        else:
            self._name()

    @Slot()
    def _on_grew(self) -> None:
        self._is_drawn = True

    @Slot()
    def _on_page_changed(self) -> None:
        self._is_drawn = True
        if self._desk.page() is None:
            self.refresh()

    @Slot(object, object)
    def _on_made(self, _subject: Subject, scene: Scene) -> None:
        self.view.set_buildable(self._built() is not None)
        self.view.show_scene(scene)
        if self._is_learning:
            self.view.painting()
            cost_ms = scene.made_ms + self.view.painted_ms
            self._rests, self._spent_s = 0, process_time()
            self.rest.start(max(LEAST_REST_MS, round(cost_ms / MOST_PART)))
        self._say("")

    @Slot()
    def _on_rested(self) -> None:
        has_worked = process_time() - self._spent_s > self.rest.interval() / 1e3
        self._rests += 1
        if self._is_learning and not has_worked and self._rests < MOST_RESTS:
            self.rest.start()
        elif self._is_late:
            self.refresh()

    def _say(self, why: str) -> None:
        scene = self.view.scene
        weights = sum(layer.parameter_count() for layer in scene.layers)
        text = self.tr("{count} weights").format(count=number_of(weights)) if weights else ""
        architecture = scene.activity.architecture if scene.activity is not None else None
        if architecture is not None and steps_of(architecture) is None:
            text = self.tr("{weights}, fixed layers").format(weights=text)
        if architecture is not None and scene.is_blank:
            light = self.tr("{weights}: let it read a number to light it")
            if architecture.input_shape in (DIGIT_INPUT, INK_INPUT):
                light = self.tr("{weights}: draw a digit to light it")
            elif architecture.input_shape == COLOUR_INPUT:
                light = self.tr("{weights}: open a picture to light it")
            text = light.format(weights=text)
        self.note.setText(why or text)

    # Time

    def show_recording(self, recording: Recording | None) -> None:
        """Show the moments there are; the picture stays at one that was chosen.

        At the end of the slider is the present.
        """
        self.recording = recording or Recording()
        moments, last = self.recording.moments, len(self.recording.moments)
        self._time_row.setVisible(last > 1)
        is_past = self._desk.looks_back and last > 0
        with QSignalBlocker(self.time):
            self.time.setRange(0, last)
            nearest = min(
                range(last), key=lambda at: abs(moments[at].epochs - self._epochs), default=0
            )
            self.time.setValue(nearest if is_past else last)
        if not is_past:
            self._look_back(None, 0.0)

    @Slot(int)
    def _on_time_chosen(self, number: int) -> None:
        moments = self.recording.moments
        is_past = number < len(moments)
        epochs = moments[number].epochs if is_past else None
        self.reads.setChecked(True)
        self.moment_chosen.emit(epochs)
        self._look_back(self.recording.model_at(number) if is_past else None, epochs or 0.0)
        self.refresh()

    def _look_back(self, model: Model | None, epochs: float) -> None:
        """Show and read with a network of the past; None for the present one."""
        self._epochs = epochs
        self._when = self.tr("epoch {epoch}").format(epoch=number_of(epochs, ".2f"))
        if model is not None:
            name = self.tr("{model}, at {epoch}").format(
                model=model.info.architecture.name, epoch=self._when
            )
            model = replace(model, info=replace(model.info, name=name))
        self._desk.look_back(model)
        self._say_moment()

    @Slot()
    def _say_moment(self) -> None:
        """Say what the drawing was at the moment that is shown."""
        reading, past = self._desk.reading, self._desk.past
        text = self._when if past is not None else self.tr("now")
        if past is not None and reading is not None and reading.model is past:
            answer = verdict_text(reading.prediction).headline
            text = self.tr("{epoch}: {answer}").format(epoch=text, answer=answer)
        self.moment.setText(text)

    def leave_past(self) -> None:
        self.time.setValue(self.time.maximum())

    # Saving

    @Slot()
    def _open_saving(self) -> None:
        menu = self.saving_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.save_button.mapToGlobal(self.save_button.rect().bottomLeft()))

    def saving_menu(self) -> QMenu:
        """Return the menu of what can be saved."""
        menu, scene, look = QMenu(self), self.view.scene, self.view.look()
        moments = self.recording
        models = [moments.model_at(index) for index in range(len(moments.moments))]
        subjects = [self._subject(model) for model in models]

        def frames() -> bytes:
            maker = SceneMaker()
            return run_gif((maker.make(subject) for subject in subjects), look)

        entries: dict[str, tuple[str, Callable[[], Content], bool]] = {
            "network.png": (
                self.tr("Save as PNG…"), lambda: scene_image(scene, look), bool(scene.columns)
            ),
            "network.svg": (
                self.tr("Save as SVG…"),
                lambda: scene_svg(scene, look, self.accessibleName()),
                bool(scene.columns),
            ),
            "network.gif": (self._gif_words(), lambda: frames, len(models) > 1),
        }  # fmt: skip
        for name, (text, content, is_possible) in entries.items():
            action = menu.addAction(text)
            action.setEnabled(is_possible)
            ask = partial(self._ask_to_save, text.removesuffix("…"), name, content)
            action.triggered.connect(ask)
        return menu

    def _gif_words(self) -> str:
        if self.recording.is_too_large:
            return self.tr("No moving picture (GIF): the network is too large to keep its moments")
        if len(self.recording.moments) < 2:
            return self.tr("No moving picture (GIF) yet: train the network first")
        return self.tr("Save the run as a moving picture (GIF)…")

    def _ask_to_save(self, title: str, name: str, content: Callable[[], Content]) -> None:
        Dialogs(self.window()).save(
            title,
            pictures_folder() / name,
            content,
            lambda path: self.message.emit(self.tr("Saved as {file}").format(file=path)),
            self.message.emit,
        )

    # Building

    def _built(self) -> Built | None:
        """Return the layers that are shown, and the side of the images; None for fixed ones."""
        network = self.pictured
        if network is None or self._is_learning:
            return None
        if isinstance(network, Faulty):
            return network.steps, network.input_shape[-1]
        if isinstance(network, Draft):
            return steps_of(network.architecture)
        return steps_of(network.info.architecture)

    def _build(self, menu_of: MenuMaker, column: int, point: QPoint) -> None:
        built = self._built()
        if built is not None:
            menu_of(self.view, built, column, self.build).popup(point)

    @Slot(int)
    def _remove(self, column: int) -> None:
        built = self._built()
        if built is not None:
            self.build(removed(built[0], column))

    def build(self, steps: tuple[Step, ...]) -> None:
        """Have these layers trained in place of those that are shown."""
        built = self._built()
        if built is not None:
            self.trains.setChecked(True)
            self.layers_wanted.emit(as_text(steps), built[1])

    # Overrides of Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.refresh()  # the tiles have the colours of the theme

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.view.close_unit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
