"""Many images through a network at once, with torch, in chunks.

Beside ``engine``, which is for one image at a time: on whole test sets torch is faster and
can use an accelerator.
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
from digitpad.recognise.cancellation import present
from digitpad.recognise.engine import images_at_once, require_numbers

BATCH: Final = 250
"""Images at once: candle's cnn needs 18 MB for its first layer then, not the 737 MB of 10,000."""


def use_threads(count: int) -> None:
    """Let torch compute with ``count`` threads where the calling thread asks it to."""
    torch.set_num_threads(count)


class TorchEngine:
    """A network in reading mode; nobody else holds its module."""

    def __init__(
        self, architecture: Architecture, tensors: Mapping[str, Floats], *, device: str = "cpu"
    ) -> None:
        self.architecture = architecture
        self._device = torch.device(device)
        network = build(architecture, seed=0)
        network.load_arrays(tensors)
        self._network = network.to(self._device).eval()

    def logits(self, images: npt.NDArray[np.uint8], *, batch: int = BATCH) -> Floats:
        """Return what the network's last layer gives.

        ``images``: uint8 (n, channels, height, width), 0..255. Returns float32 (n, outputs); for
        a network that reconstructs, (n, channels · height · width). Raises ``ModelFileError``
        where they are no numbers, since the weights are too large, and ``CancelledError``.
        """
        outputs = self.architecture.shapes_along()[-1]
        result = np.empty((len(images), int(np.prod(outputs))), dtype=np.float32)
        count, here = images_at_once(self.architecture, batch), present()
        for start in range(0, len(images), count):
            here.require_wanted()
            part = images[start : start + count]
            with torch.inference_mode():
                # A copy, because torch does not know of read-only arrays.
                pixels = torch.tensor(part, device=self._device).to(torch.float32) / 255
                result[start : start + len(part)] = to_array(self._network(pixels).flatten(1))
        require_numbers(result, f"This {self.architecture.name}")
        return result
