// Twenty-three houses of 1 to 23 rooms and lakhs, the last eleven of them kothis, in a city of their own.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

const VILLA = 3;
const KOTHI = 2;

interface Street {
  id: number;
  name: string;
}

export const test = base.extend<{ houses: string }, { street: Street }>({
  street: [
    async ({ staff }, use) => {
      const { id, name, countryId } = await staff.insertPlace(`Gali ${randomUUID().slice(0, 8)}`);
      const inserted: number[] = [];
      for (let number = 1; number <= 23; number += 1) {
        const house = {
          type: number > 12 ? KOTHI : VILLA,
          totalArea: 1000 + number,
          noOfRooms: number,
        };
        const listing = await staff.insertListing({
          cityID: id,
          title: `House with number ${number}`,
          price: number * 100_000,
          house,
        });
        inserted.push(listing.id);
      }
      await use({ id, name });
      for (const id of inserted) await staff.removeListing(id);
      await staff.removeCountry(countryId);
    },
    { scope: 'worker' },
  ],
  /** The address that shows them. */
  houses: async ({ street }, use) =>
    use(`/explore-properties/Houses-for-sale?loc=${street.id}&type=100`),
});

/** The cards of the results. */
export function results(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /House with/ });
}

/** Makes every search take as long as on a slow line. */
export async function slowDown(page: Page) {
  await page.route('**/*.data*', async (route) => {
    await setTimeout(600);
    await route.continue();
  });
}
