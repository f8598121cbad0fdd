#!/bin/sh
# Make dist/digitpad.app and an image of it for macOS 14 or newer, on a Mac with Apple's processor
# and a Python of python.org. Not tried yet on a Mac.
#   sh packaging/macos/build.sh
# IDENTITY names a certificate to sign with; without one it is signed for this Mac only, and others
# open it by a click with Control held down.
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
cd "$here"
build=build/bundle-macos
[ -x "$build/bin/python" ] || "${PYTHON:-python3}" -m venv "$build"
"$build/bin/pip" install --quiet . 'pyinstaller>=6.10'
# What the bundle holds is the checkout's; digitpad itself was installed for what it needs.
"$build/bin/pip" uninstall --quiet --yes digitpad
DIGITPAD_BUNDLE=full "$build/bin/pyinstaller" --noconfirm --log-level ERROR \
    --distpath dist --workpath build/work packaging/digitpad.spec
codesign --force --deep --options runtime --sign "${IDENTITY:--}" \
    --entitlements packaging/macos/entitlements.plist dist/digitpad.app
QT_QPA_PLATFORM=offscreen dist/digitpad.app/Contents/MacOS/digitpad --smoke

version=$("$build/bin/python" -c "import digitpad; print(digitpad.__version__)")
image=dist/digitpad-$version-macos-arm64.dmg
folder=$(mktemp -d)
cp -R dist/digitpad.app "$folder/"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -quiet -volname digitpad -srcfolder "$folder" -format UDZO "$image"
rm -rf "$folder"
echo "$image: $(du -sm "$image" | cut -f1) MB"
