"""Model files: safetensors with the published tensor names and complete metadata.

A saved model contains its architecture, classes, preprocessing, data set, training settings,
metrics and calibration. Files of candle, tch, numpy and PyTorch, which have none of these, are
identified by their tensors. ``open_model`` reads any of them; ``describe`` reads only what is
needed to say what a file is. Nothing is ever unpickled; torch is used only to write PyTorch's own
files.
"""

from digitpad.modelfile.info import Calibration, CurvePoint, Model, ModelInfo, new_info
from digitpad.modelfile.safetensors import StoredAs
from digitpad.modelfile.store import Told, describe, open_candidates, open_model, save_model

__all__ = [
    "Calibration",
    "CurvePoint",
    "Model",
    "ModelInfo",
    "StoredAs",
    "Told",
    "describe",
    "new_info",
    "open_candidates",
    "open_model",
    "save_model",
]
