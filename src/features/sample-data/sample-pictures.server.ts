import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Db } from '#database/database.server.ts';
import { storeImage } from '#features/images/image-store.server.ts';
import type { MediaStore } from '#features/images/media-store.server.ts';
import { boundedQueue } from '#http/bounded-queue.ts';

/** A first start is waited for, and flat shapes need little effort. */
const HURRIED = { avifEffort: 1, urgent: true };

/** Pictures that are stored at the same time, while the next one is drawn. */
const AT_ONCE = 3;

/** Draws pictures of the pool and stores them as uploads are stored. Answers the image's id by the picture's number. */
export async function storeSamplePictures(
  db: Db,
  media: MediaStore,
  pictures: ReadonlySet<number>,
  now: Date,
): Promise<Map<number, number>> {
  if (pictures.size === 0) return new Map();
  const drawing = startDrawing();
  const left = [...pictures];
  const ids = new Map<number, number>();
  const work = async () => {
    for (let picture = left.shift(); picture !== undefined; picture = left.shift()) {
      const stored = await storeImage(db, media, await drawing.draw(picture), now, HURRIED);
      if ('refused' in stored) throw new Error(`Picture ${picture} of the sample was refused: ${stored.refused}.`);
      ids.set(picture, stored.image.id);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    drawing.stop();
  }
  return ids;
}

function startDrawing() {
  const child = fork(join(import.meta.dirname, 'draw-process.server.ts'), { serialization: 'advanced', execArgv: [] });
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('The process that draws the sample pictures ended early.')));
  const inTurn = boundedQueue({ atOnce: 1, waiting: AT_ONCE });
  return {
    draw: (picture: number) =>
      inTurn(async (): Promise<Uint8Array> => {
        child.send(picture);
        const [bytes] = await once(child, 'message', { signal: ended.signal });
        return bytes;
      }),
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}
