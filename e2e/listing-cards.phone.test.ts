import { expect, type Locator } from '@playwright/test';
import { openBackOffice, test } from './staff-fixtures.ts';

/** A focused field has a ring around it. */
const MIN_GAP = 8;

test('on a phone the list of listings cuts nothing off, and a toast leaves the search free', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  const title = `${uniqueWord} kothi`;
  await insertListing({ title, price: 4_500_000 });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  for (const name of ['Export CSV', 'Export Excel'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: `Change the price of ${title}` }).click();
  const field = page.getByLabel(`Price of ${title}`, { exact: true });
  const status = page.getByLabel(`Status of ${title}`);
  const { bottom } = await edges(field);
  expect((await edges(status)).top - bottom).toBeGreaterThanOrEqual(MIN_GAP);
  expect(
    (await edges(page.getByRole('table').getByText(/^Kot /))).top - bottom,
  ).toBeGreaterThanOrEqual(MIN_GAP);

  await field.fill('4600000');
  await field.press('Enter');
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByText(/^Data updated/);
  await expect(toasts).toBeVisible();
  await status.selectOption('Sold');
  await expect(toasts).toHaveCount(2);
  await expect(toasts.first()).toBeVisible();
  await expect(toasts.last()).toBeHidden();
  const region = page.getByRole('region', { name: 'Notifications' });
  const search = page.getByRole('searchbox', { name: 'Search' });
  expect((await edges(region)).bottom).toBeLessThan((await edges(search)).top);
});

function edges(element: Locator) {
  return element.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect();
    return { top, bottom };
  });
}
