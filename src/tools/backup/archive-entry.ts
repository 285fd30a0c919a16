import type { Header } from 'tar-stream';

const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const MAX_NAME_CHARACTERS = 100;

/** A restore holds a whole part in memory. The largest photo is a third of this. */
const MAX_PART_BYTES = 512 * 1024 * 1024;

const BLOCK_BYTES = 512;

/** A plain file without a date that only its owner may read. */
export function partHeader(name: string, size: number) {
  if (!isPartName(name) || size > MAX_PART_BYTES)
    throw new RangeError(`A backup cannot hold ${JSON.stringify(name)} of ${size} bytes.`);
  return { name, size, mode: 0o600, mtime: new Date(0) };
}

/** Includes the header and the padding of the last block. */
export function bytesInTar(size: number): number {
  return BLOCK_BYTES * (1 + Math.ceil(size / BLOCK_BYTES));
}

/** Why an entry cannot be a part of a backup; undefined when it can. */
export function entryProblem({ name, type, size }: Header): string | undefined {
  const quoted = JSON.stringify(name);
  if (type !== 'file') return `damaged: ${quoted} is not a plain file (${type ?? 'unknown'})`;
  if (!isPartName(name)) return `damaged: ${quoted} is not the name of a part`;
  return size > MAX_PART_BYTES ? `damaged: ${quoted} is too large` : undefined;
}

function isPartName(name: string): boolean {
  return name.length <= MAX_NAME_CHARACTERS && NAME.test(name);
}
