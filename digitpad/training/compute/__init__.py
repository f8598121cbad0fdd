"""What a run computes on: devices, precision and memory layout, several processes.

``devices`` is free of torch; the others need it.
"""
