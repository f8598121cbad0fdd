"""The network on the main screen: what reads, or what Train would train, with what is asked of it.

It follows the desk: each reading, by the pen or of a network that learns, makes another scene.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QRadioButton, QVBoxLayout, QWidget

from digitpad.explain.account import account_of
from digitpad.gui.desk import Desk
from digitpad.gui.explain.map_view import shades_of
from digitpad.gui.language import number
from digitpad.gui.network.building import add_menu, change_menu
from digitpad.gui.network.details import AccountView
from digitpad.gui.network.painting import Place
from digitpad.gui.network.scene import Draft, Faulty, Scene, SceneMaker, Subject
from digitpad.gui.network.view import NetworkView
from digitpad.gui.widgets.parts import filled, named, paint_when_settled, small_label
from digitpad.gui.workers.task import LatestWins
from digitpad.ink.drawing import Drawing
from digitpad.modelfile import Model
from digitpad.models.building import removed, steps_of
from digitpad.models.custom import Step, as_text

MenuMaker = Callable[..., QMenu]


class NetworkPanel(QWidget):
    """The panel; it works only while it is visible.

    Signals: ``message`` (text for a status bar); ``explains`` (whether a value is explained, which
    takes room); ``layers_wanted`` (own layers as text, the side of their images) to be trained.
    """

    message = Signal(str)
    explains = Signal(bool)
    layers_wanted = Signal(str, int)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("network_panel")
        self._desk = desk
        self._drafted: Draft | Faulty | None = None
        self._is_learning = False
        self._mailbox = LatestWins("network", SceneMaker().make, self)
        self._mailbox.answered.connect(self._on_made)
        self._mailbox.failed.connect(lambda _, why: self._say(why))
        self.reads = named(QRadioButton(), "network_reads", self.tr("Show the network that reads"))
        words = self.tr("Show the network that Train trains")
        self.trains = named(QRadioButton(), "network_trains", words)
        self.reads.setChecked(True)
        self.reads.clicked.connect(self.refresh)
        self.trains.clicked.connect(self.refresh)
        self.note = small_label("network_note", self.tr("About the network"))
        self.view = NetworkView()
        self.account = AccountView()
        self.account.hide()
        self.view.opened.connect(self._explain)
        self.view.closed.connect(self._on_closed)
        self.view.add_wanted.connect(partial(self._build, add_menu))
        self.view.change_wanted.connect(partial(self._build, change_menu))
        self.view.remove_wanted.connect(self._remove)
        self._heading = filled(QHBoxLayout(), self.reads, self.trains, (self.note, 1), spacing=14)
        parts = self._heading, (self.view, 1), self.account
        filled(QVBoxLayout(self), *parts, spacing=4)
        desk.predicted.connect(self.refresh)
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
    def shown(self) -> Model | Draft | Faulty | None:
        """The network that is pictured."""
        if self.trains.isChecked() and self._drafted is not None:
            return self._drafted
        reading = self._desk.reading
        # A picture may be read by another model than drawings are.
        return reading.model if reading is not None else self._desk.model

    @Slot()
    def refresh(self) -> None:
        """Make another scene, if the panel is visible."""
        self._name()
        network = self.shown
        if not self.isVisible() or network is None:
            return
        reading = self._desk.reading
        page = self._desk.page()
        drawing = page if isinstance(page, Drawing) else None
        image = None
        if reading is not None and page is not None:
            is_own = network is reading.model or drawing is None
            image = reading.prediction.image if is_own else None
        self._mailbox.ask(Subject(network, drawing, image, shades_of(self)))

    def _name(self) -> None:
        model = self._desk.model
        name = model.info.name if model is not None else "–"
        self.reads.setText(self.tr("Reads: {model}").format(model=name))
        drafted = self._drafted
        name = drafted.architecture.name if isinstance(drafted, Draft) else self.tr("your layers")
        self.trains.setText(self.tr("To train: {model}").format(model=name))

    @Slot()
    def _on_model_changed(self) -> None:
        # With a page on the desk, its reading follows at once.
        if self._desk.page() is None:
            self.refresh()
        else:
            self._name()

    @Slot()
    def _on_page_changed(self) -> None:
        if self._desk.page() is None:
            self.refresh()

    @Slot(object, object)
    def _on_made(self, _subject: Subject, scene: Scene) -> None:
        self.view.set_buildable(self._built() is not None)
        self.view.show_scene(scene)
        self._say("")

    def _say(self, why: str) -> None:
        scene = self.view.scene
        weights = sum(layer.parameter_count() for layer in scene.layers)
        words = self.tr("{count} weights").format(count=number(weights)) if weights else ""
        if scene.is_blank:
            words = self.tr("{weights}: draw a digit to light it").format(weights=words)
        self.note.setText(why or words)

    # Building

    def _built(self) -> tuple[tuple[Step, ...], int] | None:
        """Return the layers that are shown, and the side of the images; None for fixed ones."""
        network = self.shown
        if network is None or self._is_learning:
            return None
        if isinstance(network, Faulty):
            return (network.steps, network.input_shape[-1]) if network.steps else None
        if isinstance(network, Draft):
            return steps_of(network.architecture)
        return steps_of(network.info.architecture)

    def _build(self, menu_of: MenuMaker, column: int, place: QPoint) -> None:
        built = self._built()
        if built is not None:
            menu_of(self.view, built[0], column, self.build).popup(place)

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

    # How a value is computed

    @Slot(object, object)
    def _explain(self, place: Place, spot: tuple[int, int]) -> None:
        scene = self.view.scene
        if scene.activity is None:
            return
        unit = scene.live[place.column].units[place.row]
        is_last = place.column == len(scene.columns) - 1
        shares = scene.shares[: len(scene.classes)] if is_last else ()
        account = account_of(scene.activity, place.column, unit, spot)
        self.account.show_account(account, scene.layers, shares, unit)
        if not self.account.isVisibleTo(self):
            paint_when_settled(self)
            self.explains.emit(True)
            self.account.show()

    @Slot()
    def _on_closed(self) -> None:
        paint_when_settled(self)
        self.account.hide()
        self.explains.emit(False)

    # Overrides of Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
