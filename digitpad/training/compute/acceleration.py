"""Optimisations that make a run faster and change nothing else; ``DIGITPAD_PLAIN=1`` disables them.

Precision "auto": bfloat16 and channels_last where they pay off, measured once per network and
machine and cached. The result becomes part of the run's settings, and so of its model file and
checkpoint; a resumed run does not measure again.

oneDNN's layout: on a processor, convolutions convert their inputs to a blocked layout and their
results back, and pooling in torch's own layout takes as long as the convolutions themselves.
Between the first convolution and the last pooling no conversion is needed; results are identical.

Memory: glibc returns blocks of more than 128 KB to the system as soon as they are freed, and
the kernel clears every page of them again for the next step: a quarter of a step's time
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
from digitpad.models.recipe import Precision
from digitpad.models.torch.network import Network, build
from digitpad.training.compute.devices import processor
from digitpad.training.compute.distributed import ALONE, ProcessGroup
from digitpad.training.config import TrainConfig
from digitpad.training.control import Control
from digitpad.training.events import Preparing
from digitpad.untrusted import parse_json
from digitpad.words import QT_TRANSLATE_NOOP

MAX_BYTES: Final = 1 << 16
PROBE_STEPS: Final = 6
PROBE_S: Final = 1.0
"""Timing ends after this many steps or seconds, whichever comes first."""
PROBE_IMAGES: Final = 64
PROBE_BATCHES: Final = (8, 16, 32)
"""Batch sizes of the first steps. They are small, because a processor without bfloat16 is twenty
times slower with it, and a stop takes effect only after a step."""
WORTHWHILE: Final = 0.9
"""A mode is chosen only if it takes less than this fraction of plain float32's time."""
ONEDNN_LAYERS: Final = (layers.Conv, layers.ReLU, layers.MaxPool)
"""Layers whose results and gradients oneDNN computes in its own layout."""
CHANNELS_LAST_DEVICES: Final = ("cpu", "cuda")
"""Kinds of devices on which training with channels_last was tested."""
MEASURED_MACHINES: Final = ("x86_64", "AMD64")
"""The processors on which this was measured, as ``platform.machine`` names them."""
TRIM_THRESHOLD: Final = -1
MMAP_THRESHOLD: Final = -3
"""M_TRIM_THRESHOLD and M_MMAP_THRESHOLD of ``malloc.h``."""
MAX_MMAP_THRESHOLD: Final = 32 << 20
"""Largest block, in bytes, that is kept when freed; glibc allows no higher threshold."""
TRIM_WHILE_TRAINING: Final = 1 << 30
"""Freed bytes that glibc may keep during a run …"""
TRIM_AFTERWARDS: Final = 2 * MAX_MMAP_THRESHOLD
"""… and afterwards: the value that glibc's own adjustment arrives at after large blocks."""


def is_on() -> bool:
    """Whether the optimisations are used. Turning them off helps to locate an error."""
    return not os.environ.get("DIGITPAD_PLAIN")


@dataclass(frozen=True, slots=True)
class ComputeMode:
    precision: Literal["float32", "bfloat16"] = "float32"
    channels_last: bool = False


PLAIN: Final = ComputeMode()
MODES: Final = (
    PLAIN,
    ComputeMode("float32", True),
    ComputeMode("bfloat16", False),
    ComputeMode("bfloat16", True),
)


def resolve_precision(
    config: TrainConfig,
    device: torch.device,
    control: Control,
    *,
    resumed: TrainConfig | None = None,
    group: ProcessGroup = ALONE,
) -> Generator[Preparing, None, TrainConfig]:
    """Return ``config`` with its precision decided; yield the progress of measuring it.

    ``control``: a stop ends the measurement with plain float32, which is not cached. ``resumed``:
    the settings of the run that is resumed; they take precedence. Every process of a ``group``
    must call this, even with "float32", and all get the same result; differing settings are
    detected later.
    """
    is_open = config.recipe.precision == "auto"
    is_probed = is_open and resumed is None and is_on()
    mode = (yield from _for_device(device, config, control)) if is_probed else PLAIN
    is_short, is_last = group.any(mode.precision == "bfloat16", mode.channels_last)
    if not is_open:
        return config
    precision: Precision = "bfloat16" if is_short else "float32"
    if resumed is not None:
        precision, is_last = resumed.recipe.precision, resumed.recipe.channels_last
    return config.with_settings(precision=precision, channels_last=is_last)


def cached_mode(
    path: Path, key: str, network: Architecture, control: Control
) -> Generator[Preparing, None, ComputeMode]:
    """Return the mode cached under ``key`` in ``path``, or measure ``network`` and cache it."""
    stored: dict[str, object] = {}
    with suppress(DigitpadError, TypeError, ValueError):  # not there yet, or damaged
        stored |= parse_json(read_bounded(path, MAX_BYTES))
    for mode in MODES:
        if asdict(mode) == stored.get(key):
            return mode
    seconds: dict[ComputeMode, float] = {}
    for number, mode in enumerate(MODES):
        what = QT_TRANSLATE_NOOP("training", "the fastest way to compute")
        progress = Preparing(what, number, len(MODES))
        for took in time_steps(mode, network, give_up_s=seconds.get(PLAIN, inf)):
            yield progress
            if control.is_stopping:
                return PLAIN
            seconds[mode] = took
    fastest = fastest_mode(seconds)
    with suppress(DigitpadError):  # if the disk is full, the next run measures again
        text = json.dumps(stored | {key: asdict(fastest)}, indent=1)
        write_atomically(path, text.encode())
    return fastest


def fastest_mode(seconds: dict[ComputeMode, float]) -> ComputeMode:
    """Return the fastest mode, or plain float32 if no other is clearly faster."""
    fastest = min(seconds, key=lambda mode: seconds[mode])
    return fastest if seconds[fastest] < WORTHWHILE * seconds[PLAIN] else PLAIN


def _for_device(
    device: torch.device, config: TrainConfig, control: Control
) -> Generator[Preparing, None, ComputeMode]:
    if device.type == "cpu":
        network = config.network
        sizes = "".join(f", {name} {value}" for name, value in config.model_arguments)
        key = f"{config.model}{sizes}, {processor().title}, torch {torch.__version__}"
        return (yield from cached_mode(cache_folder() / "precision.json", key, network, control))
    # Older cards only emulate bfloat16, which is slower than float32.
    if device.type == "cuda" and torch.cuda.is_bf16_supported(including_emulation=False):
        return ComputeMode("bfloat16", True)
    return PLAIN


def time_steps(
    mode: ComputeMode, architecture: Architecture, give_up_s: float = inf
) -> Iterator[float]:
    """Yield, after each step, the shortest time so far of one over ``PROBE_IMAGES`` images.

    The optimizer is not included. Yields infinity during warm-up, and ends with it if a warm-up
    step takes longer than ``give_up_s`` twice.
    """
    network = build(architecture, seed=0)
    lay_out(network, mode.precision, channels_last=mode.channels_last)
    generator = torch.Generator().manual_seed(0)
    network.use_generator(generator)  # the global one belongs to others
    images = torch.rand((PROBE_IMAGES, *architecture.input_shape), generator=generator)

    def step(count: int) -> float:
        started = perf_counter()
        with torch.autocast("cpu", torch.bfloat16, enabled=mode.precision == "bfloat16"):
            outputs = network(images[:count])
        outputs.float().square().mean().backward()
        return perf_counter() - started

    for count in PROBE_BATCHES:
        is_hopeless = step(count) > give_up_s and step(count) > give_up_s
        yield inf
        if is_hopeless:
            return
    timings: list[float] = []
    while len(timings) < PROBE_STEPS and sum(timings) < PROBE_S:
        timings.append(step(PROBE_IMAGES))
        yield min(timings)


def lay_out(network: Network, precision: Precision, *, channels_last: bool) -> None:
    """Choose the memory layout of the activations, for training.

    ``precision``: the one that the network will be called with, bfloat16 under autocast. Without
    ``channels_last``, oneDNN's own layout is used where it is available. Devices other than
    processors and NVIDIA cards, on which neither was tested, use torch's default layout.
    """
    kind = next(network.parameters()).device.type
    if channels_last and kind in CHANNELS_LAST_DEVICES:
        order = torch.channels_last
        network.to(memory_format=order)
        network.first = lambda images: (images.contiguous(memory_format=order), network.stages)
        return
    dtype = torch.bfloat16 if precision == "bfloat16" else torch.float32
    count = onednn_layer_count(network.architecture.layers)
    if kind == "cpu" and count and is_on() and is_available(dtype):
        network.first = lambda images: (
            run_in_onednn(network.stages[:count], images, dtype),
            network.stages[count:],
        )


def onednn_layer_count(sequence: Sequence[layers.Layer]) -> int:
    """Return how many leading layers, from a convolution to a pooling, can use oneDNN's layout."""
    first = list(takewhile(lambda layer: isinstance(layer, ONEDNN_LAYERS), sequence))
    while first and not isinstance(first[-1], layers.MaxPool):
        first.pop()
    return len(first) if first and isinstance(first[0], layers.Conv) else 0


@cache
def is_available(dtype: torch.dtype) -> bool:
    """Return whether this torch and this processor can train in oneDNN's layout; tested once.

    ``dtype``: float32 or bfloat16. Always False off x86-64, where the gain was not measured.
    """
    if platform.machine() not in MEASURED_MACHINES or not torch.backends.mkldnn.is_available():
        return False
    stages = [nn.utils.skip_init(nn.Conv2d, 1, 1, 3), nn.ReLU(), nn.MaxPool2d(2)]
    for parameter in stages[0].parameters():
        nn.init.ones_(parameter)
    try:
        results = run_in_onednn(stages, torch.ones((1, 1, 4, 4)), dtype)
        results.float().sum().backward()
    except (RuntimeError, AttributeError):  # how torch reports that it cannot
        return False
    return bool(results.float().item() == 10.0)


def run_in_onednn(stages: Iterable[nn.Module], images: Tensor, dtype: torch.dtype) -> Tensor:
    """Apply ``stages`` to ``images``, float32 (n, channels, height, width) on the CPU.

    ``stages``: modules of ``ONEDNN_LAYERS``. The result has ``dtype`` and torch's own layout.
    """
    values = images.to(dtype).to_mkldnn()
    for stage in stages:
        if isinstance(stage, nn.Conv2d):
            # ``conv2d`` itself does not accept bfloat16 in this layout.
            bias = None if stage.bias is None else stage.bias.to(dtype)
            values = torch.ops.aten.mkldnn_convolution(
                values, stage.weight.to(dtype), bias, stage.padding, stage.stride, (1, 1), 1
            )
        else:
            values = stage(values)
    return values.to_dense()


@contextmanager
def keep_freed_memory() -> Iterator[None]:
    """Reuse freed memory within the block and return it to the system afterwards.

    Does nothing unless the C library is glibc.
    """
    library = _glibc() if is_on() else None
    if library is None:
        yield
        return
    library.mallopt(MMAP_THRESHOLD, MAX_MMAP_THRESHOLD)
    library.mallopt(TRIM_THRESHOLD, TRIM_WHILE_TRAINING)
    try:
        yield
    finally:
        library.mallopt(TRIM_THRESHOLD, TRIM_AFTERWARDS)
        library.malloc_trim(0)


def _glibc() -> ctypes.CDLL | None:
    library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return library if hasattr(library, "gnu_get_libc_version") else None
