import { expect, type Page } from '@playwright/test';
import { openWithScripts } from './open-with-scripts.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

/** iOS zooms into a field whose text is smaller, read-only and disabled ones among them. */
const MIN_PX = 16;

const UNTYPED = ['checkbox', 'radio', 'file', 'hidden']
  .map((type) => `:not([type=${type}])`)
  .join('');

async function expectLargeFields(page: Page) {
  const small = await page
    .locator(`input${UNTYPED}, select, textarea`)
    .evaluateAll(
      (fields, min) =>
        fields
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < min)
          .map((field) => field.outerHTML),
      MIN_PX,
    );
  expect(small, page.url()).toEqual([]);
}

test('the text of every field of the public pages is large enough', async ({
  page,
  insertListing,
  place,
}) => {
  const { id, slug } = await insertListing();
  const { id: other } = await insertListing();
  for (const prefix of ['', '/pa', '/hi'])
    for (const address of [
      '/home',
      `/explore-properties/Houses-for-sale?loc=${place.id}&type=100`,
      `/property-details/${slug}`,
      `/saved?ids=${id},${other}`,
      `/compare?ids=${id},${other}`,
      '/enquiry?kind=call-back',
      '/enquiry?kind=visit',
      '/enquiry?kind=sell',
    ]) {
      await page.goto(prefix + address);
      await expectLargeFields(page);
    }
  await openWithScripts(page, '/login');
  await expectLargeFields(page);
});

test('the text of every field of the back-office is large enough', async ({
  staffPage: page,
  insertListing,
  uniqueWord,
}) => {
  const { id } = await insertListing({ title: `${uniqueWord} kothi` });
  for (const path of ['/country', '/state', '/city', '/buyers', '/staff']) {
    await openBackOffice(page, path);
    await expectLargeFields(page);
    await page.getByRole('button', { name: /^Add / }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectLargeFields(page);
  }
  for (const path of [
    '/settings',
    '/property/paste',
    '/property/import',
    `/property-buyers/${id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLargeFields(page);
  }
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: /^Change the price of/ }).click();
  await expectLargeFields(page);
  await page.getByRole('button', { name: `Edit ${uniqueWord} kothi` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Property' });
  await expect(dialog.getByLabel('Posted By')).toHaveAttribute('readonly');
  await expect(dialog.getByLabel('Property Type')).toBeDisabled();
  await expectLargeFields(page);
});
