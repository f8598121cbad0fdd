"""What helps: the hints of the first start, the guide, the keys, and what digitpad is."""
