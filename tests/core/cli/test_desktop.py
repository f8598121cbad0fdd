"""digitpad in the menu of a desktop: put there, taken out, and no kind of file taken away."""

from __future__ import annotations

import configparser
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from defusedxml import ElementTree
from PIL import Image

import digitpad
from digitpad.cli import desktop
from digitpad.cli.app import run
from digitpad.files import resource

CHECKOUT = Path(digitpad.__file__).resolve().parent.parent
LINUX = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="for Linux desktops")


@pytest.fixture
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for data, where no tool of the system is called."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data home"))
    monkeypatch.setattr(desktop, "_output_of", lambda *_: "")
    return tmp_path / "data home"


def files_in(folder: Path) -> set[str]:
    return {str(one.relative_to(folder)) for one in folder.rglob("*") if one.is_file()}


def entry_of(data_home: Path) -> configparser.SectionProxy:
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(data_home / "applications" / f"{desktop.ID}.desktop", "utf-8")
    return parser["Desktop Entry"]


@LINUX
def test_it_is_put_into_the_menu_and_taken_out_again(
    data_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--install-desktop"]) == 0
    assert files_in(data_home) == {*desktop.PLACES.values()}
    assert "in the menu now" in capsys.readouterr().out
    assert run(["--remove-desktop"]) == 0
    assert files_in(data_home) == set()
    assert run(["--remove-desktop"]) == 0
    assert "was not in the menu" in capsys.readouterr().out


@LINUX
def test_the_entry_starts_the_program_whatever_its_folder_is_called(
    data_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "a & b|c $x 100% 日本" / "digitpad"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert run(["--install-desktop"]) == 0
    command = entry_of(data_home)["Exec"]
    # As a desktop reads it: first the value's backslashes, then the words, then percent signs.
    quoted, last = re.fullmatch(r'"(.+)" (\S+)', command.replace("\\\\", "\\")).groups()  # type: ignore[union-attr]
    assert re.sub(r"\\(.)", r"\1", quoted).replace("%%", "%") == str(program)
    assert last == "%F"


@LINUX
def test_a_folder_that_cannot_be_written_is_said(
    data_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data_home.write_text("a file", encoding="utf-8")
    assert run(["--install-desktop"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert str(data_home) in line


@LINUX
def test_a_kind_of_file_that_another_program_opens_stays_its_own_and_that_is_said(
    data_home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        desktop, "_output_of", lambda tool, *_: "org.xournalpp.desktop" * (tool == "xdg-mime")
    )
    assert run(["--install-desktop"]) == 0
    assert ".inkml files open with org.xournalpp as before" in capsys.readouterr().err
    assert not [one for one in files_in(data_home) if "mimeapps" in one]


def test_elsewhere_it_is_said_that_this_is_for_linux(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert run(["--install-desktop"]) == 1
    assert "Dock" in capsys.readouterr().err


def test_entry_metainfo_and_kinds_of_files_agree() -> None:
    text = resource(f"desktop/{desktop.ID}.desktop").read_text("utf-8")
    fields = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
    assert (fields["Exec"], fields["Icon"]) == ("digitpad %F", desktop.ID)
    kinds = {*fields["MimeType"].strip(";").split(";")}
    assert kinds == {*desktop.KINDS}
    about = ElementTree.parse(resource(f"desktop/{desktop.ID}.metainfo.xml")).getroot()
    assert about.findtext("id") == desktop.ID
    assert {one.text for one in about.iter("mediatype")} == kinds
    assert about.find("releases/release").get("version") == digitpad.__version__  # type: ignore[union-attr]
    mime = ElementTree.parse(resource(f"desktop/{desktop.ID}.mime.xml")).getroot()
    globs = {
        one.get("type"): one.find("{*}glob").get("pattern")  # type: ignore[union-attr]
        for one in mime.iterfind(".//{*}mime-type")
    }
    assert globs == {kind: f"*{ending}" for kind, ending in desktop.KINDS.items()}


@pytest.mark.parametrize(
    "command",
    [
        ["desktop-file-validate", f"resources/desktop/{desktop.ID}.desktop"],
        ["appstreamcli", "validate", "--no-net", f"resources/desktop/{desktop.ID}.metainfo.xml"],
    ],
    ids=lambda command: command[0],
)
def test_what_desktops_read_is_valid(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed here")
    done = subprocess.run(
        command, cwd=CHECKOUT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "sides"),
    [
        *((f"resources/icons/digitpad-{side}.png", {side}) for side in (48, 128, 256, 512)),
        ("packaging/windows/digitpad.ico", {16, 24, 32, 48, 64, 128, 256}),
        ("packaging/macos/digitpad.icns", {128, 256, 512, 1024}),
    ],
)
def test_the_icon_is_there_in_each_size(name: str, sides: set[int]) -> None:
    with Image.open(CHECKOUT / name) as icon:
        there = {size[0] * (size[2] if len(size) > 2 else 1) for size in icon.info.get("sizes", ())}
        assert sides <= (there or {icon.width})
        assert icon.convert("RGBA").getpixel((0, 0))[3] == 0  # type: ignore[index]


def test_nothing_of_the_desktop_can_be_run_by_others(data_home: Path) -> None:
    if sys.platform in ("win32", "darwin"):
        pytest.skip("for Linux desktops")
    assert run(["--install-desktop"]) == 0
    for place in files_in(data_home):
        assert not stat.S_IMODE((data_home / place).stat().st_mode) & 0o133
