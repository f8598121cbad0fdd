"""The errors that digitpad raises deliberately.

Every message says what went wrong, where, and what to do about it, in one or two plain sentences:
the window shows it and the command line prints it verbatim. The core raises; only ``gui/`` shows
and only the command line prints.
"""

import struct
import sys
import zlib
from typing import Final, Self

from digitpad.words import QT_TRANSLATE_NOOP

DEBUG_VARIABLE: Final = "DIGITPAD_DEBUG"
"""If this environment variable is set, the traceback of every failure is printed."""


class DigitpadError(Exception):
    """A failure with a reason that a user can act on.

    ``option``: the command-line option that helps; only the command line mentions it.
    """

    option: str = ""

    def helped_by(self, option: str) -> Self:
        """Return the error with its ``option``."""
        self.option = option
        return self


class InkError(DigitpadError):
    """A drawing, picture or ink file cannot be read or written."""


class ModelFileError(DigitpadError):
    """A model file or checkpoint cannot be read, does not fit, or cannot be written."""


class DatasetError(DigitpadError):
    """A data set is missing, incomplete, damaged or could not be downloaded."""


class DeviceError(DigitpadError):
    """The requested device is missing or does not work."""


class ConfigError(DigitpadError):
    """A setting has an invalid value; the command line exits with 2."""


class TrainingError(DigitpadError):
    """Training cannot continue, for instance because the loss became NaN."""


INSTALLED_AS: Final = {
    "PIL": "Pillow",
    "cv2": "opencv-python-headless",
    "onnxruntime": "“onnxruntime<1.29”",
    "PySide6": "PySide6-Essentials",
    "shiboken6": "PySide6-Essentials",
}
"""Distribution names of packages, where they differ from the import names."""
NO_LIBRARY: Final = (126, 127, 1114)
"""Windows' error codes for a library that is missing, is another version, or does not start."""
WINDOWS_RUNTIME: Final = "https://aka.ms/vs/17/release/vc_redist.x64.exe"


def missing_part(error: BaseException) -> str:
    """Return what to install if ``error`` means that a part of digitpad cannot be loaded, or ""."""
    is_library = getattr(error, "winerror", None) in NO_LIBRARY or (
        isinstance(error, ImportError) and "DLL load failed" in str(error)
    )
    if is_library:
        words = QT_TRANSLATE_NOOP(
            "errors",
            "A library of this installation cannot be loaded, most often because Windows lacks "
            "Microsoft’s Visual C++ runtime: install {address} and start digitpad again. ({error})",
        )
        return words.filled(address=WINDOWS_RUNTIME, error=f"{error}")
    name = (getattr(error, "name", "") or "").partition(".")[0]
    if not isinstance(error, ModuleNotFoundError) or name in ("", "digitpad"):
        return ""
    if getattr(sys, "frozen", False):  # nothing can be installed into a bundle
        words = QT_TRANSLATE_NOOP(
            "errors",
            "This needs {name}, which this bundle comes without: install the whole digitpad with "
            "pip, as its documents say.",
        )
        return words.filled(name=name)
    words = QT_TRANSLATE_NOOP(
        "errors", "This needs {name}, which is not installed. Install it with: {command}"
    )
    return words.filled(name=name, command=f"pip install {INSTALLED_AS.get(name, name)}")


DAMAGE: Final = (
    ValueError, TypeError, LookupError, AttributeError, AssertionError, ArithmeticError, EOFError,
    OSError, MemoryError, RuntimeError, SyntaxError, struct.error, zlib.error,
)  # fmt: skip
"""The exceptions of Pillow, zipfile, numpy and torch for damaged files."""
