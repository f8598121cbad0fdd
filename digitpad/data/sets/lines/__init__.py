"""Lines of numbers to train on: as candidates for signs, and as whole pictures."""
