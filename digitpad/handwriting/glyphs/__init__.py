"""What the generator can write: digits, letters, symbols, shapes, scribbles, fragments.

A way of writing is called an allograph. Most are text in the ``notation``; those that no text
says well are functions that return skeletons.
"""
