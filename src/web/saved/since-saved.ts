import { SOLD, UNDER_DEAL } from '#features/listings/listing-status.ts';
import type { SavedListing } from './saved-list.ts';

type Now = Pick<SavedListing, 'price' | 'status'>;

/** What a visitor should know of a listing that has changed since it was saved. */
export function changeSince(
  saved: SavedListing,
  now: Now,
): 'sold' | 'underDeal' | 'reduced' | 'raised' | undefined {
  if (now.status !== saved.status && saved.status !== 0) {
    if (now.status === SOLD) return 'sold';
    if (now.status === UNDER_DEAL) return 'underDeal';
  }
  if (now.status === SOLD || now.price === 0 || saved.price === 0) return undefined;
  if (now.price < saved.price) return 'reduced';
  return now.price > saved.price ? 'raised' : undefined;
}
