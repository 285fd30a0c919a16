import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** Lets an archive be read that was uploaded, wherever its bytes lie. */
export class BlobReader extends RandomAccessReader {
  readonly #blob: Blob;

  constructor(blob: Blob) {
    super();
    this.#blob = blob;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#blob.slice(start, end).stream());
  }
}
