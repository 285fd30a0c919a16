import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test as base } from './fixtures.ts';
import { STAFF } from './staff-account.ts';

interface Fixtures {
  staffPage: Page;
  /** For names that no other journey finds. */
  uniqueWord: string;
}

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
  uniqueWord: async ({ browserName: _ }, use) => use(`Word${randomLetters()}`),
});

/** Without digits: a forwarded message that has `84ac` in it offers 84 acres. */
function randomLetters(): string {
  const digits = BigInt(`0x${randomUUID().replaceAll('-', '')}`).toString(26);
  return digits.slice(0, 10).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
}

/** Opens a list of the back-office and waits until it is interactive. */
export async function openBackOffice(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Add / }).waitFor();
}

/** A JPEG with Exif data, of one colour so that it is encoded fast. */
export async function photoFile(colour: string, size = { width: 1200, height: 900 }) {
  const buffer = await sharp({
    create: { ...size, channels: 3, background: colour },
  })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' } })
    .toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}
