"""Pictures of one digit as people bring them, read by the shipped model: right, marked, silent.

Generated digits, pen digits and MNIST's test images take turns, where they are. Rules are chosen on
even seeds (``SEEDS=even``), what is reported is odd. ``KINDS="cell plot"`` measures these alone,
``N`` sets how many of each, ``SAVE=DIR`` keeps the pictures that were not read.
"""

from __future__ import annotations

import csv
import gzip
import os
import statistics
import time
from collections import Counter
from pathlib import Path

import cv2
import numpy as np
from measure import Row, Skipped, data_folder
from pictures_of_digits import KINDS, NO_DIGITS, Written, generated
from PIL import Image

from digitpad.api import Reader
from digitpad.ink.inkml import read_inkml
from digitpad.preprocess.pictures import open_picture
from digitpad.recognise.prediction import Prediction, Verdict


def run() -> list[Row]:
    reader, hands = Reader(), sources()
    wanted = [name.replace("_", " ") for name in os.environ.get("KINDS", "").split()]
    count = int(os.environ.get("N", "150"))
    first = 0 if os.environ.get("SEEDS") == "even" else 1
    seeds = range(first, first + 2 * count, 2)
    rows = []
    kinds = KINDS | NO_DIGITS | real_kinds()
    for name in [kind for kind in kinds if not wanted or kind in wanted]:
        outcomes: Counter[str] = Counter()
        seconds = []
        for seed in seeds:
            chance = np.random.default_rng(seed)
            written = hands(seed)
            picture = kinds[name](chance, written)
            if isinstance(picture, tuple):
                picture, written = picture
            opened = open_picture(picture) if isinstance(picture, bytes) else picture
            begun = time.process_time()
            read = reader.read(opened)
            seconds.append(time.process_time() - begun)
            outcome = outcome_of(read, None if name in NO_DIGITS else str(written.digit))
            outcomes[outcome] += 1
            keep(name, seed, opened, outcome, read, written.digit)
        rows.append(row_of(name, outcomes, seconds, tuple(seeds)))
        print(rows[-1].name, rows[-1].ours, flush=True)
    return rows


def outcome_of(read: Prediction, truth: str | None) -> str:
    """Return “right”, “marked” (no answer, or an unsure one) or “silent” (sure and wrong)."""
    if truth is None:
        return "silent" if read.verdict is Verdict.DIGIT else "right"
    if read.verdict is not Verdict.DIGIT:
        return "marked"
    return "right" if read.label == truth else "silent"


def row_of(name: str, outcomes: Counter[str], seconds: list[float], seeds: tuple[int, ...]) -> Row:
    shares = {key: outcomes[key] / len(seeds) for key in ("right", "marked", "silent")}
    median = 1e3 * statistics.median(seconds)
    words = ", ".join(f"{100 * share:.1f} % {key}" for key, share in shares.items())
    return Row(
        name, f"{words}; {median:.1f} ms of CPU", "–", None, len(seeds), (seeds[0], seeds[-1]),
        figures={**shares, "median_cpu_ms": median},
    )  # fmt: skip


def real_kinds():  # type: ignore[no-untyped-def]
    """Return what cuts cells with remains of their borders out of real photos, where these are."""
    try:
        folder = data_folder("tables-dev")
    except Skipped:
        return {}
    with (folder / "corners.csv").open(encoding="utf-8") as file:
        tables = [_table(folder, line) for line in csv.DictReader(file)]

    def cut(chance: np.random.Generator, _: Written) -> tuple[np.ndarray, Written]:
        photo, corners, digits = tables[int(chance.integers(len(tables)))]
        row, column = np.argwhere((digits > 0) & (digits < 10))[int(chance.integers(20))]
        side = round(float(np.exp(chance.uniform(np.log(28), np.log(280)))))
        low = np.array([column, row]) + chance.uniform(-0.08, 0.05, 2)
        high = np.array([column, row]) + 1 + chance.uniform(-0.05, 0.08, 2)
        around = [low, (high[0], low[1]), high, (low[0], high[1])]
        flat = np.array([(0, 0), (9, 0), (9, 9), (0, 9)], np.float32)
        to_photo = cv2.getPerspectiveTransform(flat, corners)
        begin = cv2.perspectiveTransform(np.array([around], np.float32), to_photo)
        end = np.array([(0, 0), (side, 0), (side, side), (0, side)], np.float32)
        move = cv2.getPerspectiveTransform(begin, end)
        picture = cv2.warpPerspective(photo, move, (side, side), flags=cv2.INTER_AREA)
        return picture, Written(int(digits[row, column]), picture)

    return {"real cell": cut}


def _table(folder: Path, line: dict[str, str]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    photo = open_picture(folder / "images" / line["Name"])
    names = ("topleft", "topright", "bottomright", "bottomleft")
    size = np.array([photo.shape[1], photo.shape[0]])
    corners = [(float(line[f"x_{name}"]), float(line[f"y_{name}"])) for name in names]
    digits = np.loadtxt(next((folder / "labels").glob(f"{Path(line['Name']).stem}.*")), dtype=int)
    return photo, (np.array(corners) * size).astype(np.float32), digits


def sources():  # type: ignore[no-untyped-def]
    """Return a function that gives the digit of a seed, of each source in turn."""
    makers = [generated]
    try:
        items = read_inkml(data_folder("pendigits") / "pendigits-tra.inkml")
        makers.append(lambda seed: _pen_digit(items[seed * 7 % len(items)]))
        folder = data_folder("mnist")
        images, labels = (
            np.frombuffer(gzip.decompress((folder / f"t10k-{name}.gz").read_bytes()), np.uint8)
            for name in ("images-idx3-ubyte", "labels-idx1-ubyte")
        )
        pixels, truths = images[16:].reshape(-1, 28, 28), labels[8:]
        makers.append(lambda seed: Written(int(truths[seed % 10_000]), pixels[seed % 10_000]))
    except Skipped:
        pass
    return lambda seed: makers[seed // 2 % len(makers)](seed)


def _pen_digit(item) -> Written:  # type: ignore[no-untyped-def]
    return Written(int(item.truth), item.drawing)


def keep(
    name: str, seed: int, picture: np.ndarray, outcome: str, read: Prediction, digit: int
) -> None:
    if (folder := os.environ.get("SAVE")) and outcome != "right":
        Path(folder).mkdir(parents=True, exist_ok=True)
        file = f"{name}-{seed}-{outcome}-{digit}-as-{read.label}-{read.verdict}.png"
        Image.fromarray(picture).save(Path(folder) / file.replace(" ", "_"))
