"""The door: what opens the window, what goes to the command line, and how failures end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fresh import process
from PIL import Image, ImageDraw
from typer.models import CommandInfo
from with_wings import WITH_PAPER

import digitpad
from digitpad import wings
from digitpad.__main__ import main
from digitpad.cli import app
from digitpad.cli.app import COMMANDS, run
from digitpad.cli.commands.runs import runs, runs_app
from digitpad.errors import DEBUG_VARIABLE, ConfigError, DigitpadError, missing_part
from digitpad.gui.screen import why_not_loaded
from digitpad.modelfile import describe

CHECKOUT = Path(digitpad.__file__).resolve().parent.parent


def without(*modules: str) -> str:
    """Return the beginning of a program in which these cannot be imported."""
    return f"""
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(f"No module named '{{name}}'", name=name)

sys.meta_path.insert(0, Blocker())
from digitpad.__main__ import main
sys.argv[0] = "digitpad"
"""


BLOCK_QT = without("PySide6", "shiboken6", "pyqtgraph")


def complaints(done: subprocess.CompletedProcess[str]) -> list[str]:
    """Return the lines on standard error but for what onnxruntime says under Wine."""
    return [line for line in done.stderr.splitlines() if "create DXGI factory" not in line]


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"digitpad {digitpad.__version__}\n"


@pytest.mark.parametrize("command", [command.__name__ for command in COMMANDS])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    assert "--json" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["nonsense"],
        ["train", "--nonsense"],
        ["train", "--epochs", "many"],
        ["evaluate"],
        ["predict"],
        ["train", "--epochs", "0"],
        ["train", "--batch-size", "-1"],
        ["train", "--batch-size", "some"],
        ["train", "--learning-rate", "nan"],
        ["train", "--optimizer", "magic"],
        ["train", "--model", "nonsense"],
        ["train", "--dataset", "nonsense"],
        ["train", "--set", "patch"],
        ["train", "--load", "a", "--resume", "b"],
        ["evaluate", "a.safetensors"],
        ["evaluate", "a.safetensors", "--ink", "a", "--images", "b"],
        ["train", "--model", ""],
        ["train", "--dataset", ""],
        ["train", "--preset", ""],
        ["train", "--keep", ""],
        ["train", "too", "many"],
        ["train", "--epochs"],
        ["train", "--augment=maybe"],
        ["robustness", "a.safetensors", "--dataset", "mnist", "--limit", "0"],
        ["predict", "a.png", "--reject-below", "2"],
        ["convert", "a.safetensors"],
        ["calibrate", "a.safetensors"],
        ["calibrate", "a.safetensors", "--dataset", "handwriting", "--accept", "1.5"],
        ["calibrate", "a.safetensors", "--dataset", "mnist", "--in-place", "-o", "b.safetensors"],
        ["train", "--layers", "dense 12"],
        ["train", "--layers", ""],
        ["train", "--layers", "dense 10", "--model", "vit"],
        ["train", "--layers", "dense 10", "--resume", "x"],
        ["train", "--preset", "fast", "--model", "digitpad"],
        ["--nonsense"],
        ["--"],
        [""],
        *([command.__name__, "--no-such-option"] for command in COMMANDS),
    ],
    ids=" ".join,
)
def test_wrong_usage_ends_with_2_and_one_line_of_reason(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(wrong) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith("digitpad: ")
    assert re.search(r"[^.?] See: ", line) is None


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["train", "--epochs", "2.5"], "'--epochs': it must be a whole number. See: "),
        (["train", "--learning-rate", "fast"], "'--learning-rate': it must be a number. See: "),
        (["robustness", "--limit", "0"], "it must be greater than or equal to 1. See: "),
        (["models", "--nonsense"], "No such option: --nonsense. See: digitpad models --help"),
    ],
)
def test_wrong_usage_is_said_in_whole_sentences(
    wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(wrong) == 2
    assert said in capsys.readouterr().err


def all_registered() -> list[CommandInfo]:
    return [*app.app.registered_commands, *runs_app.registered_commands]


def kinds_of(kind: type[DigitpadError]) -> list[type[DigitpadError]]:
    return [kind, *(under for below in kind.__subclasses__() for under in kinds_of(below))]


@pytest.mark.parametrize(
    ("kind", "command"),
    [
        *((kind, "models") for kind in kinds_of(DigitpadError)),
        *((ConfigError, command.__name__) for command in COMMANDS if command != runs),
    ],
)
def test_every_kind_of_failure_ends_every_command_with_its_code_and_its_reason(
    kind: type[DigitpadError],
    command: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails() -> None:
        raise kind("This went wrong\nin two lines.")

    monkeypatch.setenv(DEBUG_VARIABLE, "")  # what --debug sets is taken back afterwards
    (registered,) = [one for one in all_registered() if one.name == command]
    monkeypatch.setattr(registered, "callback", fails)
    assert run([command]) == (2 if issubclass(kind, ConfigError) else 1)
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "digitpad: This went wrong in two lines.\n")
    assert run(["--debug", command]) == (2 if issubclass(kind, ConfigError) else 1)
    assert "Traceback" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("ending", "code"),
    [(KeyboardInterrupt(), 130), (SystemExit(3), 3), (SystemExit("x"), 1), (MemoryError(), 1)],
)
def test_whatever_ends_a_command_becomes_a_code_and_no_traceback(
    ending: BaseException,
    code: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def ends() -> None:
        raise ending

    (registered,) = [one for one in app.app.registered_commands if one.name == "devices"]
    monkeypatch.setattr(registered, "callback", ends)
    assert run(["devices"]) == code
    told = capsys.readouterr()
    assert (told.out, len(told.err.splitlines())) == ("", int(not isinstance(ending, SystemExit)))


@pytest.mark.parametrize("arguments", [[], ["models"]])
def test_ctrl_c_while_modules_are_loaded_is_no_traceback(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Impatient:
        def find_spec(self, name: str, *_: object) -> None:
            if name in ("digitpad.cli.app", "digitpad.gui.screen"):
                raise KeyboardInterrupt

    for name in ("digitpad.cli.app", "digitpad.gui.screen"):
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [Impatient(), *sys.meta_path])
    assert main(arguments) == 130
    assert capsys.readouterr().err == "digitpad: Interrupted.\n"


@pytest.mark.parametrize(
    "failing",
    [
        ["info", "missing.safetensors"],
        ["predict", "--model", "missing.safetensors", "a.png"],
        ["evaluate", "missing.safetensors", "--dataset", "handwriting"],
        ["train", "--model", "candle-linear", "--device", "cuda:77"],
        ["train", "--model", "candle-linear", "--save", "missing/model.safetensors"],
        ["train", "--load", "missing.safetensors"],
        ["train", "--resume", "missing.checkpoint"],
        ["train", "--dataset", "mnist", "--data-dir", "missing"],
        ["datasets", "--data-dir", "missing"],
    ],
    ids=" ".join,
)
def test_a_failure_ends_with_1_and_one_line_of_reason(
    failing: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(failing) == 1
    told = capsys.readouterr()
    assert len(told.err.splitlines()) == 1
    assert told.err.startswith("digitpad: ")
    assert list(tmp_path.iterdir()) == []


def test_the_command_line_adds_the_option_that_helps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(**_: object) -> int:
        raise ConfigError("The teacher was not named.").helped_by("--teacher FILE")

    monkeypatch.setattr(app, "app", fails)
    assert run(["train"]) == 2
    said = capsys.readouterr().err
    assert said == "digitpad: The teacher was not named. The option for it: --teacher FILE.\n"


def test_a_surprise_is_one_line_too_and_the_whole_story_on_request(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def surprise(**_options: object) -> None:
        raise RuntimeError("out\nof luck")

    monkeypatch.setattr(app, "app", surprise)
    assert run(["models"]) == 1
    told = capsys.readouterr().err
    assert "out of luck" in told
    assert len(told.splitlines()) == 1
    monkeypatch.setenv("DIGITPAD_DEBUG", "1")
    assert run(["models"]) == 1
    assert "Traceback" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ["predict", "missing.png"],
        pytest.param(["page", "missing.png"], marks=WITH_PAPER),
    ],
)
@pytest.mark.parametrize("is_last", [True, False], ids=["behind", "before"])
def test_debug_prints_a_traceback_wherever_it_stands(
    command: list[str],
    is_last: bool,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(DEBUG_VARIABLE, "")
    assert run(command) == 1
    assert "Traceback" not in capsys.readouterr().err
    assert run([*command, "--debug"] if is_last else ["--debug", *command]) == 1
    err = capsys.readouterr().err
    assert "Traceback" in err
    assert err.splitlines()[-1].startswith("digitpad: ")


def test_debug_adds_nothing_to_what_was_typed_wrongly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DEBUG_VARIABLE, "")
    assert run(["report", "last", "--debug"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "--output" in line


@pytest.mark.parametrize(
    ("module", "command"),
    [
        ("torch", ["train", "--model", "candle-linear", "--dataset", "handwriting"]),
        ("onnx", ["export", "digitpad", "--onnx", "{folder}/new.onnx"]),
        pytest.param("cv2", ["page", "{folder}/photo.png"], marks=WITH_PAPER),
        pytest.param(
            "openpyxl",
            ["page", "{folder}/photo.png", "--out", "{folder}/numbers.xlsx"],
            marks=WITH_PAPER,
        ),
    ],
)
def test_what_is_not_installed_is_said_with_the_command_that_installs_it(
    module: str, command: list[str], tmp_path: Path
) -> None:
    photo = Image.new("L", (600, 400), 240)
    ImageDraw.Draw(photo).line([(300, 150), (300, 250)], 20, 9)
    photo.save(tmp_path / "photo.png")
    arguments = [one.format(folder=tmp_path) for one in command]
    done = process(without(module) + "sys.exit(main(sys.argv[1:]))", *arguments)
    assert done.returncode == 1, done.stderr
    (line,) = complaints(done)
    package = {"cv2": "opencv-python-headless"}.get(module, module)
    assert line.startswith(f"digitpad: This needs {module}, which is not installed")
    assert line.endswith(f"pip install {package}")


READING = (
    "predict,{folder}/photo.png",
    "explain,{folder}/photo.png,--method,occlusion",
    *(["page,{folder}/photo.png"] if wings.have("PaperReader") else []),
    *("info,digitpad", "paths", "runs", "models", "datasets"),
)


def test_what_reads_or_lists_does_without_torch_qt_and_onnx(tmp_path: Path) -> None:
    photo = Image.new("L", (600, 400), 240)
    ImageDraw.Draw(photo).line([(300, 150), (300, 250)], 20, 9)
    photo.save(tmp_path / "photo.png")
    hidden = ("torch", "torchvision", "PySide6", "shiboken6", "pyqtgraph", "onnx")
    done = process(
        without(*hidden) + "for line in sys.argv[1:]: print(main(line.split(',')), 'ended it')",
        *(line.format(folder=tmp_path) for line in READING),
        DIGITPAD_HOME=str(tmp_path / "home"),
    )
    assert (done.returncode, complaints(done)) == (0, [])
    told = done.stdout.split("0 ended it\n")
    assert len(told) == len(READING) + 1
    assert all(told[:-1])


def test_a_bundle_that_lacks_a_part_names_no_command_that_it_has_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    told = missing_part(ModuleNotFoundError("No module named 'torch'", name="torch"))
    assert told.startswith("This needs torch, which this bundle comes without")
    assert "pip install" not in told


@pytest.mark.parametrize(
    "error",
    [
        ImportError("DLL load failed while importing _C: The specified module was not found."),
        type("WindowsError", (OSError,), {"winerror": 126})("c10.dll"),
    ],
)
def test_a_library_that_windows_cannot_load_is_said_with_its_installer(
    error: Exception, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise error

    (registered,) = [one for one in app.app.registered_commands if one.name == "devices"]
    monkeypatch.setattr(registered, "callback", fails)
    assert run(["devices"]) == 1
    assert "vc_redist.x64.exe" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="Windows' shell has no head")
def test_a_reader_that_leaves_early_is_no_stack_trace() -> None:
    code = f"{sys.executable} -c 'from digitpad.__main__ import main; import sys; sys.exit(main())'"
    done = subprocess.run(
        ["/bin/sh", "-c", f"{code} models --json | head -n 1"],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


def test_without_qt_the_window_is_refused_with_a_reason() -> None:
    done = process(BLOCK_QT + "sys.exit(main([]))", QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    (line,) = complaints(done)
    assert "PySide6" in line
    assert "pip install" in line


@pytest.fixture
def opened_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """What the window was opened with, in a folder of the test's own; no window is opened."""
    opened: list[list[str]] = []
    monkeypatch.setattr("digitpad.__main__._open_window", lambda files: opened.append(files) or 0)
    monkeypatch.chdir(tmp_path)
    return opened


def test_files_open_the_window(opened_with: list[list[str]]) -> None:
    for name in ("photo.jpg", "mine.safetensors", "seven.inkml", "scan"):
        Path(name).touch()
    Path("folder").mkdir()
    for files in (["photo.jpg"], ["mine.safetensors", "seven.inkml"], ["scan"], ["folder"]):
        assert main(files) == 0
        assert opened_with.pop() == files


def test_a_file_that_is_not_there_is_reported_before_a_window_opens(
    opened_with: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("photo.jpg").touch()
    for files in (["missing.png"], ["photo.jpg", "missing.png"], ["no/missing.png"]):
        assert main(files) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"digitpad: There is no file {files[-1]}.")
    assert not opened_with


def test_a_commands_name_is_the_command_though_there_is_such_a_file(
    opened_with: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("models").touch()
    assert main(["models"]) == 0
    told = capsys.readouterr()
    assert "candle-cnn" in told.out
    assert "digitpad ./models" in told.err
    assert not opened_with
    assert main(["./models"]) == 0
    assert opened_with == [["./models"]]


def test_options_beside_a_file_belong_to_a_command(
    opened_with: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("photo.jpg").touch()
    assert main(["photo.jpg", "--json"]) == 2
    assert "digitpad predict photo.jpg --json" in capsys.readouterr().err
    assert not opened_with


@pytest.mark.slow
def test_without_qt_a_model_is_trained_and_nothing_left_outside_the_users_own_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    # The tests' own process has loaded torch and told it a place already.
    monkeypatch.delenv("TORCHINDUCTOR_CACHE_DIR", raising=False)
    model = tmp_path / "small.safetensors"
    done = process(
        # Files that were removed again are told by what their folder says of its last change.
        f"{BLOCK_QT}import os\n"
        "before = os.stat(os.environ['TMPDIR']).st_mtime_ns\n"
        "code = main(sys.argv[1:])\n"
        "sys.exit(code or os.stat(os.environ['TMPDIR']).st_mtime_ns != before)",
        *("train", "--model", "quick", "--dataset", "handwriting", "--epochs", "1"),
        *("--limit-train", "200", "--limit-test", "100", "--threads", "1", "-o", str(model)),
        DIGITPAD_HOME=str(tmp_path / "home"),
        TMPDIR=str(temporary),
    )
    assert done.returncode == 0, done.stderr
    assert not list(temporary.iterdir())
    assert describe(model).architecture.name == "quick"


def test_without_a_screen_the_window_is_refused_with_a_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if sys.platform in {"win32", "darwin"}:
        pytest.skip("there is always a screen here")
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    assert main([]) == 1
    assert "no screen" in capsys.readouterr().err


def test_a_missing_system_library_is_told_from_a_missing_package() -> None:
    library = ImportError("libEGL.so.1: cannot open shared object file: No such file")
    package = ModuleNotFoundError("No module named 'PySide6'", name="PySide6")
    other = ModuleNotFoundError("No module named 'numpy'", name="numpy")
    assert "apt-get" in why_not_loaded(library)
    windows = why_not_loaded(ImportError("DLL load failed while importing QtCore: not found"))
    assert "vc_redist" in windows
    assert "apt-get" not in windows
    assert "pip install PySide6-Essentials pyqtgraph" in why_not_loaded(package)
    assert "pip install numpy" in why_not_loaded(other)
    assert why_not_loaded(ImportError("cannot import name 'a' from 'b'")) == ""
    assert why_not_loaded(RuntimeError("a.so")) == ""
