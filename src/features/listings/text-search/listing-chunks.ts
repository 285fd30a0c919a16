/** Listings are kept in chunks of as many ids, so that a write touches little. */
export const CHUNK_IDS = 4096;
export const BITMAP_BYTES = CHUNK_IDS / 8;
/** With more, a bitmap is shorter than two bytes for each. */
const MAX_LISTED = BITMAP_BYTES / 2 - 1;

export function chunkOf(id: number): number {
  return Math.floor(id / CHUNK_IDS);
}

/** Calls back with the place within the chunk of each listing, in order. */
export function readChunk(bytes: Uint8Array, visit: (place: number) => void): void {
  if (bytes.length < BITMAP_BYTES) {
    for (let at = 0; at + 1 < bytes.length; at += 2) visit(placeAt(bytes, at));
    return;
  }
  for (let at = 0; at < BITMAP_BYTES; at += 1) {
    for (let rest = bytes[at] ?? 0, bit = 0; rest !== 0; rest >>= 1, bit += 1)
      if ((rest & 1) === 1) visit(at * 8 + bit);
  }
}

export function addToBitmap(bytes: Uint8Array, bitmap: Uint8Array): void {
  if (bytes.length < BITMAP_BYTES) {
    for (let at = 0; at + 1 < bytes.length; at += 2) mark(bitmap, placeAt(bytes, at));
    return;
  }
  for (let at = 0; at < BITMAP_BYTES; at += 1) bitmap[at] = (bitmap[at] ?? 0) | (bytes[at] ?? 0);
}

export function writeChunk(places: ReadonlySet<number>): Uint8Array {
  if (places.size > MAX_LISTED) {
    const bitmap = new Uint8Array(BITMAP_BYTES);
    for (const place of places) mark(bitmap, place);
    return bitmap;
  }
  const listed = Uint16Array.from(places).sort();
  const bytes = new Uint8Array(listed.length * 2);
  for (const [index, place] of listed.entries()) bytes.set([place & 0xff, place >> 8], index * 2);
  return bytes;
}

export function mark(bitmap: Uint8Array, place: number): void {
  bitmap[place >> 3] = (bitmap[place >> 3] ?? 0) | (1 << (place & 7));
}

function placeAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}
