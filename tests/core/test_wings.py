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
window = create_window(["digitpad"])
window.show()
print("actions:", *window.menu_actions)
window.close_at_once()
"""


@pytest.fixture(scope="module")
def main_building(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with digitpad without its wings, of which only compiled leftovers are there."""
    folder = tmp_path_factory.mktemp("main building")
    without = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, folder / "digitpad", ignore=without)
    if not (folder / "digitpad" / "resources").exists():
        (folder / "resources").symlink_to(resource(""))
    for name in NAMES:
        shutil.rmtree(folder / "digitpad" / name, ignore_errors=True)
        (folder / "digitpad" / name / "__pycache__").mkdir(parents=True)
    return folder


def said(folder: Path, *arguments: str, code: int = 0) -> str:
    """Return what a Python says that imports digitpad from the folder."""
    home = {"DIGITPAD_HOME": str(folder / "home"), "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **home},
        capture_output=True,
        text=True,
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


def test_the_library_says_that_a_wing_is_missing_where_it_is_needed(main_building: Path) -> None:
    code = "import digitpad, numpy; digitpad.read_page(numpy.zeros((9, 9), 'uint8'))"
    assert "DigitpadError: This digitpad comes without" in said(main_building, "-c", code, code=1)


@pytest.mark.slow
def test_the_window_opens_without_the_menu_entries_of_wings(main_building: Path) -> None:
    pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)
    (line,) = re.findall(r"^actions: (.+)$", said(main_building, "-c", MENU_ENTRIES), re.MULTILINE)
    assert "open" in line.split()
    assert not {wing.menu.name for wing in WINGS} & {*line.split()}


def test_what_the_table_names_is_there() -> None:
    for wing in installed():
        commands = [part for parts in wing.commands.values() for part in parts]
        for part in (*commands, wing.examples, *wing.api.values()):
            assert wing.load(part)


def test_the_table_loads_no_wing() -> None:
    code = (
        "import sys, digitpad.wings\n"
        "digitpad.wings.installed()\n"
        f"sys.exit(any(name.startswith(f'digitpad.{{wing}}') for wing in {NAMES} "
        "for name in sys.modules))"
    )
    said(PACKAGE.parent, "-c", code)
