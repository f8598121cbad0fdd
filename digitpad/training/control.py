"""Pauses, resumes, stops and inspects a training run from another thread.

The loop checks these flags at every step; setting one never blocks.
"""

from __future__ import annotations

import threading


class Control:
    """Flags that one thread sets and the training loop reads."""

    def __init__(self) -> None:
        self._stop = threading.Event()
        self._running = threading.Event()
        self._running.set()
        self._snapshot = threading.Event()
        self._watched = threading.Event()

    def stop(self) -> None:
        """Ask the run to end; a paused run ends, too."""
        self._stop.set()
        self._running.set()

    def pause(self) -> None:
        if not self._stop.is_set():
            self._running.clear()

    def pause_if_watched(self) -> None:
        """Pause after a step that was taken by itself, unless the run goes on in the meantime."""
        if self._watched.is_set():
            self.pause()
            if not self._watched.is_set():
                self._running.set()

    def resume(self) -> None:
        self._watched.clear()
        self._running.set()

    def step(self) -> None:
        """Take one more step, report it with its batch, and pause."""
        self._watched.set()
        self._running.set()

    def request_snapshot(self) -> None:
        self._snapshot.set()

    def agree(self, flag: bool) -> bool:
        """Return whether ``flag`` is set in any process of the run.

        With several processes this synchronises the other flags, too (``training/compute``), so
        all of them must call it at the same points of the run.
        """
        return flag

    @property
    def is_stopping(self) -> bool:
        return self._stop.is_set()

    @property
    def is_paused(self) -> bool:
        return not self._running.is_set()

    @property
    def is_watched(self) -> bool:
        """Whether steps are taken one by one."""
        return self._watched.is_set()

    def wait_while_paused(self) -> None:
        """Block until the run is resumed or stopped."""
        self._running.wait()

    def take_snapshot_request(self) -> bool:
        """Return whether a snapshot has been requested since the last call."""
        wanted = self._snapshot.is_set()
        self._snapshot.clear()
        return wanted
