import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openWithScripts } from './open-with-scripts.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

const ASSETS = join(import.meta.dirname, '../build/client/assets');

function assetsContaining(text: string): string[] {
  return readdirSync(ASSETS).filter(
    (name) => /\.(js|css)$/.test(name) && readFileSync(join(ASSETS, name), 'utf8').includes(text),
  );
}

test('visitors load neither scripts nor styles of the back-office', async ({
  page,
  insertListing,
}) => {
  const { slug } = await insertListing();
  const ours = [
    ...assetsContaining('Add Property'),
    ...assetsContaining('Change password'),
    ...assetsContaining('react-aria-Modal'),
    ...assetsContaining('.data-table'),
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
    await openWithScripts(page, address);
    await page.waitForLoadState('networkidle');
    expect(await page.content()).not.toContain('data-table');
  }

  expect(loaded.some((path) => path.endsWith('.js'))).toBe(true);
  expect(ours.filter((name) => loaded.includes(name))).toEqual([]);
});

test('staff load them', async ({ staffPage }) => {
  const sheets: string[] = [];
  staffPage.on('request', (request) => sheets.push(new URL(request.url()).pathname));
  await openBackOffice(staffPage, '/property');
  expect(sheets.some((path) => path.endsWith('.css'))).toBe(true);
});
