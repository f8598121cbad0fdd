"""A drawing or picture, and what becomes of it before a network sees it.

May import: numpy, Pillow, defusedxml, ``digitpad.errors`` and ``digitpad.files``.
Never Qt, never torch.
"""
