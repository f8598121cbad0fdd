"""What the library reads paper with: see ``digitpad.Reader``."""

from __future__ import annotations

from functools import cached_property

from digitpad.arrays import Grey
from digitpad.modelfile import Model
from digitpad.numbers.reader import NumberReader
from digitpad.numbers.reading import Reading
from digitpad.paper.line import read_line
from digitpad.paper.networks import Networks, networks_for
from digitpad.paper.page import read_page
from digitpad.paper.result import PaperResult
from digitpad.paper.table import read_table

__all__ = ["PaperReader", "PaperResult"]


class PaperReader:
    """Reads photos of lines, pages and tables, uint8 (h, w) or (h, w, 3), with one model."""

    def __init__(self, model: Model) -> None:
        self._model = model

    def read_line(self, picture: Grey) -> Reading:
        return read_line(self._numbers, picture)

    def read_page(self, picture: Grey) -> PaperResult:
        return read_page(picture, self._networks)

    def read_table(self, picture: Grey) -> PaperResult:
        return read_table(picture, self._networks)

    # Creating an engine takes longer than reading a sign, so each is created once, on first use.

    @cached_property
    def _numbers(self) -> NumberReader:
        return NumberReader(self._model)

    @cached_property
    def _networks(self) -> Networks:
        return networks_for(self._model)
