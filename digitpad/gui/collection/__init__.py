"""My handwriting in the window: naming what was drawn, the wall, collecting, and teaching."""
