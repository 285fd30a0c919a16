import { createReadStream } from 'node:fs';

const READ_AT_ONCE = 1024 * 1024;

/** A file from its beginning to its end, in the portions that are asked for. */
export function openBytes(file: string) {
  const stream = createReadStream(file, { highWaterMark: READ_AT_ONCE });
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  /** At most so many bytes; none at the end of the file. */
  const some = async (most: number): Promise<Buffer> => {
    if (rest.length === 0) {
      const { value, done } = await chunks.next();
      if (done === true) return rest;
      rest = value;
    }
    const portion = rest.subarray(0, most);
    rest = rest.subarray(portion.length);
    return portion;
  };

  return {
    some,
    /** So many bytes, or fewer when the file ends before. */
    async upTo(size: number): Promise<Buffer> {
      const portions: Buffer[] = [];
      for (let left = size; left > 0; ) {
        const portion = await some(left);
        if (portion.length === 0) break;
        portions.push(portion);
        left -= portion.length;
      }
      return portions.length === 1 ? (portions[0] ?? rest) : Buffer.concat(portions);
    },
    async [Symbol.asyncDispose]() {
      stream.destroy();
    },
  };
}
