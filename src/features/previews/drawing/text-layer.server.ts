import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { PreviewLine, PreviewStyle } from './preview-picture.ts';

const FONTS = join(import.meta.dirname, 'fonts');

/** Pango takes letters from the first family that has them. */
const HEADINGS = {
  family: 'Eczar SemiBold, Noto Serif Gurmukhi',
  files: ['eczar-600.ttf', 'eczar-devanagari-600.ttf', 'noto-serif-gurmukhi-700.ttf'],
};
const TEXT = {
  family: 'Mukta Medium, Mukta Mahee Medium',
  files: ['mukta-500.ttf', 'mukta-devanagari-500.ttf', 'mukta-mahee-500.ttf'],
};

const INK = '#1c1a15';
const MUTED = '#5b5547';
const FIELD = '#1f5a3c';

const STYLES: Readonly<
  Record<PreviewStyle, { face: typeof TEXT; size: number; colour: string; lineHeight: number }>
> = {
  kind: { face: TEXT, size: 40, colour: FIELD, lineHeight: 0.8 },
  amount: { face: HEADINGS, size: 104, colour: INK, lineHeight: 0.86 },
  heading: { face: HEADINGS, size: 64, colour: INK, lineHeight: 0.8 },
  area: { face: TEXT, size: 54, colour: INK, lineHeight: 0.92 },
  note: { face: TEXT, size: 42, colour: MUTED, lineHeight: 0.92 },
  agency: { face: HEADINGS, size: 36, colour: INK, lineHeight: 0.84 },
  phone: { face: TEXT, size: 50, colour: FIELD, lineHeight: 0.84 },
};

interface Box {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** With 72 dots to the inch a point is a pixel. */
const DOTS_PER_INCH = 72;
const SMALLER = 0.88;
const MIN_SCALE = 0.4;

/** Fonts are found by their file alone; a process needs to name each once. */
export async function loadFonts(): Promise<void> {
  for (const file of [...HEADINGS.files, ...TEXT.files]) {
    const text = { text: '.', font: 'Mukta Medium', fontfile: join(FONTS, file) };
    await sharp({ text }).raw().toBuffer();
  }
}

/** Lines below each other, as large as fits; `place` says how far from the top they begin. */
export async function textLayer(
  lines: readonly PreviewLine[],
  box: Box,
  place: (height: number) => number,
): Promise<OverlayOptions> {
  let scale = 1;
  for (;;) {
    const { data, info } = await drawText(lines, box.width, scale);
    const fits = info.width <= box.width && info.height <= box.height;
    if (fits || scale < MIN_SCALE) {
      const raw = { width: info.width, height: info.height, channels: info.channels };
      return { input: data, raw, left: box.left, top: place(info.height) };
    }
    scale *= SMALLER;
  }
}

function drawText(lines: readonly PreviewLine[], width: number, scale: number) {
  const text = lines.map((line) => markup(line, scale)).join('\n');
  return sharp({ text: { text, font: TEXT.family, width, dpi: DOTS_PER_INCH, rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function markup({ style, text }: PreviewLine, scale: number): string {
  const { face, size, colour, lineHeight } = STYLES[style];
  const points = Math.round(size * scale);
  return `<span face="${face.family}" size="${points}pt" foreground="${colour}" line_height="${lineHeight}">${escapeMarkup(text)}</span>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
