import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openWithScripts, scriptsOf } from './open-with-scripts.ts';
import { ownNetwork } from './own-network.ts';
import { test } from './staff-fixtures.ts';

/** A form that is sent faster than anybody types is refused. */
const FORM_AGE_MS = 2200;

/** Each test has a phone of its own: an hour has room for five enquiries of one phone. */
function newPhone(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
}

async function fillIn(page: Page, person: { name: string; phone: string }) {
  await page.waitForTimeout(FORM_AGE_MS);
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('Your phone number').fill(person.phone);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' }).click();

test('a visitor asks for a visit, staff answer, note it and erase the person', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  browser,
}) => {
  test.slow();
  const { slug, id } = await insertListing({ title: `${uniqueWord} kothi` });
  const person = { name: `${uniqueWord} Kaur`, phone: newPhone() };
  const visitor = await (await browser.newContext({ extraHTTPHeaders: ownNetwork() })).newPage();
  await visitor.goto(`/property-details/${slug}`);
  const scriptsRun = scriptsOf(visitor, '/enquiry');
  const ask = visitor.getByRole('link', { name: 'Arrange a visit' });
  const facts = await visitor.getByText('No. of Rooms').first().boundingBox();
  expect((await ask.boundingBox())?.y, 'next to the facts').toBeLessThan((facts?.y ?? 0) + 200);
  await ask.click();
  await visitor.getByRole('heading', { name: 'Arrange a visit' }).waitFor();
  await scriptsRun;
  await expectAccessible(visitor);
  await fillIn(visitor, person);
  await visitor.getByLabel('Show it to me by video call').check();
  await visitor.getByLabel('Another day').check();
  await visitor.getByLabel('Which day, and at what time?').fill('2026-12-01T10:30');
  await send(visitor);
  await expect(visitor.getByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'Back to the property' }).click();
  await visitor.waitForURL(`**/property-details/${slug}`);
  await visitor.context().close();

  await page.goto(`/enquiries?search=${uniqueWord}`);
  await page.getByRole('button', { name: person.name }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: person.name }).click();
  const dialog = page.getByRole('dialog', { name: 'Visit' });
  await expect(dialog.getByText(/1 Dec 2026/)).toBeVisible();
  await expect(dialog.getByText('By video call.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    `tel:+91${person.phone}`,
  );
  const answer = await dialog
    .getByRole('link', { name: 'Answer on WhatsApp' })
    .getAttribute('href');
  expect(decodeURIComponent(answer ?? '')).toContain(`/p/${id}`);
  await dialog.getByLabel('Status').selectOption('Visit');
  await dialog.getByLabel('Note').fill('Comes with her brother');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: person.name })).toContainText(
    'Comes with her brother',
  );
  await page.getByRole('button', { name: person.name }).click();
  await expect(dialog.getByText(/Visit, note changed/)).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Everything about this person' }).click();
  const everything = page.getByRole('dialog', { name: 'Everything about this person' });
  await expect(everything.getByText(`1 enquiry of +91${person.phone}`)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await everything.getByRole('button', { name: 'Download as JSON' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file).enquiries[0].name).toBe(person.name);
  await everything.getByRole('button', { name: 'Erase' }).click();
  const question = page.getByRole('alertdialog', { name: 'Want to erase this person?' });
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
  await expect(page.getByText(`Nothing matches “${uniqueWord}”.`)).toBeVisible();
});

test('without scripts, a refused form keeps when and where to call', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: ownNetwork(),
  });
  const page = await context.newPage();
  await page.goto('/enquiry');
  await page.getByLabel('When shall we call?').selectOption('evening');
  await page.getByLabel('Where you are').selectOption('America/Toronto');
  await fillIn(page, { name: 'Gurmeet', phone: '12345' });
  await send(page);
  await expect(page.getByText('Please correct what is marked.')).toBeVisible();
  await expect(page.getByLabel('When shall we call?')).toHaveValue('evening');
  await expect(page.getByLabel('Where you are')).toHaveValue('America/Toronto');
  await context.close();
});

test('without scripts, a visit takes two taps, which a refused form keeps', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: ownNetwork(),
  });
  const page = await context.newPage();
  await page.goto('/enquiry?kind=visit');
  await expect(page.getByLabel('5 pm')).toBeHidden();
  await expect(page.getByLabel('Which day, and at what time?')).toBeHidden();
  await page.getByLabel('Tomorrow').check();
  await page.getByLabel('5 pm').check();
  await page.getByLabel('Show it to me by video call').check();
  await fillIn(page, { name: 'Gurmeet', phone: '12345' });
  await send(page);
  await expect(page.getByLabel('Tomorrow')).toBeChecked();
  await expect(page.getByLabel('5 pm')).toBeChecked();
  await expect(page.getByLabel('Show it to me by video call')).toBeChecked();
  await expect(page.getByLabel('Anything we should know? (optional)')).toHaveValue('');
  await context.close();
});

for (const [timezoneId, said] of [
  ['Asia/Colombo', undefined],
  ['Europe/London', 'United Kingdom'],
  ['UTC', /^As on this device: now \d\d:\d\d$/],
] as const)
  test(`whose clock shows the time of ${timezoneId} is asked in words`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.goto('/enquiry?kind=call-back');
    const zone = page.getByLabel('Where you are');
    if (said === undefined) await expect(zone).toBeHidden();
    else await expect(zone.getByRole('option', { selected: true })).toHaveText(said);
    await context.close();
  });

test('who lives abroad is told that hours of a visit are those of India', async ({ browser }) => {
  for (const [timezoneId, legend] of [
    ['Asia/Kolkata', 'At what time?'],
    ['America/Toronto', 'At what time? (Indian time)'],
  ] as const) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.goto('/enquiry?kind=visit');
    await page.getByLabel('Tomorrow').check();
    await expect(page.getByRole('group', { name: legend, exact: true })).toBeVisible();
    await context.close();
  }
});

test('without scripts, a wrong number is said and the corrected form is sent', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: ownNetwork(),
  });
  const page = await context.newPage();
  await page.goto('/enquiry?kind=question');
  await fillIn(page, { name: 'Gurmeet', phone: '12345' });
  await send(page);
  await expect(page.getByText('Please enter ten digits')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Gurmeet');

  await fillIn(page, { name: 'Gurmeet', phone: newPhone() });
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
  await context.close();
});

test('what could not be sent is kept and sent once, also from another page', async ({
  page,
  context,
  staff,
}) => {
  const phone = newPhone();
  await context.setExtraHTTPHeaders(ownNetwork());
  await openWithScripts(page, '/enquiry?kind=call-back');
  await fillIn(page, { name: 'Balwinder', phone });
  // The server stores it, but its answer is lost; the second attempt, at once, fails as well.
  let attempts = 0;
  await page.route('**/api/Enquiry', async (route) => {
    attempts += 1;
    await route.fetch();
    await route.abort();
  });
  const secondFailure = page.waitForEvent('requestfailed', () => attempts === 2);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await secondFailure;
  await expectAccessible(page);

  await page.unroute('**/api/Enquiry');
  await page.goto('/about');
  await expect(page.getByText('Your enquiry has been sent.')).toBeVisible();
  const { enquiries } = await (
    await staff.request.post('/api/Person/export', { data: { phone } })
  ).json();
  expect(enquiries).toHaveLength(1);
  await staff.request.post('/api/Person/erase', { data: { phone } });
  expect(await context.storageState()).toMatchObject({ origins: [] });
});

test('a tap on a link of a listing is counted', async ({ page, staff, insertListing }) => {
  const { slug, id } = await insertListing();
  await openWithScripts(page, `/property-details/${slug}`);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  await page.getByRole('complementary').getByRole('link', { name: 'WhatsApp' }).click();
  await expect
    .poll(async () => (await (await staff.request.get(`/api/Property/${id}/interest`)).json()).taps)
    .toEqual({ call: 0, owner: 0, whatsapp: 1, share: 0 });
});
