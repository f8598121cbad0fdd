"""Preprocessing: how drawings and pictures become a network's input."""
