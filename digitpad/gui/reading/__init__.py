"""The reading panel: live reading, verdict and bars, what the network sees, pictures."""
