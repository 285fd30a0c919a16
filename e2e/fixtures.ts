import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type Listing, logIn, type StaffApi } from './staff-api.ts';

interface Place {
  id: number;
  name: string;
  stateName: string;
}

interface TestFixtures {
  /** A city that only this test knows. */
  place: Place;
  /** Puts a listing into the test's own city; it goes when the test ends. */
  insertListing: (listing?: Record<string, unknown>) => Promise<Listing>;
}

interface WorkerFixtures {
  staff: StaffApi;
}

/** Playwright's test, with what journeys need in place before they begin and gone after they end. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  staff: [
    async ({ playwright }, use) => {
      const staff = await logIn(playwright, process.env.E2E_ORIGIN ?? '');
      await use(staff);
      await staff.request.dispose();
    },
    { scope: 'worker' },
  ],
  place: async ({ staff }, use) => {
    const { countryId, ...place } = await staff.insertPlace(`Kot ${randomUUID().slice(0, 8)}`);
    await use(place);
    await staff.removeCountry(countryId);
  },
  insertListing: async ({ staff, place }, use) => {
    const inserted: number[] = [];
    await use(async (listing = {}) => {
      const stored = await staff.insertListing({ cityID: place.id, ...listing });
      inserted.push(stored.id);
      return stored;
    });
    for (const id of inserted) await staff.removeListing(id);
  },
});
