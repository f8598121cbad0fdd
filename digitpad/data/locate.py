"""Where the files of a data set lie, and what is missing."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from digitpad.data.catalogue import dataset_info
from digitpad.data.sets.idx import read_idx
from digitpad.errors import DatasetError
from digitpad.files import data_folder

IDX_STEMS: Final = (
    "train-images-idx3-ubyte",
    "train-labels-idx1-ubyte",
    "t10k-images-idx3-ubyte",
    "t10k-labels-idx1-ubyte",
)
CIFAR_STEMS: Final = (*(f"data_batch_{number}" for number in range(1, 6)), "test_batch")
TORCHVISION_NAMES: Final = {"mnist": "MNIST", "fashion-mnist": "FashionMNIST", "kmnist": "KMNIST"}

MNIST_TEST_LABELS: Final = "ddeff807876a9661a1110d45c266c86239a3a1b7d37da0c3716a7a683c852ff5"
"""SHA-256 of MNIST's 10,000 test labels, one byte each."""
LABELS_MAX_BYTES: Final = 20_000
"""MNIST's file of test labels is half as large; a larger one is another's."""


@dataclass(frozen=True, slots=True)
class DatasetStatus:
    """Whether a data set can be used at once.

    ``state``: "built-in", "ready" (all files are in ``where``), "download" (nothing is there),
    "incomplete" (some files are missing), or "folder" (the user's own files are not there, and
    only the user knows where they are). ``message``: the same in plain words.
    """

    state: Literal["built-in", "ready", "download", "incomplete", "folder"]
    where: Path | None
    message: str


def default_folder(name: str) -> Path:
    """Return the folder in the user's data folder that downloads of ``name`` go to."""
    return data_folder() / "datasets" / name


def dataset_status(name: str, data_dir: Path | None = None) -> DatasetStatus:
    """Say what a data set needs before it can be used."""
    info = dataset_info(name)
    if info.is_built_in:
        return DatasetStatus("built-in", None, "Built in: nothing to download.")
    folder = data_dir or default_folder(name)
    if info.is_own:
        count = len(find_ink(folder))
        if count:
            return DatasetStatus("ready", folder, f"Ready: {count} ink files in {folder}.")
        return DatasetStatus(
            "folder", folder, f"No ink files (.inkml) are in {folder}. Choose a folder with some."
        )
    found, missing = find_files(name, folder)
    # Files that digitpad fetched itself were checked when they came.
    if not missing and data_dir is not None and name != "mnist" and _are_mnists(found):
        return DatasetStatus(
            "download", folder, f"The files in {folder} are MNIST's, not those of {name}."
        )
    if not missing:
        return DatasetStatus("ready", folder, f"Ready, in {folder}.")
    if found:
        return DatasetStatus(
            "incomplete", folder, f"Incomplete: {', '.join(missing)} is missing in {folder}."
        )
    if data_dir is not None:
        return DatasetStatus("download", folder, f"No files of {name} are in {folder}.")
    return DatasetStatus("download", folder, f"To be downloaded: {info.megabytes} MB.")


def require_files(name: str, folder: Path) -> dict[str, Path]:
    """Return the files of a data set in ``folder`` by stem.

    Raises ``DatasetError`` naming what is missing and what can be done.
    """
    found, missing = find_files(name, folder)
    if missing:
        what = "there is no such folder" if not folder.is_dir() else f"{', '.join(missing)} missing"
        raise DatasetError(
            f"The data set {name} is not complete in {folder}: {what}. Choose the folder that "
            "holds its published files, download it, or use the built-in data set “handwriting”."
        )
    return found


def _are_mnists(files: dict[str, Path]) -> bool:
    """Say whether the test labels are MNIST's: its relatives' files have the same names."""
    labels = files.get(IDX_STEMS[3])
    try:
        if labels is None or labels.stat().st_size > LABELS_MAX_BYTES:
            return False
        return hashlib.sha256(read_idx(labels).tobytes()).hexdigest() == MNIST_TEST_LABELS
    except (DatasetError, OSError):
        return False  # whoever loads it says what is wrong


def find_ink(folder: Path) -> list[Path]:
    """Return the ink files in ``folder`` and in its subfolders, one level down."""
    return sorted([*folder.glob("*.inkml"), *folder.glob("*/*.inkml")])


def find_files(name: str, folder: Path) -> tuple[dict[str, Path], list[str]]:
    """Look for the published files in any usual arrangement below ``folder``.

    Returns the files found by stem, and the stems of those missing, both for the place that
    holds most of them.
    """
    stems = CIFAR_STEMS if name == "cifar10" else IDX_STEMS
    best: dict[str, Path] = {}
    for place in _places(name, folder):
        found = {stem: path for stem in stems if (path := _file(place, stem)) is not None}
        if len(found) > len(best):
            best = found
    return best, [stem for stem in stems if stem not in best]


def _places(name: str, folder: Path) -> list[Path]:
    if name == "cifar10":
        subfolders = ("cifar-10-batches-py", "cifar-10-batches-bin")
        below = (folder, folder / name)
        return [folder, *(place / sub for place in below for sub in subfolders)]
    published = TORCHVISION_NAMES.get(name, name)
    return [
        folder,
        folder / "raw",
        folder / name,
        folder / published / "raw",
        folder / name / published / "raw",
    ]


def _file(place: Path, stem: str) -> Path | None:
    # Some copies of MNIST write "train-images.idx3-ubyte"; CIFAR's binary batches end in ".bin".
    dotted = stem.replace("-idx", ".idx")
    for candidate in (stem, f"{stem}.gz", dotted, f"{dotted}.gz", f"{stem}.bin"):
        if (place / candidate).is_file():
            return place / candidate
    return None
