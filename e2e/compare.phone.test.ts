import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { ownNetwork } from './own-network.ts';

const TITLES = ['House by the canal', 'House by the school', 'House by the temple'];
const SMALL = { width: 360, height: 740 };

const table = (page: Page) => page.getByRole('region', { name: 'The properties side by side' });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('names of facts stay in sight, two listings are whole and a third looks in', async ({
  page,
  insertListing,
}) => {
  const ids = [];
  for (const title of TITLES) ids.push((await insertListing({ title })).id);
  for (const viewport of [{ width: 390, height: 844 }, SMALL]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: viewport === SMALL ? 'dark' : 'light' });
    await page.goto(`/compare?ids=${ids.join(',')}`);
    const [, second, third] = await page
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(second?.right).toBeLessThan(viewport.width - 24);
    expect(third?.right).toBeGreaterThan(viewport.width);

    await table(page).evaluate((region) => region.scrollTo(20, 0));
    const leftEdges = () =>
      page
        .getByRole('columnheader')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
    await expect.poll(leftEdges).toContain(16);
    await table(page).evaluate((region) => region.scrollTo(region.scrollWidth, 0));
    await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
    const label = page.getByRole('rowheader', { name: 'Price per unit' }).locator('span');
    await label.scrollIntoViewIfNeeded();
    expect((await label.boundingBox())?.x).toBe(16);
    await expectAccessible(page);
  }

  for (const prefix of ['', '/pa', '/hi']) {
    await page.goto(`${prefix}/compare?ids=${ids.join(',')}`);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await overflow(page)).toBe(0);
  }

  await page.goto(`/compare?ids=${ids.join(',')}`);
  const remove = page.getByRole('link', { name: `Remove ${TITLES[0]}` });
  expect(await remove.boundingBox()).toMatchObject({ width: 44, height: 44, x: 16 });
  await remove.click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('price and title of each column stay in sight above its facts', async ({
  page,
  insertListing,
}) => {
  const ids = [];
  for (const title of TITLES) ids.push((await insertListing({ title })).id);
  await page.goto(`/compare?ids=${ids.join(',')}`);
  const heads = page.locator('.passing-heads p');
  await expect(heads.first()).toBeHidden();

  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(heads.first()).toBeInViewport({ ratio: 1 });
  await expect(heads.first()).toContainText(TITLES[0] ?? '');
  const edges = (all: Element[]) => all.map((one) => Math.round(one.getBoundingClientRect().x));
  for (const across of [0, 150, 1000]) {
    await table(page).evaluate((region, left) => region.scrollTo(left, 0), across);
    const columns = page.getByRole('columnheader');
    await expect
      .poll(async () => {
        const own = await columns.evaluateAll(edges);
        const passing = await heads.evaluateAll(edges);
        return Math.max(...own.map((x, index) => Math.abs(x - (passing[index] ?? 0))));
      })
      .toBeLessThanOrEqual(1);
  }
  await expectAccessible(page);
});

test('a call from a column counts for its listing', async ({ page, staff, insertListing }) => {
  await page.setExtraHTTPHeaders(ownNetwork());
  await page.addInitScript(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  const first = await insertListing({ title: 'House to look at' });
  const second = await insertListing({ title: 'House to call about' });
  const sold = await insertListing({ title: 'House that went' });
  await staff.request.put(`/api/Property/${sold.id}/status`, { data: { status: 3 } });
  await page.goto(`/compare?ids=${first.id},${second.id},${sold.id}`);

  const row = page.getByRole('row', { name: /^Contact Us/ });
  await expect(row.getByRole('link')).toHaveCount(4);
  const call = row.getByRole('cell').nth(1).getByRole('link', { name: 'Call', exact: true });
  await expect(call).toHaveAccessibleDescription('House to call about');
  await expect(call).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  const message = row.getByRole('cell').nth(1).getByRole('link', { name: 'WhatsApp' });
  await expect(message).toHaveAttribute('href', /House%20to%20call%20about/);
  await call.click();
  await message.click();

  const taps = async (id: number) =>
    (await (await staff.request.get(`/api/Property/${id}/interest`)).json()).taps;
  await expect.poll(() => taps(second.id)).toMatchObject({ call: 1, whatsapp: 1 });
  expect(await taps(first.id)).toMatchObject({ call: 0, whatsapp: 0 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('only differences are left where they are asked for', async ({ page, insertListing }) => {
    const cheap = await insertListing({ title: 'A cheap house', price: 4_500_000 });
    const dear = await insertListing({ title: 'A dear house', price: 5_500_000 });
    await page.goto(`/compare?ids=${cheap.id},${dear.id}`);
    const type = page.getByRole('rowheader', { name: 'Property Type', exact: true });
    const price = page.getByRole('rowheader', { name: 'Price', exact: true });
    await expect(type).toBeVisible();

    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    await expect(type).toBeHidden();
    await expect(price).toBeVisible();
    await expect(page.getByRole('cell', { name: '55 lakh' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(2);

    await page.goto(`/compare?ids=${cheap.id},${cheap.id + 999_999}`);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});
