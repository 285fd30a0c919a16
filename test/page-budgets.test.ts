import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { insertPhoto } from '#test/factories.ts';
import { insertSamples } from '#test/insert-samples.ts';
import { createVisitedSite } from '#test/visited-site.ts';

/** Kilobytes of a page as a browser parses it, and compressed as the server sends it when it is ready. */
const BUDGETS: Readonly<Record<string, readonly [parsed: number, sent: number]>> = {
  '/home': [267, 29.1],
  '/explore-properties/properties-for-sale': [129, 23.5],
  '/property-details/a-1': [165, 27.6],
  '/about': [72, 17.4],
  '/privacy-policy': [77.5, 18.6],
};
/** A page that needs so much less is given a smaller budget, or it would grow back unseen. */
const UNUSED = 0.04;
const LISTINGS = 60;
const PHOTOS = 6;
const READY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

test('pages of sample listings stay within their kilobytes', async () => {
  await using site = await createVisitedSite();
  const { db } = site.app;
  const photos = await Promise.all(
    Array.from({ length: PHOTOS }, async () => ({ imageId: await insertPhoto(db), caption: '' })),
  );
  await insertSamples(db, LISTINGS, photos);

  for (const [address, budgets] of Object.entries(BUDGETS)) {
    const html = Buffer.from((await site.visit(address)).html);
    const sizes = [html, brotliCompressSync(html, READY)].map(({ length }) => length / 1000);
    for (const [index, budget] of budgets.entries()) {
      const kilobytes = sizes[index] ?? 0;
      assert.ok(kilobytes <= budget, `${address}: ${kilobytes} KB`);
      const isFull = kilobytes > budget * (1 - UNUSED);
      assert.ok(isFull, `${address}: ${kilobytes} KB, the budget can be smaller`);
    }
  }
});
