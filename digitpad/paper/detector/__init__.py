"""One network that finds, reads and groups the signs on a photo of paper."""
