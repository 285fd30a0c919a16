import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './staff-fixtures.ts';

test('shows what waits, each number with the way to its list', async ({ staffPage: page }) => {
  await page.goto('/today');
  const waiting = page.getByRole('list', { name: 'What waits' });
  for (const name of ['To confirm', 'Drafts', 'Without photo', 'In the trash'])
    await expect(waiting.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Views a day' }).getByRole('listitem')).toHaveCount(
    7,
  );
  await expectAccessible(page);
  await waiting.getByRole('link', { name: 'Without photo' }).click();
  await expect(page).toHaveURL('/property?view=no-photo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property List');
});

test('confirms a listing with one tap, and takes that back', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const { id, title } = await insertListing({ title: `${uniqueWord} house` });
  const takeBack = { ids: [id], do: 'checked', checkedAt: '2001-01-01T00:00:00.000Z' };
  await staff.request.post('/api/Property/bulk', { data: takeBack });
  await page.goto('/today');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByRole('button', { name: 'Still there' })).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Still there' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Sold' }).click();
  await expect(card).toBeHidden();
  const stored = await (await staff.request.get(`/api/Property/${id}`)).json();
  expect(stored.status).toBe(3);
});
