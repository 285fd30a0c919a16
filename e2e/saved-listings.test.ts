import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { openWithScripts } from './open-with-scripts.ts';

const heart = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save ${title}`, exact: true })
    .first();
const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved/ });

test('a heart keeps a listing in this browser, and Undo brings it back', async ({
  page,
  place,
  insertListing,
}) => {
  const { slug, title } = await insertListing({ title: 'Kothi with a garden' });
  await openWithScripts(page, `/explore-properties/x?loc=${place.id}`);
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false');
  const box = await heart(page, title).boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);

  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(savedLink(page).first()).toHaveText(/1$/);
  await expectAccessible(page);

  await openWithScripts(page, `/property-details/${slug}`);
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await heart(page, title).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, title)).toBeFocused();
});

test('the list says what has changed, and survives junk', async ({
  page,
  staff,
  insertListing,
}) => {
  const dear = await insertListing({ title: 'A dear house', price: 5_000_000 });
  const sold = await insertListing({ title: 'A house for a friend' });
  const gone = await insertListing({ title: 'A house that goes' });
  await page.addInitScript(
    (list) => localStorage.setItem('saved-listings', list),
    JSON.stringify([
      null,
      ...[dear, sold, gone].map(({ id, title, price }) => ({ id, title, price, status: 1 })),
    ]),
  );
  const record = await (await staff.request.get(`/api/Property/${dear.id}`)).json();
  await staff.request.put('/api/Property', { data: { ...record, price: 4_500_000 } });
  await staff.request.put(`/api/Property/${sold.id}/status`, { data: { status: 3 } });
  await staff.removeListing(gone.id);
  await openWithScripts(page, '/saved');

  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toContainText('Reduced since you saved it, from Rs. 5,000,000');
  await expect(items.nth(1)).toContainText('Sold since you saved it');
  await expect(items.nth(1)).not.toContainText('Rs.');
  await expect(items.nth(2)).toContainText('No longer listed');
  await expect(items.nth(2)).toContainText('A house that goes');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);

  await heart(page, dear.title).click();
  await expect(items, 'what was taken off stays until the page is left').toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Link to this list')).toHaveValue(
    new RegExp(`/saved\\?ids=${dear.id},${sold.id},${gone.id}$`),
  );
});

test('a brother marks what he likes in the list he was sent, and sends it back', async ({
  page,
  insertListing,
}) => {
  const first = await insertListing({ title: 'First house' });
  const second = await insertListing({ title: 'Second house' });
  await openWithScripts(page, `/saved?ids=${second.id},x,${first.id},${second.id}`);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText(second.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 properties for you');

  const place = () =>
    heart(page, second.title).evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  await heart(page, first.title).click();
  await expect(heart(page, first.title)).toHaveAttribute('aria-pressed', 'true');
  expect(await place()).toBe(before);
  const answer = page.getByRole('region', { name: 'You like 1 of these' });
  const link = new URL((await answer.getByRole('link').getAttribute('href')) ?? '');
  expect(link.searchParams.get('text')).toMatch(
    new RegExp(`^I like this one:\\s+1\\. First house[^]*/saved\\?ids=${first.id}$`),
  );

  await page.getByRole('button', { name: 'Save all to mine' }).click();
  await expect(page.getByText('All of them are in your list')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart(page, second.title)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page, first.title)).toHaveAttribute('aria-pressed', 'true');
});

test('another tab follows', async ({ page, context, place, insertListing }) => {
  const { slug, title } = await insertListing();
  await openWithScripts(page, `/explore-properties/x?loc=${place.id}`);
  const other = await context.newPage();
  await openWithScripts(other, `/property-details/${slug}`);
  await heart(other, title).click();

  await expect(heart(page, title)).toHaveAttribute('aria-pressed', 'true');
});

test('home shows what was seen last, without moving anything', { tag: '@both-widths' }, async ({
  page,
  insertListing,
}) => {
  const { slug, title } = await insertListing({ title: 'Seen a minute ago' });
  await watchLayoutShifts(page);
  await openWithScripts(page, '/home');
  await expect(page.getByRole('region', { name: 'Recently seen' })).toHaveCount(0);
  await openWithScripts(page, `/property-details/${slug}`);
  await openWithScripts(page, '/home');
  // It takes its place only while the footer is off the screen.
  await expect(page.locator('[data-recently-seen]')).toBeAttached();
  // A row that is rendered after a jump below it moves the footer by itself.
  await expect(page.locator('.near-screen:not(.rendered)')).toHaveCount(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  const seen = page.getByRole('region', { name: 'Recently seen' });
  await expect(seen.getByRole('link', { name: title })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('of two listings both are chosen already, and they stand side by side', {
  tag: '@both-widths',
}, async ({ page, insertListing }) => {
  const house = await insertListing({ title: 'House on a corner', price: 4_500_000 });
  const plot = {
    propertyType: 200,
    house: undefined,
    plot: { plotType: 1, totalArea: 2722.5, length: 60, breadth: 45 },
  };
  const ground = await insertListing({ ...plot, title: 'Plot near the canal', price: 900_000 });
  await openWithScripts(page, `/saved?ids=${house.id},${ground.id}`);
  const tick = page.getByRole('checkbox', { name: 'Compare House on a corner' });
  const onCard = page.getByRole('listitem').filter({ has: tick }).getByRole('img').first();
  const [picture, box] = [await onCard.boundingBox(), await tick.boundingBox()];
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeGreaterThan((box?.y ?? 0) + 24);
  const other = page.getByRole('checkbox', { name: 'Compare Plot near the canal' });
  await expect(tick).toBeChecked();
  await expect(other).toBeChecked();
  await other.uncheck();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('button', { name: 'Compare 1' })).toBeInViewport({ ratio: 1 });
  await other.check();
  await page.getByRole('button', { name: 'Compare 2' }).click();

  await page.waitForURL(new RegExp(`/compare\\?ids=${house.id},${ground.id}$`));
  const rooms = page.getByRole('row', { name: /^No\.? of Rooms/i });
  await expect(rooms.getByRole('cell').first()).toHaveText('4');
  await expect(rooms.getByRole('cell').last()).toHaveText('–Not given');
  await expect(page.getByText(/^Not given for any: /)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sent list is read, passed on and compared', async ({ page, insertListing }) => {
    const first = await insertListing({ title: 'First house' });
    const second = await insertListing({ title: 'Second house' });
    await page.goto(`/pa/saved?ids=${second.id},${first.id},2000000000`);

    const items = page.getByRole('main').getByRole('listitem');
    await expect(items).toHaveCount(3);
    await expect(items.nth(2)).toContainText('ਹੁਣ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ');
    await expect(page.getByRole('link', { name: 'ਵਟਸਐਪ ’ਤੇ ਭੇਜੋ' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`/pa/saved?ids=${second.id},${first.id},2000000000`)),
    );
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      `/saved?ids=${second.id},${first.id},2000000000`,
    );
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'ਚੁਣੀਆਂ ਦਾ ਮੁਕਾਬਲਾ ਕਰੋ' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);

    await page.goto('/saved');
    await expect(page.getByText('JavaScript is needed to read it')).toBeVisible();
  });
});
