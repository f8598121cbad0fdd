"""The training panel: what to train, the run as it goes, and how it ended."""
