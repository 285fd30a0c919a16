import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { aptInstall } from './install-packages.ts';
import { unpackRegistryPackage } from './registry-package.ts';

/** Browsers without a window: a whole one takes half as much time again for the same pages. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];
const FOLDERS = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  ...(process.env.PATH ?? '').split(delimiter),
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A headless Chromium from the npm registry: 67 MB, Linux on x64 only. */
const PACKAGED = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/**
 * A Chromium that starts: `CHROMIUM`; a headless shell, installed now where there is none; a whole browser; or one from
 * the npm registry. Throws a sentence when there is none.
 */
export function findBrowser(): string {
  const given = process.env.CHROMIUM;
  if (given) {
    if (starts(given)) return given;
    throw new Error(
      `CHROMIUM: ${JSON.stringify(given)} cannot be used; allowed is the path of a Chromium or Chrome browser.`,
    );
  }
  const found =
    installed(SHELLS) ??
    (aptInstall('chromium-headless-shell') ? installed(SHELLS) : undefined) ??
    installed(WHOLE, APPLICATIONS) ??
    (aptInstall('chromium') ? installed(WHOLE) : undefined) ??
    packagedBrowser();
  if (found !== undefined) return found;
  throw new Error(
    'No browser was found or could be installed: install Chromium or Chrome, or set CHROMIUM to its program, then run again.',
  );
}

function installed(names: readonly string[], others: readonly string[] = []): string | undefined {
  const candidates = names.flatMap((name) => FOLDERS.map((folder) => join(folder, name)));
  return [...candidates, ...others].find((candidate) => existsSync(candidate) && starts(candidate));
}

/** Ubuntu's `chromium` may be a script that only names another package, so ask for the version. */
function starts(program: string): boolean {
  return process.platform === 'win32'
    ? existsSync(program)
    : spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
}

function packagedBrowser(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const program = join(unpackRegistryPackage(PACKAGED, unpackBrowser), 'chromium.sh');
    return starts(program) ? program : undefined;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

function unpackBrowser(folder: string): void {
  const bin = join(folder, 'bin');
  for (const part of ['al2023.tar', 'fonts.tar', 'swiftshader.tar', 'chromium']) {
    const bytes = brotliDecompressSync(readFileSync(join(bin, `${part}.br`)));
    if (part.endsWith('.tar'))
      spawnSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: bytes });
    else writeFileSync(join(folder, part), bytes);
  }
  rmSync(bin, { recursive: true });
  // The package contains the libraries and fonts that a bare machine may lack.
  writeFileSync(
    join(folder, 'fonts.conf'),
    '<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir prefix="relative">fonts</dir></fontconfig>\n',
  );
  writeFileSync(
    join(folder, 'chromium.sh'),
    `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`,
  );
  for (const program of ['chromium', 'chromium.sh']) chmodSync(join(folder, program), 0o755);
}
