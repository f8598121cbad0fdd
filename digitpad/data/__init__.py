"""Data sets as tensors on the device, and their augmentation there."""
