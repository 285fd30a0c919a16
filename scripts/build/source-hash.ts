import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What no build reads: a change of a test or a description leaves the built site as it is. */
const NOT_BUILT = /\.(?:test\.tsx?|md)$/;

/**
 * A hash of the names and contents of files, and of those in folders, below `root`. A path that does not exist counts
 * as absent.
 */
export function hashOfSources(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of filesBelow(root, paths))
    hash.update(path).update(readFileSync(`${root}/${path}`));
  return hash.digest('hex');
}

/**
 * As `hashOfSources`, of what the file system says of each file: ten times faster, and another one
 * too where a file was only copied.
 */
export function hashOfTimes(root: string, paths: readonly string[]): string {
  const times = filesBelow(root, paths).map((path) => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(`${root}/${path}`);
    return `${path} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  });
  return createHash('sha256').update(times.join('\n')).digest('hex');
}

function filesBelow(root: string, paths: readonly string[]): string[] {
  const files: string[] = [];
  const add = (path: string, isFolder: boolean) => {
    if (isFolder) addFolder(path);
    else if (!NOT_BUILT.test(path)) files.push(path);
  };
  const addFolder = (path: string) => {
    const entries = readdirSync(`${root}/${path}`, { withFileTypes: true });
    for (const entry of entries) add(`${path}/${entry.name}`, entry.isDirectory());
  };
  for (const path of paths) {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats !== undefined) add(path, stats.isDirectory());
  }
  return files.sort();
}
