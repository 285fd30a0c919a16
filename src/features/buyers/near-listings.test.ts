// Runs alone: it counts the statements of the whole process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '#test/count-statements.ts';
import { insertListing } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { findNearListings } from './near-listings.server.ts';

const LISTINGS = 30;

test('looks at all near listings at once, however many there are', async (context) => {
  await using app = await createTestApp();
  for (let index = 0; index < LISTINGS; index += 1)
    await insertListing(app.db, { price: 4_500_000 });
  const counted = countStatements(context);

  const near = await findNearListings(app.publicDb, { maxBudget: 4_400_000 });

  assert.ok(near.length > 5, String(near.length));
  assert.ok(counted() < LISTINGS / 2, String(counted()));
});
