import { readFileSync } from 'node:fs';

const CALLS = [
  'none',
  'create',
  'write',
  'truncate',
  'sync',
  'rename',
  'unlink',
  'mkdir',
  'link',
] as const;
const HEAD_BYTES = 32;

/** A call that changed a file or a folder, as `shim/file-calls.c` records it. */
export interface FileCall {
  readonly call: (typeof CALLS)[number];
  /** Of the open file; 0 of calls that name a path. */
  readonly inode: number;
  /** Of a write; the length of a truncation. */
  readonly offset: number;
  readonly path: string;
  readonly other: string;
  readonly data: Buffer;
  /** Of the record in its file. */
  readonly endsAt: number;
}

export function readFileCalls(log: string): FileCall[] {
  const bytes = readFileSync(log);
  const calls: FileCall[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [call = 0, pathBytes = 0, otherBytes = 0, dataBytes = 0] = [0, 4, 8, 12].map((field) =>
      bytes.readUInt32LE(at + field),
    );
    const pathAt = at + HEAD_BYTES;
    const otherAt = pathAt + pathBytes;
    const dataAt = otherAt + otherBytes;
    const endsAt = dataAt + dataBytes;
    calls.push({
      call: CALLS[call] ?? 'none',
      inode: Number(bytes.readBigUInt64LE(at + 16)),
      offset: Number(bytes.readBigInt64LE(at + 24)),
      path: bytes.toString('utf8', pathAt, otherAt),
      other: bytes.toString('utf8', otherAt, dataAt),
      data: bytes.subarray(dataAt, endsAt),
      endsAt,
    });
    at = endsAt;
  }
  return calls;
}
