"""From a photo or scan of a digit to its ink."""
