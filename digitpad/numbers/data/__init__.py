"""Lines of numbers for training: as candidates for signs, and as pictures of whole lines."""
