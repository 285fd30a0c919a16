import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { test as base } from './fixtures.ts';
import { STAFF } from './staff-account.ts';

interface Fixtures {
  staffPage: Page;
  /** Records with this word in their name are removed after the test. */
  uniqueWord: string;
}

const Records = z.array(z.object({ id: z.number(), name: z.string().optional() }));

export const test = base.extend<Fixtures>({
  staffPage: async ({ page, staff }, use) => {
    const session = {
      userName: STAFF.userName,
      token: staff.token,
      endsAt: Date.now() + 8 * 60 * 60 * 1000,
    };
    await page.addInitScript((session) => {
      // Only once per tab: later changes of the session by the journey stay.
      if (sessionStorage.getItem('journey') === null)
        sessionStorage.setItem('currentUser', JSON.stringify(session));
      sessionStorage.setItem('journey', 'begun');
    }, session);
    await use(page);
  },
  // Depends on `place`, so that listings are removed before their place.
  uniqueWord: async ({ staff: { request }, place: _ }, use) => {
    const uniqueWord = `Word${randomUUID().slice(0, 8)}`;
    await use(uniqueWord);
    const listings = Records.parse(
      await (await request.get(`/api/Property?search=${uniqueWord}&pageSize=100`)).json(),
    );
    for (const { id } of listings) await request.delete(`/api/Property/${id}`);
    for (const kind of ['City', 'State', 'Country']) {
      const places = Records.parse(await (await request.get(`/api/${kind}`)).json());
      for (const { id, name } of places)
        if (name?.includes(uniqueWord)) await request.delete(`/api/${kind}/${id}`);
    }
  },
});

/** Opens a list of the back-office and waits until it is interactive. */
export async function openBackOffice(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Add / }).waitFor();
}

/** A JPEG with Exif data, of one colour so that it is encoded fast. */
export async function photoFile(colour: string) {
  const buffer = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: colour },
  })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' } })
    .toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

export async function logInWithForm(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User Name').fill(STAFF.userName);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/home');
}
