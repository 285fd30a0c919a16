import { LISTING_KINDS, type ListingKindId } from '#features/listings/listing-kind.ts';
import { bareName } from './spelling.ts';
import { KIND_WORDS } from './words/kind-words.ts';

/** What a file's word for a kind says: the kind, and the house, plot or land type that goes with it. */
export interface NamedKind {
  readonly propertyType: ListingKindId;
  /** The house, plot or land type, for files without a column for it; 0 for shops, which have none. */
  readonly subtype: number;
}

const KINDS = new Map(
  LISTING_KINDS.flatMap(({ id }) =>
    Object.entries(KIND_WORDS[id]).flatMap(([subtype, words]) =>
      words
        .split(',')
        .map((word): [string, NamedKind] => [
          bareName(word),
          { propertyType: id, subtype: Number(subtype) },
        ]),
    ),
  ),
);

/** The kind that a file's word means, or undefined. */
export function parseKind(text: string): NamedKind | undefined {
  return KINDS.get(bareName(text).replace(/forsale$/, ''));
}
