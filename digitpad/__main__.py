"""The one door: no arguments open the window, anything else goes to the command line.

Neither side is imported before it is needed: the window must show before torch is loaded, and
the command line must work where Qt is not installed.
May import: everything, inside functions. Tests: ``tests/core/test_cli.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

QT_PACKAGES = ("PySide6", "shiboken6", "pyqtgraph")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run digitpad with the given arguments, or the process's own, and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given:
        return _open_window()
    from digitpad.cli.app import run

    return run(given)


def _open_window() -> int:
    from digitpad.gui.screen import why_no_screen

    problem = why_no_screen()
    if problem:
        return _refuse(problem)
    try:
        from digitpad.gui.app import run

        return run(sys.argv[:1])
    except ImportError as error:
        if not is_about_qt(error):
            raise
        return _refuse(qt_advice(error))


def is_about_qt(error: ImportError) -> bool:
    """Return whether Qt, or a system library that it needs, is what could not be imported."""
    name = (error.name or "").partition(".")[0]
    return name in QT_PACKAGES or ".so" in str(error) or "DLL load failed" in str(error)


def qt_advice(error: ImportError) -> str:
    """Return what to do about an import error that ``is_about_qt``."""
    if isinstance(error, ModuleNotFoundError):
        return (
            f"The window needs {error.name}, which is not installed. Install it with "
            "“pip install PySide6-Essentials pyqtgraph”. "
            "The command line works without: digitpad --help"
        )
    return (
        f"The window cannot be opened because Qt does not load: {error}. On Debian and Ubuntu "
        "“sudo apt-get install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0 libdbus-1-3 "
        "libfontconfig1” brings what it needs. The command line works without: digitpad --help"
    )


def _refuse(reason: str) -> int:
    print(f"digitpad: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
