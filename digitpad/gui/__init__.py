"""The window: every widget of digitpad, and the only place that knows Qt and pyqtgraph.

``app`` makes the application, ``main_window`` joins the parts, each of which is a module with
one idea. Nothing here is imported by the rest of digitpad.
"""

import os

# PySide6 creates its classes when they are first used. If pyqtgraph is imported in a thread while
# the window uses others, this sometimes ends in a segmentation fault: 3 of 25 tries to provoke it,
# none of 25 with this, which costs a start 0.03 to 0.08 CPU s. It must come before PySide6.
os.environ.setdefault("PYSIDE6_OPTION_LAZY", "0")
