"""Work in a process of its own that can be killed: forked, so that torch is loaded only once."""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

from digitpad import files

LOST, KILLED = 3, -signal.SIGKILL


def begun(work: Callable[[], object], log: Path) -> int:
    """Begin ``work`` in a process and return its id; what it prints goes to ``log``."""
    pid = os.fork()
    if pid:
        return pid
    code = LOST
    try:
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(out, 1)
        os.dup2(out, 2)
        # pytest's own are no longer those of the process.
        sys.stdout = sys.stderr = os.fdopen(out, "a", buffering=1, encoding="utf-8")
        code = int(work() or 0)  # type: ignore[call-overload]
    except BaseException:  # noqa: BLE001 - nothing may come out of this process
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def ended(pid: int) -> int:
    """Wait for a process; return its exit code, or minus the signal that ended it."""
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def killed_after(pid: int, seconds: float, number: int = signal.SIGKILL) -> int:
    """Send a signal to a process after so long, unless it ends before; return its exit code."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.001)
    os.kill(pid, number)
    return ended(pid)


class PowerCut:
    """Ends this process in the middle of its writing, as a power cut would.

    Each file that is written has six moments: it is opened; half of a piece is written; all of
    it is, but nothing is on the disk; it is on the disk; it was renamed; and the renaming is on
    the disk. At the moment with the number ``at`` the process is killed. ``loses``: what was
    not synced is gone then.
    """

    def __init__(self, at: int, *, loses: bool) -> None:
        self._left = at
        self._loses = loses
        self._unsynced: dict[int, Path] = {}

    def install(self) -> None:
        fsync, replace, opened = os.fsync, Path.replace, open

        def open_(path: Any, mode: str = "r", **others: Any) -> Any:
            file = opened(path, mode, **others)
            if "x" not in mode:
                return file
            self._unsynced[file.fileno()] = Path(path)
            self._moment()
            return _Halting(file, self._moment)

        def fsync_(handle: int) -> None:
            self._moment()
            fsync(handle)
            self._unsynced.pop(handle, None)
            self._moment()

        def replace_(path: Path, target: Path) -> Path:
            moved = replace(path, target)
            self._moment()
            return moved

        files.open = open_  # type: ignore[attr-defined]
        files.os.fsync = fsync_
        files.Path.replace = replace_  # type: ignore[method-assign]

    def _moment(self) -> None:
        self._left -= 1
        if self._left == 0:
            for path in self._unsynced.values() if self._loses else ():
                if path.exists():
                    os.truncate(path, 0)
            os.kill(os.getpid(), signal.SIGKILL)


class _Halting:
    """A file, each piece of which is written in two halves."""

    def __init__(self, file: BinaryIO, moment: Callable[[], None]) -> None:
        self._file, self._moment = file, moment

    def write(self, data: bytes) -> int:
        half = len(data) // 2
        self._file.write(data[:half])
        self._file.flush()
        self._moment()
        return half + self._file.write(data[half:])

    def __enter__(self) -> _Halting:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)
