import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DRAFT } from '#features/listings/listing-status.ts';
import { publicListings } from '#features/listings/public-listings.server.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { learntNeighbourhood } from './neighbourhood-names.server.ts';

test('learns what most listings of a city call a neighbourhood, the newest of two as often', async () => {
  await using app = await createTestApp();
  const city_id = await insertCity(app.db);
  const other = await insertCity(app.db, { name: 'Nakodar' });
  const named = (name: string, columns: Parameters<typeof insertListing>[1] = {}) =>
    insertListing(app.db, {
      city_id,
      neighbourhood: 'Model Town',
      neighbourhood_pa: name,
      ...columns,
    });
  const learnt = (neighbourhood: string, language: 'pa' | 'hi' = 'pa') =>
    learntNeighbourhood(publicListings(app.publicDb), { cityID: city_id, neighbourhood }, language);

  await named('');
  await named('ਮਾਡਲ ਟਾਊਨ', { city_id: other });
  await named('ਮਾਡਲ ਟਾਊਨ', { status: DRAFT, is_public: 0 });
  assert.equal(await learnt('Model Town'), '');
  await named('ਮਾਡਲ');
  await named('ਮਾਡਲ ਟਾਊਨ', { neighbourhood: 'model town' });
  assert.equal(await learnt('MODEL TOWN'), 'ਮਾਡਲ ਟਾਊਨ');
  await named('ਮਾਡਲ');
  assert.equal(await learnt('Model Town'), 'ਮਾਡਲ');
  assert.equal(await learnt('Model Town', 'hi'), '');
  assert.equal(await learnt('Model House'), '');
});
