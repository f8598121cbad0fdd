"""The torch modules that architectures are built as."""

import os
from contextlib import suppress

from digitpad.errors import DigitpadError
from digitpad.files import cache_folder

# With the first optimizer torch loads its compiler, which makes a folder and a file where the
# system keeps temporary ones, unless it is told another place.
with suppress(DigitpadError, OSError):
    _place = cache_folder() / "torch"
    _place.mkdir(exist_ok=True)
    os.environ.setdefault("TORCHINDUCTOR_CACHE_DIR", str(_place))
