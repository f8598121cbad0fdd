"""docs/cli.md and the manual page, written by ``make docs``, say what the commands say."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
from with_wings import WITH_PAPER
from written import assert_as_the_program_is

from digitpad.cli.app import app, run
from digitpad.cli.examples import EXAMPLES

CHECKOUT = Path(__file__).parents[3]
LINES = [line for examples in EXAMPLES.values() for line, _ in examples]
COMMANDS = typer.main.get_command(app).commands
ALL = [*COMMANDS, *(f"runs {name}" for name in COMMANDS["runs"].commands)]


@WITH_PAPER
def test_the_written_pages_are_as_the_commands_are() -> None:
    assert_as_the_program_is("command_pages.py")


def test_the_manual_page_is_understood() -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("groff is not installed here")
    done = subprocess.run(
        [groff, "-man", "-Tutf8", "-P-cbou", "-ww", "-K", "utf8", "resources/desktop/digitpad.1"],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stderr == ""
    assert "architecture NAME" in done.stdout


def test_the_list_of_commands_cuts_no_summary_off(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["-h"]) == 0
    told = capsys.readouterr().out
    assert "..." not in told.partition("Read:")[2]
    assert all(f"\n  {name} " in told for name in COMMANDS)


@pytest.mark.parametrize("command", ALL)
def test_no_name_of_a_type_leaks_into_a_help(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*command.split(), "-h"]) == 0
    told = capsys.readouterr().out
    for leak in ("<int", "<str", "<path", "<float", "<list", "{", "[["):
        assert leak not in told


@pytest.mark.parametrize("name", COMMANDS)
def test_help_before_a_command_is_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["help", name]) == 0
    before = capsys.readouterr().out
    assert run([name, "--help"]) == 0
    assert capsys.readouterr().out == before


@pytest.mark.parametrize("line", LINES)
def test_every_example_is_a_command_with_options_that_it_has(line: str) -> None:
    words = shlex.split(line.partition("<")[0])
    assert words[0] == "digitpad"
    command, rest = COMMANDS[words[1]], words[2:]
    if rest and rest[0] in getattr(command, "commands", {}):
        command, rest = command.commands[rest[0]], rest[1:]
    context = command.make_context("digitpad", rest)
    assert not context.args
