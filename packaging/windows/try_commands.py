"""The command line on Windows, in places that only Windows has; ``try.sh commands`` runs it.

Each function is a sentence that a command must hold; what it prints is shown if it does not.
``try.sh python packaging/windows/try_commands.py patterns two_trainings`` runs the sentences with
these words only.
"""

from __future__ import annotations

import ctypes
import json
import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unittest import SkipTest

from PIL import Image

from digitpad.handwriting import synthesis
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import open_model

TRAIN: Final = (
    *("train", "-a", "candle-linear", "--dataset", "handwriting", "--limit-train", "300"),
    *("--limit-test", "100", "--threads", "1", "--seed", "0"),
)
FOLDERS: Final = ("with a space", "Größe", "数字", "✍🏽 emoji", "100% & (1) ^ 'x' =;,[a]")
LONG: Final = "a long name of a folder " * 8
ALONE: Final = 0
"""How Windows opens a file so that nobody else may read, write or move it."""
OPEN_EXISTING: Final = 3
READ: Final = 0x80000000
CONTROL_C: Final = 0


class Commands:
    """Runs digitpad in a folder of its own, with a home of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        os.environ["DIGITPAD_HOME"] = str(folder / "home")

    def start(self, *words: str | Path, **more: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "digitpad", *map(str, words)],
            **{"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
            | more,
        )

    def __call__(self, *words: str | Path, code: int = 0, **more: object) -> str:
        """Run a command, which must end with the code, and return what it prints."""
        running = self.start(*words, **more)
        out = (running.communicate(timeout=1800)[0] or b"").decode()
        if running.returncode != code:
            raise AssertionError(f"{words} ended with {running.returncode}: {out}")
        return out


def picture(path: Path) -> Path:
    """Write a picture of a 4 and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image = drawing_to_image(synthesis.drawing(4, seed=0))
    Image.fromarray(255 - image).resize((140, 140)).save(path)
    return path


def main() -> int:
    sys.stdout.reconfigure(encoding="utf-8")
    wanted = sys.argv[1:] or ["that_"]
    checks = [
        check
        for name, check in globals().items()
        if name.startswith("that_") and any(word in name for word in wanted)
    ]
    failed = untried = 0
    for check in checks:
        sentence = check.__name__.removeprefix("that_").replace("_", " ")
        # Programs that were ended may hold their files for a moment.
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            try:
                check(Commands(Path(folder)))
            except SkipTest as reason:
                untried += 1
                print(f"untried in part: {sentence}\n  {reason}", flush=True)
            except Exception as error:  # noqa: BLE001 - the others are tried all the same
                failed += 1
                print(f"FAILED {sentence}\n  {type(error).__name__}: {error}", flush=True)
            else:
                print(f"passed {sentence}", flush=True)
    print(f"{len(checks) - failed - untried} passed, {failed} failed, {untried} untried in part")
    return 1 if failed else 0


def holds(text: str, *parts: str) -> None:
    for part in parts:
        assert part in text, f"no “{part}” in: {text}"


def read(out: str) -> dict[str, object]:
    """Return what a line of JSON among a command's output holds."""
    (line,) = [line for line in out.splitlines() if line.startswith("{")]
    return dict(json.loads(line))


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Have a file open as a program does that lets nobody else."""
    kernel = ctypes.windll.kernel32
    kernel.CreateFileW.restype = ctypes.c_void_p
    handle = kernel.CreateFileW(str(path), READ, ALONE, None, OPEN_EXISTING, 0, None)
    assert handle not in (None, ctypes.c_void_p(-1).value), path
    try:
        yield
    finally:
        kernel.CloseHandle(ctypes.c_void_p(handle))


def that_pictures_are_read_and_results_written_in_folders_of_any_name(digitpad: Commands) -> None:
    for name in FOLDERS:
        path = picture(digitpad.folder / name / f"{name} 4.png")
        told = read(digitpad("predict", path, "--json", "--steps", path.parent / "out"))
        assert Path(told["file"]) == path, told
        assert told["label"] == "4", told
        (steps,) = (path.parent / "out").iterdir()
        assert steps == Path(told["steps"]), told


def that_patterns_are_files_and_a_drive_and_both_slashes_are_taken(digitpad: Commands) -> None:
    for number in range(3):
        picture(digitpad.folder / f"ü {number}.png")
    for folder in ("", f"{digitpad.folder}\\", f"{digitpad.folder.as_posix()}/"):
        told = digitpad("predict", "--json", f"{folder}ü ?.png", cwd=digitpad.folder)
        assert told.count('"label"') == 3, told
    told = digitpad("predict", "--json", "[ü]*.png", code=1, cwd=digitpad.folder)
    holds(told, '"[ü]*.png"')  # brackets are no pattern there


def that_a_path_of_more_than_260_characters_is_written_and_read(digitpad: Commands) -> None:
    folder = Path(f"\\\\?\\{digitpad.folder / LONG.strip() / LONG.strip()}")
    path = picture(folder / "4.png")
    assert len(str(path)) > 400
    holds(digitpad("predict", path, "--json"), '"label"')
    try:
        os.path.realpath(path)
    except OSError as error:  # which Windows itself must not say
        assert hasattr(ctypes.windll.ntdll, "wine_get_version"), error
        raise SkipTest(f"so long a path has no real name in Wine: {error.strerror}") from error
    digitpad(*TRAIN, "--epochs", "1", "--output", folder / "mine.safetensors")
    holds(digitpad("predict", path, "--json", "-m", folder / "mine.safetensors"), '"label"')


def that_a_model_is_trained_kept_read_listed_and_resumed(digitpad: Commands) -> None:
    model = digitpad.folder / "Größe 数字.safetensors"
    log = digitpad.folder / "Epochen.csv"
    holds(digitpad(*TRAIN, "--epochs", "2", "--output", model, "--log", log), f"Saved as {model}")
    assert len(log.read_text("utf-8").splitlines()) == 3
    holds(digitpad("info", model), "Größe 数字", "epochs 2")
    digitpad("train", "--resume", model, "--epochs", "3", "--output", model)
    holds(digitpad("info", model), "epochs 3")
    runs = [json.loads(line) for line in digitpad("runs", "--json").splitlines()]
    assert [run["name"] for run in runs] == ["Größe 数字"] * 2, runs
    digitpad("runs", "rename", "last", "a? b*")
    holds(digitpad("runs", "show", "last"), "a? b*")


def that_no_training_begins_that_could_not_be_saved(digitpad: Commands) -> None:
    (digitpad.folder / "home").mkdir()
    table = digitpad.folder / "table.csv"
    table.touch()
    table.chmod(stat.S_IREAD)
    for option, name, why in (
        ("--output", "wie gut?.safetensors", "no name has a ? in it"),
        ("--output", "a*b.safetensors", "no name has a * in it"),
        ("--output", "file:stream.safetensors", "no name has a : in it"),
        ("--output", "mine.", "ends with a dot"),
        ("--output", "NUL.safetensors", "a device has that name"),
        ("--output", "CONIN$", "a device has that name"),
        ("--output", "no folder\\mine", "no such file or folder"),
        ("--output", "home", "it is a folder"),
        ("--output", "x" * 300, "characters"),
        ("--log", "what|ever.csv", "no name has a | in it"),
        ("--log", "table.csv", "may only be read"),
    ):
        words = (*TRAIN, "--epochs", "1", "--force", option, name)
        told = digitpad(*words, code=1, cwd=digitpad.folder)
        holds(told, why)
        assert "Training" not in told, told
    table.chmod(stat.S_IWRITE)
    assert {path.name for path in digitpad.folder.iterdir()} == {"home", "table.csv"}
    holds(digitpad("runs"), "There are no runs yet")


def that_a_model_whose_file_another_program_has_open_is_saved_elsewhere(
    digitpad: Commands,
) -> None:
    model = digitpad.folder / "mine.safetensors"
    digitpad(*TRAIN, "--epochs", "1", "--output", model)
    before = model.read_bytes()
    with held(model):
        told = digitpad(*TRAIN, "--epochs", "2", "--output", model, "--force", code=1)
    holds(told, "another program has it open", "instead")
    assert model.read_bytes() == before
    assert not list(digitpad.folder.glob(".digitpad-*"))
    (elsewhere,) = (digitpad.folder / "home" / "data" / "models").glob("mine*.safetensors")
    assert open_model(elsewhere).info.metrics["n"] == 100
    with held(model):
        told = digitpad("info", model, code=1)
    holds(told, "another program has it open")
    # One that only reads lets others write.
    with model.open("rb"):
        digitpad("convert", model, digitpad.folder / "mine.npz", "--names", "candle")
    assert (digitpad.folder / "mine.npz").is_file()


def that_two_trainings_do_not_write_one_file(digitpad: Commands) -> None:
    model = digitpad.folder / "mine.safetensors"
    first = digitpad.start(*TRAIN, "--epochs", "100000", "--json", "--output", model)
    try:
        assert first.stdout is not None
        while not first.stdout.readline().startswith(b"{"):
            assert first.poll() is None
        told = digitpad(*TRAIN, "--epochs", "1", "--force", "--output", model, code=1)
        holds(told, "Another run is writing")
    finally:
        first.kill()
        first.wait()
    digitpad(*TRAIN, "--epochs", "1", "--force", "--output", model)


def that_control_c_keeps_the_best_weights_so_far(digitpad: Commands) -> None:
    model = digitpad.folder / "mine.safetensors"
    kernel = ctypes.windll.kernel32
    kernel.FreeConsole()
    kernel.AllocConsole()
    running = digitpad.start(*TRAIN, "--epochs", "100000", "--json", "--output", model)
    assert running.stdout is not None
    while not running.stdout.readline().startswith(b"{"):
        assert running.poll() is None
    kernel.SetConsoleCtrlHandler(None, True)  # it is for all that share the console
    kernel.GenerateConsoleCtrlEvent(CONTROL_C, 0)
    told = running.communicate(timeout=600)[0].decode()
    kernel.SetConsoleCtrlHandler(None, False)
    assert running.returncode == 130, (running.returncode, told)
    holds(told, "Saved as")
    assert open_model(model).info.metrics["n"] == 100


def that_a_table_is_written_as_csv_and_for_excel_and_as_json_into_a_file(
    digitpad: Commands,
) -> None:
    from openpyxl import load_workbook

    from digitpad.paper.synthesis.photos import synthetic_table

    sheet = synthetic_table(3, 3, 4)
    photo = digitpad.folder / "Foto 表.jpg"
    Image.fromarray(sheet.picture).save(photo, quality=95)
    for ending in ("csv", "xlsx"):
        digitpad("table", photo, "--output", digitpad.folder / f"Tabelle 表.{ending}")
    rows = (digitpad.folder / "Tabelle 表.csv").read_text("utf-8").splitlines()
    assert len(rows) >= 3, rows
    assert load_workbook(digitpad.folder / "Tabelle 表.xlsx").active.max_row >= 3
    with (digitpad.folder / "out.json").open("wb") as out:
        digitpad("table", photo, "--json", stdout=out)
    told = read((digitpad.folder / "out.json").read_text("utf-8"))
    assert Path(told["file"]) == photo, told


def that_a_reader_may_leave_early(digitpad: Commands) -> None:
    running = digitpad.start("models", "--json", stderr=subprocess.PIPE)
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    told = running.stderr.read().decode()
    assert running.wait(timeout=600) == 1
    assert "digitpad:" not in told, told


if __name__ == "__main__":
    raise SystemExit(main())
