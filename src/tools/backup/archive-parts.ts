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
