import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { CARD_SIZE } from '#platform/media/photo-variants.ts';
import { PICTURE_SIZE, type PreviewPicture } from './preview-picture.ts';
import { loadFonts, textLayer } from './text-layer.server.ts';

/** WhatsApp shows no larger ones. */
const MAX_BYTES = 300_000;
const QUALITIES = [86, 74, 60, 40];

const MARGIN = 60;
const GAP = 36;
const PICTURE_LEFT = CARD_SIZE.width - PICTURE_SIZE.width;
const TEXT_BOX = { left: MARGIN, width: PICTURE_LEFT - MARGIN - GAP };
const TOP_HEIGHT = 370;
const BOTTOM_HEIGHT = 96;
const BAR_TOP = CARD_SIZE.height - MARGIN - BOTTOM_HEIGHT - 26;

const PAPER = '#f7f3ea';
const MUSTARD = '#e2a72e';

// Only our own photos, which are JPEG, and our own drawings are read.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadSvgBuffer'] });
sharp.cache(false);
sharp.concurrency(1);
const fonts = loadFonts();

/** A JPEG of 1200 by 630 pixels. */
export async function drawPreview({ top, bottom, picture }: PreviewPicture): Promise<Uint8Array> {
  await fonts;
  const layers = [
    await textLayer(top, { ...TEXT_BOX, height: TOP_HEIGHT }, () => MARGIN),
    await textLayer(
      bottom,
      { ...TEXT_BOX, height: BOTTOM_HEIGHT },
      (height) => CARD_SIZE.height - MARGIN - height,
    ),
    ...('photo' in picture ? [await photoLayer(picture.photo)] : []),
  ];
  const ground = groundSvg('drawing' in picture ? picture.drawing : '');
  const { data, info } = await sharp(Buffer.from(ground))
    .composite(layers)
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return await encode(() => sharp(data, { raw: { width, height, channels } }));
}

async function photoLayer(photo: Uint8Array): Promise<OverlayOptions> {
  const { data, info } = await sharp(photo)
    .resize(PICTURE_SIZE.width, PICTURE_SIZE.height, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, left: PICTURE_LEFT, top: 0 };
}

function groundSvg(drawing: string): string {
  const { width, height } = CARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${PAPER}"/>
    <rect x="${MARGIN}" y="${BAR_TOP}" width="72" height="7" rx="3.5" fill="${MUSTARD}"/>
    <svg x="${PICTURE_LEFT}" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">${drawing}</svg>
  </svg>`;
}

/** Whole colours: at the edges of letters, halved ones are seen. */
async function encode(card: () => Sharp): Promise<Uint8Array> {
  let bytes = new Uint8Array();
  for (const quality of QUALITIES) {
    bytes = new Uint8Array(await card().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer());
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
