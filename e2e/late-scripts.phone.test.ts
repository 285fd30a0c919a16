import { expect, type Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { test } from './house-fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

test('counts what was chosen in a drawer that was opened before the scripts ran', async ({
  page,
  housesAddress,
}) => {
  const release = await holdScripts(page);
  await page.goto(housesAddress);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  release();

  await expect(drawerOf(page).getByRole('button', { name: 'Show 11 houses' })).toBeInViewport();
  await expect(page).not.toHaveURL(/houseType/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Results Found: 11')).toBeVisible();
});

test('searches at once in a drawer that one filter opened before the scripts ran', async ({
  page,
  housesAddress,
}) => {
  const release = await holdScripts(page);
  await page.goto(housesAddress);
  await page.getByRole('button', { name: 'House Type' }).click();
  await expect(page.getByLabel('House Type')).toBeVisible();
  release();

  await expect(page.getByLabel('House Type')).toBeFocused();
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(drawerOf(page)).toHaveCount(0);
});

test('searches for what was chosen and closed before the scripts ran', async ({
  page,
  housesAddress,
}) => {
  const release = await holdScripts(page);
  await page.goto(housesAddress);
  await page.getByRole('button', { name: 'House Type' }).click();
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await page.keyboard.press('Escape');
  release();

  await expect(page.getByText('Results Found: 11')).toBeVisible();
});

test('runs no script before a visitor needs it, and counts the view of a page that is left', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // Playwright does not tell of requests that a page sends as it is left.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (input === '/api/PageView')
        localStorage.setItem('views', `${localStorage.getItem('views') ?? ''}${init?.body}`);
      return send(input, init);
    };
  });
  const views = () => page.evaluate(() => localStorage.getItem('views'));
  const hasStarted = () => page.evaluate(() => !('earlyEvents' in window));

  await page.goto('/home');
  await page.clock.runFor(3500);
  await page.getByRole('link', { name: 'Skip to' }).focus();
  expect(await hasStarted()).toBe(false);
  expect(await views()).toBeNull();
  await page.goto('/about');
  await expect.poll(views).toBe('{"path":"/home"}');

  await page.clock.resume();
  await expect.poll(hasStarted).toBe(true);
  await expect.poll(views).toMatch(/^\{"path":"\/home"\}\{"path":"\/about"[^}]*\}$/);
});

test('what was ticked before the scripts came is counted', async ({ page, insertListing }) => {
  const first = await insertListing({ title: 'Ticked early' });
  const second = await insertListing({ title: 'Ticked late' });
  const release = await holdScripts(page);
  await page.goto(`/saved?ids=${first.id},${second.id}`);
  await page.getByRole('checkbox', { name: 'Compare Ticked early' }).check();
  release();
  await page.getByRole('checkbox', { name: 'Compare Ticked late' }).check();
  await expect(page.getByRole('button', { name: 'Compare 2' })).toBeVisible();
});

test('scripts know the elements by the ids that the document has', async ({
  page,
  housesAddress,
}) => {
  for (const address of ['/home', housesAddress, '/enquiry?kind=visit', '/login']) {
    await openWithScripts(page, address);
    const known = await page.evaluate(() =>
      [...document.querySelectorAll('main [id], header [id]')].map((element) => {
        const name = Object.keys(element).find((key) => key.startsWith('__reactProps'));
        return [element.id, name && Reflect.get(Reflect.get(element, name), 'id')];
      }),
    );
    expect(known.length).toBeGreaterThan(3);
    for (const [inDocument, inScripts] of known) expect(inScripts).toBe(inDocument);
  }
});
