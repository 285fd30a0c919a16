import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type Listing, logInAsStaff, type StaffApi } from './staff-api.ts';

interface Place {
  id: number;
  name: string;
  stateName: string;
}

interface TestFixtures {
  /** A city of its own for each test. */
  place: Place;
  /** Adds a listing to `place`; it is removed after the test. */
  insertListing: (listing?: Record<string, unknown>) => Promise<Listing>;
}

interface WorkerFixtures {
  staff: StaffApi;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  staff: [
    async ({ playwright }, use) => {
      const staff = await logInAsStaff(playwright, process.env.E2E_ORIGIN ?? '');
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
