"""Data sets are fetched from torchvision's mirrors, with checksums, progress and cancel.

torchvision knows the addresses and checksums; the transfer is our own because the window needs
to show it and to stop it. A file takes its place only when its checksum holds.
"""

from __future__ import annotations

import hashlib
import tarfile
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from ssl import SSLError
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from digitpad.data.locate import TORCHVISION_NAMES, dataset_status, default_folder, find_files
from digitpad.data.source import DataSource
from digitpad.errors import DatasetError
from digitpad.files import atomic_writer

if TYPE_CHECKING:
    from types import ModuleType

CHUNK: Final = 64 * 1024
TIMEOUT_S: Final = 20
MAX_BYTES: Final = 400 * 1024**2
NO_ANSWER: Final = "no answer"


@dataclass(frozen=True, slots=True)
class Transfer:
    """How far a download is: ``done`` of ``total`` bytes of the file ``what`` (0: unknown)."""

    what: str
    done: int
    total: int


def fetch_dataset(name: str, folder: Path) -> Generator[Transfer, None, None]:
    """Bring the published files of ``name`` into ``folder``; what is there stays.

    A generator: it works while it is iterated, and closing it cancels the download; files that
    are whole by then are kept. Raises ``DatasetError`` when no mirror gave a file with the right
    checksum (no network, say).
    """
    missing = find_files(name, folder)[1]
    if not missing:
        return
    published = _torchvision_datasets()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatasetError(f"{folder} cannot be made: {error.strerror}.") from error
    if name == "cifar10":
        archive = folder / published.CIFAR10.filename
        yield from _fetch([published.CIFAR10.url], archive, published.CIFAR10.tgz_md5)
        _unpack(archive, folder)
        archive.unlink()
        return
    source: Any = getattr(published, TORCHVISION_NAMES[name])
    for filename, md5 in source.resources:
        if filename.removesuffix(".gz") in missing:
            addresses = [f"{mirror}{filename}" for mirror in source.mirrors]
            yield from _fetch(addresses, folder / filename, md5)


def fetch_if_missing(source: DataSource, data_dir: Path | None) -> Generator[Transfer, None, None]:
    """Download the data sets that are not there, unless a folder was named for them.

    A generator, like ``fetch_dataset``: closing it cancels. Raises ``DatasetError``
    where that fails.
    """
    for name in [part.name for part in source.distinct] if data_dir is None else []:
        if dataset_status(name).state in {"download", "incomplete"}:
            yield from fetch_dataset(name, default_folder(name))


def _torchvision_datasets() -> ModuleType:
    try:
        from torchvision import datasets
    except (ImportError, RuntimeError, OSError) as error:
        # A torchvision beside a torch of another build fails with a RuntimeError.
        raise DatasetError(
            f"torchvision does not work here ({error}). Install torch and torchvision together: "
            "pip install --upgrade torch torchvision."
        ) from error
    return datasets  # type: ignore[no-any-return]


def _fetch(addresses: Sequence[str], target: Path, md5: str) -> Iterator[Transfer]:
    reasons = []
    for address in addresses:
        try:
            yield from _transfer(address, target, md5)
        except (OSError, HTTPException, ValueError) as error:
            reasons.append((address.split("/")[2], _in_words(error)))
        else:
            return
    what = f"{target.name} could not be downloaded"
    if all(reason == NO_ANSWER for _, reason in reasons):
        what = f"No connection to the internet: {what}"
    tried = "; ".join(f"{host}, {reason}" for host, reason in reasons)
    raise DatasetError(
        f"{what}. Check the network and try again, choose a folder that holds the files, or use "
        f"the built-in data set “handwriting”. (Tried: {tried}.)"
    )


def _in_words(error: Exception) -> str:
    """Return why a server gave no file, in words that a user understands."""
    if isinstance(error, HTTPError):
        return f"which answered with the error {error.code}"
    if isinstance(getattr(error, "reason", error), SSLError):
        return "whose certificate is not accepted here"
    return str(error) if isinstance(error, ValueError) else NO_ANSWER


def _transfer(address: str, target: Path, md5: str) -> Iterator[Transfer]:
    """Fetch one file.

    Raises ``OSError`` and ``HTTPException`` where nobody answers, ``ValueError`` where what came
    is not the published file, and ``DigitpadError`` where it cannot be written.
    """
    digest = hashlib.md5(usedforsecurity=False)
    request = Request(address, headers={"User-Agent": "digitpad"})
    with urlopen(request, timeout=TIMEOUT_S) as answer, atomic_writer(target) as file:
        total = int(answer.headers.get("Content-Length") or 0)
        done = 0
        while chunk := _piece(answer):
            done += len(chunk)
            if done > MAX_BYTES:
                raise ValueError("more data than the file can have")
            digest.update(chunk)
            file.write(chunk)
            yield Transfer(target.name, done, total)
        if digest.hexdigest() != md5:
            raise ValueError("the file that came is damaged (wrong checksum)")


def _piece(answer: HTTPResponse) -> bytes:
    try:
        return answer.read(CHUNK)
    except (OSError, HTTPException) as error:
        # Not an OSError: the file that is open for writing would take it for its own.
        raise ValueError("the connection broke off") from error


def _unpack(archive: Path, folder: Path) -> None:
    try:
        with tarfile.open(archive) as tar:
            tar.extractall(folder, filter="data")
    except (tarfile.TarError, OSError) as error:
        raise DatasetError(f"{archive} cannot be unpacked: {error}.") from error
