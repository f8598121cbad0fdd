"""The devices that torch offers on this machine, and what their errors mean."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from digitpad.errors import DeviceError
from digitpad.words import QT_TRANSLATE_NOOP

PROCESSOR: Final = "cpu"
PROCESSOR_KEY: Final = r"HARDWARE\DESCRIPTION\System\CentralProcessor\0"
"""Key of the processor's name in the Windows registry."""


class UnsupportedError(DeviceError):
    """The device cannot compute a network that the processor can."""


class DeviceInfo(NamedTuple):
    """``name``: torch's ("cpu", "cuda:0"). ``title``: the maker's.

    ``memory_bytes``: None if it is unknown.
    """

    name: str
    title: str
    memory_bytes: int | None

    def __str__(self) -> str:
        if not self.memory_bytes:
            return self.title
        phrase = QT_TRANSLATE_NOOP("devices", "{device}, {memory:.0f} GiB")
        return phrase.filled(device=self.title, memory=self.memory_bytes / 1024**3)


def processor() -> DeviceInfo:
    """Return the processor, without importing torch."""
    phrase = QT_TRANSLATE_NOOP("devices", "{processor}, cores: {count}")
    title = phrase.filled(processor=_processor_name(), count=usable_cores())
    return DeviceInfo("cpu", title, _main_memory())


def available_devices() -> tuple[DeviceInfo, ...]:
    """Return every device that torch offers, best first and the processor last."""
    import torch

    devices = []
    for kind in ("cuda", "xpu"):
        backend = getattr(torch, kind, None)
        if backend is not None and backend.is_available():
            for index in range(backend.device_count()):
                facts = backend.get_device_properties(index)
                devices.append(DeviceInfo(f"{kind}:{index}", facts.name, facts.total_memory))
    if torch.backends.mps.is_available():
        devices.append(DeviceInfo("mps", f"Apple graphics of {_processor_name()}", _main_memory()))
    return (*devices, processor())


def pick_device(wanted: str) -> DeviceInfo:
    """Return the device called ``wanted``; "auto" is the best and "cuda" the first of its kind.

    Raises ``DeviceError``, listing the available devices, if it is missing.
    """
    devices = available_devices()
    if wanted == "auto":
        return devices[0]
    for device in devices:
        if wanted in (device.name, device.name.partition(":")[0]):
            return device
    names = ", ".join(device.name for device in devices)
    raise DeviceError(
        QT_TRANSLATE_NOOP(
            "errors", "The device “{wanted}” is not there. This machine offers: {names}."
        ).filled(wanted=wanted, names=names)
    )


def is_memory_full(error: Exception) -> bool:
    """Return whether memory ran out; torch reports that by several kinds of errors."""
    phrases = "out of memory", "allocate memory", "enough memory"
    return isinstance(error, MemoryError) or any(word in str(error).lower() for word in phrases)


def is_of_device(error: Exception) -> bool:
    """Return whether the device itself failed or was removed."""
    kinds = "cuda error", "cudnn", "cublas", "nvml", "hip error", "xpu", "sycl", "mps backend"
    is_torchs = type(error).__name__ == "AcceleratorError"
    return is_torchs or any(kind in str(error).lower() for kind in kinds)


def is_unsupported(error: Exception) -> bool:
    """Return whether the device does not support a layer, dtype or size."""
    phrases = "not implemented", "not currently implemented", "doesn't support", "not supported"
    return isinstance(error, NotImplementedError) or any(phrase in str(error) for phrase in phrases)


FAILURES: Final = {
    (False, False): QT_TRANSLATE_NOOP(
        "errors", "The device {device} failed before the first step ({why})."
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "errors",
        "The device {device} failed in step {step:,} ({why}); the last good weights are kept.",
    ),
    (True, False): QT_TRANSLATE_NOOP(
        "errors", "The memory of {device} is full before the first step ({why})."
    ),
    (True, True): QT_TRANSLATE_NOOP(
        "errors",
        "The memory of {device} is full in step {step:,} ({why}); the last good weights are kept.",
    ),
}
"""By whether memory is full, and whether a step had been taken."""
CURES: Final = {
    (False, False): QT_TRANSLATE_NOOP("errors", "Try again."),
    (False, True): QT_TRANSLATE_NOOP("errors", "Try again, or train on the processor."),
    (True, False): QT_TRANSLATE_NOOP("errors", "Choose a smaller batch or network."),
    (True, True): QT_TRANSLATE_NOOP(
        "errors", "Choose a smaller batch or network, or train on the processor."
    ),
}
"""By whether memory is full, and whether the processor could be tried instead."""


def failure_message(error: Exception, device: str, step: int = 0) -> str:
    """Return what a device's failure means and what to do about it.

    ``step``: the one that failed, or 0 before the first.
    """
    is_full = is_memory_full(error)
    happened = FAILURES[is_full, step > 0].filled(device=device, step=step, why=_first_line(error))
    message = QT_TRANSLATE_NOOP("errors", "{happened} {cure}")
    return message.filled(happened=happened, cure=CURES[is_full, device != PROCESSOR])


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0].rstrip(".")[:200]


@contextmanager
def translate_failures(device: str) -> Iterator[None]:
    """Raise ``DeviceError`` in place of torch's errors about a device, before training begins.

    Raises ``UnsupportedError`` if a device other than the processor lacks an operation.
    """
    try:
        yield
    except (RuntimeError, MemoryError, TypeError) as error:
        if device != PROCESSOR and is_unsupported(error):
            raise UnsupportedError(
                QT_TRANSLATE_NOOP(
                    "errors",
                    "The device {device} cannot compute this network ({why}); the processor can.",
                ).filled(device=device, why=_first_line(error))
            ) from error
        if not (is_memory_full(error) or is_of_device(error)):
            raise
        raise DeviceError(failure_message(error, device)) from error


def usable_cores() -> int:
    """Return the number of processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _processor_name() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return _asked_of_system() or platform.processor() or platform.machine() or "Processor"


def _asked_of_system() -> str:
    """Return the processor's name on macOS and Windows, or "".

    Python's ``platform`` knows only “arm” or a family number there.
    """
    if sys.platform == "darwin":
        import subprocess

        command = ["/usr/sbin/sysctl", "-n", "machdep.cpu.brand_string"]
        with suppress(OSError, subprocess.SubprocessError):
            asked = subprocess.run(command, capture_output=True, text=True, timeout=5, check=True)
            return asked.stdout.strip()
    if sys.platform == "win32":
        with suppress(OSError, ImportError):
            import winreg

            with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, PROCESSOR_KEY) as key:
                return str(winreg.QueryValueEx(key, "ProcessorNameString")[0]).strip()
    return ""


def _main_memory() -> int | None:
    if not hasattr(os, "sysconf"):
        return None
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError):
        return None
