"""Keep the files of translators: ``python packaging/translations.py [--check] [LANGUAGE…]``.

Each ``resources/translations/digitpad_LANGUAGE.ts`` is brought up to date with the texts of the
program and made into the catalogue beside it; a LANGUAGE that is named, such as “de”, is begun.
English has only the plurals, which are filled in from the texts. With --check nothing is written,
and the exit code is 1 where a file is not as the program is.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree as ET

import PySide6

from digitpad.words import PLURAL

CHECKOUT = Path(__file__).resolve().parent.parent
FOLDER = CHECKOUT / "resources" / "translations"
ENGLISH = "digitpad_en.ts"


def call(tool: str, *arguments: object) -> None:
    """Run one of Qt's tools, which PySide6 brings along."""
    folder = Path(PySide6.__file__).parent
    program = next((one for one in (folder / tool, folder / f"{tool}.exe") if one.is_file()), tool)
    subprocess.run([program, *map(str, arguments)], check=True, stdout=subprocess.PIPE)


def update(texts: Path) -> None:
    """Bring a file of translations up to date, or begin it."""
    files = texts.with_suffix(".lst")
    # From the folder of the file, so that the places in it are the same on every machine.
    found = sorted((CHECKOUT / "digitpad").rglob("*.py"))
    files.write_text("\n".join(str(one) for one in found), encoding="utf-8")
    plural = ["-pluralonly"] if texts.name == ENGLISH else []
    language = texts.stem.partition("_")[2]
    call("lupdate", f"@{files}", *plural, "-locations", "none", "-no-obsolete",
         "-source-language", "en", "-target-language", language, "-ts", texts)  # fmt: skip
    files.unlink()
    if plural:
        fill_plurals(texts)


def fill_plurals(texts: Path) -> None:
    """Write the English plurals where none was written by hand: “image(s)” is 1 image, 2 images."""
    tree = ET.parse(texts)  # noqa: S314 - our own file
    for message in tree.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text for form in translation]
        if not all(forms):
            source = message.findtext("source") or ""
            for form, ending in zip(translation, ("", r"\1"), strict=True):
                form.text = PLURAL.sub(ending, source)
        translation.attrib.pop("type", None)
    ET.indent(tree, "    ")
    body = ET.tostring(tree.getroot(), encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    texts.write_text(f"{head}{body}\n", encoding="utf-8")


def release(texts: Path) -> Path:
    """Make the catalogue that the program loads."""
    catalogue = texts.with_suffix(".qm")
    call("lrelease", texts, "-qm", catalogue)
    return catalogue


def main(arguments: list[str]) -> int:
    is_check = "--check" in arguments
    FOLDER.mkdir(exist_ok=True)
    for language in arguments:
        if not language.startswith("-"):
            update(FOLDER / f"digitpad_{language}.ts")
    stale = []
    for texts in sorted(FOLDER.glob("*.ts")):
        with tempfile.TemporaryDirectory() as place:
            made = Path(place) / texts.name
            shutil.copy(texts, made)
            update(made)
            for one in (made, release(made)):
                kept = FOLDER / one.name
                if not kept.exists() or kept.read_bytes() != one.read_bytes():
                    stale.append(kept.name)
                    if not is_check:
                        shutil.copy(one, kept)
    if stale:
        print(("Not as the program is: " if is_check else "Written: ") + ", ".join(stale))
    return int(is_check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
