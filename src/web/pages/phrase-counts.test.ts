import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rebuildWords } from '#features/listings/text-search/rebuild-words.server.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { createVisitedSite } from '#test/visited-site.ts';

test('counts what each phrase finds as the box searches it', async () => {
  await using site = await createVisitedSite();
  const { db } = site.app;
  const city_id = await insertCity(db, { name: 'Hoshiarpur' });
  for (const price of [4_000_000, 4_400_000, 9_000_000])
    await insertListing(db, { city_id, price, description: 'near the bus stand' });
  await insertListing(db, { price: 100_000 });
  await db.transaction().execute(rebuildWords);

  const phrases = ['house hoshiarpur under 45 lakh', 'near bus stand', 'ਬੱਸ ਅੱਡੇ ਨੇੜੇ', 'shop', ''];
  const query = new URLSearchParams(phrases.map((phrase) => ['q', phrase]));
  const answer = await site.get(`/phrase-counts.json?${query}`);
  assert.deepEqual(await answer.json(), [2, 3, 3, 0, 4]);

  const found = await site.visit(
    `/explore-properties/search?${new URLSearchParams({ q: phrases[0] ?? '' })}`,
  );
  assert.match(found.page.find('main').text, /Results Found: 2Hoshiarpur/);
  const many = await site.get(`/phrase-counts.json?${'q=house&'.repeat(9)}`);
  assert.equal((await many.json()).length, 6);
});
