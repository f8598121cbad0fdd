"""The one way to train: a generator of events for window, command line and tests.

``list(train(config))`` trains. This module sets up device, data, network and checkpoint;
``training/session.py`` takes the steps.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final, cast

import torch

from digitpad.data.source import DataSource
from digitpad.data.split import Dataset, Split, TensorSplit, limited, loading_steps
from digitpad.errors import ConfigError, ModelFileError
from digitpad.models.torch.network import Network, build
from digitpad.training.checkpoint import Checkpoint, read_checkpoint, restore
from digitpad.training.compute.acceleration import keep_freed_memory, resolve_precision
from digitpad.training.compute.devices import PROCESSOR, UnsupportedError, translate_failures
from digitpad.training.compute.distributed import (
    ALONE,
    ProcessGroup,
    SharedControl,
    device_for,
    threads_for,
)
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import Ended, Estimated, Event, Preparing, Started, Warned
from digitpad.training.session import Session, score
from digitpad.training.step import TrainingRun, micro_batch_size, steps_per_epoch
from digitpad.words import QT_TRANSLATE_NOOP, message_of

if TYPE_CHECKING:
    from digitpad.modelfile import Model

LOCAL_SETTINGS: Final = ("device", "threads", "keep")
"""Settings that may differ between processes, and between a checkpoint and its resumed run."""
PROBE_STEPS: Final = 5
PROBE_S: Final = 1.5
PROBE_TEST_IMAGES: Final = 100
PROBE_LABELS: Final = 8
PROVEN_DEVICES: Final = (PROCESSOR, "cuda:0")
"""Devices on which every network has been trained; others are tried out before a run."""
REHEARSAL_IMAGES: Final = 8


def train(
    config: TrainConfig,
    control: Control | None = None,
    *,
    start: Model | None = None,
    data: Dataset | None = None,
    checkpoint: Path | None = None,
    resume: Path | None = None,
    group: ProcessGroup = ALONE,
    estimates: bool = False,
    teacher: Model | None = None,
) -> Iterator[Event]:
    """Train as ``config`` says and yield events; see ``training/events.py`` for their order.

    ``start``: a model to take the initial weights from, with a fresh optimizer. ``data``: a
    loaded data set to use in place of the one that ``config`` names. ``checkpoint``: a file
    updated with the run's whole state at every epoch, once a minute and when the run ends.
    ``resume``: a checkpoint to continue from; it must have the same ``config`` (device, threads
    and data folder may differ, and the number of epochs if no step depends on it). ``group``: the
    processes that train together; each must have ``joined`` it and call this with the same
    arguments, and only the first writes the checkpoint. ``estimates``: yield an ``Estimated``;
    for a single process only. ``teacher``: a model to distil, weighted by the recipe's
    ``distillation``. If the device cannot compute the network, the run takes place on the
    processor, after a warning. Raises ``DigitpadError`` kinds; ``UnsupportedError`` if ``data``
    is on such a device.
    """
    run = partial(
        _train,
        control=control or Control(),
        start=start,
        data=data,
        checkpoint=checkpoint,
        resume=resume,
        group=group,
        estimates=estimates,
        teacher=teacher,
    )
    try:
        yield from run(config)
    except UnsupportedError as error:
        if data is not None or not group.is_alone:
            raise
        yield Warned(
            QT_TRANSLATE_NOOP("errors", "{why} The run takes place there.").filled(
                why=message_of(error)
            )
        )
        yield from run(replace(config, device=PROCESSOR))


def _train(
    config: TrainConfig,
    control: Control,
    start: Model | None,
    data: Dataset | None,
    checkpoint: Path | None,
    resume: Path | None,
    group: ProcessGroup,
    estimates: bool,
    teacher: Model | None,
) -> Iterator[Event]:
    own = control
    if data is None:
        config = _with_source(config)
    config = _with_teacher(config, teacher)
    if not group.is_alone:
        control = SharedControl(control, group)
    device = device_for(config.device, group)
    torch.set_num_threads(threads_for(config.threads, group))
    saved = read_checkpoint(resume) if resume else None
    on_device = torch.device(device.name)
    source = config.source if data is None else DataSource((data.info,))
    _require_fit(config, source)
    yield Preparing(QT_TRANSLATE_NOOP("training", "data"))
    with translate_failures(device.name):
        data = yield from _fetched(data, source, config, on_device, control, group)
    if data is None:
        yield _ended_before_start(config, start)
        return
    train_part = limited(data.train, config.train_limit)
    test = limited(data.test, config.test_limit)
    network = _first_network(config, start)
    resumed = saved.config if saved else None
    # A stop takes effect here at once, and in the other processes when they next agree.
    with translate_failures(device.name):
        config = yield from resolve_precision(config, on_device, own, resumed=resumed, group=group)
        needed = seconds_needed(config, own) if estimates else None
        if needed is not None:
            needed += train_part.seconds_to_make(config.recipe.epochs)
    if needed is not None:
        yield Estimated(needed)
    if control.agree(own.is_stopping):
        yield _ended_before_start(config, start)
        return
    _check_agreed(group, config, data.checksum, saved.step if saved else 0)
    with translate_failures(device.name):
        teaches = _network_of(teacher) if teacher is not None else None
        run = TrainingRun(config, network, train_part, group, teaches, data.outliers)
        session = Session(run, test, control, checkpoint if group.is_first else None, data.checksum)
        if saved:
            _check_same(saved, config, data.checksum)
            _check_length(saved, run)
            restore(run, saved)
            session.resume(saved.place)
        if device.name not in PROVEN_DEVICES:
            _rehearse(run, test)
    yield Started(
        config,
        device.title,
        network.architecture.parameter_count(),
        run.split.count,
        test.count,
        run.steps_per_epoch,
        start_epoch=run.step // run.steps_per_epoch,
    )
    yield from _remarks(data)
    with keep_freed_memory():
        yield from session.events()


def _fetched(
    data: Dataset | None,
    source: DataSource,
    config: TrainConfig,
    device: torch.device,
    control: Control,
    group: ProcessGroup,
) -> Generator[Event, None, Dataset | None]:
    """Return the images, downloaded and read unless there are ``data``; None if it was stopped."""
    if group.local_rank == 0 and data is None:
        for event in _download(config, control):
            yield event
            control.agree(True)
    while control.agree(False):
        pass  # others are still downloading
    if control.is_stopping:
        return None
    return data or (yield from _loaded(source, config, device, control, group))


def _loaded(
    source: DataSource,
    config: TrainConfig,
    device: torch.device,
    control: Control,
    group: ProcessGroup,
) -> Generator[Event, None, Dataset | None]:
    steps = loading_steps(source, config.data_dir, device, config.convention)
    while True:
        try:
            done, total = next(steps)
        except StopIteration as ended:
            return cast(Dataset, ended.value)
        yield Preparing(QT_TRANSLATE_NOOP("training", "files"), done, total)
        # Processes that train together would have to agree on it.
        if group.is_alone and control.is_stopping:
            return None


def _remarks(data: Dataset) -> Iterator[Warned]:
    yield from map(Warned, data.remarks)
    if data.offer is not None:
        option = f"--as {data.offer.convention}" if data.offer.convention else ""
        yield Warned(data.offer.words, option)


def _rehearse(run: TrainingRun, test: Split) -> None:
    """Compute a few gradients and a test without changing ``run``.

    Raises here, before the first step, what the device cannot compute.
    """
    for _ in run.gradients(torch.arange(min(REHEARSAL_IMAGES, run.split.count))):
        pass
    run.abandon()
    list(score(run.network, limited(test, REHEARSAL_IMAGES)))


def seconds_needed(config: TrainConfig, control: Control | None = None) -> float | None:
    """Estimate how long a run will take on this machine.

    ``config``: its precision must be decided, not "auto". Returns None if ``control`` stops the
    estimate or the number of images is unknown. Takes a second or two: a few steps and a test are
    timed on noise, since generated data may not be ready yet; to generate them is not included.
    Raises ``DigitpadError`` kinds.
    """
    control = control or Control()
    source = config.source
    known = source.train_count
    count = min(config.train_limit or known, known)
    tested = min(config.test_limit or source.tested_on.test_count, source.tested_on.test_count)
    if not count:
        return None
    torch.set_num_threads(threads_for(config.threads, ALONE))
    device = torch.device(device_for(config.device, ALONE).name)
    network = _first_network(config, None)
    batch = config.recipe.batch_size
    size = count if batch == "full" else min(batch, count)
    most = micro_batch_size(config, network.architecture, device)
    noise = _noise(network, min(size, most), device)
    run = TrainingRun(config, network, noise)
    steps: list[float] = []
    started = perf_counter()
    with keep_freed_memory():
        while len(steps) < PROBE_STEPS and perf_counter() - started < PROBE_S:
            since = perf_counter()
            for loss, _, _ in run.gradients(torch.arange(noise.count)):
                loss.item()  # waits for the device
                if control.is_stopping:
                    return None
            run.apply()
            steps.append(perf_counter() - since)
        since = perf_counter()
        list(score(network, limited(run.split, PROBE_TEST_IMAGES)))
        test_s = (perf_counter() - since) * tested / min(noise.count, PROBE_TEST_IMAGES)
    # The first step includes warm-up.
    step_s = median(steps[1:] or steps) * size / noise.count
    return config.recipe.epochs * (steps_per_epoch(config, count) * step_s + test_s)


def _require_fit(config: TrainConfig, source: DataSource) -> None:
    network = config.network
    if not source.fits(network):
        raise ConfigError(source.why_not_learned(network))


def _with_source(config: TrainConfig) -> TrainConfig:
    """Return ``config`` with the data set that its folder holds, and the classes there.

    Raises ``ConfigError`` for a convention of images that are not the user's own.
    """
    source = config.source
    if config.convention and not source.is_own:
        message = QT_TRANSLATE_NOOP(
            "errors", "The images of {dataset} are as they should be: leave out “{convention}”."
        )
        raise ConfigError(message.filled(dataset=source.name, convention=config.convention))
    return replace(config, dataset=source.name, classes=source.own_classes)


def _with_teacher(config: TrainConfig, teacher: Model | None) -> TrainConfig:
    """Return ``config`` with the checksum of ``teacher``, which must fit the network."""
    if teacher is None:
        if config.teacher:
            message = QT_TRANSLATE_NOOP(
                "errors", "The run learns from a teacher, whose model file was not named."
            )
            raise ConfigError(message).helped_by("--teacher FILE")
        return config
    learns = config.network
    teaches, classes = teacher.info.architecture, config.source.classes
    is_same = (teaches.input_shape, teacher.info.classes) == (learns.input_shape, classes)
    # Autoencoders and line readers have no class probabilities to distil.
    if not is_same or any(net.reconstructs or net.reads_lines for net in (learns, teaches)):
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{teacher} cannot teach {model}: it does not read the same images as the same "
                "classes.",
            ).filled(teacher=teacher.info.name, model=config.model)
        )
    digest = hashlib.sha256()
    for name, tensor in sorted(teacher.tensors.items()):
        digest.update(name.encode() + tensor.tobytes())
    return replace(config, teacher=f"sha256:{digest.hexdigest()}")


def _noise(network: Network, count: int, device: torch.device) -> TensorSplit:
    architecture, generator = network.architecture, torch.Generator().manual_seed(0)
    shape = (count, *architecture.input_shape)
    images = torch.randint(256, shape, dtype=torch.uint8, generator=generator)
    signs = (count, PROBE_LABELS) if architecture.reads_lines else (count,)
    labels = torch.randint(architecture.class_count, signs, generator=generator)
    return TensorSplit(images.to(device), labels.to(device))


def _network_of(model: Model) -> Network:
    network = build(model.info.architecture, seed=0)
    network.load_arrays(model.tensors)
    return network


def _first_network(config: TrainConfig, start: Model | None) -> Network:
    wanted = config.network
    network = build(wanted, seed=config.seed, first_weights=config.recipe.first_weights)
    if start is not None:
        if start.info.architecture.tensors() != wanted.tensors():
            raise ModelFileError(
                QT_TRANSLATE_NOOP(
                    "errors", "The model to start from is {model}; its weights do not fit {wanted}."
                ).filled(model=start.info.architecture.name, wanted=wanted.name)
            )
        network.load_arrays(start.tensors)
    return network


def _download(config: TrainConfig, control: Control) -> Iterator[Event]:
    """Download missing data sets, unless a data folder was given; stops with ``control``."""
    with closing(config.source.fetch_missing(config.data_dir)) as transfers:
        for transfer in transfers:
            yield Preparing(transfer.what, transfer.done, transfer.total, is_in_bytes=True)
            if control.is_stopping:
                return


def _ended_before_start(config: TrainConfig, start: Model | None) -> Ended:
    weights = _first_network(config, start).arrays()
    return Ended(
        "stopped", QT_TRANSLATE_NOOP("training", "Stopped before the first step."), weights, weights
    )


def _check_agreed(group: ProcessGroup, config: TrainConfig, checksum: str, step: int) -> None:
    settings = {
        name: value for name, value in config.to_json().items() if name not in LOCAL_SETTINGS
    }
    for what, value in (("settings", settings), ("images", checksum), ("checkpoint", step)):
        if not group.is_same(value):
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "The processes do not have the same {what}. Give all of them the same "
                    "command, and the same files where they do not share a folder.",
                ).filled(what=what)
            )


def _check_same(saved: Checkpoint, config: TrainConfig, checksum: str) -> None:
    theirs, ours = saved.config.to_json(), config.to_json()
    own = (*LOCAL_SETTINGS, "epochs")  # has rules of its own
    different = [name for name in ours if name not in own and ours[name] != theirs[name]]
    if different:
        changes = ", ".join(f"{name} {theirs[name]} → {ours[name]}" for name in different)
        raise ConfigError(
            QT_TRANSLATE_NOOP("errors", "The checkpoint is of another run ({changes}).").filled(
                changes=changes
            )
        )
    if saved.place.dataset_checksum != checksum:
        raise ConfigError(
            QT_TRANSLATE_NOOP("errors", "The checkpoint was trained on other images than these.")
        )


def _check_length(saved: Checkpoint, run: TrainingRun) -> None:
    """Refuse a changed number of epochs if earlier steps would have depended on it."""
    planned, wanted = saved.config.recipe.epochs, run.config.recipe.epochs
    if wanted == planned:
        return
    depends, recipe = "", run.config.recipe
    if recipe.schedule != "constant":
        depends = QT_TRANSLATE_NOOP(
            "errors", "its learning rate rises and falls once over all of them"
        )
    elif recipe.augment and recipe.annealing:
        depends = QT_TRANSLATE_NOOP(
            "errors", "its images are varied less and less towards their end"
        )
    if depends:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "The run was planned for {planned} epochs and {depends}: with {wanted} its steps "
                "would have been others. Start a new run from the weights instead.",
            ).filled(planned=planned, depends=depends, wanted=wanted)
        ).helped_by("--load MODEL")
    if saved.step >= run.total_steps:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "The run has done {step:g} epochs already, and epochs are counted from its "
                "beginning: {wanted} would leave nothing to do.",
            ).filled(step=saved.step / run.steps_per_epoch, wanted=wanted)
        )
