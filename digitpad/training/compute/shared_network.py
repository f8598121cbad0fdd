"""A network that shares gradients and batch statistics among the processes of a group."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

import torch
from torch import Tensor
from torch.distributed.nn.functional import all_reduce
from torch.nn.parallel import DistributedDataParallel

from digitpad.models.torch.blocks import BatchNorm
from digitpad.models.torch.network import Network
from digitpad.training.compute.distributed import ProcessGroup


def shared(network: Network, group: ProcessGroup) -> Network | DistributedDataParallel:
    """Return a wrapper to call in training; ``network`` is modified and still holds the weights.

    All processes get the weights of the first. Gradients are averaged over the processes, so
    each must scale its part of the loss by ``group.size``.
    """
    if group.is_alone:
        return network
    for parent in list(network.modules()):
        for name, stage in list(parent.named_children()):
            if isinstance(stage, BatchNorm):
                setattr(parent, name, SharedBatchNorm(stage))
    return DistributedDataParallel(network)


def without_exchange(
    model: Network | DistributedDataParallel, *, wanted: bool
) -> AbstractContextManager[None]:
    """Accumulate gradients in the block without exchanging them, if ``wanted``."""
    if wanted and isinstance(model, DistributedDataParallel):
        return model.no_sync()
    return nullcontext()


class SharedBatchNorm(BatchNorm):
    """Batch normalisation over the images of all processes; torch's own needs a GPU.

    Shares the parameters and statistics of ``single``.
    """

    def __init__(self, single: BatchNorm) -> None:
        super().__init__(single.num_features, eps=single.eps, momentum=single.momentum)
        self.weight, self.bias = single.weight, single.bias
        self.running_mean, self.running_var = single.running_mean, single.running_var

    def forward(self, values: Tensor) -> Tensor:
        if not self.training:
            return super().forward(values)
        exact = values.float()
        axes = [axis for axis in range(exact.ndim) if axis != 1]
        each = (-1, *[1] * (exact.ndim - 2))
        here = exact.new_full((1,), exact.numel() // self.num_features)
        sums: Tensor = all_reduce(torch.cat((exact.sum(axes), here)))
        count = sums[-1].detach()
        mean = sums[:-1] / count
        centred = exact - mean.view(each)
        # In two passes: the mean of squares minus the squared mean would lose precision.
        variance: Tensor = all_reduce((centred * centred).sum(axes)) / count
        self._follow(mean.detach(), (variance * count / (count - 1)).detach())
        scale = self.weight * torch.rsqrt(variance + self.eps)
        result = centred * scale.view(each) + self.bias.view(each)
        return result.to(values.dtype)

    def _follow(self, mean: Tensor, variance: Tensor) -> None:
        for followed, value in ((self.running_mean, mean), (self.running_var, variance)):
            if followed is not None and self.momentum is not None:
                followed.lerp_(value, self.momentum)
