"""Why the network reads what it reads: one window, one module for each look at it."""
