"""Tests without Qt; what several of them share lies beside them and can be imported."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent / "runs"))


@pytest.fixture(autouse=True, scope="session")
def _home_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Runs are kept in the user's folder: let it be another one, unless one is named."""
    os.environ.setdefault("DIGITPAD_HOME", str(tmp_path_factory.getbasetemp() / "home"))
    os.environ["DIGITPAD_LANGUAGE"] = "en"
