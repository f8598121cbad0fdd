"""The application: registers the commands, and turns errors into exit codes.

0: it worked. 1: a failure, with its reason in one line on stderr. 2: wrong usage.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import typer

import digitpad
from digitpad import wings
from digitpad.cli import desktop
from digitpad.cli.command import Command, Group
from digitpad.cli.commands.convert import convert, export
from digitpad.cli.commands.evaluate import calibrate, evaluate
from digitpad.cli.commands.explain import explain
from digitpad.cli.commands.predict import predict
from digitpad.cli.commands.reconstruct import reconstruct
from digitpad.cli.commands.robustness import robustness
from digitpad.cli.commands.runs import report, runs, runs_app
from digitpad.cli.commands.show import datasets, devices, download, info, models, paths
from digitpad.cli.commands.teach import teach
from digitpad.cli.commands.train import train
from digitpad.cli.language import in_words, recognised
from digitpad.cli.options import option
from digitpad.cli.text import Voice, detail, first_sentence, harmless, print_traceback
from digitpad.errors import DEBUG_VARIABLE, ConfigError, DigitpadError, missing_part
from digitpad.files import expanded, is_windows
from digitpad.training.compute.distributed import is_joined
from digitpad.words import QT_TRANSLATE_NOOP, message_of

FAILURE = 1
WRONG_USAGE = 2
DEBUG = "--debug"
QUIET: Final = frozenset({"--quiet", "-q"})
VERBOSE: Final = frozenset({"--verbose", "-v"})
PLAIN: Final = {
    "Input should be": "it must be",
    "a valid integer, unable to parse string as an integer": "a whole number",
    "a valid number, unable to parse string as a number": "a number",
}
"""Plain words for typer's messages about the value of an option."""
DESKTOP: Final = "On a desktop"
ANYWHERE: Final = "Anywhere on the line"
INTERRUPTION: Final = QT_TRANSLATE_NOOP("errors", "Interrupted.")
INTERRUPTED = 130  # what a shell reports for a program that Ctrl-C ended

app = typer.Typer(
    name="digitpad",
    cls=Group,
    context_settings={"help_option_names": ["-h", "--help"]},
    # Without a command, it is wrong usage, reported in one line like any other.
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    # Plain text, since a box around a one-line reason hides it from programs and searches.
    rich_markup_mode=None,
)
PANELS: Final[dict[str, tuple[Callable[..., Any], ...]]] = {
    "Read": (predict, *wings.commands("Read"), explain),
    "Train": (train, teach, calibrate, runs, report),
    "Measure": (evaluate, robustness, reconstruct),
    "Model files": (info, convert, export),
    "What there is": (models, datasets, devices, download, paths),
}
COMMANDS: Final = tuple(command for commands in PANELS.values() for command in commands)
for panel, commands in PANELS.items():
    for command in commands:
        # Its first sentence; the list of commands would truncate more.
        summary = first_sentence(command.__doc__)
        if command is runs:  # which has subcommands
            app.add_typer(runs_app, rich_help_panel=panel, short_help=summary)
        else:
            app.command(command.__name__, cls=Command, rich_help_panel=panel, short_help=summary)(
                command
            )


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"digitpad {digitpad.__version__}")
        raise typer.Exit


def _install_desktop(wanted: bool) -> None:
    if wanted:
        desktop.install()
        raise typer.Exit


def _remove_desktop(wanted: bool) -> None:
    if wanted:
        desktop.remove()
        raise typer.Exit


@app.callback()
def _options(
    _version: bool = option(
        *("Show the version.", None, "--version", "-V"),
        callback=_show_version,
        is_eager=True,
        default=False,
    ),
    _install: bool = option(
        "Put digitpad in this user's menu, and offer it for ink files and models.",
        *(None, "--install-desktop"),
        callback=_install_desktop,
        is_eager=True,
        default=False,
        panel=DESKTOP,
    ),
    _remove: bool = option(
        "Take it out of the menu again.",
        *(None, "--remove-desktop"),
        callback=_remove_desktop,
        is_eager=True,
        default=False,
        panel=DESKTOP,
    ),
    _smoke: bool = option(
        "Check this installation: open the window, draw, read and close it.",
        *(None, "--smoke"),
        default=False,
        panel=DESKTOP,
    ),
    _quiet: bool = option(
        "Print results and failures only.", None, "--quiet", "-q", panel=ANYWHERE, default=False
    ),
    _verbose: bool = option(
        *("Say what is read, and how long it took.", None, "--verbose", "-v"),
        panel=ANYWHERE,
        default=False,
    ),
    _debug: bool = option(
        "Print the traceback of a failure as well.", None, DEBUG, panel=ANYWHERE, default=False
    ),
) -> None:
    """Draw a digit and be read; train a network and watch it learn.

    Without arguments, or with files to open (digitpad photo.jpg), the window.
    """


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code."""
    print_anywhere()
    code = _code_of(arguments)
    if is_joined():  # the others are lost: gloo may abort where Python takes a group down
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError):
                stream.flush()
        os._exit(code)
    return code


def _code_of(arguments: Sequence[str]) -> int:
    started = time.perf_counter()
    try:
        # In standalone mode it would report wrong usage in three lines.
        args = expanded(_without_switches(arguments))
        if args[:1] == ["help"]:
            args = [*args[1:], "--help"]
        code = app(args=args, prog_name="digitpad", standalone_mode=False)
        detail(f"took {time.perf_counter() - started:.1f} s")
        return _fail(INTERRUPTION, code) if code == INTERRUPTED else code or 0
    except SystemExit as ending:
        return ending.code if isinstance(ending.code, int) else FAILURE
    except ConfigError as error:
        return _fail(_with_option(error), WRONG_USAGE)
    except DigitpadError as error:
        return _fail(_with_option(error), FAILURE)
    except KeyboardInterrupt:
        return _fail(INTERRUPTION, INTERRUPTED)
    except Exception as error:  # noqa: BLE001 - the outermost handler of the command line
        if _has_lost_its_reader(error):
            # Without this, Python would report it again when it flushes at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FAILURE
        if missing := missing_part(error):
            return _fail(missing, FAILURE)
        if hasattr(error, "format_message"):  # a usage error of click, bundled with typer or not
            where = getattr(getattr(error, "ctx", None), "command_path", "digitpad")
            # No traceback: it would only show typer's internals.
            message = str(error.format_message())
            for before, after in PLAIN.items():
                message = message.replace(before, after)
            words = QT_TRANSLATE_NOOP("errors", "{problem}. See: {command}")
            if message.endswith("?"):
                words = QT_TRANSLATE_NOOP("errors", "{problem} See: {command}")
            problem = recognised(message.removesuffix("."))
            return _complain(words.filled(problem=problem, command=f"{where} --help"), WRONG_USAGE)
        words = QT_TRANSLATE_NOOP(
            "errors",
            "Something unexpected happened ({kind}: {text}). Please report it; digitpad --debug, "
            "or {variable}=1, prints the traceback.",
        )
        known = {"kind": type(error).__name__, "text": f"{error}", "variable": DEBUG_VARIABLE}
        return _fail(words.filled(**known), FAILURE)


def _has_lost_its_reader(error: Exception) -> bool:
    """Return whether the reader of a pipe has exited (``digitpad models | head``)."""
    if not isinstance(error, OSError):
        return False
    is_windows_word = is_windows() and error.errno == errno.EINVAL and error.filename is None
    return is_windows_word or isinstance(error, BrokenPipeError)


def _without_switches(arguments: Sequence[str]) -> list[str]:
    """Apply and remove the switches that are allowed anywhere before a “--”."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    options = list(arguments[:end])
    if DEBUG in options:
        os.environ[DEBUG_VARIABLE] = "1"
    Voice.is_quiet = not QUIET.isdisjoint(options)
    Voice.is_verbose = not VERBOSE.isdisjoint(options)
    switches = {DEBUG, *QUIET, *VERBOSE}
    return [*(option for option in options if option not in switches), *arguments[end:]]


def _with_option(error: DigitpadError) -> str:
    if not error.option:
        return message_of(error)
    words = QT_TRANSLATE_NOOP("errors", "{problem} The option for it: {option}.")
    return words.filled(problem=error, option=error.option)


def _fail(reason: str, code: int) -> int:
    print_traceback(sys.exc_info()[1])
    return _complain(reason, code)


def _complain(reason: str, code: int) -> int:
    print(f"digitpad: {harmless(' '.join(in_words(reason).split()))}", file=sys.stderr)
    return code


def print_anywhere() -> None:
    """Make output to files and pipes UTF-8 regardless of the locale, and never fail to print.

    Characters that a terminal cannot show become question marks. A program without a terminal may
    have no streams at all.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
        elif hasattr(stream, "reconfigure"):
            is_given = stream.isatty() or os.environ.get("PYTHONIOENCODING")
            stream.reconfigure(encoding=None if is_given else "utf-8", errors="replace")
