import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

test('a listing is reduced, under deal, sold and gone, seen from both sides', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  browser,
}) => {
  test.slow();
  const title = `${uniqueWord} kothi`;
  const { slug } = await insertListing({ title, isPopular: true });
  await insertListing({ title: `${uniqueWord} house next door` });
  const visitor = await (await browser.newContext()).newPage();

  async function expectSeen(word: string, status = 200): Promise<void> {
    const answer = await visitor.goto(`/property-details/${slug}`);
    expect(answer?.status(), word).toBe(status);
    await expect(visitor.getByText(word, { exact: true }).first()).toBeVisible();
  }

  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: `Change the price of ${title}` }).click();
  await page.getByLabel(`Price of ${title}`, { exact: true }).fill('4000000');
  await page.getByRole('button', { name: `Save the price of ${title}` }).click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  await expect(page.getByText(/^Price of .+: 40 lakh$/)).toBeVisible();
  await expectAccessible(page);
  await expectSeen('Reduced');
  await expectAccessible(visitor);

  const status = page.getByLabel(`Status of ${title}`);
  await stored(page, () => status.selectOption('Under Deal'));
  await expect(page.getByText(/^Status of .+: Under Deal$/)).toBeVisible();
  await stored(page, () => undo(page));
  await expect(page.getByText(/^Status of .+: as before$/)).toBeVisible();
  await expect(status).toHaveValue('1');
  await stored(page, () => status.selectOption('Under Deal'));
  await expect(page.getByText('Data updated successfully!').first()).toBeVisible();
  await expectSeen('Under Deal');
  await expectAccessible(visitor);

  const markSold = page.getByRole('button', { name: `Mark sold: ${title}` });
  await stored(page, () => markSold.click());
  await expect(status).toHaveValue('3');
  await expectSeen('Sold');
  await expectAccessible(visitor);

  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('alertdialog', { name: 'Want to delete this Property?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
  await expectSeen('No longer for sale', 410);
  await expectAccessible(visitor);

  await openBackOffice(page, `/property?view=trash&search=${uniqueWord}`);
  await expect(page.getByText('30 days left')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  await expectSeen('Sold');
  await visitor.context().close();
});

test('a deletion, a check and a copy are undone from their toasts', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  test.slow();
  const title = `${uniqueWord} kothi`;
  await insertListing({ title });
  await openBackOffice(page, `/property?search=${uniqueWord}`);

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await undo(page);
  await expect(page.getByRole('row', { name: title })).toBeVisible();

  await page.getByRole('button', { name: `Still there: ${title}` }).click();
  await undo(page);
  await expect(page.getByText('Checked today')).toBeVisible();

  await page.getByRole('button', { name: title, exact: true }).click();
  const panel = page.getByRole('complementary', { name: title });
  await panel.getByRole('button', { name: 'Copy as a draft' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Property' });
  await expect(form.getByLabel('Status', { exact: true })).toHaveValue('5');
  await undo(page);
  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
});

test('the panel of a listing shows each change, and puts one of them back', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  test.slow();
  const title = `${uniqueWord} kothi`;
  await insertListing({ title });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Property' });
  await form.getByLabel('Neighbourhood', { exact: true }).fill('Guru Nagar');
  await form.getByLabel('Total Area').fill('10 marla');
  await form.getByLabel('Status', { exact: true }).selectOption('Draft');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: title, exact: true }).click();
  const panel = page.getByRole('complementary', { name: title });
  const changes = panel.getByRole('list', { name: 'Changes, newest first' });
  await expect(changes).toContainText('Neighbourhood Model Town → Guru Nagar');
  await expect(changes).toContainText('Total Area 1,250 sq ft → 10 marla');
  await expect(changes).toContainText('Status Available → Draft');
  await expect(changes).toContainText('Posted');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Put back Total Area: 1,250 sq ft' }).click();
  await expect(changes).toContainText('Total Area 10 marla → 1,250 sq ft');
  await panel.getByRole('button', { name: 'Put back Status: Available' }).click();
  await expect(changes).toContainText('Status Draft → Available');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel(`Status of ${title}`)).toHaveValue('1');
});

/** The toast stays while the pointer is over it. */
/** The list and the toast of an earlier change tell it before it is stored. */
async function stored(page: Page, change: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse('**/api/Property/bulk');
  await change();
  expect((await answer).status()).toBe(200);
}

async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Undo' }).first();
  await button.hover();
  await button.click();
}
