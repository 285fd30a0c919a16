import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openWithScripts } from './open-with-scripts.ts';

const SEARCH = '/explore-properties/Houses-for-sale?type=100&sortByIndex=2';

const languages = (page: Page) => page.locator('.language-strip');
const offer = (page: Page) => page.locator('.language-offer');

test('switches to the same page with its query, and back', async ({ page }) => {
  await page.goto(SEARCH);
  await languages(page).getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click();

  await expect(page).toHaveURL(`/pa${SEARCH}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa-IN');
  await expect(languages(page).getByRole('link', { name: 'ਪੰਜਾਬੀ' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await languages(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(SEARCH);
});

test('keeps parameters that the page does not know', async ({ page }) => {
  await openWithScripts(page, '/about?campaign=x');

  await expect(languages(page).getByRole('link', { name: 'हिन्दी' })).toHaveAttribute(
    'href',
    '/hi/about?campaign=x',
  );
});

test('the log-in, which is in English, has an English bar, and the way back a Punjabi one', async ({
  page,
}) => {
  const skip = (text: string) => page.getByRole('link', { name: text });
  await openWithScripts(page, '/pa/about');
  await page.getByRole('link', { name: 'ਸਾਈਨ ਇਨ' }).click();
  await expect(page).toHaveURL('/login');
  await expect(skip('Skip to content')).toBeAttached();

  await page.goBack();
  await expect(skip('ਸਿੱਧਾ ਸਮੱਗਰੀ ’ਤੇ ਜਾਓ')).toBeAttached();
});

test('remembers the choice and offers it on another page, without moving anything', {
  tag: '@both-widths',
}, async ({ page }) => {
  await openWithScripts(page, '/about');
  await languages(page).getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click();
  await expect(page).toHaveURL('/pa/about');
  await expect(offer(page)).toHaveCount(0);

  const { status, heading } = await openAndMeasure(page, '/privacy-policy#cookies');
  expect(status).toBe(200);
  await expect(page).toHaveURL('/privacy-policy#cookies');
  await expect(offer(page)).toBeVisible();
  expect(await page.locator('h1').evaluate(pageTop)).toBe(heading);
  await expectAccessible(page);

  await offer(page).getByRole('link', { name: 'ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ ਵੇਖੋ' }).click();
  await expect(page).toHaveURL('/pa/privacy-policy#cookies');
});

test('an offer that was declined stays away', async ({ page }) => {
  await openWithScripts(page, '/home');
  await languages(page).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/home');

  await openWithScripts(page, '/about');
  await offer(page).getByRole('button', { name: 'नहीं, धन्यवाद' }).click();
  await expect(offer(page)).toHaveCount(0);

  await openWithScripts(page, '/home');
  await expect(languages(page).getByRole('link', { name: 'हिन्दी' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test.describe('in a browser set to Punjabi', () => {
  test.use({ locale: 'pa-IN' });

  test('offers Punjabi and redirects nobody; the keyboard reaches what is seen', {
    tag: '@both-widths',
  }, async ({ page, isMobile }) => {
    await openWithScripts(page, '/home');
    await expect(page).toHaveURL('/home');
    await expect(offer(page)).toBeVisible();

    await page.keyboard.press('Tab');
    if (!isMobile) for (const _ of ['English', 'ਪੰਜਾਬੀ', 'हिन्दी']) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(offer(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(offer(page).getByRole('button', { name: 'ਨਹੀਂ, ਧੰਨਵਾਦ' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(offer(page)).toHaveCount(0);
  });
});

async function openAndMeasure(page: Page, address: string) {
  const response = await page.goto(address);
  const heading = await page.locator('h1').evaluate(pageTop);
  return { status: response?.status(), heading };
}

function pageTop(element: Element): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY);
}
