"""libFuzzer on one reader: ``fuzz_by_coverage.py READER CORPUS [options of libFuzzer]``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["digitpad"]):
    sys.path.insert(0, str(Path(__file__).parent))
    from readers import READERS
    from test_strangers_files import examine


def main() -> None:
    """Fuzz; whatever a reader must not do ends the process with the file kept."""
    name = sys.argv.pop(1)
    assert name in READERS
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    folder = Path(tempfile.mkdtemp(dir=memory))

    def one(data: bytes) -> None:
        wrong = examine(name, data, folder)
        if wrong:
            Path(f"found-{name}").write_bytes(data)  # libFuzzer may not come to it
            raise AssertionError(wrong)

    atheris.Setup(sys.argv, one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
