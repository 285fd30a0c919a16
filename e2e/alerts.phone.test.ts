import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { holdScripts } from './hold-scripts.ts';
import { test } from './staff-fixtures.ts';

/** No push service can be reached from here, so the browser's part of a subscription is made up. */
async function stubSubscription(page: Page, browserName: string) {
  await page.addInitScript((name) => {
    const letters = (bytes: number) => 'B'.padEnd(Math.ceil((bytes * 4) / 3), 'A');
    const subscription = Object.assign(Object.create(PushSubscription.prototype), {
      toJSON: () => ({
        endpoint: `https://push.example/${name}`,
        keys: { p256dh: letters(65), auth: letters(16) },
      }),
    });
    PushManager.prototype.subscribe = () => Promise.resolve(subscription);
  }, browserName);
}

test('a visitor follows a listing and a search, is told, and ends both', async ({
  page,
  context,
  place,
  insertListing,
}) => {
  await context.grantPermissions(['notifications']);
  await stubSubscription(page, place.name.replace(/\W/g, ''));
  const { slug, title } = await insertListing({ title: `Kothi in ${place.name}` });
  await page.goto(`/property-details/${slug}`);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Tell me when it changes' }).click();
  await expect(page.getByText('This browser will tell you.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop telling me' })).toBeVisible();
  expect(requested.some((path) => path.includes('toggle-alert'))).toBe(true);
  await expectAccessible(page);

  await page.goto(`/explore-properties?q=${encodeURIComponent(place.name)}`);
  await page.getByRole('button', { name: 'Tell me of new ones like this' }).click();
  await expect(page.getByRole('button', { name: 'Stop telling me' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/saved');
  const told = page.getByRole('region', { name: 'What you are told of' });
  await expect(told.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await told.getByRole('button', { name: `Stop telling me of ${title}` }).click();
  await expect(page.getByText('You will not be told any more.')).toBeVisible();
  await expect(told.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told.getByRole('listitem')).toHaveCount(2);
  await told.getByRole('button', { name: `Stop telling me of ${title}` }).click();
  await expect(told.getByRole('listitem')).toHaveCount(1);
  await told.getByRole('button').click();
  await expect(told).toBeHidden();
});

test('where the browser cannot tell, it is WhatsApp from the first paint', async ({
  page,
  insertListing,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  const { slug, title } = await insertListing();
  const asked: string[] = [];
  await page.route('https://wa.me/**', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('text') ?? '');
    return route.fulfill({ body: '' });
  });
  const release = await holdScripts(page);
  await page.goto(`/property-details/${slug}`);
  const button = page.getByRole('button', { name: 'Tell me when it changes' });
  const links = page.getByRole('link', { name: /^(Call me back|Arrange a visit|Ask a question)$/ });
  const boxes = await Promise.all([...(await links.all()), button].map((one) => one.boundingBox()));
  const size = (box: (typeof boxes)[number]) => `${box?.width} × ${box?.height}`;
  expect(new Set(boxes.map(size)).size, 'all are as wide and as high').toBe(1);
  await expect(button.locator('svg')).toBeVisible();
  await button.click();
  release();
  await expect.poll(() => asked[0]).toContain(`when this property changes: ${title}\nhttp`);
});

test('where the visitor does not want it, the agency is asked to, on WhatsApp', async ({
  page,
  insertListing,
}) => {
  await page.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  const asked: string[] = [];
  await page.route('https://wa.me/**', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('text') ?? '');
    return route.fulfill({ body: '' });
  });
  const { slug, title } = await insertListing();
  await page.goto(`/hi/property-details/${slug}`);
  await page.getByRole('button', { name: 'कुछ बदले तो मुझे बताएँ' }).click();
  await page.getByRole('button', { name: 'व्हाट्सऐप पर कहें' }).click();
  await expect.poll(() => asked[0]).toContain(`मुझे बताएँ: ${title}\nhttp`);
  expect(asked[0]).toMatch(new RegExp(`/hi/property-details/${slug}$`));

  await page.goto('/explore-properties?type=100');
  await page.getByRole('button', { name: 'Tell me of new ones like this' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask on WhatsApp' }).click();
  await expect.poll(() => asked[1]).toMatch(/new ones like these: .+\nhttp.+type=100/);
});

test('the worker shows what is pushed, and controls no page', async ({ page, context, place }) => {
  await context.grantPermissions(['notifications']);
  await stubSubscription(page, `${place.name.replace(/\W/g, '')}w`);
  await page.goto(`/explore-properties?q=${encodeURIComponent(place.name)}`);
  await page.getByRole('button', { name: 'Tell me of new ones like this' }).click();
  await expect(page.getByRole('button', { name: 'Stop telling me' })).toBeVisible();

  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  // A headless shell shows no notifications, whatever it was granted.
  await worker.evaluate(`
    registration.showNotification = async (title, { body, lang }) => {
      globalThis.shown = [title, body, lang];
    };
  `);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const message = {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({
      ...{ title: 'New: Kothi', body: 'Rs. 42 lakh', address: '/home', language: 'en' },
      ...{ tag: 't', stop: 'Stop these alerts', token: 't' },
    }),
  };
  // The browser's tools drop a message while the worker starts; a push service repeats it.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', message);
    expect(await worker.evaluate('globalThis.shown')).toEqual(['New: Kothi', 'Rs. 42 lakh', 'en']);
  }).toPass({ timeout: 30_000 });
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
