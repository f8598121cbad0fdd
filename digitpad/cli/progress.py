"""Prints the events of a training run, for a terminal, a pipe or a program.

The same events drive the window.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from math import isfinite
from pathlib import Path
from typing import Final, Literal

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.text import Text

from digitpad.cli.text import Voice, complain, echo, harmless, number, picked, print_json
from digitpad.errors import DigitpadError
from digitpad.files import append, write_atomically
from digitpad.training import events
from digitpad.words import duration, in_percent

CSV_HEADER: Final = "epoch,time,train_loss,test_loss,test_accuracy"
MEGABYTE: Final = 10**6


Reader = Callable[[events.Event], None]
"""A callback for each event of a run, in order."""


def print_epoch(event: events.Event) -> None:
    """Print one object for each epoch; everything else is on stderr."""
    if isinstance(event, events.EpochDone):
        figures = picked(event, "train_loss", "test_loss", "test_accuracy", "images_per_second")
        if isfinite(event.character_error):
            figures["character_error"] = event.character_error
        print_json(picked(event, "epoch", "step", "seconds") | figures)


class LineReader:
    """Prints a line for the start and for each epoch."""

    def __init__(self) -> None:
        self._epochs = 0
        self._preparing = ""

    def handle(self, event: events.Event) -> None:
        match event:
            case events.Preparing() if event.what != self._preparing:
                self._preparing = event.what
                self.print(f"Preparing {event.what} …")
            case events.Started():
                self._epochs = event.config.recipe.epochs
                self.print(started_line(event))
            case events.EpochDone():
                self.print(epoch_line(event, self._epochs))

    def print(self, line: str) -> None:
        echo(line)


class BarReader(LineReader):
    """A progress bar on a terminal; lines on the same terminal scroll above it.

    Use it in a ``with`` block of ``progress``, at whose end the bar is removed.
    """

    def __init__(self, console: Console, *, with_lines: Literal["above", "stdout", ""]) -> None:
        super().__init__()
        self._with_lines = with_lines
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=None),
            TaskProgressColumn(),
            TextColumn("{task.fields[facts]}"),
            console=console,
            transient=True,
            expand=True,
            redirect_stdout=False,  # which may be a file
        )
        self._task = self.progress.add_task("Starting", total=None, facts="")

    def handle(self, event: events.Event) -> None:
        super().handle(event)
        match event:
            case events.Preparing():
                facts = f"{event.done / MEGABYTE:.1f} MB" if event.is_in_bytes else ""
                self._update(f"Preparing {event.what}", facts, event.done, event.total or None)
            case events.Started():
                self._update(f"Epoch 1/{self._epochs}", "", 0, 1)
            case events.Progress() | events.StepProgress():
                if isinstance(event, events.StepProgress):
                    facts = "tests" if event.is_test else f"{in_percent(event.part, 0)} of it"
                else:
                    rate = f"{event.images_per_second:,.0f} images/s"
                    facts = f"loss {number(event.train_loss)}  {rate}"
                facts = f"{duration(event.seconds_left)} left  {facts}"
                self._update(f"Epoch {event.epoch}/{self._epochs}", facts, event.fraction, 1)

    def print(self, line: str) -> None:
        if self._with_lines == "above":
            # As Text, so that brackets are not taken for markup.
            self.progress.console.print(Text(harmless(line)), soft_wrap=True)
        elif self._with_lines == "stdout":
            super().print(line)

    def _update(self, what: str, facts: str, done: float, total: float | None) -> None:
        self.progress.update(self._task, description=what, completed=done, total=total, facts=facts)


class CsvReader:
    """Appends a line for each epoch to a file, which can be followed and survives a kill.

    ``history``: the epochs of the run before it was resumed; a kill may have lost their lines, or
    left lines of epochs that are repeated. Failing to write the file does not end the run: it is
    reported once, and the whole file is written at the end of the run.
    """

    def __init__(self, path: Path, history: Sequence[events.EpochDone] = ()) -> None:
        self._path = path
        self._history = history
        self._is_broken = False

    def handle(self, event: events.Event) -> None:
        if isinstance(event, events.Started):
            self._write(write_atomically, [CSV_HEADER, *map(csv_line, self._history)])
        elif isinstance(event, events.EpochDone) and not self._is_broken:
            self._write(append, [csv_line(event)])
        elif isinstance(event, events.Ended) and self._is_broken:
            self._write(write_atomically, [CSV_HEADER, *map(csv_line, event.history)])

    def _write(self, how: Callable[[Path, bytes], None], lines: Sequence[str]) -> None:
        try:
            how(self._path, "".join(f"{line}\n" for line in lines).encode())
        except DigitpadError as error:
            self._is_broken = True
            complain(error)


def csv_line(done: events.EpochDone) -> str:
    figures = (done.train_loss, done.test_loss, done.test_accuracy)
    return ",".join((f"{done.epoch}", f"{done.seconds:.3f}", *(f"{x:.6g}" for x in figures)))


def started_line(event: events.Started) -> str:
    """Return the first line: what is trained, on what data, on which device."""
    config, recipe = event.config, event.config.recipe
    is_full = recipe.batch_size == "full"
    batch = "all images at once" if is_full else f"batches of {recipe.batch_size}"
    resumed = f", {event.start_epoch} of them done" if event.start_epoch else ""
    return (
        f"Training {config.model} ({event.parameters:,} parameters) on {config.dataset} "
        f"({event.train_count:,} images, {event.test_count:,} for testing): epochs {recipe.epochs}"
        f"{resumed}, {batch}, {recipe.optimizer} {recipe.learning_rate:g}, on {event.device}"
    )


def epoch_line(event: events.EpochDone, epochs: int) -> str:
    errors = event.character_error
    wrong = f"signs to correct {in_percent(errors)}  " if isfinite(errors) else ""
    # An epoch that a resumed run only had to test took no step.
    speed = f"{event.images_per_second:,.0f} images/s  " if event.images_per_second else ""
    return (
        f"epoch {event.epoch}/{epochs}  train loss {number(event.train_loss)}  "
        f"test loss {number(event.test_loss)}  test accuracy {in_percent(event.test_accuracy)}  "
        f"{wrong}{speed}{duration(event.seconds)}"
    )


@contextmanager
def readers(
    *, as_json: bool, csv: Path | None, history: Sequence[events.EpochDone] = ()
) -> Iterator[tuple[Reader, ...]]:
    """Choose the readers by where stdout and stderr go; removes the bar at the end of the block.

    ``csv``: a table of the run's epochs; ``history``: the epochs before the run was resumed.
    """
    chosen: list[Reader] = [CsvReader(csv, history).handle] if csv else []
    is_terminal = sys.stdout.isatty()
    # JSON and a progress bar do not share a terminal.
    is_bar = sys.stderr.isatty() and not Voice.is_quiet and not (as_json and is_terminal)
    if is_bar:
        lines: Literal["above", "stdout", ""] = "above" if is_terminal else "stdout"
        bar = BarReader(Console(stderr=True), with_lines="" if as_json else lines)
        chosen.insert(0, bar.handle)
    if as_json:
        chosen.insert(0, print_epoch)
    elif not is_bar and not Voice.is_quiet:
        chosen.insert(0, LineReader().handle)
    with bar.progress if is_bar else nullcontext():
        yield tuple(chosen)
