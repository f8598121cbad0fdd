"""The documents: what they point to is there, and what they list is what the program has."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from drawn import digit_drawn
from with_wings import WITH_PAPER

from digitpad.cli.app import app
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import write_inkml
from digitpad.modelfile.info import KEYS

HERE = Path(__file__).resolve().parents[2]
PAGES = [*HERE.glob("docs/**/*.md"), *HERE.glob("resources/guide/*.md")]
DOCUMENTS = sorted([*HERE.glob("*.md"), *PAGES])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
BENCHED = re.compile(r"BENCH=(?:\"([^\"]+)\"|([\w-]+))")
PAGES_OF_THE_WINDOW = {"keys.html"}


def name(path: Path) -> str:
    return str(path.relative_to(HERE))


def anchors(page: Path) -> set[str]:
    """Return the headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}


@pytest.mark.parametrize("page", DOCUMENTS, ids=name)
def test_every_link_of_a_document_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in (first or second for first, second in LINK.findall(text)):
        if link.startswith(("http://", "https://")) or link in PAGES_OF_THE_WINDOW:
            continue
        target, _, anchor = link.partition("#")
        there = (page.parent / target).resolve() if target else page
        assert there.exists(), f"{name(page)} points to {link}"
        assert not anchor or anchor in anchors(there), f"{name(page)} points to {link}"


def test_every_page_of_the_documents_is_found_from_their_index() -> None:
    index = (HERE / "docs/index.md").read_text(encoding="utf-8")
    for page in set(PAGES) - {HERE / "docs/index.md"}:
        assert page.name in index, page


def test_what_a_document_lets_make_do_can_be_done() -> None:
    targets = set(re.findall(r"^([\w-]+):", (HERE / "Makefile").read_text("utf-8"), re.MULTILINE))
    benches = {one.stem[6:].replace("_", "-") for one in HERE.glob("tests/benchmarks/bench_*.py")}
    tests = [(one.stem, one.read_text("utf-8")) for one in HERE.glob("tests/**/test_*.py")]
    for page in DOCUMENTS:
        for words in re.findall(r"`make ([^`]+)`", page.read_text(encoding="utf-8")):
            assert words.split()[0] in targets, f"{name(page)}: make {words}"
            for one in " ".join(map("".join, re.findall(BENCHED, words))).split():
                assert one in benches, f"{name(page)}: make {words}"
            for wanted in re.findall(r'"-k (\w+)"', words):
                is_there = any(
                    wanted in stem or re.search(f"def test_\\w*{wanted}", text)
                    for stem, text in tests
                )
                assert is_there, f"{name(page)}: make {words}"


@WITH_PAPER
def test_every_script_of_the_tests_that_a_document_names_is_there() -> None:
    for page in DOCUMENTS:
        for path in re.findall(r"`(?:python )?(tests/[\w/]+\.py)", page.read_text("utf-8")):
            assert (HERE / path).is_file(), f"{name(page)}: {path}"


def test_the_page_of_formats_has_every_key_of_a_models_metadata() -> None:
    page = (HERE / "docs/file-formats.md").read_text(encoding="utf-8")
    assert [key for key in KEYS if f"`{key}`" not in page] == []


def test_the_page_of_formats_has_the_keys_that_predict_prints(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_inkml(tmp_path / "7.inkml", [LabelledDrawing(digit_drawn(7), truth="7")])
    app(["predict", str(tmp_path / "7.inkml"), "--json"], standalone_mode=False)
    printed = json.loads(capsys.readouterr().out)
    page = (HERE / "docs/file-formats.md").read_text(encoding="utf-8")
    [row] = [line for line in page.splitlines() if line.startswith("| `predict` |")]
    assert [key for key in printed if f"`{key}`" not in row] == []
