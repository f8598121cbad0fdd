"""The user's own digits are read as what they are, whatever form they come in, or say why not."""

from __future__ import annotations

import gzip
import io
import pickle
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from digitpad.data.catalogue import MNIST
from digitpad.data.family import Content
from digitpad.data.source import DataSource
from digitpad.data.split import held_out, load_dataset
from digitpad.errors import ConfigError, DatasetError
from digitpad.handwriting.synthesis import labelled_batch
from digitpad.training.config import config_for
from digitpad.training.events import Started, Warned
from digitpad.training.loop import train
from digitpad.training.outcome import model_from_run

Pixels = npt.NDArray[np.uint8]
IMAGES, LABELS = labelled_batch(3, 0, 60)


def idx(array: npt.NDArray[np.integer]) -> bytes:
    sizes = b"".join(side.to_bytes(4, "big") for side in array.shape)
    return bytes([0, 0, 8, array.ndim]) + sizes + array.astype(np.uint8).tobytes()


def write_idx(folder: Path, images: Pixels = IMAGES, labels: Pixels = LABELS) -> Path:
    for stem in MNIST.stems:
        (folder / stem).write_bytes(idx(images if "images" in stem else labels))
    return folder


def csv(titles: str, separator: str = ",", labels: Pixels | None = LABELS) -> str:
    rows = IMAGES.reshape(len(IMAGES), -1)
    table = rows if labels is None else np.column_stack([labels, rows])
    lines = [separator.join(map(str, row)) for row in table.tolist()]
    return "\n".join([titles.replace(",", separator), *lines] if titles else lines)


def npz(**arrays: npt.NDArray[np.generic]) -> bytes:
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def read(place: Path) -> Content:
    source = DataSource.parse("mnist", place)
    assert source.name == "own-data"
    return source.tested_on.read(place)


PIXELS = ",".join(f"pixel{place}" for place in range(784))
SIDES = ",".join(f"{row}x{column}" for row in range(1, 29) for column in range(1, 29))
FORMS: dict[str, dict[str, bytes | str]] = {
    "Kaggle's": {"train.csv": csv(f"label,{PIXELS}"), "test.csv": csv(PIXELS, labels=None)},
    "1x1 headers": {"mnist_train.csv": csv(f"label,{SIDES}")},
    "no header": {"digits.csv": csv("")},
    "semicolons": {"digits.csv": csv(f"label,{PIXELS}", ";")},
    "UTF-16, as spreadsheets save": {"digits.csv": csv(f"label,{PIXELS}", "\t").encode("utf-16")},
    "labels as text": {"digits.npz": npz(x=IMAGES, y=LABELS.astype(str))},
    "packed": {"digits.csv.gz": gzip.compress(csv(f"label,{PIXELS}").encode())},
    "x and y": {"digits.npz": npz(x=IMAGES, y=LABELS)},
    "flat shares": {"d.npz": npz(images=IMAGES.reshape(-1, 784) / 255, labels=np.eye(10)[LABELS])},
    "channels": {"digits.npz": npz(images=IMAGES[..., None], labels=LABELS[:, None])},
}


@pytest.mark.parametrize("form", FORMS)
def test_every_form_holds_the_same_digits(form: str, tmp_path: Path) -> None:
    for name, content in FORMS[form].items():
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    content = read(tmp_path)
    assert not isinstance(content.train, type(None))
    images = np.concatenate([content.train[0], content.test[0]])[:, 0]
    labels = np.concatenate([content.train[1], content.test[1]])
    order = np.lexsort((*images.reshape(len(images), -1).T, labels))
    wanted = np.lexsort((*IMAGES.reshape(len(IMAGES), -1).T, LABELS))
    assert np.array_equal(images[order], IMAGES[wanted])
    assert np.array_equal(labels[order], LABELS[wanted])
    assert set(content.test[1]) == set(range(10))
    assert ("test.csv" in " ".join(content.remarks)) == (form == "Kaggle's")


def test_keras_s_parts_are_kept_apart(tmp_path: Path) -> None:
    parts = {"x_train": IMAGES[:40], "y_train": LABELS[:40]}
    rest = {"x_test": IMAGES[40:], "y_test": LABELS[40:]}
    (tmp_path / "mnist.npz").write_bytes(npz(**parts, **rest))
    content = read(tmp_path)
    assert np.array_equal(content.train[1], LABELS[:40])
    assert np.array_equal(content.test[0][:, 0], IMAGES[40:])


def test_renamed_files_and_a_zip_of_them_are_mnist_s_form(tmp_path: Path) -> None:
    write_idx(tmp_path)
    plain = read(tmp_path)
    renamed = tmp_path / "renamed"
    renamed.mkdir()
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as archive:
        for place, stem in enumerate(MNIST.stems):
            data = (tmp_path / stem).read_bytes()
            archive.writestr(f"mnist/{stem}", data)
            name = stem.replace("-idx", ".idx") if place % 2 else f"{stem} (1).gz"
            (renamed / name).write_bytes(data if place % 2 else gzip.compress(data))
    assert read(renamed).checksum == read(tmp_path / "all.zip").checksum == plain.checksum


def test_rows_of_784_are_read_and_said_to_be_rows(tmp_path: Path) -> None:
    content = read(write_idx(tmp_path, IMAGES.reshape(-1, 784)))
    assert np.array_equal(content.train[0][:, 0], IMAGES)
    assert "784" in content.remarks[0]


def evil_zip(folder: Path) -> None:
    with zipfile.ZipFile(folder / "a.zip", "w") as archive:
        archive.writestr("../train.csv", "1,2")


def evil_pickle(folder: Path) -> None:
    array = np.array([{"a": 1}], dtype=object)
    np.savez(folder / "a.npz", x=array, allow_pickle=True)


def parquet(folder: Path) -> None:
    (folder / "a.parquet").write_bytes(b"PAR1" + bytes(40))


def colours(folder: Path) -> None:
    (folder / "a.npz").write_bytes(npz(x=np.zeros((60, 28, 28, 3), np.uint8), y=LABELS))


def beyond(folder: Path) -> None:
    (folder / "a.npz").write_bytes(npz(x=IMAGES * 257.0, y=LABELS))


WRONG: dict[str, tuple[Callable[[Path], object], str]] = {
    "size": (lambda place: write_idx(place, np.zeros((60, 32, 32), np.uint8)), "32×32, not 28×28"),
    "labels": (lambda place: write_idx(place, labels=LABELS + 1), "Label 10 .* none of 0–9"),
    "counts": (lambda place: write_idx(place, labels=LABELS[1:]), "60 images, 59 labels"),
    "words": (lambda place: (place / "a.csv").write_text(csv(f"label,{PIXELS}") + "\nx"), "a.csv"),
    "no labels": (lambda place: (place / "a.csv").write_text(csv(PIXELS, labels=None)), "no label"),
    "outside": (evil_zip, "lies outside"),
    "a pickle": (evil_pickle, "more than plain numbers"),
    "colours": (colours, "28×28×3, not 28×28"),
    "beyond": (beyond, "not from 0 to 255"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_cannot_be_read_says_the_true_reason(kind: str, tmp_path: Path) -> None:
    make, words = WRONG[kind]
    make(tmp_path)
    with pytest.raises(DatasetError, match=words) as caught:
        read(tmp_path)
    assert "missing" not in str(caught.value)


def test_a_parquet_file_names_the_library_that_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet(tmp_path)
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(DatasetError, match="pip install pyarrow"):
        read(tmp_path)


def huge_npz(folder: Path) -> None:
    (folder / "a.npz").write_bytes(npz(x=np.zeros((4000, 28, 28), np.uint8)))


def huge_csv(folder: Path) -> None:
    (folder / "a.csv.gz").write_bytes(gzip.compress(40 * csv(f"label,{PIXELS}").encode()))


def huge_zip(folder: Path) -> None:
    with zipfile.ZipFile(folder / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("train.csv", bytes(2_000_000))


@pytest.mark.parametrize("make", [huge_npz, huge_csv, huge_zip])
def test_bombs_are_refused_before_they_fill_the_memory(
    make: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digitpad.data.sets.forms.MAX_BYTES", 1_000_000)
    make(tmp_path)
    with pytest.raises(DatasetError, match="unpacks to more than"):
        read(tmp_path)


def inverted(images: Pixels) -> Pixels:
    return 255 - images


def transposed(images: Pixels) -> Pixels:
    return images.swapaxes(1, 2)


TURNS: dict[str, tuple[Callable[[Pixels], Pixels], ...]] = {
    "": (),
    "inverted": (inverted,),
    "transposed": (transposed,),
    "inverted+transposed": (inverted, transposed),
}


@pytest.mark.parametrize("convention", TURNS)
def test_the_shipped_model_tells_how_images_lie(convention: str, tmp_path: Path) -> None:
    images = IMAGES
    for turn in TURNS[convention]:
        images = turn(images)
    write_idx(tmp_path, images)
    data = load_dataset("mnist", data_dir=tmp_path)
    assert (data.offer.convention if data.offer else "") == convention
    right = held_out("mnist", tmp_path, convention=convention)
    assert np.array_equal(right.images[:, 0], IMAGES)


def test_a_single_file_is_named_with_the_folder_it_is_in(tmp_path: Path) -> None:
    path = tmp_path / "train.csv"
    path.write_text(csv(""))
    status = DataSource.parse("mnist", path).status(path)
    assert status.message == f"Ready: train.csv in {tmp_path}."


def events_on(folder: Path, **settings: object) -> Iterator[object]:
    wanted = config_for(
        "candle-linear", "mnist", epochs=1, device="cpu", data_dir=folder, **settings
    )
    return train(wanted)


def test_a_run_on_own_files_is_not_called_mnist_s_and_says_what_they_need(tmp_path: Path) -> None:
    write_idx(tmp_path, inverted(IMAGES))
    events = list(events_on(tmp_path))
    started = next(event for event in events if isinstance(event, Started))
    assert started.config.dataset == "own-data"
    assert [event.option for event in events if isinstance(event, Warned)] == ["--as inverted"]
    model = model_from_run(started.config, events[-1])
    assert (model.info.dataset, model.info.metrics["dataset"]) == ("own-data", "own-data")
    silent = list(events_on(tmp_path, convention="inverted"))
    assert not [event for event in silent if isinstance(event, Warned)]
    with pytest.raises(ConfigError, match="sideways"):
        events_on(tmp_path, convention="sideways")


def test_mnist_itself_keeps_its_name_packed_and_unpacked(mnist_dir: Path, tmp_path: Path) -> None:
    assert DataSource.parse("mnist", mnist_dir).name == "mnist"
    for path in mnist_dir.glob("t10k*.gz"):
        (tmp_path / path.stem).write_bytes(gzip.decompress(path.read_bytes()))
    assert DataSource.parse("mnist", tmp_path).name == "mnist"


def test_nothing_is_unpickled(tmp_path: Path) -> None:
    marker = tmp_path / "was-run"

    class Evil:
        def __reduce__(self) -> object:
            return marker.touch, ()

    with zipfile.ZipFile(tmp_path / "a.npz", "w") as archive:
        head = io.BytesIO()
        np.lib.format.write_array_header_1_0(
            head, {"descr": "|O", "fortran_order": False, "shape": (1,)}
        )
        archive.writestr("x.npy", head.getvalue() + pickle.dumps(Evil()))
    with pytest.raises(DatasetError):
        read(tmp_path)
    assert not marker.exists()


@pytest.mark.parametrize(
    "pixels",
    [IMAGES > 127, IMAGES // 16, (IMAGES - np.float32(33)) / 79],
    ids=["0 and 1", "0 to 15", "normalised"],
)
def test_a_smaller_range_of_pixels_is_stretched(
    pixels: npt.NDArray[np.generic], tmp_path: Path
) -> None:
    (tmp_path / "a.npz").write_bytes(npz(x=pixels, y=LABELS))
    train, test = read(tmp_path).train, read(tmp_path).test
    assert isinstance(train, tuple)
    assert isinstance(test, tuple)
    assert max(train[0].max(), test[0].max()) == 255
    assert min(train[0].min(), test[0].min()) == 0


def test_what_came_in_place_of_the_training_images_is_named_and_not_passed_over(
    tmp_path: Path,
) -> None:
    write_idx(tmp_path)
    (tmp_path / MNIST.stems[0]).write_bytes(b"<!DOCTYPE html><title>404</title>")
    with pytest.raises(DatasetError, match=f"{MNIST.stems[0]}.*web page"):
        read(tmp_path)


def test_a_file_that_ends_in_its_first_bytes_is_no_data(tmp_path: Path) -> None:
    write_idx(tmp_path)
    (tmp_path / "more.idx").write_bytes(b"\0\0")
    assert len(read(tmp_path).train[1])  # type: ignore[index]
