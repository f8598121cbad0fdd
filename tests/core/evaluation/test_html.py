"""A page says what it shows, as text whatever it is called, and loads nothing."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np

from digitpad.data.catalogue import DATASETS
from digitpad.data.source import DataSource
from digitpad.evaluation.accuracy import Evaluation
from digitpad.evaluation.html import MOST_MISTAKES, add_origin, add_readings
from digitpad.evaluation.readings import Readings
from digitpad.report.page import HtmlPage

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
    return shown(found(truths, reads))


def shown(one: Evaluation) -> str:
    page = HtmlPage("a model")
    add_readings(page, one, CLASSES, IMAGES, "test images of <i>")
    return page.html()


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
        page = shown(one)
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


def test_the_last_line_says_whose_the_images_are_as_it_stands() -> None:
    page = HtmlPage("a model")
    add_origin(page, DataSource((replace(DATASETS["ink"], licence="<licence>"),)))
    assert "(&lt;licence&gt;)." in page.html()
    assert "<b>" not in page_of([1], [0])
