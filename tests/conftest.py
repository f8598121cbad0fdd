"""Where the tests find real data.

The published data sets are not part of the project. They are looked for in the folder that
``DIGITPAD_TEST_DATA`` names, else in ``shared/data`` beside the checkout; a test that needs one
is skipped, in words, where it is absent.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import hypothesis
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from fake_windows import fake_windows

__all__ = ["fake_windows"]

# A time limit for each example fails on a busy machine and finds no mistake.
hypothesis.settings.register_profile("digitpad", deadline=None)
hypothesis.settings.load_profile("digitpad")

# The tests that run onnxruntime by themselves tell nobody, as digitpad does.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

CHECKOUT = Path(__file__).resolve().parent.parent


def existing(path: Path, what: str) -> Path:
    """Return the path, or skip the test, saying what is missing and how to provide it."""
    if not path.exists():
        pytest.skip(f"{what} is not in {path.parent}; set DIGITPAD_TEST_DATA to a folder with it")
    return path


@pytest.fixture(autouse=True, scope="session")
def _trainings_take_little_time() -> Iterator[None]:
    """They compute in one thread, as tests run side by side, and draw the same digits once."""
    from digitpad.handwriting import synthesis
    from digitpad.training.compute import distributed

    drawn = lru_cache(maxsize=64)(synthesis.labelled_batch)

    def labelled_batch(*given: Any, **named: Any) -> Any:
        images, labels = drawn(*given, **named)
        return images.copy(), labels.copy()

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(synthesis, "labelled_batch", labelled_batch)
        patched.setattr(distributed, "usable_cores", lambda: 1)
        yield


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder with the published data sets."""
    named = os.environ.get("DIGITPAD_TEST_DATA")
    folder = Path(named).expanduser() if named else CHECKOUT.parent / "shared" / "data"
    return existing(folder, "The real data")


@pytest.fixture(scope="session")
def mnist_dir(shared_data: Path) -> Path:
    """The folder with MNIST's four IDX files, gzip."""
    return existing(shared_data / "mnist", "MNIST")


@pytest.fixture(scope="session")
def pendigits_file(shared_data: Path) -> Path:
    """7,494 pen digits of 30 writers, InkML with truth and writer annotations."""
    return existing(shared_data / "pendigits" / "pendigits-tra.inkml", "The pen digits file")


@pytest.fixture(scope="session")
def formulas_dir(shared_data: Path) -> Path:
    """Digits, letters and signs in formulas: looked at, never trained on."""
    return existing(shared_data / "numbers", "The formulas’ ink")


@pytest.fixture(scope="session")
def amounts_dir(shared_data: Path) -> Path:
    """Pictures of amounts on cheques and their digits: looked at, never trained on."""
    return existing(shared_data / "amounts-dev", "The amounts on cheques")


@pytest.fixture(scope="session")
def cifar_dir(shared_data: Path) -> Path:
    """The folder that holds ``cifar-10-batches-py``."""
    return existing(shared_data / "cifar10", "CIFAR-10")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what the harnesses counted."""
    reports = [one for kind in ("passed", "failed") for one in terminalreporter.getreports(kind)]
    lines = [
        f"{one.nodeid.rpartition('::')[2]}: {line}"
        for one in reports
        for name, line in one.user_properties
        if name == "counted"
    ]
    if lines:
        terminalreporter.section("counted")
        for line in sorted(lines):
            terminalreporter.line(line)
