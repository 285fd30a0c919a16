import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { ownNetwork } from './own-network.ts';
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

test('answers a new enquiry with one tap, ticks it off, and takes that back', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const { id, title } = await insertListing({ title: `${uniqueWord} kothi` });
  const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const asked = { kind: 'visit', name: uniqueWord, phone, propertyId: id, consent: true };
  const sent = await page.request.post('/api/Enquiry', { headers: ownNetwork(), data: asked });
  expect(sent.status()).toBe(201);
  const receipt = await sent.json();
  const stored = async () => (await staff.request.get(`/api/Enquiry/${receipt.id}`)).json();

  await page.goto('/today');
  const section = page.getByRole('region', { name: /^New enquiries/ });
  const line = section.getByRole('listitem').filter({ hasText: uniqueWord });
  await expect(line).toContainText(title);
  await expect(line.getByText('Just now')).toBeVisible();
  await expect(line.getByRole('link', { name: `Call ${uniqueWord}` })).toHaveAttribute(
    'href',
    `tel:+91${phone}`,
  );
  const chat = line.getByRole('link', { name: `WhatsApp ${uniqueWord}` });
  expect(await chat.getAttribute('href')).toContain(`wa.me/91${phone}`);
  await line.getByRole('button', { name: `Contacted ${uniqueWord}` }).click();
  await expect(line).toBeHidden();
  expect((await stored()).status).toBe('contacted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeVisible();
  expect((await stored()).status).toBe('new');

  await line.getByRole('link', { name: uniqueWord, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Visit: ${uniqueWord}` });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/enquiries');
  await staff.request.post('/api/Person/erase', { data: { phone } });
});

test('says which section failed, and shows the others', async ({ staffPage: page }) => {
  let isBroken = true;
  await page.route('**/api/Today/untold', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto('/today');
  const failure = page.getByText(/^Buyers to tell could not be loaded/);
  await expect(failure).toBeVisible();
  await expect(page.getByRole('list', { name: 'What waits' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Views a day' })).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeHidden();
});

/** Answers every part of the plan as for an agency with nothing to do. */
async function answerCalmly(page: Page, done: boolean): Promise<void> {
  const none = { items: [], totalCount: 0 };
  const counts = { toConfirm: 0, drafts: 0, withoutPhoto: 0, inTrash: 0 };
  const today = { ...counts, newEnquiries: 0, followUpsDue: 0 };
  const place = { country: done, state: done, city: done };
  const steps = { ...place, listing: done, photo: done, phone: done };
  const plan = { unfinished: [], unfinishedCount: 0, steps };
  await page.route('**/api/Today', (route) => route.fulfill({ json: today }));
  await page.route('**/api/Today/plan', (route) => route.fulfill({ json: plan }));
  await page.route('**/api/Today/untold', (route) => route.fulfill({ json: none }));
  await page.route('**/api/Enquiry?*', (route) => route.fulfill({ json: none }));
  await page.route('**/api/Property?*', (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
}

test('is calm when there is nothing to do', async ({ staffPage: page }) => {
  await answerCalmly(page, true);
  await page.goto('/today');
  await expect(page.getByText('Nothing waits. Well kept.')).toBeVisible();
  const done = page.getByRole('list', { name: 'Nothing to do' }).getByRole('listitem');
  await expect(done).toHaveText([
    'All enquiries answered',
    'No follow-up or visit due',
    'No listing to confirm',
    'All listings complete',
    'All buyers told',
  ]);
  // What has nothing to do has no heading.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['What visitors did this week']);
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeHidden();
  await expectAccessible(page);
});

test('leads a new agency to its first listing', async ({ staffPage: page }) => {
  await answerCalmly(page, false);
  await page.goto('/today');
  await expect(page.getByText('0 of 4 done')).toBeVisible();
  for (const [name, address] of [
    ['Add a place', '/country?new'],
    ['Add a listing', '/property?new'],
    ['Add a photograph', '/property?view=no-photo'],
    // A number is there: the sample's.
    ["Put the agency's own phone number in place of the sample", '/settings#businessPhone'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
  await expectAccessible(page);
});

test('goes through the tasks by keys, and names them', async ({
  staffPage: page,
  insertListing,
  uniqueWord,
  staff,
}) => {
  const { id, title } = await insertListing({ title: `${uniqueWord} house` });
  const before = { ids: [id], do: 'checked', checkedAt: '2001-01-01T00:00:00.000Z' };
  await staff.request.post('/api/Property/bulk', { data: before });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/today');
  const card = page.getByRole('article', { name: title });
  await card.waitFor();
  await page.getByRole('button', { name: 'Keys' }).waitFor();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('Next task')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.getByRole('button', { name: 'Keys' }).blur();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]').first().getByRole('link').first()).toBeFocused();
  await card.getByRole('link', { name: title }).focus();
  await page.keyboard.press('d');
  await expect(card).toBeHidden();
});

for (const [width, most, target] of [
  [390, 88, 44],
  [1280, 64, 24],
] as const)
  test(`keeps its lines low and its controls large at ${width} pixels, in both themes`, async ({
    staffPage: page,
    insertListing,
    uniqueWord,
    staff,
  }) => {
    const { id } = await insertListing({ title: `${uniqueWord} house of a long name in the town` });
    const before = { ids: [id], do: 'checked', checkedAt: '2001-01-01T00:00:00.000Z' };
    await staff.request.post('/api/Property/bulk', { data: before });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/today');
    await page.getByRole('article').first().waitFor();
    const heights = await page
      .locator('.task-line')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(most);
    const sizes = await page
      .locator('.task-action')
      .evaluateAll((all) => all.map((one) => Math.min(one.clientWidth, one.clientHeight)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(target);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
