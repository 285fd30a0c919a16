import type { FormOfRecord } from '#back-office/save/record-saver.ts';
import {
  createRecordWriter,
  type RecordWriter,
  type WriterState,
} from '#back-office/save/record-writer.ts';
import { ListingWithImages } from '#features/listings/listing.ts';
import { ListingInput } from '#features/listings/listing-input.ts';
import { FIELD_NAMES, type FormFieldName, formFieldSpec } from './form-fields.ts';
import { numberIn, typedArea } from './form-measures.ts';
import { bodyOf, formOf } from './listing-body.ts';
import { videoIn } from './pasted-video.ts';

export const LISTING_FORM: FormOfRecord<FormFieldName, ListingWithImages> = {
  entity: 'Property',
  names: FIELD_NAMES,
  bodyOf,
  formOf,
  // A place is one value in three fields.
  leaderOf: (name) => (name === 'countryId' || name === 'stateId' ? 'cityID' : name),
  isSame,
};

export function createListingWriter(initial?: WriterState): RecordWriter<ListingWithImages> {
  return createRecordWriter(ListingWithImages, '/api/Property', { initial, isStoredAs });
}

/** A link has many forms, and texts and numbers may be typed with blanks. */
function isSame(name: FormFieldName, one: string, other: string): boolean {
  if (one.trim() === other.trim()) return true;
  const { kind, unit } = formFieldSpec(name);
  if (kind === 'video') return videoIn(one) !== '' && videoIn(one) === videoIn(other);
  if (kind === 'area')
    return JSON.stringify(typedArea(one, '')) === JSON.stringify(typedArea(other, ''));
  return (
    kind === 'number' && one !== '' && other !== '' && numberIn(one, unit) === numberIn(other, unit)
  );
}

/** Compares after validation, which brings links, blanks and empty fields into one shape. */
function isStoredAs(listing: ListingWithImages, body: object): boolean {
  return asStored(bodyOf(formOf(listing))) === asStored(body);
}

function asStored(body: object): string {
  const { countryId: _, stateId: __, ...input } = ListingInput.parse(body);
  return JSON.stringify(input);
}
