"""Help: the hints of the first start, the guide, the keys, and About."""
