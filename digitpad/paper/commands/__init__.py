"""``digitpad page`` and ``digitpad table``."""
