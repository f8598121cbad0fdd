"""Pages and tables: reading a photo, correcting the result and saving it."""
