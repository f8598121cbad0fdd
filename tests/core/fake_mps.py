"""Apple's graphics as far as they can be had without: what they refuse is refused here.

Refused are the sizes and numbers that PyTorch's own checks refuse there (aten/src/ATen/native/mps):
float64, means over areas of a size that does not divide the picture's, the loss of lines; and
channels put last, which nobody tried there.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.utils._python_dispatch import TorchDispatchMode

AREA = {"aten::_adaptive_avg_pool2d", "aten::adaptive_avg_pool2d"}
WITHOUT = {"aten::_ctc_loss", "aten::linalg_eigh"}


class FakeMPS(TorchDispatchMode):
    """Raises for each operation what Apple's graphics would raise; the processor computes.

    ``order``: whether channels that lie last are refused, too; the processor may put them so.
    """

    def __init__(self, *, order: bool = True) -> None:
        super().__init__()
        self.order = order

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        name = func._schema.name
        if name in AREA:
            size = args[0].shape[-2:]
            if any(given % wanted for given, wanted in zip(size, args[1], strict=True)):
                raise RuntimeError(
                    "Adaptive pool MPS: input sizes must be divisible by output sizes. "
                    "Non-divisible input sizes are not implemented on MPS device yet."
                )
        if name in WITHOUT:
            raise NotImplementedError(
                f"The operator '{name}' is not currently implemented for the MPS device."
            )
        result = func(*args, **(kwargs or {}))
        for made in result if isinstance(result, tuple | list) else (result,):
            if not isinstance(made, torch.Tensor):
                continue
            if made.dtype is torch.float64:
                raise TypeError(
                    "Cannot convert a MPS Tensor to float64 dtype as the MPS framework doesn't "
                    f"support float64 ({name})."
                )
            if self.order and is_channels_last(made):
                raise AssertionError(f"channels lie last after {name}")
        return result


def is_channels_last(tensor: torch.Tensor) -> bool:
    """Return whether the channels of images lie last, and not in both orders at once."""
    last = torch.channels_last
    return (
        tensor.dim() == 4
        and tensor.is_contiguous(memory_format=last)
        and not tensor.is_contiguous()
    )
