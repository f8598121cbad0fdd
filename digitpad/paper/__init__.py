"""Pages and tables: the numbers on a photo of paper, and their places.

OpenCV does the classical vision and is loaded with the first photo; the decisions are made here.
"""
