"""``train``: settings in, one run, its events out, the model saved.

Everything that computes is in ``training``; this module only asks for it.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from digitpad.cli.report import readers
from digitpad.cli.saving import (
    checkpoint_beside,
    checkpoint_to_resume,
    require_writable,
    save_run,
)
from digitpad.cli.settings import given_settings, with_settings
from digitpad.cli.show import JsonOption
from digitpad.data.source import DataSource, dataset_at_hand
from digitpad.errors import ConfigError, TrainingError
from digitpad.models.recipe import PRESETS
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.distributed import ProcessGroup, group_from_environment, joined
from digitpad.training.events import Ended, Started, Warned

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.models.recipe import Preset
    from digitpad.training.outcome import Keep

DEFAULT_MODEL = "digitpad"
REPEATED_WITHIN_S: Final = 2.0
"""torchrun passes on the signal that the terminal has already sent to everyone."""


@with_settings
def train(
    model: Annotated[
        str | None,
        typer.Option(help="Architecture; “digitpad models” lists them.", metavar="NAME"),
    ] = None,
    preset: Annotated[
        str | None,
        typer.Option(
            help="The model’s own recipe, or settings that learn fast.", metavar="recipe|fast"
        ),
    ] = None,
    dataset: Annotated[
        str | None,
        typer.Option(
            help="Data set, or several joined by “+”; “digitpad datasets” lists them. Without "
            "it: mnist where it is there, else handwriting.",
            metavar="NAME",
        ),
    ] = None,
    data_dir: Annotated[
        Path | None, typer.Option(help="Folder with the published files.", metavar="DIR")
    ] = None,
    device: Annotated[
        str | None,
        typer.Option(help="auto, or one of “digitpad devices”.", metavar="NAME"),
    ] = None,
    threads: Annotated[
        int | None, typer.Option(help="Processor threads; without it: one for each core.")
    ] = None,
    keep: Annotated[
        str,
        typer.Option(
            help="Save the weights of the epoch that tested best, or the last ones.",
            metavar="best|last",
        ),
    ] = "best",
    note: Annotated[
        str | None,
        typer.Option(help="Words of yours that are kept in the model file.", metavar="TEXT"),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            help="Save the best model here; a checkpoint is kept beside it.", metavar="FILE"
        ),
    ] = None,
    load: Annotated[
        Path | None,
        typer.Option(help="Start from the weights of this model file.", metavar="MODEL"),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            help="Go on where this checkpoint, or the one beside this model, ends.",
            metavar="CHECKPOINT",
        ),
    ] = None,
    csv: Annotated[
        Path | None, typer.Option(help="Write a line for each epoch here.", metavar="FILE")
    ] = None,
    model_argument: Annotated[
        list[str] | None,
        typer.Option(help="For models that take any, e.g. patch=7.", metavar="NAME=N"),
    ] = None,
    train_limit: Annotated[int | None, typer.Option(help="Train on so many images only.")] = None,
    test_limit: Annotated[int | None, typer.Option(help="Test on so many images only.")] = None,
    as_json: JsonOption = False,
    **settings: Any,
) -> None:
    """Train a model. What is not given follows the model's recipe.

    Ctrl-C stops the run and keeps the best weights so far; they are saved if --save was given.
    """
    settings |= {
        "preset": _preset(preset),
        "device": device,
        "threads": threads,
        "data_dir": data_dir,
        "train_limit": train_limit,
        "test_limit": test_limit,
        "model_arguments": _model_arguments(model_argument),
    }
    kept = _keep(keep)
    group = group_from_environment()
    if not group.is_first:
        save = csv = None  # one process writes
    if load and resume:
        raise ConfigError("--load starts afresh and --resume goes on: give one of them.")
    start = _load(load) if load else None
    checkpoint = checkpoint_beside(save) if save else None
    if resume:
        resume = checkpoint_to_resume(resume)
        checkpoint = checkpoint or resume
        config = _resumed_config(resume, model, dataset, settings)
    else:
        config = _config(model, dataset, settings, start)
    for path in (save, csv):
        if path:
            require_writable(path)
    reports = readers(as_json=as_json, csv=csv, keep_csv=resume is not None)
    with reports if group.is_first else nullcontext(()) as listening:
        control = Control()
        with stopped_by_signals(control, group), joined(group):
            from digitpad.training.loop import train as events_of

            ended: Ended | None = None
            for event in events_of(
                config, control, start=start, checkpoint=checkpoint, resume=resume, group=group
            ):
                for reader in listening:
                    reader.handle(event)
                if isinstance(event, Warned):
                    print(f"digitpad: {event.message}", file=sys.stderr)
                if isinstance(event, Started):
                    config = event.config  # with what the run found out for itself
                    if group.is_alone and not resume:
                        _say_if_long(config, control)
                if isinstance(event, Ended):
                    ended = event
            if ended is None:
                raise TrainingError("The training ended without a result.")
            # Saved here, so that a second signal cannot come between the run and its file.
            saved = (
                save_run(save, config, ended, keep=kept, note=note, loaded=load) if save else None
            )
    told = ended.message + (f" Saved as {saved}." if saved else "")
    if ended.reason == "diverged":
        raise TrainingError(told)
    if group.is_first:
        print(told, file=sys.stderr if as_json else sys.stdout)


def _say_if_long(config: TrainConfig, control: Control) -> None:
    from digitpad.training.duration import LONG_S, duration
    from digitpad.training.loop import seconds_needed

    needed = seconds_needed(config, control) or 0.0
    if needed > LONG_S:
        words = f"This will take about {duration(needed, is_rough=True)} on this computer."
        print(words, file=sys.stderr)


def _model_arguments(given: list[str] | None) -> dict[str, int] | None:
    if not given:
        return None
    arguments = {}
    for text in given:
        name, _, value = text.partition("=")
        try:
            arguments[name] = int(value)
        except ValueError:
            raise ConfigError(f"--model-argument is NAME=NUMBER, not {text}.") from None
    return arguments


def _load(path: Path) -> Model:
    from digitpad.modelfile import open_model

    return open_model(path)


def _config(
    model: str | None, dataset: str | None, settings: dict[str, Any], start: Model | None
) -> TrainConfig:
    if start:
        architecture = start.info.architecture
        if model not in {None, architecture.name}:
            raise ConfigError(
                f"--load is a {architecture.name} and --model says {model}: leave --model out."
            )
        model = architecture.name
        settings["model_arguments"] = settings["model_arguments"] or dict(architecture.arguments)
    dataset = dataset or dataset_at_hand(settings["data_dir"])
    DataSource.parse(dataset)  # a wrong name is said before anything slow begins
    return config_for(model or DEFAULT_MODEL, dataset, **given_settings(settings))


def _resumed_config(
    checkpoint: Path, model: str | None, dataset: str | None, settings: dict[str, Any]
) -> TrainConfig:
    """Return the checkpoint's own settings, with those that were given in their place."""
    from digitpad.training.checkpoint import read_checkpoint

    data_dir = settings.pop("data_dir")
    arguments = settings.pop("model_arguments")
    if arguments:
        settings["model_arguments"] = tuple(sorted(arguments.items()))
    if settings.pop("preset"):
        raise ConfigError("--resume goes on with the settings of its run: leave --preset out.")
    given = given_settings(settings)
    given |= {"model": model} if model else {}
    given |= {"dataset": dataset} if dataset else {}
    return read_checkpoint(checkpoint, data_dir=data_dir).config.with_settings(**given)


def _preset(text: str | None) -> Preset | None:
    if text is None:
        return None
    found = next((preset for preset in PRESETS if preset == text), None)
    if found is None:
        raise ConfigError(f"--preset takes “recipe” or “fast”, not “{text}”.")
    return found


@contextmanager
def stopped_by_signals(control: Control, group: ProcessGroup) -> Iterator[None]:
    """Let Ctrl-C, and a system that ends the process, stop the run; the second time at once."""
    asked = 0.0

    def stop(_number: int, _frame: FrameType | None) -> None:
        nonlocal asked
        if control.is_stopping:
            if group.is_alone or time.monotonic() - asked > REPEATED_WITHIN_S:
                raise KeyboardInterrupt
            return
        asked = time.monotonic()
        control.stop()
        if group.is_first:
            # Not print: a handler may run in the middle of another print.
            os.write(2, b"\nStopping; again to leave at once.\n")

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _keep(text: str) -> Keep:
    kept: dict[str, Keep] = {"best": "best", "last": "last"}
    if text not in kept:
        raise ConfigError(f"--keep takes “best” or “last”, not “{text}”.")
    return kept[text]
