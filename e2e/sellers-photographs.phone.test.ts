import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openWithScripts } from './open-with-scripts.ts';
import { ownNetwork } from './own-network.ts';
import { photoFile, test } from './staff-fixtures.ts';

/** A form that is sent faster than anybody types is refused. */
const FORM_AGE_MS = 2200;

const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

async function openForm(page: Page, prefix = '') {
  await page.context().setExtraHTTPHeaders(ownNetwork());
  await openWithScripts(page, `${prefix}/enquiry?kind=sell`);
}

async function fillIn(page: Page, name: string, phone: string) {
  await page.waitForTimeout(FORM_AGE_MS);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your phone number').fill(phone);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' }).click();

test('a seller’s photographs reach the inbox and become a listing with one tap', async ({
  staffPage,
  staff,
  uniqueWord,
  browser,
}) => {
  test.slow();
  const phone = newPhone();
  const seller = await (await browser.newContext()).newPage();
  await openForm(seller);
  await seller
    .getByLabel('Choose photographs')
    .setInputFiles([await photoFile('#8a5'), await photoFile('#58a'), await photoFile('#a58')]);
  await expect(seller.getByRole('img', { name: 'Photograph 3' })).toBeVisible();
  await seller.getByRole('button', { name: 'Remove photograph 2' }).click();
  await expect(seller.getByRole('img', { name: /^Photograph/ })).toHaveCount(2);
  await expectAccessible(seller);
  await fillIn(seller, `${uniqueWord} Singh`, phone);
  await seller
    .getByLabel(/^What do you want to sell/)
    .fill(`${uniqueWord} kothi, 10 marla, ${phone}`);
  await send(seller);
  await expect(seller.getByText('Your photographs have arrived, too.')).toBeVisible();
  await seller.context().close();

  await staffPage.goto(`/enquiries?search=${uniqueWord}`);
  await expect(staffPage.getByText('2 photographs')).toBeVisible();
  await staffPage.getByRole('button', { name: `${uniqueWord} Singh` }).click();
  const dialog = staffPage.getByRole('dialog', { name: 'Wants to sell' });
  await dialog.getByRole('button', { name: 'Photograph 2 of 2' }).click();
  await expect(dialog.locator('img')).toHaveCount(3);
  await expectAccessible(staffPage);
  await dialog.getByRole('button', { name: 'Make a listing of it' }).click();

  const form = staffPage.getByRole('dialog', { name: 'New Property' });
  await expect(form.getByText('2 of 30')).toBeVisible();
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue(
    new RegExp(`^${uniqueWord} kothi, 10 marla`),
  );
  await expect(form.getByLabel('Description', { exact: true })).not.toHaveValue(new RegExp(phone));
  await expect(form.getByLabel('Owner Contact')).toHaveValue('');
  await staff.request.post('/api/Person/erase', { data: { phone } });
});

test('what the network lost waits with its photographs and is sent once', async ({
  page,
  staff,
}) => {
  test.slow();
  const phone = newPhone();
  await openForm(page);
  await page.getByLabel('Choose photographs').setInputFiles(await photoFile('#8a5'));
  await expect(page.getByRole('img', { name: 'Photograph 1' })).toBeVisible();
  await fillIn(page, 'Balwinder', phone);
  // The server stores it, but its answer is lost; the second attempt, at once, fails as well.
  let attempts = 0;
  await page.route('**/api/Enquiry/with-photos', async (route) => {
    attempts += 1;
    if (attempts === 1) await route.fetch();
    await route.abort();
  });
  const secondFailure = page.waitForEvent('requestfailed', () => attempts === 2);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await secondFailure;

  await page.unroute('**/api/Enquiry/with-photos');
  await page.goto('/about');
  await expect(page.getByText('Your enquiry has been sent.')).toBeVisible();
  const { enquiries: items } = await (
    await staff.request.post('/api/Person/export', { data: { phone } })
  ).json();
  expect(items.map(({ photos }: { photos: object[] }) => photos.length)).toEqual([1]);
  await staff.request.post('/api/Person/erase', { data: { phone } });
});

test('a file that is no photograph is said, and without scripts there is no field', async ({
  page,
  browser,
}) => {
  await openForm(page);
  await page.getByLabel('Choose photographs').setInputFiles({
    name: 'letter.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByText(/could not be read as a photograph/)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/enquiry?kind=sell');
  await expect(plain.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(plain.getByText('Choose photographs')).toBeHidden();
  await context.close();
});
