"""Numbers of several signs, read from strokes or from the ink of a picture."""
