"""A system that refuses what Windows refuses, so that what runs there is tried here.

On Windows itself the tests that use it run as they are, but for those in which another program
would have to hold a file.
It takes the place of parts of Linux: ``sys.platform`` is ``win32``; ``msvcrt`` locks; and nothing
that is open, in this process, or that another program holds, is replaced, renamed or removed.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


class FakeWindows:
    """What happened: ``refused``, the paths that were not let go.

    ``held_by_others``: how often a path, by its name, is refused though nobody here has it open;
    as long as the test runs where that is None.
    """

    def __init__(self, *, is_real: bool = False) -> None:
        self.refused: list[Path] = []
        self._held: dict[str, int | None] = {}
        self._is_real = is_real

    @property
    def held_by_others(self) -> dict[str, int | None]:
        if self._is_real:
            pytest.skip("no other program holds the file")
        return self._held

    def require_free(self, path: Path) -> None:
        """Raise ``PermissionError`` as Windows does where ``path`` or what is in it is open."""
        path = Path(os.path.abspath(path))  # noqa: PTH100 - a link's own place
        left = self._held.get(path.name, 0)
        if left:
            self._held[path.name] = left - 1
        if left == 0 and not any(one.is_relative_to(path) for one in open_files()):
            return
        self.refused.append(path)
        error = PermissionError(errno.EACCES, "The process cannot access the file", str(path))
        error.winerror = 32
        raise error


def open_files() -> list[Path]:
    """Return what this process has open."""
    found = []
    for handle in os.listdir("/proc/self/fd"):  # noqa: PTH208 - names, not paths
        try:
            found.append(Path(os.readlink(f"/proc/self/fd/{handle}")))  # noqa: PTH115
        except OSError:
            continue
    return found


def locks() -> ModuleType:
    """Return ``msvcrt`` as far as files are locked with it."""
    module = ModuleType("msvcrt")
    module.LK_NBLCK, module.LK_UNLCK = 2, 0

    def locking(handle: int, mode: int, _count: int) -> None:
        import fcntl  # Windows has none

        try:
            fcntl.flock(handle, fcntl.LOCK_UN if mode == 0 else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise PermissionError(errno.EACCES, "Permission denied") from error

    module.locking = locking
    return module


@pytest.fixture
def fake_windows(monkeypatch: pytest.MonkeyPatch) -> FakeWindows:
    """Let the rest of the test run as on Windows, as far as files are concerned."""
    if sys.platform == "win32":
        return FakeWindows(is_real=True)
    if not sys.platform.startswith("linux"):
        pytest.skip("Windows is imitated on Linux")
    import torch  # noqa: F401 - it would look for other libraries

    windows = FakeWindows()

    def guarded(name: str) -> None:
        does: Callable[..., object] = getattr(os, name)

        def guarding(*places: object, **more: object) -> object:
            if not any(more.get(key) is not None for key in ("dir_fd", "src_dir_fd")):
                for place in places:
                    windows.require_free(Path(os.fsdecode(place)))
            return does(*places, **more)

        monkeypatch.setattr(os, name, guarding)

    for name in ("replace", "rename", "unlink", "remove"):
        guarded(name)
    monkeypatch.setitem(sys.modules, "msvcrt", locks())
    monkeypatch.setattr(time, "sleep", lambda _seconds: None)
    monkeypatch.setattr(sys, "platform", "win32")
    return windows
