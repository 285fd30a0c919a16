import { openSync, readSync } from 'node:fs';

/** The first copy of the header, https://sqlite.org/walformat.html#the_wal_index_file_format. */
const HEADER_BYTES = 48;
const FORMAT_VERSION = 3_007_000;

/** Whether any process may have committed to the database since the last call. */
export type MayHaveCommitted = () => boolean;

/**
 * Reads 48 bytes instead of asking SQLite, which takes and frees a lock for each query. Says
 * always true where the file of shared memory has another format or cannot be read.
 */
export function watchCommits(databaseFile: string): MayHaveCommitted {
  const descriptor = openIndex(`${databaseFile}-shm`);
  if (descriptor === undefined) return () => true;
  let last = Buffer.alloc(HEADER_BYTES);
  let current = Buffer.alloc(HEADER_BYTES);
  return () => {
    if (readSync(descriptor, current, 0, HEADER_BYTES, 0) < HEADER_BYTES) return true;
    if (current.equals(last)) return false;
    [last, current] = [current, last];
    return true;
  };
}

/** Stays open: to close any descriptor of a file frees all locks that its process has on it. */
function openIndex(file: string): number | undefined {
  try {
    const descriptor = openSync(file, 'r');
    const version = new Uint32Array(1);
    readSync(descriptor, version, { position: 0 });
    return version[0] === FORMAT_VERSION ? descriptor : undefined;
  } catch {
    return undefined;
  }
}
