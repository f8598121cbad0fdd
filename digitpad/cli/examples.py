"""Examples for each command, which work as given."""

from __future__ import annotations

from typing import Final

from digitpad.wings import installed

Examples = tuple[tuple[str, str], ...]

EXAMPLES: Final[dict[str, Examples]] = {
    "predict": (
        ("digitpad predict photo.jpg drawing.inkml", "Read a photo and an ink file:"),
        ("digitpad predict --json - < photo.jpg", "Read what another program hands over:"),
        ("digitpad predict photo.jpg -m mine.safetensors", "With a model of your own:"),
    ),
    "explain": (
        ("digitpad explain seven.png -o maps", "Save a map of which ink spoke for the answer:"),
        ("digitpad explain seven.png --class 9 --against 4", "Why could it be a 9 and not a 4?"),
    ),
    "train": (
        ("digitpad train -o mine.safetensors", "Train the quick network; half a minute:"),
        (
            "digitpad train -a candle-cnn --dataset mnist -o mine.safetensors",
            "Another architecture, on MNIST:",
        ),
        (
            "digitpad train --resume mine.safetensors -o mine.safetensors",
            "Continue a run that was stopped:",
        ),
        (
            'digitpad train --layers "conv 16 3, relu, pool 2, dense 10" -o own.safetensors',
            "Layers of your own:",
        ),
    ),
    "teach": (
        (
            "digitpad teach --ink mine.inkml -o my-hand.safetensors",
            "Teach the shipped model somebody's hand:",
        ),
        ("digitpad teach --things marks -o marks.safetensors", "Make a reader of your own set:"),
    ),
    "calibrate": (
        (
            "digitpad calibrate mine.safetensors --dataset handwriting -o honest.safetensors",
            "Fit the confidence on generated digits:",
        ),
    ),
    "runs": (
        ("digitpad runs", "What was trained:"),
        ("digitpad runs show last", "All about the latest run:"),
        ("digitpad runs rename last Tuesday", "Give it a name:"),
        ("digitpad runs delete Tuesday", "Delete it:"),
    ),
    "report": (("digitpad report last -o run.html", "A page about the latest run:"),),
    "evaluate": (
        ("digitpad evaluate mine.safetensors --dataset mnist", "On MNIST's test images:"),
        (
            "digitpad evaluate mine.safetensors --ink test.inkml -o reliability.png",
            "On ink, with a diagram:",
        ),
    ),
    "robustness": (
        (
            "digitpad robustness mine.safetensors --dataset handwriting --limit 500 -o curves.png",
            "On 500 generated digits, with curves:",
        ),
    ),
    "reconstruct": (
        (
            "digitpad reconstruct autoencoder.safetensors photo.jpg -o pairs",
            "What an autoencoder makes of a photo:",
        ),
    ),
    "info": (("digitpad info digitpad", "What the shipped model holds:"),),
    "convert": (
        (
            "digitpad convert mine.safetensors --names candle -o theirs.npz",
            "For a program that uses candle:",
        ),
    ),
    "export": (
        ("digitpad export mine.safetensors -o mine.onnx", "For any program that runs ONNX files:"),
    ),
    "download": (("digitpad download mnist", "Before a lesson without a network:"),),
    "paths": (("digitpad paths", "Where models, runs and data sets are kept:"),),
}
for wing in installed():
    for command, more in wing.load(wing.examples).items():
        EXAMPLES[command] = (*EXAMPLES.get(command, ()), *more)
