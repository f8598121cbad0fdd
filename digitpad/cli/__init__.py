"""The command line: the only place that prints and that sets exit codes.

``app`` puts the ``commands`` together and is the door; beside it is what several of them share.
Needs no Qt, and torch only in the commands that compute with it, inside functions.
"""
