"""The configuration of a training run: one frozen value, complete and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, Literal, get_args

from digitpad.data.convention import require_convention
from digitpad.data.source import DataSource
from digitpad.errors import ConfigError
from digitpad.models.architecture import Architecture, Arguments
from digitpad.models.catalogue import architecture, names
from digitpad.models.custom import default_title
from digitpad.models.recipe import HYPER_PARAMETERS, PRESETS, Preset, Recipe, parameters, setting
from digitpad.words import QT_TRANSLATE_NOOP, message_of

MOST_THREADS: Final = 1024
"""A few hundred times as many crash the process inside OpenMP."""
Keep = Literal["best", "last"]


@dataclass(frozen=True, slots=True)
class TrainConfig:
    """A whole training run. Build it with ``config_for``, which fills in the model's recipe.

    ``dataset``: a name, or several combined; see ``data.source.DataSource``.
    ``device``: "auto", "cpu", "cuda:0", "mps", "xpu:0". ``threads``: torch threads; 0 is all
    cores, less one while the window is open. ``train_limit`` and ``test_limit``: use only the
    first N images; 0 is all. ``preset``: the architecture's settings that these started from.
    ``teacher``: the checksum of the model that is distilled, "" without one. ``keep``: the weights
    to save, those of the epoch that tested best or the last ones. ``note``: the user's remark,
    stored in the model file. ``convention``: what the user's own images need, see
    ``data.convention``. ``classes``: theirs, () for those that the catalogue has. Raises
    ``ConfigError`` for invalid values.
    """

    model: str
    dataset: str
    recipe: Recipe
    seed: int = setting(
        0,
        title=QT_TRANSLATE_NOOP("settings", "Seed"),
        tip=QT_TRANSLATE_NOOP(
            "settings",
            "The same seed repeats a run exactly; another one starts and shuffles differently",
        ),
        most=2**63 - 1,
    )
    device: str = "auto"
    threads: int = setting(0, most=MOST_THREADS)
    data_dir: Path | None = None
    train_limit: int = setting(0)
    test_limit: int = setting(0)
    model_arguments: Arguments = ()
    preset: Preset = "recipe"
    teacher: str = ""
    keep: Keep = "best"
    note: str = ""
    convention: str = ""
    classes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for listed, values in ((HYPER_PARAMETERS, self.recipe), (RUN_PARAMETERS, self)):
            for parameter in listed:
                complaint = parameter.complaint(getattr(values, parameter.name))
                if complaint:
                    raise ConfigError(complaint)
        if self.keep not in get_args(Keep):
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors", "The weights to keep are “best” or “last”, not “{keep}”."
                ).filled(keep=self.keep)
            )
        require_convention(self.convention)
        architecture(self.model, **dict(self.model_arguments))

    @property
    def network(self) -> Architecture:
        """The network that is trained."""
        return architecture(self.model, **dict(self.model_arguments))

    @property
    def source(self) -> DataSource:
        """Return the data sets, with the classes of the user's own. Raises ``ConfigError``."""
        source = DataSource.parse(self.dataset, self.data_dir).as_input(self.network.input_shape)
        if not self.classes:
            return source
        return DataSource(tuple(replace(part, classes=self.classes) for part in source.parts))

    @property
    def network_name(self) -> str:
        """The network's default name."""
        return default_title(self.model, self.model_arguments)

    def with_settings(self, **settings: Any) -> TrainConfig:
        """Return a copy with these settings of the recipe or the run replaced."""
        of_recipe = {name: settings.pop(name) for name in _KEYS if name in settings}
        return replace(self, recipe=replace(self.recipe, **of_recipe), **settings)

    def to_json(self) -> dict[str, Any]:
        """Return the settings as JSON values, the recipe's among them.

        ``data_dir`` is left out: it means nothing on another computer.
        """
        recipe = {key: getattr(self.recipe, name) for name, key in _KEYS.items()}
        own = {name: getattr(self, name) for name in _OWN if name != "data_dir"}
        own["model_arguments"] = dict(self.model_arguments)
        return {"model": self.model, "dataset": self.dataset, **recipe, **own}


RUN_PARAMETERS: Final = parameters(TrainConfig)
OFFERED: Final = tuple(row for row in (*HYPER_PARAMETERS, *RUN_PARAMETERS) if row.title)
"""The settings offered by the form and the command line."""
_KEYS: Final = {entry.name: entry.name for entry in fields(Recipe)} | {
    parameter.name: parameter.key for parameter in HYPER_PARAMETERS
}
"""The key in files of each setting of a recipe."""
_OWN: Final = tuple(
    entry.name for entry in fields(TrainConfig) if entry.name not in ("model", "dataset", "recipe")
)


def config_from_json(values: Mapping[str, Any], *, data_dir: Path | None = None) -> TrainConfig:
    """Rebuild a configuration from ``to_json``. Raises ``ConfigError`` for anything else."""
    recipe = {name: values[key] for name, key in _KEYS.items() if key in values}
    own = {name: values[name] for name in ("model", "dataset", *_OWN) if name in values}
    try:
        first, second = recipe.get("betas", (0.9, 0.999))
        if not (0 <= first < 1 and 0 <= second < 1):
            raise ValueError(QT_TRANSLATE_NOOP("errors", "betas must be between 0 and 1"))
        recipe["betas"] = (float(first), float(second))
        texts = ("model", "dataset", "device", "preset", "note", "convention")
        if not all(isinstance(own[name], str) for name in texts if name in own):
            raise TypeError(QT_TRANSLATE_NOOP("errors", "a name is not a text"))
        own["model_arguments"] = tuple(sorted(dict(own.get("model_arguments", {})).items()))
        own["classes"] = tuple(str(name) for name in own.get("classes", ()))
        return TrainConfig(**own | {"recipe": Recipe(**recipe), "data_dir": data_dir})
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "The recorded training settings cannot be read: {why}."
            ).filled(why=message_of(error))
        ) from error


def config_for(
    model: str, dataset: str, *, preset: Preset = "recipe", **settings: Any
) -> TrainConfig:
    """Return the model's recipe on ``dataset``, overridden by ``settings``.

    ``preset``: "fast" starts from the model's fast settings instead of its recipe. A setting of
    None counts as not given; ``data_dir`` may be a string. Raises ``ConfigError`` for an unknown
    model, a preset that it does not have and an invalid value.
    """
    given = {name: value for name, value in settings.items() if value is not None}
    if "data_dir" in given:
        given["data_dir"] = Path(given["data_dir"])
    chosen = dict(given.pop("model_arguments", ()))
    network = architecture(model, **chosen)
    if "classes" in dict(network.arguments):
        source = DataSource.parse(dataset, given.get("data_dir"))
        chosen = source.sizes_for(network) | chosen
    arguments = tuple(sorted(chosen.items()))
    count = DataSource.parse(dataset, given.get("data_dir")).train_count
    recipe = _recipe(model, dict(arguments), preset).for_images(count)
    config = TrainConfig(model, dataset, recipe, model_arguments=arguments, preset=preset)
    return config.with_settings(**given)


def _recipe(model: str, arguments: dict[str, int | str], preset: Preset) -> Recipe:
    if preset not in PRESETS:
        raise ConfigError(
            QT_TRANSLATE_NOOP("errors", "There is no preset “{preset}”. Available: {list}.").filled(
                preset=preset, list=", ".join(PRESETS)
            )
        )
    recipe = architecture(model, **arguments).preset(preset)
    if recipe is None:
        having = ", ".join(name for name in names() if architecture(name).fast is not None)
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{model} has no preset “{preset}”: take its recipe, or one of these models: "
                "{having}.",
            ).filled(model=model, preset=preset, having=having)
        )
    return recipe
