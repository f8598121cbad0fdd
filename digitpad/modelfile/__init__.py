"""Model files: safetensors under the published tensor names, with metadata that says it all.

A saved model carries its architecture, classes, preprocessing, data set, training settings,
figures and calibration; files of candle, tch and PyTorch, which carry none of it, are recognised
by their tensors. ``describe`` reads the header alone. Never torch, never pickle.
"""

from digitpad.modelfile.container import StoredAs
from digitpad.modelfile.info import Calibration, CurvePoint, Model, ModelInfo, new_info
from digitpad.modelfile.store import describe, load_model, save_model

__all__ = [
    "Calibration",
    "CurvePoint",
    "Model",
    "ModelInfo",
    "StoredAs",
    "describe",
    "load_model",
    "new_info",
    "save_model",
]
