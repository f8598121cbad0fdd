"""Comparison of two to five runs: the settings in which they differ, and their results."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any, Final, NamedTuple

from digitpad.data.source import split_names
from digitpad.models.recipe import WORDS
from digitpad.runs.record import RunRecord, default_name
from digitpad.training.config import OFFERED
from digitpad.training.learned import FAULTS
from digitpad.words import (
    QT_TRANSLATE_NOOP,
    accuracy,
    duration,
    figure,
    in_percent,
    in_turn,
    joined,
)

MOST: Final = 5
TITLES: Final = {
    "model": QT_TRANSLATE_NOOP("runs", "Model"),
    "model_arguments": QT_TRANSLATE_NOOP("runs", "Built with"),
    "dataset": QT_TRANSLATE_NOOP("runs", "Data set"),
    "train_limit": QT_TRANSLATE_NOOP("runs", "Training images at most"),
    "test_limit": QT_TRANSLATE_NOOP("runs", "Test images at most"),
    "preset": QT_TRANSLATE_NOOP("runs", "Preset"),
    "nondigits": QT_TRANSLATE_NOOP("runs", "Non-digits per 100 images"),
    "calm": QT_TRANSLATE_NOOP("runs", "Augmentation fades out over"),
    "momentum": QT_TRANSLATE_NOOP("runs", "Momentum"),
    "betas": QT_TRANSLATE_NOOP("runs", "Betas"),
    "weight_decay": QT_TRANSLATE_NOOP("runs", "Weight decay"),
    "schedule": QT_TRANSLATE_NOOP("runs", "Schedule of the learning rate"),
    "order": QT_TRANSLATE_NOOP("runs", "Shuffled are"),
    "drop_last": QT_TRANSLATE_NOOP("runs", "A smaller last batch is left out"),
    "precision": QT_TRANSLATE_NOOP("runs", "Precision"),
    "channels_last": QT_TRANSLATE_NOOP("runs", "Channels last in memory"),
    "average_decay": QT_TRANSLATE_NOOP("runs", "Decay of the weights’ average"),
    "label_smoothing": QT_TRANSLATE_NOOP("runs", "Label smoothing"),
    "scan_wear": QT_TRANSLATE_NOOP("runs", "Worn as poor scans are"),
    "distillation": QT_TRANSLATE_NOOP("runs", "Weight of the teacher’s answers"),
    "fine_tunes": QT_TRANSLATE_NOOP("runs", "Trains the last layer only"),
    "first_weights": QT_TRANSLATE_NOOP("runs", "First weights"),
    "teacher": QT_TRANSLATE_NOOP("runs", "Teacher"),
    "keep": QT_TRANSLATE_NOOP("runs", "Weights kept"),
    "note": QT_TRANSLATE_NOOP("runs", "Note"),
} | {parameter.key: parameter.title for parameter in OFFERED}
"""Titles of settings; one of a later version is shown by its key in the file."""
ARGUMENTS: Final = {
    "layers": QT_TRANSLATE_NOOP("runs", "layers"),
    "image": QT_TRANSLATE_NOOP("runs", "image"),
    "patch": QT_TRANSLATE_NOOP("runs", "patch"),
    "width": QT_TRANSLATE_NOOP("runs", "width"),
    "blocks": QT_TRANSLATE_NOOP("runs", "blocks"),
    "heads": QT_TRANSLATE_NOOP("runs", "heads"),
    "pixels": QT_TRANSLATE_NOOP("runs", "pixels"),
}
"""What architectures are built with, as users read it."""
HOW: Final = ("device", "threads")
"""Settings that do not affect a run's results."""
LIMITS: Final = ("train_limit", "test_limit")
"""Settings that are 0 where all images were used."""


SHORT: Final = {
    "dataset": QT_TRANSLATE_NOOP("runs", "{value}"),
    "optimizer": QT_TRANSLATE_NOOP("runs", "{value}"),
    "train_limit": QT_TRANSLATE_NOOP("training", "%Ln image(s)", "", 1),
    "test_limit": QT_TRANSLATE_NOOP("runs", "{value} test images"),
    "learning_rate": QT_TRANSLATE_NOOP("runs", "rate {value}"),
    "epochs": QT_TRANSLATE_NOOP("training", "%Ln epoch(s)", "", 1),
    "batch_size": QT_TRANSLATE_NOOP("runs", "batch {value}"),
    "seed": QT_TRANSLATE_NOOP("runs", "seed {value}"),
}
"""Settings in a few words, as the names of runs that are compared."""


class ComparisonRow(NamedTuple):
    """A row of the table, with a cell for each run."""

    title: str
    cells: tuple[str, ...]


def differences(runs: Sequence[RunRecord]) -> list[ComparisonRow]:
    """Return the results of runs, then the settings in which they differ."""
    lines = results(runs)
    settings = [run.config.to_json() for run in runs]
    for key in dict.fromkeys(key for values in settings for key in values):
        cells = tuple(_cell(key, values.get(key)) for values in settings)
        if key not in HOW and len(set(cells)) > 1:
            lines.append(ComparisonRow(title_of(key), cells))
    return lines


def results(runs: Sequence[RunRecord]) -> list[ComparisonRow]:
    """Return the results of runs, a row for each figure."""
    rows = [_figures(run) for run in runs]
    return [
        ComparisonRow(title, tuple(row[title] for row in rows))
        for title in rows[0]
        if any(row[title] for row in rows)
    ]


def names_apart(runs: Sequence[RunRecord]) -> list[str]:
    """Return short names for runs that are compared: the settings in which they differ.

    A run that the user named keeps that name.
    """
    unnamed = [run for run in runs if run.name == default_name(run.config)]
    settings = [run.config.to_json() for run in unnamed]
    networks = _networks(unnamed)
    keys = [
        key
        for key in dict.fromkeys(key for values in settings for key in values)
        if key not in (*HOW, "model", "model_arguments", "note")
        and len({_cell(key, values.get(key)) for values in settings}) > 1
    ]
    short = {}
    for run, network, values in zip(unnamed, networks, settings, strict=True):
        parts = [network] if len({*networks}) > 1 else []
        parts += [_short(key, values.get(key)) for key in keys]
        short[run.folder] = joined(parts)
    return [short.get(run.folder) or run.name for run in runs]


def _networks(runs: Sequence[RunRecord]) -> list[str]:
    """Return the names of networks; of many layers each, those in which they differ."""
    names = [run.config.network_name for run in runs]
    texts = [str(dict(run.config.model_arguments).get("layers", "")) for run in runs]
    if not all(texts) or not any("…" in name for name in names):
        return names
    layers = [text.split(", ") for text in texts]
    for end in (0, -1):
        while all(layers) and len({network[end] for network in layers}) == 1:
            for network in layers:
                network.pop(end)
    return [", ".join(network) or "–" for network in layers]


def _short(key: str, value: Any) -> str:
    """Return the value of a setting with as few words as say which it is."""
    if key in LIMITS and value == 0:
        return QT_TRANSLATE_NOOP("runs", "all images")
    if key == "augment":
        is_so, is_not = QT_TRANSLATE_NOOP("runs", "augmented"), QT_TRANSLATE_NOOP("runs", "plain")
        return is_so if value else is_not
    if key in SHORT:
        counts = {"n": value} if "%Ln" in SHORT[key] else {}
        return SHORT[key].filled(value=setting_text(value), **counts)
    named = QT_TRANSLATE_NOOP("runs", "{name} {value}")
    return named.filled(name=title_of(key), value=setting_text(value))


def why_incomparable(runs: Sequence[RunRecord]) -> str:
    """Return a sentence if the runs were tested on different images, otherwise ""."""
    tests = tuple(dict.fromkeys(run.tested_on for run in runs))
    data = {split_names(run.dataset_checksum)[0] for run in runs if run.dataset_checksum}
    if len(tests) > 1:
        words = QT_TRANSLATE_NOOP(
            "runs",
            "Tested on different images ({tests}): their figures do not say which is better.",
        )
        return words.filled(tests=in_turn(tests))
    if len(data) > 1:
        words = QT_TRANSLATE_NOOP(
            "runs",
            "The {tests} were not the same for all: their figures do not say which is better.",
        )
        return words.filled(tests=tests[0])
    return ""


def accuracy_text(run: RunRecord) -> str:
    """Return a run's accuracy (or loss) with its test images; "" if it was not tested.

    A run that learned nothing is said to.
    """
    if isfinite(run.best_accuracy):
        result = accuracy(run.best_accuracy, run.tested_on)
    elif isfinite(run.best_loss):
        words = QT_TRANSLATE_NOOP("runs", "loss {loss:.4f} over {images}")
        result = words.filled(loss=run.best_loss, images=run.tested_on)
    else:
        return ""
    nothing = QT_TRANSLATE_NOOP("runs", "{result} (learned nothing)")
    return nothing.filled(result=result) if run.fault else result


def settings_lines(run: RunRecord) -> list[tuple[str, str]]:
    """Return the title and value of every setting of a run, as text."""
    values = run.config.to_json()
    return [(title_of(key), _cell(key, value)) for key, value in values.items() if key not in HOW]


def title_of(key: str) -> str:
    return TITLES.get(key) or key.replace("_", " ").capitalize()


def _cell(key: str, value: Any) -> str:
    if key in LIMITS and value == 0:
        return QT_TRANSLATE_NOOP("runs", "all")
    return setting_text(value)


def setting_text(value: Any) -> str:
    """Return the value of a setting as text; "" for None."""
    if isinstance(value, dict):
        named = QT_TRANSLATE_NOOP("runs", "{name} {value}")
        return joined(
            named.filled(name=ARGUMENTS.get(name, name), value=setting_text(part))
            for name, part in value.items()
        )
    if isinstance(value, list | tuple):
        return joined(map(setting_text, value))
    if isinstance(value, bool):
        return QT_TRANSLATE_NOOP("runs", "yes") if value else QT_TRANSLATE_NOOP("runs", "no")
    if isinstance(value, float):
        return figure(value, "g")
    return figure(value) if isinstance(value, int) else WORDS.get(value, str(value or ""))


def _device(recorded: str) -> str:
    """Return a device, which records have in English, so that it can be translated."""
    name, _, count = recorded.partition(", cores: ")
    words = QT_TRANSLATE_NOOP("devices", "{processor}, cores: {count}")
    return words.filled(processor=name, count=int(count)) if count.isdigit() else recorded


def _figures(run: RunRecord) -> dict[str, str]:
    is_tested = run.best_epoch > 0
    done = {
        "stopped": QT_TRANSLATE_NOOP("runs", "{count} (stopped)"),
        "diverged": QT_TRANSLATE_NOOP("runs", "{count} (the loss exploded)"),
        "failed": QT_TRANSLATE_NOOP("runs", "{count} (the device failed)"),
    }.get(run.reason)
    return {
        QT_TRANSLATE_NOOP("runs", "Best test accuracy"): in_percent(run.best_accuracy)
        if isfinite(run.best_accuracy)
        else "",
        QT_TRANSLATE_NOOP("runs", "Remark"): FAULTS.get(run.fault, ""),
        QT_TRANSLATE_NOOP("runs", "Tested on"): run.tested_on
        if is_tested
        else QT_TRANSLATE_NOOP("runs", "not tested"),
        QT_TRANSLATE_NOOP("runs", "Best test loss"): figure(run.best_loss, ".4f")
        if isfinite(run.best_loss)
        else "",
        QT_TRANSLATE_NOOP("runs", "In epoch"): f"{run.best_epoch}" if is_tested else "",
        QT_TRANSLATE_NOOP("runs", "Epochs done"): done.filled(count=run.epochs_done)
        if done
        else f"{run.epochs_done}",
        QT_TRANSLATE_NOOP("runs", "Time"): duration(run.seconds),
        QT_TRANSLATE_NOOP("runs", "Parameters"): figure(run.parameters),
        QT_TRANSLATE_NOOP("runs", "Training images"): figure(run.train_count),
        QT_TRANSLATE_NOOP("runs", "Device"): _device(run.device),
    }
