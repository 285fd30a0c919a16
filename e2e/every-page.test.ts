import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import { expectValidHtml } from './valid-html.ts';

const KINDS = {
  house: { propertyType: 100 },
  plot: { propertyType: 200, plot: { plotType: 1, totalArea: 2722.5, length: 60, breadth: 45 } },
  land: { propertyType: 300, land: { landType: 1, totalArea: 4.5, waterSupply: 1 } },
  shop: { propertyType: 400, shop: { totalArea: 300, parkingSpace: true } },
};
const ADDRESSES = ['/home', '/about', '/privacy-policy', '/terms-and-conditions', '/login', '/explore-properties/properties-for-sale'];

test('every public page is valid HTML and accessible', async ({ page, place, insertListing }) => {
  test.slow();
  const listings = [];
  for (const block of Object.values(KINDS)) listings.push(await insertListing({ ...block, isPopular: true, ownerContact: '9812345678' }));
  const addresses = [
    ...ADDRESSES,
    ...[100, 200, 300, 400].map((type) => `/explore-properties/properties-for-sale?loc=${place.id}&type=${type}`),
    `/explore-properties/properties-for-sale?loc=${place.id}&minBudget=999999999`,
    ...listings.map(({ slug }) => `/property-details/${slug}`),
    '/property-details/nothing-999999999',
    '/no-such-page',
  ];

  for (const address of addresses) {
    await test.step(address, () => check(page, address));
  }
});

async function check(page: Page, address: string): Promise<void> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 404')) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));

  const response = await page.goto(address, { waitUntil: 'load' });

  await expectValidHtml((await response?.text()) ?? '');
  await expectAccessible(page);
  expect.soft(problems, 'the console').toEqual([]);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'nothing is wider than the screen')
    .toBe(true);
}
