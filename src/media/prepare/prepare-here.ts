import { type CreateCanvas, type PreparedPicture, preparePicture } from './draw-picture.ts';
import type { PictureEdit } from './picture-edit.ts';

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
export function prepareHere(file: Blob, edit: PictureEdit): Promise<PreparedPicture | undefined> {
  return preparePicture(file, edit, createCanvas).catch(() => undefined);
}
