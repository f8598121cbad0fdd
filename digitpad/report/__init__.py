"""Building blocks of reports: HTML pages, charts, and figures rendered as PNG and SVG."""
