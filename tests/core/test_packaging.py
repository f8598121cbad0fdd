"""What packaging/ is made of: scripts that parse, files that are there, one name and version."""

from __future__ import annotations

import ast
import importlib.util
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import digitpad
from digitpad.cli.desktop import ID

CHECKOUT = Path(digitpad.__file__).resolve().parent.parent
PACKAGING = CHECKOUT / "packaging"

pytestmark = pytest.mark.skipif(
    not PACKAGING.is_dir(), reason="digitpad is installed; this is about the checkout"
)


def module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_shellcheck_finds_nothing_in_the_scripts() -> None:
    if shutil.which("shellcheck") is None:
        pytest.skip("shellcheck is not installed here")
    scripts = [str(one) for one in PACKAGING.rglob("*.sh")]
    done = subprocess.run(
        ["shellcheck", *scripts], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout


def test_the_spec_is_python_and_names_what_is_there() -> None:
    spec = (PACKAGING / "digitpad.spec").read_text("utf-8")
    compile(spec, "digitpad.spec", "exec")
    for name in re.findall(r'"packaging" / "([\w./]+)"', spec):
        assert (PACKAGING / name).exists()
    assert f'bundle_identifier="{ID}"' in spec


def test_the_windows_installer_names_what_is_there() -> None:
    text = (PACKAGING / "windows" / "digitpad.iss").read_text("utf-8")
    sections = re.findall(r"^\[(\w+)\]", text, re.MULTILINE)
    assert {"Setup", "Files", "Icons", "Registry", "Run"} <= {*sections}
    for name in ("SetupIconFile", "LicenseFile"):
        (value,) = re.findall(rf"^{name}=(.+)$", text, re.MULTILINE)
        assert (PACKAGING / "windows" / value.replace("\\", "/")).resolve().is_file()
    assert {".inkml", ".safetensors"} == {*re.findall(r"Classes\\(\.\w+)\\", text)}
    for line in text.splitlines():
        assert line.count('"') % 2 == 0, line


def test_the_macs_entitlements_can_be_read() -> None:
    found = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert all(value is True for value in found.values())


def test_the_macs_program_names_its_languages_and_the_files_it_opens() -> None:
    spec = ast.parse((PACKAGING / "digitpad.spec").read_text("utf-8"))
    keywords = [node for node in ast.walk(spec) if isinstance(node, ast.keyword)]
    (written,) = [word.value for word in keywords if word.arg == "info_plist"]
    found = plistlib.loads(plistlib.dumps(ast.literal_eval(written)))
    catalogues = (CHECKOUT / "resources" / "translations").glob("*.qm")
    assert {*found["CFBundleLocalizations"]} == {
        file.stem.removeprefix("digitpad_") for file in catalogues
    }
    types = [kind["CFBundleTypeExtensions"] for kind in found["CFBundleDocumentTypes"]]
    assert types == [["inkml"], ["safetensors"]]


def test_the_flatpak_takes_what_is_there() -> None:
    text = (PACKAGING / "flatpak" / f"{ID}.yml").read_text("utf-8")
    assert f"id: {ID}\n" in text
    for name in re.findall(r" ((?:desktop|icons)/[\w.-]+)", text):
        assert (CHECKOUT / "resources" / name).is_file()


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="flatpak-builder is missing")
def test_flatpak_builder_understands_the_manifest() -> None:
    manifest = PACKAGING / "flatpak" / f"{ID}.yml"
    command = ["flatpak-builder", "--show-manifest", manifest]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert f'"id" : "{ID}"' in done.stdout


@pytest.mark.skipif(
    shutil.which("cc") is None or not sys.platform.startswith("linux"), reason="needs a C compiler"
)
def test_a_stand_in_has_the_functions_of_what_it_replaces_and_ends_the_program_with_a_message(
    tmp_path: Path,
) -> None:
    stand_in = module("stand_in")
    (tmp_path / "real.c").write_text("int used(void) { return 4; } int unused(void) { return 5; }")
    (tmp_path / "user.c").write_text(
        "int used(void); int main(int n, char **a) { return n > 1 ? used() : 3; }"
    )
    (tmp_path / "versions").write_text("REAL_1 { global: used; unused; };")
    library, program = tmp_path / "libreal.so.1", tmp_path / "user"

    def cc(*arguments: str | Path) -> None:
        subprocess.run(["cc", *arguments], check=True, timeout=60, cwd=tmp_path)

    cc("-shared", "-fPIC", "-Wl,-soname,libreal.so.1", "-Wl,--version-script=versions",
       "-o", library, "real.c")  # fmt: skip
    cc("-o", program, "user.c", library, f"-Wl,-rpath,{tmp_path}")
    assert subprocess.run([program, "x"], check=False, timeout=10).returncode == 4
    stand_in.replace(library, [program])
    assert subprocess.run([program], check=False, timeout=10).returncode == 3
    done = subprocess.run([program, "x"], capture_output=True, text=True, check=False, timeout=10)
    assert done.returncode < 0
    assert "used is not part of this bundle" in done.stderr
    assert {*stand_in.symbols(library, defined=True)} >= {"used"}
    assert "unused" not in stand_in.symbols(library, defined=True)
