"""How long readings take in the window, at rest and while a network trains.

    python tests/benchmarks/reading_probe.py --case rest|training|evidence|nearest|embedding|plain
        [--data-dir DIR]

``rest`` and ``training``: the real window reads a drawing 20 times a second, at rest with the
shipped model, then with candle-cnn as it learns; counted is the time in the reader's thread and
from the request to the moment when the window shows the answer. ``evidence``, ``nearest`` and
``embedding``: as at rest, while that look of “Why?” follows each reading; counted is also from the
request to the first idea of the maps, to the nearest images, or to the drawing's place among all
images, which are being placed meanwhile. ``plain``: a thread trains a plain
PyTorch network of candle-cnn's layers while another reads with it, both with as many threads as
torch likes. It prints one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import threading
import time

from measure import share
from window_probe import arguments, begin_training, draw_digit, make_window, once_loaded

EVERY_MS = 50
REST_READINGS = 200
PLAIN_READINGS = 100
LOOKS = {
    "evidence": "evidence_quick_mailbox",
    "nearest": "nearest_mailbox",
    "embedding": "embedding_mailbox",
}


def figures(
    took_ms: list[float], shown_ms: list[float], look_ms: list[float] | None = None
) -> dict[str, float]:
    found = {"n": float(len(took_ms))}
    measured = {"reading": took_ms, "shown": shown_ms} | ({"look": look_ms} if look_ms else {})
    for name, values in measured.items():
        found[f"{name}_median_ms"] = round(statistics.median(values), 2)
        found[f"{name}_p95_ms"] = round(share(values, 0.95), 2)
    return found


def in_the_window(options: argparse.Namespace) -> dict[str, float]:
    from PySide6.QtCore import QTimer

    from digitpad.gui.explain.view import View
    from digitpad.gui.explain.window import ExplainWindow
    from digitpad.gui.workers.task import LatestWins

    application, window = make_window(options.images)
    draw_digit(window)
    took: list[float] = []
    shown: list[float] = []
    looked: list[float] = []
    asked: dict[str, float] = {}

    def ask() -> None:
        asked["at"] = asked["look"] = time.perf_counter()
        window.reading.read_now()

    def look_along() -> None:
        """Open the look, and begin when it has everything it needs."""
        window.menu_actions["explain"].trigger()
        found = window.findChild(ExplainWindow)
        mailbox = found.findChild(LatestWins, LOOKS[options.case])
        mailbox.answered.connect(on_looked)
        found.show_view(found.findChild(View, f"{options.case}_view"))

    def on_looked() -> None:
        if not timer.isActive():
            timer.start(EVERY_MS)
        elif "look" in asked:
            looked.append(1e3 * (time.perf_counter() - asked.pop("look")))

    def on_predicted(prediction) -> None:
        if "at" not in asked:
            return
        shown.append(1e3 * (time.perf_counter() - asked.pop("at")))
        took.append(prediction.milliseconds)
        if options.case != "training" and len(took) >= REST_READINGS:
            application.exit()

    def start() -> None:
        window.predicted.connect(on_predicted)
        if options.case in LOOKS:
            look_along()
            return
        timer.start(EVERY_MS)
        if options.case == "training":
            begin_training(window, options, lambda _: application.exit())

    timer = QTimer(window)
    timer.timeout.connect(ask)
    once_loaded(window, start)
    application.exec()
    return figures(took, shown, looked)


def plain() -> dict[str, float]:
    import torch
    from torch import nn

    def network() -> nn.Module:
        return nn.Sequential(
            *(nn.Conv2d(1, 32, 5), nn.MaxPool2d(2), nn.Conv2d(32, 64, 5), nn.MaxPool2d(2)),
            *(nn.Flatten(), nn.Linear(1024, 1024), nn.ReLU(), nn.Linear(1024, 10)),
        )

    is_over = threading.Event()

    def train() -> None:
        learner = network()
        optimizer = torch.optim.AdamW(learner.parameters())
        images, labels = torch.rand(64, 1, 28, 28), torch.randint(0, 10, (64,))
        while not is_over.is_set():
            optimizer.zero_grad()
            nn.functional.cross_entropy(learner(images), labels).backward()
            optimizer.step()

    reader = network().eval()
    thread = threading.Thread(target=train)
    thread.start()
    took = []
    time.sleep(2)
    for _ in range(PLAIN_READINGS):
        begin = time.perf_counter()
        with torch.inference_mode():
            reader(torch.rand(1, 1, 28, 28)).softmax(1)
        took.append(1e3 * (time.perf_counter() - begin))
        time.sleep(EVERY_MS / 1e3)
    is_over.set()
    thread.join()
    return figures(took, took)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--case", choices=("rest", "training", *LOOKS, "plain"), required=True)
    options = parser.parse_args()
    found = plain() if options.case == "plain" else in_the_window(options)
    print(json.dumps(found), flush=True)
    # Threads that hang must not prevent a figure from being printed.
    os._exit(0)


if __name__ == "__main__":
    main()
