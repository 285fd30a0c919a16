import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '#back-office/save/call-api.ts';
import type { Listing } from '#features/listings/listing.ts';
import { LISTED } from './listed.ts';

/** Shows the listing that an address asks for, `?open=12`, on whatever page of the list it is. */
export function useAskedPanel(rows: readonly Listing[], onOpen: (listing: Listing) => void): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('open');
  const open = useEffectEvent(async () => {
    if (asked === null) return;
    const rest = new URLSearchParams(query);
    rest.delete('open');
    setQuery(rest, { replace: true, preventScrollReset: true });
    if (!/^\d{1,9}$/.test(asked)) return;
    const row = rows.find(({ id }) => id === Number(asked));
    const read = row
      ? { ok: true as const, data: row }
      : await callApi(LISTED, `/api/Property/${asked}`);
    if (read.ok) onOpen(read.data);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => void open(), [asked]);
}
