"""Drawings: strokes, their geometry, rasterisation, and InkML files."""
