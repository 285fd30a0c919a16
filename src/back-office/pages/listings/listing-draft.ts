import { z } from 'zod';
import {
  createRecordDrafts,
  type DraftContents,
  type RecordDraft,
} from '#back-office/save/record-drafts.ts';
import { LISTING_DRAFTS } from './draft-prefix.ts';
import { FIELD_NAMES, type FormFieldName } from './form-fields.ts';
import { EMPTY_FORM } from './listing-body.ts';

export type ListingDraft = RecordDraft<FormFieldName>;

export const listingDrafts = createRecordDrafts<FormFieldName>(
  LISTING_DRAFTS,
  // Drafts from before a field was added lack it.
  z
    .partialRecord(z.enum(FIELD_NAMES), z.string())
    .transform((kept) => ({ ...EMPTY_FORM, ...kept })),
);

/** Whether closing the form would lose something: a text, not a chosen kind alone. */
export function isWorthKeeping({
  form,
  base,
}: Pick<DraftContents<FormFieldName>, 'form' | 'base'>): boolean {
  return FIELD_NAMES.some((name) => name !== 'propertyType' && form[name] !== base[name]);
}
