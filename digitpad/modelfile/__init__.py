"""Model files: safetensors under the published tensor names, with metadata that says it all.

A saved model carries its architecture, classes, preprocessing, data set, training settings,
figures and calibration; files of candle, tch, numpy and PyTorch, which carry none of it, are
recognised by their tensors. ``open_model`` reads any of them, ``describe`` only what is needed to
say what it is. Never pickle; torch is for writing PyTorch's own files alone.
"""

from digitpad.modelfile.info import Calibration, CurvePoint, Model, ModelInfo, new_info
from digitpad.modelfile.safetensors import StoredAs
from digitpad.modelfile.store import describe, open_model, save_model

__all__ = [
    "Calibration",
    "CurvePoint",
    "Model",
    "ModelInfo",
    "StoredAs",
    "describe",
    "new_info",
    "open_model",
    "save_model",
]
