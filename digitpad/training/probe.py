"""What pays on this machine: bfloat16 and channels_last, measured once a network and remembered.

Only for settings whose precision is "auto"; a published recipe never asks. What was found is what
the run's settings say from then on, so its model file and its checkpoint tell it, and a resumed
run does not measure again.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Final, Literal

import torch

from digitpad.errors import DigitpadError
from digitpad.files import cache_folder, read_bounded, write_atomically
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture
from digitpad.models.torch.network import build
from digitpad.training.config import TrainConfig
from digitpad.training.devices import processor
from digitpad.training.distributed import ALONE, Team
from digitpad.training.losses import training_loss

MAX_BYTES: Final = 1 << 16
REPEATS: Final = 6
IMAGES: Final = 128
FEW: Final = IMAGES // 4
"""Images of a first look: a processor without bfloat16 takes twenty times as long with it."""
WORTH: Final = 0.9
"""A way of computing is taken when it needs less than this part of plain float32's time."""


@dataclass(frozen=True, slots=True)
class Found:
    """How to compute."""

    precision: Literal["float32", "bfloat16"] = "float32"
    channels_last: bool = False


PLAIN: Final = Found()
WAYS: Final = (
    PLAIN, Found("float32", True), Found("bfloat16", False), Found("bfloat16", True),
)  # fmt: skip


def settled(
    config: TrainConfig,
    device: torch.device,
    *,
    resumed: TrainConfig | None = None,
    team: Team = ALONE,
) -> TrainConfig:
    """Return ``config`` with a precision that is not "auto".

    ``resumed``: the settings of the run that is gone on with, which then decide. All processes
    of a ``team`` come to the same result, and all of them take part, whatever their settings:
    that these differ is found out later.
    """
    is_open = config.recipe.precision == "auto" and resumed is None
    found = _for_device(device, config) if is_open else PLAIN
    is_short, is_last = team.any(found.precision == "bfloat16", found.channels_last)
    if is_open:
        precision: Literal["float32", "bfloat16"] = "bfloat16" if is_short else "float32"
        return config.with_settings(precision=precision, channels_last=is_last)
    if config.recipe.precision == "auto" and resumed is not None:
        theirs = resumed.recipe
        return config.with_settings(precision=theirs.precision, channels_last=theirs.channels_last)
    return config


def remembered(path: Path, key: str, network: Architecture) -> Found:
    """Return what ``path`` says for ``key``, else measure ``network`` and write it there."""
    stored = _stored(path)
    known = [way for way in WAYS if asdict(way) == stored.get(key)]
    if known:
        return known[0]
    found = _fastest(network)
    with suppress(DigitpadError):  # a full disk only means that it is measured again
        text = json.dumps(stored | {key: asdict(found)}, indent=1)
        write_atomically(path, text.encode())
    return found


def _stored(path: Path) -> dict[str, object]:
    """Return what is noted there; nothing where it is not there or is damaged."""
    with suppress(DigitpadError, ValueError):
        if path.is_file():
            read = json.loads(read_bounded(path, MAX_BYTES, "list of measurements"))
            return read if isinstance(read, dict) else {}
    return {}


def _fastest(network: Architecture) -> Found:
    seconds = {PLAIN: _seconds(PLAIN, network)}
    for way in WAYS[1:]:
        seconds[way] = _seconds(way, network, hopeless_s=seconds[PLAIN])
    return best(seconds)


def best(seconds: dict[Found, float]) -> Found:
    """Return the fastest way, plain float32 where none is clearly faster."""
    fastest = min(seconds, key=lambda way: seconds[way])
    return fastest if seconds[fastest] < WORTH * seconds[PLAIN] else PLAIN


def _for_device(device: torch.device, config: TrainConfig) -> Found:
    if device.type == "cpu":
        network = architecture(config.model, **dict(config.model_arguments))
        sizes = "".join(f", {name} {value}" for name, value in config.model_arguments)
        key = f"{config.model}{sizes}, {processor().title}, torch {torch.__version__}"
        return remembered(cache_folder() / "precision.json", key, network)
    if device.type == "cuda" and torch.cuda.is_bf16_supported():
        return Found("bfloat16", True)
    return PLAIN


def _seconds(way: Found, architecture: Architecture, hopeless_s: float = inf) -> float:
    """Return the least time that a step of a network takes, without its optimizer.

    Infinity where a step of ``FEW`` images already takes longer than ``hopeless_s``, twice.
    """
    network = build(architecture, seed=0)
    network.lay_out(way.precision, channels_last=way.channels_last)
    generator = torch.Generator().manual_seed(0)
    network.use_generator(generator)  # the global one belongs to others
    images = torch.rand((IMAGES, *architecture.input_shape), generator=generator)
    labels = torch.arange(IMAGES) % architecture.class_count

    def step(count: int) -> float:
        begun = perf_counter()
        with torch.autocast("cpu", torch.bfloat16, enabled=way.precision == "bfloat16"):
            outputs = network(images[:count])
        wanted = labels[:count]
        training_loss(architecture, outputs.float(), images[:count], wanted, 0.0)[0].backward()
        return perf_counter() - begun

    if step(FEW) > hopeless_s and step(FEW) > hopeless_s:
        return inf
    return min(step(IMAGES) for _ in range(REPEATS))
