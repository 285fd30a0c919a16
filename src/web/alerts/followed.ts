import { createStoredValue } from '#platform/ui/stored-value.ts';

/** A listing or a search, as the list of saved listings names it; `address` is the English page. */
export interface Subject {
  readonly propertyId?: number;
  readonly search?: string;
  readonly title: string;
  readonly address: string;
}

/** What this browser asked to be told of. */
export interface Followed extends Subject {
  readonly token: string;
}

type List = readonly Followed[];

export const followed = createStoredValue<List>('alerts', readFollowed, JSON.stringify);

export function findFollowed(list: List, { propertyId, search }: Subject) {
  return list.find((one) => one.propertyId === propertyId && one.search === search);
}

function readFollowed(text: string | null): List {
  const list: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(list) ? list.filter((one) => typeof one?.token === 'string') : [];
}
