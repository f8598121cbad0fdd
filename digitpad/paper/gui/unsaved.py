"""Storage for results until they are saved or discarded; each sheet has its own file."""

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
MOST_SHEETS: Final = 128
"""Most sheets that can be stored at a time, over all of a user's processes: each has an open file
as its lock, of which macOS gives a process 256."""
NAMES: Final = (KEPT, *(f"{KEPT}-{number}" for number in range(2, MOST_SHEETS + 1)))


class UnsavedResult:
    """The file in which a sheet's result is stored, and its picture if it is in no other file.

    No two sheets, of the same process or different ones, share a file.
    """

    def __init__(self) -> None:
        self._lock = ExitStack()
        self.path: Path | None = None
        self._why_not = ""

    def take(self) -> PaperResult | None:
        """Claim a file with an unsaved result that nobody else has, and return it, if there is any.

        Otherwise an empty file is claimed. Damaged ones are removed.
        """
        for path in self._places():
            if path.is_file() and self._claim(path):
                try:
                    return result_from_json(read_bounded(path, MAX_KEPT_BYTES))
                except DAMAGE:
                    with suppress(OSError):
                        path.unlink()
                except DigitpadError:  # it may be there for others
                    pass
                self.release()
        self.claim()
        return None

    def claim(self) -> None:
        """Claim an empty file, unless one is claimed already."""
        for path in self._places() if self.path is None else ():
            if not path.is_file() and self._claim(path):
                self._remove_pictures()
                return

    def _places(self) -> list[Path]:
        try:
            return [data_folder() / f"{name}.json" for name in NAMES]
        except DigitpadError as error:
            self._why_not = tr(error)
            return []

    def _claim(self, path: Path) -> bool:
        try:
            self._lock.enter_context(locked(path))
        except DigitpadError as error:
            self._why_not = tr(error)
            return False
        self.path = path
        return True

    def keep(self, result: PaperResult, source: Path | bytes) -> PaperResult:
        """Store a result, and its picture if it is not in a file; return the result with its path.

        Raises ``DigitpadError`` if it cannot be written.
        """
        if self.path is None:
            raise DigitpadError(self._why_not or tr("No file could be reserved for it."))
        if isinstance(source, bytes):
            # Named after its content, so that a result is never combined with another picture.
            digest = hashlib.sha256(source).hexdigest()[:16]
            picture = self.path.with_suffix(f".{digest}.picture")
            if not picture.is_file():
                write_atomically(picture, source)
            result = replace(result, path=str(picture))
        write_atomically(self.path, result.to_json())
        self._remove_pictures(result.path)
        return result

    def is_own(self, path: Path) -> bool:
        """Return whether a picture is stored only here."""
        return self.path is not None and path.parent == self.path.parent

    def forget(self, *, keeps_picture: bool = False) -> None:
        """Remove the stored result; if that fails, it could not have been written either.

        ``keeps_picture``: whether its picture may be shown and read again by this sheet.
        """
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
            if not keeps_picture:
                self._remove_pictures()

    def release(self) -> None:
        """Release the file to other sheets, as the end of the process does."""
        self.path = None
        self._lock.close()

    def _remove_pictures(self, but: str = "") -> None:
        assert self.path is not None
        with suppress(OSError):
            for one in self.path.parent.glob(f"{self.path.stem}.*.picture"):
                if str(one) != but:
                    one.unlink(missing_ok=True)
