"""Runs the network with onnxruntime, on one thread."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from digitpad.arrays import Floats
from digitpad.errors import ModelFileError
from digitpad.files import read_bounded
from digitpad.paper.detector.signs import Network
from digitpad.recognise import cancellation
from digitpad.recognise.engine import load_runtime

MAX_BYTES: Final = 2**25


@lru_cache(1)
def network_of(path: Path) -> Network:
    """Return the network of an ONNX file that ``export`` wrote."""
    load_runtime()
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(
        read_bounded(path, MAX_BYTES, ModelFileError), options, providers=["CPUExecutionProvider"]
    )

    def read(photo: Floats) -> Floats:
        maps = cancellation.current().run(
            lambda running: session.run(None, {"photos": photo[None, None]}, running)[0],
            onnxruntime.RunOptions(),
        )
        return np.asarray(maps[0], np.float32)

    return read
