#!/bin/sh
# Install digitpad as it stands here: sh packaging/install.sh VENV WHAT, e.g. .venv ".[dev]"
# uv, where it is there, takes a PyTorch without CUDA on a computer without an NVIDIA card: about
# 1.6 GB instead of 6.4. pip has no such choice, and does it where uv cannot.
set -eu
venv=$1 what=$2
if command -v uv >/dev/null 2>&1; then
    # A server that does not answer is given up soon.
    if UV_HTTP_TIMEOUT="${UV_HTTP_TIMEOUT:-20}" uv pip install --python "$venv/bin/python" \
        --torch-backend "${UV_TORCH_BACKEND:-auto}" --editable "$what"; then
        exit 0
    fi
    echo "uv could not install digitpad; pip tries it." >&2
fi
exec "$venv/bin/python" -m pip --disable-pip-version-check --no-input install --editable "$what"
