import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity } from '#test/factories.ts';
import { createTestSite } from '#test/test-site.ts';

test('leads from the search box to the explore page with what was understood', async () => {
  await using site = await createTestSite();
  const city = await insertCity(site.app.db, { name: 'Nakodar', name_pa: 'ਨਕੋਦਰ' });
  const explore = '/explore-properties';
  const place = `${explore}/Plots-for-sale-in-Nakodar-Punjab`;

  for (const [address, location] of [
    [
      `${explore}/search?q=corner+plot+nakodar+under+20+lakh`,
      `${place}?q=corner&loc=${city}&type=200&maxBudget=2000000`,
    ],
    [`/pa${explore}/search?q=plot+ਨਕੋਦਰ`, `/pa${place}?loc=${city}&type=200`],
    [`/hi${explore}/search?q=asdfgh`, `/hi${explore}/properties-for-sale?q=asdfgh`],
    [`${explore}/search`, `${explore}/properties-for-sale`],
    [
      `${explore}/search?q=5+marla&type=200`,
      `${explore}/Plots-for-sale?type=200&minArea=5&maxArea=5&areaUnit=marla`,
    ],
    [
      `${explore}/search?q=${'x'.repeat(300)}`,
      `${explore}/properties-for-sale?q=${'x'.repeat(200)}`,
    ],
  ] as const) {
    const answer = await site.get(address);
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, location], address);
    assert.equal((await site.get(location)).status, 200, location);
  }
});
