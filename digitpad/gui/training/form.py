"""The settings of a run as widgets, and the ``TrainConfig`` that they stand for.

Choosing a model sets its recipe. What the user changes by hand stays until another model is
chosen or the recipe is asked for again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.training.preset_choice import PresetChoice
from digitpad.gui.widgets.rate_spin import RateSpin
from digitpad.gui.widgets.two_line_delegate import TwoLineDelegate, field_label, small_font
from digitpad.models.architecture import Architecture, Preset, Recipe
from digitpad.training.config import OPTIMIZERS, PRESETS, TrainConfig, config_for

MOST_EPOCHS: Final = 1_000_000
LARGEST_BATCH: Final = 100_000
NARROWEST_PX: Final = 74
TEXT_INSET_PX: Final = 6
ARROW_PX: Final = 10
Settings = dict[str, Any]


class TrainingForm(QWidget):
    """Epochs, batch size, optimizer, learning rate, augmentation and seed, foldable.

    Signals: ``edited`` (), when a value changed by hand or by a recipe.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._architecture: Architecture | None = None
        self._recipe: Recipe | None = None
        self._is_folded = False
        self._make_fields()
        self.presets = PresetChoice()
        self.presets.chosen.connect(self._on_preset_chosen)
        self.presets.hide()
        self._make_heading()
        self._fields = QWidget()
        self._fields.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lay_out_fields()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(self._heading)
        layout.addWidget(self._fields)

    def _make_fields(self) -> None:
        self.epochs = QSpinBox()
        self.epochs.setRange(1, MOST_EPOCHS)
        self.batch_size = QSpinBox()
        self.batch_size.setRange(0, LARGEST_BATCH)
        self.batch_size.setSpecialValueText(self.tr("full"))
        self.optimizer = QComboBox()
        self.optimizer.setItemDelegate(TwoLineDelegate(self.optimizer))
        for optimizer in OPTIMIZERS:
            self.optimizer.addItem(optimizer, optimizer)
        self.learning_rate = RateSpin()
        self.learning_rate.refused.connect(self._on_rate_refused)
        self.learning_rate.lineEdit().textEdited.connect(self._on_rate_typed)
        self._rate_when_refused = 0.0
        self._refusal = QLabel()
        self._refusal.setObjectName("rate_refusal")
        self._refusal.setProperty("look", "warning")
        self._refusal.setWordWrap(True)
        self._refusal.setFont(small_font(self._refusal.font()))
        self._refusal.hide()
        self.seed = QSpinBox()
        self.seed.setRange(0, 2**31 - 1)
        self.augment = QCheckBox(self.tr("Vary the images: turn, shift, bend, thicken"))
        named = (
            (self.epochs, "epochs_spin", self.tr("Epochs"), self.tr(
                "How often the network sees every training image")),
            (self.batch_size, "batch_size_spin", self.tr("Batch size"), self.tr(
                "Images for each step; 0 is “full”: all of them for one step")),
            (self.optimizer, "optimizer_combo", self.tr("Optimizer"), self.tr(
                "The rule that turns errors into changes of the weights")),
            (self.learning_rate, "learning_rate_spin", self.tr("Learning rate"), self.tr(
                "How far each step goes; too large and the loss explodes")),
            (self.seed, "seed_spin", self.tr("Seed"), self.tr(
                "The same seed gives the same run; another one another start and order")),
            (self.augment, "augment_check", self.tr("Vary the images"), self.tr(
                "Turn, shift, bend and thicken the images a little each time they are seen, so "
                "that other people’s handwriting is read, too (augmentation)")),
        )  # fmt: skip
        for widget, object_name, name, tip in named:
            widget.setObjectName(object_name)
            widget.setAccessibleName(name)
            widget.setToolTip(tip)
        for spin in (self.epochs, self.batch_size, self.learning_rate, self.seed):
            # A style sheet's padding does not reach the left end of a number box.
            spin.lineEdit().setTextMargins(TEXT_INSET_PX, 0, 0, 0)
        self.epochs.valueChanged.connect(self._on_edited)
        self.batch_size.valueChanged.connect(self._on_edited)
        self.optimizer.currentIndexChanged.connect(self._on_edited)
        self.learning_rate.valueChanged.connect(self._on_edited)
        self.seed.valueChanged.connect(self._on_edited)
        self.augment.toggled.connect(self._on_edited)

    def _make_heading(self) -> None:
        self._fold = QToolButton()
        self._fold.setObjectName("settings_fold")
        self._fold.setText(self.tr("Settings"))
        self._fold.setAutoRaise(True)
        self._fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._fold.setArrowType(Qt.ArrowType.DownArrow)
        self._fold.setIconSize(QSize(ARROW_PX, ARROW_PX))
        self._fold.setToolTip(self.tr("Show or hide the settings"))
        self._fold.clicked.connect(self._on_fold_clicked)
        self._summary = QLabel()
        self._summary.setObjectName("settings_summary")
        self._summary.setProperty("look", "quiet")
        self._summary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._summary.setFont(small_font(self._summary.font()))
        self._published = QToolButton()
        self._published.setObjectName("published_button")
        self._published.setProperty("look", "small")
        self._published.clicked.connect(self._on_published)
        self._reset = QToolButton()
        self._reset.setText(self.tr("Back to the recipe"))
        self._reset.setObjectName("recipe_button")
        self._reset.setProperty("look", "small")
        self._reset.setToolTip(self.tr("Go back to the model’s own settings"))
        self._reset.clicked.connect(self.reset)
        self._heading = QHBoxLayout()
        self._heading.setContentsMargins(0, 0, 0, 0)
        self._heading.addWidget(self._fold)
        self._heading.addWidget(self._summary, 1)
        self._heading.addWidget(self._published)
        self._heading.addWidget(self._reset)

    def _lay_out_fields(self) -> None:
        grid = QGridLayout(self._fields)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.presets, 0, 0, 1, 5)
        fields: tuple[tuple[QWidget, int, int], ...] = (
            (self.epochs, 4, NARROWEST_PX),
            (self.batch_size, 4, NARROWEST_PX),
            (self.optimizer, 4, NARROWEST_PX + 12),
            (self.learning_rate, 4, NARROWEST_PX),
            (self.seed, 3, NARROWEST_PX - 12),
        )
        for column, (widget, stretch, narrowest) in enumerate(fields):
            label = field_label(widget)
            # The boxes would ask for room for the largest numbers that they take.
            widget.setMinimumWidth(narrowest)
            # All as high as the highest.
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            grid.addWidget(label, 1, column)
            grid.addWidget(widget, 2, column)
            grid.setColumnStretch(column, stretch)
        grid.addWidget(self.augment, 3, 0, 1, len(fields))
        grid.setRowMinimumHeight(3, self.augment.sizeHint().height() + 8)
        grid.addWidget(self._refusal, 4, 0, 1, len(fields))

    @property
    def is_folded(self) -> bool:
        return self._is_folded

    def set_folded(self, is_folded: bool) -> None:
        """Show only the summary, or the fields."""
        self._is_folded = is_folded
        self._fields.setVisible(not is_folded)
        way = Qt.ArrowType.RightArrow if is_folded else Qt.ArrowType.DownArrow
        self._fold.setArrowType(way)
        self._on_edited()

    def follow(self, architecture: Architecture) -> None:
        """Take over the recipe of a model that was chosen."""
        self._architecture = architecture
        self.presets.setVisible(architecture.fast is not None)
        self.choose_preset("recipe")

    @property
    def preset(self) -> Preset:
        """Which of the model's settings the fields began as."""
        return self.presets.preset

    def choose_preset(self, preset: Preset) -> None:
        """Show the model's recipe or its fast settings; one that it lacks changes nothing."""
        recipe = self._architecture.preset(preset) if self._architecture else None
        if recipe is not None:
            self.presets.show_preset(preset)
            self._recipe = recipe
            self.reset()

    @Slot()
    def reset(self) -> None:
        """Go back to the recipe, or to the fast settings where those were chosen."""
        if self._recipe is not None:
            self.apply(recipe_settings(self._recipe))

    def apply(self, settings: Settings) -> None:
        """Show these settings; one that is missing or that a field refuses stays as it is."""
        for preset in PRESETS:
            if settings.get("preset") == preset != self.preset:
                self.choose_preset(preset)
        setters: dict[str, tuple[QWidget, Callable[[Any], object]]] = {
            "epochs": (self.epochs, lambda value: self.epochs.setValue(int(value))),
            "batch_size": (self.batch_size, self._show_batch_size),
            "optimizer": (self.optimizer, self._show_optimizer),
            "learning_rate": (
                self.learning_rate,
                lambda value: self.learning_rate.setValue(float(value)),
            ),
            "augment": (self.augment, lambda value: self.augment.setChecked(bool(value))),
            "seed": (self.seed, lambda value: self.seed.setValue(int(value))),
        }
        for name, (widget, show) in setters.items():
            if name in settings:
                with QSignalBlocker(widget), suppress(TypeError, ValueError, OverflowError):
                    show(settings[name])
        self._on_edited()

    def settings(self) -> Settings:
        """Return what the fields say, under the names of ``TrainConfig``."""
        size = self.batch_size.value()
        batch_size: int | Literal["full"] = size or "full"
        return {
            "epochs": self.epochs.value(),
            "batch_size": batch_size,
            "optimizer": self.optimizer.currentData(),
            "learning_rate": self.learning_rate.value(),
            "augment": self.augment.isChecked(),
            "seed": self.seed.value(),
        }

    def changed_settings(self) -> Settings:
        """Return those settings that differ from the recipe, and the preset if it is another."""
        preset = {} if self.preset == "recipe" else {"preset": self.preset}
        return preset | self._changed_fields()

    def _changed_fields(self) -> Settings:
        recipe = recipe_settings(self._recipe) if self._recipe else {}
        return {
            name: value for name, value in self.settings().items() if value != recipe.get(name, 0)
        }

    def config(
        self,
        model: str,
        dataset: str,
        *,
        device: str,
        data_dir: Path | None,
        threads: int,
        arguments: Mapping[str, int],
    ) -> TrainConfig:
        """Return the run that the form describes. Raises ``ConfigError``."""
        return config_for(
            model,
            dataset,
            preset=self.preset,
            **self.settings(),
            device=device,
            data_dir=data_dir,
            threads=threads,
            model_arguments=dict(arguments),
        )

    def set_editable(self, is_editable: bool) -> None:
        """Let the values be changed, or only be looked at while a run goes on."""
        self._fields.setEnabled(is_editable)
        self._reset.setEnabled(is_editable)
        self._published.setEnabled(is_editable)

    def _show_batch_size(self, value: object) -> None:
        self.batch_size.setValue(0 if value == "full" else int(str(value)))

    def _show_optimizer(self, value: object) -> None:
        index = self.optimizer.findData(value)
        if index >= 0:
            self.optimizer.setCurrentIndex(index)

    @Slot()
    def _on_edited(self) -> None:
        published = self._recipe.published_epochs if self._recipe else None
        self._published.setVisible(published is not None and published != self.epochs.value())
        self._published.setText(self.tr("Use the published {0} epochs").format(published))
        self._published.setToolTip(
            self.tr("Train as long as the published recipe does: {0} epochs").format(published)
        )
        # Qt tells of a value that a refusal left as it was, too.
        if self.learning_rate.value() != self._rate_when_refused:
            self._refusal.hide()
        changed = bool(self._changed_fields())
        self._reset.setVisible(changed)
        self._summary.setText(self._in_words(changed))
        self.edited.emit()

    def _in_words(self, is_changed: bool) -> str:
        if not self.is_folded:
            if is_changed:
                return self.tr("changed")
            return (
                self.tr("our fast settings")
                if self.preset == "fast"
                else self.tr("the model’s recipe")
            )
        values = self.settings()
        words = self.tr("{epochs} epochs · batch {batch} · {optimizer} · rate {rate}").format(
            epochs=values["epochs"],
            batch=self.batch_size.text(),
            optimizer=values["optimizer"],
            rate=self.learning_rate.text(),
        )
        words += self.tr(" · varied") if values["augment"] else ""
        return words + (self.tr(" · fast") if self.preset == "fast" else "")

    @Slot()
    def _on_preset_chosen(self) -> None:
        self.choose_preset(self.preset)

    @Slot(str)
    def _on_rate_refused(self, why: str) -> None:
        self._rate_when_refused = self.learning_rate.value()
        self._refusal.setText(why)
        self._refusal.show()

    @Slot()
    def _on_rate_typed(self) -> None:
        self._refusal.hide()

    @Slot()
    def _on_published(self) -> None:
        if self._recipe is not None and self._recipe.published_epochs is not None:
            self.epochs.setValue(self._recipe.published_epochs)

    @Slot()
    def _on_fold_clicked(self) -> None:
        self.set_folded(not self._is_folded)


def recipe_settings(recipe: Recipe) -> Settings:
    """Return a recipe under the names that the form shows, with seed 0."""
    return {
        "epochs": recipe.epochs,
        "batch_size": recipe.batch_size,
        "optimizer": recipe.optimizer,
        "learning_rate": recipe.learning_rate,
        "augment": recipe.augment,
        "seed": 0,
    }
