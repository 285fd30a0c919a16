import { type Answer, callApi, jsonRequest, newKey } from '#back-office/save/call-api.ts';
import type { Listing } from '#features/listings/listing.ts';
import { hasMembers, isListOf, isNumber, isText, shapeOf } from '#platform/validation/shape.ts';
import { LISTED } from './fetch-page.ts';

/** Resolves to what went wrong. */
export type Change = () => Promise<string | undefined>;

interface BulkAnswer {
  readonly refused: readonly { readonly id: number; readonly detail: string }[];
}

const BULK_ANSWER = shapeOf(
  hasMembers<BulkAnswer>({ refused: isListOf(hasMembers({ id: isNumber, detail: isText })) }),
);

export type BulkChange =
  | { do: 'status'; status: number }
  | { do: 'checked'; checkedAt?: string | null }
  | { do: 'trash' | 'restore' }
  | { do: 'popular'; isPopular: boolean };

export function changeMany(ids: readonly number[], change: BulkChange): Change {
  return async () => {
    if (ids.length === 0) return undefined;
    const request = jsonRequest('POST', { ids, ...change });
    const answer = await callApi(BULK_ANSWER, '/api/Property/bulk', request);
    if (!answer.ok) return answer.refusal.message;
    const [first] = answer.data.refused;
    if (first === undefined) return undefined;
    const count = answer.data.refused.length;
    return `${count === 1 ? 'One was' : `${count} were`} not changed. ${first.detail}`;
  };
}

/** Each gets its own change; those with the same one get it together. */
export function changeEach(
  listings: readonly Listing[],
  changeOf: (listing: Listing) => BulkChange,
): Change {
  const groups = new Map<string, { change: BulkChange; ids: number[] }>();
  for (const listing of listings) {
    const change = changeOf(listing);
    const key = JSON.stringify(change);
    const group = groups.get(key) ?? { change, ids: [] };
    group.ids.push(listing.id);
    groups.set(key, group);
  }
  return async () => {
    for (const { ids, change } of groups.values()) {
      const problem = await changeMany(ids, change)();
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

/** A draft with everything but the history. */
export function copyListing(id: number): Promise<Answer<Listing>> {
  const headers = { 'Idempotency-Key': newKey() };
  return callApi(LISTED, `/api/Property/${id}/copy`, { method: 'POST', headers });
}
