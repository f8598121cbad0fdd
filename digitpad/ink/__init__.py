"""A drawing or picture, and what becomes of it before a network sees it."""
