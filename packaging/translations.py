"""Keep the files of translators: ``python packaging/translations.py [--check] [LANGUAGE…]``.

Each ``resources/translations/digitpad_LANGUAGE.ts`` is brought up to date with the texts of the
program and made into the catalogue beside it; a LANGUAGE that is named, such as “de”, is begun.
English has only the plurals, which are filled in from the texts. With --check nothing is written,
and the exit code is 1 where a file is not as the program is, where a translation is wrong, or where
a language that is FINISHED lacks one.

``--export LANGUAGE FILE [CONTEXT…]`` writes what is not translated yet as lines of JSON, and
``--import LANGUAGE FILE…`` reads such files, of which “id” and “translation” are enough; wrong
ones are told and left out.
"""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from translated import Message, faults

from digitpad.words import PLURAL

CHECKOUT = Path(__file__).resolve().parent.parent
FOLDER = CHECKOUT / "resources" / "translations"
ENGLISH = "digitpad_en.ts"
HELP: Final = "help_of_commands.py"
"""What the help of the command line says, written for lupdate."""
OF_WINDOW: Final = ("actions", "choosers", "network", "notices", "pages")
"""Contexts that the command line has no use for, like those of classes."""
FINISHED: Final = ("de", "es", "fr", "ja", "zh_CN", "zh_TW")
"""Languages that have every text; who adds one to the program translates it into these."""


def call(tool: str, *arguments: object) -> None:
    """Run one of Qt's tools, which PySide6 brings along."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    program = next((one for one in (folder / tool, folder / f"{tool}.exe") if one.is_file()), tool)
    subprocess.run([program, *map(str, arguments)], check=True, stdout=subprocess.PIPE)


def language_of(texts: Path) -> str:
    return texts.stem.partition("_")[2]


def update(texts: Path, *, with_places: bool = False) -> None:
    """Bring a file of translations up to date, or begin it; ``with_places`` of the program."""
    files, help_texts = texts.with_suffix(".lst"), texts.with_name(HELP)
    # From the folder of the file, so that the places in it are the same on every machine.
    found = [*sorted((CHECKOUT / "digitpad").rglob("*.py")), help_texts]
    lines = (f"QT_TRANSLATE_NOOP('commands', {json.dumps(one)})\n" for one in help_words())
    help_texts.write_text("".join(lines), encoding="utf-8")
    files.write_text("\n".join(str(one) for one in found), encoding="utf-8")
    plural = ["-pluralonly"] if texts.name == ENGLISH else []
    places, language = "absolute" if with_places else "none", language_of(texts)
    call("lupdate", f"@{files}", *plural, "-locations", places, "-no-obsolete",
         "-source-language", "en", "-target-language", language, "-ts", texts)  # fmt: skip
    files.unlink()
    help_texts.unlink()
    if plural:
        fill_plurals(texts)


@cache
def help_words() -> list[str]:
    """Return the texts of the command line's help."""
    from command_pages import words

    return words()


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
    write(tree, texts)


def write(tree: ET.ElementTree, texts: Path) -> None:
    ET.indent(tree, "    ")
    body = ET.tostring(tree.getroot(), encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    texts.write_text(f"{head}{body}\n", encoding="utf-8", newline="\n")


def release(texts: Path) -> Path:
    """Make the catalogue that the program loads, of what is translated."""
    catalogue = texts.with_suffix(".qm")
    call("lrelease", "-nounfinished", texts, "-qm", catalogue)
    return catalogue


def release_help(texts: Path) -> Path:
    """Make the catalogue that the command line loads, as gettext’s “.mo” files are.

    It has the texts of the core, whose contexts are no classes of the window; those of the help
    have none in it, since typer asks for its own so.
    """
    found = {
        one.source if one.context == "commands" else f"{one.context}\4{one.source}": one.forms[0]
        for one in read(texts)
        if not one.is_plural and one.context not in OF_WINDOW and not one.context[:1].isupper()
    }
    said = {source: form for source, form in sorted(found.items()) if form}
    said = {"": "Content-Type: text/plain; charset=UTF-8\n", **said}
    pairs = [(one.encode(), other.encode()) for one, other in said.items()]
    count, tables, content = len(pairs), [], b""
    for side in (0, 1):
        for pair in pairs:
            tables += [len(pair[side]), 28 + 16 * count + len(content)]
            content += pair[side] + b"\0"
    head = 0x950412DE, 0, count, 28, 28 + 8 * count, 0, 0
    catalogue = texts.parent / language_of(texts) / "LC_MESSAGES" / "messages.mo"
    catalogue.parent.mkdir(parents=True, exist_ok=True)
    catalogue.write_bytes(struct.pack(f"<{7 + len(tables)}I", *head, *tables) + content)
    return catalogue


# Translations as lines of JSON


def messages(tree: ET.ElementTree) -> Iterator[tuple[Message, ET.Element]]:
    """Yield the messages of a file, and the elements that have their translations."""
    for context in tree.iter("context"):
        for one in context.iter("message"):
            translation = one.find("translation")
            assert translation is not None
            forms = tuple(form.text or "" for form in translation) or (translation.text or "",)
            places = (f"{at.get('filename')}:{at.get('line')}" for at in one.iter("location"))
            said = (
                context.findtext("name") or "",
                one.findtext("source") or "",
                one.findtext("comment") or "",
            )
            is_finished = translation.get("type") != "unfinished"
            yield Message(*said, len(translation) > 0, forms, is_finished, (*places,)), translation


def read(texts: Path) -> list[Message]:
    return [message for message, _ in messages(ET.parse(texts))]  # noqa: S314 - our own file


def export(language: str, target: Path, contexts: Sequence[str]) -> str:
    """Write what a language lacks, of these contexts or of all, and where the program says it."""
    texts = FOLDER / f"digitpad_{language}.ts"
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / texts.name
        shutil.copy(texts, made)
        update(made, with_places=True)
        missing = [one for one in read(made) if one.is_missing]
        missing = [one for one in missing if not contexts or one.context in contexts]
        lines = [
            json.dumps(
                {
                    "id": one.id,
                    "context": one.context,
                    "source": one.source,
                    **({"comment": one.comment} if one.comment else {}),
                    "places": [
                        Path(folder, at).resolve().relative_to(CHECKOUT).as_posix()
                        for at in one.places
                        if HELP not in at
                    ],
                    "translation": list(one.forms) if one.is_plural else one.forms[0],
                },
                ensure_ascii=False,
            )
            for one in missing
        ]
    target.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    counts = Counter(one.context for one in missing)
    return "\n".join(f"{count:5} {context or '(none)'}" for context, count in counts.most_common())


def take(language: str, files: Sequence[Path]) -> list[str]:
    """Read translations into the file of a language; return what is wrong with those left out."""
    texts = FOLDER / f"digitpad_{language}.ts"
    update(texts)
    tree = ET.parse(texts)  # noqa: S314 - our own file
    known = {message.id: (message, element) for message, element in messages(tree)}
    wrong, count = [], 0
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            at = f"{file.name}:{number}"
            try:
                given = json.loads(line)
                said, (message, element) = given["translation"], known[given["id"]]
            except (ValueError, KeyError, TypeError) as error:
                wrong.append(f"{at}: not a message of the program: {error!r}")
                continue
            forms = tuple(said) if isinstance(said, list) else (said,)
            if not any(forms):
                continue
            new = message._replace(forms=forms, is_finished=True)
            why = list(faults(new, language))
            if len(forms) != len(message.forms) or not all(forms):
                why.append(f"needs {len(message.forms)} forms, none of them empty")
            if why:
                wrong.append(f"{at}: {'; '.join(why)}: {said!r}")
                continue
            element.attrib.pop("type", None)
            for place, form in zip(list(element) or [element], forms, strict=True):
                place.text = form
            count += 1
    write(tree, texts)
    update(texts)  # as Qt's tool writes it
    release(texts)
    release_help(texts)
    print(f"{language}: {count} taken, {len(wrong)} left out")
    return wrong


def wrong_in(texts: Path) -> list[str]:
    """Return what is wrong in the file of a language, and what it lacks if it is finished."""
    language, found = language_of(texts), []
    for one in read(texts):
        at = f"{texts.name}, {one.context or '(none)'}: {one.source!r}"
        if one.is_missing:
            if language in FINISHED:
                found.append(f"{at} is not translated")
            continue
        found += [f"{at} {fault}: {' | '.join(one.forms)!r}" for fault in faults(one, language)]
    return found


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--export"]:
        print(export(arguments[1], Path(arguments[2]), arguments[3:]))
        return 0
    if arguments[:1] == ["--import"]:
        wrong = take(arguments[1], [*map(Path, arguments[2:])])
        print(*wrong, sep="\n", file=sys.stderr)
        return int(bool(wrong))
    is_check = "--check" in arguments
    FOLDER.mkdir(exist_ok=True)
    for language in arguments:
        if not language.startswith("-"):
            update(FOLDER / f"digitpad_{language}.ts")
    stale: list[str] = []
    wrong = []
    for texts in sorted(FOLDER.glob("*.ts")):
        if is_check:
            wrong += wrong_in(texts)
            if texts.name != ENGLISH and language_of(texts) not in FINISHED:
                continue
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder) / texts.name
            shutil.copy(texts, made)
            update(made)
            releases = [release] if made.name == ENGLISH else [release, release_help]
            for one in (made, *(make(made) for make in releases)):
                name = one.relative_to(folder)
                kept = FOLDER / name
                if not kept.exists() or kept.read_bytes() != one.read_bytes():
                    stale.append(name.as_posix())
                    if not is_check:
                        kept.parent.mkdir(parents=True, exist_ok=True)
                        shutil.copy(one, kept)
    if stale:
        print(("Not as the program is: " if is_check else "Written: ") + ", ".join(stale))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return int(is_check and bool(stale or wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
