import type { ListingCardData } from './listing-card.tsx';

/** A listing of a list of ids; without a card it is no longer listed. */
export interface Listed {
  readonly id: number;
  readonly card: ListedCard | null;
}

export interface ListedCard extends ListingCardData {
  /** Area, price and number, for messages. */
  readonly message: string;
}

/** Where they are, for `ids` in its query. */
export const LISTED = '/listed.json';

/** Undefined when they cannot be had now. */
export async function fetchListed(
  address: string,
  ids: readonly number[],
): Promise<Listed[] | undefined> {
  try {
    const response = await fetch(`${address}?ids=${ids.join(',')}`);
    if (!response.ok) return undefined;
    const listed: Listed[] = await response.json();
    return listed;
  } catch {
    return undefined;
  }
}
