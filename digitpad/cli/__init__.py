"""The command line: the only place that prints and that sets exit codes.

``app`` registers the ``commands`` and runs them; the other modules are shared by several commands.
Needs no Qt, and torch only in the commands that compute with it, imported inside functions.
"""
