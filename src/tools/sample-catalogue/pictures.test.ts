import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { photoFilePaths } from '#platform/media/photo-variants.ts';
import { PICTURE_SIZE, PICTURES, PICTURES_FOLDER } from './pictures.ts';

const MOST_BYTES = 15_000_000;
const COLOURS = 'colours.json';

const read = (file: string) => readFileSync(join(PICTURES_FOLDER, file));

test('every picture has the files and the colour of an upload, and is like no other', async () => {
  const files = PICTURES.flatMap(({ name }) =>
    photoFilePaths({ path: `${name}.jpg`, width: PICTURE_SIZE.width }),
  );
  assert.deepEqual(readdirSync(PICTURES_FOLDER).sort(), [...files, COLOURS].sort());
  for (const file of files) {
    const { format, width, height } = await sharp(read(file)).metadata();
    const [, ending = '', extension] = /(?:-(\d{3,}|card))?\.(\w+)$/.exec(file) ?? [];
    const expected = ending === 'card' ? [1200, 630] : sizeOf(Number(ending));
    assert.deepEqual([width, height], expected, file);
    assert.equal(format, { jpg: 'jpeg', webp: 'webp', avif: 'heif' }[extension ?? ''], file);
  }
  const originals = PICTURES.map(({ name }) => read(`${name}.jpg`).toString('base64'));
  assert.equal(new Set(originals).size, PICTURES.length);

  const colours: Record<string, string> = JSON.parse(read(COLOURS).toString());
  assert.deepEqual(
    Object.keys(colours),
    PICTURES.map(({ name }) => name),
  );
  for (const colour of Object.values(colours)) assert.match(colour, /^#[0-9a-f]{6}$/);
});

function sizeOf(wanted: number): number[] {
  const width = wanted || PICTURE_SIZE.width;
  return [width, (width / PICTURE_SIZE.width) * PICTURE_SIZE.height];
}

test('together they are small', () => {
  const sizes = readdirSync(PICTURES_FOLDER).map((file) => read(file).length);
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= MOST_BYTES);
});
