"""Tests of numbers on a line."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

# ``drawn`` and ``file_reasons`` lie beside the tests of the main building.
sys.path.insert(0, str(Path(__file__).parents[1] / "core"))


@pytest.fixture(autouse=True, scope="session")
def _home_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing of the user's is touched, unless a home is named."""
    os.environ.setdefault("DIGITPAD_HOME", str(tmp_path_factory.getbasetemp() / "home"))
