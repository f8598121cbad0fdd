"""My handwriting: the user's labelled drawings, for testing, teaching and training."""
