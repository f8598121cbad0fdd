"""What the window holds in memory, against torch and Qt loaded and nothing made of them."""

from __future__ import annotations

from pathlib import Path

import torch
from measure import Row, Skipped, data_folder, figures_of_script

WINDOW_MB = 600
TRAINING_MB = 500


def run() -> list[Row]:
    if not Path("/proc/self/status").is_file():
        raise Skipped("this system does not tell the memory of a process in /proc")
    try:
        data, images = ["--data-dir", str(data_folder("mnist"))], "MNIST"
    except Skipped:
        data, images = [], "generated handwriting"
    plain = figures_of_script("memory_probe.py", "--case", "plain")
    found = figures_of_script("memory_probe.py", *data, "--case", "window")
    rest, most, cuda = (found[f"window_{name}mb"] for name in ("", "most_", "cuda_"))
    added = found["training_most_mb"] - rest
    has_cuda = torch.version.cuda is not None
    reference = f"torch and an empty Qt window: {plain['window_mb']:.0f} MB"
    return [
        Row(
            "memory-window",
            f"window with the shipped model: {rest:.0f} MB, at most {most:.0f}"
            + (f"; {cuda:.0f} of them are CUDA’s libraries" if cuda else ""),
            reference,
            rest / plain["window_mb"],
            1,
            figures=found,
            target=f"≤ {WINDOW_MB} MB on a torch without CUDA" + (": not this one" * has_cuda),
            is_met=None if has_cuda else most <= WINDOW_MB,
            ratio_of="resident memory",
        ),
        Row(
            "memory-training",
            f"training candle-cnn on {images} adds at most {added:.0f} MB",
            reference,
            added / plain["window_mb"],
            1,
            (0,),
            target=f"adds ≤ {TRAINING_MB} MB",
            is_met=added <= TRAINING_MB,
            ratio_of="resident memory",
        ),
    ]
