import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestSite } from '#test/test-site.ts';

const LISTING = {
  propertyType: 200,
  title: 'Corner plot near the canal',
  description: 'Facing the park.',
  neighbourhood: 'Model Town',
  price: 4_500_000,
  plot: { plotType: 1, totalArea: 1361 },
};

test('shows every write on the very next page and API answer', async () => {
  await using site = await createTestSite();
  const staff = await createStaffClient(site.app);
  const cityID = await insertCity(site.app.db);
  const text = async (path: string) => (await site.get(path)).text();
  const addresses = [
    '/home',
    '/explore-properties/Plots-for-sale?type=200',
    '/api/Property/freshProperties',
  ];
  for (const address of addresses) assert.doesNotMatch(await text(address), /Corner plot/, address);

  const { body } = await staff.post('/api/Property', { ...LISTING, cityID });
  for (const address of addresses)
    assert.match(await text(address), /Corner plot near the canal/, address);

  const page = `/property-details/${body.slug}`;
  assert.match(await text(page), /Rs\. 4,500,000/);
  await staff.put('/api/Property', { ...LISTING, id: body.id, cityID, price: 5_200_000 });
  for (const address of [...addresses.slice(0, 2), page])
    assert.match(await text(address), /Rs\. 5,200,000/, address);

  await staff.delete(`/api/Property/${body.id}`);
  for (const address of addresses) assert.doesNotMatch(await text(address), /Corner plot/, address);
  assert.equal((await site.get(page)).status, 410);
});
