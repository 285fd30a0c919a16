import { expect, type Locator } from '@playwright/test';
import { openBackOffice, test } from './staff-fixtures.ts';

test('on a phone the list of listings cuts nothing off, and a toast leaves the search free', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  const title = `${uniqueWord} kothi`;
  await insertListing({ title, price: 4_500_000 });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: 'List tools' }).click();
  for (const name of ['Export CSV', 'Export Excel'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const before = await edges(page.getByRole('row', { name: title }));
  await page.getByRole('button', { name: `Change the price of ${title}` }).click();
  const field = page.getByLabel(`Price of ${title}`, { exact: true });
  await expect(field).toBeInViewport({ ratio: 1 });
  const save = page.getByRole('button', { name: `Save the price of ${title}` });
  await expect(save).toBeInViewport({ ratio: 1 });
  expect(await edges(page.getByRole('row', { name: title }))).toEqual(before);

  await field.fill('4600000');
  await field.press('Enter');
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByText(/^Data updated/);
  await expect(toasts).toBeVisible();
  await page.getByLabel(`Status of ${title}`).selectOption('Sold');
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
