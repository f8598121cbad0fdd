"""The one door: no arguments open the window, anything else goes to the command line.

Neither side is imported before it is needed: the window must show before torch is loaded, and
the command line must work where Qt is not installed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130
"""What a shell reports for a program that Ctrl-C ended."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run digitpad with the given arguments, or the process's own, and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if not given:
            return _open_window()
        from digitpad.cli.app import run

        return run(given)
    except KeyboardInterrupt:  # while modules were loaded: commands see to it themselves
        print("digitpad: Interrupted.", file=sys.stderr)
        return INTERRUPTED


def _open_window() -> int:
    from digitpad.errors import DigitpadError
    from digitpad.gui.screen import is_about_qt, qt_advice, why_no_screen

    problem = why_no_screen()
    if problem:
        return _refuse(problem)
    try:
        from digitpad.gui.app import run

        return run(sys.argv[:1])
    except DigitpadError as error:
        return _refuse(str(error))
    except ImportError as error:
        if not is_about_qt(error):
            raise
        return _refuse(qt_advice(error))


def _refuse(reason: str) -> int:
    print(f"digitpad: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
