"""Downloads, against a server on this machine: whole files or none, whatever the server does."""

from __future__ import annotations

import hashlib
import io
import tarfile
import threading
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
from file_reasons import A_FOLDER

from digitpad.data.catalogue import CIFAR10, DATASETS, EMNIST_DIGITS, MNIST, USPS
from digitpad.data.download import unpack
from digitpad.data.published import PublishedDataset
from digitpad.data.sets.idx import IdxDataset
from digitpad.errors import DatasetError, DigitpadError

CONTENT = {f"{stem}.gz": f"content of {stem} ".encode() * 9000 for stem in MNIST.stems}


class Server(BaseHTTPRequestHandler):
    """Serves the files below /good/, wrong ones below /damaged/, and cuts off below /short/."""

    requests: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        _, mirror, name = self.path.split("/")
        self.requests.append(self.path)
        body = CONTENT.get(name)
        if body is None or mirror == "gone":
            self.send_error(403)
            return
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        body = body[::-1] if mirror == "damaged" else body
        self.wfile.write(body[: len(body) // 2] if mirror == "short" else body)

    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    Server.requests.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Server)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def published(*mirrors: str) -> IdxDataset:
    checksums = [hashlib.sha256(body).hexdigest() for body in CONTENT.values()]
    return replace(MNIST, mirrors=mirrors, checksums=tuple(checksums))


def test_all_files_arrive_with_progress(address: str, tmp_path: Path) -> None:
    dataset = published(f"{address}/good/")
    steps = list(dataset.fetch(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == set(CONTENT)
    assert all((tmp_path / name).read_bytes() == body for name, body in CONTENT.items())
    assert steps[-1].done == steps[-1].total == len(CONTENT[steps[-1].what])
    assert len(steps) > len(CONTENT)


@pytest.mark.parametrize("bad", ["gone", "damaged", "short"])
def test_another_mirror_is_tried_when_one_fails(bad: str, address: str, tmp_path: Path) -> None:
    dataset = published(f"{address}/{bad}/", f"{address}/good/")
    list(dataset.fetch(tmp_path))
    assert all((tmp_path / name).read_bytes() == body for name, body in CONTENT.items())


@pytest.mark.parametrize("bad", ["gone", "damaged", "short"])
def test_no_half_or_wrong_file_is_left_when_all_mirrors_fail(
    bad: str, address: str, tmp_path: Path
) -> None:
    dataset = published(f"{address}/{bad}/")
    with pytest.raises(DatasetError, match="is built in") as caught:
        list(dataset.fetch(tmp_path))
    assert "\n" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_answers_with_an_error_is_no_missing_connection(
    address: str, tmp_path: Path
) -> None:
    dataset = published(f"{address}/gone/", "http://127.0.0.1:9/nothing/")
    with pytest.raises(DatasetError, match="answered with the error 403; .*no answer") as caught:
        list(dataset.fetch(tmp_path))
    assert "No connection" not in str(caught.value)


def test_a_folder_that_cannot_be_written_to_is_reported_and_no_fault_of_the_mirrors(
    address: str, tmp_path: Path
) -> None:
    dataset = published(f"{address}/good/", f"{address}/good/")
    (tmp_path / f"{MNIST.stems[0]}.gz").mkdir()
    with pytest.raises(DigitpadError, match=f"Cannot write .*{A_FOLDER}"):
        list(dataset.fetch(tmp_path))
    assert len(Server.requests) == 1


def test_a_cancelled_download_keeps_whole_files_and_continues_from_there(
    address: str, tmp_path: Path
) -> None:
    dataset = published(f"{address}/good/")
    transfers = dataset.fetch(tmp_path)
    for transfer in transfers:
        if transfer.what.startswith("train-labels"):
            break
    transfers.close()
    assert [path.name for path in tmp_path.iterdir()] == [f"{MNIST.stems[0]}.gz"]
    Server.requests.clear()
    list(dataset.fetch(tmp_path))
    assert len(Server.requests) == 3


def archive_of_cifar(content: bytes = b"") -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        for stem in CIFAR10.stems:
            member = tarfile.TarInfo(f"cifar-10-batches-py/{stem}")
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return packed.getvalue()


def test_an_archive_is_unpacked_and_removed(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = archive_of_cifar()
    monkeypatch.setitem(CONTENT, "cifar-10-python.tar.gz", packed)
    checksum = hashlib.sha256(packed).hexdigest()
    dataset = replace(CIFAR10, mirrors=(f"{address}/good/",), checksums=(checksum,))
    list(dataset.fetch(tmp_path))
    assert dataset.status().state == "download"
    assert dataset.status(tmp_path).state == "ready"
    assert [path.name for path in tmp_path.iterdir()] == ["cifar-10-batches-py"]
    Server.requests.clear()
    assert list(dataset.fetch(tmp_path)) == []
    assert Server.requests == []


def test_a_batch_whose_unpacking_was_cut_short_is_not_there_and_comes_without_a_download(
    address: str, tmp_path: Path
) -> None:
    whole = archive_of_cifar(np.random.default_rng(0).bytes(200_000))
    archive = tmp_path / CIFAR10.fetched_files[0]
    archive.write_bytes(whole[:-100_000])  # ends within the last batch, as a kill would
    with pytest.raises(DatasetError, match="cannot be unpacked"):
        unpack(archive)
    assert CIFAR10.status(tmp_path).state == "incomplete"
    archive.write_bytes(whole)
    checksum = hashlib.sha256(whole).hexdigest()
    list(replace(CIFAR10, mirrors=(f"{address}/gone/",), checksums=(checksum,)).fetch(tmp_path))
    assert CIFAR10.status(tmp_path).state == "ready"
    assert Server.requests == []


def test_only_the_wanted_files_of_a_zip_are_unpacked_and_none_beside_its_folder(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for stem in EMNIST_DIGITS.stems:
            archive.writestr(f"gzip/{stem}.gz", stem)
        archive.writestr("gzip/emnist-byclass-train-images-idx3-ubyte.gz", "large")
        archive.writestr("../emnist-digits-elsewhere", "stray")
    monkeypatch.setitem(CONTENT, "gzip.zip", packed.getvalue())
    checksum = hashlib.sha256(packed.getvalue()).hexdigest()
    dataset = replace(EMNIST_DIGITS, mirrors=(f"{address}/good/",), checksums=(checksum,))
    folder = tmp_path / "emnist"
    list(dataset.fetch(folder))
    assert dataset.status(folder).state == "ready"
    assert [path.name for path in tmp_path.iterdir()] == ["emnist"]
    names = {path.name for path in folder.iterdir()}
    assert names == {*(f"{stem}.gz" for stem in EMNIST_DIGITS.stems), "emnist-digits-elsewhere"}


def test_a_file_whose_name_has_two_dots_is_fetched_only_where_it_is_missing(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in USPS.fetched_files:
        monkeypatch.setitem(CONTENT, name, name.encode())
    checksums = [hashlib.sha256(name.encode()).hexdigest() for name in USPS.fetched_files]
    dataset = replace(USPS, mirrors=(f"{address}/good/",), checksums=tuple(checksums))
    (tmp_path / "usps.bz2").write_bytes(b"")
    list(dataset.fetch(tmp_path))
    assert Server.requests == ["/good/usps.t.bz2"]
    assert dataset.status(tmp_path).state == "ready"


def test_everything_comes_encrypted_and_is_verified_by_a_checksum_that_cannot_be_forged() -> None:
    for dataset in DATASETS.values():
        if isinstance(dataset, PublishedDataset):
            assert all(mirror.startswith("https://") for mirror in dataset.mirrors)
            assert all(len(checksum) == 64 for checksum in dataset.checksums)
            assert len(dataset.checksums) == len(dataset.fetched_files)


def test_the_checksums_are_those_of_the_published_files(mnist_dir: Path) -> None:
    for name, checksum in zip(MNIST.fetched_files, MNIST.checksums, strict=True):
        assert hashlib.sha256((mnist_dir / name).read_bytes()).hexdigest() == checksum
