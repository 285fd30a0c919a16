import { z } from 'zod';

/** What a backup is made of, in this order: its format, the pictures, what is to be known of the snapshot, its rows, the checksum. */
export const FORMAT_PART = 'format.json';
export const MEDIA_PARTS = 'media/';
export const SNAPSHOT_PART = 'snapshot.json';
export const CHECKSUM_PART = 'sha256';

const ROWS_PART = /^rows\/([a-z_]+)-\d{6}\.ndjson\.gz$/;

/** A part with some hundred rows of a table: a JSON object a line, gzipped. */
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
  /** The migrations that had been applied: the shape of the rows. */
  migrations: z.array(z.string()),
  /** By table: the highest id ever given, so that the id of a removed record is not given again. */
  sequences: z.record(z.string(), Count),
  /** Rows by table. */
  rows: z.record(z.string(), Count),
  /** Files of pictures that rows name but the media folder had lost. */
  missingFiles: Count,
});

export type Snapshot = z.output<typeof Snapshot>;
