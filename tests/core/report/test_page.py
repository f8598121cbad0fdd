"""A page shows its parts as plain text, whatever they are called, and loads nothing."""

from __future__ import annotations

import base64
import io

import numpy as np
import pytest
from PIL import Image

from digitpad.report.marks import Diagram, Path, Words
from digitpad.report.page import HtmlPage, PageImage, Tinted, image_address
from digitpad.words import QT_TRANSLATE_NOOP, Speech

DOT = np.full((1, 2, 2), 255, np.uint8)


def test_names_are_shown_as_they_stand_and_nothing_is_loaded() -> None:
    page = HtmlPage("a <title>")
    page.heading("<heading>")
    page.paragraph("<paragraph>")
    shown = Tinted("<cell>", "wrong", 0.5), [PageImage(DOT, "<is>", "<of>")]
    page.table([("<name>", "a & b", *shown)])
    page.images([PageImage(DOT, "<words>", "<note>")])
    page.figures([("<figure>", "<remark>", Diagram(9, 9, (Words((1, 1), "<mark>", 9),)))])
    text = page.html()
    assert "<title>a &lt;title&gt;</title>" in text
    assert "<th>&lt;name&gt;</th><td>a &amp; b</td>" in text
    for word in ("heading", "paragraph", "cell", "is", "of", "words", "note", "remark", "mark"):
        assert f"<{word}>" not in text
        assert f"&lt;{word}&gt;" in text
    assert "default-src 'none'; img-src data:;" in text


def test_only_texts_of_the_program_are_put_into_the_language() -> None:
    page = HtmlPage("a run", Speech(str.upper, "xx"))
    page.heading(QT_TRANSLATE_NOOP("pages", "Result"))
    page.paragraph("a note")
    text = page.html()
    assert '<html lang="xx">' in text
    assert "<h2>RESULT</h2>" in text
    assert "<h1>a run</h1>" in text
    assert "<p>a note</p>" in text


def test_figures_take_the_colours_of_a_light_or_dark_page() -> None:
    page = HtmlPage("")
    page.figures([("Loss", "", Diagram(9, 9, (Path(((0, 0), (1, 1)), "train"),)))])
    page.figures([("Loss", "nothing was measured", None)])
    text = page.html()
    assert 'stroke="var(--train)"' in text
    assert text.count("<svg") == 1


@pytest.mark.parametrize("channels", [1, 3])
def test_a_picture_in_the_page_is_the_image_pixel_for_pixel(channels: int) -> None:
    image = np.random.default_rng(0).integers(0, 256, (channels, 5, 7), np.uint8)
    address = image_address(image)
    assert address.startswith("data:image/png;base64,")
    with Image.open(io.BytesIO(base64.b64decode(address.split(",")[1]))) as shown:
        pixels = np.asarray(shown).reshape(5, 7, channels).transpose(2, 0, 1)
    np.testing.assert_array_equal(pixels, image)
