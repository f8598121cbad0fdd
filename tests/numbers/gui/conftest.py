"""Tests of the writing line, which share what all tests of windows share."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "gui"))
from window_fixtures import *  # noqa: F403
from window_fixtures import _english, _nothing_left

__all__ = ["_english", "_nothing_left"]
