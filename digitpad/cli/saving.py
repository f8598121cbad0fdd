"""Output files: checks before the work, and saving a run's model and checkpoint."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Final

from digitpad.cli.options import given_words, settings_as_words
from digitpad.cli.text import STANDARD
from digitpad.errors import ConfigError, DigitpadError
from digitpad.files import (
    free_path,
    is_file,
    models_folder,
    place_key,
    reason,
    require_name,
    require_writable,
    with_ending,
    write_atomically,
)
from digitpad.models import custom
from digitpad.models.pixels import ARGUMENT
from digitpad.training.config import TrainConfig
from digitpad.training.events import Ended
from digitpad.untrusted import command_line, printable
from digitpad.words import QT_TRANSLATE_NOOP

UNWRITABLE: Final = QT_TRANSLATE_NOOP("errors", "Cannot write to the folder {folder}: {why}.")
CHECKPOINT_SUFFIX = ".checkpoint"
COMMAND = "command"
INTERRUPTED = ".interrupted"
MOST_NAME_BYTES = 255
NUMBER = "-999"


def checkpoint_beside(model_file: Path) -> Path:
    """Return the checkpoint of the run whose model is saved in ``model_file``."""
    return model_file.with_name(model_file.name + CHECKPOINT_SUFFIX)


def checkpoint_to_resume(given: Path) -> Path:
    """Return the checkpoint to resume: the file itself, or the one beside a model file."""
    beside = checkpoint_beside(given)
    return beside if given.suffix != CHECKPOINT_SUFFIX and is_file(beside) else given


def require_another(result: Path, source: Path) -> None:
    """Raise ``ConfigError`` if ``result`` is its own source file."""
    if is_same_place(result, source):
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "{result} is a file to read from; choose another name for the result."
            ).filled(result=result)
        )


def require_result(result: Path, *sources: Path | None, force: bool) -> None:
    """Raise ``DigitpadError`` if a result cannot be written or would replace a file.

    ``sources``: files that it is made from, which are never replaced; ``force``: other files may
    be.
    """
    if result == STANDARD:
        return
    for source in sources:
        if source is not None:
            require_another(result, source)
    if not force and is_file(result):
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "{result} already exists: --force replaces it.").filled(
                result=result
            )
        )
    require_writable(result)


def write_result(path: Path, data: bytes) -> None:
    """Write a result; “-” stands for standard output. Raises ``DigitpadError``."""
    if path == STANDARD:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
    else:
        write_atomically(path, data)


def require_one_on_stdout(result: Path | None, *, as_json: bool) -> None:
    """Raise ``ConfigError`` if both a file and JSON would go to standard output."""
    if result == STANDARD and as_json:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "--output - and --json both print to standard output: give one of them."
            )
        )


def require_apart(*results: Path) -> None:
    """Raise ``ConfigError`` if two results would be written to one file."""
    for path, other in combinations(results, 2):
        if is_same_place(path, other):
            raise ConfigError(
                QT_TRANSLATE_NOOP(
                    "errors", "{path} cannot hold two results: give one of them another name."
                ).filled(path=path)
            )


def is_same_place(path: Path, other: Path) -> bool:
    """Return whether two names refer to one file, which need not exist yet."""
    with suppress(OSError, ValueError, RuntimeError):
        if place_key(path) == place_key(other):
            return True
    with suppress(OSError, ValueError):  # two links to one file
        return path.samefile(other)
    return False


def require_room(model_file: Path) -> None:
    """Raise ``DigitpadError`` if the names of files beside a run's model would be too long."""
    size = len(os.fsencode(model_file.name))
    most = MOST_NAME_BYTES - len(INTERRUPTED) - len(CHECKPOINT_SUFFIX) - len(NUMBER)
    if size > most:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "The name {name} is too long: checkpoints of the run get the same name with a "
                "suffix. Use one of at most {most} bytes; it has {size}.",
            ).filled(name=printable(model_file.name, 40), most=most, size=size)
        )
    require_writable(
        model_file.with_name(f"{model_file.name}{INTERRUPTED}{NUMBER}{CHECKPOINT_SUFFIX}")
    )


def require_ending(path: Path, what: str, *endings: str) -> None:
    """Raise ``ConfigError`` unless the name of a result has one of the ``endings``.

    ``what``: what the result is, as the beginning of a sentence.
    """
    if path != STANDARD and path.suffix.lower() not in endings:
        better = with_ending(path if path.name else Path("result"), endings[0])
        raise ConfigError(
            QT_TRANSLATE_NOOP("errors", "{what}: call it {better}.").filled(
                what=what, better=better
            )
        )


def require_model_ending(path: Path) -> None:
    """Raise ``ConfigError`` for a model with the suffix of another kind of file."""
    what = QT_TRANSLATE_NOOP("errors", "A model is a safetensors file")
    require_ending(path, what, ".safetensors", "")


def require_png(path: Path, *, force: bool) -> None:
    """Raise ``ConfigError`` unless ``path`` is named like a PNG file.

    Raises ``DigitpadError`` if it cannot be written.
    """
    require_ending(path, QT_TRANSLATE_NOOP("errors", "The plot is a PNG file"), ".png")
    require_result(path, force=force)


def require_folder(folder: Path) -> None:
    """Raise ``DigitpadError`` if a folder neither exists nor can be created."""
    try:
        require_name(folder)
    except OSError as error:
        raise DigitpadError(UNWRITABLE.filled(folder=folder, why=reason(error))) from None
    there = folder.absolute()
    while not os.path.lexists(there) and there != there.parent:
        there = there.parent
    if len(os.fsencode(folder.name)) > MOST_NAME_BYTES:
        problem = QT_TRANSLATE_NOOP("errors", "the name is too long")
    elif there.is_symlink() and not there.exists():
        problem = QT_TRANSLATE_NOOP("errors", "{folder} is a link that leads nowhere")
    elif not there.is_dir():
        problem = QT_TRANSLATE_NOOP("errors", "{folder} is a file, not a folder")
    elif not os.access(there, os.W_OK):
        problem = QT_TRANSLATE_NOOP("errors", "you have no permission to write in {folder}")
    else:
        return
    raise DigitpadError(UNWRITABLE.filled(folder=folder, why=problem.filled(folder=there)))


def make_folder(folder: Path) -> None:
    """Create a folder unless it exists. Raises ``DigitpadError`` on failure."""
    try:
        require_name(folder)
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise DigitpadError(
            QT_TRANSLATE_NOOP(
                "errors", "Cannot write to {folder}: it is a file, not a folder."
            ).filled(folder=folder)
        ) from None
    except OSError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "Cannot make the folder {folder}: {why}.").filled(
                folder=folder, why=reason(error)
            )
        ) from error


class ResultFolder:
    """A folder for results of their own names; ``sources`` are files that they are made from.

    Raises ``DigitpadError`` if it neither exists nor can be created.
    """

    def __init__(self, folder: Path, *sources: Path, force: bool) -> None:
        require_folder(folder)
        self._folder, self._sources, self._force = folder, sources, force
        self._taken: set[str] = set()

    def place(self, stem: str, ending: str) -> Path:
        """Return a path that has not been returned before: numbered if need be.

        Raises ``DigitpadError`` if a file is there that may not be replaced.
        """
        kind, dot, suffix = ending.rpartition(".")
        name, number_of = f"{stem}{ending}", 2
        while name.lower() in self._taken:  # some file systems are case-insensitive
            name, number_of = f"{stem}{kind}-{number_of}{dot}{suffix}", number_of + 1
        self._taken.add(name.lower())
        path = self._folder / name
        if is_file(path):
            require_result(path, *self._sources, force=self._force)
        return path

    def write(self, path: Path, data: bytes) -> None:
        """Write a result, and first make the folder. Raises ``DigitpadError``."""
        make_folder(self._folder)
        write_atomically(path, data)


def place_for(path: Path, ended: Ended) -> Path:
    """Return the file for the model of a run that was to be saved in ``path``.

    A run that diverged or failed, or was stopped before its first test, never replaces an existing
    model: its model is saved beside it.
    """
    is_tested = ended.reason not in ("diverged", "failed") and bool(ended.history)
    if is_tested or not path.exists():
        return path
    return path.with_name(f"{path.stem}.unfinished{path.suffix}")


def save_run(
    path: Path, config: TrainConfig, ended: Ended, *, loaded: Path | None, teacher: Path | None
) -> tuple[Path | None, str]:
    """Save the best or the last weights of a run; return their file and what went wrong, or "".

    If ``path`` turns out not to be writable, they are saved in the user's models folder; None if
    that fails, too.
    """
    from digitpad.modelfile import save_model
    from digitpad.training.outcome import model_from_run

    target = place_for(path, ended)
    model = model_from_run(config, ended, keep=config.keep, name=target.stem)
    command = command_for(config, loaded=loaded, teacher=teacher)
    extra = {**model.info.extra, COMMAND: command}
    if config.note:
        extra["note"] = config.note
    model = replace(model, info=replace(model.info, extra=extra))
    try:
        save_model(target, model)
    except DigitpadError as error:
        try:
            elsewhere = free_path(models_folder() / target.name)
            save_model(elsewhere, model)
        except DigitpadError as second:
            return None, f"{error} {second}"
        return elsewhere, f"{error} The model is saved as {elsewhere} instead."
    return target, ""


def set_aside(checkpoint: Path) -> Path | None:
    """Rename the checkpoint of an interrupted run, so that a new run does not replace it.

    Returns its new path, or None if there was none or its run was complete. Raises
    ``DigitpadError`` if it cannot be moved.
    """
    from digitpad.training.checkpoint import read_summary

    if not checkpoint.is_file():
        return None
    try:
        config, history, _ = read_summary(checkpoint, data_dir=None)
        if len(history) >= config.recipe.epochs:
            return None
    except DigitpadError:
        pass  # unreadable, so keep it, too
    stem = checkpoint.name.removesuffix(CHECKPOINT_SUFFIX)
    target = free_path(checkpoint.with_name(f"{stem}{INTERRUPTED}{CHECKPOINT_SUFFIX}"))
    try:
        return checkpoint.rename(target)
    except OSError as error:
        raise DigitpadError(
            QT_TRANSLATE_NOOP("errors", "Cannot rename {file}: {why}.").filled(
                file=checkpoint, why=reason(error)
            )
        ) from error


def command_for(
    config: TrainConfig, *, loaded: Path | None = None, teacher: Path | None = None
) -> str:
    """Return the command that repeats this run, without the user's paths."""
    arguments = dict(config.model_arguments)
    if config.model == custom.NAME:  # the data set implies the size of its pictures
        words = ["digitpad", "train", "--layers", str(arguments.get("layers", custom.SMALL))]
    else:
        words = ["digitpad", "train", "--architecture", config.model]
        arguments.pop(ARGUMENT, None)  # of the model that is loaded
        for name, value in arguments.items():
            words += ["--set", f"{name}={value}"]
    if config.preset != "recipe":
        words += ["--preset", config.preset]
    words += ["--dataset", config.dataset, *settings_as_words(config)]
    words += given_words({"--load": loaded and loaded.name, "--teacher": teacher and teacher.name})
    return command_line(words)
