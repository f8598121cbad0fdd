"""Write docs/cli.md and the manual page from the commands themselves: ``make docs``.

``python packaging/command_pages.py [--check]``; with --check nothing is written, and the exit code
is 1 where a page is not as the commands are.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import typer
from typer.core import TyperCommand, TyperGroup

import digitpad
from digitpad.cli.app import app
from digitpad.cli.command import panels_of, sections
from digitpad.cli.examples import EXAMPLES

CHECKOUT = Path(__file__).resolve().parent.parent
PAGE = CHECKOUT / "docs" / "cli.md"
MANUAL = CHECKOUT / "resources" / "desktop" / "digitpad.1"
ENDING = (
    "0: it worked. 1: a failure, whose reason is one line on standard error. 2: wrong usage. "
    "130: Ctrl-C."
)
VARIABLES = (
    ("DIGITPAD_HOME", "A folder for models, runs, data sets, settings and what is cached."),
    (
        "DIGITPAD_LANGUAGE",
        "The language of the window, the help and failures, such as “de”, where there is one.",
    ),
    ("DIGITPAD_DEBUG", "Print the traceback of a failure, too."),
    ("DIGITPAD_PLAIN", "Train without what only makes it faster."),
    ("DIGITPAD_DIST_TIMEOUT_S", "How long processes that train together wait for each other."),
)

Node = TyperCommand | TyperGroup


def walked(command: Node, context: typer.Context) -> Iterator[tuple[str, Node, typer.Context]]:
    """Yield each command's words, the command and its context, parents first."""
    yield context.command_path, command, context
    if isinstance(command, TyperGroup):
        for _, rows in panels_of(command):
            for name, _ in rows:
                child = command.commands[name]
                assert isinstance(child, Node)
                inner = typer.Context(child, info_name=name, parent=context)
                yield from walked(child, inner)


def all_commands() -> list[tuple[str, Node, typer.Context]]:
    root = typer.main.get_command(app)
    assert isinstance(root, Node)
    settings = {"help_option_names": ["-h", "--help"]}
    return [*walked(root, typer.Context(root, info_name="digitpad", **settings))]


def words() -> list[str]:
    """Return the texts of all help, for translators, with what typer writes itself."""
    found: list[str | None] = [
        *("Usage:", "Options", "Arguments", "Commands", "Examples"),
        *("required", "default: {default}", "Show this message and exit."),
    ]
    for _, command, context in all_commands():
        found += map(plain, (command.help or "").split("\n\n"))
        found += (one.help for one in command.get_params(context))
        found += (title for title, _ in sections(command, context))
        if isinstance(command, TyperGroup):
            for title, rows in panels_of(command):
                found += [title, *(shown for _, shown in rows)]
        found += (shown for _, shown in EXAMPLES.get(command.name or "", ()))
    return [*dict.fromkeys(filter(None, found))]


def usage(path: str, command: Node, context: typer.Context) -> str:
    return " ".join((path, *command.collect_usage_pieces(context)))


def page() -> str:
    """Return docs/cli.md."""
    parts = ["<!-- Written by “make docs”. -->"]
    for path, command, context in all_commands():
        parts.append(f"{'#' * (1 + min(2, path.count(' ')))} `{path}`")
        parts.append(command.help or "")
        parts.append(f"```console\n$ {usage(path, command, context)}\n```")
        for title, rows in sections(command, context):
            listed = "\n".join(f"* `{name}`: {plain(words)}" for name, words in rows)
            parts.append(f"**{title}**\n\n{listed}")
        if isinstance(command, TyperGroup):
            for title, rows in panels_of(command):
                listed = "\n".join(f"* `{path} {name}`: {plain(words)}" for name, words in rows)
                parts.append(f"**{title}**\n\n{listed}")
        for line, words in EXAMPLES.get(command.name or "", ()):
            parts.append(f"{words}\n\n```sh\n{line}\n```")
    return "\n\n".join(parts) + "\n"


def plain(words: str) -> str:
    return " ".join(words.split())


def manual() -> str:
    """Return the manual page, in the language of man(7)."""
    lines = [
        f'.TH DIGITPAD 1 "" "digitpad {digitpad.__version__}" "User Commands"',
        ".SH NAME",
        r"digitpad \- draw a digit and be read; train a network and watch it learn",
        ".SH SYNOPSIS",
        r".B digitpad",
        r"[\fIFILE\fR...]",
        ".br",
        r".B digitpad",
        r"\fICOMMAND\fR [\fIOPTIONS\fR] [\fIARGUMENTS\fR]",
        ".SH DESCRIPTION",
        "Without arguments, or with pictures, ink files, models or runs to open, the window.",
    ]
    for path, command, context in all_commands():
        if " " in path:
            lines += [f".SH {roff(path.upper())}", f".B {roff(usage(path, command, context))}"]
            for paragraph in (command.help or "").split("\n\n"):
                lines += [".PP", roff(plain(paragraph))]
        for title, rows in sections(command, context):
            lines += [".SS " + roff(title)]
            for name, words in rows:
                lines += [".TP", rf"\fB{roff(name)}\fR", roff(plain(words))]
        if examples := EXAMPLES.get(command.name or "", ()):
            lines += [".SS Examples"]
            for line, words in examples:
                lines += [".PP", roff(words), ".PP", ".nf", f"    {roff(line)}", ".fi"]
    lines += [".SH EXIT STATUS", roff(ENDING), ".SH ENVIRONMENT"]
    for name, words in VARIABLES:
        lines += [".TP", rf"\fB{name}\fR", roff(words)]
    return "\n".join(lines) + "\n"


def roff(text: str) -> str:
    """Return text so that roff takes none of it for a command."""
    safe = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")
    return rf"\&{safe}" if safe.startswith(".") else safe


def main() -> int:
    stale = []
    for place, content in ((PAGE, page()), (MANUAL, manual())):
        if not place.exists() or place.read_text("utf-8") != content:
            stale.append(place.relative_to(CHECKOUT))
            if "--check" not in sys.argv:
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(content, "utf-8", newline="\n")
                print(f"Wrote {stale[-1]}.")
    if stale and "--check" in sys.argv:
        print(f"Not as the commands are: {', '.join(map(str, stale))}. Run “make docs”.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
