"""Trains the network that weighs how far a number on a page is to be trusted (``paper.trust``).

``PYTHONPATH=tests/core:tests/paper python tests/benchmarks/page_trust.py``
draws sheets of even seeds, with
every second image and writer and, on half of the receipts, tables and pages, with words that no
other sheet has; reads them, and fits a small network to which numbers are right. It prints how
often numbers are wrong and unmarked at several thresholds, where each fifth of the sheets is
weighed by networks that learned from the others, and writes ``resources/page-trust.json``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import bench_sheets
import numpy as np
import pytest
import torch

from digitpad.arrays import Doubles
from digitpad.files import PAPER_MODEL, resource
from digitpad.ink.boxes import around
from digitpad.modelfile import open_model
from digitpad.paper import page, trust
from digitpad.paper.glyphs import GlyphReader
from digitpad.paper.number import MIN_CLEAR_TRUST, MIN_TRUST, Number
from digitpad.paper.page import lines_of
from digitpad.paper.synthesis import photos as synthetic_photos
from digitpad.paper.synthesis import sheets
from digitpad.paper.synthesis.photos import (
    PhotoLook,
    SheetPhoto,
    synthetic_page,
    width_of,
    write_number,
)
from digitpad.paper.synthesis.sheets import synthetic_sheet

SHEETS = {"sum": 320, "receipt": 130, "columns": 130, "form": 40, "words": 80, "labels": 30,
          "page": 80, "wide": 59}  # fmt: skip
"""``words`` are receipts with other words, ``labels`` tables, ``page`` lines of mixed things,
``wide`` sums of large digits that stand apart, as on a photo of one or two."""
LARGE_PX = (40.0, 200.0)
APART = (0.0, 0.6)
"""How much further such digits stand from each other, in their heights."""
OTHER_WORDS = (
    "Bread", "Butter", "Coffee", "Tea", "Apples", "Soap", "Rice", "Onion", "Olives", "Basil",
    "Sugar", "Yoghurt", "Cheese", "Bio", "Lot", "Gel", "Salt", "Oil", "Eggs", "Ham", "Obst",
    "Zitrone", "Los", "Sol", "Gold", "Box", "Set", "Tax", "Bar", "Cash", "Visa", "Bill", "Is",
    "It", "To", "So", "Go", "Of", "Lo", "OSLO", "TOTAL", "SUMME", "BLZ", "IBAN", "Pos", "Stk",
    "kg", "Std", "qty", "Nr", "No", "Ort", "Tel", "SOS", "Bus", "Zug", "Gas", "Ei", "Öl",
    "Igel", "lila", "blog", "SIGLO", "ZOOLOGIE", "Sea", "sell", "bios", "logs", "Leo", "Gigi",
    "Ali", "Zita", "Otto", "Bobo", "Lolli", "silo",
)  # fmt: skip
FOLDS, NETWORKS, HIDDEN, EPOCHS, DECAY = 5, 3, 16, 40, 0.1


class Weighed(NamedTuple):
    """What was weighed of a number, whether it is right, whether one stands there, whether it may
    be sure and needs less trust for it, its sheet.
    """

    features: Doubles
    is_right: bool
    is_there: bool
    is_candidate: bool
    is_clear: bool
    kind: str
    sheet: int


PARTS = {"words": "receipt", "labels": "columns", "wide": "sum"}
"""The kinds of sheets that these are."""


def photos(kind: str, count: int) -> Iterator[SheetPhoto]:
    people = bench_sheets.hands(0)
    usual = synthetic_photos.WORDS
    for seed in range(0, 2 * count, 2):
        words = OTHER_WORDS if kind in ("words", "labels", "page") else usual
        synthetic_photos.WORDS = sheets.WORDS = words  # type: ignore[misc]
        if kind == "page":
            look = PhotoLook(words=seed // 2 % 4 * 4, long_side=(1200, 1600, 2200)[seed // 2 % 3])
            photo = synthetic_page(10_000 + seed, look, numbers=14)
            for number in photo.truth["numbers"]:
                number["box"] = around(digit["box"] for digit in number["digits"])
            yield SheetPhoto(photo.picture, photo.truth | {"carried": []})
        elif kind == "wide":
            apart = float(np.random.default_rng(seed).uniform(*APART))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(sheets, "DIGIT_PX", LARGE_PX)
                patch.setattr(sheets, "write_number", partial(written_apart, apart))
                patch.setattr(sheets, "width_of", partial(width_apart, apart))
                yield synthetic_sheet("sum", seed + 5000, people)
        else:
            yield synthetic_sheet(PARTS.get(kind, kind), seed + 5000 * (kind in PARTS), people)
    synthetic_photos.WORDS = sheets.WORDS = usual  # type: ignore[misc]


def width_apart(apart: float, text: str, tall: float) -> float:
    return width_of(text, tall) + apart * tall * (len(text) - 1)


def written_apart(
    apart: float, sheet: Any, text: str, x: float, bottom: float, tall: float, digits: Any
) -> dict[str, Any]:
    found = []
    for digit in text:
        found += write_number(sheet, digit, x, bottom, tall, digits)["digits"]
        x = found[-1]["box"][2] + tall * (float(sheet.chance.uniform(0.1, 0.28)) + apart)
    return {"text": text, "digits": found}


def weighed(
    kind: str, sheet: int, photo: SheetPhoto, reader: GlyphReader
) -> tuple[list[str], list[Weighed]]:
    """Return the numbers that were read on a photo, with what is weighed of each."""
    names: list[str] = []
    rows = np.zeros((0, 0))
    others: list[bool] = []

    def recorded(*inputs: Any) -> Doubles:
        nonlocal names, rows, others
        others = trust.may_be_others(*inputs[:3])
        names, rows = trust.features_of(*inputs) if inputs[0] else ([], rows)
        # A number is known again by its trust.
        return (1 + np.arange(len(rows))) / 1e6

    numbers: list[Number] = []

    def remembered(*inputs: Any) -> Any:
        lines = lines_of(*inputs)
        numbers.extend(number for line in lines for number in line)
        return lines

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "trusts_on_page", recorded)
        patch.setattr(page, "lines_of", remembered)
        cells = page.read_page(photo.picture, reader, is_upright=True).numbers
    found = []
    # The sign before the last line of a sum is none of its number.
    judged = PARTS.get(kind, kind)
    for number in (one for one in numbers if one.cell in cells):
        place = round(1e6 * number.trust) - 1
        boxes = [
            one
            for one in photo.truth["numbers"]
            if bench_sheets.stands_there(number.box, one["box"], judged)
        ]
        texts = [bench_sheets.judged_text(judged, one["text"]) for one in boxes]
        is_carried = number.text == "1" and any(
            bench_sheets.stands_there(number.box, box, "") for box in photo.truth["carried"]
        )
        if not 0 <= place < len(rows) or (is_carried and not texts):
            continue
        is_right = texts == [bench_sheets.judged_text(judged, number.text)]
        could_be_sure = replace(number, trust=1.0).sure and not others[place]
        found.append(
            Weighed(rows[place], is_right, bool(texts), could_be_sure, number.is_clear, kind, sheet)
        )
    return names, found


def fitted(inputs: Doubles, right: Doubles, networks: int = NETWORKS) -> dict[str, Any]:
    """Return the mean of a few networks with one hidden layer, as one."""
    mean, spread = inputs.mean(axis=0), inputs.std(axis=0)
    spread[spread < 1e-4] = 1.0  # of features that say nothing here
    scaled = np.clip((inputs - mean) / spread, -trust.MAX_DEVIATION, trust.MAX_DEVIATION)
    x, y = torch.tensor(scaled, dtype=torch.float32), torch.tensor(right, dtype=torch.float32)
    parts = []
    for seed in range(networks):
        torch.manual_seed(seed)
        network = torch.nn.Sequential(
            torch.nn.Linear(x.shape[1], HIDDEN), torch.nn.Tanh(), torch.nn.Linear(HIDDEN, 1)
        )
        optimizer = torch.optim.AdamW(network.parameters(), lr=1e-2, weight_decay=DECAY)
        for _ in range(EPOCHS):
            for batch in torch.randperm(len(x)).split(512):
                loss = torch.nn.functional.binary_cross_entropy_with_logits(
                    network(x[batch])[:, 0], y[batch]
                )
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
        parts.append([one.detach().numpy() for one in network.parameters()])
    hidden, bias, output, start = zip(*parts, strict=True)
    return {
        "mean": mean,
        "spread": spread,
        "hidden": np.concatenate(hidden).T,
        "bias": np.concatenate(bias),
        "output": np.concatenate(output, axis=1)[0] / networks,
        "start": np.mean(start),
    }


def logits(network: dict[str, Any], inputs: Doubles) -> Doubles:
    scaled = (inputs - network["mean"]) / network["spread"]
    hidden = np.tanh(
        np.clip(scaled, -trust.MAX_DEVIATION, trust.MAX_DEVIATION) @ network["hidden"]
        + network["bias"]
    )
    return np.asarray(hidden @ network["output"] + network["start"])


def trusts_by_others(inputs: Doubles, right: Doubles, folds: Doubles) -> Doubles:
    """Return what networks that learned from the other folds say of each."""
    trusts = np.zeros(len(inputs))
    for fold in range(FOLDS):
        network = fitted(inputs[folds != fold], right[folds != fold])
        trusts[folds == fold] = 1 / (1 + np.exp(-logits(network, inputs[folds == fold])))
    return trusts


def write_fitted(file: str, names: list[str], inputs: Doubles, right: Doubles) -> None:
    """Fit a network to all, and write it to the resource ``file``."""
    plain = {
        name: np.round(np.asarray(part, np.float64), 5).tolist()
        for name, part in fitted(inputs, right).items()
    }
    text = json.dumps({"features": names} | plain, ensure_ascii=False)
    resource(file).write_text(text + "\n", encoding="utf-8")


def curve(rows: list[Weighed], trusts: Doubles, counts: dict[str, int]) -> Iterator[str]:
    levels = [(least, least) for least in (0.95, 0.98, 0.99, 0.995)]
    for kind, count in counts.items():
        for least, clear in [(MIN_TRUST, MIN_CLEAR_TRUST), *levels]:
            sure = [
                one
                for one, value in zip(rows, trusts, strict=True)
                if one.kind == kind
                and one.is_candidate
                and value >= (clear if one.is_clear else least)
            ]
            wrong = sum(not one.is_right and one.is_there for one in sure)
            extra = sum(not one.is_there for one in sure)
            right = sum(one.is_right for one in sure)
            yield (
                f"{kind:8} ≥ {least:.3f}, clear ≥ {clear:.3f}: {right / count:6.1%} of {count} "
                f"numbers right and sure, {wrong / count:.2%} ({wrong}) wrong and sure, {extra} "
                "where none is"
            )


def train(rows: list[Weighed], names: list[str], counts: dict[str, int]) -> None:
    inputs = np.array([one.features for one in rows])
    right = np.array([one.is_right for one in rows], np.float64)
    folds = np.array([one.sheet for one in rows]) % FOLDS
    print(*curve(rows, trusts_by_others(inputs, right, folds), counts), sep="\n")
    write_fitted(trust.OF_PAGES, names, inputs, right)


def main() -> None:
    reader = GlyphReader(open_model(resource(PAPER_MODEL)))
    rows: list[Weighed] = []
    counts: dict[str, int] = {}
    names: list[str] = []
    for kind, count in SHEETS.items():
        for place, photo in enumerate(photos(kind, count)):
            now, found = weighed(kind, place, photo, reader)
            names = now or names
            rows += found
            counts[kind] = counts.get(kind, 0) + len(photo.truth["numbers"])
    train(rows, names, counts)


if __name__ == "__main__":
    main()
