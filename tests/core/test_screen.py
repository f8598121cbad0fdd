"""Whether a window can be opened is known before Qt is asked."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from digitpad.gui import screen
from digitpad.gui.screen import why_no_screen

with_sockets = pytest.mark.skipif(
    not hasattr(socket, "AF_UNIX"), reason="Python on this system has no sockets in folders"
)


def test_without_any_display_the_reason_names_the_variables() -> None:
    assert "DISPLAY" in why_no_screen({}, platform="linux")


def test_a_mac_or_windows_is_taken_to_have_a_screen() -> None:
    assert why_no_screen({}, platform="darwin") == ""
    assert why_no_screen({}, platform="win32") == ""


def test_a_named_qt_platform_is_believed() -> None:
    assert why_no_screen({"QT_QPA_PLATFORM": "offscreen"}, platform="linux") == ""


def test_an_x_display_that_nobody_serves_is_no_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(screen, "X11_SOCKETS", tmp_path)
    assert ":97" in why_no_screen({"DISPLAY": ":97"}, platform="linux")


@with_sockets
@pytest.mark.parametrize("display", [":97", ":97.0", "unix:97"])
def test_an_x_server_that_listens_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, display: str
) -> None:
    monkeypatch.setattr(screen, "X11_SOCKETS", tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "X97"))
        server.listen()
        assert why_no_screen({"DISPLAY": display}, platform="linux") == ""


@with_sockets
def test_a_wayland_socket_is_a_screen_and_a_stale_name_is_not(tmp_path: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-5", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert why_no_screen(environment, platform="linux")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-5"))
        server.listen()
        assert why_no_screen(environment, platform="linux") == ""


@pytest.mark.parametrize("display", ["nonsense", "host:x", ":", "127.0.0.1:-3", ":99999999999"])
def test_a_display_that_makes_no_sense_is_no_screen(display: str) -> None:
    assert why_no_screen({"DISPLAY": display}, platform="linux")
