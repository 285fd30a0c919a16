import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

const MESSAGE = (word: string) => `Available options today 👇👇
1) 5 mrla Deep Nagar ${word} 22.5 lac
2) 7.5 mrla Mithapur ${word} - 3.40 lac/marla
Rate slightly nego. dm / wapp 98000 00013`;

test('a forwarded message becomes drafts in a few taps', { tag: '@both-widths' }, async ({
  staffPage: page,
  uniqueWord,
  request,
}) => {
  await page.goto('/property/paste');
  await page.getByLabel('Message').fill(MESSAGE(uniqueWord));
  const cards = page.locator('section').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(2);
  const marked = cards.first().locator('mark');
  await expect(marked.filter({ hasText: '5 mrla' })).toContainText('Total Area');
  await expect(marked.filter({ hasText: '22.5 lac' })).toContainText('Price');
  await expect(cards.first().getByRole('definition').last()).toContainText('Property Type');
  await expect(cards.first().getByLabel('Area', { exact: true })).toHaveValue('5 marla');
  await page.getByRole('button', { name: 'Save 2 drafts' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Choose what it is');

  for (const card of await cards.all()) {
    await card.getByRole('button', { name: 'Plot' }).click();
    const city = card.getByLabel('City');
    if ((await city.inputValue()) === '') await city.selectOption({ index: 1 });
  }
  await page.getByRole('button', { name: /^Use Rs/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save 2 drafts' }).click();
  await expect(page.getByText('2 drafts are saved.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Look at the drafts' })).toBeVisible();

  await openBackOffice(page, `/property?view=drafts&search=${uniqueWord}`);
  await expect(page.getByRole('row').filter({ hasText: uniqueWord })).toHaveCount(2);
  const found = await request.post('/api/Property/filtered-properties', {
    data: { text: uniqueWord },
  });
  expect((await found.json()).totalCount).toBe(0);
});

test('one tap takes the message from the clipboard, and says why it cannot', async ({
  staffPage: page,
}) => {
  let clipboard: string | undefined = '  ';
  await page.exposeFunction('clipboardText', () => {
    if (clipboard === undefined) throw new DOMException('Read permission denied.');
    return clipboard;
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator.clipboard, 'readText', {
      value: () => Reflect.get(window, 'clipboardText')(),
    }),
  );
  await page.goto('/property/paste');
  const paste = page.getByRole('button', { name: 'Paste from the clipboard' });
  await paste.click();
  await expect(page.getByText('There is no text in the clipboard.')).toBeVisible();
  clipboard = undefined;
  await paste.click();
  await expect(page.getByText(/^The browser keeps the clipboard/)).toBeVisible();
  clipboard = '5 marla plot Deep Nagar 22 lakh';
  await paste.click();
  await expect(page.getByLabel('Message')).toHaveValue(clipboard);
  await expect(page.getByRole('button', { name: 'Save as draft' })).toBeVisible();
  await expect(paste).toBeHidden();
});

test('what offers nothing is said', async ({ staffPage: page }) => {
  await page.goto('/property/paste');
  await page.getByLabel('Message').fill('Gud mrng all 🌹🌹🌹 Model Town');
  await expect(page.getByText(/^This is no listing/)).toBeVisible();
  await page.getByLabel('Message').fill('चाहिए 10 से 12 मरला प्लॉट, जालंधर');
  await expect(page.getByText(/^Somebody is looking for a property/)).toBeVisible();
});
