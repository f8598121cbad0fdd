"""digitpad: draw a digit and be read, train a network and watch it learn."""

__version__ = "0.1.0"
