"""A run that was interrupted is found at the next start; one that was brought to an end is not."""

from __future__ import annotations

import json
import os

import numpy as np
import pytest
from safetensors.numpy import save

from digitpad.runs.archive import DELETED_FOR_S, delete_run, restore_run
from digitpad.runs.unfinished import (
    RunFolder,
    new_run,
    runs_folder,
    unfinished_runs,
)
from digitpad.training.checkpoint import COLUMNS, to_table
from digitpad.training.config import config_for
from digitpad.training.events import EpochDone


@pytest.fixture(autouse=True)
def _own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))


def write_checkpoint(run: RunFolder, config, epochs_done: int) -> None:
    history = [
        EpochDone(
            epoch=number + 1, step=9, train_loss=1.0, test_loss=0.9, test_accuracy=0.8,
            images_per_second=5.0, seconds=2.0, is_best=True, train_accuracy=0.7,
        )
        for number in range(epochs_done)
    ]  # fmt: skip
    state = {"config": config.to_json(), "step": 9 * epochs_done, "history_columns": COLUMNS}
    metadata = {"format": "digitpad-checkpoint/2", "state": json.dumps(state)}
    tensors = {"a": np.zeros(1, np.float32), "history": to_table(history)}
    run.checkpoint.write_bytes(save(tensors, metadata))


def interrupted(epochs_done=2, **settings) -> RunFolder:
    config = config_for("candle-cnn", "mnist", epochs=5, **settings)
    run = new_run(config)
    write_checkpoint(run, config, epochs_done)
    run.release()
    return run


def test_an_interrupted_run_is_found_with_its_settings_and_figures(tmp_path):
    folder = interrupted(data_dir=tmp_path, seed=4).folder
    (run,) = unfinished_runs()
    assert run.folder == folder
    assert run.config == config_for("candle-cnn", "mnist", epochs=5, data_dir=tmp_path, seed=4)
    assert [epoch.epoch for epoch in run.history] == [1, 2]
    assert not run.is_complete


def test_a_run_of_tens_of_thousands_of_epochs_is_found_and_not_thrown_away():
    config = config_for("candle-linear", "mnist", epochs=50_000)
    run = new_run(config)
    write_checkpoint(run, config, 20_000)
    run.release()
    (found,) = unfinished_runs()
    assert len(found.history) == 20_000
    assert found.history[-1].epoch == 20_000


def test_a_finished_run_that_was_never_saved_is_told_apart():
    interrupted(epochs_done=5)
    assert unfinished_runs()[0].is_complete


def test_a_run_that_continues_in_another_window_is_left_alone():
    config = config_for("candle-cnn", "mnist")
    run = new_run(config)
    write_checkpoint(run, config, 1)
    assert unfinished_runs() == []
    assert run.checkpoint.is_file()


def test_a_forgotten_run_leaves_nothing():
    run = interrupted()
    run.forget()
    assert unfinished_runs() == []
    assert not run.folder.exists()


def test_a_folder_without_a_checkpoint_is_tidied_up():
    new_run(config_for("candle-cnn", "mnist")).release()
    assert unfinished_runs() == []
    assert list(runs_folder().iterdir()) == []


def test_a_checkpoint_that_cannot_be_read_now_is_left_for_later():
    run = interrupted()
    whole = run.checkpoint.read_bytes()
    run.checkpoint.write_bytes(b"\x07\x00\x00\x00\x00\x00\x00\x00{}")
    assert unfinished_runs() == []
    run.checkpoint.write_bytes(whole)
    assert [found.folder for found in unfinished_runs()] == [run.folder]


def test_none_is_thrown_away_for_being_old():
    runs = [interrupted() for _ in range(5)]
    new_run(config_for("candle-cnn", "mnist"))
    assert [run.folder for run in unfinished_runs()] == [run.folder for run in reversed(runs)]


def test_a_run_can_be_taken_by_one_only():
    folder = interrupted().folder
    first, second = RunFolder(folder), RunFolder(folder)
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()


def test_a_folder_with_the_users_work_in_it_is_not_tidied_up():
    # Copied here, say, and its record is still to come.
    model = runs_folder() / "20300101-a" / "model.safetensors"
    model.parent.mkdir(parents=True)
    model.write_bytes(b"hours of work")
    assert unfinished_runs() == []
    assert model.exists()


def test_a_run_that_is_held_can_be_deleted_and_got_back_on_windows(fake_windows):
    run = new_run(config_for("candle-cnn", "mnist", epochs=5))
    deleted = delete_run(run.folder)
    assert not run.folder.exists()
    assert restore_run(deleted) == run.folder
    run.discard()
    assert not run.folder.exists()
    assert not fake_windows.refused


def test_a_run_is_restored_wherever_it_was_restored_before():
    run = interrupted()
    before = run.folder
    run.delete()
    assert unfinished_runs() == []
    run.restore()
    assert run.folder == before
    run.delete()
    restore_run(run.folder)
    run.restore()
    assert run.folder == before
    assert run.has_checkpoint


def test_the_next_start_after_a_day_removes_what_was_deleted():
    run = interrupted()
    run.delete()
    unfinished_runs()
    assert run.has_checkpoint
    long_ago = run.folder.stat().st_mtime - DELETED_FOR_S - 1
    os.utime(run.folder, (long_ago, long_ago))
    unfinished_runs()
    assert not run.folder.exists()
