"""Replace libraries of a bundle whose functions are never called by small stand-ins.

``python packaging/stand_in.py FOLDER``, Linux only, with a C compiler. OpenCV is linked with
FFmpeg, AVIF, PNG and a linear algebra of its own (65 MB), which digitpad has no use for: it opens
no videos and gives OpenCV no large matrices and no PNG files. Pillow is linked with X for pictures
of the screen, and D-Bus with systemd for servers (5 MB). Qt is linked with ICU's tables (32 MB), of
which it has its own. Each stand-in has the name, versions and functions of what it replaces; a
function that is called all the same ends the program with a sentence, and ICU finds its tables
empty.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

UNUSED: Final = (
    r"opencv[^/]+/lib(avcodec|avformat|avutil|swscale|swresample|avif|openblas|png)[-\w]+\."
    r"|pillow[^/]+/libxcb-\w+\.|libsystemd\."
)
"""In the bundle's folder. OpenBLAS is OpenCV's, never numpy's: numpy computes with its own."""
ONLY_THEIRS: Final = (
    r"lib(aom|vpx|crypto|ssl|gfortran|quadmath|dav1d|SvtAv1\w*|sharpyuv|yuv|Xau)-\w+\."
)
"""What nothing but those needs; removed where nothing else does."""
ICU: Final = """
#include <stdint.h>
struct {{ uint16_t size; uint8_t magic[2]; uint16_t info_size, reserved; uint8_t facts[16];
         char name[8]; uint32_t count, more; int32_t none[4]; }}
icudt{version}_dat = {{ 32, {{0xda, 0x27}}, 20, 0,
    {{0, 0, 2, 0, 'T', 'o', 'C', 'P', 1, 0, 0, 0, 0, 0, 0, 0}}, "stubdat", 0, 0, {{0}} }};
"""


def told(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def needed_by(file: Path) -> set[str]:
    return {*re.findall(r"\(NEEDED\).*\[(.+)\]", told("readelf", "-dW", file))}


def symbols(file: Path, *, defined: bool) -> dict[str, tuple[str, str]]:
    """Return each dynamic symbol's kind and version, of those a file has, or those it asks for."""
    found = {}
    for line in told("readelf", "--dyn-syms", "-W", file).splitlines():
        parts = line.split()
        if len(parts) < 8 or (parts[6] == "UND") == defined or parts[4] not in ("GLOBAL", "WEAK"):
            continue
        name, _, version = parts[7].partition("@")
        found[name] = (parts[3], version.lstrip("@"))
    return found


def replace(library: Path, users: list[Path]) -> None:
    """Write a stand-in for ``library`` in its place."""
    has = symbols(library, defined=True)
    wanted = {name for user in users for name in symbols(user, defined=False) if name in has}
    data = [name for name in wanted if has[name][0] == "OBJECT"]
    if data:
        raise SystemExit(f"{library.name} holds data that is used: {', '.join(data)}.")
    lines = [
        "#include <stdio.h>\n#include <stdlib.h>",
        "static void left_out(const char *name) {",
        '    fprintf(stderr, "digitpad: %s is not part of this bundle.\\n", name); abort(); }',
        *(f'void {name}(void) {{ left_out("{name}"); }}' for name in sorted(wanted)),
    ]
    versions: dict[str, list[str]] = {}
    for name in wanted:
        versions.setdefault(has[name][1], []).append(name)
    script = "".join(
        f"{version} {{ global: {'; '.join(sorted(names))}; }};\n"
        for version, names in versions.items()
        if version
    )
    build(library, "\n".join(lines), script)


def build(library: Path, source: str, script: str = "") -> None:
    found = re.search(r"\(SONAME\).*\[(.+)\]", told("readelf", "-dW", library))
    name = found[1] if found else library.name
    with tempfile.TemporaryDirectory() as folder:
        code, versions = Path(folder, "stand_in.c"), Path(folder, "versions")
        code.write_text(source, encoding="utf-8")
        versions.write_text(script, encoding="utf-8")
        options = [f"-Wl,--version-script={versions}"] if script else []
        before = library.stat().st_size
        library.unlink()
        told(
            *("cc", "-shared", "-fPIC", "-Os", "-s", "-w", "-fno-builtin"),
            *(f"-Wl,-soname,{name}", *options, "-o", library, code),
        )
    print(f"{library.name}: {before / 1e6:.1f} MB → {library.stat().st_size / 1e3:.0f} kB")


def remove_unneeded(everything: list[Path], root: Path) -> None:
    """Remove libraries that nothing is linked with any more, until there are none."""
    may_go = [
        one
        for one in everything
        if (one.parent.suffix == ".libs" and re.match(ONLY_THEIRS, one.name))
        or (one.parent == root and not one.name.startswith("libpython"))
    ]
    needs = {one: needed_by(one) for one in everything}
    while unneeded := [
        one
        for one in may_go
        if not any(one.name in needs[other] for other in needs if other != one)
    ]:
        for library in unneeded:
            print(f"{library.name}: {library.stat().st_size / 1e6:.1f} MB removed")
            library.unlink()
            may_go.remove(library)
            del needs[library]


def main() -> None:
    root = Path(sys.argv[1])
    everything = [one for one in root.rglob("*.so*") if one.is_file() and not one.is_symlink()]
    unused = [one for one in everything if re.match(UNUSED, one.relative_to(root).as_posix())]
    users = [one for one in everything if one not in unused]
    for library in unused:
        replace(library, [one for one in users if library.name in needed_by(one)])
    remove_unneeded(everything, root)
    for library in list(root.rglob("libicudata.so.*")):
        found = re.match(r"libicudata\.so\.(\d+)$", library.name)
        if found and not library.is_symlink():
            build(library, ICU.format(version=found[1]))
    for link in root.glob("*.so*"):
        if not link.exists():
            link.unlink()


if __name__ == "__main__":
    main()
