"""The commands put together, and the one place where errors become exit codes.

0: it worked. 1: a failure, with its reason in one line on stderr. 2: wrong usage.
"""

from __future__ import annotations

import os
import sys
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
from digitpad.cli.text import harmless, print_traceback
from digitpad.errors import DEBUG_VARIABLE, ConfigError, DigitpadError, missing_part
from digitpad.files import expanded

FAILURE = 1
WRONG_USAGE = 2
DEBUG = "--debug"
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
    # Its first sentence, which the list of commands would cut off else.
    sentence = " ".join((command.__doc__ or "").split()).partition(". ")[0].rstrip(".") + "."
    app.command(command.__name__, short_help=sentence)(command)


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"digitpad {digitpad.__version__}")
        raise typer.Exit


@app.callback()
def _options(
    _version: bool = option(
        "Show the version.", None, "--version", callback=_show_version, is_eager=True, default=False
    ),
    _debug: bool = option(
        "Print the traceback of a failure, too; also behind a command.", None, DEBUG, default=False
    ),
) -> None:
    """Train, evaluate and use networks that read digits.

    Without arguments, or with files to open, the window.
    """


def run(arguments: Sequence[str]) -> int:
    _print_anywhere()
    try:
        # By itself it would tell wrong usage in three lines.
        given = expanded(_without_debug(arguments))
        code = app(args=given, prog_name="digitpad", standalone_mode=False)
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
        if missing := missing_part(error):
            return _fail(missing, FAILURE)
        if hasattr(error, "format_message"):  # click's, whichever typer brings
            where = getattr(getattr(error, "ctx", None), "command_path", "digitpad")
            # Where in typer it was found out is nothing that a traceback helps with.
            return _say(f"{error.format_message()} See: {where} --help", WRONG_USAGE)
        return _fail(
            f"Something unexpected happened ({type(error).__name__}: {error}). Please report "
            f"it; with digitpad --debug, or {DEBUG_VARIABLE}=1 set, the whole story is printed.",
            FAILURE,
        )


def _without_debug(arguments: Sequence[str]) -> list[str]:
    """Return arguments without ``--debug``, which may stand anywhere before a “--”."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = list(arguments[:end])
    if DEBUG in options:
        os.environ[DEBUG_VARIABLE] = "1"
    return [*(one for one in options if one != DEBUG), *arguments[end:]]


def _fail(reason: str, code: int) -> int:
    print_traceback(sys.exc_info()[1])
    return _say(reason, code)


def _say(reason: str, code: int) -> int:
    print(f"digitpad: {harmless(' '.join(reason.split()))}", file=sys.stderr)
    return code


def _print_anywhere() -> None:
    """Print UTF-8 into files and pipes, whatever the system's letters are, and fail nowhere.

    Where a terminal lacks a letter it shows a question mark. A program without a terminal may
    have no streams at all.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
        elif hasattr(stream, "reconfigure"):
            is_given = stream.isatty() or os.environ.get("PYTHONIOENCODING")
            stream.reconfigure(encoding=None if is_given else "utf-8", errors="replace")
