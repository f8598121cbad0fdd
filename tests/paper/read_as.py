"""Photos of which a test says what is read on them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from digitpad.paper.result import PaperResult


def have_pages_read(monkeypatch: pytest.MonkeyPatch, read: Callable[..., PaperResult]) -> None:
    """Have ``read`` read photos of which nobody said that they show a table."""
    for name in ("reading.read_photo", "page.read_page"):
        monkeypatch.setattr(f"digitpad.paper.{name}", read)


def have_tables_read(monkeypatch: pytest.MonkeyPatch, read: Callable[..., PaperResult]) -> None:
    monkeypatch.setattr("digitpad.paper.table.read_table", read)
