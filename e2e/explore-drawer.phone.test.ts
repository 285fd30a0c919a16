import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { holdScripts } from './hold-scripts.ts';
import { resultCards, test } from './house-fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

test('counts what is chosen among all filters, and shows it at the button', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Filters' });

  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(drawer.getByRole('button', { name: 'Show 23 houses' })).toBeInViewport();
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(drawer.getByRole('button', { name: 'Show 11 houses' })).toBeInViewport();
  await drawer.getByRole('link', { name: 'Up to 20 lakh' }).click();
  await expect(page.getByLabel('Maximum Budget')).toHaveValue('20 lakh');
  await expect(drawer.getByRole('button', { name: 'Show 8 houses' })).toBeVisible();
  await page.getByLabel('Maximum Budget').fill('15 lakh');
  await expect(drawer.getByRole('button', { name: 'Show 3 houses' })).toBeVisible();
  await expectAccessible(page);
  await expect(page).not.toHaveURL(/houseType|maxBudget/);
  await drawer.getByRole('button', { name: 'Show 3 houses' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('Results Found: 3')).toBeVisible();
  await expect(page).toHaveURL(/maxBudget=1500000&houseType=2$/);
  await expect(page.getByRole('button', { name: 'Filters 2', exact: true })).toBeInViewport();
});

test('nothing moves in a drawer that was opened before the scripts ran', async ({
  page,
  housesAddress,
}) => {
  const release = await holdScripts(page);
  await page.goto(housesAddress);
  await page.getByRole('button', { name: 'Budget' }).click();
  const field = page.getByLabel('Maximum Budget');
  // Waits until the drawer stands still.
  await field.click();
  const before = await field.boundingBox();

  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(await field.boundingBox()).toEqual(before);
  await field.fill('1500000');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Results Found: 15')).toBeVisible();
});

test('a chip opens the drawer at its field, and its cross removes it', async ({
  page,
  housesAddress,
}) => {
  await openWithScripts(page, `${housesAddress}&maxBudget=1500000&houseType=2`);
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  for (const box of await Promise.all(
    (await chips.getByRole('listitem').last().locator('button, a').all()).map((part) =>
      part.boundingBox(),
    ),
  ))
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await chips.getByRole('button', { name: '≤ 15 lakh' }).click();
  await expect(page.getByLabel('Maximum Budget')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(chips.getByRole('button', { name: '≤ 15 lakh' })).toBeFocused();

  await chips.getByRole('button', { name: 'House', exact: true }).click();
  await expect(drawer.getByRole('combobox', { name: 'Property Type' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  await chips.getByRole('link', { name: 'Remove ≤ 15 lakh' }).click();
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters 1', exact: true })).toBeVisible();
  await expect(drawer).toHaveCount(0);
});

test('areas are asked for in the unit that was chosen, of plots by one tap', async ({ page }) => {
  await openWithScripts(page, '/explore-properties/Plots-for-sale?type=200');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const unit = page.getByLabel('Unit of area');
  await expect(unit).toHaveValue('sqft');
  await expect(page.getByLabel('Minimum Area')).toHaveAttribute('placeholder', '500');

  await page.getByLabel('Areas in').selectOption('marla');
  await expect(unit).toHaveValue('marla');
  await expect(page.getByLabel('Minimum Area')).not.toHaveAttribute('placeholder');
  await page.reload();
  await expect(unit).toHaveValue('marla');

  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(drawer.getByRole('link', { name: /^(5|7|10|12) marla$|^1 kanal$/ })).toHaveCount(5);
  await drawer.getByRole('link', { name: '1 kanal' }).click();
  await expect(page.getByLabel('Minimum Area')).toHaveValue('1 kanal');
  await expect(page.getByLabel('Maximum Area')).toHaveValue('1 kanal');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/minArea=1&maxArea=1&areaUnit=kanal$/);
  await expect(unit).toHaveValue('kanal');
  await expect(drawer.getByRole('link', { name: '1 kanal' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(drawer.getByRole('link', { name: '1 kanal' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page);
});

test('searches for what was chosen, however the drawer is closed', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Minimum Budget').fill('20 lakh');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
});

test('does not wait for a count', async ({ page, housesAddress }) => {
  await page.route('**/api/Property/filtered-properties', () => {});
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(resultCards(page)).toHaveCount(10);
});

test('brings the fields of a kind that is chosen there, and counts in a place', async ({
  page,
  city,
}) => {
  await openWithScripts(page, '/explore-properties/Plots-for-sale?type=200&maxBudget=2000000');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toHaveCount(0);
  await expect(page.getByLabel('Location')).toHaveCount(1);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Plot Type').selectOption({ index: 1 });
  await drawer.getByRole('combobox', { name: 'Property Type' }).selectOption('House');
  await expect(page.getByLabel('Minimum Rooms')).toBeVisible();
  await expect(page.getByLabel('Plot Type')).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(/\/Houses-for-sale\?type=100&maxBudget=2000000$/);

  await drawer.getByRole('combobox', { name: 'Location' }).selectOption(String(city.id));
  await expect(drawer.getByRole('button', { name: 'Show 20 houses' })).toBeInViewport();
  await drawer.getByRole('link', { name: '4+' }).click();
  await expect(page.getByLabel('Minimum Rooms')).toHaveValue('4');
  await page.getByLabel('Minimum Rooms').fill('11');
  await drawer.getByRole('button', { name: 'Show 10 houses' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('Results Found: 10')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/Houses-for-sale-in-Gali-.*\\?loc=${city.id}&type=100`));

  await page.getByRole('button', { name: 'Filters' }).click();
  await drawer.getByRole('combobox', { name: 'Location' }).selectOption('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/Houses-for-sale\?type=100/);
  await expectAccessible(page);
});

test('shows the whole name of a chosen place', async ({ page }) => {
  for (const language of ['pa', 'hi']) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/${language}/explore-properties/Plots-for-sale?loc=2&type=200`);
    await page.locator('.search-line').click();
    const place = page.getByRole('search').locator('select[name="loc"]');
    const room = await place.evaluate((select) => {
      if (!(select instanceof HTMLSelectElement)) return 0;
      const style = getComputedStyle(select);
      const ruler = document.createElement('span');
      ruler.style.cssText = `font: ${style.font}; position: absolute; white-space: nowrap`;
      ruler.textContent = select.selectedOptions[0]?.textContent ?? '';
      document.body.append(ruler);
      const { width } = ruler.getBoundingClientRect();
      ruler.remove();
      const inside = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return select.clientWidth - inside - width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});

test('keeps numbers and amounts on one line, however small the screen', async ({
  page,
  housesAddress,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${housesAddress}&maxBudget=2300000`);
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      size,
    );
    const lines = await resultCards(page)
      .locator('.spoken-price, .exact-price')
      .evaluateAll((prices) =>
        prices.map((price) => {
          const { lineHeight } = getComputedStyle(price);
          return Math.round(price.clientHeight / Number.parseFloat(lineHeight));
        }),
      );
    expect(lines.length).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await expectAccessible(page);
});
