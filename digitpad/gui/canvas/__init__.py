"""The canvas: its widget, the editor of what lies on it, and how ink is painted."""
