"""Evaluation of models: accuracy, calibration, robustness, sensitivity, reconstruction."""
