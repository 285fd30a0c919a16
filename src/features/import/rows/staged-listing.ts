import type { ListingInput } from '#features/listings/listing-input.ts';

export interface Place {
  readonly country: string;
  readonly state: string;
  readonly city: string;
}

export interface StagedListing {
  readonly key: string;
  readonly place: Place;
  readonly posted: string | null;
  /** Files beside the file of listings. */
  readonly images: readonly string[];
  /** `cityID` is a placeholder. */
  readonly input: ListingInput;
}
