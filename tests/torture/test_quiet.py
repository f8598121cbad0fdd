"""No surprises: nothing is sent, the user's files are private, logs have no drawings."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

from digitpad.files import config_folder, data_folder
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml

WATCHED = """
import sys
told = ("socket.connect", "socket.getaddrinfo", "socket.sendto", "urllib.Request")
sys.addaudithook(lambda event, args: print("sent", event, args, file=sys.stderr)
                 if event in told else None)
from digitpad.cli.app import run
sys.exit(run(sys.argv[1:]))
"""
SMALL = ("--epochs", "1", "--limit-train", "60", "--limit-test", "20", "--device", "cpu")


def watched(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WATCHED, *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_training_and_reading_send_nothing_log_no_drawing_and_leave_all_private(home: Path) -> None:
    ink, model = home / "a.inkml", home / "a.safetensors"
    write_inkml(ink, [LabelledDrawing(synthesis.drawing(4, seed=0), truth="4")])
    train = ("train", "--model", "candle-linear", "--dataset", "handwriting", "--save", str(model))
    for words in ((*train, *SMALL), ("predict", str(ink), "--model", str(model)), ("datasets",)):
        done = watched(*words)
        assert done.returncode == 0, done.stderr
        assert "sent" not in done.stderr
        points = ink.read_text("utf-8").partition("<trace>")[2].partition(",")[0]
        assert points not in done.stdout + done.stderr
    if os.name == "nt":
        return  # it has no such permissions
    for folder in (data_folder(), config_folder()):
        assert stat.S_IMODE(folder.stat().st_mode) & 0o077 == 0
        for path in folder.rglob("*"):
            if path.is_file():
                assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
