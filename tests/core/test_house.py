"""The house itself: one version, resources in every kind of installation, rules that hold."""

from __future__ import annotations

import ast
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

import digitpad
from digitpad import errors
from digitpad.cli.app import run
from digitpad.files import resource
from digitpad.modelfile import describe

CHECKOUT = Path(digitpad.__file__).resolve().parent.parent
PYPROJECT = CHECKOUT / "pyproject.toml"


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


pytestmark = pytest.mark.skipif(
    not PYPROJECT.is_file(), reason="digitpad is installed; this is about the checkout"
)


def test_the_installed_version_is_that_of_the_package() -> None:
    try:
        installed = importlib.metadata.version("digitpad")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("digitpad runs from the checkout and is not installed")
    assert installed == digitpad.__version__


def test_the_changelog_begins_with_this_version() -> None:
    text = (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", text, flags=re.MULTILINE)
    assert versions[0] == digitpad.__version__


def test_ci_runs_the_checks_and_the_tests() -> None:
    script = CHECKOUT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    text = script.read_text("utf-8")
    assert "make check" in text
    assert text.rstrip().endswith("make test")


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
@pytest.mark.parametrize(
    "target", ["run", "test", "check", "bench", "torture", "retrain", "retrain-lines", "clean"]
)
def test_every_make_target_can_be_planned(target: str) -> None:
    done = subprocess.run(
        ["make", "--dry-run", target],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_make_retrain_tells_a_stopped_training_from_a_finished_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    model = resource("digitpad.safetensors")
    epochs = int(describe(model).metrics["epochs"])
    assert run(["info", str(model)]) == 0
    told = capsys.readouterr().out
    (line,) = re.findall(r'grep -q "(.+epochs.+)"', (CHECKOUT / "Makefile").read_text("utf-8"))
    for count, is_done in ((epochs, True), (epochs + 1, False), (10 * epochs, False)):
        found = re.search(line.replace("$(3)", str(count)), told, re.MULTILINE)
        assert bool(found) == is_done


@pytest.mark.skipif(sys.platform == "win32", reason="the shell scripts are for Linux and macOS")
def test_the_shell_scripts_parse() -> None:
    scripts = sorted((CHECKOUT / "packaging").rglob("*.sh"))
    assert scripts
    for script in scripts:
        subprocess.run(["sh", "-n", script], check=True, timeout=10)


@pytest.mark.skipif(sys.platform == "win32", reason="the shell scripts are for Linux and macOS")
@pytest.mark.parametrize("broken", ["", "import sys; sys.exit(1)"])
def test_a_python_that_cannot_make_an_environment_is_reported(tmp_path: Path, broken: str) -> None:
    """``broken`` "": a Python that is too old; else one without venv and pip."""
    fake = tmp_path / "python3"
    answer = "exit 1" if not broken else 'case "$2" in *version_info*) echo 3.11;; *) exit 1;; esac'
    fake.write_text(f"#!/bin/sh\n{answer}\n")
    fake.chmod(0o755)
    done = _make_venv(tmp_path / "venv", fake)
    assert done.returncode == 1
    assert ("venv or ensurepip" if broken else "3.11, 3.12, 3.13 or 3.14") in done.stderr
    assert not (tmp_path / "venv").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="the shell scripts are for Linux and macOS")
@pytest.mark.parametrize(("version", "is_taken"), [("3, 10", 0), ("3, 14, 2", 1), ("3, 15", 0)])
def test_only_a_python_for_which_there_are_wheels_is_taken(
    tmp_path: Path, version: str, is_taken: int
) -> None:
    fake = tmp_path / "python3"
    fake.write_text(
        f'#!/bin/sh\n[ "$1" = -c ] || exit 1\n'
        f'exec {sys.executable} -c "import sys; sys.version_info = ({version})\n$2"\n'
    )
    fake.chmod(0o755)
    done = _make_venv(tmp_path / "venv", fake)
    # One that is taken is asked for an environment next, which it cannot make.
    assert ("cannot make a virtual environment" in done.stderr) is bool(is_taken)
    assert ("none was found" in done.stderr) is not bool(is_taken)


def _make_venv(folder: Path, python: Path) -> subprocess.CompletedProcess[str]:
    return _script("make-venv.sh", folder, environment={**os.environ, "PYTHON": str(python)})


def _script(
    name: str, *arguments: str | Path, environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", CHECKOUT / "packaging" / name, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def _tools(folder: Path, **scripts: str) -> dict[str, str]:
    """Return an environment in which these commands are scripts of ours."""
    folder.mkdir()
    for name, script in scripts.items():
        tool = folder / name.replace("_", "-")
        tool.write_text(f"#!/bin/sh\n{script}\n")
        tool.chmod(0o755)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def _system_libraries(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return _script("system-libraries.sh", environment=environment)


@pytest.mark.skipif(sys.platform == "win32", reason="the shell scripts are for Linux and macOS")
def test_system_libraries_are_installed_where_they_are_missing_and_one_may(tmp_path: Path) -> None:
    log = tmp_path / "log"
    done = _system_libraries(
        _tools(
            tmp_path / "tools",
            dpkg_query='case "$*" in *libgl1*) printf installed;; *) exit 1;; esac',
            apt_get=f'echo "$@" >>{log}',
            id="echo 0",
        )
    )
    assert done.returncode == 0
    installing = log.read_text("utf-8").splitlines()[-1]
    assert "libegl1" in installing
    assert "libgl1" not in installing.split()


@pytest.mark.skipif(sys.platform == "win32", reason="the shell scripts are for Linux and macOS")
def test_where_one_may_not_install_the_command_is_named(tmp_path: Path) -> None:
    done = _system_libraries(
        _tools(
            tmp_path / "tools",
            dpkg_query="exit 1",
            apt_get="exit 100",
            sudo="exit 1",
            id="echo 1000",
        )
    )
    assert done.returncode == 0
    assert "sudo apt-get install" in done.stderr
    assert "libegl1" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="the shell scripts are for Linux and macOS")
def test_nothing_is_installed_where_all_is_there_under_an_old_or_a_new_name(tmp_path: Path) -> None:
    done = _system_libraries(
        _tools(
            tmp_path / "tools",
            dpkg_query='case "$*" in *libglib2.0-0) exit 1;; *) printf installed;; esac',
            apt_get="exit 100",
        )
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.slow
def test_a_wheel_holds_the_package_and_its_resources(tmp_path: Path) -> None:
    build = pytest.importorskip("hatchling.build", reason="the build tool is not installed")
    before = Path.cwd()
    os.chdir(CHECKOUT)
    try:
        name = build.build_wheel(str(tmp_path))
    finally:
        os.chdir(before)
    with zipfile.ZipFile(tmp_path / name) as wheel:
        held = set(wheel.namelist())
    wanted = {
        f"digitpad/resources/{path.relative_to(CHECKOUT / 'resources').as_posix()}"
        for path in (CHECKOUT / "resources").rglob("*")
        if path.is_file()
    }
    assert wanted
    assert wanted <= held
    assert "digitpad/__main__.py" in held
    assert not any(name.startswith(("tests/", "resources/")) for name in held)


def test_the_declared_dependencies_are_installed_as_declared() -> None:
    packaging = pytest.importorskip("packaging.requirements")
    declared = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    for text in declared:
        requirement = packaging.Requirement(text)
        if requirement.name.startswith("PySide6"):
            continue  # the core works without, and is tested without
        installed = importlib.metadata.version(requirement.name)
        assert requirement.specifier.contains(installed, prereleases=True), text


def test_words_that_a_file_may_have_made_are_shown_as_they_stand_in_tooltips() -> None:
    """Tooltips take ``<img src=…>`` in a class’s name for markup, and would open it."""
    astray = []
    for path in (CHECKOUT / "digitpad").glob("**/gui/**/*.py"):
        for node in ast.walk(parsed(path)):
            if not (isinstance(node, ast.Call) and "setToolTip(" in f"{ast.unparse(node.func)}("):
                continue
            words = ast.unparse(node.args[0])
            is_made = ".format(" in words or "accessibleName" in words or words.startswith("str(")
            if is_made and not words.startswith("plain_tip("):
                astray.append(f"{path.name}: {words}")
    assert not astray


def test_places_in_texts_have_names_and_the_values_that_are_put_in_have_the_same() -> None:
    """A number tells a translator nothing, and a wrong name is found out only when it is said."""
    astray = []
    for path in (CHECKOUT / "digitpad").rglob("*.py"):
        for node in ast.walk(parsed(path)):
            places = _places(node)
            astray += [f"{path.name}: {name}" for name in places if not name.isidentifier()]
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr in ("format", "filled"):
                given, places = {one.arg for one in node.keywords}, _places(node.func.value)
                if places and None not in given and places != given - {"n"}:
                    astray.append(f"{path.name}: {places} are given {given}")
    assert not astray


def test_errors_that_the_window_may_show_can_be_translated() -> None:
    kinds = {name for name in vars(errors) if name.endswith("Error")}
    plain = []
    for path in (CHECKOUT / "digitpad").rglob("*.py"):
        if {"cli", "commands"} & {*path.parts} or path.name == "api.py":  # those are English
            continue
        for node in ast.walk(parsed(path)):
            error = node.exc if isinstance(node, ast.Raise) else None
            if isinstance(error, ast.Call) and _called(error) in kinds:
                is_plain = isinstance(error.args[0], ast.Constant | ast.JoinedStr | ast.BinOp)
                plain += [f"{path.name}: {ast.unparse(error)}"] if is_plain else []
    assert not plain


def test_sentences_that_the_core_says_can_be_translated() -> None:
    """Not those for the terminal, or for programmers who use digitpad."""
    plain = []
    for path in (CHECKOUT / "digitpad").rglob("*.py"):
        place = path.relative_to(CHECKOUT / "digitpad").as_posix()
        if place.startswith(NOT_SHOWN) and "/gui/" not in place:
            continue
        for node, is_marked in _texts(parsed(path)):
            is_sentence = len(re.findall(r"[A-Za-z]{2,}", node.value)) > 3 and " " in node.value
            if is_sentence and not is_marked and not NO_SENTENCE.search(node.value):
                plain.append(f"{place}: {node.value}")
    assert not plain


NOT_SHOWN = (
    *("cli/", "numbers/commands/", "__main__.py", "__init__.py", "api.py"),
    *("gui/demo.py", "gui/screen.py"),
    *("handwriting/", "paper/"),  # glyphs, and names of what is odd about a number
)
NO_SENTENCE = re.compile(
    r"SELECT|UPDATE|INSERT|CREATE|^default-src|^\n(:root|QMain)|[<_]|^dense |^conv |"
    r"\(Zalando|\(ROIS|LeCun|tiny images$|\(NIST|^Yadav|^Hull:|^Netzer|^libglib|/mnist|"
    r"channels, height"
    # What only a fault of digitpad's own would say.
    r"|is neither a digit nor|^a stroke needs|^an empty drawing|^a picture has|^a share lies"
    r"|^a colour picture has|^calibration needs|block by block|^no field|without saying how"
    r"|background work|^The run in|\(\?:"
    # Keys of words that the window has.
    r"|stands? out|of a stroke$|^the fastest way|^not currently"
)


def _texts(tree: ast.AST) -> Iterator[tuple[ast.Constant, bool]]:
    """Yield each text but those of documentation, and whether it is marked for translators."""
    marked, told = set(), set()
    for node in ast.walk(tree):
        if _called(node) in ("tr", "QT_TRANSLATE_NOOP", "translate"):
            marked |= {id(one) for one in ast.walk(node)}
        elif isinstance(node, ast.Expr):
            told.add(id(node.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node, id(node) in marked


def _places(node: ast.AST) -> set[str]:
    """Return the names of the places in a text that is marked for translators."""
    first = {"tr": 0, "QT_TRANSLATE_NOOP": 1}.get(_called(node))
    if first is None or not isinstance(node, ast.Call) or len(node.args) <= first:
        return set()
    text = node.args[first]
    if not (isinstance(text, ast.Constant) and isinstance(text.value, str)):
        return set()
    return {name for _, name, _, _ in Formatter().parse(text.value) if name is not None}


def _called(node: ast.AST) -> str:
    if not isinstance(node, ast.Call):
        return ""
    of = node.func
    return of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")


A_LAYER_AND_ITS_MODULE = {"BatchNorm", "Flatten", "PatchEmbedding", "TransformerBlock"}


PRIVATE_ACCESSES = 34
"""The number when this was last counted."""


def test_tests_use_what_is_public() -> None:
    """A test that accesses private members fails with each change of an implementation."""
    found = [
        f"{path.relative_to(CHECKOUT)}:{node.lineno} {node.attr}"
        for path in sorted((CHECKOUT / "tests").rglob("*.py"))
        if "._" in path.read_text(encoding="utf-8")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Attribute)
        and re.match(r"_[a-z]", node.attr, re.IGNORECASE)
        and node.attr not in ("_exit", "_replace", "_fields", "_asdict")
        and ast.unparse(node.value) not in ("self", "cls", "super()")
    ]
    assert len(found) <= PRIVATE_ACCESSES, "\n".join(found)


MOST_METHODS = 30


def test_no_class_has_so_many_methods_that_it_is_several() -> None:
    """One that needs more keeps something for which an object is missing."""
    large = [
        f"{path.relative_to(CHECKOUT)}: {node.name} has {len(methods)}"
        for path in (CHECKOUT / "digitpad").rglob("*.py")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ClassDef)
        and len(methods := [one for one in node.body if isinstance(one, ast.FunctionDef)])
        > MOST_METHODS
    ]
    assert not large, "\n".join(large)


def test_no_two_classes_have_one_name() -> None:
    rooms: dict[str, list[str]] = {}
    for path in sorted((CHECKOUT / "digitpad").rglob("*.py")):
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef):
                rooms.setdefault(node.name, []).append(str(path.relative_to(CHECKOUT)))
    twice = {name for name, where in rooms.items() if len(where) > 1}
    assert twice == A_LAYER_AND_ITS_MODULE, {name: rooms[name] for name in sorted(twice)}


def test_names_of_arrays_mean_the_same_type_everywhere() -> None:
    arrays = CHECKOUT / "digitpad" / "arrays.py"
    names = {name for name, _ in _assigned(arrays)}
    assert "Floats" in names
    again = [
        f"{path.relative_to(CHECKOUT)}: {name}"
        for path in sorted((CHECKOUT / "digitpad").rglob("*.py"))
        for name, value in _assigned(path)
        if path != arrays and name in names and "NDArray" in value
    ]
    assert not again


def _assigned(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the names that a module assigns at its top level, and their values as text."""
    for node in parsed(path).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, ast.unparse(node.value)


@pytest.mark.skipif(sys.platform == "win32", reason="the shell scripts are for Linux and macOS")
@pytest.mark.parametrize("uv_can", [True, False])
def test_uv_chooses_a_torch_for_this_computer_and_pip_takes_over_where_it_cannot(
    uv_can: bool, tmp_path: Path
) -> None:
    log, python = tmp_path / "log", tmp_path / "venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\necho "$*" >> {log}\n')
    python.chmod(0o755)
    uv = f'echo "uv $*" >> {log}; exit {0 if uv_can else 2}'
    environment = _tools(tmp_path / "bin", uv=uv)
    done = _script("install.sh", tmp_path / "venv", ".", environment=environment)
    assert done.returncode == 0
    by_uv, *by_pip = log.read_text("utf-8").splitlines()
    assert "--torch-backend auto" in by_uv
    assert [line.split()[:2] for line in by_pip] == ([] if uv_can else [["-m", "pip"]])
