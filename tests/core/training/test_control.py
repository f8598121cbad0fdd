"""Flags between threads."""

from __future__ import annotations

import threading

from digitpad.training.control import Control


def test_a_stop_ends_a_pause() -> None:
    control = Control()
    control.pause()
    waiting = threading.Thread(target=control.wait_while_paused)
    waiting.start()
    control.stop()
    waiting.join(timeout=5)
    assert not waiting.is_alive()
    assert control.is_stopping


def test_a_pause_after_a_stop_does_not_rest() -> None:
    control = Control()
    control.stop()
    control.pause()
    assert not control.is_paused


def test_a_snapshot_is_taken_once_for_each_request() -> None:
    control = Control()
    assert not control.take_snapshot_request()
    control.request_snapshot()
    assert control.take_snapshot_request()
    assert not control.take_snapshot_request()
