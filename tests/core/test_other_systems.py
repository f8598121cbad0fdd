"""What other systems refuse or lack, imitated here: files held, no locks, no streams."""

from __future__ import annotations

import ctypes
import errno
import hashlib
import io
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from fake_windows import FakeWindows
from made_runs import kept

from digitpad import files
from digitpad.__main__ import main
from digitpad.cli.app import run
from digitpad.cli.saving import require_folder
from digitpad.data import download
from digitpad.errors import DigitpadError
from digitpad.runs.archive import (
    TEMPORARY,
    archived_runs,
    find_run,
    remove_deleted,
    runs_folder,
)
from digitpad.runs.record import file_stem
from digitpad.training.compute import devices
from digitpad.untrusted import command_line

TRAIN = (
    "train --model candle-linear --dataset handwriting --epochs 1 --limit-train 200 "
    "--limit-test 100 --threads 1"
)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))


# Files


def test_a_file_that_is_held_for_a_moment_is_replaced_all_the_same(
    fake_windows: FakeWindows, tmp_path: Path
) -> None:
    path = tmp_path / "table.csv"
    path.write_bytes(b"old")
    fake_windows.held_by_others["table.csv"] = 2
    files.write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert fake_windows.refused == [path, path]


NAMES_WINDOWS_HAS_NOT = [
    ("wie gut?.safetensors", r"a \? in it"),
    ("a*b.csv", r"a \* in it"),
    ("a|b.csv", r"a \| in it"),
    ("<a>.csv", "a < in it"),
    ('"a".csv', 'a " in it'),
    ("file:stream.csv", "a : in it"),
    ("one\ntwo.csv", "line break"),
    ("a.csv.", "ends with a dot"),
    ("a.csv ", "ends with a dot or a space"),
    ("con", "a device"),
    ("NUL.safetensors", "a device"),
    ("Com1.csv", "a device"),
    ("lpt².csv", "a device"),
    ("aux .txt", "a device"),
    ("CONIN$", "a device"),
    ("wie?/a.csv", r"a \? in it"),
]


@pytest.mark.usefixtures("fake_windows")
@pytest.mark.parametrize(("name", "why"), NAMES_WINDOWS_HAS_NOT)
def test_a_name_that_windows_has_not_is_refused_wherever_one_is_given(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / name

    def by_a_library() -> None:
        with files.atomic_path(path) as beside:
            beside.write_bytes(b"x")

    for use in (
        lambda: files.require_writable(path),
        lambda: files.write_atomically(path, b"x"),
        lambda: files.append(path, b"x"),
        lambda: files.read_bounded(path, 1),
        by_a_library,
    ):
        with pytest.raises(DigitpadError, match=why):
            use()
    with pytest.raises(DigitpadError, match=why):
        require_folder(path)
    monkeypatch.setenv("DIGITPAD_HOME", str(path))
    with pytest.raises(DigitpadError, match=why):
        files.data_folder()
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("fake_windows")
@pytest.mark.parametrize("name", ["console.csv", "a..b.csv", ".a", "日本 é.csv", "a;b,c=[d].csv"])
def test_other_names_are_windows_own(name: str, tmp_path: Path) -> None:
    for path in (tmp_path / name, tmp_path / ".." / tmp_path.name / name):
        files.require_writable(path)
        assert not list(tmp_path.iterdir())
    files.write_atomically(tmp_path / name, b"x")
    assert files.read_bounded(tmp_path / name, 1) == b"x"


def test_a_drive_and_a_long_path_s_beginning_are_no_part_of_a_name() -> None:
    for path in (r"C:\a.csv", "C:a.csv", r"\\?\C:\a.csv", r"\\server\share\a.csv", "..", ""):
        assert files.windows_fault(path) is None
    assert files.windows_fault(r"\\?\C:\a?.csv")


def test_a_run_s_file_has_a_name_that_every_system_has() -> None:
    for name, _ in NAMES_WINDOWS_HAS_NOT:
        assert files.windows_fault(file_stem(name)) is None


def test_a_path_that_is_too_long_for_windows_is_said_to_be(fake_windows: FakeWindows) -> None:
    error = FileNotFoundError(errno.ENOENT, "No such file", "C:\\" + "long\\" * 60 + "a.csv")
    assert "more than 259 characters" in files.reason(error)
    for path in (error.filename.replace("C:", r"\\?\C:"), r"C:\a.csv"):
        assert "no such file" in files.reason(FileNotFoundError(errno.ENOENT, "No such", path))


def test_a_folder_that_may_not_be_listed_is_not_held_by_a_program(
    fake_windows: FakeWindows, tmp_path: Path
) -> None:
    error = PermissionError(errno.EACCES, "Permission denied", str(tmp_path))
    error.winerror = 5
    assert "you have no permission" in files.reason(error)


def test_a_file_is_called_as_the_run_is() -> None:
    assert file_stem("quick, handwriting-small") == "quick handwriting-small"
    assert file_stem("rate 0,5: a/b") == "rate 0-5- a-b"


@pytest.mark.usefixtures("fake_windows")
def test_one_place_has_one_lock_however_its_name_is_written(tmp_path: Path) -> None:
    with (
        files.locked(tmp_path / "Mine.safetensors"),
        pytest.raises(DigitpadError, match="Another run"),
        files.locked(tmp_path / "mine.SAFETENSORS"),
    ):
        pytest.fail("it is the same file")


@pytest.mark.parametrize("number", [errno.ENOTSUP, errno.ENOLCK, errno.EINVAL])
def test_where_there_are_no_locks_nothing_is_refused(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object) -> None:
        raise OSError(number, os.strerror(number))

    fcntl = pytest.importorskip("fcntl", reason="this system has other locks")
    monkeypatch.setattr(fcntl, "flock", refuse)
    with files.locked(tmp_path / "mine.safetensors"):
        files.write_atomically(tmp_path / "mine.safetensors", b"x")


# Runs


def test_a_run_whose_folder_is_held_keeps_its_temporary_folder(
    fake_windows: FakeWindows, monkeypatch: pytest.MonkeyPatch
) -> None:
    held_by_others = fake_windows.held_by_others
    old = kept("old")
    monkeypatch.setattr(files, "RETRY_S", 0.01)
    held = FakeWindows.require_free

    def scanned(windows: FakeWindows, path: Path) -> None:
        if path.name.startswith(TEMPORARY):
            held_by_others[path.name] = None
        held(windows, path)

    with monkeypatch.context() as patched:
        patched.setattr(FakeWindows, "require_free", scanned)
        run_ = kept("mine")
    assert run_.folder.name.startswith(TEMPORARY)
    assert run_.has_model
    assert archived_runs() == [run_, old]
    assert find_run("last") == run_
    held_by_others.clear()
    remove_deleted(now=lambda: 1e12)
    assert [one.name for one in archived_runs()] == ["mine", "old"]
    assert not any(folder.name.startswith(".") for folder in runs_folder().iterdir())


# The command line


def test_patterns_are_left_to_a_shell_where_one_sees_to_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.png").touch()
    monkeypatch.setattr(sys, "platform", "linux")
    assert files.expanded(["*.png"]) == ["*.png"]


def digitpad(before: str, *words: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command in a process of its own, after ``before``."""
    program = f"import sys; from digitpad.__main__ import main; {before}; sys.exit(main())"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONIOENCODING"}
    command = [sys.executable, "-c", program, *words]
    return subprocess.run(command, env=environment, capture_output=True, check=False, timeout=600)


def test_why_no_window_opens_is_utf_8_in_pipes_whatever_the_system_writes() -> None:
    done = digitpad("sys.stderr.reconfigure(encoding='cp1252')", "“šж7”.png")
    assert done.returncode == 1
    assert "There is no file “šж7”.png." in done.stderr.decode("utf-8")


def test_a_pipe_of_other_letters_and_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    for kind, letters in ((io.TextIOWrapper, "utf-8"), (Terminal, "cp1252")):
        stream = kind(io.BytesIO(), encoding="cp1252")
        monkeypatch.setattr(sys, "stdout", stream)
        assert run(["models"]) == 0
        stream.flush()
        assert "×" in stream.buffer.getvalue().decode(letters)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("models", 0),
        ("models --json", 0),
        ("nonsense", 2),
        ("info missing", 1),
        pytest.param(TRAIN, 0, marks=pytest.mark.torture),
    ],
)
def test_a_program_without_streams_fails_nowhere(words: str, code: int) -> None:
    done = digitpad("sys.stdout = sys.stderr = None", *words.split())
    assert (done.returncode, done.stdout, done.stderr) == (code, b"", b"")


class Boxes:
    """Windows' own message boxes; ``told``: their texts."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.user32 = self

    def MessageBoxW(self, _parent: None, text: str, _title: str, _kind: int) -> None:
        self.told.append(text)


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> Boxes:
    found = Boxes()
    monkeypatch.setattr(ctypes, "windll", found, raising=False)
    return found


def opening(error: Exception, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Return what opens the window on a Windows where that fails."""

    def fail(_argv: list[str]) -> int:
        raise error

    made = ModuleType("digitpad.gui.app")
    made.run = fail
    monkeypatch.setitem(sys.modules, "digitpad.gui.app", made)
    monkeypatch.setattr(sys, "platform", "win32")
    return lambda: main([])


NO_RUNTIME = type("WindowsError", (OSError,), {"winerror": 126})("[WinError 126] c10.dll")


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (NO_RUNTIME, "vc_redist.x64.exe"),
        (ImportError("DLL load failed while importing QtCore: not found"), "vc_redist.x64.exe"),
        (ImportError("DLL load failed while importing onnxruntime"), "vc_redist.x64.exe"),
        (ModuleNotFoundError("No module named 'PySide6'", name="PySide6"), "pip install PySide6"),
        (RuntimeError("a surprise"), "Something unexpected happened (RuntimeError: a surprise)."),
    ],
)
def test_without_a_console_a_box_says_why_no_window_opens(
    error: Exception, words: str, boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = opening(error, monkeypatch)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "stdout", None)
    assert opened() == 1
    (told,) = boxes.told
    assert words in told
    assert "apt-get" not in told


def test_with_a_console_it_says_why_no_window_opens(
    boxes: Boxes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert opening(NO_RUNTIME, monkeypatch)() == 1
    assert "vc_redist.x64.exe" in capsys.readouterr().err
    with pytest.raises(RuntimeError):  # with its traceback
        opening(RuntimeError("a surprise"), monkeypatch)()
    assert not boxes.told


# Downloads


def test_a_download_is_whole_before_it_has_its_name(
    fake_windows: FakeWindows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, answer = tmp_path / "images.gz", io.BytesIO(b"images")
    answered = nullcontext(SimpleNamespace(headers={}, read=answer.read))
    monkeypatch.setattr(download, "urlopen", lambda *_, **__: answered)
    checksum = hashlib.sha256(b"images").hexdigest()
    fake_windows.held_by_others[target.name] = 1
    for _ in download._transfer("https://here/images.gz", target, checksum):
        assert not target.exists()
    assert list(tmp_path.iterdir()) == [target]
    assert target.read_bytes() == b"images"
    assert fake_windows.refused == [target]


def test_downloads_trust_what_the_system_trusts(monkeypatch: pytest.MonkeyPatch) -> None:
    truststore = pytest.importorskip("truststore", reason="it is not installed")
    assert isinstance(download.system_certificates(), truststore.SSLContext)
    monkeypatch.setitem(sys.modules, "truststore", None)
    assert download.system_certificates() is None


# The processor, the shell, the installed commands


def test_a_mac_says_what_its_processor_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(words: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        assert words[-1] == "machdep.cpu.brand_string"
        return subprocess.CompletedProcess(words, 0, "Apple M2\n", "")

    monkeypatch.setattr(devices.Path, "is_file", lambda _path: False)
    monkeypatch.setattr(devices.platform, "processor", lambda: "arm")
    monkeypatch.setattr(sys, "platform", "darwin")
    with monkeypatch.context() as patched:
        patched.setattr(subprocess, "run", answer)
        assert devices.processor().title.startswith("Apple M2, ")

    def fail(*_words: object, **_: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "run", fail)
    assert devices.processor().title.startswith("arm, ")


def test_windows_says_what_its_processor_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = ModuleType("winreg")
    registry.HKEY_LOCAL_MACHINE = 0
    registry.OpenKey = lambda _root, key: nullcontext(key)
    registry.QueryValueEx = lambda _key, _name: ("Intel(R) Core(TM) i5  ", 1)
    monkeypatch.setitem(sys.modules, "winreg", registry)
    monkeypatch.setattr(devices.Path, "is_file", lambda _path: False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert devices.processor().title.startswith("Intel(R) Core(TM) i5, ")


def test_advice_is_quoted_as_the_shell_of_the_system_wants_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ["digitpad", "train", "--layers", "conv 16 3, relu, dense 10"]
    monkeypatch.setattr(sys, "platform", "linux")
    assert command_line(words) == "digitpad train --layers 'conv 16 3, relu, dense 10'"
    monkeypatch.setattr(sys, "platform", "win32")
    assert command_line(words) == 'digitpad train --layers "conv 16 3, relu, dense 10"'


# What is installed, and where it is to be tried

ROOT = Path(__file__).parents[2]


def test_a_window_without_a_console_is_installed_beside_the_command() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["gui-scripts"].values()) == set(project["scripts"].values())


def test_no_python_is_taken_for_which_there_are_no_files() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    prefix = "Programming Language :: Python :: 3."
    minors = [int(one.removeprefix(prefix)) for one in project["classifiers"] if prefix in one]
    first, beyond = min(minors), max(minors) + 1
    assert project["requires-python"] == f">=3.{first},<3.{beyond}"
    fits = f"(3, {first}) <= sys.version_info < (3, {beyond})"
    assert fits in (ROOT / "packaging" / "make-venv.sh").read_text("utf-8")


def test_the_systems_and_pythons_that_are_tried_are_those_that_are_promised() -> None:
    workflow = ROOT / ".github" / "workflows" / "ci.yml"
    if not workflow.is_file():
        pytest.skip("an unpacked release has no workflow")
    words = workflow.read_text("utf-8")
    lists = {
        name: re.findall(r"[\w.-]+", line)
        for name, line in re.findall(r"^ +(system|python): \[(.+)\]$", words, re.MULTILINE)
    }
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    prefix = "Programming Language :: Python :: 3."
    promised = [one.rpartition(" ")[2] for one in project["classifiers"] if one.startswith(prefix)]
    assert lists["python"] == promised
    assert {name.partition("-")[0] for name in lists["system"]} == {"ubuntu", "windows", "macos"}
    assert "never run" in words
    assert not re.search(r"^\t", words, re.MULTILINE)
