"""What is kept of a run comes back as it was; what cannot be read is said, and nothing is lost."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from file_reasons import MISSING
from made_models import blank
from made_runs import kept

from digitpad.errors import ConfigError, DigitpadError
from digitpad.modelfile import open_model
from digitpad.models.custom import custom
from digitpad.runs.archive import (
    DELETED_FOR_S,
    UnreadableRun,
    archive_run,
    archived_runs,
    bytes_used,
    delete_run,
    find_run,
    remove_deleted,
    restore_run,
    runs_folder,
)
from digitpad.runs.record import (
    CURVES,
    RECORD,
    Recorder,
    clean_name,
    read_curves,
    read_record,
    rename_run,
)
from digitpad.training.config import config_for
from digitpad.training.events import Ended


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))


def test_a_run_comes_back_with_settings_figures_curves_and_weights(tmp_path: Path) -> None:
    run = kept("mine", learning_rate=0.25, seed=7, data_dir=tmp_path)
    (found,) = archived_runs()
    assert found == run
    assert run.config == config_for(
        "candle-linear", "mnist", learning_rate=0.25, seed=7, data_dir=tmp_path
    )
    assert (run.name, run.device, run.best_accuracy) == ("mine", "Some processor", 0.9)
    curves = read_curves(run.folder)
    assert [done.epoch for done in curves.history] == [1, 2, 3]
    assert curves.history[0].is_best is True
    assert math.isnan(curves.history[0].train_accuracy)
    assert curves.train_loss is not None
    assert curves.train_loss[1].tolist() == [1.0, 0.5, 0.333333]
    assert set(open_model(run.model_file).tensors) == {"weight", "bias"}


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("mine", "mine"), ("", "candle-linear"), ("../a\\b:c", "a-b-c"), ("Füße 3", "Füße 3"),
        ("...", "candle-linear"),
    ],
)  # fmt: skip
def test_the_weights_are_in_a_file_that_is_called_as_the_run_is(name: str, file: str) -> None:
    assert kept(name).model_file.name == f"{file}.safetensors"


def test_a_network_of_ones_own_layers_is_called_by_them_when_it_is_loaded() -> None:
    arguments = (("image", 28), ("layers", "dense 10"))
    config = config_for("custom", "mnist", model_arguments=arguments)
    model = blank(custom("dense 10"), name="best")
    tensors = model.tensors
    ended = Ended(
        "completed", "Done.", tensors, tensors, epochs_done=1, best_accuracy=0.9, best_loss=0.4,
        best_epoch=1, test_count=10_000, seconds=2.0, history=(), dataset_checksum="",
    )  # fmt: skip
    run = archive_run(Recorder(config), ended, model)
    assert open_model(run.model_file).info.name == "dense 10"


def test_weights_are_never_looked_for_outside_the_run() -> None:
    run = kept()
    values = json.loads((run.folder / RECORD).read_text("utf-8")) | {
        "weights": "../../other.safetensors"
    }
    (run.folder / RECORD).write_text(json.dumps(values))
    assert read_record(run.folder).model_file.parent == run.folder


def test_a_run_that_was_never_tested_has_no_accuracy_and_comes_back_so() -> None:
    run = kept(epochs=0, reason="diverged")
    assert math.isnan(run.best_accuracy)
    assert read_curves(run.folder).train_loss is None


def test_a_run_is_named_after_what_it_is_until_the_user_names_it() -> None:
    run = kept()
    assert run.name == "candle-linear, mnist"
    rename_run(run, "  for\nMonday\x1b ")
    assert read_record(run.folder).name == "for Monday"
    with pytest.raises(ConfigError, match="needs a name"):
        rename_run(run, " \n ")
    assert len(clean_name("x" * 500)) == 80


def test_the_youngest_run_comes_first_and_is_found_by_every_name() -> None:
    old, young = kept("a"), kept("a")
    assert [run.folder for run in archived_runs()] == [young.folder, old.folder]
    assert find_run("a").folder == young.folder
    assert find_run("a.safetensors").folder == young.folder
    assert find_run("last").folder == young.folder
    assert find_run(old.folder.name).folder == old.folder
    assert find_run(str(old.folder)).folder == old.folder
    with pytest.raises(DigitpadError, match="no run called “b”. Available: “a”.$"):
        find_run("b")
    for name in "cdefgh":
        kept(name)
    listed = "“h”, “g”, “f”, “e”, “d” and 2 more; “digitpad runs” lists them"
    with pytest.raises(DigitpadError, match=f"Available: {listed}"):
        find_run("b")


def test_without_runs_the_list_is_empty_and_says_so() -> None:
    assert archived_runs() == []
    with pytest.raises(DigitpadError, match="^There are no runs yet.*digitpad train"):
        find_run("last")


@pytest.mark.parametrize("name", ["", "\0", "x" * 5_000, "../..", "/"])
def test_a_name_that_no_run_can_have_is_refused(name: str) -> None:
    with pytest.raises(DigitpadError, match="There are no runs yet"):
        find_run(name)


def test_a_deleted_run_is_got_back_whole_within_a_day() -> None:
    run = kept("mine")
    gone = delete_run(run.folder)
    assert archived_runs() == []
    remove_deleted()
    assert restore_run(gone) == run.folder
    assert archived_runs() == [run]
    gone = delete_run(run.folder)
    remove_deleted(lambda: gone.stat().st_mtime + DELETED_FOR_S + 1)
    assert not gone.exists()
    with pytest.raises(DigitpadError, match=MISSING):
        restore_run(gone)


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{}", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"format": "digitpad-run/1"}',
        b'{"format": "digitpad-run/9"}', b'{"format": "digitpad-run/1", "config": 3}',
    ],
)  # fmt: skip
def test_a_damaged_record_is_listed_with_its_reason(content: bytes) -> None:
    whole, broken = kept("whole"), kept("broken")
    (broken.folder / RECORD).write_bytes(content)
    first, second = archived_runs()
    assert isinstance(first, UnreadableRun)
    assert RECORD in first.why
    assert second == whole


@pytest.mark.parametrize(
    "change",
    [
        {"seconds": "long"}, {"parameters": None}, {"reason": "boredom"}, {"created": "yesterday"},
        {"config": {"model": "resnet"}}, {"best_epoch": 1e400},
    ],
)  # fmt: skip
def test_a_record_that_makes_no_sense_is_refused(change: dict[str, object]) -> None:
    run = kept()
    values = json.loads((run.folder / RECORD).read_text("utf-8"))
    (run.folder / RECORD).write_text(json.dumps(values | change))
    with pytest.raises(DigitpadError, match="damaged"):
        read_record(run.folder)


@pytest.mark.parametrize("change", [{"history": 3}, {"columns": []}, {"train_loss": [[1], []]}])
def test_curves_that_make_no_sense_are_refused(change: dict[str, object]) -> None:
    run = kept()
    values = json.loads((run.folder / CURVES).read_text("utf-8"))
    (run.folder / CURVES).write_text(json.dumps(values | change))
    with pytest.raises(DigitpadError, match="damaged"):
        read_curves(run.folder)


def test_a_run_half_written_or_in_a_file_of_that_name_is_no_run() -> None:
    run = kept()
    (run.folder / RECORD).unlink()
    assert archived_runs() == []
    (runs_folder() / "a file").write_text("x")
    assert archived_runs() == []


def test_a_folder_in_which_runs_cannot_be_stored_is_reported(tmp_path: Path) -> None:
    runs_folder().write_text("a file in its place")
    with pytest.raises(DigitpadError, match="Cannot keep the run"):
        kept()


def test_the_disk_that_a_run_takes_is_that_of_its_files() -> None:
    run = kept()
    assert bytes_used(run.folder) == sum(path.stat().st_size for path in run.folder.iterdir())


def test_a_run_that_is_deleted_while_it_is_looked_at_takes_what_was_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = kept().folder

    def found_until_it_is_gone(path: Path, _pattern: str) -> Iterator[Path]:
        yield path / RECORD
        raise FileNotFoundError(path)

    size = (folder / RECORD).stat().st_size
    monkeypatch.setattr(Path, "rglob", found_until_it_is_gone)
    assert bytes_used(folder) == size


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": "inf"},
        {"seconds": -1e308},
        {"best_accuracy": 1e308},
        {"created": "0001-01-01T00:00:00+23:59"},
    ],
)
def test_figures_that_no_run_has_are_damage(wrong: dict[str, object]) -> None:
    run = kept("mine")
    values = json.loads((run.folder / RECORD).read_text("utf-8"))
    (run.folder / RECORD).write_text(json.dumps(values | wrong))
    (found,) = archived_runs()
    assert isinstance(found, UnreadableRun)
    assert "damaged" in found.why


def test_a_folder_that_may_not_be_looked_into_hides_no_other_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mine, closed = kept("mine"), kept("closed")

    def exists(path: Path) -> bool:  # to the administrator no folder is closed
        if path.parent == closed.folder:
            raise PermissionError(13, "Permission denied")
        return path.is_file()

    monkeypatch.setattr(Path, "exists", exists)
    found, readable = archived_runs()
    assert isinstance(found, UnreadableRun)
    assert "no permission" in found.why
    assert readable == mine


def test_weights_of_an_impossible_name_are_not_there() -> None:
    run = kept("mine")
    values = json.loads((run.folder / RECORD).read_text("utf-8"))
    (run.folder / RECORD).write_text(json.dumps(values | {"weights": "a" * 300}))
    assert not read_record(run.folder).has_model
