import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { scriptsOf } from './open-with-scripts.ts';
import { ownNetwork } from './own-network.ts';
import { test } from './staff-fixtures.ts';

async function openReports(page: Page): Promise<void> {
  await page.goto('/reports?days=7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
  // The heading is there before the rows.
  await expect(page.getByRole('region', { name: 'How long until sold' })).toBeVisible();
}

test('what visitors look at and save stands in the reports and in their file', async ({
  staffPage: page,
  insertListing,
  uniqueWord,
}) => {
  await page.setExtraHTTPHeaders(ownNetwork());
  const { slug, title } = await insertListing({ title: `=${uniqueWord} house` });
  const address = `/property-details/${slug}`;
  const counted = scriptsOf(page, address);
  await page.goto(address);
  await (await counted).response();
  const saved = page.waitForRequest('**/api/Save');
  await page
    .getByRole('main')
    .getByRole('button', { name: `Save ${title}` })
    .first()
    .click();
  await (await saved).response();

  await openReports(page);
  const ranking = page.getByRole('list', { name: 'Looked at most' });
  const showAll = page.getByRole('region', { name: 'Looked at most' }).getByRole('button', {
    name: /^Show all/,
  });
  if (await showAll.isVisible()) await showAll.click();
  await expect(ranking.getByRole('listitem').filter({ hasText: title })).toContainText(
    '1 view · 1 save',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Looked at most: download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('looked-at-most.csv');
  const csv = readFileSync(await file.path(), 'utf8');
  expect(csv).toMatch(/^\ufeffProperty,Title,City,Views,Taps,Saved,Enquiries\n/);
  expect(csv).toContain(`,'${title},`);
});

test('a search without a result stands in the reports, and leads to the search', async ({
  staffPage: page,
  place,
}) => {
  await page.setExtraHTTPHeaders(ownNetwork());
  const missed = page.waitForRequest('**/api/MissedSearch');
  await page.goto(`/explore-properties/x?loc=${place.id}&type=200&sortByIndex=2`);
  await (await missed).response();

  await openReports(page);
  const section = page.getByRole('region', { name: 'Asked for and not found' });
  const showAll = section.getByRole('button', { name: /^Show all/ });
  if (await showAll.isVisible()) await showAll.click();
  const row = section.getByRole('listitem').filter({ hasText: place.name });
  await expect(row).toContainText('1 time');
  const add = row.getByRole('link', { name: `Add a property for ${place.name}, Plot` });
  await expect(add).toHaveAttribute('href', '/property?new');
  await row.getByRole('link', { name: `${place.name}, Plot`, exact: true }).click();
  await expect(page).toHaveURL(`/explore-properties/properties-for-sale?loc=${place.id}&type=200`);
});

test('each day of a number is said by keys, stands in a table and goes on paper', async ({
  staffPage: page,
  insertListing,
}) => {
  await page.setExtraHTTPHeaders(ownNetwork());
  const { slug } = await insertListing();
  const address = `/property-details/${slug}`;
  const counted = scriptsOf(page, address);
  await page.goto(address);
  await (await counted).response();

  await openReports(page);
  await page
    .getByRole('list', { name: 'Totals' })
    .getByRole('link', { name: 'Page views' })
    .click();
  await expect(page).toHaveURL('/reports?days=7&show=pageViews');
  const days = page.getByRole('slider', { name: 'Page views, day by day' });
  await days.press('End');
  await expect(days).toHaveAttribute('aria-valuetext', /^[\d,]+ page views? on \w{3} \d+ \w{3}$/);
  await expect(page.getByText(', today so far').last()).toBeVisible();
  await page.getByText('Each day in numbers').click();
  const table = page.getByRole('table', { name: 'Each day in numbers' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(table).toBeVisible();
});

test('the palette and the bars lead to the reports', { tag: '@both-widths' }, async ({
  staffPage: page,
  isMobile,
}) => {
  await page.goto('/today');
  await page.getByRole('list', { name: 'What waits' }).waitFor();
  if (isMobile) {
    await page.getByRole('button', { name: 'Find' }).click();
    const palette = page.getByRole('dialog', { name: 'Find' });
    await palette.getByRole('searchbox').fill('repor');
    await palette.getByRole('menuitem', { name: 'Reports' }).click();
  } else await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL('/reports');
  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL('/reports?days=90');
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'page');
});

for (const width of [390, 768, 1280])
  test(`reports at ${width} px`, async ({ staffPage: page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openReports(page);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
