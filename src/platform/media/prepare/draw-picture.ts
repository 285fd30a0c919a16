import { editedSize, isEdited, type PictureEdit, turnedSize } from './picture-edit.ts';

/** What a phone sends of a photo, at most: a few seconds on a slow network. */
const MAX_SENT_BYTES = 600 * 1024;

/** In pixels; twice the widest picture that pages show. */
const LONGEST_SIDE = 2560;

/** In pixels: small pictures of the form, so that thirty of them fit a cheap phone's memory. */
const PREVIEW_SIDE = 640;

/** What is sent of a picture, and what the form shows of it. */
export interface PreparedPicture {
  readonly file: Blob;
  readonly preview: Blob;
}

interface Canvas {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  toJpeg(quality: number): Promise<Blob>;
}

export type CreateCanvas = (width: number, height: number) => Canvas;

/** Rejects what the browser cannot decode. `createImageBitmap` turns a photo upright. */
export async function preparePicture(
  file: Blob,
  edit: PictureEdit,
  createCanvas: CreateCanvas,
): Promise<PreparedPicture> {
  const picture = await createImageBitmap(file);
  const preview = await draw(picture, edit, PREVIEW_SIDE, createCanvas).toJpeg(0.8);
  const isSmall =
    file.size <= MAX_SENT_BYTES && Math.max(picture.width, picture.height) <= LONGEST_SIDE;
  const sent =
    isSmall && !isEdited(edit)
      ? file
      : await encodeWithin(MAX_SENT_BYTES, (scale) => {
          const canvas = draw(picture, edit, LONGEST_SIDE * scale, createCanvas);
          return (quality) => canvas.toJpeg(quality);
        });
  picture.close();
  return { file: sent, preview };
}

function draw(picture: ImageBitmap, edit: PictureEdit, longest: number, create: CreateCanvas) {
  const { turns, crop } = edit;
  const size = editedSize(picture, edit, longest);
  const canvas = create(size.width, size.height);
  const { context } = canvas;
  // A transparent PNG would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'medium';
  const whole = turnedSize(picture, turns);
  const scale = size.width / (whole.width * crop.width);
  context.scale(scale, scale);
  context.translate(whole.width * (0.5 - crop.left), whole.height * (0.5 - crop.top));
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

const QUALITIES = [0.82, 0.7, 0.58, 0.46];
const SMALLER = 0.8;
const MAX_ROUNDS = 8;

/** Encodes at the best quality that fits, in fewer pixels if the worst does not. */
export async function encodeWithin(
  maxBytes: number,
  draw: (scale: number) => (quality: number) => Promise<Blob>,
): Promise<Blob> {
  let scale = 1;
  for (let round = 1; ; round += 1) {
    const encode = draw(scale);
    for (const quality of QUALITIES) {
      const blob = await encode(quality);
      if (blob.size <= maxBytes || round === MAX_ROUNDS) return blob;
    }
    scale *= SMALLER;
  }
}
