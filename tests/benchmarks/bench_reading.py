"""What one reading costs: the torch-free engine, against torch with the same weights."""

from __future__ import annotations

import torch
from measure import Row, cpu_seconds_of_call, in_turn

from digitpad.models.catalogue import architecture
from digitpad.models.network import build
from digitpad.recognise.numpy_engine import NumpyEngine

REPEATS = 25
READINGS = 20
SEED = 0


def run() -> list[Row]:
    torch.set_num_threads(1)
    image = torch.randint(
        0, 256, (1, 1, 28, 28), dtype=torch.uint8, generator=torch.Generator().manual_seed(SEED)
    )
    return [_row(name, image) for name in ("digitpad", "candle-cnn", "candle-linear")]


def _row(name: str, image: torch.Tensor) -> Row:
    made = architecture(name)
    network = build(made, seed=SEED).eval()
    engine = NumpyEngine(made, network.arrays())
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
        f"numpy engine: {1e3 * mine / READINGS:.2f} ms",
        f"eager torch, inference mode: {1e3 * theirs / READINGS:.2f} ms",
        mine / theirs,
        REPEATS * READINGS,
        (SEED,),
    )
