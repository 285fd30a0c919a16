import { useOpening } from '#back-office/dialogs/use-opening.ts';
import type { Property } from '#features/listings/listing.ts';
import type { PropertyDraft } from './listing-draft.ts';

interface PropertyOpening {
  edited?: { id: number | undefined; resumed: PropertyDraft | undefined };
  deleted?: Property;
}

/** Which listing is being edited, and which draft of it is gone on with; which one is about to be deleted. */
export function usePropertyDialogs() {
  const { what, open, ...ends } = useOpening<PropertyOpening>();
  return {
    edited: what?.edited,
    deleted: what?.deleted,
    add: () => open({ edited: { id: undefined, resumed: undefined } }),
    edit: ({ id }: Property) => open({ edited: { id, resumed: undefined } }),
    resume: (draft: PropertyDraft) =>
      open({ edited: { id: draft.values.writer.id, resumed: draft } }),
    remove: (property: Property) => open({ deleted: property }),
    ...ends,
    /** What a form has found out meanwhile, e.g. that its listing is gone, shows in the list. */
    closeForm() {
      ends.close();
      ends.reload();
    },
  };
}
