"""How well the shipped model reads, how honest it is, and how well it tells digits from others.

    python tests/benchmarks/shipped_model.py --data-dir DIR [--model FILE]

DIR holds MNIST's files and the ink files, in itself or one folder down. Accuracy and calibration
error on MNIST's test part and on the pen strokes of the writers that were kept for testing; then,
for each kind of generated drawing that is no digit, how many are taken for a digit at the
threshold that keeps 95 % of MNIST's test digits. It prints a table and, last, one JSON line a row.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from digitpad.data.load import load_dataset
from digitpad.files import resource
from digitpad.ink import nondigits
from digitpad.modelfile import Model, load_model
from digitpad.recognise.evaluate import evaluate
from digitpad.recognise.recogniser import probabilities_and_score
from digitpad.recognise.torch_engine import TorchEngine

NONDIGITS = 8_000
SEED = 99
KEPT = 0.95


def reading_rows(model: Model, data_dir: Path) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for name in ("mnist", "ink"):
        test = load_dataset(name, data_dir=data_dir).test
        images, labels = test.batch(torch.arange(test.count))
        found = evaluate(model, images.numpy(), labels.numpy())
        rows.append({"name": name, "n": found.n, "accuracy": found.accuracy, "ece": found.ece})
    return rows


def reject_rows(model: Model, data_dir: Path) -> list[dict[str, object]]:
    engine = TorchEngine(model.info.architecture, model.tensors)
    test = load_dataset("mnist", data_dir=data_dir).test
    images, _ = test.batch(torch.arange(test.count))
    _, digits = probabilities_and_score(model, engine.logits(images.numpy()))
    threshold = np.quantile(digits, 1 - KEPT)
    others, kinds = nondigits.labelled_batch(SEED, 0, NONDIGITS)
    _, scores = probabilities_and_score(model, engine.logits(others[:, None]))
    group_of = {kind: group for group, members in nondigits.kinds().items() for kind in members}
    groups = np.array([group_of[kind] for kind in kinds])
    ranks = np.sort(digits)
    rows: list[dict[str, object]] = []
    for group in nondigits.kinds():
        theirs = scores[groups == group]
        # The chance that a digit scores higher than one of these.
        auroc = 1 - np.searchsorted(ranks, theirs).mean() / len(ranks)
        accepted = float((theirs >= threshold).mean())
        row = {"name": group, "n": len(theirs), "seed": SEED, "accepted": accepted}
        rows.append(row | {"auroc": float(auroc)})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data-dir", type=Path, required=True)
    parser.add_argument("--model", type=Path, default=None)
    arguments = parser.parse_args()
    model = load_model(arguments.model or resource("digitpad.safetensors"))
    rows = reading_rows(model, arguments.data_dir) + reject_rows(model, arguments.data_dir)
    for row in rows:
        facts = (
            f"{key} {100 * float(row[key]):.2f} %"
            for key in row
            if key not in ("name", "n", "seed")
        )
        print(f"{row['name']:<15} n {row['n']:>6,}  {'  '.join(facts)}")
    for row in rows:
        print(json.dumps(row))


if __name__ == "__main__":
    main()
