"""Reads a photo of paper, which tells by itself whether it shows a page or a table."""

from __future__ import annotations

from digitpad.arrays import Grey
from digitpad.paper.detector.cells import is_most_of, table_of
from digitpad.paper.detector.look import look_at
from digitpad.paper.networks import Networks
from digitpad.paper.page import result_of_page
from digitpad.paper.result import PaperResult
from digitpad.paper.table import result_of_table


def read_photo(picture: Grey, networks: Networks, *, is_upright: bool = False) -> PaperResult:
    """Return the cells of the table on a photo, uint8 (h, w, 3), or the numbers of the page.

    It shows a table where most of its digits stand in one. ``is_upright``: whether it is known to
    be; otherwise its digits decide.
    """
    look = look_at(picture, networks.detector, networks.glyphs, is_upright=is_upright)
    table = table_of(look)
    if table is not None and is_most_of(table):
        return result_of_table(table, picture, networks.certainty)
    return result_of_page(look, picture, networks)
