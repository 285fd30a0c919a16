import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

const LABELS = { en: 'Search', pa: 'ਲੱਭੋ', hi: 'खोजें' } as const;
const OPEN = { en: 'Open search', pa: 'ਖੋਜ ਖੋਲ੍ਹੋ', hi: 'खोज खोलें' } as const;

for (const language of ['en', 'pa', 'hi'] as const) {
  test(`the bar has one box that understands, in ${LANGUAGES[language].englishName}`, {
    tag: '@both-widths',
  }, async ({ page, isMobile }) => {
    await page.goto(addressIn(language, '/about'));
    if (isMobile) await page.getByRole('button', { name: OPEN[language] }).click();

    const form = page.locator('header form[role="search"]');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', addressIn(language, '/explore-properties/search'));
    const field = form.getByLabel(LABELS[language]);
    await expect(field).toHaveAttribute('name', 'q');
    await field.fill('plot hoshiarpur 45 lakh');
    await field.press('Enter');
    await expect(page).toHaveURL(/Plots-for-sale-in-Hoshiarpur-Punjab\?.*maxBudget=4500000/);
  });
}

test('the box keeps its phrase while its results are shown, then says what is shown', async ({
  page,
}) => {
  await openWithScripts(page, '/explore-properties/properties-for-sale');
  const field = page.locator('header input[name="q"]');
  await field.fill('plot hoshiarpur');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot in Hoshiarpur, Punjab');
  await expect(field).toHaveValue('plot hoshiarpur');

  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(page).toHaveURL(/sortByIndex=2/);
  await expect(field).toHaveValue('Hoshiarpur Plot');
  await page.goBack();
  await expect(field).toHaveValue('plot hoshiarpur');
  await page.reload();
  await expect(field).toHaveValue('Hoshiarpur Plot');
});

test('offers places and kinds while somebody types, and takes one by keyboard', async ({
  page,
}) => {
  await openWithScripts(page, '/home');
  const field = page.getByRole('main').getByLabel('Search');
  await field.click();
  await field.pressSequentially('10 marla plot hosh');

  const option = page.getByRole('option', { name: '10 marla plot Hoshiarpur' });
  await expect(option).toBeVisible();
  await expect(option, 'with the number of what it finds').toHaveText(/Hoshiarpur\s*\d+$/);
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  await field.press('ArrowUp');
  await expect(option).toHaveAttribute('aria-selected', 'false');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('Escape');
  await expect(option).toBeHidden();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue('10 marla plot hosh');

  await field.press('i');
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(/Plots-for-sale-in-Hoshiarpur-Punjab\?.*minArea=10/);
});

test('offers the last searches and the places with most listings before the first key', async ({
  page,
  insertListing,
}) => {
  await insertListing({ title: 'One that counts' });
  await openWithScripts(page, '/home');
  await search(page, 'corner plot hoshiarpur');
  await expect(page).toHaveURL(/q=corner/);
  await openWithScripts(page, '/home');
  const field = page.getByRole('main').getByLabel('Search');
  await field.click();

  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toHaveText('corner plot hoshiarpur');
  await expect(options.nth(1)).toHaveText(/^[\p{L} ]+\d+$/u);
  await expect(page.getByRole('status').filter({ hasText: /^Suggestions: \d+$/ })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(page.getByText('corner plot hoshiarpur')).toHaveCount(0);
  await expect(options.first()).toHaveText(/^[\p{L} ]+\d+$/u);

  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/properties-for-sale-in-/);
});

test('remembers a search that was sent before the suggestions were there', async ({ page }) => {
  await page.route('**/assets/suggestions-*', (route) => route.abort());
  await openWithScripts(page, '/home');
  await search(page, 'corner plot hoshiarpur');
  await expect(page).toHaveURL(/q=corner/);
  await page.unroute('**/assets/suggestions-*');
  await openWithScripts(page, '/home');
  await page.getByRole('main').getByLabel('Search').click();

  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
    'corner plot hoshiarpur',
  );
});

test('completes a word in the middle, and keeps what stands behind it', async ({ page }) => {
  await openWithScripts(page, '/home');
  const field = page.getByRole('main').getByLabel('Search');
  await field.fill(' hoshiarpur');
  await field.press('Home');
  await field.pressSequentially('10 marla pl');
  await page.getByRole('option', { name: '10 marla plot hoshiarpur' }).click();

  await expect(page).toHaveURL(/Plots-for-sale-in-Hoshiarpur-Punjab\?.*minArea=10/);
});

test('takes a suggestion by a tap, in another script', async ({ page }) => {
  await openWithScripts(page, '/pa/home');
  const field = page.getByRole('main').getByLabel('ਲੱਭੋ');
  await field.click();
  await field.pressSequentially('ਹੁਸ਼');
  await page.getByRole('option', { name: 'ਹੁਸ਼ਿਆਰਪੁਰ', exact: true }).click();

  await expect(page).toHaveURL(/^[^?]*\/pa\/explore-properties\/properties-for-sale-in-Hoshiarpur/);
});

test('offers what fits a text that was typed while the suggestions were on their way', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { addEventListener } = HTMLInputElement.prototype;
    Object.assign(HTMLInputElement.prototype, {
      addEventListener(this: HTMLInputElement, ...listener: Parameters<typeof addEventListener>) {
        if (listener[0] === 'input') this.value = 'hosh';
        addEventListener.apply(this, listener);
      },
    });
  });
  await openWithScripts(page, '/home');
  await page.getByRole('main').getByLabel('Search').click();

  await expect(page.getByRole('option', { name: 'Hoshiarpur', exact: true })).toBeVisible();
});

test('offers the listing whose property number is typed', async ({ page, insertListing }) => {
  await insertListing({ propertyNumber: 777123, title: 'House with a number' });
  await openWithScripts(page, '/home');
  const field = page.getByRole('main').getByLabel('Search');
  await field.click();
  await field.pressSequentially('#7771');
  await page.getByRole('option', { name: /House with a number/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('House with a number');
});

test('searches when suggestions cannot be had, or are not there yet', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route('**/search-terms.json', (route) => route.abort());
  await page.route('**/assets/suggestions-*', (route) => route.abort());
  await openWithScripts(page, '/home');
  await search(page, 'plot hosh');

  await expect(page).toHaveURL(/Plots-for-sale\?q=hosh&type=200/);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches from the home page and from the bar', { tag: '@both-widths' }, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/home');
    await search(page, '10 marla plot hoshiarpur');
    await expect(page).toHaveURL(/Plots-for-sale-in-Hoshiarpur-Punjab\?.*minArea=10/);

    if (isMobile) await page.getByRole('button', { name: 'Open search' }).click();
    const field = page.locator('header input[name="q"]');
    await field.fill('dukan nakodar');
    await field.press('Enter');
    await expect(page).toHaveURL(/Shops-for-sale-in-Nakodar-Punjab\?/);
  });
});

async function search(page: Page, phrase: string): Promise<void> {
  const form = page.locator('main form[role="search"]');
  await form.getByLabel('Search').fill(phrase);
  await form.getByRole('button', { name: 'Search' }).click();
}
