"""The archive of training runs (settings, curves, best weights), comparisons and reports."""
