import { Inflate, inflateSync } from 'fflate';
import { type ArchiveFile, refuseManyFiles } from '#features/import/pictures/listings-archive.ts';
import { FileRefused } from '#features/import/rows/file-refused.ts';

const END_BYTES = 22;
const END = 0x06054b50;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_BYTES = 46;
const ENTRY = 0x02014b50;
const LOCAL_BYTES = 30;
const LOCAL = 0x04034b50;
/** In place of numbers that are too large for the fields of old archives. */
const ELSEWHERE = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const IS_LOCKED = 1;

/** A file of an archive on this device; the archive itself is never in memory. */
export interface ZippedFile extends ArchiveFile {
  readonly isPackedKnown: boolean;
  /** The first bytes, as many as some of the archive unpack to. */
  beginning(): Promise<Uint8Array>;
  /** Undefined when it is damaged. */
  content(): Promise<Uint8Array | undefined>;
}

/** Throws `FileRefused` for an archive that is damaged or larger than 4 GB. */
export async function zippedFiles(zip: Blob): Promise<ZippedFile[]> {
  const tailStart = Math.max(0, zip.size - END_BYTES - MAX_COMMENT_BYTES);
  const tail = await viewOf(zip.slice(tailStart));
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw damaged();
  refuseManyFiles(tail.getUint16(at + 10, true));
  const start = tail.getUint32(at + 16, true);
  const directory = await viewOf(zip.slice(start, start + tail.getUint32(at + 12, true)));
  const files: ZippedFile[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== ENTRY) throw damaged();
    files.push(fileAt(zip, directory, at));
    const nameBytes = directory.getUint16(at + 28, true);
    const extraBytes = directory.getUint16(at + 30, true);
    at += ENTRY_BYTES + nameBytes + extraBytes + directory.getUint16(at + 32, true);
  }
  return files;
}

function fileAt(zip: Blob, directory: DataView, at: number): ZippedFile {
  const method = directory.getUint16(at + 10, true);
  const packedSize = directory.getUint32(at + 20, true);
  const size = directory.getUint32(at + 24, true);
  const offset = directory.getUint32(at + 42, true);
  if ([packedSize, size, offset].includes(ELSEWHERE)) throw damaged();
  const name = new Uint8Array(
    directory.buffer,
    directory.byteOffset + at + ENTRY_BYTES,
    Math.min(directory.getUint16(at + 28, true), directory.byteLength - at - ENTRY_BYTES),
  );
  return {
    name: new TextDecoder().decode(name).replaceAll('\\', '/'),
    size,
    isLocked: (directory.getUint16(at + 8, true) & IS_LOCKED) !== 0,
    isPackedKnown: method === STORED || method === DEFLATED,
    async beginning() {
      const bytes = await packed(zip, offset, Math.min(packedSize, 1024));
      return method === DEFLATED ? firstOf(bytes) : bytes;
    },
    async content() {
      const bytes = await packed(zip, offset, packedSize);
      if (method !== DEFLATED) return bytes;
      try {
        return inflateSync(bytes, { out: new Uint8Array(size) });
      } catch {
        return undefined;
      }
    },
  };
}

/** The name may have another length in front of the file than in the directory. */
async function packed(zip: Blob, offset: number, length: number): Promise<Uint8Array> {
  const head = await viewOf(zip.slice(offset, offset + LOCAL_BYTES));
  if (head.byteLength < LOCAL_BYTES || head.getUint32(0, true) !== LOCAL) return new Uint8Array();
  const start = offset + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  return new Uint8Array(await zip.slice(start, start + length).arrayBuffer());
}

function firstOf(bytes: Uint8Array): Uint8Array {
  let first = new Uint8Array();
  try {
    new Inflate((chunk) => {
      if (first.length === 0) first = new Uint8Array(chunk);
    }).push(bytes);
  } catch {
    return first;
  }
  return first;
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer());
}

function damaged(): FileRefused {
  return new FileRefused('The zip archive is damaged or larger than 4 GB. Make it anew.');
}
