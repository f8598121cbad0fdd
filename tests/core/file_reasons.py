"""Why a file operation failed, as the program says it: by name, so that the words may change."""

from __future__ import annotations

import errno

from digitpad.files import REASONS

MISSING, A_FOLDER, A_LOOP, NO_READER, FULL = (
    REASONS[number]
    for number in (errno.ENOENT, errno.EISDIR, errno.ELOOP, errno.ENXIO, errno.ENOSPC)
)
