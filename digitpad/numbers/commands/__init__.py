"""``digitpad evaluate --numbers``."""
