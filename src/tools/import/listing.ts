import type { ListingInput } from '#features/listings/listing-input.ts';

/** Where a listing lies, in the file's words or the words given for the whole file. */
export interface Place {
  readonly country: string;
  readonly state: string;
  readonly city: string;
}

/** A row of a file as the product sees it, ready to be stored once its place has an id. */
export interface Listing {
  /** What makes the row the same the next time it comes: its own id, or else its content. */
  readonly key: string;
  readonly place: Place;
  /** Null when the file does not say when it was posted. */
  readonly posted: string | null;
  /** `cityID` is still to be replaced by that of the place. */
  readonly input: ListingInput;
}
