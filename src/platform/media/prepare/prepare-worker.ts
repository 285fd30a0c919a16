import { type CreateCanvas, preparePicture } from './draw-picture.ts';
import type { PictureEdit } from './picture-edit.ts';

export interface PrepareRequest {
  readonly number: number;
  readonly file: Blob;
  readonly edit: PictureEdit;
}

const createCanvas: CreateCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  return { context, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
};

addEventListener('message', ({ data }: MessageEvent<PrepareRequest>) => {
  const { number, file, edit } = data;
  preparePicture(file, edit, createCanvas).then(
    (picture) => postMessage({ number, picture }),
    () => postMessage({ number }),
  );
});
