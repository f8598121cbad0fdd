"""Widgets and texts shared by several packages of the window."""
