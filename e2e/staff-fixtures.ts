import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { test as base } from './fixtures.ts';
import { STAFF } from './staff-account.ts';

interface Fixtures {
  /** A page whose tab is signed in as the journeys' member of the staff. */
  office: Page;
  /** A word that only this test knows. What it makes with that word in its name goes when it ends. */
  word: string;
}

const Records = z.array(z.object({ id: z.number(), name: z.string().optional() }));

/** Playwright's test for those who keep the catalogue. */
export const test = base.extend<Fixtures>({
  office: async ({ page, staff }, use) => {
    const session = {
      userName: STAFF.userName,
      token: staff.token,
      endsAt: Date.now() + 8 * 60 * 60 * 1000,
    };
    await page.addInitScript((session) => {
      // Once in a tab: what the journey itself makes of the session stays.
      if (sessionStorage.getItem('journey') === null)
        sessionStorage.setItem('currentUser', JSON.stringify(session));
      sessionStorage.setItem('journey', 'begun');
    }, session);
    await use(page);
  },
  // After the place in the order of things: what lies in the place goes before it.
  word: async ({ staff: { request }, place: _ }, use) => {
    const word = `Word${randomUUID().slice(0, 8)}`;
    await use(word);
    const listings = Records.parse(
      await (await request.get(`/api/Property?search=${word}&pageSize=100`)).json(),
    );
    for (const { id } of listings) await request.delete(`/api/Property/${id}`);
    for (const kind of ['City', 'State', 'Country']) {
      const places = Records.parse(await (await request.get(`/api/${kind}`)).json());
      for (const { id, name } of places)
        if (name?.includes(word)) await request.delete(`/api/${kind}/${id}`);
    }
  },
});

/** Opens a screen of the back-office and waits until it can be used. */
export async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Add / }).waitFor();
}

/** A photograph as a phone takes it, of one colour so that it is quickly prepared. */
export async function photograph(colour: string) {
  const buffer = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: colour },
  })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' } })
    .toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

/** Types a session of the back-office in by hand. */
export async function logInByHand(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User Name').fill(STAFF.userName);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/home');
}
