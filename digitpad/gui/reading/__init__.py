"""The reading panel: live reading, verdict and bars, the network's input, pictures."""
