"""Files: atomic writes, bounded reads, the user's folders, and the location of resources.

Everything digitpad writes goes through ``write_atomically``, ``atomic_writer`` or, where a library
writes, ``atomic_path``: a reader sees the old file or the new one, never half of one, whatever
happens in between.
``DIGITPAD_HOME`` moves all of the user's folders into one folder (tests, portable installs).
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from glob import glob
from io import BufferedReader
from pathlib import Path, PureWindowsPath
from typing import BinaryIO, Final, Literal

import platformdirs

from digitpad.errors import DigitpadError
from digitpad.words import QT_TRANSLATE_NOOP, Phrase

APP_NAME: Final = "digitpad"
HOME_VARIABLE: Final = "DIGITPAD_HOME"
LEFT_OVER_S: Final = 3600.0
RETRY_S: Final = 1.0
"""How long moving a file is retried if another program prevents it."""
IN_USE: Final = (32, 33)
"""Windows' error codes for a file that another program has open or has locked."""
INVALID_NAME: Final = 123
"""Windows' error code for a name that the disk does not take."""
LOCKED: Final = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK, 0)
"""Error codes of various systems for a lock held by another process; 0 is Wine's."""
DEVICES: Final = frozenset(("CON", "CONIN$", "CONOUT$", "PRN", "AUX", "NUL")) | {
    f"{port}{n}" for port in ("COM", "LPT") for n in "123456789¹²³"
}
"""Names of devices on Windows, with any suffix."""
NOT_IN_NAMES: Final = '"*/:<>?\\|'
"""Signs that no name on Windows has; nor has it control characters."""
LONGEST_PATH: Final = 259
"""Of a path on Windows, where the system has not been told to allow longer ones."""
UNLIMITED: Final = "\\\\?\\"
"""Begins a path on Windows that may be longer."""
INK_MODEL: Final = "digitpad-ink.safetensors"
"""The model that reads drawings if no other is opened."""
SHIPPED_MODEL: Final = "digitpad.safetensors"
"""The model that reads pictures in its place, and those of data sets."""
PAPER_MODEL: Final = "paper-digits.safetensors"
"""The model that looks again at digits on photos of paper if no other is chosen. The weights of
what was read (``paper-detector.json``, ``line-trust.json``) were learned from its readings."""
NOT_ORDINARY: Final = QT_TRANSLATE_NOOP("errors", "it is not an ordinary file")
NO_NAME: Final = QT_TRANSLATE_NOOP("errors", "no file can have that name")
SIGN_IN_NAME: Final = QT_TRANSLATE_NOOP(
    "errors", "on Windows no name has a {sign} in it; choose another"
)
CONTROL_IN_NAME: Final = QT_TRANSLATE_NOOP(
    "errors", "on Windows no name has a line break or tab in it; choose another"
)
END_OF_NAME: Final = QT_TRANSLATE_NOOP(
    "errors", "on Windows no name ends with a dot or a space; choose another"
)
DEVICE_NAME: Final = QT_TRANSLATE_NOOP("errors", "a device has that name; choose another")
PATH_TOO_LONG: Final = QT_TRANSLATE_NOOP(
    "errors",
    "with its folders the name has more than {most} characters; choose a shorter one, or a folder "
    "higher up",
)
READ_ONLY: Final = QT_TRANSLATE_NOOP(
    "errors", "it may only be read; choose another name, or change that in its properties"
)
FORBIDDEN: Final = QT_TRANSLATE_NOOP(
    "errors", "you have no permission for it; choose another folder"
)
REASONS: Final[dict[int, Phrase]] = {
    errno.ENOSPC: QT_TRANSLATE_NOOP(
        "errors", "the disk is full; free some space or choose another folder"
    ),
    errno.EDQUOT: QT_TRANSLATE_NOOP(
        "errors", "your disk quota is used up; free some space or choose another folder"
    ),
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.EROFS: QT_TRANSLATE_NOOP("errors", "the disk is read-only; choose another folder"),
    errno.EIO: QT_TRANSLATE_NOOP("errors", "the disk reports an error; it may be taken out"),
    errno.ENOENT: QT_TRANSLATE_NOOP("errors", "there is no such file or folder"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("errors", "a part of its path is a file, not a folder"),
    errno.EISDIR: QT_TRANSLATE_NOOP("errors", "it is a folder"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("errors", "the name is too long"),
    errno.ELOOP: QT_TRANSLATE_NOOP("errors", "it is a link that leads back to itself"),
    errno.ENXIO: QT_TRANSLATE_NOOP("errors", "it is a pipe without a reader"),
}
"""Why a file operation failed, by the system's number of the error."""

PathLike = str | os.PathLike[str]
Kind = type[DigitpadError]


def write_atomically(path: PathLike, data: bytes, kind: Kind = DigitpadError) -> None:
    """Write ``data`` so that ``path`` holds either its old content or all of the new.

    Raises an error of the ``kind`` with the reason (disk full, no permission, missing folder),
    leaving the old file untouched.
    """
    with atomic_writer(path, kind) as file:
        file.write(data)


def append(path: PathLike, data: bytes, kind: Kind = DigitpadError) -> None:
    """Append to a file, or to a pipe or device that has a reader.

    Raises an error of the ``kind`` with the reason.
    """
    try:
        require_name(path)
        with open(path, "ab", opener=_open_at_once) as file:
            _wait_when_full(file)
            file.write(data)
    except OSError as error:
        raise kind(_cannot_write(path, error)) from error


@contextmanager
def atomic_writer(path: PathLike, kind: Kind = DigitpadError) -> Iterator[BinaryIO]:
    """Open a temporary file beside ``path`` for writing; move it to ``path`` after the block.

    If the block raises, the temporary file is removed and ``path`` keeps its old content.
    A symbolic link at ``path`` is followed: its target is replaced. A device or pipe
    (``/dev/null``) is written to directly, since it cannot be replaced.
    Raises an error of the ``kind`` for every ``OSError``, also for one raised by the block.
    """
    shown = Path(path)
    beside: Path | None = None
    try:
        target = _target(shown)
        if target is None:
            with open(shown, "wb", opener=_open_at_once) as file:
                _wait_when_full(file)
                yield file
            return
        _tidy(target.parent)
        beside = _beside(target)
        # The permissions of the replaced file, or the system's default for a new one. Files in
        # digitpad's own folders are private.
        old_mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else None
        first_mode = 0o644 if old_mode is None and not _is_in_own_folder(target) else 0o600
        with open(beside, "xb", opener=partial(os.open, mode=first_mode)) as file:
            _lock(file)
            yield file
            file.flush()
            os.fsync(file.fileno())
            if sys.platform != "win32":
                move(beside, target)  # while locked, so that it is not taken for a leftover
        if sys.platform == "win32":
            move(beside, target)
        beside = None
        if old_mode is not None:
            target.chmod(old_mode & 0o777)
        _sync_folder(target.parent)
    except OSError as error:
        raise kind(_cannot_write(path, error)) from error
    finally:
        if beside is not None:
            with suppress(OSError):
                beside.unlink()


@contextmanager
def atomic_path(path: PathLike, kind: Kind = DigitpadError) -> Iterator[Path]:
    """Yield a name for a library that opens the file itself; move that to ``path`` after the block.

    The name is in a folder of its own beside ``path``, with whatever else the library puts there.
    Otherwise as ``atomic_writer``, but permissions are the library's, and a device or pipe is
    refused, because libraries replace it.
    """
    folder: Path | None = None
    try:
        target = _target(Path(path))
        if target is None:
            raise OSError(errno.EINVAL, NOT_ORDINARY)
        _tidy(target.parent)
        folder = _beside(target)
        folder.mkdir(mode=0o700)
        yield folder / target.name
        with (folder / target.name).open("rb+") as file:
            os.fsync(file.fileno())
        move(folder / target.name, target)
        _sync_folder(target.parent)
    except OSError as error:
        raise kind(_cannot_write(path, error)) from error
    finally:
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)


def is_windows() -> bool:
    """Return whether this is Windows, without mypy taking the answer for granted."""
    return sys.platform == "win32"


def move(source: Path, target: Path) -> None:
    """Rename a file, replacing an existing one, or a folder. Raises ``OSError``.

    On Windows, a file that another program has open cannot be moved, and virus scanners and
    OneDrive open new files briefly, so this retries for ``RETRY_S``.
    """
    give_up = time.monotonic() + RETRY_S
    while True:
        try:
            source.replace(target)
        except PermissionError:
            if not is_windows() or time.monotonic() > give_up:
                raise
            time.sleep(RETRY_S / 20)
        else:
            return


def _wait_when_full(file: BinaryIO) -> None:
    """Make writes to a pipe block, after it was opened by ``_open_at_once``."""
    if sys.platform != "win32":
        os.set_blocking(file.fileno(), True)


def require_writable(path: PathLike, kind: Kind = DigitpadError) -> None:
    """Check that a file can be written, before hours of work go into its content.

    A file of a new name is there for a moment, since only the disk knows which names it takes.
    Raises an error of the ``kind`` with the reason.
    """
    try:
        target = _target(Path(path))
        if target is None:
            os.close(os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0)))
            return
        beside = _beside(target)
        beside.touch(exist_ok=False)
        try:
            if not target.exists():
                move(beside, target)
                beside = target
            elif is_windows() and not os.access(target, os.W_OK):
                raise PermissionError(errno.EACCES, READ_ONLY)
        finally:
            beside.unlink()
    except OSError as error:
        raise kind(_cannot_write(path, error)) from error


def _cannot_write(path: PathLike, error: OSError) -> str:
    words = QT_TRANSLATE_NOOP("errors", "Cannot write {path:.200}: {why}.")
    return words.filled(path=f"{path}", why=reason(error))


def _target(path: Path) -> Path | None:
    """Return the file that ``path`` refers to, or None for a pipe or device.

    Raises ``OSError`` if no such file can exist.
    """
    require_name(path)
    try:
        target = path.resolve()
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
        if path.exists() and not path.is_file():
            return None
    except ValueError as error:  # signs that the system cannot encode
        raise OSError(errno.EINVAL, NO_NAME) from error
    except RuntimeError as error:  # a loop of symbolic links
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP)) from error
    if not target.parent.is_dir():
        raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
    return target


def _beside(target: Path) -> Path:
    return target.with_name(f".digitpad-{os.urandom(8).hex()}.part")


@lru_cache(maxsize=100)
def _tidy(folder: Path) -> None:
    """Remove temporary files left by killed processes; once per process and folder."""
    with suppress(OSError):
        for part in folder.glob(".digitpad-*.part"):
            # A newer file may not have been locked yet by the process that created it.
            if time.time() - part.stat().st_mtime <= LEFT_OVER_S:
                continue
            if part.is_dir():
                shutil.rmtree(part)
            else:
                with part.open("rb+") as file:
                    is_left_over = _lock(file)
                if is_left_over:  # after closing it, since Windows refuses to remove open files
                    part.unlink()


def place_key(path: PathLike) -> bytes:
    """Return a key that is the same for all names of a path, whether it exists or not.

    Raises ``OSError`` or ``ValueError`` if no such file can exist.
    """
    name = str(Path(path).absolute().resolve())
    if sys.platform in ("win32", "darwin"):  # whose file names are case-insensitive
        name = name.casefold()
    return name.encode(errors="surrogateescape")


@contextmanager
def locked(path: PathLike, kind: Kind = DigitpadError) -> Iterator[None]:
    """Lock ``path`` against other processes during the block, or until this process ends.

    Raises an error of the ``kind`` if another process has locked it.
    """
    # Imported here to open the first window sooner.
    import hashlib

    name = hashlib.sha256(place_key(path)).hexdigest()[:32]
    folder = _made(cache_folder() / "locks")
    try:
        file = (folder / name).open("ab")
    except OSError as error:
        words = QT_TRANSLATE_NOOP("errors", "Cannot write in {folder}: {why}.")
        raise kind(words.filled(folder=folder, why=reason(error))) from error
    with file:
        if not _lock(file):
            words = QT_TRANSLATE_NOOP(
                "errors",
                "Another run is writing {path} at this moment. Wait for it, or choose another "
                "name.",
            )
            raise kind(words.filled(path=path))
        yield


def _lock(file: BinaryIO) -> bool:
    """Lock an open file until it is closed or the process ends; return False if another has.

    Returns True where locks are not supported, as on some network drives.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in LOCKED
    return True


def _sync_folder(folder: Path) -> None:
    """Make a renaming survive a power cut, on systems that can open a folder (not Windows)."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def open_file(path: PathLike) -> BufferedReader:
    """Open an ordinary file for reading; all files from outside are opened by this function.

    Raises ``OSError``, also for an invalid name, and for a pipe or device, which could block
    forever.
    """
    require_name(path)
    try:
        file = open(path, "rb", opener=_open_at_once)  # noqa: SIM115 - the caller closes it
    except ValueError as error:  # signs that the system cannot encode
        raise OSError(errno.EINVAL, NO_NAME) from error
    if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        return file
    file.close()
    raise OSError(errno.EINVAL, NOT_ORDINARY)


def _open_at_once(path: str, flags: int) -> int:
    # Does not wait for the other end of a pipe.
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def read_bounded(path: PathLike, limit_bytes: int, kind: Kind = DigitpadError) -> bytes:
    """Return the content of an ordinary file of at most ``limit_bytes`` bytes.

    Raises an error of the ``kind`` if it cannot be read or is larger.
    """
    try:
        with open_file(path) as file:
            # One byte more than allowed, since the size may be unknown or growing.
            data = file.read(limit_bytes + 1)
    except OSError as error:
        words = QT_TRANSLATE_NOOP("errors", "Cannot read {path:.200}: {why}.")
        raise kind(words.filled(path=f"{path}", why=reason(error))) from error
    if len(data) > limit_bytes:
        words = QT_TRANSLATE_NOOP("errors", "{path} is larger than {size}, the most that is read.")
        raise kind(words.filled(path=path, size=_size_text(limit_bytes)))
    return data


def is_file(path: PathLike) -> bool:
    """Return whether a file exists; False for an invalid name."""
    with suppress(OSError, ValueError):
        return Path(path).is_file()
    return False


def require_name(path: PathLike) -> None:
    """Raise ``OSError`` with the reason if no file of this system can have that name."""
    if "\0" in str(path):
        raise OSError(errno.EINVAL, NO_NAME)
    if is_windows() and (fault := windows_fault(path)):
        raise OSError(errno.EINVAL, fault)


def windows_fault(path: PathLike) -> Phrase | None:
    """Return why a path cannot be one on Windows, as a clause for users, or None if it can.

    Some of these names can be opened all the same, and what is written there is lost: in a stream
    beside a file (“a:b”), in a device, or in a file of another name (“a.”).
    """
    windows_path = PureWindowsPath(path)
    for name in windows_path.parts[bool(windows_path.anchor) :]:
        if signs := [sign for sign in name if sign in NOT_IN_NAMES]:
            return SIGN_IN_NAME.filled(sign=signs[0])
        if any(sign < " " for sign in name):
            return CONTROL_IN_NAME
        if name[-1] in ". " and name != "..":
            return END_OF_NAME
        if is_device_name(name):
            return DEVICE_NAME
    return None


def is_device_name(name: str) -> bool:
    """Return whether a file name is that of a device on Windows."""
    return name.partition(".")[0].rstrip().upper() in DEVICES


def expanded(names: Sequence[str]) -> list[str]:
    """Expand patterns such as ``*.jpg`` in the arguments of a command.

    Only on Windows, whose shells do not; patterns that match nothing, and options, are unchanged.
    """
    words: list[str] = []
    for name in names:
        # By glob and not pathlib, which would normalise what was typed.
        found = [] if name.startswith("-") else sorted(glob(name.replace("[", "[[]")))  # noqa: PTH207
        words += found if found and is_windows() else [name]
    return words


def with_ending(path: Path, ending: str) -> Path:
    """Return ``path`` with an ending, which replaces that of another kind of file.

    What follows the last full stop of “v1.2” is a part of the name.
    """
    from mimetypes import MimeTypes  # not needed at the start

    is_of_a_kind = MimeTypes().guess_type(f"x{path.suffix}")[0]
    return path.with_suffix(ending) if is_of_a_kind else path.with_name(path.name + ending)


def free_path(path: Path) -> Path:
    """Return ``path``, with a number appended if it exists."""
    place, number = path, 2
    while place.exists():
        place = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return place


def is_folder(path: PathLike) -> bool:
    """Return whether a folder exists; False for an invalid name."""
    with suppress(OSError, ValueError):
        return Path(path).is_dir()
    return False


def reason(error: OSError) -> str:
    """Return why a file operation failed, as a clause for users."""
    if isinstance(error.strerror, Phrase):
        return error.strerror
    if is_windows() and (why := _windows_reason(error)):
        return why
    return REASONS.get(error.errno or 0) or (error.strerror or type(error).__name__).lower()


def _windows_reason(error: OSError) -> Phrase | None:
    """Return the reason where Windows' number of the error is not that of other systems."""
    path = str(error.filename2 or error.filename or "")
    if error.errno == errno.ENOENT and len(path) > LONGEST_PATH and not path.startswith(UNLIMITED):
        return PATH_TOO_LONG.filled(most=LONGEST_PATH)
    code: int | None = getattr(error, "winerror", None)
    if code == INVALID_NAME:
        return NO_NAME
    if not isinstance(error, PermissionError):
        return None
    if code in IN_USE:
        return QT_TRANSLATE_NOOP(
            "errors", "another program has it open; close it there and try again"
        )
    # Folders are refused like this only where a file was to be opened, not moved or listed.
    if code is None and path and is_folder(path):
        return REASONS[errno.EISDIR]
    if is_file(path) and not os.access(path, os.W_OK):
        return READ_ONLY
    return QT_TRANSLATE_NOOP(
        "errors",
        "another program has it open, or you have no permission for it; close it there, or "
        "choose another folder",
    )


def _size_text(size_bytes: int) -> str:
    for unit, factor in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if size_bytes >= factor:
            return f"{size_bytes / factor:.3g} {unit}"
    return f"{size_bytes} bytes"


def data_folder() -> Path:
    """Return the folder for the user's data (data sets, models, runs), creating it if needed."""
    return _made(own_folder("data"))


def cache_folder() -> Path:
    """Return the folder for data that can be regenerated, creating it if needed."""
    return _made(own_folder("cache"))


def config_folder() -> Path:
    """Return the folder for settings, creating it if needed."""
    return _made(own_folder("config"))


def models_folder() -> Path:
    """Return the default folder for models."""
    return _made(data_folder() / "models")


def own_folder(name: Literal["data", "cache", "config"]) -> Path:
    """Return one of the user's folders, which may not exist yet."""
    home = os.environ.get(HOME_VARIABLE)
    if not home:
        usual = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
        folder: Path = getattr(usual, f"user_{name}_path")
        return folder
    try:
        return Path(home).expanduser() / name
    except RuntimeError as error:  # "~name" of an unknown user
        raise DigitpadError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{home_variable} is {home!s:.200}, but there is no user of that name: set it to a "
                "folder.",
            ).filled(home_variable=HOME_VARIABLE, home=home)
        ) from error


def _is_in_own_folder(path: Path) -> bool:
    with suppress(DigitpadError):
        own = own_folder("data"), own_folder("config")
        return any(path.is_relative_to(folder.absolute()) for folder in own)
    return False


def _made(folder: Path) -> Path:
    try:
        require_name(folder)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        if isinstance(error, ValueError):
            error = OSError(errno.EINVAL, NO_NAME)
        is_file = isinstance(error, FileExistsError)
        is_taken = QT_TRANSLATE_NOOP("errors", "there is a file of that name")
        why = is_taken if is_file else reason(error)
        raise DigitpadError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Cannot make the folder {folder}: {why}. Set {home_variable} to a folder that "
                "can be written.",
            ).filled(folder=folder, why=why, home_variable=HOME_VARIABLE)
        ) from error
    return folder


def resource(name: str) -> Path:
    """Return the path of a file or folder in ``resources/``, for instance ``icons/app.svg``.

    Searches a frozen app, an installed package, and the checkout, in this order.
    Raises ``DigitpadError`` if none of them has it.
    """
    package = Path(__file__).resolve().parent
    frozen: str | None = getattr(sys, "_MEIPASS", None)
    roots = [package, package.parent]
    if frozen:
        roots = [Path(frozen) / "digitpad", Path(frozen), *roots]
    for root in roots:
        path = root / "resources" / name
        if path.exists():
            return path
    raise DigitpadError(
        QT_TRANSLATE_NOOP(
            "errors",
            "The file resources/{name} is missing from this installation of digitpad: install it "
            "again.",
        ).filled(name=name)
    )
