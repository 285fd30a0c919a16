import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

const ROWS = { desktop: 11, phone: 6 };

test('shows many listings on one screen', { tag: '@both-widths' }, async ({
  staffPage: page,
  isMobile,
  insertListing,
}) => {
  for (let count = 0; count < 12; count += 1)
    await insertListing({ title: `House ${count} ${'with a very long title '.repeat(8)}` });
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  await openBackOffice(page, '/property');
  const rows = page.getByRole('table').locator('tbody tr');
  const last = rows.nth((isMobile ? ROWS.phone : ROWS.desktop) - 1);
  await expect(last).toBeInViewport({ ratio: 1 });
  const covered = await last.evaluate((row) => {
    const { bottom, left, width } = row.getBoundingClientRect();
    return !row.contains(document.elementFromPoint(left + width / 2, bottom - 2));
  });
  expect(covered).toBe(false);
});

test('the keyboard goes through the list, and everything of a listing stands beside it', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  test.slow();
  await insertListing({ title: `${uniqueWord} first`, ownerContact: '9876543210' });
  await insertListing({ title: `${uniqueWord} second` });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  const opener = (name: string) =>
    page.getByRole('button', { name: `${uniqueWord} ${name}`, exact: true });
  const panel = (name: string) =>
    page.getByRole('complementary', { name: `${uniqueWord} ${name}` });

  await page.keyboard.press('j');
  await expect(opener('second')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Selected listings' })).toContainText('1 selected');
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Selected listings' })).toHaveCount(0);
  const status = page.getByLabel(`Status of ${uniqueWord} second`);
  await page.keyboard.press('s');
  await expect(status).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(opener('first')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('s');
  await status.selectOption('Under Deal');
  await expect(opener('second')).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('textbox', { name: `Price of ${uniqueWord} second` })).toBeFocused();
  await page.keyboard.type('46 lakh');
  await page.keyboard.press('Enter');
  const price = page.getByRole('button', {
    name: `Change the price of ${uniqueWord} second: 46 lakh`,
  });
  await expect(price).toBeFocused();

  await page.keyboard.press('o');
  await expect(panel('second').getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('j');
  const facts = panel('first');
  await expect(facts.getByRole('link', { name: '+91 98765 43210' })).toBeVisible();
  await facts.getByRole('button', { name: 'Popular:' }).click();
  await expect(facts.getByRole('button', { name: 'Popular:' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const changes = facts.getByRole('list', { name: 'Changes, newest first' });
  await expect(changes).toContainText('Popular listing No → Yes');
  await page.keyboard.press('Escape');
  await expect(facts).toHaveCount(0);
  await expect(opener('first')).toBeFocused();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Search the list');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit Property' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('jk');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(`${uniqueWord}jk`);
});

test('a form that a key has opened hears the next key', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  await insertListing({ title: `${uniqueWord} house` });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.keyboard.press('j');
  const opener = page.getByRole('button', { name: `${uniqueWord} house`, exact: true });
  await expect(opener).toBeFocused();
  // The form's code is there from now on.
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Edit ${uniqueWord} house` })).toBeFocused();
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    const opened = new MutationObserver(() => {
      if (document.querySelector('[role=dialog]') === null) return;
      opened.disconnect();
      document.activeElement?.dispatchEvent(key);
    });
    opened.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('jk');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(`${uniqueWord}jk`);
});

test('says how many listings each view has', async ({ staffPage: page, insertListing }) => {
  await insertListing({ status: 2 });
  await openBackOffice(page, '/property');
  const views = page.getByRole('navigation', { name: 'Views' });
  for (const name of ['All', 'Under Deal'])
    await expect(views.getByRole('link', { name: new RegExp(`^${name} \\d`) })).toBeVisible();
});

test('the keys go on where a change took a row out of the list', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  for (const name of ['first', 'second', 'third'])
    await insertListing({ title: `${uniqueWord} ${name}` });
  await openBackOffice(page, `/property?view=available&search=${uniqueWord}`);
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: 'Available 3' })).toBeVisible();
  const opener = (name: string) =>
    page.getByRole('button', { name: `${uniqueWord} ${name}`, exact: true });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(opener('second')).toBeFocused();
  await page.getByRole('button', { name: `Mark sold: ${uniqueWord} second` }).press('Enter');
  await expect(opener('second')).toHaveCount(0);
  await expect(views.getByRole('link', { name: 'Sold 1' })).toHaveAttribute(
    'href',
    `/property?search=${uniqueWord}&view=sold`,
  );
  await page.keyboard.press('j');
  await expect(opener('first')).toBeFocused();

  await page.getByRole('button', { name: `Delete ${uniqueWord} first` }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(opener('first')).toBeVisible();
});

test('a toast leaves the tools of the list and its rows free', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  await insertListing({ title: `${uniqueWord} house` });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: `Still there: ${uniqueWord} house` }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await expect(toast).toContainText('still there');
  for (const part of [
    page.getByRole('searchbox', { name: 'Search' }),
    page.getByRole('button', { name: 'Add Property' }),
    page.getByRole('button', { name: `Edit ${uniqueWord} house` }),
  ])
    await part.click({ trial: true, timeout: 2000 });
});

test('a connection that is lost during a change takes no rows away, and its return mends all', async ({
  staffPage: page,
  context,
  uniqueWord,
  insertListing,
}) => {
  await insertListing({ title: `${uniqueWord} house` });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  const status = page.getByLabel(`Status of ${uniqueWord} house`);
  await expect(status).toBeVisible();
  await context.setOffline(true);
  await status.selectOption('Withdrawn');
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await expect(status).toHaveValue('1');
  await context.setOffline(false);
  await expect(page.getByText('The list could not be loaded.')).toBeHidden();
  await status.selectOption('Withdrawn');
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
});
