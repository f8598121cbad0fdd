"""Save the mean of models of one architecture, of which each was trained from another's weights.

``python tests/average_models.py A B ... --save C``. Where one run went on from another, the mean
of both often reads better than either (Wortsman et al., https://arxiv.org/abs/2203.05482).
"""

from __future__ import annotations

import argparse
import dataclasses
from pathlib import Path

import numpy as np

from digitpad.modelfile import open_model, save_model


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("models", nargs="+", type=Path)
    parser.add_argument("--save", type=Path, required=True)
    options = parser.parse_args()
    models = [open_model(path) for path in options.models]
    mean = {
        name: np.mean([model.tensors[name] for model in models], axis=0, dtype=np.float64)
        for name in models[-1].tensors
    }
    tensors = {name: tensor.astype(np.float32) for name, tensor in mean.items()}
    # The last one's figures are not those of the mean.
    told = {**models[-1].info.training, "note": f"mean of {len(models)} models"}
    info = dataclasses.replace(models[-1].info, metrics={}, training=told)
    save_model(options.save, dataclasses.replace(models[-1], info=info, tensors=tensors))


if __name__ == "__main__":
    main()
