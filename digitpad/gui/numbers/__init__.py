"""Numbers of several signs, written on a wide line and read as one writes."""
