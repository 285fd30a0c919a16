import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { findNumbered } from './numbered-listings.server.ts';

test('finds the property number itself first, then those that begin with it', async () => {
  await using app = await createTestApp();
  for (const property_number of [1205, 12, 120, 112, 13, 0])
    await insertListing(app.db, { property_number, title: `Number ${property_number}` });

  const numbers = async (start: number) =>
    (await findNumbered(app.publicDb, start, 'en')).map(({ number, card }) => [number, card.title]);

  assert.deepEqual(await numbers(12), [
    [12, 'Number 12'],
    [120, 'Number 120'],
    [1205, 'Number 1205'],
  ]);
  assert.deepEqual(await numbers(99), []);
});

test('finds at most four', async () => {
  await using app = await createTestApp();
  for (let number = 50; number < 60; number += 1)
    await insertListing(app.db, { property_number: number });

  assert.deepEqual(
    (await findNumbered(app.publicDb, 5, 'en')).map(({ number }) => number),
    [50, 51, 52, 53],
  );
});
