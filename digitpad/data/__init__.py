"""Data sets as tensors on the device, and augmentation on the device."""
