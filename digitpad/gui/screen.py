"""Whether a window can be opened, and why not, checked before Qt is loaded.

Qt ends the whole process if it cannot connect to a screen, so this is checked first. ``python -m
digitpad.gui.screen`` exits with 0 if a window can be opened and with 1 if not, for scripts.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from digitpad.errors import missing_part

CONNECT_TIMEOUT_S: Final = 2.0
X11_SOCKETS: Final = Path("/tmp/.X11-unix")
X11_FIRST_PORT: Final = 6000
QT_PACKAGES: Final = ("PySide6", "shiboken6", "pyqtgraph")
WITHOUT: Final = "The command line works without: digitpad --help"
SYSTEM_LIBRARIES: Final = (
    "libglib2.0-0 libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0 libdbus-1-3 libfontconfig1"
)


def why_no_screen(
    environment: Mapping[str, str] | None = None, platform: str = sys.platform
) -> str:
    """Return why no window can be opened and what to do, or "" if one can.

    Windows and macOS are assumed to have a screen. Elsewhere a Wayland or X server must answer,
    unless ``QT_QPA_PLATFORM`` names a platform.
    """
    environment = os.environ if environment is None else environment
    if platform in {"win32", "darwin"} or environment.get("QT_QPA_PLATFORM"):
        return ""
    if _wayland_answers(environment):
        return ""
    display = environment.get("DISPLAY", "")
    if display and _x_answers(display):
        return ""
    why = f"No screen answers at DISPLAY={display}."
    if not display:
        why = "There is no screen here to open a window on: no DISPLAY, no WAYLAND_DISPLAY is set."
    return f"{why} Start digitpad from a desktop, or over “ssh -X”. {WITHOUT}"


def why_not_loaded(error: Exception) -> str:
    """Return what to do if Qt, or another part, cannot be loaded; "" for any other error."""
    name = (getattr(error, "name", "") or "").partition(".")[0]
    is_qt = isinstance(error, ImportError) and name in QT_PACKAGES
    if is_qt and isinstance(error, ModuleNotFoundError):
        return (
            f"The window needs {error.name}, which is not installed. Install it with "
            f"“pip install PySide6-Essentials pyqtgraph”. {WITHOUT}"
        )
    if missing := missing_part(error):
        return missing
    if not (is_qt or (isinstance(error, ImportError) and ".so" in str(error))):
        return ""
    return (
        f"The window cannot be opened because Qt does not load: {error}. On Debian and Ubuntu "
        f"“sudo apt-get install {SYSTEM_LIBRARIES}” brings what it needs. {WITHOUT}"
    )


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    # The name is a file in the runtime folder, or an absolute path (wl_display_connect).
    name = environment.get("WAYLAND_DISPLAY", "")
    return bool(name) and _listens(Path(environment.get("XDG_RUNTIME_DIR", "/")) / name)


def _x_answers(display: str) -> bool:
    host, separator, numbers = display.rpartition(":")
    number = numbers.partition(".")[0]
    if not separator or not number.isdecimal():
        return Path(display).exists()  # macOS-style: the path of a socket
    if host in {"", "unix"}:
        # Linux servers may listen at an abstract name only, which begins with a zero byte.
        path = X11_SOCKETS / f"X{number}"
        return _listens(path) or (sys.platform == "linux" and _listens(f"\0{path}"))
    try:
        address = (host, X11_FIRST_PORT + int(number))
        socket.create_connection(address, CONNECT_TIMEOUT_S).close()
    except (OSError, OverflowError, UnicodeError):
        return False
    return True


def _listens(address: Path | str) -> bool:
    """Return whether a local socket accepts a connection."""
    family = getattr(socket, "AF_UNIX", None)
    if family is None:
        return False
    try:
        with socket.socket(family, socket.SOCK_STREAM) as connection:
            connection.settimeout(CONNECT_TIMEOUT_S)
            connection.connect(str(address))
    except OSError:
        return False
    return True


if __name__ == "__main__":
    sys.exit(1 if why_no_screen() else 0)
