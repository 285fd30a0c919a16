// A city with 23 houses of 1 to 23 rooms and lakhs; the last 11 are kothis.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import type { Place } from './staff-api.ts';

const VILLA = 3;
const KOTHI = 2;

export const test = base.extend<{ housesAddress: string }, { city: Place }>({
  city: [
    async ({ staff, state }, use) => {
      const city = await staff.insertCity(`Gali ${randomUUID().slice(0, 8)}`, state);
      for (let number = 1; number <= 23; number += 1) {
        const house = {
          type: number > 12 ? KOTHI : VILLA,
          totalArea: 1000 + number,
          noOfRooms: number,
        };
        await staff.insertListing({
          cityID: city.id,
          title: `House with number ${number}`,
          price: number * 100_000,
          house,
        });
      }
      await use(city);
    },
    { scope: 'worker' },
  ],
  housesAddress: async ({ city }, use) =>
    use(`/explore-properties/Houses-for-sale?loc=${city.id}&type=100`),
});

export function resultCards(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /House with/ });
}

export async function slowDownSearches(page: Page) {
  await page.route('**/*.data*', async (route) => {
    await setTimeout(600);
    await route.continue();
  });
}
