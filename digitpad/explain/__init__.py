"""Explanations of a network's answers: maps of the evidence for and against a class."""
