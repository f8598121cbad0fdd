"""docs/cli.md, written by ``make docs``, has every command and option as they are now."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from digitpad.cli.app import COMMANDS, app

PAGE = Path(__file__).parents[3] / "docs" / "cli.md"


def plain(text: str) -> str:
    """Return a text without what a page puts between its words."""
    return " ".join(text.replace("\\", "").split())


@pytest.mark.parametrize("name", [command.__name__ for command in COMMANDS])
def test_the_page_of_commands_says_of_each_what_its_help_says(name: str) -> None:
    command = typer.main.get_command(app).commands[name]
    _, _, behind = PAGE.read_text("utf-8").partition(f"## `digitpad {name}`\n")
    section = plain(behind.partition("\n## ")[0])
    assert plain(command.help or "") in section
    for parameter in command.params:
        names = parameter.opts if parameter.param_type_name == "option" else []
        assert all(name in section for name in names)
        assert plain(getattr(parameter, "help", "") or "") in section


def test_the_list_of_commands_cuts_no_summary_off(capsys: pytest.CaptureFixture[str]) -> None:
    app(args=["--help"], prog_name="digitpad", standalone_mode=False)
    assert "..." not in capsys.readouterr().out.partition("Commands:")[2]
