import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { openWithScripts } from './open-with-scripts.ts';

const TEN_MARLA = { areaAs: { value: 10, unit: 'marla', squareFeetPerMarla: 225 } };
const plot = { propertyType: 200, plot: { plotType: 1 }, house: undefined, ...TEN_MARLA };

const fact = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Total Area' });

/** As a visitor who chose it on an earlier page. */
async function rememberUnit(page: Page, unit: string): Promise<void> {
  await page.addInitScript((unit) => localStorage.setItem('area-unit', unit), unit);
}

test('a chosen unit holds on every page until it is changed', async ({
  page,
  place,
  insertListing,
}) => {
  const { slug } = await insertListing({ ...plot, price: 4_500_000 });
  await openWithScripts(page, `/property-details/${slug}`);
  await expect(fact(page)).toHaveText('Total Area10 marla2,250 sq ft');
  await expect(page.getByText('Rs. 450,000 per marla').first()).toBeVisible();
  const choice = page.getByLabel('Areas in');
  await choice.selectOption('Square yards (gaj)');
  await expect(fact(page)).toHaveText('Total Area250 sq yd10 marla');
  await expect(page.getByText('Rs. 18,000 per sq yd').first()).toBeVisible();
  await expectAccessible(page);

  await openWithScripts(page, `/explore-properties/x?loc=${place.id}`);
  const card = page.getByRole('main').getByRole('link').filter({ hasText: 'Rs. 18,000 per sq yd' });
  await expect(card).toContainText('250 sq yd (10 marla)');
  await expect(choice).toHaveValue('sqyd');

  await openWithScripts(page, `/pa/property-details/${slug}`);
  await expect(page.getByRole('main').getByText('250 ਗਜ਼').first()).toBeVisible();
  await page.getByLabel('ਰਕਬੇ ਦੀ ਇਕਾਈ').selectOption('ਜਿਵੇਂ ਲਿਖਿਆ ਹੈ');
  await expect(page.getByRole('main').getByText('10 ਮਰਲੇ').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('250 ਗਜ਼')).toHaveCount(0);
});

test('is written before anything is painted, so that nothing moves', async ({
  page,
  insertListing,
}) => {
  const { slug } = await insertListing({ ...plot, price: 4_500_000 });
  await rememberUnit(page, 'kanal');
  await watchLayoutShifts(page);
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    const look = () => {
      for (const { textContent } of document.querySelectorAll(
        'main :is(li, h1 ~ p) [data-square-feet]',
      ))
        if (textContent) texts.add(textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await openWithScripts(page, `/property-details/${slug}`);

  await expect(page.getByLabel('Areas in')).toHaveValue('kanal');
  const texts = await page.evaluate(() => {
    const seen: Set<string> = Reflect.get(window, 'texts');
    return [...seen];
  });
  expect(texts).toEqual(['Rs. 9,000,000 per kanal', '0.5 kanal']);
  expect(await layoutShifts(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('is written when the scripts of the page fail', async ({ page, insertListing }) => {
  const { slug } = await insertListing(plot);
  await page.route('**/assets/*.js', (route) => route.abort());
  await rememberUnit(page, 'sqft');
  await page.goto(`/hi/property-details/${slug}`);

  await expect(page.getByRole('main').getByText('2,250 वर्ग फ़ुट').first()).toBeVisible();
});

test('another tab follows', async ({ page, context, insertListing }) => {
  const { slug } = await insertListing(plot);
  await openWithScripts(page, `/property-details/${slug}`);
  const other = await context.newPage();
  await openWithScripts(other, '/home');
  await other.getByLabel('Areas in').selectOption('Square feet');

  await expect(fact(page)).toHaveText('Total Area2,250 sq ft10 marla');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('areas stand as they are listed, and nothing is offered', async ({
    page,
    insertListing,
  }) => {
    const { slug } = await insertListing(plot);
    await page.goto(`/property-details/${slug}`);

    await expect(fact(page)).toHaveText('Total Area10 marla2,250 sq ft');
    await expect(page.getByLabel('Areas in')).toBeHidden();
  });
});
