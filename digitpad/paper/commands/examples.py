"""Examples for the commands that read paper, which work as given."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final = {
    "page": (
        ("digitpad page photo.jpg -o numbers.csv", "The numbers on a photo, into a spreadsheet:"),
        ("digitpad page -o - photo.jpg", "The same, for another program:"),
    ),
    "table": (
        ("digitpad table sheet.jpg -o sheet.xlsx", "A filled-in table, into Excel:"),
        ("digitpad table sheet.jpg -o sheet.csv --doubtful", "Into CSV that says what to check:"),
    ),
}
