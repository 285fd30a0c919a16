import { type CreateCanvas, type PreparedPicture, preparePicture } from './draw-picture.ts';
import { type PictureEdit, UNEDITED } from './picture-edit.ts';
import type { PrepareRequest } from './prepare-worker.ts';

interface PrepareAnswer {
  readonly number: number;
  readonly picture?: PreparedPicture;
}

let worker: Worker | undefined;
let isBroken = false;
let lastNumber = 0;
const waiting = new Map<number, (picture: PreparedPicture | undefined) => void>();
const requests = new Map<number, PrepareRequest>();

/** Loads the worker, so that photos taken later without a network can be prepared. */
export function startPreparing(): void {
  if (worker !== undefined || typeof OffscreenCanvas === 'undefined') return;
  worker = new Worker(new URL('./prepare-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { number, picture } }: MessageEvent<PrepareAnswer>) =>
    answer(number, picture);
  worker.onerror = () => {
    isBroken = true;
    for (const [number, { file, edit }] of requests)
      void prepareHere(file, edit).then((picture) => answer(number, picture));
  };
}

/** Shrinks, turns and crops a picture; undefined if this browser cannot decode it. */
export function preparePhoto(
  file: Blob,
  edit: PictureEdit = UNEDITED,
): Promise<PreparedPicture | undefined> {
  startPreparing();
  if (worker === undefined || isBroken) return prepareHere(file, edit);
  lastNumber += 1;
  const request = { number: lastNumber, file, edit };
  requests.set(request.number, request);
  worker.postMessage(request);
  return new Promise((resolve) => waiting.set(request.number, resolve));
}

function answer(number: number, picture: PreparedPicture | undefined): void {
  requests.delete(number);
  waiting.get(number)?.(picture);
  waiting.delete(number);
}

const createCanvas: CreateCanvas = (width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const toJpeg = (quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('no blob')) : resolve(blob)),
        'image/jpeg',
        quality,
      ),
    );
  return { context, toJpeg };
};

/** For a browser whose workers cannot draw; undefined for what it cannot decode. */
function prepareHere(file: Blob, edit: PictureEdit): Promise<PreparedPicture | undefined> {
  return preparePicture(file, edit, createCanvas).catch(() => undefined);
}
