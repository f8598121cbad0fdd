"""Runs that are kept: settings, curves, figures, best weights; compared, and reported."""
