"""Marks cases of tests of the main building that need a wing."""

from __future__ import annotations

import pytest

from digitpad import wings

WITH_PAPER = pytest.mark.skipif(not wings.have("PaperReader"), reason="paper is not installed")
WITH_NUMBERS = pytest.mark.skipif(not wings.have("NumberReader"), reason="numbers is not installed")
