import { buffer } from 'node:stream/consumers';
import { type Header, pack } from 'tar-stream';
import { z } from 'zod';

// The parts of a backup, in this order; the rows come between the snapshot and the checksum.
export const FORMAT_PART = 'format.json';
export const MEDIA_PARTS = 'media/';
export const SNAPSHOT_PART = 'snapshot.json';
export const CHECKSUM_PART = 'sha256';

const ROWS_PART = /^rows\/([a-z_]+)-\d{6}\.ndjson\.gz$/;

/** The name of a part with a page of rows: a JSON object a line, gzipped. */
export function rowsPart(table: string, number: number): string {
  return `rows/${table}-${String(number).padStart(6, '0')}.ndjson.gz`;
}

export function tableOfPart(name: string): string | undefined {
  return ROWS_PART.exec(name)?.[1];
}

export const FORMAT_VERSION = 1;

export const Format = z.object({
  format: z.literal('dk-property backup'),
  version: z.int().min(1),
});

export type Format = z.output<typeof Format>;

const Count = z.int().min(0);

export const Snapshot = z.object({
  createdAt: z.iso.datetime(),
  /** The applied migrations, which tell the shape of the rows. */
  migrations: z.array(z.string()),
  /** By table: the highest id ever used. The id of a removed record is not used again. */
  sequences: z.record(z.string(), Count),
  rows: z.record(z.string(), Count),
  /** Files that rows name but the media store had lost. */
  missingFiles: Count,
});

export type Snapshot = z.output<typeof Snapshot>;

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

/** The header of the checksum, the checksum, and the two empty blocks at the end of every tar. */
export const END_BYTES = 4 * 512;

/** The checksum of everything before as the last part, and the end of the tar. */
export async function archiveEnd(digest: string): Promise<Buffer> {
  const tar = pack();
  const checksum = Buffer.from(`${digest}\n`);
  tar.entry(partHeader(CHECKSUM_PART, checksum.length), checksum);
  tar.finalize();
  return buffer(tar);
}

export async function isArchiveEnd(bytes: Buffer, digest: string): Promise<boolean> {
  const end = await archiveEnd(digest);
  return bytes.equals(end) || bytes.equals(withFirstHeader(end));
}

/** Before tar-stream, numbers in headers ended with NUL instead of a blank. */
function withFirstHeader(end: Buffer): Buffer {
  const numbers = ['0000600', '0000000', '0000000', '00000000101', '00000000000', '006660'];
  const first = Buffer.from(end);
  first.write(`${numbers.join('\0')}\0 `, 100);
  first.fill(0, 329, 345);
  return first;
}

/** A backup cannot be written or restored. The message is a sentence for the operator. */
export class BackupRefused extends Error {}
