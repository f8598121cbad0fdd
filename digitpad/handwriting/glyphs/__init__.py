"""The glyphs of the generator: digits, letters, symbols, shapes, scribbles, fragments.

A way of writing is called an allograph. Most are written in the ``notation``; those that it cannot
express well are functions that return skeletons.
"""
