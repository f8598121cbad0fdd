"""The windows that measure a model: accuracy, robustness, thresholds."""
