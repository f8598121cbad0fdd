#!/bin/sh
# Make a folder with all of digitpad in it, for Linux without Python (Qt's libraries of the system
# are still needed, see docs/install.md):
#   sh packaging/bundle.sh reader    the window, reading, numbers, paper; no training, no torch
#   sh packaging/bundle.sh full      everything, with a build of torch for the processor
# PYTHON names the Python to take, TORCH builds that pip finds by itself, such as
# "torch==2.13.0+cpu torchvision==0.28.0+cpu". The folder is dist/digitpad-reader or dist/digitpad-full.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
kind=${1:-reader}
build=$here/build/bundle-$kind
case $kind in reader | full) ;; *) echo "The kinds are reader and full, not $kind." >&2; exit 2 ;; esac

[ -x "$build/venv/bin/python" ] || "${PYTHON:-python3}" -m venv "$build/venv"
pip() { "$build/venv/bin/pip" --disable-pip-version-check --no-input "$@"; }
# What digitpad needs, without what only learns; torch's build for the processor is a tenth as large.
needs='import sys, tomllib
learning = "torch" if sys.argv[1] == "reader" else ()
for one in tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"]:
    if not one.startswith(learning): print(one)'
(cd "$here" && "$build/venv/bin/python" -c "$needs" "$kind") >"$build/needs.txt"
if [ "$kind" = reader ]; then
    # OpenCV's newer ones are 8 MB larger, and typer's built on 7 MB more.
    printf '%s\n' 'opencv-python-headless<4.12' 'typer<0.17' 'click<8.2' >>"$build/needs.txt"
elif [ -n "${TORCH:-}" ]; then
    # shellcheck disable=SC2086 # several words
    pip install --quiet $TORCH
else
    pip install --quiet torch torchvision --index-url https://download.pytorch.org/whl/cpu
fi
"$build/venv/bin/pip" freeze | grep '^torch' >"$build/torch.txt" || true
pip install --quiet --requirement "$build/needs.txt" --constraint "$build/torch.txt" 'pyinstaller>=6.10'
# The package index has torchvision for CUDA only, which cannot be loaded beside such a torch.
if [ "$kind" = full ] && ! "$build/venv/bin/python" -c "import torchvision" 2>/dev/null; then
    echo "Without torchvision, which does not fit this torch: no ResNet, MobileNet or mixed pictures." >&2
    pip uninstall --quiet --yes torchvision
fi

cd "$here"
DIGITPAD_BUNDLE=$kind "$build/venv/bin/pyinstaller" --noconfirm --log-level ERROR \
    --distpath dist --workpath "$build/work" packaging/digitpad.spec
made=dist/digitpad-$kind
if [ "$kind" = reader ]; then
    "$build/venv/bin/python" packaging/stand_in.py "$made/_internal"
fi
# Not those that were moved beside their users (*.libs): strip would break them.
find "$made" -name '*.so*' -type f -not -path '*.libs/*' -exec strip --strip-unneeded {} + 2>/dev/null || true

QT_QPA_PLATFORM=offscreen "$made/digitpad" --smoke
echo "$made: $(du -sm "$made" | cut -f1) MB"
