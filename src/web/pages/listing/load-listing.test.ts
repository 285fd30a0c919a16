import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicServicesOf } from '#features/listings/public-listings.server.ts';
import { insertListing } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { loadListing } from './load-listing.server.ts';

test('the data of a page names the agency, not the staff account', async () => {
  await using app = await createTestApp({ BUSINESS_NAME: 'The Agency' });
  const id = await insertListing(app.db);

  const listing = await loadListing(publicServicesOf(app.services), `a-house-${id}`, 'en');

  assert.equal(listing?.id, id);
  assert.equal(JSON.stringify(listing).includes('poster'), false);
  assert.equal(listing?.applicationUser.userName, 'The Agency');
});
