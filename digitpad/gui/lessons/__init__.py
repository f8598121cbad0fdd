"""Guided experiments: the strip above the panels, what it knows of the window, the light."""
