import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE, LAND, PLOT } from '#features/listings/listing-kind.ts';
import { SOLD } from '#features/listings/listing-status.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { searchTerms } from './search-terms.server.ts';

test('counts what visitors see of each place, by kind', async () => {
  await using app = await createTestApp();
  const city_id = await insertCity(app.db, { name: 'Nakodar' });
  await insertCity(app.db, { name: 'Bilga' });
  for (const listing of [
    { property_type: PLOT },
    { property_type: PLOT },
    { property_type: LAND },
    { property_type: PLOT, status: SOLD, is_public: 0 },
  ])
    await insertListing(app.db, { city_id, ...listing });

  const { terms } = await searchTerms(app.publicDb);
  const places = terms.filter((term) => term.of === 'place');
  assert.deepEqual(
    places.map(({ names, listings }) => [names.en, listings]),
    [
      ['Nakodar', { [PLOT]: 2, [LAND]: 1 }],
      ['Bilga', {}],
    ],
  );
});

test('offers neighbourhoods that several listings name, most listings first', async () => {
  await using app = await createTestApp();
  const city_id = await insertCity(app.db, { name: 'Nakodar' });
  for (const neighbourhood of ['Guru Nanak Pura', 'Model Town', 'Model Town', 'Model Town', '', ''])
    await insertListing(app.db, { city_id, neighbourhood, neighbourhood_pa: 'ਮਾਡਲ ਟਾਊਨ' });
  await insertListing(app.db, { city_id, neighbourhood: 'Model Town', property_type: PLOT });
  for (let count = 0; count < 2; count += 1)
    await insertListing(app.db, { city_id, neighbourhood: 'Dhillon Nagar', neighbourhood_hi: '' });

  const { terms } = await searchTerms(app.publicDb);
  assert.deepEqual(
    terms
      .filter((term) => term.of === 'quarter')
      .map(({ names, place, kinds }) => [names, place, kinds]),
    [
      [{ en: 'Model Town', pa: 'ਮਾਡਲ ਟਾਊਨ' }, 'Nakodar', [HOUSE, PLOT]],
      [{ en: 'Dhillon Nagar' }, 'Nakodar', [HOUSE]],
    ],
  );
});
