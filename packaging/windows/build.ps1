# Make dist\digitpad-full and, where Inno Setup 6 is installed, an installer of it. Not tried yet on
# a Windows machine. In PowerShell, with Python for x64 of python.org:
#   powershell -ExecutionPolicy Bypass -File packaging\windows\build.ps1
$ErrorActionPreference = "Stop"
$here = (Resolve-Path "$PSScriptRoot\..\..").Path
Set-Location $here
$environment = "build\bundle-windows"

function Invoke-Checked {
    & $args[0] $args[1..($args.Length - 1)]
    if ($LASTEXITCODE -ne 0) { throw "$($args[0]) ended with $LASTEXITCODE." }
}

Invoke-Checked py -3 -m venv $environment
$python = "$environment\Scripts\python.exe"
Invoke-Checked $python -m pip install --quiet . "pyinstaller>=6.10"
# What the bundle holds is the checkout's; digitpad itself was installed for what it needs.
Invoke-Checked $python -m pip uninstall --quiet --yes digitpad
$env:DIGITPAD_BUNDLE = "full"
Invoke-Checked $python -m PyInstaller --noconfirm --log-level ERROR --distpath dist --workpath build\work packaging\digitpad.spec
$env:QT_QPA_PLATFORM = "offscreen"
Invoke-Checked dist\digitpad-full\digitpad.exe --smoke
Remove-Item Env:\QT_QPA_PLATFORM

$compiler = "${env:ProgramFiles(x86)}\Inno Setup 6\ISCC.exe"
if (-not (Test-Path $compiler)) {
    Write-Output "dist\digitpad-full is made. Install Inno Setup 6 for an installer of it."
    exit 0
}
$version = & $python -c "import digitpad; print(digitpad.__version__)"
Invoke-Checked $compiler "/DVersion=$version" packaging\windows\digitpad.iss
