import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

test('a buyer is written as people speak, and sent what fits, once', async ({
  staffPage: page,
  place,
  insertListing,
}) => {
  // Letters alone: digits in it would be read as a number.
  const word = place.name
    .replace(/\W/g, '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const { id, title } = await insertListing({ title: `Kothi ${word}`, price: 4_000_000 });
  const nearTitle = `Villa ${word}`;
  await insertListing({ title: nearTitle, price: 4_400_000 });
  const name = `Gurpreet of ${place.name}`;
  await openBackOffice(page, '/buyers');
  await page.getByRole('button', { name: 'Add Buyer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Buyer' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Phone').fill('98123 45670');
  await dialog
    .getByLabel('Wants', { exact: true })
    .first()
    .fill(`house ${word} upto 42 lakh 3 bhk`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Remove up to Rs. 42 lakh' })).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: new RegExp(`^Remove “${word}`, 'i') }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove at least 3 rooms' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();

  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('up to Rs. 42 lakh');
  await expect(row).not.toContainText('rooms');
  await expectAccessible(page);
  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Matches for ${name}`);
  const send = page.getByRole('link', { name: 'Send 1 on WhatsApp' });
  const chat = new URL((await send.getAttribute('href')) ?? '');
  expect(chat.pathname).toBe('/919812345670');
  expect(chat.searchParams.get('text')).toMatch(new RegExp(`/pa/saved\\?ids=${id}$`));
  const near = page.getByRole('listitem').filter({ hasText: nearTitle });
  await expect(near).toContainText('Nearly: 5 % above the budget');
  await expect(near.getByRole('checkbox')).not.toBeChecked();
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  await send.click();
  await expect(page.getByText(/Sent on \d{1,2} \w{3} \d{4}/)).toBeVisible();
  await expect(send).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Not sent: ${title}` }).click();
  await expect(send).toBeVisible();
  await send.click();
  await expect(send).toHaveCount(0);

  await page.goto(`/property-buyers/${id}`);
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/Sent on/);
  await expectAccessible(page);
});

test('says beside the form what a buyer without wishes means, and saves it', async ({
  staffPage: page,
  uniqueWord,
}) => {
  await openBackOffice(page, '/buyers');
  await page.getByRole('button', { name: 'Add Buyer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Buyer' });
  const warning = dialog.getByText(/^Nothing is chosen: every property fits this buyer/);
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  const wish = dialog.getByLabel('Wants', { exact: true }).first();
  await wish.fill('plot');
  await wish.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove Plot' })).toBeVisible();
  await expect(warning).toBeHidden();
  await dialog.getByRole('button', { name: 'Remove Plot' }).click();
  await expect(warning).toBeVisible();

  await dialog.getByLabel('Name').fill(uniqueWord);
  await dialog.getByLabel('Phone').fill('98123 45671');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: uniqueWord });
  await expect(row).toContainText('Anything');
  // Everything that other journeys add would fit it.
  await row.getByRole('button', { name: `Delete ${uniqueWord}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('an empty list has one way to add the first', async ({ staffPage: page }) => {
  const none = { items: [], totalCount: 0 };
  await page.route('**/api/Buyer?*', (route) => route.fulfill({ json: none }));
  for (const [api, address] of [
    ['Country', '/country'],
    ['State', '/state'],
    ['City', '/city'],
  ] as const) {
    await page.route(`**/api/${api}`, (route) => route.fulfill({ json: [] }));
    await openBackOffice(page, address);
    await expect(page.getByRole('button', { name: /^(?:Add|New) / })).toHaveCount(1);
  }
  await openBackOffice(page, '/buyers');
  await expect(page.getByText(/^Add the first buyer/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Add|New) / })).toHaveCount(1);
});

test('a wish that is taken back stays away, however late the server answers', async ({
  staffPage: page,
}) => {
  await openBackOffice(page, '/buyers');
  await page.getByRole('button', { name: 'Add Buyer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Buyer' });
  let asked = 0;
  await page.route('**/api/Buyer/understand?*', async (route) => {
    asked += 1;
    if (asked > 1) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await dialog.getByLabel('Wants', { exact: true }).first().fill('plot upto 42 lakh no corner');
  // Leaving the field adds what was typed, and so does the button.
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove Plot' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove up to Rs. 42 lakh' })).toBeVisible();
  await expect(dialog.getByText('Not kept: “no corner”')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await expect(dialog.getByRole('button', { name: 'Remove Plot' })).toHaveCount(0);
  expect(asked).toBe(1);
});
