"""Downloads published files from mirrors; verified by checksum, with progress, cancellable."""

from __future__ import annotations

import hashlib
import tarfile
import zipfile
import zlib
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, suppress
from http.client import HTTPException, HTTPResponse
from pathlib import Path, PurePosixPath
from ssl import PROTOCOL_TLS_CLIENT, SSLContext, SSLError
from typing import IO, Final, cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from digitpad.data.family import Transfer
from digitpad.errors import DatasetError
from digitpad.files import atomic_writer, open_file, reason, write_atomically
from digitpad.words import QT_TRANSLATE_NOOP, in_turn, message_of

CHUNK: Final = 64 * 1024
TIMEOUT_S: Final = 20
MAX_BYTES: Final = 600 * 1024**2
MAX_MEMBER_BYTES: Final = 128 * 1024**2
"""More than the largest file that is taken out of an archive."""
NO_ANSWER: Final = QT_TRANSLATE_NOOP("errors", "no answer")


def fetch_file(
    mirrors: Sequence[str], target: Path, checksum: str, instead: str = ""
) -> Iterator[Transfer]:
    """Download ``target`` from the first mirror that has it with the right checksum.

    The file is put in place only when it is complete. ``instead``: an alternative without a
    download, as the end of a sentence. Raises ``DatasetError`` if no mirror has it, and
    ``DigitpadError`` if it cannot be written.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatasetError(
            QT_TRANSLATE_NOOP("errors", "{folder} cannot be made: {why}.").filled(
                folder=target.parent, why=reason(error)
            )
        ) from error
    if _has_checksum(target, checksum):  # an archive whose unpacking was interrupted
        return
    reasons = []
    for mirror in mirrors:
        try:
            yield from _transfer(mirror + target.name, target, checksum)
        except (OSError, HTTPException, ValueError) as error:
            reasons.append((mirror.split("/")[2], _cause(error)))
        else:
            return
    message = QT_TRANSLATE_NOOP(
        "errors",
        "{file} could not be downloaded. Check the network and try again, or choose a folder that "
        "holds the files{instead}. (Tried: {tried}.)",
    )
    if all(reason == NO_ANSWER for _, reason in reasons):
        message = QT_TRANSLATE_NOOP(
            "errors",
            "No connection to the internet: {file} could not be downloaded. Check the network and "
            "try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)",
        )
    attempt = QT_TRANSLATE_NOOP("errors", "{host}, {reason}")
    tried = [attempt.filled(host=host, reason=reason) for host, reason in reasons]
    raise DatasetError(message.filled(file=target.name, instead=instead, tried=in_turn(tried)))


def _has_checksum(path: Path, checksum: str) -> bool:
    with suppress(OSError), open_file(path) as file:
        return hashlib.file_digest(file, "sha256").hexdigest() == checksum
    return False


def _cause(error: Exception) -> str:
    """Return why a download failed, for users."""
    if isinstance(error, HTTPError):
        message = QT_TRANSLATE_NOOP("errors", "which answered with the error {code}")
        return message.filled(code=f"{error.code}")
    if isinstance(getattr(error, "reason", error), SSLError):
        return QT_TRANSLATE_NOOP("errors", "whose certificate is not accepted here")
    return message_of(error) if isinstance(error, ValueError) else NO_ANSWER


def _transfer(address: str, target: Path, checksum: str) -> Iterator[Transfer]:
    """Download one file.

    Raises ``OSError`` or ``HTTPException`` if the server does not answer, ``ValueError`` if the
    content is not the published file, and ``DigitpadError`` if it cannot be written.
    """
    digest = hashlib.sha256()
    request = Request(address, headers={"User-Agent": "digitpad"})
    context = system_certificates()
    with (
        urlopen(request, timeout=TIMEOUT_S, context=context) as answer,
        atomic_writer(target) as file,
    ):
        total = int(answer.headers.get("Content-Length") or 0)
        done = 0
        while chunk := _piece(answer):
            done += len(chunk)
            if done > MAX_BYTES:
                raise ValueError(QT_TRANSLATE_NOOP("errors", "more data than the file can have"))
            digest.update(chunk)
            file.write(chunk)
            yield Transfer(target.name, done, total)
        if digest.hexdigest() != checksum:
            raise ValueError(
                QT_TRANSLATE_NOOP("errors", "the file that came is damaged (wrong checksum)")
            )


def system_certificates() -> SSLContext | None:
    """Return a context with the system's certificates, or None (Python's own) without truststore.

    Python on a Mac has no certificates, and schools that filter add their own to the system's.
    """
    try:
        from truststore import SSLContext as SystemContext
    except ImportError:
        return None
    return SystemContext(PROTOCOL_TLS_CLIENT)


def _piece(answer: HTTPResponse) -> bytes:
    try:
        return answer.read(CHUNK)
    except (OSError, HTTPException) as error:
        # Not an OSError, which would be taken for one of the file that is being written.
        raise ValueError(QT_TRANSLATE_NOOP("errors", "the connection broke off")) from error


def _members(archive: Path) -> Generator[tuple[str, IO[bytes]], None, None]:
    """Open one by one the files in an archive, with paths that stay in its folder."""
    if archive.suffix == ".zip":
        with zipfile.ZipFile(archive) as packed:
            for info in packed.infolist():
                if not info.is_dir():
                    with packed.open(info) as file:
                        yield PurePosixPath(info.filename).name, file
        return
    with tarfile.open(archive) as tar:
        for member in tar:
            if member.isfile():  # a link could lead anywhere
                with cast(IO[bytes], tar.extractfile(member)) as file:
                    yield tarfile.data_filter(member, str(archive.parent)).name, file


def unpack(archive: Path, beginnings: tuple[str, ...] = ("",)) -> None:
    """Unpack an archive in its folder, each file atomically, and remove the archive.

    ``beginnings``: of the names of the files that are wanted. Raises ``DatasetError``, and
    ``DigitpadError`` if a file cannot be written.
    """
    folder = archive.parent
    try:
        with closing(_members(archive)) as members:
            for name, packed in members:
                target = folder / name
                if target.name.startswith(beginnings):
                    target.parent.mkdir(parents=True, exist_ok=True)
                    # Read completely first, to tell errors of reading from errors of writing.
                    write_atomically(target, packed.read(MAX_MEMBER_BYTES))
        archive.unlink()
    except (tarfile.TarError, zipfile.BadZipFile, OSError, EOFError, zlib.error) as error:
        raise DatasetError(
            QT_TRANSLATE_NOOP("errors", "{archive} cannot be unpacked: {why}.").filled(
                archive=archive, why=message_of(error)
            )
        ) from error
