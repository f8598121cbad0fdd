"""What a training run is asked to do: one frozen value, complete and checked."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final, Literal, cast, get_args

from digitpad.errors import ConfigError
from digitpad.models.architecture import (
    OptimizerName,
    Order,
    Precision,
    Preset,
    Recipe,
    Schedule,
)
from digitpad.models.catalogue import architecture, names

OPTIMIZERS: tuple[OptimizerName, ...] = ("sgd", "adam", "adamw")
PRESETS: Final[tuple[Preset, ...]] = get_args(Preset)


@dataclass(frozen=True, slots=True)
class TrainConfig:
    """A whole training run. Build it with ``config_for``, which fills in the model's recipe.

    ``dataset``: a name, or several put together; see ``data.source.DataSource``.
    ``batch_size``: images a step, or "full" for one step over all of them.
    ``device``: "auto", "cpu", "cuda:0", "mps", "xpu:0". ``threads``: torch threads, 0 for all
    cores but one when the window is open and all of them else. ``train_limit`` and
    ``test_limit``: use only so many images from the front; 0 is all. ``preset``: which of the
    architecture's settings these began as.
    The other fields are those of ``models.architecture.Recipe``.
    """

    model: str
    dataset: str
    epochs: int
    batch_size: int | Literal["full"]
    optimizer: OptimizerName
    learning_rate: float
    momentum: float = 0.0
    betas: tuple[float, float] = (0.9, 0.999)
    weight_decay: float = 0.0
    schedule: Schedule = "constant"
    order: Order = "samples"
    drop_last: bool = False
    augment: bool = False
    precision: Precision = "float32"
    channels_last: bool = False
    average_decay: float = 0.0
    label_smoothing: float = 0.0
    nondigits: int = 0
    calm: float = 0.0
    seed: int = 0
    device: str = "auto"
    threads: int = 0
    data_dir: Path | None = None
    train_limit: int = 0
    test_limit: int = 0
    model_arguments: tuple[tuple[str, int], ...] = ()
    preset: Preset = "recipe"

    def __post_init__(self) -> None:
        _check(self)

    def to_json(self) -> dict[str, Any]:
        """Return the settings as JSON values; ``data_dir`` is left out, it is nobody else's."""
        values = asdict(self)
        values.pop("data_dir")
        values["model_arguments"] = dict(self.model_arguments)
        return values


def config_from_json(values: Mapping[str, Any], *, data_dir: Path | None = None) -> TrainConfig:
    """Rebuild a configuration from ``to_json``. Raises ``ConfigError`` where it does not fit."""
    known = {field.name for field in fields(TrainConfig)}
    kept = {name: value for name, value in values.items() if name in known}
    try:
        kept["betas"] = cast(tuple[float, float], tuple(kept.get("betas", (0.9, 0.999))))
        kept["model_arguments"] = tuple(sorted(dict(kept.get("model_arguments", {})).items()))
        return TrainConfig(**kept, data_dir=data_dir)
    except (TypeError, ValueError) as error:
        raise ConfigError(f"The recorded training settings cannot be read: {error}.") from error


def config_for(
    model: str, dataset: str, *, preset: Preset = "recipe", **settings: Any
) -> TrainConfig:
    """Return the model's recipe on ``dataset``, with the given ``settings`` in its place.

    ``preset``: "fast" begins with the model's fast settings instead of its recipe. A setting of
    None counts as not given. Raises ``ConfigError`` for an unknown model, a preset that it does
    not have and a value that makes no sense.
    """
    given = {name: value for name, value in settings.items() if value is not None}
    arguments = tuple(sorted(dict(given.pop("model_arguments", ())).items()))
    recipe = _recipe(model, dict(arguments), preset)
    values = {field.name: getattr(recipe, field.name) for field in fields(Recipe)}
    values.pop("published_epochs")
    values["preset"] = preset
    return TrainConfig(**(values | given), model=model, dataset=dataset, model_arguments=arguments)


def _recipe(model: str, arguments: dict[str, int], preset: Preset) -> Recipe:
    if preset not in PRESETS:
        raise ConfigError(f"There is no preset “{preset}”. There are: {', '.join(PRESETS)}.")
    found = architecture(model, **arguments).preset(preset)
    if found is None:
        having = ", ".join(name for name in names() if architecture(name).fast is not None)
        raise ConfigError(
            f"{model} has no preset “{preset}”: take its recipe, or one of these models: {having}."
        )
    return found


def _check(config: TrainConfig) -> None:
    batch = config.batch_size
    problems = (
        (config.epochs < 1, f"The number of epochs must be at least 1, not {config.epochs}."),
        (
            batch != "full" and (not isinstance(batch, int) or batch < 1),
            f"The batch size must be a whole number of at least 1, or “full”, not {batch}.",
        ),
        (
            not (math.isfinite(config.learning_rate) and config.learning_rate > 0),
            f"The learning rate must be a number above 0, not {config.learning_rate}.",
        ),
        (
            config.optimizer not in OPTIMIZERS,
            f"There is no optimizer “{config.optimizer}”. There are: {', '.join(OPTIMIZERS)}.",
        ),
        (config.threads < 0, f"The number of threads cannot be {config.threads}."),
        (
            not 0 <= config.seed < 2**63,
            f"The seed must lie between 0 and 2⁶³ − 1, not {config.seed}.",
        ),
        (
            config.train_limit < 0 or config.test_limit < 0,
            f"The number of images cannot be {min(config.train_limit, config.test_limit)}.",
        ),
    )
    for wrong, message in problems:
        if wrong:
            raise ConfigError(message)
    architecture(config.model, **dict(config.model_arguments))
