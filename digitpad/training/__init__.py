"""Training: one configuration, one generator of events, for window, command line and tests.

``config``, ``events`` and ``control`` are free of torch; ``loop`` needs it. ``compute`` has devices
and processes.
"""
