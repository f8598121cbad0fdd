"""What the window holds in memory, at rest and while it trains; what torch and Qt hold alone.

    python tests/benchmarks/memory_probe.py --case window|plain [--data-dir DIR]

``window``: the real window with the shipped model, torch loaded in the background as always; then
one epoch of candle-cnn on MNIST, 60,000 images (generated handwriting without a folder), with the
test. ``plain``: torch and Qt's widgets loaded, nothing made. It prints one line of JSON with
megabytes (10⁶ bytes): resident now, the most there ever was, and what of it is CUDA's libraries.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from window_probe import arguments, begin_training, draw_digit, make_window, once_loaded


def megabytes(name: str) -> float:
    """Return VmRSS (resident now) or VmHWM (the most there ever was), as the system counts."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    kibibytes = next(line.split()[1] for line in lines if line.startswith(name + ":"))
    return round(int(kibibytes) * 1024 / 1e6, 1)


def cuda_megabytes() -> float:
    """Return how much is resident of libraries that a CPU build of torch does not have."""
    total, counts = 0, False
    for line in Path("/proc/self/smaps").read_text(encoding="utf-8").splitlines():
        if re.match("[0-9a-f]+-[0-9a-f]+ ", line):
            counts = re.search("cuda|nvidia|triton", line) is not None
        elif counts and line.startswith("Rss:"):
            total += int(line.split()[1])
    return round(total * 1024 / 1e6, 1)


def window(options) -> dict[str, float]:
    application, shown = make_window()
    draw_digit(shown)
    facts: dict[str, float] = {}

    def start() -> None:
        facts["window_mb"], facts["window_most_mb"] = megabytes("VmRSS"), megabytes("VmHWM")
        facts["window_cuda_mb"] = cuda_megabytes()
        begin_training(shown, options, end)

    def end(_ended) -> None:
        facts["training_mb"], facts["training_most_mb"] = megabytes("VmRSS"), megabytes("VmHWM")
        application.exit()

    once_loaded(shown, start)
    application.exec()
    return facts


def plain() -> dict[str, float]:
    import torch
    from PySide6.QtWidgets import QApplication, QWidget

    application = QApplication(["plain"])
    widget = QWidget()
    widget.show()
    application.processEvents()
    torch.optim.SGD([torch.zeros(1, requires_grad=True)], lr=0.1)
    return {"window_mb": megabytes("VmRSS"), "window_most_mb": megabytes("VmHWM")}


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--case", choices=("window", "plain"), required=True)
    options = parser.parse_args()
    print(json.dumps(plain() if options.case == "plain" else window(options)), flush=True)
    # Threads that hang must not prevent a figure from being printed.
    os._exit(0)


if __name__ == "__main__":
    main()
