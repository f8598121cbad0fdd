"""digitpad as a Windows program, under Wine: packaging/windows/try.sh, a part at a time."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
ROOMS = sorted(
    str(path.relative_to(CHECKOUT))
    for package in ("core", "gui", "paper", "numbers")
    for path in (CHECKOUT / "tests" / package).iterdir()
    if any(path.glob("test_*.py")) or path.name.startswith("test_")
)
LIMIT_S = 3 * 3600
"""How long a part may take; the first also fetches and installs everything."""
RESULT = re.compile(r"\b(passed|failed|untried|FAILED|ERROR)\b")


def why_not() -> str:
    """Return why Wine cannot be installed here, or ""."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        return "Wine runs Windows' programs on Linux and x86-64 only"
    if os.geteuid() or not shutil.which("debootstrap"):
        return "Wine is installed into a folder by debootstrap, as root"
    return ""


@pytest.mark.torture
@pytest.mark.skipif(bool(why_not()), reason=why_not())
@pytest.mark.parametrize("part", ["commands", "window", *ROOMS])
def test_windows_holds(part: str, counted: Callable[[str], None]) -> None:
    done = subprocess.run(
        # It ends Wine with it, which a limit of Python's own would leave running.
        ["timeout", "-k", "60", f"{LIMIT_S}", "sh", CHECKOUT / "packaging/windows/try.sh", part],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    for line in done.stdout.splitlines():
        if RESULT.search(line):
            counted(line)
    assert done.returncode == 0, f"ended with {done.returncode}: {done.stdout[-5000:]}"
