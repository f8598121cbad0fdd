"""The window: every widget of digitpad, and the only place that knows Qt and pyqtgraph.

``app`` makes the application, ``main_window`` joins the parts, each of which is a module with
one idea. Nothing here is imported by the rest of digitpad.
"""
