import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { z } from 'zod';
import { STAFF } from './staff-account.ts';

const Created = z.object({ id: z.number() });
const LoginAnswer = z.object({ token: z.string() });
const Listing = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  price: z.number(),
});

export type Listing = z.output<typeof Listing>;

export interface State {
  readonly stateId: number;
  readonly stateName: string;
  readonly countryName: string;
}

/** A city and where it lies. */
export interface Place extends State {
  readonly id: number;
  readonly name: string;
}

const DEFAULT_LISTING = {
  propertyType: 100,
  title: 'House with a courtyard',
  description: 'A quiet street.\nClose to the school.',
  neighbourhood: 'Model Town',
  price: 4_500_000,
  house: { type: 1, totalArea: 1250, noOfRooms: 4 },
};

export type StaffApi = Awaited<ReturnType<typeof logInAsStaff>>;

export async function logInAsStaff(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
) {
  const anonymous = await playwright.request.newContext({ baseURL });
  const answer = await anonymous.post('/api/Acount/authenticate', { data: STAFF });
  expect(answer.status(), 'the staff of the journeys can log in').toBe(200);
  const { token } = LoginAnswer.parse(await answer.json());
  await anonymous.dispose();
  const request = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  return {
    token,
    request,
    /** Adds a state, in a country of its own. */
    async insertState(countryName: string): Promise<State> {
      const countryId = await insert(request, '/api/Country', { name: countryName });
      const stateName = 'Punjab';
      const stateId = await insert(request, '/api/State', { name: stateName, countryId });
      return { stateId, stateName, countryName };
    },
    async insertCity(name: string, state: State): Promise<Place> {
      const { stateId } = state;
      return { ...state, id: await insert(request, '/api/City', { name, stateId }), name };
    },
    /** Adds a house, unless the block of another kind is given. */
    async insertListing(listing: { cityID: number } & Record<string, unknown>): Promise<Listing> {
      const answer = await request.post('/api/Property', {
        data: { ...DEFAULT_LISTING, ...listing },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      return Listing.parse(await answer.json());
    },
    async removeListing(id: number) {
      expect((await request.delete(`/api/Property/${id}`)).status()).toBe(204);
    },
  };
}

async function insert(request: APIRequestContext, path: string, data: object): Promise<number> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return Created.parse(await answer.json()).id;
}
