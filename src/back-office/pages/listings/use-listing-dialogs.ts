import { useOpenDialog } from '#back-office/dialogs/use-open-dialog.ts';
import type { Listing } from '#features/listings/listing.ts';
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
