import { expect, type Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { test } from './house-fixtures.ts';
import { ownNetwork } from './own-network.ts';
import type { Listing, StaffApi } from './staff-api.ts';
import { photoFile } from './staff-fixtures.ts';

const WIDTHS = [390, 768, 1280];
const NONE = { call: 0, owner: 0, whatsapp: 0, share: 0 };

/** Presses links without leaving the page, and counts how often the share sheet opens. */
async function stay(page: Page) {
  await page.setExtraHTTPHeaders(ownNetwork());
  await page.addInitScript(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true });
    const shares: ShareData[] = [];
    Object.assign(window, { shares });
    navigator.share = async (data = {}) => void shares.push(data);
  });
}

const sharesOf = (page: Page) => page.evaluate<number>('window.shares.length');

const hasStarted = (page: Page) => page.evaluate(() => !('earlyEvents' in window));

async function tapsOf(staff: StaffApi, { id }: Pick<Listing, 'id'>) {
  return (await (await staff.request.get(`/api/Property/${id}/interest`)).json()).taps;
}

const visible = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).filter({ visible: true }).first();

for (const hasPhoto of [false, true])
  test(`counts once what was pressed before the scripts ran, ${hasPhoto ? 'with' : 'without'} a photograph`, async ({
    page,
    staff,
    insertListing,
  }) => {
    await stay(page);
    for (const ownerContact of ['', '9876501234'])
      for (const width of WIDTHS) {
        const listing = await insertListing({ ownerContact });
        if (hasPhoto)
          await staff.request.post(`/api/Property/${listing.id}/images`, {
            multipart: { file: await photoFile('#7a4a2c'), caption: '' },
          });
        await page.setViewportSize({ width, height: 844 });
        const release = await holdScripts(page);
        await page.goto(`/property-details/${listing.slug}`);
        expect(await hasStarted(page)).toBe(false);
        await page.locator('[data-tap^="call"]').filter({ visible: true }).first().click();
        await visible(page, 'WhatsApp').click();
        await visible(page, 'Share').click();
        await expect
          .poll(() => tapsOf(staff, listing))
          .toEqual({ ...NONE, call: 1, whatsapp: 1, share: 1 });
        expect(await sharesOf(page)).toBe(0);

        release();
        await expect.poll(() => sharesOf(page)).toBe(1);
        await visible(page, 'Share').click();
        await expect
          .poll(() => tapsOf(staff, listing))
          .toEqual({ ...NONE, call: 1, whatsapp: 1, share: 2 });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
  });

test('counts what was pressed in a row of results before the scripts ran', async ({
  page,
  staff,
  insertListing,
  place,
}) => {
  await stay(page);
  for (const width of WIDTHS.slice(1)) {
    const listing = await insertListing({ title: `House seen at ${width}` });
    await page.setViewportSize({ width, height: 844 });
    const release = await holdScripts(page);
    await page.goto(`/explore-properties/Houses-for-sale?loc=${place.id}&type=100`);
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `seen at ${width}` });
    await row.getByRole('link', { name: 'Call', exact: true }).click();
    await row.getByRole('link', { name: 'WhatsApp', exact: true }).click();
    await expect.poll(() => tapsOf(staff, listing)).toEqual({ ...NONE, call: 1, whatsapp: 1 });

    release();
    await expect.poll(() => hasStarted(page)).toBe(true);
    await row.getByRole('link', { name: 'Call', exact: true }).click();
    await expect.poll(() => tapsOf(staff, listing)).toEqual({ ...NONE, call: 2, whatsapp: 1 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('asks whom to call, and counts the call that is chosen, once the scripts run', async ({
  page,
  staff,
  insertListing,
}) => {
  await stay(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const listing = await insertListing({ ownerContact: '9876501234' });
  await page.goto(`/property-details/${listing.slug}`);
  await page.getByRole('link', { name: 'Share' }).click();
  await expect.poll(() => sharesOf(page)).toBe(1);
  await page.locator('.call-bar').getByRole('link', { name: 'Call', exact: true }).click();
  await page.getByRole('dialog', { name: /whom/i }).getByRole('link', { name: /Owner/ }).click();
  await expect.poll(() => tapsOf(staff, listing)).toEqual({ ...NONE, owner: 1, share: 1 });
});
