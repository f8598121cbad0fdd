#!/bin/sh
# Open the window where there is a screen; where there is none do the same main job offscreen.
set -eu
bin=.venv/bin
if "$bin/python" -m digitpad.gui.screen; then
    exec "$bin/digitpad"
fi
exec "$bin/python" -m digitpad.gui.demo
