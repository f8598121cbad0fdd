"""The ways in which people write each digit: one module for a digit, one function for a way.

A way of writing is called an allograph. Every module ends in ``ALLOGRAPHS``, and
``handwriting/allographs.py`` gathers them. The shapes are our own constructions, drawn from what is
commonly known of how digits are written in different countries; no data set went into them.
"""
