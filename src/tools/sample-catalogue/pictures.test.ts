import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { PICTURES } from './pictures.ts';

const MOST_BYTES = 3_000_000;

test('every picture is there, fills a card, and is like no other; together they are small', async () => {
  const files = PICTURES.map(({ file }) => file);
  assert.deepEqual(
    files.map((file) => basename(file)).sort(),
    readdirSync(dirname(files[0] ?? '')).sort(),
  );
  const contents = files.map((file) => readFileSync(file));
  for (const content of contents) {
    const { format, width, height } = await sharp(content).metadata();
    assert.deepEqual([format, width, height], ['webp', 1200, 900]);
  }
  assert.equal(new Set(contents.map((content) => content.toString('base64'))).size, files.length);
  assert.ok(contents.reduce((sum, { length }) => sum + length, 0) <= MOST_BYTES);
});
