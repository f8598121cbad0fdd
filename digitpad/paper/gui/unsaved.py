"""Storage for results until they are saved or discarded; each window has its own file."""

from __future__ import annotations

import hashlib
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from digitpad.errors import DAMAGE, DigitpadError
from digitpad.files import data_folder, locked, read_bounded, write_atomically
from digitpad.gui.language import tr
from digitpad.paper.result import PaperResult, result_from_json

KEPT: Final = "paper-unsaved"
MAX_KEPT_BYTES: Final = 16 << 20
MAX_PICTURE_BYTES: Final = 256 << 20
MOST_WINDOWS: Final = 32
"""Most windows that can store a result at a time, over all of a user's processes."""
NAMES: Final = (KEPT, *(f"{KEPT}-{number}" for number in range(2, MOST_WINDOWS + 1)))


class UnsavedResult:
    """The file in which a window stores its result, and the picture if it is in no other file.

    No two windows, of the same process or different ones, share a file.
    """

    def __init__(self) -> None:
        self._lock = ExitStack()
        self.path: Path | None = None
        self._others: list[Path] = []
        self._why_not = ""

    def waiting(self) -> int:
        """Return the number of other stored results that no window has loaded."""
        count = 0
        for path in self._others:
            with suppress(DigitpadError), locked(path):
                count += path.is_file()
        return count

    def take(self) -> PaperResult | None:
        """Claim a file that no other window has; return the unsaved result in it, if any.

        Files with a result come first. Damaged ones count as empty.
        """
        try:
            places = [data_folder() / f"{name}.json" for name in NAMES]
        except DigitpadError as error:
            self._why_not = tr(error)
            return None
        for path in sorted(places, key=lambda path: not path.is_file()):
            try:
                self._lock.enter_context(locked(path))
            except DigitpadError as error:
                self._why_not = tr(error)
                continue
            self.path = path
            self._others = [one for one in places if one != path and one.is_file()]
            with suppress(DigitpadError, *DAMAGE):
                return result_from_json(read_bounded(path, MAX_KEPT_BYTES))
            return None
        return None

    def keep(self, result: PaperResult, source: Path | bytes) -> PaperResult:
        """Store a result, and its picture if it is not in a file; return the result with its path.

        Raises ``DigitpadError`` if it cannot be written.
        """
        if self.path is None:
            raise DigitpadError(self._why_not or tr("No file could be reserved for it."))
        if isinstance(source, bytes):
            picture = self._picture(source)
            if not picture.is_file():
                write_atomically(picture, source)
            result = replace(result, path=str(picture))
        write_atomically(self.path, result.to_json())
        self._remove_pictures(result.path)
        return result

    def source(self, result: PaperResult) -> Path | bytes | None:
        """Return the photo of a stored result, None if there is none.

        It is a path, or the content of a picture that is stored only here.
        """
        path = Path(result.path)
        if not self.is_own(path):
            return path if result.path else None
        try:
            return read_bounded(path, MAX_PICTURE_BYTES)
        except DigitpadError:
            return None

    def is_own(self, path: Path) -> bool:
        """Return whether a picture is stored only here."""
        return self.path is not None and path.parent == self.path.parent

    def forget(self) -> None:
        """Remove the stored result; if that fails, it could not have been written either."""
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
            self._remove_pictures()

    def release(self) -> None:
        """Release the file to other windows, as the end of the process does."""
        self.path = None
        self._lock.close()

    def _picture(self, content: bytes) -> Path:
        # Named after its content, so that a result is never combined with another picture.
        assert self.path is not None
        digest = hashlib.sha256(content).hexdigest()[:16]
        return self.path.with_suffix(f".{digest}.picture")

    def _remove_pictures(self, but: str = "") -> None:
        assert self.path is not None
        with suppress(OSError):
            for one in self.path.parent.glob(f"{self.path.stem}.*.picture"):
                if str(one) != but:
                    one.unlink(missing_ok=True)
