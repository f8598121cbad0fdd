"""The setup of a run, the upper part of the training panel: model, data, device, settings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from digitpad.errors import DigitpadError
from digitpad.gui.language import number, tr, verbatim
from digitpad.gui.training.choosers import FIRST, DeviceChooser, ModelChooser
from digitpad.gui.training.dataset_chooser import DatasetChooser
from digitpad.gui.training.form import TrainingForm
from digitpad.gui.widgets.flow import FIELD_GAP_PX, Flow, WrappingCheck, labelled
from digitpad.gui.widgets.parts import filled, named
from digitpad.gui.widgets.wording import limit_words
from digitpad.gui.workers.preload import preload
from digitpad.gui.workers.task import Task
from digitpad.models import custom
from digitpad.models.catalogue import architecture
from digitpad.training.compute.devices import usable_cores
from digitpad.training.config import TrainConfig, config_for

if TYPE_CHECKING:
    from digitpad.modelfile import Model


class TrainingSetup(QWidget):
    """The choices of model, data set and device, with facts about them, and the settings.

    Signals: ``edited`` (), ``message`` (text).
    """

    edited = Signal()
    message = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._start_model: Model | None = None
        self.models = ModelChooser()
        self.datasets = DatasetChooser()
        self.devices = DeviceChooser()
        self.form = TrainingForm()
        tip = self.tr("Start from the weights of this model instead of from scratch")
        self.go_on_check = named(WrappingCheck(), "go_on_check", tip=tip)
        # The first model is opened after the first paint: nothing may move then.
        policy = self.go_on_check.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.go_on_check.setSizePolicy(policy)
        self.go_on_check.hide()
        self._limits = {"train_limit": 0, "test_limit": 0}
        tip = self.tr(
            "Uncheck it to train on all images; the run that was set up again used this many"
        )
        self.limit_check = named(WrappingCheck(), "limit_check", tip=tip)
        self.limit_check.hide()
        self.limit_check.toggled.connect(self._say_limit)
        self._adopted: tuple[str, str] | None = None
        """Model and data of the run that was set up again, while they are chosen."""
        self._is_lesson = False
        self._combos = (self.models, self.datasets.combo, self.devices)
        fields = map(labelled, self._combos, (2, 2, 1))
        top = Flow(*fields, gap=FIELD_GAP_PX, shares=True)
        self._details = QWidget()
        parts = (self.models.card, self.go_on_check, self.datasets)
        filled(QVBoxLayout(self._details), *parts, self.limit_check, spacing=8)
        rows = (top, self.models.arguments, self._details, self.form)
        filled(QVBoxLayout(self), *rows, spacing=8)
        self.models.architecture_chosen.connect(self._on_architecture_chosen)
        self.models.arguments_edited.connect(self._on_arguments_edited)
        self.datasets.message.connect(self.message)
        self.datasets.folder_chosen.connect(self._fit_network)
        self.datasets.dataset_chosen.connect(self._size_network)
        self.datasets.dataset_chosen.connect(self._count_images)
        self.datasets.dataset_chosen.connect(self._end_adopted)
        self.datasets.dataset_chosen.connect(self.edited)
        self.devices.currentIndexChanged.connect(self.edited)
        self.form.edited.connect(self.edited)
        # Who unfolds the settings after a run wants to see the rest, too.
        self.form.folded.connect(lambda: self._details.setHidden(self.form.is_away))
        self.go_on_check.toggled.connect(self._on_go_on_toggled)
        self._follow_model()

    def config(self) -> TrainConfig:
        """Return the run that is set up. Raises ``ConfigError``."""
        return config_for(
            self.models.name,
            self.datasets.name,
            preset=self.form.preset,
            device=self.devices.name,
            data_dir=self.datasets.folder,
            convention=self.datasets.convention,
            # One core stays free for the window (measured: all of them make both slow).
            threads=max(1, usable_cores() - 1),
            model_arguments=self.models.arguments.values(),
            **self.form.settings(),
            **(self._limits if self.limit_check.isChecked() else {}),
        )

    @property
    def why_not(self) -> str:
        """Why no run can be started with the chosen network and data, "" if one can."""
        why = self.models.arguments.why_not or self.datasets.why_not
        return why or tr(self.datasets.source.why_not_learned(self.models.architecture()))

    @property
    def start_model(self) -> Model | None:
        """The model whose weights the run starts from; None to start from scratch."""
        return self._start_model if self.go_on_check.isChecked() else None

    def set_start_model(self, model: Model | None) -> None:
        """Offer to continue training this model; None withdraws the offer."""
        if model is not None and model.info.architecture.competes:
            model = None  # which My things trains
        self._train_afresh()
        self._start_model = model
        self.go_on_check.setVisible(model is not None)
        self._say_go_on()

    def _train_afresh(self) -> None:
        with QSignalBlocker(self.go_on_check):
            self.go_on_check.setChecked(False)

    def _say_go_on(self) -> None:
        """Name the offered model, and its network if another one is chosen."""
        model = self._start_model
        if model is None:
            return
        name, network = model.info.name, model.info.architecture.name
        if network == self.models.name:
            text = self.tr("Continue training “{name}”")
        elif network in name.split():
            text = self.tr("Continue training “{name}” instead")
        else:
            text = self.tr("Continue training “{name}” ({network}) instead")
        self.go_on_check.setText(text.format(name=verbatim(name), network=network))

    @property
    def can_go_on(self) -> bool:
        """Whether there is a model to continue training."""
        return self._start_model is not None

    def go_on(self) -> bool:
        """Choose to continue training the offered model; return whether that is possible."""
        if not self.can_go_on:
            return False
        self.go_on_check.setChecked(True)
        return self.go_on_check.isChecked()

    def set_editable(self, is_editable: bool) -> None:
        """Enable the choices, or make them read-only during a run.

        Meanwhile the arguments of the network make room for the plots.
        """
        arguments = self.models.arguments
        arguments.setVisible(is_editable and arguments.are_shown)
        checks = (self.go_on_check, self.limit_check)
        for widget in (*self._combos, self.models.arguments, self.datasets, *checks):
            widget.setEnabled(is_editable)
        self.form.set_editable(is_editable)

    @property
    def is_folded(self) -> bool:
        """Whether most choices are hidden to make room."""
        return self._details.isHidden()

    def fold_for_now(self, is_away: bool) -> None:
        """Hide all but the most important choices to make room, or show them again."""
        self.form.fold_for_now(is_away)

    def choices(self) -> dict[str, Any]:
        """Return all choices as JSON values, for ``restore``."""
        return {
            "model": self.models.name,
            "arguments": self.models.arguments.values(),
            "dataset": self.datasets.name,
            "convention": self.datasets.convention,
            "folders": {name: str(path) for name, path in self.datasets.folders().items()},
            "device": self.devices.name,
            "settings": self.form.changed_settings(),
            "folded": self.form.is_folded,
        }

    def restore(self, choices: dict[str, Any]) -> None:
        """Restore ``choices``; those that are missing or unknown stay as they are."""
        self.models.choose(str(choices.get("model", "")))
        arguments = choices.get("arguments")
        if isinstance(arguments, dict):
            self.models.set_arguments(arguments)
        folders = choices.get("folders")
        for name, folder in folders.items() if isinstance(folders, dict) else ():
            try:
                self.datasets.set_folder(str(name), Path(str(folder)))
            except DigitpadError:
                continue  # a data set that this version does not know
        self.datasets.choose(str(choices.get("dataset", "")))
        self.datasets.set_convention(str(choices.get("convention", "")))
        self._fit_data()
        self.devices.choose(str(choices.get("device", "auto")))
        settings = choices.get("settings")
        if isinstance(settings, dict):
            self.form.apply(settings)
        self.form.set_folded(choices.get("folded") is True)

    def adopt(self, config: TrainConfig, *, of_lesson: bool = False) -> None:
        """Show the settings of another run.

        ``of_lesson``: they are for a lesson, and end with it. Raises ``ConfigError``, and changes
        nothing, if its data set is unknown here.
        """
        self.datasets.offer(config.dataset)
        self.datasets.set_folder(config.dataset, config.data_dir)
        self.restore(
            {
                "model": config.model,
                "arguments": dict(config.model_arguments),
                "dataset": config.dataset,
                "device": config.device,
                "convention": config.convention,
                "settings": config.to_json(),
                "folded": self.form.is_folded,
            }
        )
        self.set_start_model(self._start_model)
        self._show_limits(config.train_limit, config.test_limit)
        self._adopted, self._is_lesson = (self.models.name, self.datasets.name), of_lesson

    def before_lesson(self) -> dict[str, Any]:
        """Return all choices for ``end_lesson``, also those that are as the recipe has them."""
        settings = self.form.settings() | {"preset": self.form.preset}
        return self.choices() | {"settings": settings}

    def end_lesson(self, before: dict[str, Any]) -> None:
        """Restore the choices from before a lesson; its limits end."""
        self._adopted = None
        self._show_limits(0, 0)
        self.restore(before)

    def _show_limits(self, train: int, test: int) -> None:
        """Offer to use so many images only; 0 is all."""
        self._limits = {"train_limit": train, "test_limit": test}
        title = self.tr("Train on the first {count} images only")
        if not train:
            title = self.tr("Test on the first {count} images only")
        limit = train or test
        self.limit_check.setText(title.format(count=number(limit)))
        self.limit_check.setChecked(bool(limit))
        self.limit_check.setVisible(bool(limit))
        self._say_limit()

    @Slot()
    def _say_limit(self) -> None:
        limits = self._limits if self.limit_check.isChecked() else {}
        self.form.say_limit(limit_words(limits.get("train_limit", 0), limits.get("test_limit", 0)))

    @Slot()
    def _end_adopted(self) -> None:
        """End the limits of a run that was set up again, and all settings of a lesson.

        They end when the user chooses another model or other data.
        """
        if self._adopted in (None, (self.models.name, self.datasets.name)):
            return
        self._adopted = None
        self._show_limits(0, 0)
        if self._is_lesson:
            self.form.reset()

    def build(self, layers: str, side: int) -> None:
        """Choose own layers in place of the chosen network; their training stays as it was set."""
        settings = self.form.settings()
        if self._adopted is not None:
            self._adopted = custom.NAME, self.datasets.name
        self.models.choose(custom.NAME)
        self.form.apply(settings)
        self.models.set_arguments({"layers": layers, "image": side})

    def find_devices(self) -> None:
        """Load the plots and torch in the background, and offer the devices that torch finds."""
        task = Task("preload", preload, self)
        task.start(failed=self.message.emit, progress=self.devices.set_devices)

    def _follow_model(self) -> None:
        self._size_network()
        self.form.follow(self.models.architecture())
        self._fit_data()

    @Slot()
    def _size_network(self) -> None:
        """Let a network that takes images of several sizes, or any classes, take the data set's."""
        source, chosen = self.datasets.source, self.models.architecture()
        sizes = {} if source.fits(chosen) else source.sizes_for(chosen)
        if sizes:
            self.models.set_arguments(self.models.arguments.values() | sizes)
        else:
            self.models.arguments.set_image(source.input_shape)

    @Slot()
    def _count_images(self) -> None:
        self.form.for_images(self.datasets.source.train_count)

    def _fit_data(self) -> None:
        sizes = self.models.arguments.architectures()
        self.datasets.fit_to(self.models.architecture(), sizes)

    @Slot(str)
    def _on_architecture_chosen(self, name: str) -> None:
        model = self._start_model
        if model is not None and model.info.architecture.name != name:
            self._train_afresh()
        self._say_go_on()
        self._follow_model()
        self._end_adopted()

    @Slot()
    def _on_arguments_edited(self) -> None:
        chosen, model = self.models.architecture(), self._start_model
        if model is not None and model.info.architecture.tensors() != chosen.tensors():
            self._train_afresh()  # its weights do not fit a network of other sizes
        self.form.fit_to(chosen)
        self._fit_data()
        self.edited.emit()

    @Slot()
    def _fit_network(self) -> None:
        """Choose a network that the user's own images can be learned with, if this one cannot."""
        name, source = self.datasets.name, self.datasets.source
        chosen, has_own = self.models.architecture(), source.is_own or bool(source.own_classes)
        if not has_own or source.fits(chosen):
            return
        if sizes := source.sizes_for(chosen):
            self.models.set_arguments(sizes)
        elif source.fits(architecture(FIRST)):
            self.models.choose(FIRST)
        else:
            self.models.choose(custom.NAME)
            small = custom.small_network(source.input_shape[-1], len(source.classes))
            self.models.set_arguments(small)
        self.datasets.choose(name)
        self._count_images()

    @Slot(bool)
    def _on_go_on_toggled(self, is_on: bool) -> None:
        model = self._start_model
        if not is_on or model is None:
            return
        name = model.info.architecture.name
        if not self.models.choose(name):
            self.go_on_check.setChecked(False)
            self.message.emit(self.tr("There is no recipe here for {model}.").format(model=name))
            return
        self.models.set_arguments(dict(model.info.architecture.arguments))
