"""Where the picture of the network stands: in the training panel, while its action is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from digitpad.errors import ConfigError
from digitpad.gui.desk import Desk
from digitpad.gui.language import tr
from digitpad.gui.training.panel import TrainingPanel
from digitpad.gui.widgets.panels import Panels
from digitpad.gui.widgets.parts import action_button, paint_when_settled
from digitpad.models import custom
from digitpad.models.vit import CHANNELS

if TYPE_CHECKING:
    from digitpad.explain.recording import Recording
    from digitpad.gui.network.panel import NetworkPanel
    from digitpad.modelfile import Model


class NetworkPlace(QObject):
    """Shows the ``panel``, which is loaded when it is first wanted, and tells it what is set up.

    The moments of a run are recorded whether it is shown or not.

    Signals: ``opened`` (), when it should be seen; ``message`` (text for a status bar).
    """

    opened = Signal()
    message = Signal(str)

    def __init__(
        self, desk: Desk, training: TrainingPanel, panels: Panels, action: QAction, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk, self._training, self._panels = desk, training, panels
        self.panel: NetworkPanel | None = None
        self.recording: Recording | None = None
        """The moments of the last run, also of what it was before it went on."""
        button = action_button(action, "network_button")
        button.setProperty("look", "small")
        training.display.controls.line.addWidget(button)
        action.toggled.connect(self._show)
        training.setup.models.arguments.building_wanted.connect(lambda: action.setChecked(True))
        training.setup.edited.connect(self._draft)
        training.setup.models.architecture_chosen.connect(lambda: self._draft(shows=True))
        training.setup.models.arguments_edited.connect(lambda: self._draft(shows=True))
        training.trainer.state_changed.connect(self._on_state_changed)
        training.trainer.left.connect(self._forget_moments)
        training.trainer.moment.connect(self._record)

    @property
    def is_shown(self) -> bool:
        return self.panel is not None and self.panel.isVisible()

    def take_over(self, old: NetworkPlace) -> None:
        """Go on with the moments of another one."""
        self.recording = old.recording
        if self.panel is not None:
            self.panel.show_recording(self.recording)

    @Slot(bool)
    def _show(self, is_wanted: bool) -> None:
        paint_when_settled(self._panels)
        self._panels.widen_card(is_wanted)
        if not is_wanted:
            self._training.hold_network(None)
            if self.panel is not None:
                self.panel.leave_past()
            return
        if self.panel is None:
            # Not loaded before the first paint.
            from digitpad.gui.network.panel import NetworkPanel

            self.panel = NetworkPanel(self._desk)
            self.panel.message.connect(self.message)
            self.panel.moment_chosen.connect(self._training.display.point_at)
            self.panel.layers_wanted.connect(self._set_layers)
            self.panel.explains.connect(self._training.scroll_area.reveal)
        self._training.hold_network(self.panel)
        self.panel.show_recording(self.recording)
        self._draft()
        self._on_state_changed(self._training.run_state)
        self.opened.emit()

    @Slot()
    def _draft(self, *, shows: bool = False) -> None:
        """Tell the panel what Train would train."""
        if self.panel is None:
            return
        from digitpad.gui.network.scene import Draft, Faulty

        setup = self._training.setup
        arguments = setup.models.arguments
        if not arguments.why_not:
            seed = int(setup.form.settings()["seed"])
            self.panel.draft(Draft(setup.models.architecture(), seed), shows=shows)
            return
        side = arguments.image_side
        steps: tuple[custom.Step, ...] = ()
        try:
            steps = custom.parse_layers(arguments.layers)
            traced, why = custom.trace(steps, side)
        except ConfigError as error:
            traced, why = [], str(error)
        layers = tuple(layer for step in traced for layer in step.layers)
        shape = (CHANNELS[side], side, side)
        self.panel.draft(Faulty(layers, shape, tr(why or arguments.why_not), steps), shows=shows)

    @Slot()
    def _forget_moments(self) -> None:
        self.recording = None
        if self.panel is not None:
            self.panel.show_recording(None)

    @Slot(object, float)
    def _record(self, model: Model, epochs: float) -> None:
        # Not loaded before the first paint.
        from digitpad.explain.recording import Recording

        self.recording = self.recording or Recording()
        self.recording.add(model, epochs)
        if self.panel is not None:
            self.panel.show_recording(self.recording)

    @Slot(str, int)
    def _set_layers(self, text: str, side: int) -> None:
        """Set up a run of own layers, as they were built."""
        self._training.setup.build(text, side)

    @Slot(str)
    def _on_state_changed(self, state: str) -> None:
        if self.panel is not None:
            self.panel.set_learning(state != "idle")
