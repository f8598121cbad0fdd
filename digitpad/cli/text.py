"""How values are printed: JSON lines for programs, aligned columns for people."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

Row = Sequence[str]


def print_json(values: Mapping[str, Any]) -> None:
    """Print one object on one line, at once; numbers that are not finite become null."""
    print(json.dumps(plain(values), ensure_ascii=False, allow_nan=False), flush=True)


def plain(value: Any) -> Any:
    """Return ``value`` with nothing in it but what JSON knows."""
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, np.ndarray | np.generic):
        return plain(value.tolist())
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if value is None or isinstance(value, bool | int):
        return value
    return str(value)


def print_table(rows: Iterable[Row], *, header: Row | None = None) -> None:
    """Print rows in columns as wide as their content; the last column may be of any length."""
    lines = [*([header] if header else []), *rows]
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())


def percent(fraction: float) -> str:
    """Return a fraction of 1 in percent, or "–" where there is no number."""
    return f"{100 * fraction:.2f} %" if math.isfinite(fraction) else "–"


def number(value: float) -> str:
    """Return a loss or the like with five significant digits."""
    return f"{value:.5g}" if math.isfinite(value) else "–"
