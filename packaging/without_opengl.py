"""Tell pyqtgraph, which asks for them when it is loaded, that Qt's OpenGL modules are there.

They take 10 MB, and digitpad draws its plots without OpenGL.
"""

import sys
from types import ModuleType
from typing import Any


class Unused(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})


for name in ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets"):
    sys.modules[name] = Unused(name)
