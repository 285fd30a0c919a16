import { z } from 'zod';
import { fetchWholeList } from '#back-office/list/whole-list.ts';
import { callApi } from '#back-office/save/call-api.ts';
import { ListingWithImages } from '#features/listings/listing.ts';
import { City } from '#features/listings/place.ts';

const History = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      userName: z.string(),
      action: z.string(),
      changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
});

export type HistoryEntry = z.infer<typeof History>['items'][number];
export type FieldChange = HistoryEntry['changes'][number];

export interface LoadedHistory {
  readonly listing: ListingWithImages;
  readonly entries: readonly HistoryEntry[];
  readonly cities: readonly City[];
}

/** Resolves to a message if it fails. */
export async function fetchHistory(id: number): Promise<LoadedHistory | string> {
  const [listing, history, cities] = await Promise.all([
    callApi(ListingWithImages, `/api/Property/${id}`),
    callApi(History, `/api/Property/${id}/history`),
    fetchWholeList(City, '/api/City', 'Cities'),
  ]);
  if (!listing.ok) return listing.refusal.message;
  if (!history.ok) return history.refusal.message;
  return { listing: listing.data, entries: history.data.items, cities: cities.rows };
}
