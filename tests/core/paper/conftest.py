"""What reads pages in tests: the shipped model."""

from __future__ import annotations

import pytest

from digitpad.files import PAPER_MODEL, resource
from digitpad.modelfile import open_model
from digitpad.paper.glyphs import GlyphReader


@pytest.fixture(scope="session")
def reader() -> GlyphReader:
    return GlyphReader(open_model(resource(PAPER_MODEL)))
