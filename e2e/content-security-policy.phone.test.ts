import { expect, type Page } from '@playwright/test';
import { clickBelow } from './click-below.ts';
import { test as houseTest, resultCards } from './house-fixtures.ts';
import { fillListing, openListing, openNewListing } from './listing-form.ts';
import { SAMPLE_LISTINGS } from './sample-listings.ts';
import { openBackOffice, photoFile, test } from './staff-fixtures.ts';

/** Collects what the policy refuses, in every document that the page opens from now on. */
async function collectRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) refusals.push(message.text());
  });
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(
        `Content-Security-Policy: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`,
      ),
    ),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  );
  return refusals;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => !('earlyEvents' in window));
}

/** The address of a listing on the page that no journey has added, and would remove meanwhile. */
async function listingOfSample(page: Page): Promise<string> {
  const links = page.getByRole('main').locator('a[href^="/property-details/"]');
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const idOf = (address: string | null) => Number(/\d+$/.exec(address ?? '')?.[0]);
  const found = addresses.find((address) => idOf(address) <= SAMPLE_LISTINGS);
  expect(found, 'the page shows the sample catalogue').toBeDefined();
  return found ?? '';
}

test('notices what the policy refuses', async ({ page }) => {
  const refusals = await collectRefusals(page);
  await open(page, '/about');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Painted</p>');
    const script = document.createElement('script');
    script.textContent = 'document.title = "Taken over"';
    document.body.append(script);
  });

  await expect.poll(() => refusals.join()).toMatch(/style-src-attr refused[\s\S]*script-src-elem/);
  await expect(page).not.toHaveTitle('Taken over');
});

test('refuses nothing on public pages', async ({ page, insertListing }) => {
  const refusals = await collectRefusals(page);
  await insertListing({ title: 'One like it' });
  const { slug } = await insertListing({ videoLink: 'https://youtu.be/dQw4w9WgXcQ' });

  for (const address of [
    '/home',
    '/about',
    '/privacy-policy',
    '/terms-and-conditions',
    '/login',
    '/no-such-page',
    '/property-details/sold-long-ago-999999999',
    '/explore-properties/properties-for-sale?minBudget=abc',
    `/property-details/${slug}`,
  ])
    await open(page, address);
  const video = page.locator('iframe');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveAttribute('src', /youtube-nocookie/);
  await page.goto('/api/docs');
  await expect(page.locator('.method').first()).toHaveCSS('font-weight', '700');

  // The same again, from the browser's cache and by links.
  await open(page, '/home');
  await page.reload();
  const withPhoto = await listingOfSample(page);
  await page.getByRole('main').locator(`a[href="${withPhoto}"]`).first().click();
  await expect(page.locator('dl').first()).toBeVisible();
  await open(page, withPhoto);
  await expect(page.locator('main picture').first()).toBeAttached();
  expect(refusals).toEqual([]);
});

houseTest('refuses nothing while searching', async ({ page, housesAddress }) => {
  const refusals = await collectRefusals(page);
  await open(page, housesAddress);
  await clickBelow(page.getByRole('button', { name: 'Load More' }));
  await expect(resultCards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'House Type' }).click();
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(refusals).toEqual([]);
});

for (const device of ['a phone', 'an iPhone']) {
  test(`refuses nothing to staff on ${device}`, async ({ staffPage: page, uniqueWord, place }) => {
    test.slow();
    const refusals = await collectRefusals(page);
    if (device === 'an iPhone')
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'platform', { value: 'iPhone' });
        Object.defineProperty(navigator, 'userAgentData', { value: undefined });
        Object.defineProperty(navigator, 'userAgent', {
          value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
        });
      });
    const dialog = await openNewListing(page);
    if (device === 'an iPhone')
      await expect(page.locator('body')).toHaveCSS('overscroll-behavior-y', 'contain');
    await fillListing(dialog, 'House', uniqueWord, place);
    await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#7a9a5f'));
    await expect(dialog.getByRole('img', { name: 'Chosen: IMG_0001.jpg' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await openListing(page, uniqueWord);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Delete ${uniqueWord}` }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    for (const name of ['Country', 'State', 'City']) {
      await openBackOffice(page, `/${name.toLowerCase()}`);
      await page.getByRole('button', { name: `Add ${name}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    expect(refusals).toEqual([]);
  });
}

test('gives a photo its colour before it comes', async ({ page }) => {
  const refusals = await collectRefusals(page);
  await page.route('**/Resources/Images/**', (route) => route.abort());
  await open(page, '/home');
  const colours = await page
    .locator('main picture img')
    .evaluateAll((photos) => photos.map((photo) => getComputedStyle(photo).backgroundColor));

  expect(colours.length).toBeGreaterThan(3);
  expect(colours.filter((colour) => !/^rgb\(\d+, \d+, \d+\)$/.test(colour))).toEqual([]);
  expect(new Set(colours).size).toBeGreaterThan(1);
  expect(refusals).toEqual([]);
});
