import {
  addToBitmap,
  BITMAP_BYTES,
  CHUNK_IDS,
  chunkOf,
  mark,
  readChunk,
} from './listing-chunks.ts';

const BITS_IN_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => countBits(byte));

/** A set of ids of listings: one bitmap for each chunk. */
export class ListingSet {
  readonly #bitmaps = new Map<number, Uint8Array>();

  add(id: number): void {
    mark(this.#bitmapOf(chunkOf(id)), id % CHUNK_IDS);
  }

  /** `bytes` is a chunk as it is stored. */
  addChunk(chunk: number, bytes: Uint8Array): void {
    addToBitmap(bytes, this.#bitmapOf(chunk));
  }

  include(other: ListingSet): void {
    for (const [chunk, bitmap] of other.#bitmaps) addToBitmap(bitmap, this.#bitmapOf(chunk));
  }

  keepOnly(other: ListingSet): void {
    for (const [chunk, bitmap] of this.#bitmaps) {
      const kept = other.#bitmaps.get(chunk);
      if (kept === undefined) this.#bitmaps.delete(chunk);
      else
        for (let at = 0; at < BITMAP_BYTES; at += 1)
          bitmap[at] = (bitmap[at] ?? 0) & (kept[at] ?? 0);
    }
  }

  leaveOut(ids: readonly number[]): void {
    for (const id of ids) {
      const bitmap = this.#bitmaps.get(chunkOf(id));
      const place = id % CHUNK_IDS;
      if (bitmap !== undefined)
        bitmap[place >> 3] = (bitmap[place >> 3] ?? 0) & ~(1 << (place & 7));
    }
  }

  get isEmpty(): boolean {
    return [...this.#bitmaps.values()].every((bitmap) => bitmap.every((byte) => byte === 0));
  }

  get size(): number {
    let size = 0;
    for (const bitmap of this.#bitmaps.values())
      for (let at = 0; at < BITMAP_BYTES; at += 1) size += BITS_IN_BYTE[bitmap[at] ?? 0] ?? 0;
    return size;
  }

  /** In order. */
  ids(): number[] {
    const ids: number[] = [];
    for (const [chunk, bitmap] of this.#ordered())
      readChunk(bitmap, (place) => ids.push(chunk * CHUNK_IDS + place));
    return ids;
  }

  /** A byte for each id up to the last: 1 for those of the set. */
  marks(): Uint8Array {
    const chunks = this.#ordered();
    const marks = new Uint8Array(((chunks.at(-1)?.[0] ?? -1) + 1) * CHUNK_IDS);
    for (const [chunk, bitmap] of chunks)
      readChunk(bitmap, (place) => {
        marks[chunk * CHUNK_IDS + place] = 1;
      });
    return marks;
  }

  /** A bit for each id up to the last, the lowest of a byte first. */
  bits(): Uint8Array {
    const chunks = this.#ordered();
    const bits = new Uint8Array(((chunks.at(-1)?.[0] ?? -1) + 1) * BITMAP_BYTES);
    for (const [chunk, bitmap] of chunks) bits.set(bitmap, chunk * BITMAP_BYTES);
    return bits;
  }

  #ordered(): [number, Uint8Array][] {
    return [...this.#bitmaps].toSorted(([one], [other]) => one - other);
  }

  #bitmapOf(chunk: number): Uint8Array {
    const known = this.#bitmaps.get(chunk);
    if (known !== undefined) return known;
    const bitmap = new Uint8Array(BITMAP_BYTES);
    this.#bitmaps.set(chunk, bitmap);
    return bitmap;
  }
}

function countBits(byte: number): number {
  let count = 0;
  for (let rest = byte; rest !== 0; rest >>= 1) count += rest & 1;
  return count;
}
