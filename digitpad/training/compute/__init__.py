"""Where a run computes: devices, precision and memory layout, several processes.

``devices`` is free of torch; the others need it.
"""
