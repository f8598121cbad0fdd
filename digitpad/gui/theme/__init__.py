"""Colours, style sheet and icons, in light and dark."""
