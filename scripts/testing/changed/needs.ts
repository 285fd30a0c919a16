import { posix } from 'node:path';

/** Texts by path, relative to the project. */
export type Files = ReadonlyMap<string, string>;

/** By path, the files whose change may change what a file does. */
export type Needs = ReadonlyMap<string, readonly string[]>;

const QUOTED = /(['"`])((?:(?!\1)[^\n\\]){1,200})\1/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const TEST = /\.test\.tsx?$/;
/** It names files from where it stands alone. */
const PRODUCT = /^src\/(?!.*\.test\.tsx?$)/;
const STARTS_SERVER = /\bnpm start\b/;

/**
 * What files import, and what their texts name: a test, a script or a journey that has the path of a file or of a
 * folder in quotes reads it or runs it. Of a folder, the tests in it do not count. A build needs what it is `built` of,
 * files or folders.
 */
export function needsOf(files: Files, built: readonly string[]): Needs {
  const inFolder = filesByFolder([...files.keys()].filter((path) => !TEST.test(path)));
  const filesAt = (path: string) => (files.has(path) ? [path] : (inFolder.get(path) ?? []));
  const needs = new Map(
    [...files].map(([path, source]) => {
      const text = source.replace(COMMENT, '');
      const named = [...text.matchAll(QUOTED)]
        .flatMap(([, , quoted = '']) => pathsOf(path, quoted))
        .flatMap(filesAt);
      if (STARTS_SERVER.test(text)) named.push('scripts/start.ts');
      return [path, [...new Set(named)].filter((other) => other !== path)];
    }),
  );
  return needs.set('scripts/production-build.ts', built.flatMap(filesAt));
}

/** Some files and all that they need, and what that needs. */
export function closureOf(needs: Needs, paths: Iterable<string>): Set<string> {
  const closure = new Set(paths);
  for (const path of closure) for (const needed of needs.get(path) ?? []) closure.add(needed);
  return closure;
}

/** Where a text in quotes may lead: as `imports` of `package.json` says, from the file, or from the project. */
function pathsOf(from: string, quoted: string): string[] {
  const [path = ''] = quoted.split(/[?*{]/);
  if (path.startsWith('#')) return [`src/${path.slice(1)}`, path.slice(1)];
  // A word alone is seldom the name of a file, and `..` is where commands run.
  if (!/[/.]/.test(path) || !/\w/.test(path) || path.startsWith('/')) return [];
  const fromFile = posix.join(posix.dirname(from), path).replace(/\/$/, '');
  if (PRODUCT.test(from)) return path.startsWith('.') ? [fromFile] : [];
  return [fromFile, posix.normalize(path).replace(/^(?:\.\.\/)+|\/$/g, '')];
}

/** The files below each folder; the project itself is none. */
function filesByFolder(paths: Iterable<string>): Map<string, string[]> {
  const byFolder = new Map<string, string[]>();
  for (const path of paths)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
      const inside = byFolder.get(folder) ?? [];
      inside.push(path);
      byFolder.set(folder, inside);
    }
  return byFolder;
}
