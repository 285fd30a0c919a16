/** Listings are kept in chunks of as many ids, so that a write touches little. */
export const CHUNK_IDS = 4096;
const BITMAP_BYTES = CHUNK_IDS / 8;
/** With more, a bitmap is shorter than two bytes for each. */
const MAX_LISTED = BITMAP_BYTES / 2 - 1;

export function chunkOf(id: number): number {
  return Math.floor(id / CHUNK_IDS);
}

/** Calls back with the place within the chunk of each listing, in order. */
export function readChunk(bytes: Uint8Array, visit: (place: number) => void): void {
  if (bytes.length === BITMAP_BYTES) {
    for (const [index, byte] of bytes.entries()) {
      for (let bit = 0, rest = byte; rest !== 0; bit += 1, rest >>= 1)
        if ((rest & 1) === 1) visit(index * 8 + bit);
    }
    return;
  }
  for (let index = 0; index + 1 < bytes.length; index += 2)
    visit((bytes[index] ?? 0) | ((bytes[index + 1] ?? 0) << 8));
}

export function writeChunk(places: ReadonlySet<number>): Uint8Array {
  if (places.size > MAX_LISTED) {
    const bitmap = new Uint8Array(BITMAP_BYTES);
    for (const place of places) bitmap[place >> 3] = (bitmap[place >> 3] ?? 0) | (1 << (place & 7));
    return bitmap;
  }
  const listed = Uint16Array.from(places).sort();
  return Uint8Array.from({ length: listed.length * 2 }, (_, index) => {
    const place = listed[index >> 1] ?? 0;
    return index % 2 === 0 ? place & 0xff : place >> 8;
  });
}
