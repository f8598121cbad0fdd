"""What ``make docs`` writes from the program."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]


def assert_as_the_program_is(writer: str) -> None:
    """Assert that a script of ``packaging/`` would write nothing anew."""
    done = subprocess.run(
        [sys.executable, CHECKOUT / "packaging" / writer, "--check"],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
