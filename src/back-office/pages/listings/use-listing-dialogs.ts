import { useOpenDialog } from '#back-office/dialogs/use-opening.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { ListingDraft } from './listing-draft.ts';

interface ListingOpening {
  edited?: { id: number | undefined; resumed: ListingDraft | undefined };
  deleted?: Listing;
}

/** Which listing is being edited, and which draft of it is gone on with; which one is about to be deleted. */
export function useListingDialogs() {
  const { what, open, ...ends } = useOpenDialog<ListingOpening>();
  return {
    edited: what?.edited,
    deleted: what?.deleted,
    add: () => open({ edited: { id: undefined, resumed: undefined } }),
    edit: ({ id }: Listing) => open({ edited: { id, resumed: undefined } }),
    resume: (draft: ListingDraft) =>
      open({ edited: { id: draft.values.writer.id, resumed: draft } }),
    remove: (property: Listing) => open({ deleted: property }),
    ...ends,
    /** What a form has found out meanwhile, e.g. that its listing is gone, shows in the list. */
    closeForm() {
      ends.close();
      ends.reload();
    },
  };
}
