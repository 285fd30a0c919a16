import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

test('filters and sorts the list in its address, and keeps a view', {
  tag: '@both-widths',
}, async ({ staffPage: page, uniqueWord, insertListing }) => {
  const dear = `${uniqueWord} dear`;
  const cheap = `${uniqueWord} cheap`;
  await insertListing({ title: cheap, price: 1_000_000 });
  await insertListing({ title: dear, price: 9_000_000 });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const filters = page.getByRole('group', { name: 'Filter and sort' });

  await filters.getByLabel('Kind').selectOption('Plot');
  await expect(page).toHaveURL(/kind=plot/);
  await expect(page.getByText(`Nothing matches “${uniqueWord}”.`)).toBeVisible();
  await filters.getByLabel('Kind').selectOption('House');
  await filters.getByLabel('Price to').fill('a lot');
  await page.keyboard.press('Enter');
  await expect(filters.getByLabel('Price to')).toHaveAccessibleDescription('For example 45 lakh.');
  await filters.getByLabel('Price to').fill('20 lakh');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/maxBudget=2000000/);
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await expect(filters.getByLabel('Price to')).toHaveValue('20 lakh');
  await expect(filters.getByLabel('Price to')).toBeFocused();
  await filters.getByLabel('Price to').fill('');
  await filters.getByLabel('Area from').fill('1 marla');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/maxBudget/);
  await filters.getByLabel('Sort by').selectOption('Highest price');
  await expect(page).toHaveURL(/minArea=272.25/);
  const edit = page.getByRole('button', { name: new RegExp(`^Edit ${uniqueWord}`) });
  await expect(edit.first()).toHaveAccessibleName(`Edit ${dear}`);
  await expect(edit).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Keep view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this view' });
  const name = dialog.getByLabel('Name');
  await name.focus();
  await page.keyboard.press('Tab');
  await expect(name).toHaveAccessibleDescription(
    /Please fill out all the required[(][*][)] fields./,
  );
  await dialog.getByRole('button', { name: 'Save' }).locator('..').click();
  await expect(name).toBeFocused();
  await name.fill('Dear houses');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.goto('/property');
  await page.getByRole('link', { name: 'Dear houses' }).click();
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(edit.first()).toHaveAccessibleName(`Edit ${dear}`);
  await page.goBack();
  await expect(page).toHaveURL('/property');
  await page.goForward();
  await page.getByRole('button', { name: 'Remove the view Dear houses' }).click();
  await expect(page.getByRole('link', { name: 'Dear houses' })).toBeHidden();
});

test('searches within a filter whose rows are still on their way', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  await insertListing({ title: `${uniqueWord} house` });
  await openBackOffice(page, '/property');
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/Property\?/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const asked = page.waitForRequest(/\/api\/Property\?.*propertyType=200/);
  const filters = page.getByRole('group', { name: 'Filter and sort' });
  await filters.getByLabel('Kind').selectOption('Plot');
  await asked;
  const searched = page.waitForRequest(new RegExp(`search=${uniqueWord}`));
  await page.getByRole('searchbox', { name: 'Search' }).fill(uniqueWord);
  await searched;
  answer.resolve();

  await expect(page).toHaveURL(/kind=plot/);
  await expect(page.getByText(`Nothing matches “${uniqueWord}”.`)).toBeVisible();
});
