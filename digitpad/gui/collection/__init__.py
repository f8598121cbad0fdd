"""My handwriting in the window: labelling and collecting drawings, and teaching a model."""
