import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertListing, insertState } from '#test/factories.ts';
import { createTestSite } from '#test/test-site.ts';

test('a page names places and listings in its language, and sends no other', async () => {
  await using site = await createTestSite();
  const { db } = site.app;
  const state_id = await insertState(db, { name_pa: 'ਪੰਜਾਬ', name_hi: 'पंजाब' });
  const city_id = await insertCity(db, { state_id, name_pa: 'ਜਲੰਧਰ', name_hi: 'जालंधर' });
  await insertListing(db, { city_id, title: 'Kothi', title_pa: 'ਕੋਠੀ', title_hi: 'कोठी' });
  const text = async (path: string) => (await site.get(path)).text();

  const punjabi = await text('/pa/home');
  assert.match(punjabi, /<option[^>]*>ਜਲੰਧਰ, ਪੰਜਾਬ<\/option>/);
  assert.match(punjabi, /properties-for-sale-in-Jalandhar-Punjab\?loc=\d+"[^>]*>ਜਲੰਧਰ</);
  assert.match(punjabi, /property-details\/kothi-\d+/);
  assert.match(punjabi, />ਕੋਠੀ</);
  assert.doesNotMatch(punjabi, /जालंधर|कोठी/);
  assert.doesNotMatch(await text('/home'), /ਜਲੰਧਰ|ਕੋਠੀ|जालंधर|कोठी/);
});
