#!/bin/sh
# Make a virtual environment with pip in it: sh packaging/make-venv.sh FOLDER
# PYTHON names the interpreter to use; otherwise the first one that fits.
set -eu
folder=$1

fits() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' >/dev/null 2>&1
}

python=""
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if fits "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "digitpad needs Python 3.11, 3.12, 3.13 or 3.14, and none was found." >&2
    echo "Install one (python.org, or: sudo apt-get install python3 python3-venv)," >&2
    echo "or name it: PYTHON=/path/to/python3.11 make run" >&2
    exit 1
fi

works() {
    "$folder/bin/python" -m pip --version >/dev/null 2>&1
}

if "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    "$python" -m venv "$folder" && works && exit 0
fi

# Debian keeps the pip for new environments in a package of its own, python3-venv. The pip
# outside can do the same job.
rm -rf "$folder"
if "$python" -m venv --without-pip "$folder" >/dev/null 2>&1; then
    if "$python" -m pip --python "$folder/bin/python" install --quiet pip >/dev/null 2>&1 && works; then
        exit 0
    fi
fi

version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
rm -rf "$folder"
echo "$python cannot make a virtual environment: its venv or ensurepip module is missing." >&2
echo "On Debian and Ubuntu: sudo apt-get install python$version-venv" >&2
echo "Then run the same make command again." >&2
exit 1
