import { LISTING_KINDS, type ListingKindId } from '#features/listings/listing-kind.ts';
import { bareName } from './spelling.ts';
import { KIND_WORDS } from './words/kind-words.ts';

export interface NamedKind {
  readonly propertyType: ListingKindId;
  /** The house, plot or land type, for files without a column for it; 0 for shops. */
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

export function parseKind(text: string): NamedKind | undefined {
  return KINDS.get(bareName(text).replace(/forsale$/, ''));
}
