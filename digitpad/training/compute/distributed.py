"""Several processes, started by torchrun, that train one network together.

Each process takes its share of every batch; what the others must know is summed or voted on here.
Batches, random draws, losses and statistics are those of the whole batch, so the run equals that
of a single process up to rounding. A single process is the group ``ALONE``, for which nothing
here costs anything.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from digitpad.errors import DEBUG_VARIABLE, ConfigError, TrainingError
from digitpad.training.compute.devices import DeviceInfo, pick_device, usable_cores
from digitpad.training.control import Control
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from torch import Tensor

TORCHRUN_VARIABLES: Final = ("RANK", "WORLD_SIZE", "LOCAL_RANK", "LOCAL_WORLD_SIZE")
TIMEOUT_VARIABLE: Final = "DIGITPAD_DIST_TIMEOUT_S"
TIMEOUT_S: Final = 120.0
"""How long a process waits for the others before it gives up the run."""
PAUSE_LOOK_S: Final = 0.1
ABOUT_OTHERS: Final = ("gloo", "nccl", "tcpstore", "connection", "timed out", "timeout", "peer")
"""Words in torch's errors about a process that has ended or does not answer."""


@dataclass(frozen=True, slots=True)
class ProcessGroup:
    """The processes of a run, as seen from one of them.

    ``rank``: its index; only process 0 writes files and reports. ``size``: number of processes.
    ``local_rank`` and ``local_size``: the same among those on this machine.
    """

    rank: int = 0
    size: int = 1
    local_rank: int = 0
    local_size: int = 1

    @property
    def is_first(self) -> bool:
        return self.rank == 0

    @property
    def is_alone(self) -> bool:
        return self.size == 1

    def share(self, count: int) -> slice:
        """Return this process's share of ``count`` images; shares differ by at most one."""
        return slice(count * self.rank // self.size, count * (self.rank + 1) // self.size)

    def summed(self, *values: Tensor) -> tuple[Tensor, ...]:
        """Return device scalars summed over all processes, without synchronising."""
        if self.is_alone:
            return values
        import torch
        import torch.distributed as dist

        sums = torch.stack([value.to(torch.float64) for value in values])
        dist.all_reduce(sums)
        return sums.unbind()

    def any(self, *flags: bool) -> tuple[bool, ...]:
        """Return for each flag whether any process has set it; waits for all of them."""
        if self.is_alone:
            return flags
        import torch
        import torch.distributed as dist

        # On the processor, so as not to synchronise with an accelerator.
        votes = torch.tensor(flags, dtype=torch.uint8)
        dist.all_reduce(votes, dist.ReduceOp.MAX)
        return tuple(bool(vote) for vote in votes.tolist())

    def is_same(self, value: object) -> bool:
        """Return whether ``repr(value)`` is the same in all processes; waits for them."""
        if self.is_alone:
            return True
        import torch
        import torch.distributed as dist

        digest = blake2b(repr(value).encode(), digest_size=7).digest()
        number = int.from_bytes(digest, "little")
        ends = torch.tensor([number, -number])
        dist.all_reduce(ends, dist.ReduceOp.MAX)
        highest, lowest = ends.tolist()
        return bool(highest == -lowest)


ALONE: Final = ProcessGroup()


def group_from_environment() -> ProcessGroup:
    """Return the group described by torchrun's environment variables, or ``ALONE``.

    Raises ``ConfigError`` if they are incomplete.
    """
    if os.environ.get("WORLD_SIZE", "1") == "1":
        return ALONE
    values = [os.environ.get(name, "") for name in TORCHRUN_VARIABLES]
    if not all(value.isdecimal() for value in values):
        given = ", ".join(
            f"{name}={value}" for name, value in zip(TORCHRUN_VARIABLES, values, strict=True)
        )
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "WORLD_SIZE says that several processes train together, but the description of "
                "them is incomplete ({given}). Start them with torchrun, or unset WORLD_SIZE.",
            ).filled(given=given)
        )
    address, port = (os.environ.get(name, "") for name in ("MASTER_ADDR", "MASTER_PORT"))
    if not address or not (port.isdecimal() and 0 < int(port[:6]) < 1 << 16):
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors",
                "WORLD_SIZE says that several processes train together, but not where they meet "
                "(MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Start them with torchrun, or "
                "unset WORLD_SIZE.",
            ).filled(address=address, port=port)
        )
    if not os.environ.get(DEBUG_VARIABLE):
        # Otherwise torch prints C++ stack traces if the other processes cannot be reached.
        os.environ.setdefault("TORCH_CPP_LOG_LEVEL", "FATAL")
    return ProcessGroup(*(int(value) for value in values))


def device_for(wanted: str, group: ProcessGroup) -> DeviceInfo:
    """Return the device called ``wanted``; each process gets a graphics card of its own.

    Raises ``DeviceError`` if there are more processes than cards, and ``ConfigError`` for a
    kind of device that several processes cannot use together.
    """
    device = pick_device(wanted)
    kind = device.name.partition(":")[0]
    if group.is_alone or kind == "cpu":
        return device
    if kind != "cuda":
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "Several processes cannot train on {kind}: choose the device cpu."
            ).filled(kind=kind)
        )
    import torch

    device = pick_device(f"cuda:{group.local_rank}")
    torch.cuda.set_device(group.local_rank)
    return device


def threads_for(wanted: int, group: ProcessGroup) -> int:
    """Return the number of threads of a process; 0 divides the cores among the processes."""
    return wanted or max(1, usable_cores() // group.local_size)


@contextmanager
def joined(group: ProcessGroup) -> Iterator[None]:
    """Join ``group`` for the block, with NCCL between accelerators and gloo between processors.

    Raises ``TrainingError`` if the others cannot be reached, have ended, or do not answer for
    ``DIGITPAD_DIST_TIMEOUT_S`` seconds.
    """
    if group.is_alone:
        yield
        return
    timeout_s = _timeout_s()
    import torch
    import torch.distributed as dist

    if not dist.is_available():
        raise ConfigError(
            QT_TRANSLATE_NOOP("errors", "This build of torch cannot train with several processes.")
        )
    has_nccl = torch.cuda.is_available() and dist.is_nccl_available()
    try:
        dist.init_process_group(
            "cpu:gloo,cuda:nccl" if has_nccl else "gloo", timeout=timedelta(seconds=timeout_s)
        )
        yield
    except (RuntimeError, ValueError) as error:
        text = str(error).strip()
        if not any(word in text.lower() for word in ABOUT_OTHERS):
            raise
        first_line = text.partition("\n")[0].rstrip(".")
        # The group is not destroyed: that would wait for the processes that have ended. The command
        # line ends the process without it, see ``is_joined``.
        raise TrainingError(
            QT_TRANSLATE_NOOP(
                "errors",
                "Process {rank} of {count} has lost the others: one was ended, its machine or the "
                "network failed, or it did not answer for {seconds:g} s ({why}). Start all of them "
                "again; a run that kept a checkpoint can be resumed from it.",
            ).filled(rank=group.rank, count=group.size, seconds=timeout_s, why=first_line)
        ).helped_by("--resume CHECKPOINT") from error
    dist.destroy_process_group()


def is_joined() -> bool:
    """Return whether this process is in a group, which it also is after an error in ``joined``."""
    distributed = sys.modules.get("torch.distributed")
    return bool(distributed and distributed.is_available() and distributed.is_initialized())


class SharedControl(Control):
    """The flags of one process, synchronised with the others' at each ``agree``.

    They do not change in between, so that all processes act on a flag at the same step,
    whichever of them received it.
    """

    def __init__(self, own: Control, group: ProcessGroup) -> None:
        super().__init__()
        self._own = own
        self._group = group

    def agree(self, flag: bool) -> bool:
        own = self._own
        stop, pause, flag = self._group.any(own.is_stopping, own.is_paused, flag)
        if stop:
            self.stop()
        elif pause:
            self.pause()
        else:
            self.resume()
        return flag

    def wait_while_paused(self) -> None:
        while self.is_paused:
            time.sleep(PAUSE_LOOK_S)
            self.agree(False)

    def take_snapshot_request(self) -> bool:
        return self._own.take_snapshot_request()


def _timeout_s() -> float:
    given = os.environ.get(TIMEOUT_VARIABLE) or TIMEOUT_S
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds < 10**6:
        raise ConfigError(
            QT_TRANSLATE_NOOP(
                "errors", "{variable} must be a number of seconds, not {given}."
            ).filled(variable=TIMEOUT_VARIABLE, given=given)
        )
    return seconds
