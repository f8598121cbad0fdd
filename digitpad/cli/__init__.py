"""The command line: the only place that prints and that sets exit codes.

One module for each family of commands; ``app`` puts them together and is the door. Needs no
Qt, and torch only in the commands that compute with it, inside functions.
"""
