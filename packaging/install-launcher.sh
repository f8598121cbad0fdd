#!/bin/sh
# Put digitpad into the desktop's menu, for this user only (Linux and other freedesktop systems):
#   sh packaging/install-launcher.sh            with the environment of this checkout
#   sh packaging/install-launcher.sh PROGRAM    with another digitpad program
#   sh packaging/install-launcher.sh --remove
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/digitpad.desktop
icon=$data/icons/hicolor/scalable/apps/digitpad.svg

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icon"
    echo "Removed digitpad from the menu."
    exit 0
fi

program=${1:-$here/.venv/bin/digitpad}
if [ ! -x "$program" ]; then
    echo "There is no program $program. Set it up with “make run”, or name it." >&2
    exit 1
fi
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")
# In quotes, because the path may hold spaces; what is special inside them gets a backslash for
# the entry and another for sed.
quoted=$(printf '%s' "$program" | sed -e 's/[`$"\\]/\\\\&/g' -e 's/%/%%/g' -e 's/[|&\\]/\\&/g')

mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/resources/icons/digitpad.svg" "$icon"
sed "s|^Exec=.*|Exec=\"$quoted\"|" "$here/resources/digitpad.desktop" >"$entry.part"
mv "$entry.part" "$entry"
command -v update-desktop-database >/dev/null 2>&1 && update-desktop-database -q "$(dirname "$entry")"
echo "digitpad is in the menu now, as $program."
