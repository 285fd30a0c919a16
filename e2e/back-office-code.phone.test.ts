import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openList, test } from './staff-fixtures.ts';

const ASSETS = join(import.meta.dirname, '../build/client/assets');

/** Files of the build that hold a text which only the back-office shows. */
function filesWith(text: string): string[] {
  return readdirSync(ASSETS).filter(
    (name) => /\.(js|css)$/.test(name) && readFileSync(join(ASSETS, name), 'utf8').includes(text),
  );
}

test("visitors load neither the code nor the styles of the staff's pages", async ({
  page,
  insertListing,
}) => {
  const { slug } = await insertListing();
  const ours = [
    ...filesWith('Add Property'),
    ...filesWith('Change password'),
    ...filesWith('react-aria-Modal'),
    ...filesWith('.data-table'),
  ];
  expect(ours.length, 'the back-office has files of its own').toBeGreaterThan(3);
  const loaded: string[] = [];
  page.on('request', (request) =>
    loaded.push(new URL(request.url()).pathname.replace('/assets/', '')),
  );

  for (const address of [
    '/home',
    '/about',
    '/login',
    '/explore-properties/properties-for-sale',
    `/property-details/${slug}`,
  ]) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.content()).not.toContain('data-table');
  }

  expect(loaded.some((path) => path.endsWith('.js'))).toBe(true);
  expect(ours.filter((name) => loaded.includes(name))).toEqual([]);
});

test('the staff load them', async ({ office }) => {
  const sheets: string[] = [];
  office.on('request', (request) => sheets.push(new URL(request.url()).pathname));
  await openList(office, '/property');
  expect(sheets.some((path) => path.endsWith('.css'))).toBe(true);
});
