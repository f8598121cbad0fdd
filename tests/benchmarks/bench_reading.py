"""What one reading costs: the torch-free engine against torch with the same weights, in CPU
seconds; then readings in the window by the clock, at rest and while candle-cnn trains, against
plain PyTorch that reads while it trains (``reading_probe.py``).
"""

from __future__ import annotations

import torch
from measure import (
    Row,
    Skipped,
    cpu_seconds_of_call,
    data_folder,
    figures_of_script,
    in_turn,
)

from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.recognise.engine import Engine

REPEATS = 25
READINGS = 20
SEED = 0
IMAGES = 6_000
MEDIAN_MS = 3
P95_MS = 10


def run() -> list[Row]:
    return [*engine_rows(), *window_rows()]


def window_rows() -> list[Row]:
    try:
        data = ["--data-dir", str(data_folder("mnist"))]
    except Skipped:
        data = []  # generated handwriting trains as well
    plain = figures_of_script("reading_probe.py", "--case", "plain")
    rows = []
    for case, words in (
        ("rest", "at rest"),
        ("training", "while candle-cnn trains"),
        ("evidence", "while “Why?” colours each"),
        ("nearest", "while “Why?” finds the images nearest to each"),
        ("embedding", "while “Why?” places all images and it"),
    ):
        found = figures_of_script("reading_probe.py", *data, "--case", case, "--images", IMAGES)
        median, p95 = found["reading_median_ms"], found["reading_p95_ms"]
        why = f"; “Why?” after {found['look_median_ms']:.1f}" if "look_median_ms" in found else ""
        rows.append(
            Row(
                f"reading-{case}",
                f"in the window {words}: {median:.1f} ms, p95 {p95:.1f}; "
                f"shown after {found['shown_median_ms']:.1f}, p95 {found['shown_p95_ms']:.1f}{why}",
                f"plain torch beside its own training: {plain['reading_median_ms']:.1f} ms, "
                f"p95 {plain['reading_p95_ms']:.1f}",
                p95 / plain["reading_p95_ms"],
                int(found["n"]),
                figures=found,
                target=f"median ≤ {MEDIAN_MS} ms, p95 ≤ {P95_MS} ms",
                is_met=median <= MEDIAN_MS and p95 <= P95_MS,
                ratio_of="wall time at the 95th percentile",
            )
        )
    return rows


def engine_rows() -> list[Row]:
    torch.set_num_threads(1)
    image = torch.randint(
        0, 256, (1, 1, 28, 28), dtype=torch.uint8, generator=torch.Generator().manual_seed(SEED)
    )
    return [_row(name, image) for name in ("digitpad", "candle-cnn", "candle-linear")]


def _row(name: str, image: torch.Tensor) -> Row:
    made = architecture(name)
    network = build(made, seed=SEED).eval()
    engine = Engine(made, network.arrays())
    array = image.numpy()

    def ours() -> None:
        for _ in range(READINGS):
            engine.logits(array)

    def reference() -> None:
        with torch.inference_mode():
            for _ in range(READINGS):
                network(image.float() / 255)

    ours()  # both warm
    reference()
    mine, theirs = in_turn(
        lambda: cpu_seconds_of_call(ours), lambda: cpu_seconds_of_call(reference), repeats=REPEATS
    )
    return Row(
        f"reading-{name}",
        f"onnxruntime: {1e3 * mine / READINGS:.2f} ms",
        f"eager torch, inference mode: {1e3 * theirs / READINGS:.2f} ms",
        mine / theirs,
        REPEATS * READINGS,
        (SEED,),
    )
