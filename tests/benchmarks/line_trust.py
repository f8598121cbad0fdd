"""Trains the network that weighs how far an amount on a strip is to be trusted (``paper.line``).

``PYTHONPATH=tests/core:tests/paper python tests/benchmarks/line_trust.py``
draws amounts on cheques of even
seeds, with every second image and writer, reads them, and fits a small network to which ones are
right. It prints what is sure and what is wrong and sure at several thresholds, where each fifth of
the cheques is weighed by networks that learned from the others, then where all hands of one kind
are weighed by networks that learned from the other kind, and writes ``resources/line-trust.json``.
"""

from __future__ import annotations

from collections.abc import Iterator

import bench_sheets
import numpy as np
import pytest
from page_trust import FOLDS, fitted, logits, trusts_by_others, write_fitted

from digitpad.arrays import Doubles
from digitpad.files import PAPER_MODEL, resource
from digitpad.modelfile import open_model
from digitpad.numbers.reader import NumberReader
from digitpad.paper import line, trust
from digitpad.paper.synthesis.sheets import synthetic_sheet

FIRST_SEED = 80_000
CHEQUES = {"usual": 2000, "UNIPEN": 1200}
LEVELS = (0.95, 0.96, 0.97, 0.98, 0.985, 0.99)


def weighed(kind: str, count: int, reader: NumberReader) -> tuple[list[str], Doubles, Doubles]:
    """Return the features, (n, names), with their names, and which amounts are right.

    (n, 2): whether an amount was read right, and whether it may be sure.
    """
    usual, rare = bench_sheets.hands(0), [*bench_sheets.hands_of_unipen(0).values()]
    people = usual if kind == "usual" else rare
    names: list[str] = []
    rows, right = [], []

    def recorded(_: str, of: list[str], values: Doubles) -> Doubles:
        names[:] = of
        rows.append(values[0])
        return np.zeros(1)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line, "probabilities", recorded)
        for seed in range(FIRST_SEED, FIRST_SEED + 2 * count, 2):
            photo = synthetic_sheet("cheque", seed, people)
            read = line.read_line(reader, photo.picture).text
            truth = photo.truth["numbers"][0]["text"]
            if len(rows) > len(right):
                texts = [bench_sheets.judged_text("cheque", one) for one in (read, truth)]
                may_be_sure = line.FORM.match(read) is not None
                right.append((texts[0] == texts[1], may_be_sure))
    return names, np.array(rows), np.array(right, np.float64)


def curve(trusts: Doubles, right: Doubles) -> Iterator[str]:
    for least in LEVELS:
        is_sure = (trusts >= least) & (right[:, 1] > 0)
        sure = is_sure & (right[:, 0] > 0)
        yield f"{least}: {sure.mean():.1%}, {(is_sure & ~sure).mean():.2%}"


def main() -> None:
    reader = NumberReader(open_model(resource(PAPER_MODEL)))
    names: list[str] = []
    inputs, right = {}, {}
    for kind, count in CHEQUES.items():
        names, inputs[kind], right[kind] = weighed(kind, count, reader)
    everything = np.concatenate([*inputs.values()]), np.concatenate([*right.values()])[:, 0]
    folds = np.arange(len(everything[0])) % FOLDS
    trusts = trusts_by_others(*everything, folds)
    print("right and sure, wrong and sure, of all")
    start = 0
    for kind, own in inputs.items():
        part = slice(start, start := start + len(own))
        print(kind, len(own), "other fifths", *curve(trusts[part], right[kind]), sep=" | ")
        by_others = [fitted(inputs[one], right[one][:, 0]) for one in inputs if one != kind]
        foreign = 1 / (1 + np.exp(-logits(by_others[0], own)))
        print(kind, len(own), "other hands", *curve(foreign, right[kind]), sep=" | ")
    write_fitted(trust.OF_LINES, names, *everything)


if __name__ == "__main__":
    main()
