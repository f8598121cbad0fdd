"""The harnesses: each test has a small version for ``make test`` and a full one, marked torture."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

# ``forks`` and ``readers`` lie beside the tests, ``mutation`` above them.
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own."""
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
def counted(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Have a line about what was done printed at the end of all tests."""
    return lambda line: request.node.user_properties.append(("counted", line))
