import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What no build reads: a change of a test or a description leaves the built site as it is. */
const NOT_BUILT = /\.(?:test\.tsx?|md)$/;

/**
 * A hash of the names and contents of files, and of those in folders, below `root`. A path that does not exist counts
 * as absent.
 */
export function hashOfSources(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, root, path);
  return hash.digest('hex');
}

function addToHash(hash: Hash, root: string, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    if (!NOT_BUILT.test(path)) hash.update(path).update(readFileSync(full));
    return;
  }
  for (const entry of readdirSync(full).sort()) addToHash(hash, root, join(path, entry));
}
