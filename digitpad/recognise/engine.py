"""Runs networks with onnxruntime, so that the first reading need not wait for torch.

Weights are inputs of a compiled graph, which is cached, so the next snapshot of a network in
training costs half a millisecond and not the five of a new session. For many images, compiling a
graph for the given weights takes 15 ms and pays off: it needs half the time per image.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from digitpad.arrays import Floats
from digitpad.errors import ModelFileError
from digitpad.files import resource
from digitpad.models.architecture import Architecture
from digitpad.models.layers import Block, TransformerBlock
from digitpad.models.own import (
    DEEP_LINE_READER,
    DIGITPAD,
    INK_READER,
    LINE_READER,
    NUMBER_SIGN_READER,
)
from digitpad.recognise import cancellation
from digitpad.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    import onnxruntime

SHIPPED_GRAPHS: Final = (DIGITPAD, INK_READER, NUMBER_SIGN_READER, LINE_READER, DEEP_LINE_READER)
"""Networks whose graphs, with weights as inputs or constants, are in ``resources/``. Building one
needs a library that may be absent and takes 80 ms to load."""
MAX_BATCH: Final = 128
"""Largest batch, in images. The memory of much larger ones, hundreds of MB, is never returned."""
MAX_BATCH_OPERATIONS: Final = 20_000_000_000
"""Largest batch, in multiplications: 0.3 s on one core (measured: 70 billion a second)."""
CACHED_GRAPHS: Final = 5
"""Number of compiled graphs in the cache."""


class Engine:
    """A network in inference, on one thread of the processor.

    ``tensors``: float32 under the architecture's published names; they are not modified.
    ``reads_many``: optimise for hundreds of images.
    """

    def __init__(
        self, architecture: Architecture, tensors: Mapping[str, Floats], *, reads_many: bool = False
    ) -> None:
        weights = {name: tensors[name] for name in architecture.tensors()}
        self._session = _compiled(architecture, weights) if reads_many else _session(architecture)
        self._weights = {} if reads_many else weights
        self._at_once = batch_size(architecture, MAX_BATCH)

    def logits(self, images: npt.NDArray[np.uint8]) -> Floats:
        """Return the outputs of the last layer. Raises ``CancelledError``.

        ``images``: uint8 (n, channels, height, width), 0..255. Returns float32 (n, outputs); for a
        network that reconstructs, (n, channels · height · width), which may leave [0, 1].
        """
        return self.outputs(images * np.float32(1 / 255))

    def outputs(self, pixels: Floats) -> Floats:
        """Return the outputs of the last layer for float32 pixels of any range, in parts."""
        count = self._at_once
        parts = [pixels[n : n + count] for n in range(0, max(1, len(pixels)), count)]
        results = [self._outputs(part) for part in parts]
        return np.concatenate(results) if len(results) > 1 else results[0]

    def _outputs(self, pixels: Floats) -> Floats:
        import onnxruntime

        inputs = {"images": pixels, **self._weights}
        results: Floats = cancellation.current().run(
            lambda options: self._session.run(None, inputs, options)[0], onnxruntime.RunOptions()
        )
        return results.reshape(len(pixels), prod(results.shape[1:]))


def layer_outputs(
    architecture: Architecture, tensors: Mapping[str, Floats], image: npt.NDArray[np.uint8]
) -> tuple[list[Floats], dict[str, Floats]]:
    """Return what each layer gives for one image, and what happens inside of blocks.

    ``image``: uint8 (channels, height, width). The arrays have no batch axis. By the block's name:
    the attention of a transformer's, (heads, tokens, tokens); what the layers of one with a way
    around them give before that is added, (channels, height, width).
    """
    from digitpad.models.graph import inner_output, layer_output

    session = _layers_session(architecture)
    pixels = image[None] * np.float32(1 / 255)
    weights = {name: tensors[name] for name in architecture.tensors()}
    names = [output.name for output in session.get_outputs()]
    results = dict(zip(names, session.run(None, {"images": pixels, **weights}), strict=True))
    kinds = TransformerBlock, Block
    blocks = [layer.name for layer in architecture.layers if isinstance(layer, kinds)]
    return (
        [results[layer_output(index)][0] for index in range(len(architecture.layers))],
        {block: results[inner_output(block)][0] for block in blocks},
    )


def batch_size(architecture: Architecture, most: int) -> int:
    """Return the number of images to read at once, so that cancelling takes effect in between."""
    return max(1, min(most, MAX_BATCH_OPERATIONS // max(1, architecture.operations())))


def require_numbers(outputs: Floats, whose: str) -> None:
    """Raise ``ModelFileError`` unless outputs are finite; ``whose``: subject of the message."""
    if not np.isfinite(outputs).all():
        raise ModelFileError(
            QT_TRANSLATE_NOOP(
                "errors",
                "{whose} gives no numbers: its weights are too large, because its training "
                "diverged. Choose another model.",
            ).filled(whose=whose)
        )


def load_runtime() -> None:
    """Import onnxruntime (30 ms); no other function may import it."""
    # Disables telemetry: the variable in versions that read it on import (1.29 and later, which
    # digitpad does not require), the call for tracing on Windows.
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    import onnxruntime

    onnxruntime.disable_telemetry_events()


@lru_cache(CACHED_GRAPHS)
def _session(architecture: Architecture) -> onnxruntime.InferenceSession:
    return _compiled(architecture, {})


@lru_cache(CACHED_GRAPHS)
def _layers_session(architecture: Architecture) -> onnxruntime.InferenceSession:
    from digitpad.models.graph import network_graph

    return _loaded(network_graph(architecture, shows_layers=True).SerializeToString(), {})


def _compiled(
    architecture: Architecture, weights: Mapping[str, Floats]
) -> onnxruntime.InferenceSession:
    """Return a session with these weights as constants, or with all as inputs."""
    return _loaded(graph_bytes(architecture, is_fixed=bool(weights)), weights)


def _loaded(graph: bytes, weights: Mapping[str, Floats]) -> onnxruntime.InferenceSession:
    load_runtime()
    import onnxruntime

    options = onnxruntime.SessionOptions()
    # Several threads would wait for each other while training keeps the cores busy.
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    if weights:
        values = [np.ascontiguousarray(array) for array in weights.values()]
        held = [onnxruntime.OrtValue.ortvalue_from_numpy(array) for array in values]
        options.add_external_initializers([*weights], held)
    return onnxruntime.InferenceSession(graph, options, providers=["CPUExecutionProvider"])


def graph_file(architecture: Architecture, *, is_fixed: bool) -> str:
    """Return the file name of a shipped network's graph in ``resources/``."""
    return f"{architecture.name}{'-fixed' if is_fixed else ''}.onnx"


def graph_bytes(architecture: Architecture, *, is_fixed: bool = False) -> bytes:
    """Return an architecture's ONNX graph; weights are inputs, or constants if ``is_fixed``."""
    if architecture in SHIPPED_GRAPHS:
        return resource(graph_file(architecture, is_fixed=is_fixed)).read_bytes()
    from digitpad.models.graph import network_graph

    return bytes(network_graph(architecture, is_fixed=is_fixed).SerializeToString())
