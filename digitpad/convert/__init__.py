"""Conversion of model files to and from candle, tch-rs, numpy and PyTorch, and to ONNX."""
