"""Tests of pages and tables; the sheets that they read are made beside them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from digitpad.files import PAPER_MODEL, resource
from digitpad.modelfile import open_model
from digitpad.paper.networks import Networks, networks_for

# ``drawn`` and ``file_reasons`` lie beside the tests of the main building.
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "core")]


@pytest.fixture(autouse=True, scope="session")
def _home_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nothing of the user's is touched, unless a home is named."""
    os.environ.setdefault("DIGITPAD_HOME", str(tmp_path_factory.getbasetemp() / "home"))


@pytest.fixture(scope="session")
def networks() -> Networks:
    return networks_for(open_model(resource(PAPER_MODEL)))
