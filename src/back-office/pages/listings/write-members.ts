import { callApi, jsonRequest } from '#back-office/save/call-api.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { Change } from './change-listings.ts';
import { LISTED } from './fetch-page.ts';

/** Values by the API's paths, e.g. `price` or `house.totalArea`. */
export type Members = Readonly<Record<string, unknown>>;

/** Writes the newest version of a listing with other values of some members. */
export function writeMembers(
  id: number,
  members: Members,
  /** Says what somebody else has changed meanwhile. */
  objection: (now: Listing) => string | undefined = () => undefined,
): Change {
  return async () => {
    const read = await callApi(LISTED, `/api/Property/${id}`);
    if (!read.ok) return read.refusal.message;
    const because = objection(read.data);
    if (because !== undefined) return because;
    const etag = read.headers.get('ETag');
    const headers = etag === null ? {} : { 'If-Match': etag };
    const request = jsonRequest('PUT', bodyWith(read.data, members), headers);
    const written = await callApi(LISTED, '/api/Property', request);
    if (written.ok) return undefined;
    const said = Object.keys(members).map((path) => written.refusal.errors[path]?.[0]);
    return said.find((message) => message !== undefined) ?? written.refusal.message;
  };
}

/** The city decides the state and the country. */
function bodyWith(listing: Listing, members: Members): object {
  return { ...withMembers(listing, members), countryId: undefined, stateId: undefined };
}

export function withMembers(listing: Listing, members: Members): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...listing };
  for (const [path, value] of Object.entries(members)) {
    const [first = '', own] = path.split('.');
    const block = changed[first];
    changed[first] =
      own === undefined ? value : typeof block === 'object' ? { ...block, [own]: value } : block;
  }
  return changed;
}

export function membersOf(listing: Listing, paths: readonly string[]): Members {
  const values = new Map<string, unknown>(Object.entries(listing));
  return Object.fromEntries(
    paths.map((path) => {
      const [first = '', own] = path.split('.');
      const value = values.get(first);
      if (own === undefined) return [path, value];
      return [path, typeof value === 'object' && value !== null ? Reflect.get(value, own) : null];
    }),
  );
}
