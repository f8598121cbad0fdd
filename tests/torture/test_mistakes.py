"""Would the tests notice a mistake? A sample of all that ``tests/mutation.py`` can make."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

if sys.platform != "linux":
    pytest.skip("what computes is looked up in /proc", allow_module_level=True)

import mutation

COUNT = 60
LEAST = 0.8
"""Least number of a sample that tests must notice; the fraction of all is higher."""


def for_ever() -> int:
    while True:
        pass


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize(
    ("work", "status"),
    [
        (lambda: 0, 0),
        (lambda: 3, 3),
        (for_ever, -signal.SIGKILL),
        (lambda: threading.Event().wait(), -signal.SIGKILL),
    ],
    ids=["well", "noticed", "computing", "waiting"],
)
def test_what_a_mistake_keeps_going_for_ever_is_ended(
    work: Callable[[], int],
    status: int,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if request.node.callspec.id == "waiting":
        monkeypatch.setattr(mutation, "ASLEEP_S", 1.0)
    assert mutation.forked(work, cpu_seconds=1) == status


@pytest.mark.torture
def test_most_small_mistakes_in_the_code_are_noticed(counted: Callable[[str], None]) -> None:
    done = subprocess.run(
        [sys.executable, mutation.__file__, "--count", str(COUNT), "--seed", "7"],
        capture_output=True,
        text=True,
        check=True,
    )
    *_, last = done.stdout.splitlines()
    counted(last)
    found = re.match(rf"(\d+) of {COUNT} noticed", last)
    assert found is not None, done.stdout
    assert int(found[1]) >= LEAST * COUNT, done.stdout
