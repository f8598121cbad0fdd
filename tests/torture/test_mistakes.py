"""Would the tests notice a mistake? A sample of all that ``tests/mutation.py`` can make."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

MUTATION = Path(__file__).resolve().parent.parent / "mutation.py"
COUNT = 60
LEAST = 0.8
"""So many of a sample are noticed unless tests were lost: the share of all is higher."""


@pytest.mark.torture
def test_most_small_mistakes_in_the_code_are_noticed(counted: Callable[[str], None]) -> None:
    done = subprocess.run(
        [sys.executable, MUTATION, "--count", str(COUNT), "--seed", "7"],
        capture_output=True,
        text=True,
        check=True,
    )
    *_, last = done.stdout.splitlines()
    counted(last)
    found = re.match(rf"(\d+) of {COUNT} noticed", last)
    assert found is not None, done.stdout
    assert int(found[1]) >= LEAST * COUNT, done.stdout
