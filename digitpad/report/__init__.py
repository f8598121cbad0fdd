"""What reports are made of: HTML pages, charts, and figures painted as PNG and SVG."""
