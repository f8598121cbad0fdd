"""What a training run says, for three readers: a person at a terminal, a pipe, a program.

The same events drive the window.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.text import Text

from digitpad.cli.text import number, percent, print_json
from digitpad.errors import DigitpadError
from digitpad.files import reason
from digitpad.training import events
from digitpad.training.duration import duration

CSV_HEADER: Final = "epoch,time,train_loss,test_loss,test_accuracy"
MEGABYTE: Final = 10**6


class Reader(Protocol):
    """Something that is told each event of a run, in order."""

    def handle(self, event: events.Event) -> None: ...


class JsonReader:
    """Prints one object for each epoch; everything else is on stderr."""

    def handle(self, event: events.Event) -> None:
        if isinstance(event, events.EpochDone):
            print_json(
                {
                    "epoch": event.epoch,
                    "step": event.step,
                    "train_loss": event.train_loss,
                    "test_loss": event.test_loss,
                    "test_accuracy": event.test_accuracy,
                    "images_per_second": event.images_per_second,
                    "seconds": event.seconds,
                }
            )


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
            case _:
                pass

    def print(self, line: str) -> None:
        print(line, flush=True)


class BarReader(LineReader):
    """A progress bar on a terminal; the lines scroll above it when they belong there, too.

    Use it in a ``with`` block: the bar goes when the block ends, however it ends.
    """

    def __init__(self, console: Console, *, with_lines: bool) -> None:
        super().__init__()
        self._with_lines = with_lines
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=None),
            TaskProgressColumn(),
            TextColumn("{task.fields[facts]}"),
            console=console,
            transient=True,
            expand=True,
        )
        self._task = self._progress.add_task("Starting", total=None, facts="")

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._progress.stop()

    def handle(self, event: events.Event) -> None:
        super().handle(event)
        match event:
            case events.Preparing():
                facts = f"{event.done / MEGABYTE:.1f} MB" if event.done else ""
                what = f"Preparing {event.what}"
                self._update(what, facts, done=event.done, total=event.total or None)
            case events.Started():
                self._update(f"Epoch 1/{self._epochs}", "", done=0, total=1)
            case events.Progress():
                self._update(
                    f"Epoch {event.epoch}/{self._epochs}",
                    f"{duration(event.seconds_left)} left  loss {number(event.train_loss)}  "
                    f"{event.images_per_second:,.0f} images/s",
                    done=event.fraction,
                    total=1,
                )
            case events.StepProgress():
                what = "tests" if event.is_test else f"{100 * event.part:.0f} % of it"
                self._update(
                    f"Epoch {event.epoch}/{self._epochs}",
                    f"{duration(event.seconds_left)} left  {what}",
                    done=event.fraction,
                    total=1,
                )
            case _:
                pass

    def print(self, line: str) -> None:
        if self._with_lines:
            # As text: a bracket in it is not markup.
            self._progress.console.print(Text(line), soft_wrap=True)

    def _update(self, what: str, facts: str, *, done: float, total: float | None) -> None:
        self._progress.update(
            self._task, description=what, completed=done, total=total, facts=facts
        )


class CsvReader:
    """Appends a line for each epoch to a file, so that it can be followed and survives a kill.

    ``keep``: go on at the end of a file that an earlier part of the run left. Raises
    ``DigitpadError`` when the file cannot be written.
    """

    def __init__(self, path: Path, *, keep: bool) -> None:
        self._path = path
        self._keep = keep

    def handle(self, event: events.Event) -> None:
        if isinstance(event, events.Started):
            if not (self._keep and self._has_header()):
                self._write(CSV_HEADER, mode="w")
        elif isinstance(event, events.EpochDone):
            row = (
                event.epoch,
                f"{event.seconds:.3f}",
                f"{event.train_loss:.6g}",
                f"{event.test_loss:.6g}",
                f"{event.test_accuracy:.6g}",
            )
            self._write(",".join(str(cell) for cell in row), mode="a")

    def _has_header(self) -> bool:
        try:
            with self._path.open(encoding="utf-8") as file:
                return file.readline().strip() == CSV_HEADER
        except (OSError, UnicodeDecodeError):
            return False

    def _write(self, line: str, *, mode: str) -> None:
        try:
            with self._path.open(mode, encoding="utf-8", newline="\n") as file:
                file.write(f"{line}\n")
        except OSError as error:
            raise DigitpadError(f"Cannot write {self._path}: {reason(error)}.") from error


def started_line(event: events.Started) -> str:
    """Return what is about to be trained, on what, and where."""
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
    """Return what an epoch brought."""
    return (
        f"epoch {event.epoch}/{epochs}  train loss {number(event.train_loss)}  "
        f"test loss {number(event.test_loss)}  test accuracy {percent(event.test_accuracy)}  "
        f"{event.images_per_second:,.0f} images/s  {duration(event.seconds)}"
    )


@contextmanager
def readers(*, as_json: bool, csv: Path | None, keep_csv: bool) -> Iterator[tuple[Reader, ...]]:
    """Give the readers that fit where stdout and stderr go; a bar goes when the block ends."""
    to_file = (CsvReader(csv, keep=keep_csv),) if csv else ()
    if as_json:
        if sys.stderr.isatty() and not sys.stdout.isatty():
            with BarReader(Console(stderr=True), with_lines=False) as bar:
                yield (JsonReader(), bar, *to_file)
            return
        yield (JsonReader(), *to_file)
    elif sys.stdout.isatty():
        with BarReader(Console(), with_lines=True) as bar:
            yield (bar, *to_file)
    else:
        yield (LineReader(), *to_file)
