"""Code that a test runs in a Python of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]


def process(code: str, *arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code, whatever comes of it; ``environment``: what is changed in that of the tests."""
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        env={**os.environ, **environment},
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )


def printed(code: str, *arguments: object, **environment: str) -> str:
    """Run code that ends well, and return what it prints."""
    done = process(code, *arguments, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()
