"""Reading: a model, its preprocessing and its calibration make a ``Prediction``."""
