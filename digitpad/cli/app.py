"""The commands put together, and the one place where errors become exit codes.

0: it worked. 1: a failure, with its reason in one line on stderr. 2: wrong usage.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence

import typer

import digitpad
from digitpad.cli.commands.convert import convert, export
from digitpad.cli.commands.evaluate import calibrate, evaluate
from digitpad.cli.commands.explain import explain
from digitpad.cli.commands.page import page, table
from digitpad.cli.commands.predict import predict
from digitpad.cli.commands.reconstruct import reconstruct
from digitpad.cli.commands.robustness import robustness
from digitpad.cli.commands.runs import report, runs
from digitpad.cli.commands.show import datasets, devices, info, models
from digitpad.cli.commands.teach import teach
from digitpad.cli.commands.train import train
from digitpad.cli.options import option
from digitpad.cli.text import harmless
from digitpad.errors import DEBUG_VARIABLE, ConfigError, DigitpadError

FAILURE = 1
WRONG_USAGE = 2
INTERRUPTED = 130  # what a shell reports for a program that Ctrl-C ended

app = typer.Typer(
    name="digitpad",
    # Without a command it is wrong usage, told in one line as any other.
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    # Plain text: a box around a reason of one line hides it from programs and searches.
    rich_markup_mode=None,
)
COMMANDS = (
    *(train, teach, evaluate, predict, calibrate, convert, export, reconstruct),
    *(robustness, page, table, runs, report, explain, info, devices, models, datasets),
)
for command in COMMANDS:
    app.command(command.__name__)(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"digitpad {digitpad.__version__}")
        raise typer.Exit


@app.callback()
def _options(
    _version: bool = option(
        "Show the version.", None, "--version", callback=_show_version, is_eager=True, default=False
    ),
    debug: bool = option("Print the traceback of a failure, too.", default=False),
) -> None:
    """Train, evaluate and use networks that read digits. Without arguments: the window."""
    if debug:
        os.environ[DEBUG_VARIABLE] = "1"


def run(arguments: Sequence[str]) -> int:
    _print_unicode_anywhere()
    try:
        # By itself it would tell wrong usage in three lines.
        code = app(args=list(arguments), prog_name="digitpad", standalone_mode=False)
        return _fail("Interrupted.", code) if code == INTERRUPTED else code or 0
    except SystemExit as ending:
        return ending.code if isinstance(ending.code, int) else FAILURE
    except ConfigError as error:
        return _fail(str(error), WRONG_USAGE)
    except DigitpadError as error:
        return _fail(str(error), FAILURE)
    except KeyboardInterrupt:
        return _fail("Interrupted.", INTERRUPTED)
    except BrokenPipeError:
        # The reader has gone (``digitpad models | head``); Python would complain of it again
        # when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILURE
    except Exception as error:  # noqa: BLE001 - the command line's door
        if hasattr(error, "format_message"):  # click's, whichever typer brings
            where = getattr(getattr(error, "ctx", None), "command_path", "digitpad")
            return _fail(f"{error.format_message()} See: {where} --help", WRONG_USAGE)
        return _fail(
            f"Something unexpected happened ({type(error).__name__}: {error}). Please report "
            f"it; with digitpad --debug, or {DEBUG_VARIABLE}=1 set, the whole story is printed.",
            FAILURE,
        )


def _fail(reason: str, code: int) -> int:
    if os.environ.get(DEBUG_VARIABLE) and sys.exc_info()[0] is not None:
        traceback.print_exc()
    print(f"digitpad: {harmless(' '.join(reason.split()))}", file=sys.stderr)
    return code


def _print_unicode_anywhere() -> None:
    """Print question marks, rather than fail, where the terminal lacks a character."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
