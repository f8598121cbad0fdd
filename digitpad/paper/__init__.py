"""Pages and tables: the numbers on a photo of paper, and where they stand.

OpenCV does the classical vision and is loaded with the first photo; what is ours is the deciding.
"""
