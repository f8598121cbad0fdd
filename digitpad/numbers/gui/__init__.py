"""Numbers written on a wide line and read while they are written."""
