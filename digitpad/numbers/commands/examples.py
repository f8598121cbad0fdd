"""Examples for the commands that read numbers, which work as given."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final = {
    "evaluate": (
        ("digitpad evaluate --numbers truth.csv", "How well the shipped networks read numbers:"),
    ),
}
