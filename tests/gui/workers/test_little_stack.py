"""The stack of threads: macOS gives one 512 KB, which deep work overruns, and then all ends."""

from __future__ import annotations

import subprocess
import sys

import pytest

if sys.platform != "linux":
    pytest.skip("a thread's stack is set by a limit on Linux alone", allow_module_level=True)

import resource

LITTLE = 512 * 1024
IN_A_THREAD = """
import sys
from json import loads

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject

from digitpad.gui.workers import task

application = QCoreApplication([])


def run(work):
    owner = QObject()
    thread = task.WorkerThread("deep", lambda: print(work(), flush=True), lambda: None, owner)
    thread.start()
    thread.wait()
"""
NESTED = """
def nested():
    # Pillow, LAPACK, a parser and Python itself, one within the other.
    found = sorted([(1,)], key=lambda _: down(100))
    np.linalg.svd(np.ones((300, 300)))
    return found


def down(levels):
    if levels:
        return sorted([0], key=lambda _: down(levels - 1))
    return len(loads("[" * 650 + "]" * 650))


run(nested)
"""
ALONE = """
def preloaded():
    from digitpad.gui.workers.preload import preload

    return [len(found) > 0 for found in preload()]


def epoch():
    from digitpad.training.config import config_for
    from digitpad.training.loop import train

    settings = dict(epochs=1, train_limit=64, test_limit=16, threads=1, precision="float32")
    return list(train(config_for("candle-cnn", "handwriting-small", **settings)))[-1].reason


def all_images():
    from digitpad.explain.embedding import Embedding

    features = np.random.default_rng(0).normal(size=(200, 128)).astype(np.float32)
    laid_out = Embedding(features / np.linalg.norm(features, axis=1, keepdims=True))
    while laid_out.done < 1:
        laid_out.improve()
    return laid_out.points.shape


def deep_json():
    from digitpad.untrusted import parse_json

    return len(parse_json("[" * 900 + "]" * 900))


task.STACK_BYTES = int(sys.argv[1])
for work in (preloaded, epoch, all_images, deep_json):
    run(work)
"""


def told(code: str, *words: str) -> tuple[list[str], str]:
    """Return what a program prints whose threads get little stack, and its errors."""

    def as_on_a_mac() -> None:
        resource.setrlimit(resource.RLIMIT_STACK, (LITTLE, resource.RLIM_INFINITY))

    script = [sys.executable, "-c", IN_A_THREAD + code, *words]
    done = subprocess.run(
        script, preexec_fn=as_on_a_mac, capture_output=True, text=True, check=False
    )
    return done.stdout.splitlines(), f"{done.returncode} {done.stderr[-2000:]}"


def test_work_has_room_where_the_system_gives_threads_little_stack() -> None:
    lines, errors = told(NESTED)
    assert lines == ["[(1,)]"], errors


def test_each_work_of_the_window_alone_would_do_with_the_little_that_a_mac_gives() -> None:
    lines, errors = told(ALONE, str(LITTLE))
    assert lines == ["[False, False, True]", "completed", "(200, 2)", "1"], errors
