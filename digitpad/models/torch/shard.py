"""Which images of a batch are worked on here, where several processes share it.

Random numbers are drawn for the whole batch and the own part kept, so that each image gets the
same ones whichever process it is in.
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
        """Return the own part of what was drawn for the whole batch."""
        return drawn if self.mine is None else drawn.index_select(axis, self.mine)

    def rand(self, device: torch.device, generator: torch.Generator | None, *shape: int) -> Tensor:
        """Return uniform draws from 0..1, of ``shape`` for each image of the own part."""
        whole = torch.rand((self.count, *shape), generator=generator, device=device)
        return self.of(whole)

    def and_then(self, more: Shard) -> Shard:
        """Return the shard of this batch with another one behind it."""
        if self.mine is None or more.mine is None:
            return Shard(self.count + more.count)
        return Shard(self.count + more.count, torch.cat((self.mine, more.mine + self.count)))
