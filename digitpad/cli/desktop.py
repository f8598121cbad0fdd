"""Installs and removes digitpad in the menu of a Linux desktop, for one user.

It follows https://specifications.freedesktop.org: a desktop entry, the icon, and the MIME types of
ink files and models. Default programs for file types are never changed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from digitpad.cli.saving import make_folder
from digitpad.cli.text import echo, remark
from digitpad.errors import DigitpadError
from digitpad.files import reason, resource, write_atomically
from digitpad.untrusted import command_line

ID: Final = "org.digitpad.digitpad"
PLACES: Final = {
    f"desktop/{ID}.desktop": f"applications/{ID}.desktop",
    f"desktop/{ID}.mime.xml": f"mime/packages/{ID}.xml",
    f"desktop/{ID}.metainfo.xml": f"metainfo/{ID}.metainfo.xml",
    "icons/digitpad.svg": f"icons/hicolor/scalable/apps/{ID}.svg",
    **{
        f"icons/digitpad-{side}.png": f"icons/hicolor/{side}x{side}/apps/{ID}.png"
        for side in (48, 128, 256, 512)
    },
}
"""Destination of each resource in the user's data folder."""
KINDS: Final = {"application/inkml+xml": ".inkml", "application/x-safetensors": ".safetensors"}
TOOL_S: Final = 20


def install() -> None:
    """Install digitpad in the menu. Raises ``DigitpadError`` on failure."""
    root, program = _data_home(), _program()
    for source, target_name in PLACES.items():
        data = resource(source).read_bytes()
        if target_name.endswith(".desktop"):
            lines = data.decode().splitlines()
            entry = [f"Exec={_exec(program)} %F" if line[:5] == "Exec=" else line for line in lines]
            data = ("\n".join(entry) + "\n").encode()
        target = root / target_name
        make_folder(target.parent)
        write_atomically(target, data)
    _refresh(root)
    echo(f"digitpad is in the menu now, as {command_line(program)}.")
    for kind, ending in KINDS.items():
        default = _output_of("xdg-mime", "query", "default", kind)
        if default and default != f"{ID}.desktop":
            remark(
                f"{ending} files open with {default.removesuffix('.desktop')} as before; digitpad "
                "is under “Open with” in the file manager."
            )


def remove() -> None:
    """Remove digitpad from the menu. Raises ``DigitpadError`` on failure."""
    root = _data_home()
    was_there = _delete(root)
    _refresh(root)
    echo("Took digitpad out of the menu." if was_there else "digitpad was not in the menu.")


def _data_home() -> Path:
    if sys.platform in ("win32", "darwin"):
        raise DigitpadError(
            "--install-desktop is for Linux and other freedesktop systems; on Windows and macOS "
            "pin the program to the taskbar or the Dock."
        )
    given = os.environ.get("XDG_DATA_HOME", "")
    return Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"


def _program() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable]
    started = Path(sys.argv[0]).absolute()
    beside = Path(sys.executable).with_name("digitpad")
    for path in (started, beside, Path(shutil.which("digitpad") or "")):
        if path.stem == "digitpad" and os.access(path, os.X_OK) and path.is_file():
            return [str(path)]
    return [sys.executable, "-m", "digitpad"]


def _exec(command: list[str]) -> str:
    """Return a command for a desktop entry: quoted, with percent signs and backslashes doubled."""
    quoted = (re.sub(r'([`$"\\])', r"\\\1", word).replace("%", "%%") for word in command)
    return " ".join(f'"{word}"' for word in quoted).replace("\\", "\\\\")


def _delete(root: Path) -> bool:
    installed = [root / name for name in PLACES.values() if (root / name).is_file()]
    for path in installed:
        try:
            path.unlink()
        except OSError as error:
            raise DigitpadError(f"Cannot delete {path}: {reason(error)}.") from error
    return bool(installed)


def _refresh(root: Path) -> None:
    """Update the desktop's caches; without these tools, it notices the change later."""
    for tool, folder in (
        ("update-desktop-database", "applications"),
        ("update-mime-database", "mime"),
    ):
        if (root / folder).is_dir():
            _output_of(tool, str(root / folder))


def _output_of(tool: str, *arguments: str) -> str:
    if shutil.which(tool) is None:
        return ""
    with suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(
            [tool, *arguments], capture_output=True, text=True, timeout=TOOL_S, check=False
        )
        return done.stdout.strip()
    return ""
