"""A page says what it shows, as text whatever it is called, and loads nothing."""

from __future__ import annotations

import base64
import io
import re
from dataclasses import replace

import numpy as np
from PIL import Image

from digitpad.data.catalogue import DATASETS
from digitpad.data.source import DataSource
from digitpad.evaluation.accuracy import Evaluation
from digitpad.evaluation.html import (
    MOST_MISTAKES,
    html_page,
    picture,
    readings_parts,
    table,
    written_by,
)
from digitpad.evaluation.readings import Readings

CLASSES = ("<b>", "1")
CONFUSION = np.array([[999, 1], [10, 90]])
PER_CLASS = {
    "<b>": {"precision": 0.99, "recall": 0.999, "f1": 0.9},
    "1": {"precision": 0.5, "recall": 0.9, "f1": 0.9},
}
IMAGES = np.zeros((200, 1, 28, 28), np.uint8)


def found(truths: list[int], reads: list[int]) -> Evaluation:
    sure = 0.6 + 0.01 * np.arange(len(reads))
    probabilities = np.where(np.arange(2) == np.array(reads)[:, None], sure[:, None], 0.0)
    places = 100 + np.arange(len(truths))
    readings = Readings(places, np.array(truths), probabilities.astype(np.float32))
    return Evaluation(1100, 0.9, 0.3, 0.01, CONFUSION, PER_CLASS, readings=readings)


def page_of(truths: list[int], reads: list[int]) -> str:
    return "".join(readings_parts(found(truths, reads), CLASSES, IMAGES, "test images of <i>"))


def test_a_table_of_confusions_is_the_stronger_the_more_of_a_class_is_there() -> None:
    page = page_of([0], [0])
    cells = re.findall(r"rgba\((var\(--\w+\)), ([\d.]+)\)\">([\d,]+)<", page)
    assert cells == [
        ("var(--right)", "0.30", "999"),
        ("var(--wrong)", "0.16", "1"),
        ("var(--wrong)", "0.56", "10"),
        ("var(--right)", "0.27", "90"),
    ]
    assert "1,100 test images of &lt;i&gt;" in page
    assert "<tr><th>1</th><td>50.00 %</td><td>90.00 %</td></tr>" in page


def test_a_class_without_images_has_empty_cells_and_all_wrong_is_not_quite_opaque() -> None:
    some = found([0], [0])
    for counts, expected in (
        ([[0, 0], [0, 0]], []),
        ([[0, 1], [0, 0]], ["0.90"]),
        ([[1, 0], [0, 0]], ["0.30"]),
    ):
        one = Evaluation(1, 0.9, 0.3, 0.0, np.array(counts), {}, readings=some.readings)
        page = "".join(readings_parts(one, CLASSES, IMAGES, "images"))
        assert re.findall(r"rgba\(\S+, ([\d.]+)\)", page) == expected
        assert page.count("<td></td>") == 4 - len(expected)


def test_the_worst_mistakes_stand_first_with_the_image_that_they_are() -> None:
    page = page_of([0, 1, 1], [0, 0, 0])
    assert "2 of 2, the one that it was surest of first" in page
    words = re.findall(r"<figcaption>(.*?)</figcaption>", page)
    assert words == [
        "1, read as &lt;b&gt; (62 %)<br><small>image 102</small>",
        "1, read as &lt;b&gt; (61 %)<br><small>image 101</small>",
    ]
    many = page_of([1] * 30, [0] * 30)
    assert many.count("<figure>") == MOST_MISTAKES == 24
    assert "24 of 30" in many
    assert "There are none." in page_of([0], [0])


def test_names_are_shown_as_they_stand_and_nothing_is_loaded() -> None:
    strange = replace(DATASETS["ink"], licence="<licence>")
    last = written_by(DataSource((strange,)))
    page = html_page("a <title>", [table([("<name>", "a & b")]), last])
    assert "<title>a &lt;title&gt;</title>" in page
    assert "<th>&lt;name&gt;</th><td>a &amp; b</td>" in page
    assert "(&lt;licence&gt;)." in page
    assert "default-src 'none'; img-src data:;" in page
    assert "<b>" not in page_of([1], [0])


def test_a_picture_in_the_page_is_the_image_pixel_for_pixel() -> None:
    draw = np.random.default_rng(0)
    for channels in (1, 3):
        image = draw.integers(0, 256, (channels, 5, 7), np.uint8)
        address = picture(image)
        assert address.startswith("data:image/png;base64,")
        with Image.open(io.BytesIO(base64.b64decode(address.split(",")[1]))) as shown:
            pixels = np.asarray(shown).reshape(5, 7, channels).transpose(2, 0, 1)
        np.testing.assert_array_equal(pixels, image)
