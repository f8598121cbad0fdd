"""What was read, kept on disk until it is saved or discarded: each window in a file of its own."""

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
"""That keep something at a time, of all programs of one user."""
NAMES: Final = (KEPT, *(f"{KEPT}-{number}" for number in range(2, MOST_WINDOWS + 1)))


class Keeping:
    """The file in which one window keeps what was read, and the picture that lies in no other.

    No two windows, of one program or of several, have the same while they live.
    """

    def __init__(self) -> None:
        self._lock = ExitStack()
        self.path: Path | None = None
        self._others: list[Path] = []
        self._why_not = ""

    def waiting(self) -> int:
        """Return how many more were kept that no window has."""
        count = 0
        for path in self._others:
            with suppress(DigitpadError), locked(path):
                count += path.is_file()
        return count

    def take(self) -> PaperResult | None:
        """Take a file that no other window has; return what was kept there and not saved, if any.

        One in which something was kept comes first. Damaged ones count as empty.
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
        """Write what was read, and its picture where that is no file; return it with its path.

        Raises ``DigitpadError`` where it cannot be written.
        """
        if self.path is None:
            raise DigitpadError(self._why_not or tr("No file was taken to keep it in."))
        if isinstance(source, bytes):
            picture = self._picture(source)
            if not picture.is_file():
                write_atomically(picture, source)
            result = replace(result, path=str(picture))
        write_atomically(self.path, result.to_json())
        self._remove_pictures(result.path)
        return result

    def source(self, result: PaperResult) -> Path | bytes | None:
        """Return the photo of what was kept, None where there is none.

        That is its path, or the content of a picture that is kept here alone.
        """
        path = Path(result.path)
        if not self.is_own(path):
            return path if result.path else None
        try:
            return read_bounded(path, MAX_PICTURE_BYTES)
        except DigitpadError:
            return None

    def is_own(self, path: Path) -> bool:
        """Return whether a picture is kept here alone."""
        return self.path is not None and path.parent == self.path.parent

    def forget(self) -> None:
        """Remove what is kept; what cannot be removed could not be written either."""
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
            self._remove_pictures()

    def release(self) -> None:
        """Let other windows take the file, as the end of the program does."""
        self.path = None
        self._lock.close()

    def _picture(self, content: bytes) -> Path:
        # Its name says what it holds, so that what was read never meets another picture.
        assert self.path is not None
        digest = hashlib.sha256(content).hexdigest()[:16]
        return self.path.with_suffix(f".{digest}.picture")

    def _remove_pictures(self, but: str = "") -> None:
        assert self.path is not None
        with suppress(OSError):
            for one in self.path.parent.glob(f"{self.path.stem}.*.picture"):
                if str(one) != but:
                    one.unlink(missing_ok=True)
