import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** A stream that is never full: React would wait for it in the middle of the document. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/**
 * All of a document in UTF-8, once everything it waits for is there. Rejects with its first error.
 */
export function renderDocument(document: ReactNode, nonce?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const stream = renderToPipeableStream(document, {
      ...(nonce !== undefined && { nonce }),
      onError: (error) => void errors.push(error),
      onShellError: reject,
      onAllReady() {
        if (errors.length > 0) reject(errors[0]);
        else stream.pipe(collect(resolve));
      },
    });
  });
}

function collect(onEnd: (document: Buffer) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: UNLIMITED,
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}
