import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useOpenDialog } from '#back-office/dialogs/use-open-dialog.ts';
import { callApi } from '#back-office/save/call-api.ts';
import type { Listing } from '#features/listings/listing.ts';
import { LISTED } from './fetch-page.ts';
import type { ListingDraft } from './listing-draft.ts';

interface ListingOpening {
  edited?: { id: number | undefined; resumed: ListingDraft | undefined };
  deleted?: Listing;
  /** The key of a draft that is to be found. */
  draft?: string;
}

export function useListingDialogs() {
  const { what, open, ...ends } = useOpenDialog<ListingOpening>();
  return {
    edited: what?.edited,
    deleted: what?.deleted,
    draft: what?.draft,
    add: () => open({ edited: { id: undefined, resumed: undefined } }),
    editById: (id: number) => open({ edited: { id, resumed: undefined } }),
    edit: ({ id }: Listing) => open({ edited: { id, resumed: undefined } }),
    resumeByKey: (draft: string) => open({ draft }),
    resume: (draft: ListingDraft) =>
      open({ edited: { id: draft.values.writer.id, resumed: draft } }),
    remove: (listing: Listing) => open({ deleted: listing }),
    ...ends,
    /** Reloads, since the form may have found that its listing is gone or has changed. */
    closeForm() {
      ends.close();
      ends.reload();
    },
  };
}

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
