import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import type { PreviewPicture, PreviewStyle } from './preview-picture.ts';
import { drawPreviewInProcess } from './preview-pool.server.ts';

const TOP = { left: 0, top: 0, width: 670, height: 430 };
const DARK = 110;

const draw = (text: string, style: PreviewStyle = 'heading', more: Partial<PreviewPicture> = {}) =>
  drawPreviewInProcess({
    top: [{ style, text }],
    bottom: [{ style: 'phone', text: '+91 98765 43210' }],
    picture: { drawing: '' },
    ...more,
  });

/** Where the ink of the upper lines begins and ends. */
async function inkOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .extract(TOP)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = Array.from(data.keys()).filter((at) => (data[at] ?? 255) < DARK);
  const rows = dark.map((at) => Math.floor(at / info.width));
  const columns = dark.map((at) => at % info.width);
  return {
    height: Math.max(...rows) - Math.min(...rows),
    right: Math.max(...columns),
    bottom: Math.max(...rows),
  };
}

test('draws the letters of each script, not the boxes of missing ones', async () => {
  const heightOf = async (text: string) => (await inkOf(await draw(text))).height;
  const isBox = async (one: string, other: string) =>
    Math.abs((await heightOf(one)) - (await heightOf(other))) <= 2;

  assert.equal(await isBox('กอ', 'ชู'), true, 'Thai is in no font: boxes are of one height');
  for (const [plain, withSigns] of [
    ['vex', 'Êg'],
    ['ਮਰਲਾ', 'ਹੁਸ਼ਿ'],
    ['कमल', 'कुर्मी'],
  ] as const)
    assert.equal(await isBox(plain, withSigns), false, plain);
});

test('joins the letters of a conjunct and puts a vowel sign before its letter', async () => {
  const widthOf = async (text: string) => (await inkOf(await draw(text))).right;

  assert.ok((await widthOf('प्र')) < (await widthOf('पर')));
  assert.ok((await widthOf('ਪ੍ਰ')) < (await widthOf('ਪਰ')));
});

test('keeps the longest text within its part', async () => {
  for (const text of ['ਕੀਮਤ\u00a0ਲਈ\u00a0ਫ਼ੋਨ\u00a0ਕਰੋ', 'Houses for sale in a place '.repeat(9)]) {
    const { right, bottom } = await inkOf(await draw(text, 'amount'));
    assert.ok(right < 660 && bottom < 435, `${right} ${bottom}`);
  }
});

test('shows signs of markup as they are', async () => {
  await assert.doesNotReject(draw('A & B <b> "C"'));
});

test('stays small with a photo full of detail', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  const bytes = await draw('13.25 lakh', 'amount', { picture: { photo } });

  assert.ok(bytes.length <= 300_000, `${bytes.length} bytes`);
});
