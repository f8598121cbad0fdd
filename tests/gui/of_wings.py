"""What the windows of wings add to the tables of tests that walk all windows."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from digitpad.wings import installed


def of_wings(name: str) -> list[Any]:
    """Return ``name`` of each ``WING_windows.py`` that has it, beside the tests of the wing."""
    found = []
    for wing in installed():
        sys.path.append(str(Path(__file__).parents[1] / wing.name))
        module = import_module(f"{wing.name}_windows")
        if hasattr(module, name):
            found.append(getattr(module, name))
    return found
