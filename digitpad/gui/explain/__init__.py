"""Explanations of a reading: one window with a module for each view."""
