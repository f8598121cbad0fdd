"""``train``: runs a training with the given settings, prints its events and saves the model.

All computation is in ``training``; this module only calls it.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from digitpad.cli import saving
from digitpad.cli.board import noted_for_tensorboard
from digitpad.cli.inputs import opened
from digitpad.cli.options import (
    AS_JSON,
    DATA_DIR_WORDS,
    FORCE,
    LEARNING,
    as_text,
    convention_option,
    given_settings,
    model_arguments,
    model_file_option,
    names_beginning,
    option,
    output_option,
    with_settings,
)
from digitpad.cli.progress import readers
from digitpad.cli.text import complain, echo, remark
from digitpad.data.catalogue import DATASETS
from digitpad.data.source import DataSource, dataset_at_hand
from digitpad.errors import ConfigError, DigitpadError, TrainingError
from digitpad.files import locked
from digitpad.models import catalogue, custom
from digitpad.runs.record import Recorder
from digitpad.training.compute.distributed import ProcessGroup, group_from_environment, joined
from digitpad.training.config import TrainConfig, config_for
from digitpad.training.control import Control
from digitpad.training.events import LONG_S, Ended, EpochDone, Estimated, Event, Started, Warned
from digitpad.training.learned import FAULTS, NOT_FINITE
from digitpad.untrusted import command_line
from digitpad.words import duration

if TYPE_CHECKING:
    from digitpad.modelfile import Model
    from digitpad.runs.unfinished import RunFolder
    from digitpad.training.curve import TrainCurve

DEFAULT_MODEL: Final = "quick"
"""Also the window's default: it trains in half a minute on any computer."""
NETWORK: Final = "Network"
DATA: Final = "Data"
RESULTS: Final = "What is kept"
COMPUTER: Final = "Computer"
LAST: Final = "last"
STOP_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Signals that stop a run: Ctrl-C, a system shutdown, a closed terminal."""
SIGNAL_EXIT_BASE: Final = 128
"""Exit code of a program ended by a signal, minus the number of the signal."""
Listener = Callable[[Event], None]
REPEATED_WITHIN_S: Final = 2.0
"""A signal repeated within this time is ignored: torchrun forwards the one that the terminal has
already sent to all processes."""


@with_settings
def train(
    architecture: str | None = option(
        f"“digitpad models” lists them; without it: {DEFAULT_MODEL}.",
        "NAME",
        "--architecture",
        "-a",
        panel=NETWORK,
        autocompletion=names_beginning(catalogue.names),
    ),
    layers: str | None = option(
        "Layers of your own: “conv 16 3, relu, pool 2, dense 10”.", "TEXT", panel=NETWORK
    ),
    arguments: list[str] | None = option(
        "A setting of the architecture, if it has any, e.g. patch=7.",
        "NAME=N",
        "--set",
        panel=NETWORK,
    ),
    load: Path | None = model_file_option(
        "Start from the weights of this model file.", panel=NETWORK
    ),
    dataset: str | None = option(
        "Data set, or several joined by “+”; “digitpad datasets” lists them. Without it: "
        "mnist if it is there, else handwriting; for lines and colour pictures their own.",
        "NAME",
        panel=DATA,
        autocompletion=names_beginning(DATASETS),
    ),
    data_dir: Path | None = option(DATA_DIR_WORDS, "DIR", panel=DATA),
    convention: str | None = convention_option(panel=DATA),
    limit_train: int | None = option("Use at most N training images.", "N", panel=DATA),
    limit_test: int | None = option("Use at most N test images.", "N", panel=DATA),
    preset: str | None = option(
        "The architecture’s own recipe, or settings that learn fast.",
        "recipe|fast",
        panel=LEARNING,
    ),
    teacher: Path | None = model_file_option(
        "Learn from the answers of this model, too.", panel=LEARNING
    ),
    device: str | None = option("auto, or one of “digitpad devices”.", "NAME", panel=COMPUTER),
    threads: int | None = option(
        "Processor threads; without it: one for each core.", "N", panel=COMPUTER
    ),
    output: Path | None = output_option(
        "Save the best model here; a checkpoint is kept beside it.", panel=RESULTS
    ),
    keep: str | None = option(
        "Save the weights of the epoch that tested best, or the last ones.",
        "best|last",
        panel=RESULTS,
    ),
    resume: Path | None = option(
        "Continue from this checkpoint, or from the one beside this model; “last”: the latest "
        "run that the window did not finish.",
        "CHECKPOINT|last",
        panel=RESULTS,
    ),
    log: Path | None = option(
        "Write a line for each epoch to this CSV file.", "FILE", panel=RESULTS
    ),
    tensorboard: Path | None = option(
        "Write figures and misread images to this folder, for TensorBoard.", "DIR", panel=RESULTS
    ),
    note: str | None = option(
        "A note to store in the model file.", "TEXT", callback=as_text, panel=RESULTS
    ),
    force: bool = FORCE,
    as_json: bool = AS_JSON,
    **settings: Any,
) -> None:
    """Train a model. Settings that you leave out come from the architecture's recipe.

    Ctrl-C stops the run and keeps the best weights so far; they are saved if --output was given,
    and the exit code is 130.
    """
    settings |= {
        "preset": preset,
        "keep": keep,
        "device": device,
        "threads": threads,
        "data_dir": data_dir,
        "convention": convention,
        "note": note,
        "train_limit": limit_train,
        "test_limit": limit_test,
        "model_arguments": model_arguments(arguments) or None,
    }
    model = architecture
    if layers is not None:
        model, dataset = _own_layers(model, dataset, data_dir, layers, settings)
    group = group_from_environment()
    if not group.is_first:
        output = log = tensorboard = None  # one process writes
    _require_one_way(load, resume, layers)
    start, teaches = (opened(file) if file else None for file in (load, teacher))
    checkpoint = _checkpoint(output, log, load, teacher, resume, force=force)
    if resume:
        begun = _continued(resume, group, model, dataset, settings)
        checkpoint = checkpoint or begun.checkpoint
    else:
        begun = Beginning(_config(model, dataset, settings, start))
    recorder = Recorder(begun.config, begun.curve)
    reports = readers(as_json=as_json, csv=log, history=begun.history)
    lock = locked(checkpoint) if checkpoint and group.is_first else nullcontext()
    board = noted_for_tensorboard(tensorboard, begun.config)
    reported = reports if group.is_first else nullcontext(())
    with lock, reported as listening, board as note_on_board:
        control = Control()
        with stopped_by_signals(control, group) as asked, joined(group):
            from digitpad.training.loop import train as events_of

            listeners = [recorder.handle, *listening, _print_notice, note_on_board]
            if checkpoint and not _is_same(checkpoint, begun.checkpoint):
                listeners.append(partial(_set_aside, checkpoint))
            events = events_of(
                begun.config,
                control,
                start=start,
                checkpoint=checkpoint,
                resume=begun.checkpoint,
                group=group,
                estimates=group.is_alone and not resume,
                teacher=teaches,
            )
            config, ended = _run_to_end(events, begun.config, listeners)
            # Saved inside the block, so that a second signal cannot prevent saving.
            save = archive = None
            if output:
                save = partial(saving.save_run, output, loaded=load, teacher=teacher)
            if group.is_first and not begun.is_archived:
                archive = partial(_archived, recorder, unfinished=begun.unfinished)
            kept = _kept(config, ended, save, archive)
    message = _end_message(begun.with_reason(ended), kept)
    if group.is_first:
        (remark if as_json else echo)(message)
    if ended.reason == "stopped":
        sys.exit(asked.code)


class Beginning(NamedTuple):
    """How a run begins; the rest is of one that is continued.

    ``unfinished``: the folder of the window's run, whose checkpoint is removed when it is complete.
    """

    config: TrainConfig
    checkpoint: Path | None = None
    unfinished: RunFolder | None = None
    history: tuple[EpochDone, ...] = ()
    curve: TrainCurve | None = None

    @property
    def is_complete(self) -> bool:
        """Whether no epoch is left."""
        return self.checkpoint is not None and len(self.history) >= self.config.recipe.epochs

    @property
    def is_archived(self) -> bool:
        return self.is_complete and self.unfinished is None

    def with_reason(self, ended: Ended) -> Ended:
        """Return the end of the run, with why it was over at once."""
        if not self.is_complete or ended.reason != "completed":
            return ended
        epochs = self.config.recipe.epochs
        message = f"Nothing is left to train after {len(self.history)} of {epochs} epochs"
        return ended._replace(message=f"{message}; a larger --epochs continues the run.")


class Kept(NamedTuple):
    """What is left of a run: the file of its model, what prevented that, and the file in Runs."""

    saved: Path | None = None
    trouble: str = ""
    archived: Path | None = None


def _kept(
    config: TrainConfig,
    ended: Ended,
    save: Callable[[TrainConfig, Ended], tuple[Path | None, str]] | None,
    archive: Callable[[TrainConfig, Ended, Path | None], tuple[Path | None, str]] | None,
) -> Kept:
    """Save the model and archive the run, each where it is wanted."""
    if ended.fault == NOT_FINITE:
        return Kept()
    saved, trouble = save(config, ended) if save else (None, "")
    if archive is None or not ended.history:
        return Kept(saved, trouble)
    archived, why_not = archive(config, ended, saved)
    if why_not and saved:
        complain(why_not)
        return Kept(saved, trouble)
    return Kept(saved, why_not or trouble, archived)


def _require_one_way(load: Path | None, resume: Path | None, layers: str | None) -> None:
    """Raise ``ConfigError`` if a run would start in two ways."""
    if load and resume:
        raise ConfigError("--load starts a new run and --resume continues one: give one of them.")
    if resume and layers is not None:
        raise ConfigError("--resume continues with the layers of its run: leave --layers out.")


def _checkpoint(
    save: Path | None,
    log: Path | None,
    load: Path | None,
    teacher: Path | None,
    resume: Path | None,
    *,
    force: bool,
) -> Path | None:
    """Return the path of the checkpoint, or None if nothing is saved.

    Raises ``ConfigError`` if a result cannot be written where it is wanted.
    """
    for result, sources in ((save, (teacher,)), (log, (load, teacher, resume))):
        if result:
            # A run may replace the model that it resumes or starts from.
            is_own = bool(resume) or (load is not None and saving.is_same_place(result, load))
            saving.require_result(result, *sources, force=force or is_own)
    checkpoint = saving.checkpoint_beside(save) if save else None
    saving.require_apart(*filter(None, (save, checkpoint, log)))
    if save:
        saving.require_room(save)
        saving.require_model_ending(save)
    return checkpoint


def _run_to_end(
    events: Iterable[Event], config: TrainConfig, listeners: Sequence[Listener]
) -> tuple[TrainConfig, Ended]:
    """Run to the end; return the config with the settings that the run chose, and its end."""
    ended: Ended | None = None
    for event in events:
        for listen in listeners:
            listen(event)
        if isinstance(event, Started):
            config = event.config
        elif isinstance(event, Ended):
            ended = event
    if ended is None:
        raise TrainingError("The training ended without a result.")
    return config, ended


def _print_notice(event: Event) -> None:
    """Print the warnings and the estimated time of a run."""
    if isinstance(event, Warned):
        option = f" The option for it: {event.option}." if event.option else ""
        remark(f"digitpad: {event.message}{option}")
    elif isinstance(event, Estimated) and event.seconds > LONG_S:
        remark(f"This will take about {duration(event.seconds, is_rough=True)} on this computer.")


def _end_message(ended: Ended, kept: Kept) -> str:
    """Return how a run ended and where its model is. Raises ``TrainingError`` if it failed."""
    message = f"{ended.message} {FAULTS.get(ended.fault, '')}".strip()
    if kept.trouble:
        message += f" {kept.trouble}"
    elif kept.saved:
        message += f" Saved as {kept.saved}."
    if kept.archived and not kept.saved:
        message += f" Its model is kept with the run: {kept.archived}."
    if ended.reason in ("diverged", "failed") or kept.trouble or ended.fault == NOT_FINITE:
        raise TrainingError(message)
    return message


def _is_same(checkpoint: Path, resumed: Path | None) -> bool:
    if resumed is None or not resumed.exists():
        return False
    return checkpoint.exists() and checkpoint.samefile(resumed)


def _set_aside(checkpoint: Path, event: Event) -> None:
    """When a run starts, rename the checkpoint of an interrupted one, and report its new name."""
    aside = saving.set_aside(checkpoint) if isinstance(event, Started) else None
    if aside is not None:
        echo(
            f"digitpad: An interrupted run has not finished; its checkpoint is kept as {aside}. "
            f"Continue it with --resume {command_line([str(aside)])}.",
            is_aside=True,
        )


def _continued(
    resume: Path,
    group: ProcessGroup,
    model: str | None,
    dataset: str | None,
    settings: dict[str, Any],
) -> Beginning:
    """Return how a run goes on from a checkpoint, the one beside a model, or the ``LAST`` one."""
    from digitpad.training.checkpoint import read_summary

    unfinished = None
    if str(resume) == LAST and not resume.exists():
        unfinished, settings["data_dir"] = _last_unfinished(group, settings["data_dir"])
        resume = unfinished.checkpoint
    checkpoint = saving.checkpoint_to_resume(resume)
    config = _resumed_config(checkpoint, model, dataset, settings)
    begun = Beginning(config, checkpoint, unfinished)
    try:
        _, history, curve = read_summary(checkpoint, data_dir=None)
    except DigitpadError:
        return begun  # resuming it will report the reason
    return begun._replace(history=history, curve=curve)


def _last_unfinished(group: ProcessGroup, data_dir: Path | None) -> tuple[RunFolder, Path | None]:
    """Lock the newest unfinished run; return its folder and the folder of its data."""
    from digitpad.runs.unfinished import RunFolder, unfinished_runs

    if not group.is_alone:
        raise ConfigError(f"--resume {LAST} is for one process: give the checkpoint's name.")
    for run in unfinished_runs():
        folder = RunFolder(run.folder)
        if folder.take():
            return folder, data_dir or run.config.data_dir
    raise ConfigError(
        "There is no unfinished run of the window. A run started here with --output continues "
        "from the checkpoint beside its model: give that model's name."
    )


def _archived(
    recorder: Recorder,
    config: TrainConfig,
    ended: Ended,
    saved: Path | None,
    *,
    unfinished: RunFolder | None,
) -> tuple[Path | None, str]:
    """Archive the run and return the file of its model, or why that failed.

    ``unfinished``: the folder of a resumed run; its checkpoint is removed when it is complete.
    """
    from digitpad.runs.archive import archive_run
    from digitpad.training.outcome import model_from_run

    name = saved.stem if saved else ""
    model = model_from_run(config, ended, name=name)
    try:
        if unfinished is None:
            return archive_run(recorder, ended, model, name=name).model_file, ""
        record = recorder.archive(unfinished.folder, ended, model)
        if saved or ended.reason == "completed":
            unfinished.forget()
    except DigitpadError as error:
        return None, str(error)
    return record.model_file, ""


def _own_layers(
    model: str | None,
    dataset: str | None,
    data_dir: Path | None,
    layers: str,
    settings: dict[str, Any],
) -> tuple[str, str]:
    """Add layers to the settings; return the architecture that takes them, and the data set."""
    if model not in {None, custom.NAME} or settings["model_arguments"]:
        raise ConfigError("--layers says which network it is: leave --architecture out.")
    dataset = dataset or dataset_at_hand(data_dir)
    image = DataSource.parse(dataset, data_dir).input_shape[-1]
    settings["model_arguments"] = {"layers": layers, "image": image}
    return custom.NAME, dataset


def _config(
    model: str | None, dataset: str | None, settings: dict[str, Any], start: Model | None
) -> TrainConfig:
    if start:
        architecture = start.info.architecture
        if model not in {None, architecture.name}:
            raise ConfigError(
                f"--load is {architecture.name}, --architecture says {model}: leave that out."
            )
        model = architecture.name
        settings["model_arguments"] = _arguments_of(start, settings["model_arguments"] or {})
    if model is None:
        model, settings["model_arguments"] = _fitting(dataset, settings)
    if dataset is None:
        arguments = dict(settings["model_arguments"] or ())
        reads = catalogue.architecture(model, **arguments).input_shape
        dataset = dataset_at_hand(settings["data_dir"], reads)
    DataSource.parse(dataset, settings["data_dir"])  # reports an unknown name before any slow work
    return config_for(model, dataset, **given_settings(settings))


def _fitting(dataset: str | None, settings: dict[str, Any]) -> tuple[str, dict[str, int | str]]:
    """Return the usual network, or a small one for the user's pictures if these are others."""
    arguments = settings["model_arguments"] or {}
    if dataset is None or arguments:
        return DEFAULT_MODEL, arguments
    source = DataSource.parse(dataset, settings["data_dir"])
    has_own = source.is_own or bool(source.own_classes)
    if not has_own or source.fits(catalogue.architecture(DEFAULT_MODEL)):
        return DEFAULT_MODEL, arguments
    return custom.NAME, custom.small_network(source.input_shape[-1], len(source.classes))


def _arguments_of(start: Model, arguments: dict[str, int | str]) -> dict[str, int | str]:
    """Return the arguments of a model to start from, with those ``given`` where it has a guess.

    Raises ``ConfigError`` if others than its own are given.
    """
    architecture = start.info.architecture
    own = dict(architecture.arguments)
    network = catalogue.architecture(architecture.name, **own | arguments)
    is_open = "layers" in arguments or bool(start.info.guess)
    others = [f"{name}={own[name]}" for name in own if arguments.get(name, own[name]) != own[name]]
    if others and not (is_open and network.tensors() == architecture.tensors()):
        raise ConfigError(
            f"--load is {architecture.name} with {', '.join(others)}, and another setting was "
            "given: leave that out."
        )
    return dict(network.arguments)


def _resumed_config(
    checkpoint: Path, model: str | None, dataset: str | None, settings: dict[str, Any]
) -> TrainConfig:
    """Return the checkpoint's settings, overridden by those given."""
    from digitpad.training.checkpoint import read_checkpoint

    changed = given_settings(settings | {"model": model, "dataset": dataset})
    data_dir, preset = changed.pop("data_dir", None), changed.pop("preset", None)
    if "model_arguments" in changed:
        changed["model_arguments"] = tuple(sorted(changed["model_arguments"].items()))
    config = read_checkpoint(checkpoint, data_dir=data_dir).config
    if preset not in {None, config.preset}:
        raise ConfigError("--resume continues with the settings of its run: leave --preset out.")
    return config.with_settings(**changed)


class StopRequest:
    """``code``: exit code for the signal that stopped the run, or 0 if there was none."""

    code = 0


@contextmanager
def stopped_by_signals(control: Control, group: ProcessGroup) -> Iterator[StopRequest]:
    """Stop the run on Ctrl-C and similar signals; a second signal exits at once."""
    asked, by = 0.0, StopRequest()

    def stop(number: int, _frame: FrameType | None) -> None:
        nonlocal asked
        if control.is_stopping:
            if group.is_alone or time.monotonic() - asked > REPEATED_WITHIN_S:
                raise KeyboardInterrupt
            return
        asked, by.code = time.monotonic(), SIGNAL_EXIT_BASE + number
        control.stop()
        if group.is_first:
            # Not print, since a handler may interrupt another print.
            with suppress(OSError):
                os.write(2, b"\nStopping; again to leave at once.\n")

    before = {number: signal.signal(number, stop) for number in STOP_SIGNALS}
    try:
        yield by
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
