"""The settings of a run as widgets, and the ``TrainConfig`` that they stand for.

Choosing a model sets its recipe. What the user changes by hand stays until another model is
chosen or the recipe is asked for again.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from digitpad.gui.language import number, tr
from digitpad.gui.widgets.flow import FIELD_GAP_PX, Flow, WrappingCheck, labelled
from digitpad.gui.widgets.number_spin import RateSpin
from digitpad.gui.widgets.parts import (
    filled,
    grow,
    inset,
    named,
    plain_tip,
    small_button,
    small_label,
)
from digitpad.models.architecture import Architecture
from digitpad.models.recipe import PRESETS, WORDS, Parameter, Preset, Recipe
from digitpad.training.config import OFFERED

OBJECT_NAMES: Final = {
    "whole": "spin", "number": "spin", "choice": "combo", "switch": "check",
}  # fmt: skip
LARGEST: Final = 2**31 - 1
"""The upper limit of Qt's number boxes."""
WORD: Final = "word"
"""The property of a number box with the word that its lowest number stands for."""
NARROWEST_PX: Final = 70
COMBO_NARROWEST_PX: Final = 86
ARROW_PX: Final = 10
ADVANCED: Final = ("batch_size", "seed")
"""What few change, and is hidden at first."""
Settings = dict[str, Any]


class TrainingForm(QWidget):
    """The hyper-parameters of a run, which can be folded.

    Signals: ``edited`` (), when the user or a recipe changed a value; ``folded`` (), when the
    fields are shown or hidden.
    """

    edited = Signal()
    folded = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._architecture: Architecture | None = None
        self._recipe: Recipe | None = None
        self._images = 0
        self.is_folded = self.is_away = False
        self._limit_words = ""
        self._make_fields()
        self._make_heading()
        self._fields = QWidget()
        self._fields.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._lay_out_fields()
        filled(QVBoxLayout(self), self._heading, self._fields, spacing=4)

    def _make_fields(self) -> None:
        self._boxes: dict[str, QWidget] = {}
        self._labelled: dict[str, QWidget] = {}
        for parameter in OFFERED:
            name = f"{parameter.name}_{OBJECT_NAMES[parameter.kind]}"
            title, tip = tr(parameter.title), tr(parameter.tip)
            self._boxes[parameter.name] = named(self._make_box(parameter), name, title, tip)
        tip = self.tr(
            "digitpad’s own settings, which take a fraction of the time: a learning rate that "
            "rises and falls once, few epochs, and lower precision where it pays off"
        )
        self._fast = named(WrappingCheck(self.tr("Fast settings")), "fast_check", tip=tip)
        self._fast.clicked.connect(lambda: self.choose_preset(self.preset))
        tip = self.tr("Settings that are seldom changed")
        self._more = fold_button("advanced_fold", self.tr("Advanced"), tip)
        self._more.clicked.connect(lambda: self._show_advanced(self._advanced.isHidden()))

    def _make_box(self, parameter: Parameter) -> QWidget:
        if parameter.kind == "switch":
            switch = WrappingCheck(tr(parameter.title))
            switch.toggled.connect(self._on_edited)
            return switch
        if parameter.kind == "choice":
            combo = QComboBox()
            for choice in parameter.choices:
                combo.addItem(choice_words(choice), choice)
            combo.currentIndexChanged.connect(self._on_edited)
            return combo
        spin: QSpinBox | RateSpin
        if parameter.kind == "whole":
            spin = QSpinBox()
            least, most = int(parameter.least), int(min(parameter.most, LARGEST))
            spin.setRange(least, most)
            if parameter.choices:  # a word for the number below all others
                spin.setRange(least - 1, most)
                spin.setSpecialValueText(choice_words(parameter.choices[0]))
                spin.setProperty(WORD, parameter.choices[0])
        else:
            spin = RateSpin()
        spin.valueChanged.connect(self._on_edited)
        return inset(spin)

    def _make_heading(self) -> None:
        tip = self.tr("Show or hide the settings")
        self._fold = fold_button("settings_fold", self.tr("Settings"), tip)
        self._fold.clicked.connect(lambda: self.set_folded(not self._is_hidden))
        self.summary_label = small_label("settings_summary", wraps=True)
        self.published_button = small_button(
            "published_button", "", "", lambda: self.apply({"epochs": self._published_epochs})
        )
        self.reset_button = small_button(
            "recipe_button",
            self.tr("Back to the recipe"),
            self.tr("Go back to the model’s own settings"),
            self.reset,
        )
        buttons = self.published_button, self.reset_button
        self._heading = Flow(self._fold, self.summary_label, *buttons)

    def _lay_out_fields(self) -> None:
        fields, seldom = (Flow(gap=FIELD_GAP_PX, shares=True) for _ in range(2))
        column = filled(QVBoxLayout(self._fields), fields, spacing=FIELD_GAP_PX)
        for name, box in self._boxes.items():
            if isinstance(box, QCheckBox):
                column.addWidget(box)
                continue
            is_combo = isinstance(box, QComboBox)
            # By themselves, the boxes would be as wide as their largest numbers.
            box.setMinimumWidth(COMBO_NARROWEST_PX if is_combo else NARROWEST_PX)
            # All are as high as the highest.
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            self._labelled[name] = labelled(box)
            (seldom if name in ADVANCED else fields).addWidget(self._labelled[name])
        self._advanced = QWidget()
        filled(QVBoxLayout(self._advanced), seldom, self._fast, spacing=FIELD_GAP_PX)
        filled(column, self._more, self._advanced)
        self._show_advanced(False)

    def _show_advanced(self, is_wanted: bool) -> None:
        self.folded.emit()
        self._advanced.setVisible(is_wanted)
        show_fold(self._more, is_hidden=not is_wanted)

    def say_limit(self, text: str) -> None:
        """Say in the summary that not all images are used; "" if all are."""
        self._limit_words = text
        self._on_edited()

    def set_folded(self, is_folded: bool) -> None:
        self.is_folded = is_folded
        self.fold_for_now(False)

    def fold_for_now(self, is_away: bool) -> None:
        """Hide the fields to make room, or show them again unless the user folded them."""
        self.is_away = is_away
        self.folded.emit()
        self._fields.setHidden(self._is_hidden)
        show_fold(self._fold, is_hidden=self._is_hidden)
        self._on_edited()

    @property
    def _is_hidden(self) -> bool:
        return self.is_folded or self.is_away

    def follow(self, architecture: Architecture) -> None:
        """Show the recipe of the chosen model."""
        self._architecture = architecture
        self._fast.setVisible(architecture.fast is not None)
        self.choose_preset("recipe")
        self.fit_to(architecture)

    def fit_to(self, architecture: Architecture) -> None:
        """Offer to mix pictures if the network, perhaps of another size now, can learn by it."""
        self._labelled["mixing"].setVisible(architecture.mixes)
        if not architecture.mixes:
            self.apply({"mixing": "none"})

    @property
    def _published_epochs(self) -> int | None:
        """The epochs of the published recipe, None if they are unknown or the preset is another."""
        network = self._architecture
        return network.published_epochs if network and self.preset == "recipe" else None

    @property
    def preset(self) -> Preset:
        """The preset that the fields started from."""
        return "fast" if self._fast.isChecked() else "recipe"

    def choose_preset(self, preset: Preset) -> None:
        """Show the model's recipe or its fast settings, if it has them."""
        recipe = self._architecture.preset(preset) if self._architecture else None
        if recipe is not None:
            self._fast.setChecked(preset == "fast")
            self._recipe = recipe.for_images(self._images)
            self.reset()

    def for_images(self, count: int) -> None:
        """Show the recipe for so many images, 0 if unknown, unless the user has changed it."""
        self._images = count
        if not self._changed_fields():
            self.choose_preset(self.preset)

    @Slot()
    def reset(self) -> None:
        """Return to the chosen preset."""
        if self._recipe is not None:
            self.apply(recipe_settings(self._recipe))

    def apply(self, settings: Settings) -> None:
        """Show these settings; those that are missing or invalid stay as they are."""
        for preset in PRESETS:
            if settings.get("preset") == preset != self.preset:
                self.choose_preset(preset)
        for name, box in self._boxes.items():
            if name in settings:
                with QSignalBlocker(box), suppress(TypeError, ValueError, OverflowError):
                    _show(box, settings[name])
        self._on_edited()

    def settings(self) -> Settings:
        """Return the values of the fields by their names in ``TrainConfig``."""
        return {name: _value(box) for name, box in self._boxes.items()}

    def changed_settings(self) -> Settings:
        """Return those settings that differ from the recipe, and the preset if it is another."""
        preset = {} if self.preset == "recipe" else {"preset": self.preset}
        return preset | self._changed_fields()

    def _changed_fields(self) -> Settings:
        recipe = recipe_settings(self._recipe) if self._recipe else {}
        return {
            name: value for name, value in self.settings().items() if value != recipe.get(name, 0)
        }

    def set_editable(self, is_editable: bool) -> None:
        """Enable the fields, or make them read-only during a run."""
        for part in (self._fields, self.reset_button, self.published_button):
            part.setEnabled(is_editable)

    @Slot()
    def _on_edited(self) -> None:
        values, published = self.settings(), self._published_epochs
        is_other = published not in (None, values["epochs"])
        self.published_button.setVisible(is_other and not self.is_away)
        title = self.tr("Use the published {count} epochs").format(count=published)
        self.published_button.setText(title)
        tip = self.tr("Train as long as the published recipe does: {count} epochs")
        self.published_button.setToolTip(plain_tip(tip.format(count=published)))
        changed = bool(self._changed_fields())
        self.reset_button.setVisible(changed)
        self.summary_label.setText(self._in_words(changed))
        self.edited.emit()

    def _in_words(self, is_changed: bool) -> str:
        is_fast = self.preset == "fast"
        if not self._is_hidden:
            text = self.tr("our fast settings") if is_fast else self.tr("the model’s recipe")
            return self.tr("changed") if is_changed else text
        values = self.settings()
        count = values["epochs"]
        epochs = self.tr("%Ln epoch(s)", "", count)
        rate = number(values["learning_rate"], "g")
        text = self.tr("{epochs} · batch {batch_size} · {optimizer} · rate {learning_rate}").format(
            **values
            | {
                "epochs": epochs,
                "batch_size": choice_words(values["batch_size"]),
                "learning_rate": rate,
            }
        )
        kinds = (values["augment"], self.tr("augmented")), (is_fast, self.tr("fast"))
        more = [*(kind for is_so, kind in kinds if is_so), self._limit_words]
        return " · ".join(filter(None, (text, *more)))


def choice_words(value: object) -> str:
    """Return the value of a setting as text; names stay."""
    return tr(WORDS.get(str(value), str(value)))


def fold_button(name: str, text: str, tip: str) -> QToolButton:
    """Return a button with an arrow that shows or hides what is below it."""
    button = named(QToolButton(), name, text, tip)
    button.setText(text)
    button.setProperty("look", "fold")
    button.setAutoRaise(True)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setArrowType(Qt.ArrowType.DownArrow)
    grow(button, "setIconSize", QSize(ARROW_PX, ARROW_PX))
    return button


def show_fold(button: QToolButton, *, is_hidden: bool) -> None:
    """Let the arrow of a button say whether what is below it is hidden."""
    button.setArrowType(Qt.ArrowType.RightArrow if is_hidden else Qt.ArrowType.DownArrow)


def recipe_settings(recipe: Recipe) -> Settings:
    """Return the values of a recipe by the names of the form, with seed 0."""
    return {setting.name: getattr(recipe, setting.name, 0) for setting in OFFERED}


def _value(box: QWidget) -> object:
    match box:
        case QCheckBox():
            return box.isChecked()
        case QComboBox():
            return box.currentData()
        case QSpinBox():
            word = box.property(WORD)
            return word if word and box.value() == box.minimum() else box.value()
        case RateSpin():
            return box.value()
    raise TypeError(f"no field of the form: {box}")


def _show(box: QWidget, value: object) -> None:
    """Raises ``TypeError``, ``ValueError`` or ``OverflowError`` for a value of another kind."""
    match box:
        case QCheckBox():
            box.setChecked(bool(value))
        case QComboBox() if box.findData(value) >= 0:
            box.setCurrentIndex(box.findData(value))
        case QSpinBox():
            is_word = value == box.property(WORD)
            box.setValue(box.minimum() if is_word else int(str(value)))
        case RateSpin():
            box.setValue(float(str(value)))
