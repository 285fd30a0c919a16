import {
  ENUMERATIONS,
  type EnumerationName,
} from '#features/listings/enumerations/enumerations.ts';
import { LISTING_KINDS, type ListingKindId } from '#features/listings/listing-kind.ts';
import { bareName } from './spelling.ts';
import { KIND_WORDS } from './spellings/kind-spellings.ts';
import { VALUE_SPELLINGS, VALUE_SUFFIX } from './spellings/value-spellings.ts';

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

const CODES = new Map<EnumerationName, Map<string, number>>();

export function parseEnumeratedValue(list: EnumerationName, text: string): number | undefined {
  const codes = CODES.get(list) ?? codesOf(list);
  CODES.set(list, codes);
  const word = bareName(text);
  return codes.get(word) ?? codes.get(word.replace(VALUE_SUFFIX, ''));
}

function codesOf(list: EnumerationName): Map<string, number> {
  const words: Partial<Record<EnumerationName, Readonly<Record<number, string>>>> = VALUE_SPELLINGS;
  return new Map(
    ENUMERATIONS[list].flatMap(({ id, name }) =>
      [String(id), name, ...(words[list]?.[id]?.split(',') ?? [])].map((word): [string, number] => [
        bareName(word),
        id,
      ]),
    ),
  );
}
