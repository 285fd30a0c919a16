import { getRequest, postRequest } from '#bench/http-load.ts';
import type { Random } from '#bench/random.ts';
import { randomFilters } from '#bench/random-filters.ts';

const MANY_CONNECTIONS = 16;
const REQUESTS = 1000;
/** A ready answer takes microseconds: enough of them that garbage collection does not decide. */
export const READY_REQUESTS = 50_000;

export interface RequestKind {
  readonly name: string;
  readonly connections: number;
  readonly count: number;
  readonly next: () => string;
}

export function requestKinds(random: Random, token: string): RequestKind[] {
  const search = () => postRequest('/api/Property/filtered-properties', randomFilters(random));
  const byWords = () =>
    postRequest('/api/Property/filtered-properties', {
      ...randomFilters(random),
      text: `colony ${random.below(50)}`,
    });
  const explore = () =>
    getRequest(
      `/explore-properties/properties-for-sale?loc=${1 + random.below(24)}&minBudget=${random.below(1e7)}&sortByIndex=${1 + random.below(3)}`,
    );
  const check = () =>
    postRequest('/api/Property/bulk', { ids: [1 + random.below(1000)], do: 'checked' }, token);
  const one = { connections: 1, count: REQUESTS };
  const ready = { connections: MANY_CONNECTIONS, count: READY_REQUESTS };
  return [
    { name: 'search, every filter different', ...one, next: search },
    {
      name: 'search, every filter different',
      connections: MANY_CONNECTIONS,
      count: REQUESTS,
      next: search,
    },
    { name: 'search by words, every filter different', ...one, next: byWords },
    { name: 'explore page, every filter different', ...one, next: explore },
    { name: 'home page, ready', ...ready, next: () => getRequest('/home') },
    {
      name: 'fresh listings as JSON, ready',
      ...ready,
      next: () => getRequest('/api/Property/freshProperties'),
    },
    { name: 'a listing marked as checked', ...one, next: check },
  ];
}
