"""Runs a network on many images with torch, in chunks.

``engine`` is for single images; on whole test sets torch is faster.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt
import torch

from digitpad.arrays import Floats
from digitpad.models.architecture import Architecture
from digitpad.models.torch.network import build, to_array
from digitpad.recognise.cancellation import current
from digitpad.recognise.engine import batch_size, require_numbers

BATCH: Final = 250
"""Images at once: the first layer of candle's cnn then needs 18 MB; 10,000 images need 737."""


def use_threads(count: int) -> None:
    """Set torch's number of threads for computations of the calling thread."""
    torch.set_num_threads(count)


class TorchEngine:
    """A network in eval mode on the processor, whose module is not shared."""

    def __init__(self, architecture: Architecture, tensors: Mapping[str, Floats]) -> None:
        self.architecture = architecture
        network = build(architecture, seed=0)
        network.load_arrays(tensors)
        self._network = network.eval()

    def logits(self, images: npt.NDArray[np.uint8], *, batch: int = BATCH) -> Floats:
        """Return the outputs of the last layer.

        ``images``: uint8 (n, channels, height, width), 0..255. Returns float32 (n, outputs); for
        a network that reconstructs, (n, channels · height · width). Raises ``ModelFileError``
        if they are not finite because the weights are too large, and ``CancelledError``.
        """
        outputs = self.architecture.shapes_along()[-1]
        result = np.empty((len(images), int(np.prod(outputs))), dtype=np.float32)
        count, here = batch_size(self.architecture, batch), current()
        for start in range(0, len(images), count):
            here.raise_if_cancelled()
            part = images[start : start + count]
            with torch.inference_mode():
                # A copy, because torch does not support read-only arrays.
                pixels = torch.tensor(part).to(torch.float32) / 255
                result[start : start + len(part)] = to_array(self._network(pixels).flatten(1))
        require_numbers(result, f"This {self.architecture.name}")
        return result
