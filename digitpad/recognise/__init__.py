"""Recognition: a model, with its preprocessing and calibration, makes a ``Prediction``."""
