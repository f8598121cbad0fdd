"""Everything that reads strangers' files, each with sound files to begin from.

``reader(path)`` may raise ``DigitpadError`` with one line and nothing else.
"""

from __future__ import annotations

import gzip
import io
import json
import random
import struct
from collections.abc import Callable
from pathlib import Path

import made_models
import numpy as np
from PIL import Image

from digitpad import wings
from digitpad.collection.sample import Sample
from digitpad.collection.store import Collection
from digitpad.data.family import Series
from digitpad.data.sets.cifar import read_batch
from digitpad.data.sets.idx import read_idx
from digitpad.data.sets.ink import InkDataset
from digitpad.data.split import _read_cache
from digitpad.errors import DAMAGE, DigitpadError
from digitpad.handwriting import synthesis
from digitpad.ink.drawing import LabelledDrawing
from digitpad.ink.inkml import inkml_bytes, read_inkml
from digitpad.modelfile import open_model, save_model
from digitpad.modelfile.foreign import to_npz
from digitpad.modelfile.safetensors import assemble
from digitpad.models.custom import custom
from digitpad.numbers.commands.truth_list import listed
from digitpad.preprocess.pictures import open_picture
from digitpad.runs.record import CURVES, RECORD, read_curves, read_record
from digitpad.runs.report import curve_figures
from digitpad.training.checkpoint import COLUMNS, read_checkpoint, read_summary
from digitpad.training.config import config_for
from digitpad.untrusted import parse_json
from digitpad.words import ENGLISH

Read = Callable[[Path], object]
FOLDER = Path(__file__).parent / "corpus"


def json_file(path: Path) -> None:
    try:
        parse_json(path.read_bytes())
    except ValueError as error:
        raise DigitpadError(str(error)) from error


def ink_folder(path: Path) -> None:
    from digitpad.data.catalogue import INK

    assert isinstance(INK, InkDataset)
    INK.status(path.parent)


def cached_images(path: Path) -> None:
    def make(_first: int, _count: int) -> tuple[np.ndarray, np.ndarray]:
        raise AssertionError("only the cache is read")

    _read_cache(Series(make, count=2, cache=path))


def run_record(path: Path) -> None:
    path.replace(path.with_name(RECORD))
    read_record(path.parent)


def run_curves(path: Path) -> None:
    path.replace(path.with_name(CURVES))
    list(curve_figures(read_curves(path.parent), ENGLISH))


def kept_page(path: Path) -> None:
    """What the window for pages finds when it opens; it must be able to keep and save all of it."""
    from digitpad.paper.export import as_csv
    from digitpad.paper.gui.cells import Cells
    from digitpad.paper.result import result_from_json

    try:
        result = result_from_json(path.read_bytes())
    except DAMAGE as error:
        raise DigitpadError("it is damaged") from error
    cells = Cells()
    cells.show(result)
    assert result_from_json(cells.result.to_json()) == result
    as_csv(cells.result.cells)


def handwriting(path: Path) -> None:
    store = Collection(path)
    assert len(store.samples) + store.unreadable >= len(store.entries)
    for left in path.parent.glob(f"{path.name}-*"):
        left.unlink()  # a journal belongs to the file before


def own_layers(path: Path) -> None:
    custom(path.read_text(encoding="utf-8", errors="replace"))


READERS: dict[str, tuple[str, Read]] = {
    "safetensors": (".safetensors", open_model),
    "npz": (".npz", open_model),
    "pt": (".pt", open_model),
    "inkml": (".inkml", read_inkml),
    "labels": (".inkml", ink_folder),
    "picture": ("", open_picture),
    "idx": ("", read_idx),
    "cifar": ("", read_batch),
    "checkpoint": (".checkpoint", read_checkpoint),
    "summary": (".checkpoint", lambda path: read_summary(path, data_dir=None)),
    "json": (".json", json_file),
    "handwriting": (".sqlite", handwriting),
    "cache": (".npz", cached_images),
    "record": (".json", run_record),
    "curves": (".json", run_curves),
    "truths": (".csv", listed),
    "layers": (".txt", own_layers),
}
"""By name: what its files end in, and the reader."""
if wings.have("PaperReader"):
    READERS["page"] = (".json", kept_page)


def seeds(folder: Path) -> dict[str, list[bytes]]:
    """Return sound files for each reader."""
    path = folder / "seed"
    model = made_models.random("candle-linear", 1.0, metrics={"accuracy": 0.9, "n": 3})
    tensors = model.tensors
    save_model(path, model)
    drawings = [
        LabelledDrawing(synthesis.drawing(digit, seed=0), truth=str(digit), writer="w")
        for digit in (1, 8)
    ]
    notations = b"<ink><trace>1 2, '3 -4\"1 1*#ff T</trace><trace id='a'>0.1-.2</trace></ink>"
    pictures = []
    for kind, mode in (("PNG", "RGBA"), ("JPEG", "RGB"), ("GIF", "P"), ("BMP", "L")):
        buffer = io.BytesIO()
        Image.new(mode, (9, 7)).save(buffer, kind)
        pictures.append(buffer.getvalue())
    for kind in ("WEBP", "TIFF", "PPM"):
        buffer = io.BytesIO()
        Image.new("RGB", (9, 7), (9, 200, 31)).save(buffer, kind)
        pictures.append(buffer.getvalue())
    idx = b"\x00\x00\x08\x03" + struct.pack(">3I", 2, 28, 28) + bytes(2 * 784)
    Collection(folder / "seed.sqlite").add([Sample(synthesis.drawing(3, seed=1), "3")])
    cache = io.BytesIO()
    np.savez(cache, images=np.zeros((2, 28, 28), np.uint8), labels=np.array([3, 10]))
    checkpoint = checkpoint_bytes(tensors)
    saved = path.read_bytes()
    return {
        "safetensors": [saved],
        "npz": [to_npz(tensors, "float32"), to_npz(tensors, "float16")],
        "pt": [pt_bytes(tensors)],
        "inkml": [inkml_bytes(drawings), notations],
        "labels": [inkml_bytes(drawings)],
        "picture": pictures,
        "idx": [idx, gzip.compress(idx)],
        "cifar": [bytes([3]) + bytes(3072), published_head() + bytes(2 * 3072) + b"tbu."],
        "checkpoint": [checkpoint],
        "summary": [checkpoint],
        "json": [json.dumps({"a": [1, 2.5, None, True, "ü"], "b": {"c": {}}}).encode()],
        "handwriting": [(folder / "seed.sqlite").read_bytes()],
        "cache": [cache.getvalue()],
        "record": [record_bytes()],
        "curves": [curves_bytes()],
        "truths": [b'file,digits\nsome.png,0123\n"a, b.png",42\n'],
        "layers": [b"conv 16 3 pad 1 stride 2, norm, relu, pool 2, dropout 0.2, dense 10"],
        "page": [page_bytes()],
    }


def record_bytes() -> bytes:
    names = ("name", "device", "dataset_checksum", "note", "weights", "version")
    numbers = ("parameters", "train_count", "test_count", "epochs_done", "best_epoch", "seconds")
    values: dict[str, object] = dict.fromkeys(names, "text") | dict.fromkeys(numbers, 3)
    values |= {"created": "2030-01-01T10:00:00+00:00", "reason": "completed", "best_loss": None}
    values |= {"best_accuracy": 0.9, "format": "digitpad-run/1", "data_dir": None}
    config = config_for("candle-linear", "handwriting").to_json()
    return json.dumps(values | {"config": config}).encode()


def page_bytes() -> bytes:
    place = [[5, 5], [40, 5], [40, 30], [5, 30]]
    cells = [["12", place, False, False], ["3?", place, True, True], ["", [], False, False]]
    values = {"name": "till ü.jpg", "rows": [cells, cells[::-1]], "turned": 90}
    values |= {"notes": ["It is blurred."], "is_table": True, "doubt": "", "path": "", "model": ""}
    values |= {"marked_corners": place, "other_grid": [2, 3], "by_other_grid": False}
    return json.dumps(values).encode()


def curves_bytes() -> bytes:
    rows = [[epoch] * len(COLUMNS) for epoch in (1, 2)]
    points = [[0.5, 1.0, 2.0], [2.3, 1.5, 0.25]]
    values = {"columns": list(COLUMNS), "history": rows, "train_loss": points}
    return json.dumps(values | {"train_accuracy": points}).encode()


def pt_bytes(tensors: dict[str, np.ndarray]) -> bytes:
    import torch

    buffer = io.BytesIO()
    torch.save({name: torch.from_numpy(tensor) for name, tensor in tensors.items()}, buffer)
    return buffer.getvalue()


def checkpoint_bytes(weights: dict[str, np.ndarray]) -> bytes:
    config = config_for("candle-linear", "handwriting", optimizer="adam")
    named = {"network": weights, "best": weights}
    tensors = {
        f"{group}/{name}": ("F32", array.shape, array.tobytes())
        for group, arrays in named.items()
        for name, array in arrays.items()
    }
    tensors["history"] = ("F64", (1, len(COLUMNS)), np.ones(len(COLUMNS)).tobytes())
    state = {"config": config.to_json(), "data_dir": None, "step": 3, "totals": [1.0, 2.0, 3]}
    state |= {"history_columns": COLUMNS, "seconds": 1.0, "dataset_checksum": "sha256:0"}
    state |= {"values_per_point": {}}
    metadata = {"format": "digitpad-checkpoint/2", "state": json.dumps(state)}
    return b"".join(assemble(tensors, metadata))


def published_head() -> bytes:
    return (
        b"\x80\x02}q\x01(U\x0bbatch_labelq\x02U\x15training batch 1 of 5q\x03U\x06labelsq\x04]q\x05"
        b"(K\x01K\x02eU\x04dataq\x06cnumpy.core.multiarray\n_reconstruct\nq\x07cnumpy\nndarray\nq\x08"
        b"K\x00\x85U\x01b\x87Rq\t(K\x01K\x02M\x00\x0c\x86cnumpy\ndtype\nq\nU\x02u1K\x00K\x01\x87Rq"
        b"\x0b(K\x03U\x01|NNNJ\xff\xff\xff\xffJ\xff\xff\xff\xffK\x00tb\x89T"
        + struct.pack("<I", 6144)
    )


INTERESTING = (
    *(b"\0", b"\xff" * 4, b"\x7f\xff\xff\xff", b"\xff" * 8, b"[" * 40, b'{"a":', b"-1", b"1e999"),
    *(b"NaN", b'"', b"<", b"</", b"&", b"\xe2\x80\xae", b"99999999999999999999"),
)


def mutated(data: bytes, other: bytes, draw: random.Random) -> bytes:
    """Return data with a few things wrong; parts may come from another file."""
    content = bytearray(data)
    # The beginning, where headers are, more often than the many numbers after it.
    reach = len(content) if draw.random() < 0.5 else min(len(content), 1200)
    for _ in range(draw.choice((1, 1, 1, 2, 4, 16))):
        place = draw.randrange(reach + 1)
        stop = min(len(content), place + draw.choice((1, 1, 2, 4, 8, 64, 1000)))
        match draw.randrange(7):
            case 0 if place < len(content):
                content[place] ^= 1 << draw.randrange(8)
            case 1 if place < len(content):
                content[place] = draw.randrange(256)
            case 2:
                del content[place:stop]
            case 3:
                content[place:place] = content[place:stop] * draw.choice((1, 2, 50))
            case 4:
                word = draw.choice(INTERESTING)
                content[place : place + draw.choice((0, len(word)))] = word
            case 5:
                start = draw.randrange(len(other) + 1)
                content[place:stop] = other[start : start + (stop - place)]
            case _:
                del content[place + draw.randrange(len(content) - place + 1) :]
        reach = min(reach, len(content))
    return bytes(content)
