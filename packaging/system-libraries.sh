#!/bin/sh
# Install the system libraries that Qt needs, on Debian and its relatives; elsewhere do nothing.
# Without the right to install, name the command and go on: they may be there in another way,
# and digitpad says so itself when Qt cannot be loaded.
set -eu

packages="libglib2.0-0 libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4
libxcb-keysyms1 libxcb-image0 libxcb-render-util0 libxcb-xinerama0 libdbus-1-3 libfontconfig1 fonts-dejavu-core"

command -v dpkg-query >/dev/null 2>&1 || exit 0
command -v apt-get >/dev/null 2>&1 || exit 0

is_installed() {
    status=$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null || true)
    [ "$status" = installed ]
}

missing=""
# Debian 13 and Ubuntu 24.04 renamed some of them, with "t64" at the end.
for package in $packages; do
    is_installed "$package" || is_installed "${package}t64" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then
    as_root="sudo -n"
    if ! sudo -n true 2>/dev/null; then
        echo "Qt needs system libraries that are missing. To install them:" >&2
        echo "    sudo apt-get install --no-install-recommends$missing" >&2
        exit 0
    fi
fi

echo "Installing system libraries for Qt:$missing"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq || echo "apt-get update failed; trying with the lists there are." >&2
# shellcheck disable=SC2086 # a list of words
if ! $as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null; then
    echo "They could not be installed. To try it yourself:" >&2
    echo "    sudo apt-get install --no-install-recommends$missing" >&2
fi
