"""The main building stands without its wings, which it knows by one table only."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import digitpad
from digitpad.files import resource
from digitpad.wings import WINGS, installed

PACKAGE = Path(digitpad.__file__).resolve().parent
NAMES = [wing.name for wing in WINGS]
MENU_ENTRIES = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from digitpad.gui.app import create_window
from digitpad.gui.settings import Settings, open_settings
Settings(open_settings()).writes_numbers = True
window = create_window(["digitpad"])
window.show()
print("actions:", *window.menu_actions)
print("canvas:", window.canvas.isVisible())
window.close_at_once()
"""
READ = """
import digitpad, numpy
from digitpad.ink.drawing import Drawing, Stroke
drawing = Drawing((Stroke([(0.3, 0.2), (0.5, 0.8)]),))
for read, what in (
    (digitpad.read_number, drawing), (digitpad.read_page, numpy.zeros((9, 9), "uint8"))
):
    try:
        read(what)
    except digitpad.DigitpadError as error:
        print(error)
"""


def without(names: list[str], folder: Path) -> Path:
    """Put digitpad without some wings, of which only compiled leftovers are there, in a folder."""
    shutil.copytree(PACKAGE, folder / "digitpad", ignore=shutil.ignore_patterns("__pycache__"))
    if not (folder / "digitpad" / "resources").exists():
        shutil.copytree(resource(""), folder / "resources")
    for name in names:
        shutil.rmtree(folder / "digitpad" / name, ignore_errors=True)
        (folder / "digitpad" / name / "__pycache__").mkdir(parents=True)
    return folder


@pytest.fixture(scope="module")
def main_building(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with digitpad without its wings."""
    return without(NAMES, tmp_path_factory.mktemp("main building"))


def said(folder: Path, *arguments: str, code: int = 0) -> str:
    """Return what a Python says that imports digitpad from the folder."""
    home = {
        "DIGITPAD_HOME": str(folder / "home"),
        "PYTHONPATH": str(folder),
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **home},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


def test_commands_of_a_wing_that_is_not_there_are_neither_listed_nor_known(
    main_building: Path,
) -> None:
    listed = said(main_building, "-m", "digitpad", "--help")
    assert re.search(r"^  predict ", listed, re.MULTILINE)
    for wing in WINGS:
        for part in (part for parts in wing.commands.values() for part in parts):
            command = part.partition(":")[2]
            assert not re.search(rf"^  {command} ", listed, re.MULTILINE)
            told = said(main_building, "-m", "digitpad", command, code=2)
            assert f"No such command '{command}'" in told


def test_the_library_and_the_commands_say_which_wing_is_missing_where_it_is_needed(
    main_building: Path,
) -> None:
    assert said(main_building, "-c", READ).count("comes without its part “numbers”") == 2
    told = said(main_building, "-m", "digitpad", "evaluate", "--numbers", "some.inkml", code=1)
    assert "comes without its part “numbers”" in told


def test_the_data_sets_of_a_wing_that_is_not_there_are_not_known(main_building: Path) -> None:
    listed = said(main_building, "-m", "digitpad", "datasets")
    assert "mnist" in listed
    assert "number-lines" not in listed


@pytest.mark.slow
def test_the_window_opens_without_the_menu_entries_of_wings(main_building: Path) -> None:
    pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)
    told = said(main_building, "-c", MENU_ENTRIES)
    (line,) = re.findall(r"^actions: (.+)$", told, re.MULTILINE)
    assert "open" in line.split()
    assert not {wing.menu.name for wing in WINGS} & {*line.split()}
    assert "canvas: True" in told


@pytest.mark.slow
@pytest.mark.parametrize(("wing", "menu"), [("paper", {"numbers"}), ("numbers", set())])
def test_without_one_wing_those_that_do_not_need_it_are_there(
    wing: str, menu: set[str], tmp_path: Path
) -> None:
    pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)
    if not {*NAMES} <= {one.name for one in installed()}:
        pytest.skip("digitpad is here without a wing")
    folder = without([wing], tmp_path)
    (line,) = re.findall(r"^actions: (.+)$", said(folder, "-c", MENU_ENTRIES), re.MULTILINE)
    assert {wing.menu.name for wing in WINGS} & {*line.split()} == menu
    # Paper is read with what reads numbers, so both miss them.
    parts = re.findall("comes without its part “(.+)”", said(folder, "-c", READ))
    assert parts == [wing] * (2 - len(menu))


def test_what_the_table_names_is_there() -> None:
    for wing in installed():
        commands = [part for parts in wing.commands.values() for part in parts]
        for part in (*commands, wing.examples, *wing.api.values(), *filter(None, [wing.datasets])):
            assert wing.load(part)


def test_the_table_loads_no_wing() -> None:
    code = (
        "import sys, digitpad.wings\n"
        "digitpad.wings.installed()\n"
        f"sys.exit(any(name.startswith(f'digitpad.{{wing}}') for wing in {NAMES} "
        "for name in sys.modules))"
    )
    said(PACKAGE.parent, "-c", code)
