"""Numbers of several signs: written on a line, and read from strokes or the ink of a picture."""
