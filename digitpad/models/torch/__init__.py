"""Architectures as torch modules."""

import os
from contextlib import suppress

from digitpad.errors import DigitpadError
from digitpad.files import cache_folder

# With the first optimizer torch loads its compiler, which writes to the system's temporary folder
# unless this variable names another one.
with suppress(DigitpadError, OSError):
    _cache = cache_folder() / "torch"
    _cache.mkdir(exist_ok=True)
    os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", str(_cache))
