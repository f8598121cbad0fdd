"""Tests of the window: no screen needed, nothing of the user's touched, nothing left running.

Run ``pytest tests/gui --show-gui`` to see the windows.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from window_fixtures import *  # noqa: F403
from window_fixtures import _english, _nothing_left

__all__ = ["_english", "_nothing_left"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--show-gui", action="store_true", help="show the windows that are tested")
