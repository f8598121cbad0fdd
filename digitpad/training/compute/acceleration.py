"""What makes a run faster and changes nothing else; ``DIGITPAD_PLAIN=1`` does without all of it.

Precision "auto": bfloat16 and channels_last where they pay, measured once a network and machine
and remembered. What was found is what the run's settings say from then on, so its model file and
its checkpoint tell it, and a resumed run does not measure again.

oneDNN's layout: a processor's convolutions bring their inputs into an order of their own and
their results back; poolings in torch's own order take as long as the convolutions themselves.
From the first convolution to the last pooling nothing needs to be brought back, and the results
are the same.

Memory: glibc gives blocks of more than 128 KB back to the system as soon as they are freed, and
every page of them is cleared anew when the next step asks for them: a quarter of a step's time
with large batches (``mallopt(3)``, https://man7.org/linux/man-pages/man3/mallopt.3.html).
"""

from __future__ import annotations

import ctypes
import json
import os
import platform
import sys
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import cache
from itertools import takewhile
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Final, Literal

import torch
from torch import Tensor, nn

from digitpad.errors import DigitpadError
from digitpad.files import cache_folder, read_bounded, write_atomically
from digitpad.models import layers
from digitpad.models.architecture import Architecture
from digitpad.models.catalogue import architecture
from digitpad.models.recipe import Precision
from digitpad.models.torch.network import Network, build
from digitpad.training.compute.devices import processor
from digitpad.training.compute.distributed import ALONE, ProcessGroup
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import Preparing
from digitpad.untrusted import parse_json

MAX_BYTES: Final = 1 << 16
REPEATS: Final = 6
ENOUGH_S: Final = 1.0
"""Steps are timed until they are so many, or took so long together."""
IMAGES: Final = 64
LOOKS: Final = (8, 16, 32)
"""Images of the first steps: a processor without bfloat16 takes twenty times as long with it, and
whoever stops the run waits for a step."""
WORTH: Final = 0.9
"""A way of computing is taken when it needs less than this part of plain float32's time."""
IN_LAYOUT: Final = (layers.Conv, layers.ReLU, layers.MaxPool)
"""Layers whose results and gradients oneDNN computes in its own order."""
LAST_TRIED: Final = ("cpu", "cuda")
"""Kinds of devices on which channels were put last and networks trained."""
MEASURED: Final = ("x86_64", "AMD64")
"""What ``platform.machine`` calls the processors on which this was measured."""
TRIM_THRESHOLD: Final = -1
MMAP_THRESHOLD: Final = -3
"""What ``malloc.h`` calls M_TRIM_THRESHOLD and M_MMAP_THRESHOLD."""
LARGEST: Final = 32 << 20
"""Blocks up to so many bytes are kept: glibc's own limit for them."""
TRIM_WHILE_TRAINING: Final = 1 << 30
"""Freed bytes that glibc may keep while a run goes on."""
TRIM_AFTERWARDS: Final = 2 * LARGEST
"""And afterwards: what glibc comes to by itself once it met large blocks."""


def is_on() -> bool:
    """Whether any of this is used; without it one can look for an error elsewhere."""
    return not os.environ.get("DIGITPAD_PLAIN")


@dataclass(frozen=True, slots=True)
class ComputeMode:
    """How to compute."""

    precision: Literal["float32", "bfloat16"] = "float32"
    channels_last: bool = False


PLAIN: Final = ComputeMode()
WAYS: Final = (
    PLAIN,
    ComputeMode("float32", True),
    ComputeMode("bfloat16", False),
    ComputeMode("bfloat16", True),
)


def resolution(
    config: TrainConfig,
    device: torch.device,
    control: Control,
    *,
    resumed: TrainConfig | None = None,
    group: ProcessGroup = ALONE,
) -> Generator[Preparing, None, TrainConfig]:
    """Return ``config`` with a precision that is not "auto"; yield how far measuring it is.

    ``control``: a stop ends the measuring, with plain float32 and nothing remembered. ``resumed``:
    the settings of the run that is gone on with, which then decide. All processes of a ``group``
    come to the same result, and all of them take part, whatever their settings: that these differ
    is found out later.
    """
    is_open = config.recipe.precision == "auto"
    looks = is_open and resumed is None and is_on()
    found = (yield from _for_device(device, config, control)) if looks else PLAIN
    is_short, is_last = group.any(found.precision == "bfloat16", found.channels_last)
    if not is_open:
        return config
    precision: Precision = "bfloat16" if is_short else "float32"
    if resumed is not None:
        precision, is_last = resumed.recipe.precision, resumed.recipe.channels_last
    return config.with_settings(precision=precision, channels_last=is_last)


def remembered(
    path: Path, key: str, network: Architecture, control: Control
) -> Generator[Preparing, None, ComputeMode]:
    """Return what ``path`` says for ``key``, else measure ``network`` and write it there."""
    stored: dict[str, object] = {}
    with suppress(DigitpadError, TypeError, ValueError):  # not there yet, or damaged
        stored |= parse_json(read_bounded(path, MAX_BYTES))
    for way in WAYS:
        if asdict(way) == stored.get(key):
            return way
    seconds: dict[ComputeMode, float] = {}
    for number, way in enumerate(WAYS):
        told = Preparing("the fastest way to compute", number, len(WAYS))
        for took in seconds_of_steps(way, network, hopeless_s=seconds.get(PLAIN, inf)):
            yield told
            if control.is_stopping:
                return PLAIN
            seconds[way] = took
    found = best(seconds)
    with suppress(DigitpadError):  # a full disk only means that it is measured again
        text = json.dumps(stored | {key: asdict(found)}, indent=1)
        write_atomically(path, text.encode())
    return found


def best(seconds: dict[ComputeMode, float]) -> ComputeMode:
    """Return the fastest way, plain float32 where none is clearly faster."""
    fastest = min(seconds, key=lambda way: seconds[way])
    return fastest if seconds[fastest] < WORTH * seconds[PLAIN] else PLAIN


def _for_device(
    device: torch.device, config: TrainConfig, control: Control
) -> Generator[Preparing, None, ComputeMode]:
    if device.type == "cpu":
        network = architecture(config.model, **dict(config.model_arguments))
        sizes = "".join(f", {name} {value}" for name, value in config.model_arguments)
        key = f"{config.model}{sizes}, {processor().title}, torch {torch.__version__}"
        return (yield from remembered(cache_folder() / "precision.json", key, network, control))
    # Older cards only emulate it, which is slower than float32.
    if device.type == "cuda" and torch.cuda.is_bf16_supported(including_emulation=False):
        return ComputeMode("bfloat16", True)
    return PLAIN


def seconds_of_steps(
    way: ComputeMode, architecture: Architecture, hopeless_s: float = inf
) -> Iterator[float]:
    """Yield, after each step, the least time that one over ``IMAGES`` images took so far.

    Without its optimizer; infinity before there was one, and as the last where a step over fewer
    images takes longer than ``hopeless_s``, twice.
    """
    network = build(architecture, seed=0)
    lay_out(network, way.precision, channels_last=way.channels_last)
    generator = torch.Generator().manual_seed(0)
    network.use_generator(generator)  # the global one belongs to others
    images = torch.rand((IMAGES, *architecture.input_shape), generator=generator)

    def step(count: int) -> float:
        begun = perf_counter()
        with torch.autocast("cpu", torch.bfloat16, enabled=way.precision == "bfloat16"):
            outputs = network(images[:count])
        outputs.float().square().mean().backward()
        return perf_counter() - begun

    for count in LOOKS:
        is_hopeless = step(count) > hopeless_s and step(count) > hopeless_s
        yield inf
        if is_hopeless:
            return
    taken: list[float] = []
    while len(taken) < REPEATS and sum(taken) < ENOUGH_S:
        taken.append(step(IMAGES))
        yield min(taken)


def lay_out(network: Network, precision: Precision, *, channels_last: bool) -> None:
    """Choose in which order images lie in memory on their way through, for training.

    ``precision``: that which the network will be called with, bfloat16 under autocast. Without
    ``channels_last`` it is oneDNN's own order where that can be had. Where it was never tried,
    on other devices than processors and NVIDIA's cards, images lie in torch's usual order.
    """
    kind = next(network.parameters()).device.type
    if channels_last and kind in LAST_TRIED:
        order = torch.channels_last
        network.to(memory_format=order)
        network.first = lambda images: (images.contiguous(memory_format=order), network.stages)
        return
    dtype = torch.bfloat16 if precision == "bfloat16" else torch.float32
    count = in_onednn_layout(network.architecture.layers)
    if kind == "cpu" and count and is_on() and is_available(dtype):
        network.first = lambda images: (
            through(network.stages[:count], images, dtype),
            network.stages[count:],
        )


def in_onednn_layout(sequence: Sequence[layers.Layer]) -> int:
    """Return how many of the first layers may compute so: a convolution up to a pooling, or 0."""
    first = list(takewhile(lambda layer: isinstance(layer, IN_LAYOUT), sequence))
    while first and not isinstance(first[-1], layers.MaxPool):
        first.pop()
    return len(first) if first and isinstance(first[0], layers.Conv) else 0


@cache
def is_available(dtype: torch.dtype) -> bool:
    """Return whether this torch and this processor compute and train so, tried out once.

    ``dtype``: float32 or bfloat16. Only x86-64 processors do: that it pays was measured on them.
    """
    if platform.machine() not in MEASURED or not torch.backends.mkldnn.is_available():
        return False
    stages = [nn.utils.skip_init(nn.Conv2d, 1, 1, 3), nn.ReLU(), nn.MaxPool2d(2)]
    for parameter in stages[0].parameters():
        nn.init.ones_(parameter)
    try:
        results = through(stages, torch.ones((1, 1, 4, 4)), dtype)
        results.float().sum().backward()
    except (RuntimeError, AttributeError):  # torch says so in this way
        return False
    return bool(results.float().item() == 10.0)


def through(stages: Iterable[nn.Module], images: Tensor, dtype: torch.dtype) -> Tensor:
    """Return what ``stages`` make of ``images``: float32 (n, channels, height, width) on the CPU.

    ``stages``: modules of ``IN_LAYOUT`` layers. The result is of ``dtype``, in torch's own order.
    """
    values = images.to(dtype).to_mkldnn()
    for stage in stages:
        if isinstance(stage, nn.Conv2d):
            # ``conv2d`` itself takes no bfloat16 in this order.
            bias = None if stage.bias is None else stage.bias.to(dtype)
            values = torch.ops.aten.mkldnn_convolution(
                values, stage.weight.to(dtype), bias, stage.padding, stage.stride, (1, 1), 1
            )
        else:
            values = stage(values)
    return values.to_dense()


@contextmanager
def freed_memory_kept() -> Iterator[None]:
    """Keep freed memory for the next request within the block, and give it back afterwards.

    Does nothing where the C library is not glibc.
    """
    library = _glibc() if is_on() else None
    if library is None:
        yield
        return
    library.mallopt(MMAP_THRESHOLD, LARGEST)
    library.mallopt(TRIM_THRESHOLD, TRIM_WHILE_TRAINING)
    try:
        yield
    finally:
        library.mallopt(TRIM_THRESHOLD, TRIM_AFTERWARDS)
        library.malloc_trim(0)


def _glibc() -> ctypes.CDLL | None:
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "gnu_get_libc_version") else None
