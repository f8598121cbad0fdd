"""The main job without a screen, as ``make run`` does it there."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import zlib
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
from PIL import Image

from digitpad.gui import demo

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

CODE = """
import sys
from digitpad.gui import demo
demo.TRAINING_S = 1.0
demo.DIGITS = (4,)
sys.exit(demo.main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_the_main_job_runs_without_a_screen_and_leaves_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "new folder" / "window.png"
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "DIGITPAD_HOME"}
    }
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(picture)],
        env=environment | {"HOME": str(tmp_path), "OMP_NUM_THREADS": "1", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=55,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "drawing the digit 4, stroke 1 of" in done.stdout
    assert "reads 4" in done.stdout
    assert "100 % sure" not in done.stdout.replace("100%", "100 %")
    assert "stopped within" in done.stdout
    assert "get the window" in done.stdout
    assert "Traceback" not in done.stderr
    with Image.open(picture) as shown:
        assert shown.size == (1280, 800)
        assert len(shown.getcolors(maxcolors=2**20) or []) > 100
    # What the user has is not touched.
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new folder"]


def test_a_thread_that_computes_gets_on_while_the_demonstration_waits(qtbot: QtBot) -> None:
    looks, block = 0, bytes(10_000)

    def compute() -> None:
        nonlocal looks
        while not is_over.is_set():
            zlib.crc32(block)  # without Python's lock, as torch computes
            looks += 1

    is_over = threading.Event()
    thread = threading.Thread(target=compute)
    thread.start()
    try:
        demo.wait(lambda: looks > 40_000, patience_s=5)
    finally:
        is_over.set()
        thread.join()
    assert looks > 40_000


def test_how_a_run_ended_is_told_in_a_whole_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = Mock(run_state="running", prediction=None)
    controls = window.training.display.controls
    controls.status, controls.speed.text.return_value = "Done in 45 s", ""

    def end(*_: object, patience_s: float = 0.0) -> None:
        if patience_s == demo.TELLING_S:
            window.run_state = "idle"

    monkeypatch.setattr(demo, "wait", end)
    demo._train_and_tell(window)
    assert "  Done in 45 s; the 2 drawn above" in capsys.readouterr().out
