"""Pages and tables: a photo, what was read on it, and what becomes of that."""
