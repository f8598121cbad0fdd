"""The runs that were kept: a list, and up to five of them compared."""
