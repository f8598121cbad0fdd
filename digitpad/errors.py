"""The errors digitpad raises on purpose.

Every message says what went wrong, where, and what to do about it, in one or two plain sentences:
the window shows it and the command line prints it as it stands. The core raises; only ``gui/``
shows and only the command line prints.
"""

import struct
import zlib
from typing import Final

DEBUG_VARIABLE: Final = "DIGITPAD_DEBUG"
"""Where this is set, the traceback of every failure is printed."""


class DigitpadError(Exception):
    """A failure with a reason that a user can act on."""


class InkError(DigitpadError):
    """A drawing, picture or ink file cannot be read or written."""


class ModelFileError(DigitpadError):
    """A model file or checkpoint cannot be read, does not fit, or cannot be written."""


class DatasetError(DigitpadError):
    """A data set is missing, incomplete, damaged or could not be fetched."""


class DeviceError(DigitpadError):
    """The device that was asked for is not there or does not work."""


class ConfigError(DigitpadError):
    """A setting has a value that makes no sense; the command line exits with 2."""


class TrainingError(DigitpadError):
    """Training cannot go on, for instance because the loss is no longer a number."""


DAMAGE: Final = (
    ValueError, TypeError, LookupError, AttributeError, AssertionError, ArithmeticError, EOFError,
    OSError, MemoryError, RuntimeError, SyntaxError, struct.error, zlib.error,
)  # fmt: skip
"""What the readers of Pillow, zipfile, numpy and torch raise on damaged files."""
