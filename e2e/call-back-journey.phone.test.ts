import { expect, type Page } from '@playwright/test';
import { ownNetwork } from './own-network.ts';
import { test } from './staff-fixtures.ts';

/** From the listing that was forwarded to the receipt. */
const MOST_TAPS = 4;
const MOST_FIELDS = 2;
/** A form that is sent faster than anybody types is refused. */
const FORM_AGE_MS = 2200;

async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => Reflect.get(window, 'countTap')(), { capture: true }),
  );
  return () => taps;
}

test('a forwarded link becomes a call-back that staff answer, note and close on a phone', async ({
  staffPage,
  uniqueWord,
  insertListing,
  browser,
  staff,
}) => {
  test.slow();
  const { id, slug, title } = await insertListing({ title: `${uniqueWord} kothi` });
  const name = `${uniqueWord} Kaur`;
  const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const note = `Note ${uniqueWord} of the office`;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: ownNetwork(),
  });
  const buyer = await context.newPage();
  const taps = await countTaps(buyer);
  const ofBuyer: string[] = [];
  const keepTexts = async () => ofBuyer.push(await buyer.content());

  const scriptsRun = buyer.waitForRequest('**/api/PageView');
  await buyer.goto(`/p/${id}`);
  await buyer.waitForURL(`**/property-details/${slug}`);
  await scriptsRun;
  await buyer
    .getByRole('main')
    .getByRole('button', { name: `Save ${title}` })
    .first()
    .tap();

  const before = taps();
  await buyer.getByRole('link', { name: 'Call me back' }).tap();
  await buyer.getByRole('heading', { name: 'Shall we call you?' }).waitFor();
  await expect(buyer.locator('form input[required]:not([type=checkbox])')).toHaveCount(MOST_FIELDS);
  await buyer.waitForTimeout(FORM_AGE_MS);
  await buyer.getByLabel('Your name').tap();
  await buyer.keyboard.type(name);
  await buyer.keyboard.press('Tab');
  await buyer.keyboard.type(phone);
  await buyer.getByRole('checkbox', { name: /^I agree/ }).tap();
  await buyer.getByRole('main').getByRole('button', { name: 'Send' }).tap();
  await expect(buyer.getByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
  expect(taps() - before).toBeLessThanOrEqual(MOST_TAPS);
  await keepTexts();

  await staffPage.goto('/today');
  await expect(staffPage.getByRole('link', { name: /New enquiries/ })).toBeVisible();
  await staffPage.getByRole('link', { name: /New enquiries/ }).tap();
  // Today has buttons with the name of the person as well.
  await staffPage.waitForURL('**/enquiries?view=new');
  await staffPage.getByRole('button', { name }).tap();
  const dialog = staffPage.getByRole('dialog', { name: 'Call back' });
  await staffPage.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const chat = staffPage.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Answer on WhatsApp' }).tap();
  const address = new URL((await chat).url());
  expect(address.pathname).toBe(`/91${phone}`);
  expect(address.searchParams.get('text')).toContain(`Hello ${name}`);
  expect(address.searchParams.get('text')).toContain(`/p/${id}`);
  await (await chat).close();
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByLabel('Status').selectOption('Closed');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(dialog).toBeHidden();
  const { items } = await (await staff.request.get(`/api/Enquiry?search=${uniqueWord}`)).json();
  expect(items[0]).toMatchObject({ status: 'closed', note });

  for (const address of [buyer.url(), `/property-details/${slug}`, `/saved?ids=${id}`]) {
    await buyer.goto(address);
    await keepTexts();
  }
  for (const text of ofBuyer)
    for (const trace of [note, phone, 'Closed']) expect(text).not.toContain(trace);
  await context.close();
  await staff.request.post('/api/Person/erase', { data: { phone } });
});
