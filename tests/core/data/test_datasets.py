"""Data sets from files: every usual layout is found, every damaged file refused with a reason."""

from __future__ import annotations

import bz2
import gzip
import io
import pickle
import struct
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import torch
from scipy.io import savemat
from with_wings import WITH_NUMBERS

from digitpad.data.catalogue import (
    CIFAR10,
    DATASETS,
    EMNIST_DIGITS,
    EMNIST_LETTERS,
    MNIST,
    QMNIST,
    SVHN,
    USPS,
    dataset_info,
)
from digitpad.data.family import Series
from digitpad.data.sets.cifar import read_batch
from digitpad.data.sets.idx import read_idx
from digitpad.data.split import InterleavedSplit, TensorSplit, load_dataset
from digitpad.errors import ConfigError, DatasetError
from digitpad.modelfile import open_model, save_model
from digitpad.training.config import config_for
from digitpad.training.events import Ended
from digitpad.training.loop import train
from digitpad.training.outcome import model_from_run


def idx_bytes(array: npt.NDArray[np.uint8] | npt.NDArray[np.int32]) -> bytes:
    kind = 8 if array.dtype == np.uint8 else 12
    header = bytes([0, 0, kind, array.ndim]) + b"".join(struct.pack(">I", n) for n in array.shape)
    return header + array.astype(array.dtype.newbyteorder(">")).tobytes()


def little_mnist() -> dict[str, bytes]:
    """Five training and three test pictures in MNIST's four files."""
    draw = np.random.default_rng(0)
    files = {}
    for stem, count in zip(MNIST.stems, (5, 5, 3, 3), strict=True):
        shape = (count, 28, 28) if "images" in stem else (count,)
        high = 256 if "images" in stem else 10
        files[stem] = idx_bytes(draw.integers(0, high, shape, dtype=np.uint8))
    return files


def write(folder: Path, files: dict[str, bytes], ending: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for stem, data in files.items():
        packed = gzip.compress(data) if ending == ".gz" else data
        (folder / f"{stem}{ending}").write_bytes(packed)


@pytest.mark.parametrize("below", ["", "raw", "MNIST/raw", "mnist", "mnist/MNIST/raw"])
@pytest.mark.parametrize("ending", ["", ".gz"])
def test_mnist_is_found_in_every_usual_arrangement(below: str, ending: str, tmp_path: Path) -> None:
    write(tmp_path / below, little_mnist(), ending)
    data = load_dataset("mnist", data_dir=tmp_path)
    assert (data.train.count, data.test.count) == (5, 3)
    images, labels = data.train.batch(torch.tensor([4, 0]))
    assert images.shape == (2, 1, 28, 28)
    assert images.dtype == torch.uint8
    assert labels.dtype == torch.int64
    assert MNIST.status(tmp_path).state == "ready"


def test_names_with_a_dot_before_idx_are_found_too(tmp_path: Path) -> None:
    write(tmp_path, {stem.replace("-idx", ".idx"): data for stem, data in little_mnist().items()})
    assert load_dataset("mnist", data_dir=tmp_path).train.count == 5


def test_the_checksum_tells_other_images_apart_and_not_how_they_were_packed(tmp_path: Path) -> None:
    write(tmp_path / "a", little_mnist())
    write(tmp_path / "b", little_mnist(), ".gz")
    changed = little_mnist()
    changed[MNIST.stems[0]] = changed[MNIST.stems[0]][:-1] + bytes(
        [changed[MNIST.stems[0]][-1] ^ 1]
    )
    write(tmp_path / "c", changed)
    sums = [load_dataset("mnist", data_dir=tmp_path / name).checksum for name in "abc"]
    assert sums[0] == sums[1] != sums[2]


@WITH_NUMBERS
def test_lines_are_pasted_of_mnist_s_digits(tmp_path: Path) -> None:
    info = replace(DATASETS["mnist-lines"], digits=(MNIST,), train_count=2, test_count=1)
    with pytest.raises(DatasetError, match="mnist"):
        info.read(tmp_path)
    files = little_mnist()
    write(tmp_path, files)
    assert info.status(tmp_path).state == "ready"
    with pytest.raises(DatasetError, match="every digit"):
        info.read(tmp_path)
    pictures = np.zeros((10, 28, 28), np.uint8)
    pictures[:, 4:24, 10:18] = 255
    for stem in MNIST.stems:
        array = pictures if "images" in stem else np.arange(10, dtype=np.uint8)
        files[stem] = idx_bytes(array)
    write(tmp_path, files)
    content = info.read(tmp_path)
    assert isinstance(content.train, Series)
    images, labels = content.train.make(0, 2)
    assert images.shape == (2, *info.input_shape)
    assert labels.shape == (2, content.train.longest)
    assert MNIST.read(tmp_path).checksum in content.checksum


def test_a_folder_without_data_is_refused_naming_it(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="handwriting"):
        load_dataset("mnist", data_dir=tmp_path / "nowhere")
    assert MNIST.status(tmp_path).state == "download"


def test_one_missing_file_is_named(tmp_path: Path) -> None:
    write(tmp_path, little_mnist(), ".gz")
    (tmp_path / f"{MNIST.stems[3]}.gz").unlink()
    with pytest.raises(DatasetError, match=MNIST.stems[3]):
        MNIST.read(tmp_path)
    status = MNIST.status(tmp_path)
    assert status.state == "incomplete"
    assert MNIST.stems[3] in status.message


def test_a_truncated_gzip_is_refused_naming_the_file(tmp_path: Path) -> None:
    write(tmp_path, little_mnist(), ".gz")
    path = tmp_path / f"{MNIST.stems[0]}.gz"
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(DatasetError, match=MNIST.stems[0]):
        load_dataset("mnist", data_dir=tmp_path)


@pytest.mark.parametrize(
    "data",
    [b"", b"hello", b"\x00\x00\x08\x03", idx_bytes(np.zeros((2, 28, 28), np.uint8))[:-1]],
    ids=["empty", "text", "no sizes", "one byte short"],
)
def test_files_that_are_no_idx_are_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    with pytest.raises(DatasetError, match="file"):
        read_idx(path)


def test_a_gzip_bomb_is_refused_without_unpacking_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digitpad.data.sets.idx.MAX_BYTES", 1_000_000)
    path = tmp_path / "bomb.gz"
    path.write_bytes(gzip.compress(bytes(2_000_000)))
    with pytest.raises(DatasetError, match="refused"):
        read_idx(path)


def test_images_and_labels_of_different_numbers_are_refused(tmp_path: Path) -> None:
    files = little_mnist()
    files[MNIST.stems[1]] = files[MNIST.stems[3]]
    write(tmp_path, files)
    with pytest.raises(DatasetError, match="belong"):
        load_dataset("mnist", data_dir=tmp_path)


ARRAY = (
    b"cnumpy.core.multiarray\n_reconstruct\nq\x07cnumpy\nndarray\nq\x08K\x00\x85U\x01b\x87Rq\t"
    b"(K\x01%bM\x00\x0c\x86cnumpy\ndtype\nq\nU\x02%bK\x00K\x01\x87Rq\x0b"
    b"(K\x03U\x01|NNNJ\xff\xff\xff\xffJ\xff\xff\xff\xffK\x00tb\x89"
)
"""An array in a published batch; the number of rows and the kind of number go into it."""


def published_batch(
    pixels: bytes, labels: list[int], rows: bytes = b"", kind: bytes = b"u1", end: bytes = b"tbu."
) -> bytes:
    """A Python batch as it was published, instruction by instruction."""
    listed = b"(" + b"".join(b"K%c" % label for label in labels) + b"e"
    return (
        b"\x80\x02}q\x01(U\x0bbatch_labelq\x02U\x15training batch 1 of 5q\x03U\x06labelsq\x04]q\x05"
        + listed
        + b"U\x04dataq\x06"
        + ARRAY % (rows or b"K%c" % len(labels), kind)
        + b"T"
        + struct.pack("<I", len(pixels))
        + pixels
        + end
    )


def cifar_batch(count: int = 4) -> tuple[npt.NDArray[np.uint8], list[int]]:
    draw = np.random.default_rng(1)
    return draw.integers(0, 256, (count, 3072), dtype=np.uint8), list(range(count))


def test_cifar_reads_python_and_binary_batches_alike(tmp_path: Path) -> None:
    pixels, labels = cifar_batch()
    for stem in CIFAR10.stems:
        (tmp_path / "cifar-10-batches-py").mkdir(exist_ok=True)
        content = published_batch(pixels.tobytes(), labels)
        (tmp_path / "cifar-10-batches-py" / stem).write_bytes(content)
        rows = b"".join(
            bytes([label]) + row.tobytes() for label, row in zip(labels, pixels, strict=True)
        )
        (tmp_path / "binary").mkdir(exist_ok=True)
        (tmp_path / "binary" / f"{stem}.bin").write_bytes(rows)
    python = load_dataset("cifar10", data_dir=tmp_path)
    binary = load_dataset("cifar10", data_dir=tmp_path / "binary")
    assert python.checksum == binary.checksum
    assert python.train.count == 20
    images, _ = python.train.batch(torch.tensor([1]))
    assert images.shape == (1, 3, 32, 32)
    assert images[0, 0, 0, 1] == pixels[1, 1]


def test_emnist_s_images_are_stood_upright(tmp_path: Path) -> None:
    images = np.random.default_rng(2).integers(0, 256, (2, 28, 28), dtype=np.uint8)
    labels = np.array([3, 9], np.uint8)
    for stem in EMNIST_DIGITS.stems:
        content = idx_bytes(images if "images" in stem else labels)
        (tmp_path / "gzip").mkdir(exist_ok=True)
        (tmp_path / "gzip" / f"{stem}.gz").write_bytes(gzip.compress(content))
    data = load_dataset("emnist-digits", data_dir=tmp_path)
    read, truths = data.train.batch(torch.tensor([1]))
    assert np.array_equal(read[0, 0].numpy(), images[1].T)
    assert truths.tolist() == [9]


def write_letters(folder: Path, labels: list[int]) -> None:
    images = np.random.default_rng(4).integers(0, 256, (len(labels), 28, 28), dtype=np.uint8)
    of_labels = np.array(labels, np.uint8)
    stems = EMNIST_LETTERS.stems
    write(folder, {one: idx_bytes(images if "images" in one else of_labels) for one in stems})


def test_emnist_s_letters_are_counted_from_one(tmp_path: Path) -> None:
    write_letters(tmp_path, [1, 26])
    data = load_dataset("emnist-letters", data_dir=tmp_path)
    _, truths = data.train.batch(torch.arange(2))
    assert [data.info.classes[label] for label in truths.tolist()] == ["A", "Z"]
    write_letters(tmp_path, [0, 26])
    with pytest.raises(DatasetError, match="Label 0 .* is none of 1–26"):
        load_dataset("emnist-letters", data_dir=tmp_path)


def test_a_network_learns_letters_and_one_for_digits_is_refused_before_a_download(
    tmp_path: Path,
) -> None:
    write_letters(tmp_path, list(range(1, 27)))
    settings = {"epochs": 1, "batch_size": 26, "device": "cpu", "data_dir": tmp_path}
    wanted = config_for(
        "custom", "emnist-letters", model_arguments={"layers": "dense 26"}, **settings
    )
    *_, ended = train(wanted)
    assert isinstance(ended, Ended)
    save_model(tmp_path / "letters.safetensors", model_from_run(wanted, ended))
    model = open_model(tmp_path / "letters.safetensors")
    assert model.info.classes == EMNIST_LETTERS.classes
    with pytest.raises(ConfigError, match="tells 10 classes apart, but emnist-letters has 26"):
        next(train(config_for("candle-linear", "emnist-letters")))


def write_qmnist(folder: Path, labels: npt.NDArray[np.uint8] | npt.NDArray[np.int32]) -> None:
    images = np.zeros((len(labels), 28, 28), np.uint8)
    write(
        folder,
        {stem: idx_bytes(images if "images" in stem else labels) for stem in QMNIST.stems},
        ".gz",
    )


def test_qmnist_s_classes_are_the_first_column_of_its_labels(tmp_path: Path) -> None:
    rows = np.array([[4, 1, 2100, 7, 34, 281769, 0, 0], [0, 4, 12, 3, 30, 9, 0, 0]], np.int32)
    write_qmnist(tmp_path, rows)
    data = load_dataset("qmnist", data_dir=tmp_path)
    assert data.test.batch(torch.arange(2))[1].tolist() == [4, 0]


@pytest.mark.parametrize("label", [-1, 10, 2**31 - 1])
def test_labels_beyond_the_classes_are_refused(label: int, tmp_path: Path) -> None:
    write_qmnist(tmp_path, np.array([[label] * 8], np.int32))
    with pytest.raises(DatasetError, match=f"Label {label} .* is none of 0–9"):
        load_dataset("qmnist", data_dir=tmp_path)


def usps_line(label: int, ink: npt.NDArray[np.float64]) -> str:
    """A line as it was published; values of 0 are left out."""
    pairs = (f"{place}:{value:g}" for place, value in enumerate(ink.ravel(), 1) if value)
    return f"{label} {' '.join(pairs)} \n"


def seven(label: int = 8) -> str:
    ink = np.full((16, 16), -1.0)
    ink[1:3, 2:14] = 1
    ink[3:15, 11:13] = 0.5
    ink[15, 11:13] = 0
    return usps_line(label, ink)


def test_usps_is_brought_to_mnist_s_form(tmp_path: Path) -> None:
    (tmp_path / "usps.bz2").write_bytes(bz2.compress((seven() + seven(1)).encode()))
    (tmp_path / "usps.t").write_text(seven())
    data = load_dataset("usps", data_dir=tmp_path)
    images, labels = data.train.batch(torch.arange(2))
    assert labels.tolist() == [7, 0]
    assert images.shape == (2, 1, 28, 28)
    rows, columns = (images[0, 0].amax(dim=axis).nonzero() for axis in (1, 0))
    assert max(rows.max() - rows.min(), columns.max() - columns.min()) + 1 == pytest.approx(
        20, abs=2
    )
    assert data.test.count == 1


@pytest.mark.parametrize(
    "text",
    [
        "", "8 1:1 2\n", "8 257:1\n", "8 1:1.5\n", "8 1:nan\n", "0 1:1\n", "11 1:1\n", "1.5 1:1\n",
        "eight 1:1\n", "8 1e99:1\n", "\n", "nan 1:1\n", "8 0:1\n", "8\n",
        20_001 * "8 1:1\n", "8" + 9999 * " 1:1",
    ],
)  # fmt: skip
def test_lines_that_are_no_digits_of_usps_are_refused(text: str, tmp_path: Path) -> None:
    for stem in USPS.stems:
        (tmp_path / stem).write_text(text)
    with pytest.raises(DatasetError, match="usps is cut off or damaged"):
        USPS.read(tmp_path)


@pytest.mark.parametrize("damage", [slice(-9), slice(0, 9)])
def test_a_damaged_bzip2_file_is_refused_naming_it(damage: slice, tmp_path: Path) -> None:
    for stem in USPS.stems:
        (tmp_path / f"{stem}.bz2").write_bytes(bz2.compress(seven().encode())[damage] + b"xyz")
    with pytest.raises(DatasetError, match=r"usps\.bz2 is cut off or damaged"):
        USPS.read(tmp_path)


def mat(images: object, labels: object, *, is_packed: bool = True) -> bytes:
    file = io.BytesIO()
    savemat(file, {"X": images, "y": labels}, do_compression=is_packed)
    return file.getvalue()


HOUSES = np.random.default_rng(3).integers(0, 256, (32, 32, 3, 4), dtype=np.uint8)
NUMBERS = np.array([[1], [10], [9], [2]], np.uint8)


def test_svhn_is_read_as_matlab_wrote_it(tmp_path: Path) -> None:
    (tmp_path / "train_32x32.mat").write_bytes(mat(HOUSES, NUMBERS))
    (tmp_path / "test_32x32.mat").write_bytes(mat(HOUSES[..., :1], NUMBERS[:1].astype(float)))
    data = load_dataset("svhn", data_dir=tmp_path)
    images, labels = data.train.batch(torch.arange(4))
    assert labels.tolist() == [1, 0, 9, 2]
    assert np.array_equal(images.numpy(), HOUSES.transpose(3, 2, 0, 1))
    assert data.test.count == 1


FORGED_MATS = {
    "empty": b"",
    "no header": mat(HOUSES, NUMBERS)[128:],
    "cut off": mat(HOUSES, NUMBERS)[:-20],
    "not compressed": mat(HOUSES, NUMBERS, is_packed=False),
    "more labels": mat(HOUSES, np.ones((5, 1), np.uint8)),
    "a label too large": mat(HOUSES, NUMBERS + 1),
    "grey": mat(HOUSES[:, :, :1], NUMBERS),
    "numbers with a point": mat(HOUSES.astype(float), NUMBERS),
    "texts": mat(["a", "b"], ["c"]),
    "pictures only": mat(HOUSES, "y")[:-80],
}


@pytest.mark.parametrize("name", FORGED_MATS)
def test_matlab_files_that_are_not_svhn_are_refused(name: str, tmp_path: Path) -> None:
    for stem in SVHN.stems:
        (tmp_path / f"{stem}.mat").write_bytes(FORGED_MATS[name])
    with pytest.raises(DatasetError, match=r"train_32x32\.mat is cut off or damaged"):
        SVHN.read(tmp_path)


def test_a_variable_that_unpacks_to_too_much_is_not_unpacked_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digitpad.data.sets.svhn.MAX_BYTES", 10_000)
    for stem in SVHN.stems:
        (tmp_path / f"{stem}.mat").write_bytes(mat(np.zeros_like(HOUSES), NUMBERS))
    with pytest.raises(DatasetError, match="damaged"):
        SVHN.read(tmp_path)


def test_a_pickle_that_asks_for_anything_else_is_refused_without_running_it(tmp_path: Path) -> None:
    marker = tmp_path / "was-run"

    class Evil:
        def __reduce__(self) -> tuple[object, tuple[str]]:
            return (exec, (f"open({str(marker)!r}, 'w').close()",))

    path = tmp_path / "data_batch_1"
    path.write_bytes(pickle.dumps({b"data": Evil(), b"labels": [1]}, protocol=2))
    with pytest.raises(DatasetError, match="data_batch_1"):
        read_batch(path)
    assert not marker.exists()


PIXELS, LABELS = bytes(2 * 3072), [1, 2]
FORGED = {
    # Once unpickled, these read at addresses of the file's choice: objects, strides, no buffer.
    "objects": published_batch(PIXELS, LABELS, kind=b"O8"),
    "no buffer": published_batch(PIXELS, LABELS).replace(b"T" + struct.pack("<I", 6144), b"NT0000"),
    "ndarray called": b"\x80\x02cnumpy\nndarray\n(M\x00\x0ccnumpy\ndtype\nU\x01O\x85Rt R.",
    "huge": published_batch(PIXELS, LABELS, rows=b"J\xff\xff\xff\x7f"),
    "4.2 GB in 9 bytes": b"\x80\x04\x96" + struct.pack("<Q", 2**32)[:6],
    "more rows": published_batch(PIXELS, LABELS, rows=b"K\x03"),
    "fewer rows": published_batch(PIXELS[:3072], LABELS),
    "a label too large": published_batch(PIXELS, [1, 10]),
    "cut off": published_batch(PIXELS, LABELS)[:-5],
    "no end": published_batch(PIXELS, LABELS, end=b"xx"),
    "empty": b"",
}


@pytest.mark.parametrize("name", FORGED)
def test_a_batch_of_another_layout_is_refused_before_anything_is_made_of_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of them is unpickled, by whatever class."""
    monkeypatch.setattr(pickle, "Unpickler", None)
    path = tmp_path / "data_batch_1"
    path.write_bytes(FORGED[name])
    with pytest.raises(DatasetError, match=f"{path.name} is .*damaged"):
        read_batch(path)


def test_the_real_batches_are_read_as_the_pickles_that_they_are(cifar_dir: Path) -> None:
    images, labels = read_batch(cifar_dir / "cifar-10-batches-py" / "test_batch")
    assert images.shape == (10_000, 3, 32, 32)
    assert np.bincount(labels).tolist() == [1000] * 10
    # As torchvision shows the first one: a cat, its upper left pixel (158, 112, 49).
    assert (labels[0], images[0, :, 0, 0].tolist()) == (3, [158, 112, 49])


def test_a_truncated_cifar_batch_is_refused(tmp_path: Path, cifar_dir: Path) -> None:
    whole = cifar_dir / "cifar-10-batches-py" / "test_batch"
    path = tmp_path / "test_batch"
    path.write_bytes(whole.read_bytes()[:100_000])
    with pytest.raises(DatasetError, match="test_batch"):
        read_batch(path)


def test_the_real_mnist_has_its_published_numbers(mnist_dir: Path) -> None:
    data = load_dataset("mnist", data_dir=mnist_dir)
    assert (data.train.count, data.test.count) == (60_000, 10_000)
    _, labels = data.test.batch(torch.arange(10_000))
    assert torch.bincount(labels).tolist() == [
        980, 1135, 1032, 1010, 982, 892, 958, 1028, 974, 1009,
    ]  # fmt: skip


def test_joined_data_sets_follow_each_other_and_test_on_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGITPAD_HOME", str(tmp_path / "home"))
    write(tmp_path, little_mnist())
    data = load_dataset("mnist+handwriting", data_dir=tmp_path)
    alone = load_dataset("handwriting")
    assert data.train.count == 5 + alone.train.count
    assert data.test.count == 3
    images, labels = data.train.batch(torch.tensor([5, 0, 7]))
    theirs, their_labels = alone.train.batch(torch.tensor([0, 2]))
    assert torch.equal(images[[0, 2]], theirs)
    assert torch.equal(labels[[0, 2]], their_labels)


def test_interleaved_images_take_turns_and_the_shorter_part_starts_over() -> None:
    parts = [
        TensorSplit(torch.zeros(count, 1, 28, 28, dtype=torch.uint8), torch.arange(first, last))
        for count, first, last in ((2, 0, 2), (3, 10, 13))
    ]
    both = InterleavedSplit(parts)
    assert both.count == 6
    images, labels = both.batch(torch.arange(6))
    assert images.shape == (6, 1, 28, 28)
    assert labels.tolist() == [0, 10, 1, 11, 0, 12]
    assert both.batch(torch.tensor([5, 0]))[1].tolist() == [12, 0]


def test_a_data_set_that_is_named_twice_counts_twice(tmp_path: Path) -> None:
    write(tmp_path, little_mnist())
    once, twice = (load_dataset(name, data_dir=tmp_path) for name in ("mnist", "mnist+mnist"))
    assert twice.train.count == 2 * once.train.count
    assert twice.test.count == once.test.count


def test_every_data_set_says_what_it_holds_and_under_which_licence() -> None:
    for name, info in DATASETS.items():
        assert info.name == name
        assert len(set(info.classes)) == len(info.classes) >= 10
        assert info.licence
        assert info.source
    with pytest.raises(ConfigError, match="handwriting"):
        dataset_info("mnits")


def test_mnists_files_are_not_taken_for_those_of_its_relatives(mnist_dir: Path) -> None:
    with pytest.raises(DatasetError, match="are MNIST’s"):
        load_dataset("fashion-mnist", data_dir=mnist_dir)


def test_the_status_tells_mnists_files_from_those_of_its_relatives(
    mnist_dir: Path, tmp_path: Path
) -> None:
    assert MNIST.status(mnist_dir).state == "ready"
    for name in ("fashion-mnist", "kmnist"):
        status = DATASETS[name].status(mnist_dir)
        assert status.state == "download"
        assert "are MNIST’s" in status.message
    write(tmp_path, little_mnist(), ".gz")
    assert DATASETS["kmnist"].status(tmp_path).state == "ready"
