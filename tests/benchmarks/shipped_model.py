"""How well the shipped model reads, how honest it is, and how well it tells digits from others.

    python tests/benchmarks/shipped_model.py --data-dir DIR [--real DIR] [--model FILE]

DIR holds MNIST's files and the ink files, in itself or one folder down. Accuracy and calibration
error on MNIST's test part and on the pen strokes of the writers that were kept for testing; then
what is taken for a digit and is none, at the threshold that keeps 95 % of MNIST's test digits
and, as "shown", at the lower one that is in the file:
generated drawings of kinds that were kept from training, those of kinds trained against, and
letters and symbols printed in this machine's fonts. Each row names the kinds shown most. The
folder of --real holds what people wrote in formulas, crohme-digits-*.inkml and
crohme-symbols-*.inkml, which nothing is trained on or chosen by: digits read and refused, letters
and signs accepted, look-alikes apart, digits under noise. First of all, how long one image takes
without torch. It prints a table and, last, one JSON line a row.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import printed
import torch

from digitpad.data.split import load_dataset
from digitpad.evaluation.accuracy import evaluate
from digitpad.evaluation.changes import images_changed
from digitpad.files import resource
from digitpad.handwriting import outliers
from digitpad.ink.inkml import read_inkml
from digitpad.ink.normalise import drawing_to_image
from digitpad.modelfile import Model, open_model
from digitpad.preprocess.mnist import MNIST
from digitpad.recognise.engine import Engine
from digitpad.recognise.recogniser import probabilities_and_score
from digitpad.recognise.torch_engine import TorchEngine

NONDIGITS = 8_000
SEED = 99
KEPT = 0.95
WORST = 5
TIMED = 300
COUNTS = ("n", "kinds", "fonts", "median_ms", "p95_ms")
SHARES = ("accuracy", "ece", "refused", "accepted", "shown", "auroc")
NOISE = (0.1, 0.15)
LOOK_ALIKES = frozenset("oOlsSzZ|/-bq")
"""Signs that some people write like others write 0, 1, 2, 5, 6 or 9."""
SINGLE_STROKES = frozenset({*"()[].", "COMMA", "\\int"})
"""What is a 1 but for a bow or a hook, or a dot."""


def speed_row(model: Model) -> dict[str, object]:
    """Return how long one image takes without torch, which uses one thread."""
    engine = Engine(model.info.architecture, model.tensors)
    images = np.random.default_rng(SEED).integers(0, 256, (TIMED, 1, 1, 28, 28), dtype=np.uint8)
    engine.logits(images[0])
    taken_ms = []
    for image in images:
        started = time.perf_counter()
        engine.logits(image)
        taken_ms.append(1000 * (time.perf_counter() - started))
    median, p95 = np.quantile(taken_ms, (0.5, 0.95)).round(2).tolist()
    return {"name": "one image, one thread", "n": TIMED, "median_ms": median, "p95_ms": p95}


def reading_rows(model: Model, data_dir: Path) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for name in ("mnist", "ink"):
        test = load_dataset(name, data_dir=data_dir).test
        images, labels = test.batch(torch.arange(test.count))
        found = evaluate(model, images.numpy(), labels.numpy())
        rows.append({"name": name, "n": found.n, "accuracy": found.accuracy, "ece": found.ece})
    return rows


def real_rows(model: Model, folder: Path) -> list[dict[str, object]]:
    """Return how digits, letters and signs in real formulas are read."""
    reader, shown = _Reader(model), model.info.calibration.reject_below

    def drawn(stem: str) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.str_]]:
        items = [
            item for path in sorted(folder.glob(f"{stem}-*.inkml")) for item in read_inkml(path)
        ]
        images = np.stack([drawing_to_image(item.drawing) for item in items])[:, None]
        return images, np.array([item.truth for item in items])

    images, truths = drawn("crohme-digits")
    labels = truths.astype(np.int64)
    found = evaluate(model, images, labels)
    _, digits = reader(images)
    row = {"name": "digits in formulas", "n": found.n, "accuracy": found.accuracy, "ece": found.ece}
    rows: list[dict[str, object]] = [row | {"refused": float((digits < shown).mean())}]
    for amount in NOISE:
        read = evaluate(model, images_changed(images, "noise", amount), labels)
        rows.append({"name": f"… noise of {amount}", "n": read.n, "accuracy": read.accuracy})
    images, kinds = drawn("crohme-symbols")
    _, scores = reader(images)
    limits = _Limits(float(np.quantile(digits, 1 - KEPT)), shown)
    alike, strokes = (np.isin(kinds, list(some)) for some in (LOOK_ALIKES, SINGLE_STROKES))
    for name, chosen in (
        ("letters and signs, no look-alikes", ~alike),
        ("… nor single strokes", ~(alike | strokes)),
        ("look-alikes of digits", alike),
    ):
        rows.append(_row(name, kinds[chosen], scores[chosen], digits, limits))
    return rows


def reject_rows(model: Model, data_dir: Path) -> list[dict[str, object]]:
    """Return what becomes of drawings and prints that are no digit, and of printed digits."""
    reader = _Reader(model)
    test = load_dataset("mnist", data_dir=data_dir).test
    images, _ = test.batch(torch.arange(test.count))
    _, digits = reader(images.numpy())
    limits = _Limits(float(np.quantile(digits, 1 - KEPT)), model.info.calibration.reject_below)
    group_of = {kind: group for group, members in outliers.kinds().items() for kind in members}
    rows: list[dict[str, object]] = []
    for part, only in (
        ("kept from training", outliers.HELD_OUT),
        ("trained against", outliers.trained_kinds()),
    ):
        others, kinds = outliers.labelled_batch(SEED, 0, NONDIGITS, only=only)
        _, scores = reader(others[:, None])
        groups = np.array([group_of[kind] for kind in kinds])
        for name in ("all", *outliers.kinds()):
            chosen = np.full(len(groups), True) if name == "all" else groups == name
            row = _row(f"{name}, {part}", np.array(kinds)[chosen], scores[chosen], digits, limits)
            rows.append(row | {"seed": SEED})
    font_count = len(printed.fonts())
    if not font_count:
        print("None of the known fonts is here: nothing printed is measured.")
        return rows
    for name, characters in (("letters", printed.LETTERS), ("symbols", printed.SYMBOLS)):
        found = list(printed.glyphs(characters))
        _, scores = reader(_as_seen(found))
        kinds = np.array([glyph.character for glyph in found])
        rows.append(_row(f"printed {name}", kinds, scores, digits, limits) | {"fonts": font_count})
    found = list(printed.glyphs(printed.DIGITS))
    probabilities, scores = reader(_as_seen(found))
    truths = np.array([int(glyph.character) for glyph in found])
    is_right = probabilities.argmax(axis=1) == truths
    rows.append(
        {
            "name": "printed digits",
            "n": len(found),
            "fonts": font_count,
            "accuracy": float(is_right.mean()),
            **limits.passed(scores),
        }
    )
    return rows


@dataclass(frozen=True, slots=True)
class _Limits:
    accepted: float
    shown: float

    def passed(self, scores: npt.NDArray[np.floating]) -> dict[str, float]:
        """Return the share of scores that reach each limit."""
        return {
            "accepted": float((scores >= self.accepted).mean()),
            "shown": float((scores >= self.shown).mean()),
        }


class _Reader:
    """Reads images uint8 (n, 1, 28, 28): probabilities (n, 10), and how like a digit each is."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._engine = TorchEngine(model.info.architecture, model.tensors)

    def __call__(
        self, images: npt.NDArray[np.uint8]
    ) -> tuple[npt.NDArray[np.floating], npt.NDArray[np.floating]]:
        return probabilities_and_score(self._model, self._engine.logits(images))


def _as_seen(glyphs: Sequence[printed.Glyph]) -> npt.NDArray[np.uint8]:
    return np.stack([MNIST.from_picture(glyph.picture).likeliest().image for glyph in glyphs])[
        :, None
    ]


def _row(
    name: str,
    kinds: npt.NDArray[np.str_],
    scores: npt.NDArray[np.floating],
    digits: npt.NDArray[np.floating],
    limits: _Limits,
) -> dict[str, object]:
    ranks = np.sort(digits)
    taken = Counter(kinds[scores >= limits.shown].tolist()).most_common(WORST)
    return {
        "name": name,
        "n": len(scores),
        "kinds": len(set(kinds.tolist())),
        **limits.passed(scores),
        # The chance that a digit scores higher than one of these.
        "auroc": float(1 - np.searchsorted(ranks, scores).mean() / len(ranks)),
        "worst": dict(taken),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data-dir", type=Path, required=True)
    parser.add_argument("--model", type=Path, default=None)
    parser.add_argument("--real", type=Path, default=None)
    arguments = parser.parse_args()
    model = open_model(arguments.model or resource("digitpad.safetensors"))
    rows = [speed_row(model)]
    rows += reading_rows(model, arguments.data_dir) + reject_rows(model, arguments.data_dir)
    rows += real_rows(model, arguments.real) if arguments.real else []
    for row in rows:
        counts = "  ".join(f"{key} {row[key]:,}" for key in COUNTS if key in row)
        shares = "  ".join(f"{key} {100 * float(row[key]):.2f} %" for key in SHARES if key in row)
        worst = " ".join(f"{kind} ({count})" for kind, count in row.get("worst", {}).items())
        print(f"{row['name']:<34} {counts}  {shares}  {worst}".rstrip())
    for row in rows:
        print(json.dumps(row, ensure_ascii=False))


if __name__ == "__main__":
    main()
