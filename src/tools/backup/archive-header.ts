const BLOCK = 512;
const NAME = /^[\w./-]{1,100}$/;

/** A part has to fit into memory when it is put back; the largest picture that is ever kept is a third of it. */
const MOST_BYTES = 512 * 1024 * 1024;

/** What ends a tar file. */
export const ARCHIVE_END = Buffer.alloc(2 * BLOCK);

/** Parts fill whole blocks; this is what follows one of that many bytes. */
export function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** The block that stands before a file of a tar (POSIX ustar): an ordinary file that its owner alone may read, without a date. */
export function encodeHeader(name: string, size: number): Buffer {
  if (!NAME.test(name) || size > MOST_BYTES)
    throw new RangeError(`A backup cannot hold ${JSON.stringify(name)} of ${size} bytes.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0' + '0000000\0' + '0000000\0', 100);
  header.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124);
  // The checksum counts its own place as blanks.
  header.write(`${' '.repeat(8)}0`, 148);
  header.write('ustar\0' + '00', 257);
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(`${octal(checksum, 6)}\0 `, 148);
  return header;
}

/** Reads what `encodeHeader` makes, and nothing else: links, devices, long names and all that a tar may hold beside are undefined. */
export function decodeHeader(block: Buffer): { name: string; size: number } | undefined {
  const name = block.toString('latin1', 0, 100).replace(/\0.*$/s, '');
  const size = Number.parseInt(block.toString('latin1', 124, 135), 8);
  if (!NAME.test(name) || !(size <= MOST_BYTES)) return undefined;
  return encodeHeader(name, size).equals(block) ? { name, size } : undefined;
}

export const HEADER_BYTES = BLOCK;

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}
