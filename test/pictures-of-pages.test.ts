// Runs alone: its hooks would run for all files of the process.
// Runs on SQLite alone: pictures do not come from the database.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { createTestSite } from './test-site.ts';

let site: Awaited<ReturnType<typeof createTestSite>>;

before(async () => {
  site = await createTestSite();
});

after(() => site[Symbol.asyncDispose]());

test('a plot is drawn from its address, in the language of the address', async () => {
  const address = '/plot-drawing.svg?front=30&depth=60&bearing=90&roadWidth=22&shape=phone';
  const english = await site.get(address);
  assert.equal(english.status, 200);
  assert.equal(english.headers.get('content-type'), 'image/svg+xml');
  assert.equal(english.headers.get('cache-control'), 'public, max-age=86400');
  assert.match(await english.text(), /^<svg .*Road 22 ft/s);
  assert.match(await (await site.get(`/hi${address}`)).text(), /सड़क 22 फ़ुट/);
});

test('programs without media queries and variables draw it too', async () => {
  const answer = await site.get('/plot-drawing.svg?front=30&depth=60&shape=card');
  const { data, info } = await sharp(Buffer.from(await answer.text()))
    .raw()
    .toBuffer({ resolveWithObject: true });

  assert.deepEqual([info.width, info.height], [288, 216]);
  const middle = (108 * 288 + 144 + 20) * info.channels;
  assert.deepEqual([...data.subarray(middle, middle + 3)], [0xff, 0xfd, 0xf8]);
});

test('an address that says nothing of a plot, or no shape, has no drawing', async () => {
  for (const query of ['', '?shape=phone', '?front=30&depth=60', '?squareFeet=9&shape=toString'])
    assert.equal((await site.get(`/plot-drawing.svg${query}`)).status, 404, query);
  assert.equal(site.ready.counts().kept, 0);
});

test('the QR code of a listing is the short address of its page', async () => {
  const { siteUrl } = site.app.services;
  for (const prefix of ['', '/pa']) {
    const answer = await site.get(`${prefix}/qr-code/a-house-12`);
    const { data, info } = await sharp(Buffer.from(await answer.text()), { density: 600 })
      .flatten({ background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    assert.equal(decodeQr({ width, height, data }), `${siteUrl}${prefix}/p/12`);
  }
  assert.equal((await site.get('/qr-code/house')).status, 404);
});
