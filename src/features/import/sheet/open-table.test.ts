import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { openTable } from './open-table.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0]);
const TABLE = strToU8('title,images\nKothi,a.png\n');

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

test('reads the table of an archive and tells which photos it has', async () => {
  const zip = zipSync({
    'May/listings.csv': TABLE,
    'May/a.png': [PNG, { level: 0 }],
    'May/rooms/b.png': PNG,
    'May/text.jpg': strToU8('text'),
    'May/large.png': [new Uint8Array(16 * 1024 * 1024), { level: 1 }],
    '__MACOSX/May/._listings.csv': strToU8('no table'),
  });
  const { records, hasPhotos, imageProblem } = await openTable(blob(zip));

  assert.deepEqual([records.length, hasPhotos], [2, true]);
  assert.equal(imageProblem(['a.png', 'rooms/b.png', './rooms\\b.png']), undefined);
  for (const name of ['c.png', '../May/a.png', '../../x', '/a.png', 'rooms'])
    assert.match(imageProblem([name]) ?? '', /is no file beside/, name);
  assert.match(imageProblem(['a.png', 'text.jpg']) ?? '', /"text.jpg" is no JPEG/);
  assert.match(imageProblem(['large.png']) ?? '', /larger than 15 MB/);
});

test('a table alone has no photos', async () => {
  const { hasPhotos, imageProblem } = await openTable(blob(TABLE));
  assert.equal(hasPhotos, false);
  assert.match(imageProblem(['a.png']) ?? '', /in one zip archive/);
  assert.equal(imageProblem([]), undefined);
});

test('refuses archives that are locked, damaged, too large or hold no table', async () => {
  const whole = zipSync({ 'listings.csv': TABLE });
  const locked = new Uint8Array(whole);
  const at = Buffer.from(whole).indexOf('PK\x01\x02');
  locked[at + 8] = 1;
  const hollow = new Uint8Array(whole).fill(0, 40, at);
  const archives: [Uint8Array, RegExp][] = [
    [locked, /locked with a password/],
    [whole.subarray(0, -30), /damaged/],
    [hollow, /damaged|empty/],
    [zipSync({ 'a.png': PNG }), /no CSV or Excel file/],
    [zipSync({ 'l.csv': [new Uint8Array(65 * 1024 * 1024), { level: 1 }] }), /more than 64 MB/],
  ];
  for (const [bytes, message] of archives) await assert.rejects(openTable(blob(bytes)), message);
});
