"""This process's images of a batch that several processes share.

Random numbers are drawn for the whole batch and then selected, so that each image gets the
same ones in whichever process it is.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True, slots=True)
class Shard:
    """``count``: images in the whole batch; ``mine``: int64 indices on the device, None is all."""

    count: int
    mine: Tensor | None = None

    def of(self, drawn: Tensor, axis: int = 0) -> Tensor:
        """Select this process's part of numbers drawn for the whole batch."""
        return drawn if self.mine is None else drawn.index_select(axis, self.mine)

    def rand(self, device: torch.device, generator: torch.Generator | None, *shape: int) -> Tensor:
        """Return uniform draws from 0..1, of ``shape`` for each image of this process."""
        whole = torch.rand((self.count, *shape), generator=generator, device=device)
        return self.of(whole)

    def and_then(self, more: Shard) -> Shard:
        """Return the shard of this batch with ``more`` appended."""
        if self.mine is None or more.mine is None:
            return Shard(self.count + more.count)
        return Shard(self.count + more.count, torch.cat((self.mine, more.mine + self.count)))
