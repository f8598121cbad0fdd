"""What a run says to a program, a pipe, a terminal and a file."""

from __future__ import annotations

import io
import json
import math
import os
import shutil
from pathlib import Path

import pytest
from file_reasons import MISSING, NO_READER
from rich.console import Console

from digitpad.cli.progress import (
    CSV_HEADER,
    BarReader,
    CsvReader,
    LineReader,
    Reader,
    print_epoch,
    readers,
)
from digitpad.cli.text import number, print_json
from digitpad.training.config import config_for
from digitpad.training.events import Ended, EpochDone, Event, Preparing, Progress, Started

STARTED = Started(
    config_for("candle-cnn", "mnist", epochs=2), "a [processor]", 1_111_946, 60_000, 10_000, 937
)


def epoch(number: int, accuracy: float = 0.9) -> EpochDone:
    return EpochDone(
        epoch=number,
        step=937 * number,
        train_loss=0.5,
        test_loss=0.25,
        test_accuracy=accuracy,
        images_per_second=1234.5,
        seconds=12.5 * number,
        is_best=True,
    )


EVENTS: tuple[Event, ...] = (
    Preparing("data"),
    Preparing("train-images-idx3-ubyte.gz", 5_000_000, 10_000_000),
    STARTED,
    Progress(1, 100, 0.1, 0.05, 0.7, 1000.0, 1.0, 19.0),
    epoch(1),
    epoch(2, math.nan),
)


def tell(reader: Reader) -> None:
    for event in EVENTS:
        reader(event)


def test_a_program_gets_one_object_for_each_epoch_and_nothing_else(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tell(print_epoch)
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["epoch"] for line in told] == [1, 2]
    assert set(told[0]) == {
        "epoch", "step", "train_loss", "test_loss", "test_accuracy", "images_per_second", "seconds",
    }  # fmt: skip
    assert told[0]["test_accuracy"] == 0.9
    assert told[1]["test_accuracy"] is None


def test_an_epoch_that_was_only_tested_has_no_speed(capsys: pytest.CaptureFixture[str]) -> None:
    told = LineReader()
    told.handle(epoch(1))
    told.handle(epoch(2)._replace(images_per_second=0.0))
    first, second = capsys.readouterr().out.splitlines()
    assert "1,234 images/s" in first
    assert "images/s" not in second


def test_a_pipe_gets_a_line_for_what_is_prepared_started_and_each_epoch(
    capsys: pytest.CaptureFixture[str],
) -> None:
    tell(LineReader().handle)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert "1,111,946 parameters" in lines[2]
    assert "epoch 1/2" in lines[3]
    assert "90.00 %" in lines[3]


def test_a_terminal_gets_a_bar_and_the_lines_above_it() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, width=120)
    reader = BarReader(console, with_lines="above")
    with reader.progress:
        tell(reader.handle)
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert "epoch 2/2" in told
    assert "a [processor]" in told
    assert "19 s left" in told


def test_a_pipe_is_not_taken_for_a_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with readers(as_json=False, csv=None) as (reader,):
        tell(reader)
    assert "epoch 1/2" in capsys.readouterr().out
    with readers(as_json=True, csv=tmp_path / "x.csv") as chosen:
        for reader in chosen:
            tell(reader)
    assert [json.loads(line)["epoch"] for line in capsys.readouterr().out.splitlines()] == [1, 2]
    assert (tmp_path / "x.csv").read_text("utf-8").startswith(CSV_HEADER)


def test_a_csv_file_begins_anew_with_each_run(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    path.write_text("something else\n")
    tell(CsvReader(path).handle)
    assert (
        path.read_text("utf-8") == f"{CSV_HEADER}\n1,12.500,0.5,0.25,0.9\n2,25.000,0.5,0.25,nan\n"
    )


def test_a_csv_file_is_replaced_whole_and_never_half_empty(tmp_path: Path) -> None:
    path, former = tmp_path / "run.csv", tmp_path / "open elsewhere"
    path.write_text("the table of the former run\n")
    former.hardlink_to(path)
    reader = CsvReader(path, [epoch(1)])
    reader.handle(STARTED)
    assert former.read_text("utf-8") == "the table of the former run\n"
    assert len(path.read_text("utf-8").splitlines()) == 2
    followed = path.stat().st_ino
    reader.handle(epoch(2))
    assert path.stat().st_ino == followed


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_csv_pipe_whose_reader_has_gone_ends_no_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    reader = CsvReader(path)
    reader.handle(STARTED)
    reader.handle(epoch(1))
    assert os.read(reading, 1000).decode() == f"{CSV_HEADER}\n1,12.500,0.5,0.25,0.9\n"
    os.close(reading)
    reader.handle(epoch(2))
    assert NO_READER in capsys.readouterr().err


@pytest.mark.parametrize("left", [None, "", "1,a,b\n3,a,b\n3,a,b\n4,a,b\n"])
def test_a_resumed_run_has_each_epoch_once_whatever_a_kill_left(
    left: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "run.csv"
    if left is not None:
        path.write_text(f"{CSV_HEADER}\n{left}")
    reader = CsvReader(path, [epoch(1), epoch(2)])
    for event in (STARTED, epoch(3), epoch(4)):
        reader.handle(event)
    rows = path.read_text("utf-8").splitlines()
    assert rows[0] == CSV_HEADER
    assert [row.split(",")[0] for row in rows[1:]] == ["1", "2", "3", "4"]
    assert rows[1] == "1,12.500,0.5,0.25,0.9"


def test_a_csv_file_that_cannot_be_written_ends_no_run_and_is_whole_where_it_can_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    reader, history = CsvReader(folder / "run.csv"), (epoch(1), epoch(2))
    reader.handle(STARTED)
    shutil.rmtree(folder)
    for done in history:
        reader.handle(done)
    (line,) = capsys.readouterr().err.splitlines()
    assert MISSING in line
    folder.mkdir()
    reader.handle(Ended("completed", "", {}, {}, history=history))
    assert len((folder / "run.csv").read_text("utf-8").splitlines()) == 3
    assert not capsys.readouterr().err


def test_numbers_that_are_none_are_not_shown_as_nan(capsys: pytest.CaptureFixture[str]) -> None:
    assert number(math.inf) == "–"
    print_json({"a": (math.nan, Path("x"), True)})
    assert json.loads(capsys.readouterr().out) == {"a": [None, "x", True]}
