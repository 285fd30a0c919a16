import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type Listing, logInAsStaff, type Place, type StaffApi, type State } from './staff-api.ts';

interface TestFixtures {
  /** A city of its own for each test. */
  place: Place;
  /** Adds a listing to `place`. */
  insertListing: (listing?: Record<string, unknown>) => Promise<Listing>;
}

interface WorkerFixtures {
  staff: StaffApi;
  /** Where the cities of the worker lie. */
  state: State;
}

/** What a journey adds stays: the data folder ends with the run. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  staff: [
    async ({ playwright }, use) => {
      const staff = await logInAsStaff(playwright, process.env.E2E_ORIGIN ?? '');
      await use(staff);
      await staff.request.dispose();
    },
    { scope: 'worker' },
  ],
  state: [
    async ({ staff }, use) => use(await staff.insertState(`Desh ${randomUUID().slice(0, 8)}`)),
    { scope: 'worker' },
  ],
  place: async ({ staff, state }, use) =>
    use(await staff.insertCity(`Kot ${randomUUID().slice(0, 8)}`, state)),
  insertListing: async ({ staff, place }, use) =>
    use((listing = {}) => staff.insertListing({ cityID: place.id, ...listing })),
});
