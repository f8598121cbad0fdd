"""How well a model reads: accuracy, calibration, robustness, sensitivity, reconstruction."""
