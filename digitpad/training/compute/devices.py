"""Which devices torch really offers here, and which one to take."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from digitpad.errors import DeviceError


class DeviceInfo(NamedTuple):
    """A device: ``name`` as torch says it ("cpu", "cuda:0"), ``title`` as its maker says it.

    ``memory_bytes``: its memory, None where it cannot be told.
    """

    name: str
    title: str
    memory_bytes: int | None

    def __str__(self) -> str:
        memory = f", {self.memory_bytes / 1024**3:.0f} GiB" if self.memory_bytes else ""
        return f"{self.title}{memory}"


def processor() -> DeviceInfo:
    """Return the processor; needs no torch."""
    return DeviceInfo("cpu", f"{_processor_name()}, {usable_cores()} cores", _main_memory())


def available_devices() -> tuple[DeviceInfo, ...]:
    """Return every device that torch offers here, the best one first and the processor last."""
    import torch

    found = []
    for kind in ("cuda", "xpu"):
        backend = getattr(torch, kind, None)
        if backend is not None and backend.is_available():
            for index in range(backend.device_count()):
                facts = backend.get_device_properties(index)
                found.append(DeviceInfo(f"{kind}:{index}", facts.name, facts.total_memory))
    if torch.backends.mps.is_available():
        found.append(DeviceInfo("mps", f"Apple graphics of {_processor_name()}", _main_memory()))
    return (*found, processor())


def pick_device(wanted: str) -> DeviceInfo:
    """Return the device called ``wanted``; "auto" takes the best and "cuda" the first of its kind.

    Raises ``DeviceError`` when it is not there, naming those that are.
    """
    devices = available_devices()
    if wanted == "auto":
        return devices[0]
    for device in devices:
        if wanted in (device.name, device.name.partition(":")[0]):
            return device
    names = ", ".join(device.name for device in devices)
    raise DeviceError(f"The device “{wanted}” is not there. This machine offers: {names}.")


def is_memory_full(error: Exception) -> bool:
    """Return whether memory was missing: torch says so with errors of several kinds."""
    words = "out of memory", "allocate memory", "enough memory"
    return isinstance(error, MemoryError) or any(word in str(error).lower() for word in words)


def is_of_device(error: Exception) -> bool:
    """Return whether a device failed or is gone, rather than what it was asked to do."""
    kinds = "cuda error", "cudnn", "cublas", "nvml", "hip error", "xpu", "sycl", "mps backend"
    is_torchs = type(error).__name__ == "AcceleratorError"
    return is_torchs or any(kind in str(error).lower() for kind in kinds)


def failure_in_words(error: Exception, device: str, when: str, kept: str = "") -> str:
    """Return what a device's failure means, ``when`` it came, what is ``kept``, what to do now."""
    what = str(error).strip().partition("\n")[0].rstrip(".")[:200]
    why, cure = f"The device {device} failed", "Try again"
    if is_memory_full(error):
        why, cure = f"The memory of {device} is full", "Choose a smaller batch or network"
    if device != "cpu":
        cure += ", or train on the processor"
    return f"{why} {when} ({what}){kept}. {cure}."


@contextmanager
def failures_told(device: str) -> Iterator[None]:
    """Raise ``DeviceError`` for what torch raises where a device fails before training begins."""
    try:
        yield
    except (RuntimeError, MemoryError) as error:
        if not (is_memory_full(error) or is_of_device(error)):
            raise
        raise DeviceError(failure_in_words(error, device, "before the first step")) from error


def usable_cores() -> int:
    """Return how many processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _processor_name() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine() or "Processor"


def _main_memory() -> int | None:
    if not hasattr(os, "sysconf"):
        return None
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError):
        return None
