import {
  createRecordWriter,
  type RecordWriter,
  type WriterState,
} from '#back-office/save/record-writer.ts';
import { Listing } from '#features/listings/listing.ts';
import { ListingInput } from '#features/listings/listing-input.ts';
import { bodyOf, formOf } from './listing-body.ts';

/** Writes one listing, `begun` by an earlier page or not. */
export function createListingWriter(begun?: WriterState): RecordWriter<Listing> {
  return createRecordWriter(Listing, '/api/Property', { initial: begun, isStoredAs });
}

/** Whether a listing is what a body made of it. The rules bring both into one shape: links, blanks, what was left out. */
function isStoredAs(property: Listing, body: object): boolean {
  return asStored(bodyOf(formOf(property))) === asStored(body);
}

function asStored(body: object): string {
  const { countryId: _, stateId: __, ...input } = ListingInput.parse(body);
  return JSON.stringify(input);
}
