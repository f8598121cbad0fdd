"""The canvas: its widget, the history of its page, and how ink is painted."""
