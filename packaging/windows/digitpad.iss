; The installer for Windows, made by Inno Setup 6 from dist\digitpad-full: see build.ps1.
; No administrator is needed: it installs for one user, or for all where somebody may.
#ifndef Version
  #error "Say which version: ISCC /DVersion=0.1.0 digitpad.iss"
#endif

[Setup]
AppId={{6A3E1C0B-5E0D-4E52-9C1F-2F1B8A9D7C44}
AppName=digitpad
AppVersion={#Version}
AppPublisher=the digitpad developers
DefaultDirName={autopf}\digitpad
DefaultGroupName=digitpad
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=digitpad.ico
UninstallDisplayIcon={app}\digitpad-window.exe
OutputDir=..\..\dist
OutputBaseFilename=digitpad-{#Version}-windows-x64
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
ChangesEnvironment=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\digitpad-full\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\..\NOTICE"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{group}\digitpad"; Filename: "{app}\digitpad-window.exe"; AppUserModelID: "digitpad"
Name: "{autodesktop}\digitpad"; Filename: "{app}\digitpad-window.exe"; Tasks: desktopicon

[Registry]
; Offered under "Open with"; a program that opens these files already keeps them.
Root: HKA; Subkey: "Software\Classes\digitpad.file"; ValueType: string; ValueData: "digitpad file"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\digitpad.file\DefaultIcon"; ValueType: string; ValueData: "{app}\digitpad-window.exe,0"
Root: HKA; Subkey: "Software\Classes\digitpad.file\shell\open\command"; ValueType: string; ValueData: """{app}\digitpad-window.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.inkml\OpenWithProgids"; ValueType: string; ValueName: "digitpad.file"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.safetensors\OpenWithProgids"; ValueType: string; ValueName: "digitpad.file"; ValueData: ""; Flags: uninsdeletevalue

[Run]
Filename: "{app}\digitpad-window.exe"; Description: "{cm:LaunchProgram,digitpad}"; Flags: nowait postinstall skipifsilent
