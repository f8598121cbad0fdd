"""The entry point: no arguments, or files, open the window; anything else is a command.

Neither side is imported before it is needed: the window must show before torch is loaded, and
the command line must work without Qt.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

WRONG_USAGE = 2
SMOKE = "--smoke"
COMPLETION = "_DIGITPAD_COMPLETE"
"""Environment variable by which a shell requests completions."""
ERROR_ICON = 0x10
INTERRUPTED = 130
"""Exit code of a program ended by Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run digitpad with the given arguments, or the process's own, and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if not given and COMPLETION not in os.environ:
            return _open_window([])
        if given == [SMOKE]:
            return _smoke()
        if given and _is_file_name(given[0]):
            from digitpad.files import expanded

            return _open_files(expanded(given))
        from digitpad.cli.app import run

        return run(given)
    except KeyboardInterrupt:  # during imports; commands handle it themselves
        print("digitpad: Interrupted.", file=sys.stderr)
        return INTERRUPTED


def _is_file_name(word: str) -> bool:
    """Return whether a word is a file to open rather than a command or an option.

    The name of a command is always the command; a hint says how to open a file of that name.
    """
    path = Path(word)
    if word.startswith("-") or not word:
        return False
    if path.suffix or {"/", os.sep} & {*word}:  # which no command's name has
        return True
    if not path.exists():
        return False
    from digitpad.cli.app import COMMANDS

    if path.name not in {command.__name__ for command in COMMANDS}:
        return True
    if path.is_file():
        advice = f"“{word}” is a command; the file of that name opens with: digitpad ./{word}"
        _refuse(advice)
    return False


def _open_files(names: list[str]) -> int:
    """Open files in the window; missing ones, and options, are refused first."""
    from digitpad.untrusted import printable
    from digitpad.words import QT_TRANSLATE_NOOP

    shown = " ".join(map(printable, names))
    if any(name.startswith("-") for name in names):
        words = QT_TRANSLATE_NOOP(
            "errors", "Options belong to a command, such as: digitpad predict {files}"
        )
        _refuse(words.filled(files=shown))
        return WRONG_USAGE
    for name in names:
        with suppress(OSError, ValueError):
            if Path(name).exists():
                continue
        words = QT_TRANSLATE_NOOP("errors", "There is no file {file}. Commands: digitpad --help")
        return _refuse(words.filled(file=printable(name)))
    return _open_window(names)


def _smoke() -> int:
    """Open the window, draw, read and close it; report the result."""
    from digitpad.gui.screen import why_no_screen, why_not_loaded

    if why_no_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from digitpad.gui.demo import smoke

        return smoke()
    except ImportError as error:
        return _refuse(why_not_loaded(error) or str(error))


def _open_window(files: list[str]) -> int:
    from digitpad.errors import DigitpadError
    from digitpad.gui.screen import why_no_screen, why_not_loaded
    from digitpad.words import message_of

    problem = why_no_screen()
    if problem:
        return _refuse(problem)
    try:
        from digitpad.gui.app import run

        return run([*sys.argv[:1], *files])
    except DigitpadError as error:  # already shown in a message box
        return _refuse(message_of(error))
    except Exception as error:
        advice = why_not_loaded(error)
        if not advice and _has_console():
            raise
        reason = advice or f"Something unexpected happened ({type(error).__name__}: {error})."
        if not _has_console():
            _show_box(reason)
        return _refuse(reason)


def _has_console() -> bool:
    """Return whether printed text is visible; False for ``digitpad-window`` on Windows."""
    return getattr(sys, "stderr", None) is not None


def _show_box(reason: str) -> None:
    """Show the reason in a native message box of Windows, since Qt may have failed to load."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, reason, "digitpad", ERROR_ICON)


def _refuse(reason: str) -> int:
    if _has_console():
        from digitpad.cli.app import print_anywhere
        from digitpad.cli.language import in_words

        print_anywhere()
        print(f"digitpad: {in_words(reason)}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
