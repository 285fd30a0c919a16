import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';
import type { Listing } from './staff-api.ts';
import { photoFile } from './staff-fixtures.ts';

interface Fixtures {
  /** Adds a listing with as many photos; the second has a caption. */
  insertWithPhotos: (count: number, listing?: Record<string, unknown>) => Promise<Listing>;
}

export const CAPTION = 'Kitchen with a garden door';

export const test = base.extend<Fixtures>({
  insertWithPhotos: async ({ staff, insertListing }, use) => {
    await use(async (count, listing = {}) => {
      const stored = await insertListing(listing);
      for (let number = 1; number <= count; number += 1)
        await staff.request.post(`/api/Property/${stored.id}/images`, {
          multipart: {
            // Other colours than other tests have: the same picture is stored once.
            file: await photoFile(`#${(0x4f6a30 + number * 0x070b13).toString(16)}`),
            caption: number === 2 ? CAPTION : '',
          },
        });
      return stored;
    });
  },
});

/** Opens the page of a listing and waits until its scripts run. */
export async function openPage(page: Page, { slug }: Listing, prefix = ''): Promise<void> {
  await openWithScripts(page, `${prefix}/property-details/${slug}`);
}

export function viewerOf(page: Page) {
  return page.getByRole('dialog', { name: /^Photographs: / });
}
