"""Training from the command line: saved, stopped, resumed, recorded."""

from __future__ import annotations

import gzip
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from drawn import digit_drawn

from digitpad.cli.app import run
from digitpad.cli.progress import CSV_HEADER
from digitpad.cli.saving import checkpoint_beside, checkpoint_to_resume, command_for, place_for
from digitpad.errors import DigitpadError
from digitpad.files import models_folder
from digitpad.handwriting.synthesis import labelled_drawings
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import inkml_bytes
from digitpad.modelfile import Model, describe, new_info, open_model, save_model
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.runs.archive import archived_runs, find_run
from digitpad.runs.unfinished import new_run
from digitpad.training.checkpoint import read_summary
from digitpad.training.config import config_for
from digitpad.training.control import Control
from digitpad.training.events import Ended, EpochDone

SMALL = [
    "train", "--dataset", "handwriting", "--limit-train", "300", "--limit-test", "100",
    "--threads", "1",
]  # fmt: skip
LINEAR = [*SMALL, "--model", "candle-linear"]
MLP = [*SMALL, "--model", "candle-mlp"]
PUBLISHED = ["train", "--model", "candle-linear", "--dataset", "mnist"]


@pytest.fixture(autouse=True)
def own_home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path_factory.getbasetemp() / "home"))


def told_by(
    arguments: list[str], capsys: pytest.CaptureFixture[str], *, code: int = 0
) -> tuple[str, str]:
    """Run a command that must end with ``code`` and return what it printed to stdout, stderr."""
    capsys.readouterr()
    assert run(arguments) == code
    told = capsys.readouterr()
    return told.out, told.err


@pytest.mark.parametrize(("seconds", "is_said"), [(9_600.0, True), (200.0, False)])
def test_a_run_of_more_than_five_minutes_says_how_long_before_it_begins(
    seconds: float,
    is_said: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("digitpad.training.loop.seconds_needed", lambda *_: seconds)
    _, err = told_by([*LINEAR, "--epochs", "1", "--json"], capsys)
    assert ("about 2 h 40 min on this computer" in err) is is_said


def test_a_run_prints_its_epochs_and_saves_a_model_with_its_figures(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model, csv = tmp_path / "mine.safetensors", tmp_path / "run.csv"
    out, _ = told_by(
        [*LINEAR, "--epochs", "3", "--json", "--save", str(model), "--csv", str(csv)], capsys
    )
    epochs = [json.loads(line) for line in out.splitlines()]
    assert [epoch["epoch"] for epoch in epochs] == [1, 2, 3]
    assert epochs[0]["train_loss"] == pytest.approx(np.log(10), abs=1e-5)
    info = describe(model)
    assert info.name == "mine"
    assert info.metrics["accuracy"] == max(epoch["test_accuracy"] for epoch in epochs)
    assert find_run("mine").best_accuracy == info.metrics["accuracy"]
    assert (info.metrics["n"], info.metrics["dataset"], info.metrics["seed"]) == (
        100, "handwriting", 0,
    )  # fmt: skip
    rows = csv.read_text("utf-8").splitlines()
    assert rows[0] == CSV_HEADER
    assert [row.split(",")[0] for row in rows[1:]] == ["1", "2", "3"]


def test_packed_ink_is_trained_on_and_one_that_is_cut_off_is_said_in_a_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    drawn = [LabelledDrawing(one, str(digit)) for one, digit in labelled_drawings(5, 0, 30)]
    packed = gzip.compress(inkml_bytes(drawn))
    ink, model = tmp_path / "a.inkml.gz", tmp_path / "ink.safetensors"
    ink.write_bytes(packed)
    command = ["train", "--model", "candle-linear", "--dataset", "ink", "--epochs", "1"]
    command += ["--threads", "1", "--data-dir", str(tmp_path)]
    told_by([*command, "--save", str(model)], capsys)
    assert describe(model).dataset == "ink"
    ink.write_bytes(packed[:-20])
    assert run(command) == 1
    err = capsys.readouterr().err
    assert "a.inkml.gz: it is cut off or damaged" in err
    assert "Traceback" not in err


def test_the_command_in_the_file_makes_the_same_model_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first, second = tmp_path / "first.safetensors", tmp_path / "second.safetensors"
    told_by([*MLP, "--epochs", "2", "--save", str(first)], capsys)
    command = shlex.split(describe(first).extra["command"])
    assert command[0] == "digitpad"
    told_by([*command[1:], "--threads", "1", "--save", str(second)], capsys)
    ours, theirs = open_model(first).tensors, open_model(second).tensors
    assert all(np.array_equal(ours[name], theirs[name]) for name in ours)


def test_the_recorded_command_names_no_private_folders() -> None:
    config = config_for(
        "vit", "mnist", data_dir=Path("/home/me"), train_limit=5, model_arguments={"patch": 4}
    )
    command = command_for(config, loaded=Path("/home/me/start.safetensors"))
    assert "/home" not in command
    assert "--set patch=4" in command
    assert command.endswith("--limit-train 5 --load start.safetensors")


def test_training_starts_from_a_models_weights(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model = tmp_path / "mine.safetensors"
    told_by([*LINEAR, "--epochs", "2", "--json", "--save", str(model)], capsys)
    again, _ = told_by(
        [*SMALL, "--load", str(model), "--epochs", "1", "--json", "--learning-rate", "1e-9"], capsys
    )
    # Steps that small leave the weights where they were.
    loaded = describe(model).metrics["loss"]
    assert json.loads(again)["test_loss"] == pytest.approx(loaded, rel=1e-4)


def test_a_model_argument_that_contradicts_the_loaded_file_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model = tmp_path / "mine.safetensors"
    told_by([*LINEAR, "--epochs", "1", "--save", str(model)], capsys)
    _, err = told_by(
        [*SMALL, "--model", "candle-cnn", "--load", str(model), "--epochs", "1"], capsys, code=2
    )
    assert "candle-linear" in err


@pytest.mark.parametrize(
    ("settings", "code", "told"),
    [
        (["--set", "heads=2", "--set", "patch=4"], 2, ["heads=4", "patch=7"]),
        (["--set", "patch=7"], 0, []),
        (["--layers", "dense 10"], 2, ["--load is vit"]),
    ],
)
def test_settings_that_contradict_the_loaded_files_are_refused_with_its_own(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    settings: list[str],
    code: int,
    told: list[str],
) -> None:
    model, made = tmp_path / "mine.safetensors", architecture("vit", blocks=1, width=8)
    save_model(model, Model(new_info(made), build(made, seed=0).arrays()))
    _, err = told_by([*SMALL, "--load", str(model), "--epochs", "1", *settings], capsys, code=code)
    assert all(words in err for words in told)
    assert "width" not in err


def test_a_setting_that_the_loaded_file_does_not_say_can_be_given(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tensors, result = tmp_path / "tensors.npz", tmp_path / "result.safetensors"
    np.savez(tensors, **build(architecture("vit", blocks=1, width=8), seed=0).arrays())
    once = [*SMALL, "--load", str(tensors), "--epochs", "1"]
    told_by([*once, "--set", "heads=2", "--save", str(result)], capsys)
    assert dict(describe(result).architecture.arguments)["heads"] == 2
    _, err = told_by([*once, "--set", "width=16"], capsys, code=2)
    assert "width=8" in err


def test_a_loss_that_is_nan_ends_with_1_and_leaves_the_old_model_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model = tmp_path / "mine.safetensors"
    told_by([*LINEAR, "--epochs", "1", "--save", str(model)], capsys)
    before = model.read_bytes()
    _, err = told_by(
        [*MLP, "--epochs", "40", "--learning-rate", "1e30", "--save", str(model)],
        capsys,
        code=1,
    )
    assert len(err.splitlines()) == 1
    assert model.read_bytes() == before
    kept = open_model(tmp_path / "mine.unfinished.safetensors")
    assert all(np.isfinite(tensor).all() for tensor in kept.tensors.values())


@pytest.mark.parametrize(("rate", "code"), [("1000", 0), ("1e38", 1)])
def test_a_run_that_learned_nothing_says_so_and_fails_where_nothing_can_be_kept(
    capsys: pytest.CaptureFixture[str], rate: str, code: int
) -> None:
    out, err = told_by([*MLP, "--epochs", "1", "--learning-rate", rate], capsys, code=code)
    assert "It has learned nothing" in (err if code else out)
    assert ("kept with the run" in out) is not code
    runs, _ = told_by(["runs"], capsys)
    if not code:
        assert "learned nothing" in runs.splitlines()[1]
        assert Path(out.split("kept with the run: ")[1].splitlines()[0].rstrip(".")).is_file()


def test_a_run_that_can_be_kept_nowhere_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise DigitpadError("Cannot save it: the disk is full.")

    monkeypatch.setattr("digitpad.runs.archive.archive_run", full)
    _, err = told_by([*LINEAR, "--epochs", "1"], capsys, code=1)
    assert "the disk is full" in err


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize(
    "name",
    [
        "SIGINT",
        pytest.param("SIGTERM", marks=pytest.mark.torture),
        pytest.param("SIGHUP", marks=pytest.mark.torture),
    ],
)
def test_a_signal_stops_the_run_and_saves_and_the_run_can_go_on(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    number = getattr(signal, name)
    model = tmp_path / "mine.safetensors"
    run_it = [*LINEAR, "--epochs", "20000", "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "digitpad", *run_it, "--save", str(model)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        first = json.loads(process.stdout.readline())
        process.send_signal(number)
        # Not communicate: it would miss the lines that came along with the first one.
        out, err = process.stdout.read(), process.stderr.read()
    assert process.returncode == 128 + number, err
    assert f"Saved as {model}" in err
    assert "Interrupted" not in err
    assert "Traceback" not in err
    epochs = [first, *(json.loads(line) for line in out.splitlines())]
    best = max(epoch["test_accuracy"] for epoch in epochs)
    assert describe(model).metrics["accuracy"] == best

    _, err = told_by(["train", "--resume", str(model), "--seed", "3"], capsys, code=2)
    assert "seed" in err


@pytest.mark.skipif(sys.platform != "linux", reason="no such names there")
def test_names_that_are_no_utf_8_are_kept_and_words_that_are_none_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    strange = os.fsdecode(b"\xff")
    once = [*LINEAR, "--epochs", "1"]
    _, err = told_by(
        [*once, "--save", str(tmp_path / "m"), "--note", f"a{strange}"], capsys, code=2
    )
    assert "is not text here" in err
    assert not (tmp_path / "m").exists()
    first, second = tmp_path / f"{strange}.safetensors", tmp_path / "second.safetensors"
    told_by([*once, "--save", str(first)], capsys)
    told_by([*once, "--load", str(first), "--save", str(second)], capsys)
    for path in (first, second):  # their metadata is whole
        open_model(path)
    assert [run.name for run in archived_runs()] == ["second", "candle-linear, handwriting"]
    assert run(["info", str(first), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["file"] == str(first)


def test_a_name_that_leaves_no_room_for_checkpoints_is_refused_at_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    suffix = ".safetensors"
    for length, code in ((255, 2), (229, 2), (228, 0)):
        model = tmp_path / ("x" * (length - len(suffix)) + suffix)
        _, err = told_by([*LINEAR, "--epochs", "1", "--save", str(model)], capsys, code=code)
        assert ("at most 228 bytes" in err) == bool(code)
        assert model.exists() != bool(code)


@pytest.mark.parametrize("csv", ["a.csv", "{folder}/a.csv", "b/../a.csv", "a.csv.checkpoint"])
def test_two_results_never_go_into_one_file(
    csv: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("b").mkdir()
    words = [*LINEAR, "--epochs", "1", "--save", "a.csv", "--csv", csv.format(folder=tmp_path)]
    _, err = told_by(words, capsys, code=2)
    assert "cannot hold two results" in err
    assert [path.name for path in tmp_path.iterdir()] == ["b"]


def stop_after(
    epochs: int,
    arguments: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> str:
    """Run a command with --json as if Ctrl-C came after a number of epochs; return its stderr."""
    from digitpad.cli.commands import train

    controls: list[Control] = []

    def make() -> Control:
        controls.append(Control())
        if not epochs:
            controls[-1].stop()
        return controls[-1]

    told: list[object] = []

    def stop_when_told(values: object) -> None:
        told.append(values)
        if len(told) == epochs:
            controls[-1].stop()

    with monkeypatch.context() as patched:
        patched.setattr(train, "Control", make)
        patched.setattr("digitpad.cli.progress.print_json", stop_when_told)
        return told_by(arguments, capsys)[1]


def test_forgetting_to_resume_keeps_the_interrupted_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = tmp_path / "mine.safetensors"
    run_it = [*MLP, "--epochs", "4", "--batch-size", "64", "--json", "--save", str(model)]
    stop_after(2, run_it, capsys, monkeypatch)
    first = checkpoint_beside(model).read_bytes()
    told = [stop_after(1, run_it, capsys, monkeypatch) for _ in range(2)]
    kept = [tmp_path / f"mine.safetensors.interrupted{more}.checkpoint" for more in ("", "-2")]
    assert [str(path) in err for path, err in zip(kept, told, strict=True)] == [True, True]
    assert kept[0].read_bytes() == first
    assert len(read_summary(kept[1], data_dir=None)[1]) == 1
    rest, err = told_by(["train", "--resume", str(kept[0]), "--save", str(model), "--json"], capsys)
    assert [json.loads(line)["epoch"] for line in rest.splitlines()] == [3, 4]
    assert "interrupted-3" in err  # the last of the forgetful ones is kept, too
    _, err = told_by(run_it, capsys)
    assert "interrupted" not in err  # a run that came to its end makes room


def test_a_run_that_is_stopped_before_it_begins_touches_no_checkpoint(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = tmp_path / "mine.safetensors"
    run_it = [*MLP, "--epochs", "4", "--batch-size", "64", "--json", "--save", str(model)]
    stop_after(2, run_it, capsys, monkeypatch)
    before = {path.name: path.read_bytes() for path in tmp_path.glob("mine*")}
    stop_after(0, run_it, capsys, monkeypatch)
    assert all((tmp_path / name).read_bytes() == content for name, content in before.items())


def test_a_resumed_run_keeps_what_it_began_to_keep_and_its_whole_table(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, csv = tmp_path / "mine.safetensors", tmp_path / "run.csv"
    run_it = [*MLP, "--epochs", "3", "--preset", "fast", "--keep", "last", "--json"]
    run_it += ["--csv", str(csv), "--save", str(model), "--note", "for Ada"]
    stop_after(2, run_it, capsys, monkeypatch)
    csv.write_text(csv.read_text("utf-8").splitlines()[0] + "\n2,1,1,1,1\n2,1,1,1,1\n3,1,1,1,1\n")
    told_by([*run_it, "--resume", str(model)], capsys)
    info = describe(model)
    assert "--keep last" in info.extra["command"]
    assert (info.metrics["epoch"], info.training["keep"]) == (3, "last")
    rows = [line.split(",") for line in csv.read_text("utf-8").splitlines()[1:]]
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert len({row[1] for row in rows}) == 3
    told_by(["train", "--resume", str(model), "--save", str(model), "--epochs", "3"], capsys)
    info = describe(model)
    assert (info.training["keep"], info.extra["note"]) == ("last", "for Ada")
    assert find_run("last").note == "for Ada"


def test_resuming_a_complete_run_says_that_nothing_is_left_to_train_and_keeps_no_copy(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    model = tmp_path / "mine.safetensors"
    told_by([*LINEAR, "--epochs", "1", "--save", str(model)], capsys)
    resume = ["train", "--resume", str(model), "--save", str(model)]
    before = open_model(model).tensors
    out, _ = told_by(resume, capsys)
    assert "Nothing is left to train after 1 of 1 epochs" in out
    assert f"Saved as {model}" in out
    assert all(np.array_equal(before[name], one) for name, one in open_model(model).tensors.items())
    assert len(archived_runs()) == 1
    out, _ = told_by([*resume, "--epochs", "2"], capsys)
    assert "Trained 2 epochs." in out
    assert len(archived_runs()) == 2


def test_the_last_unfinished_run_continues_in_its_own_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    _, err = told_by(["train", "--resume", "last"], capsys, code=2)
    assert "There is no unfinished run" in err
    begun = tmp_path / "begun.safetensors"
    run_it = [*MLP, "--epochs", "4", "--batch-size", "64", "--json"]
    stop_after(2, [*run_it, "--output", str(begun)], capsys, monkeypatch)
    # As the window leaves it.
    folder = new_run(read_summary(checkpoint_beside(begun), data_dir=None)[0])
    checkpoint_beside(begun).rename(folder.checkpoint)
    _, err = told_by(["train", "--resume", "last"], capsys, code=2)
    assert "There is no unfinished run" in err  # the window has it open
    folder.release()
    rest, _ = told_by(["train", "--resume", "last", "--json"], capsys)
    assert [json.loads(line)["epoch"] for line in rest.splitlines()] == [3, 4]
    assert find_run("last").folder == folder.folder
    assert (find_run("last").epochs_done, folder.has_checkpoint) == (4, False)


def test_a_table_never_takes_the_place_of_a_model(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model = tmp_path / "mine.safetensors"
    told_by([*LINEAR, "--epochs", "1", "--save", str(model)], capsys)
    before = model.read_bytes()
    for word in ("--load", "--teacher", "--save"):
        told_by([*LINEAR, word, str(model), "--csv", str(model)], capsys, code=2)
        assert model.read_bytes() == before


def test_a_model_that_cannot_be_written_in_the_end_goes_to_the_users_models(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    model = folder / "mine.safetensors"
    monkeypatch.setattr(
        "digitpad.cli.progress.print_json", lambda _: shutil.rmtree(folder, ignore_errors=True)
    )
    arguments = [*LINEAR, "--epochs", "2", "--json", "--save", str(model)]
    for name in ("mine.safetensors", "mine-2.safetensors"):
        folder.mkdir(exist_ok=True)
        _, err = told_by(arguments, capsys, code=1)
        place = models_folder() / name
        assert f"Cannot write {model}" in err
        assert f"saved as {place} instead" in err
        assert open_model(place).info.metrics["n"] == 100


def test_a_model_that_can_be_written_nowhere_is_kept_with_its_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    model = tmp_path / "gone" / "mine.safetensors"
    model.parent.mkdir()

    def loses_its_folders(_event: object) -> None:
        shutil.rmtree(model.parent, ignore_errors=True)
        models_folder().rmdir()
        (tmp_path / "home" / "data" / "models").touch()

    monkeypatch.setattr("digitpad.cli.progress.print_json", loses_its_folders)
    _, err = told_by([*LINEAR, "--epochs", "1", "--json", "--save", str(model)], capsys, code=1)
    assert f"Cannot write {model}" in err
    assert "Its model is kept with the run" in err
    (kept,) = archived_runs()
    assert open_model(kept.model_file).info.metrics["n"] == 100


def test_a_resumed_run_ends_where_the_uninterrupted_one_ends(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, stopped = tmp_path / "whole.safetensors", tmp_path / "stopped.safetensors"
    run_it = [*MLP, "--epochs", "4", "--batch-size", "64", "--json"]
    uninterrupted, _ = told_by([*run_it, "--save", str(whole)], capsys)

    stop_after(2, [*run_it, "--save", str(stopped)], capsys, monkeypatch)
    rest, _ = told_by(["train", "--resume", str(stopped), "--save", str(stopped), "--json"], capsys)

    def figures(text: str) -> list[tuple[float, float]]:
        lines = [json.loads(line) for line in text.splitlines()]
        return [(line["train_loss"], line["test_accuracy"]) for line in lines]

    assert figures(rest) == figures(uninterrupted)[2:]
    ours, theirs = open_model(whole).tensors, open_model(stopped).tensors
    assert all(np.array_equal(ours[name], theirs[name]) for name in ours)


def test_a_checkpoint_is_found_beside_its_model(tmp_path: Path) -> None:
    model = tmp_path / "mine.safetensors"
    checkpoint = checkpoint_beside(model)
    assert checkpoint_to_resume(model) == model
    checkpoint.touch()
    assert checkpoint_to_resume(model) == checkpoint
    assert checkpoint_to_resume(checkpoint) == checkpoint


@pytest.mark.parametrize(
    ("reason", "tested", "goes_beside"),
    [
        ("completed", True, False),
        ("stopped", True, False),
        ("stopped", False, True),
        ("diverged", True, True),
    ],
)
def test_an_untested_or_diverged_run_never_replaces_a_model(
    tmp_path: Path, reason: str, tested: bool, goes_beside: bool
) -> None:
    epoch = EpochDone(1, 1, 1.0, 1.0, 0.5, 1.0, 1.0, True)
    ended = Ended(
        reason, "", {}, {}, 1, 0.5, 1.0, 1, 100, 1.0, (epoch,) if tested else (), ""  # type: ignore[arg-type]
    )  # fmt: skip
    wanted = tmp_path / "mine.safetensors"
    assert place_for(wanted, ended) == wanted
    wanted.touch()
    assert (place_for(wanted, ended) != wanted) is goes_beside


def test_the_published_linear_run_on_mnist_gives_the_published_figures(
    capsys: pytest.CaptureFixture[str], mnist_dir: Path
) -> None:
    out, _ = told_by([*PUBLISHED, "--data-dir", str(mnist_dir), "--epochs", "2", "--json"], capsys)
    first, second = (json.loads(line) for line in out.splitlines())
    assert first["train_loss"] == pytest.approx(2.30265, abs=2e-4)
    assert first["test_accuracy"] == pytest.approx(0.6808, abs=5e-4)
    assert second["train_loss"] == pytest.approx(1.50815, abs=2e-4)
    assert second["test_accuracy"] == pytest.approx(0.6077, abs=5e-4)


def test_a_folder_without_data_is_a_reason_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    _, err = told_by(["train", "--dataset", "mnist", "--data-dir", str(tmp_path)], capsys, code=1)
    assert len(err.splitlines()) == 1
    assert "train-images-idx3-ubyte" in err


def test_a_fast_preset_is_trained_with_and_named_in_the_model_and_its_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model = tmp_path / "fast.safetensors"
    told_by([*MLP, "--preset", "fast", "--epochs", "1", "--save", str(model)], capsys)
    info = describe(model)
    assert info.training["preset"] == "fast"
    assert (info.training["optimizer"], info.training["schedule"]) == ("adam", "one-cycle")
    assert "--preset fast" in info.extra["command"]


def test_the_model_file_says_how_the_run_computed_where_it_found_that_out_itself(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    model = tmp_path / "quick.safetensors"
    told_by([*SMALL, "--epochs", "1", "--save", str(model)], capsys)
    assert describe(model).architecture.name == "quick"  # which is the usual one
    assert describe(model).training["precision"] in ("float32", "bfloat16")


def test_layers_of_ones_own_are_trained_and_travel_in_the_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    layers, model = "conv 2 5 stride 3, norm, relu, pool 2, dense 10", tmp_path / "own.safetensors"
    told_by([*SMALL, "--layers", layers, "--epochs", "1", "--save", str(model)], capsys)
    found = open_model(model)
    assert dict(found.info.architecture.arguments) == {"image": 28, "layers": layers}
    words = shlex.split(found.info.extra["command"])
    assert words[words.index("--layers") + 1] == layers
    ink = tmp_path / "seven.inkml"
    ink.write_bytes(inkml_bytes([LabelledDrawing(digit_drawn(7), "7")]))
    evaluated, _ = told_by(["evaluate", str(model), "--ink", str(ink), "--json"], capsys)
    assert json.loads(evaluated)["n"] == 1


@pytest.mark.parametrize("rate", [0.0012345678, 1 / 3, 1e-12, 123456789.0])
def test_the_recorded_command_gives_every_number_as_it_was(rate: float) -> None:
    words = shlex.split(command_for(config_for("candle-linear", "mnist", learning_rate=rate)))
    assert float(words[words.index("--learning-rate") + 1]) == rate
