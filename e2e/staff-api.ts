import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { z } from 'zod';
import { STAFF } from './staff-account.ts';

const Stored = z.object({ id: z.number() });
const LogIn = z.object({ token: z.string() });
const Listing = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  price: z.number(),
});

export type Listing = z.output<typeof Listing>;

/** What a listing says unless a test says otherwise; the place is always the test's own. */
const HOUSE = {
  propertyType: 100,
  title: 'House with a courtyard',
  description: 'A quiet street.\nClose to the school.',
  neighbourhood: 'Model Town',
  price: 4_500_000,
  house: { type: 1, totalArea: 1250, noOfRooms: 4 },
};

export type StaffApi = Awaited<ReturnType<typeof logIn>>;

/** The journeys' member of the staff, at work through the API. */
export async function logIn(playwright: PlaywrightWorkerArgs['playwright'], baseURL: string) {
  const door = await playwright.request.newContext({ baseURL });
  const answer = await door.post('/api/Acount/authenticate', { data: STAFF });
  expect(answer.status(), 'the staff of the journeys can log in').toBe(200);
  const { token } = LogIn.parse(await answer.json());
  await door.dispose();
  const request = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  return {
    token,
    request,
    /** A city in a state and a country of its own. */
    async insertPlace(name: string) {
      const countryId = await insert(request, '/api/Country', { name: `${name} country` });
      const stateId = await insert(request, '/api/State', { name: 'Punjab', countryId });
      const id = await insert(request, '/api/City', { name, stateId });
      return { id, name, stateName: 'Punjab', countryId };
    },
    /** Another city in the state of a place. */
    async insertCity(name: string, place: { id: number }) {
      const { stateId } = Stored.extend({ stateId: z.number() }).parse(
        await (await request.get(`/api/City/${place.id}`)).json(),
      );
      return { id: await insert(request, '/api/City', { name, stateId }), name };
    },
    /** Takes the states and cities of a country with it; none of them may have listings left. */
    async removeCountry(id: number) {
      expect((await request.delete(`/api/Country/${id}`)).status()).toBe(204);
    },
    /** A house unless the block of another type is given. */
    async insertListing(listing: { cityID: number } & Record<string, unknown>): Promise<Listing> {
      const answer = await request.post('/api/Property', { data: { ...HOUSE, ...listing } });
      expect(answer.status(), await answer.text()).toBe(201);
      return Listing.parse(await answer.json());
    },
    /** Removed already is as good. */
    async removeListing(id: number) {
      expect([204, 404]).toContain((await request.delete(`/api/Property/${id}`)).status());
    },
  };
}

async function insert(request: APIRequestContext, path: string, data: object): Promise<number> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return Stored.parse(await answer.json()).id;
}
