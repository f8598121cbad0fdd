"""Models, drawings and pictures in and out, and what is asked before the window closes."""
