import { isDeepStrictEqual } from 'node:util';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';

export interface FieldChange {
  /** As the API's errors name it, e.g. `house.totalArea`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** They follow from `cityID`, `title` and the photos. */
const DERIVED = new Set([
  'slug',
  'city',
  'stateId',
  'countryId',
  'imageUrl',
  'imageCount',
  'propertyTypeText',
]);
const BLOCKS = new Set<string>(LISTING_KINDS.map(({ block }) => block));

/** What differs between a listing before and after, as the API shows it. */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const [old, current] = [flat(before), flat(after)];
  const fields = new Set([...old.keys(), ...current.keys()]);
  return [...fields]
    .map((field) => ({
      field,
      before: old.get(field) ?? null,
      after: current.get(field) ?? null,
    }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));
}

function flat(listing: object): Map<string, unknown> {
  const members = Object.entries(listing).filter(([name]) => !DERIVED.has(name));
  return new Map(
    members.flatMap(([name, value]): [string, unknown][] =>
      BLOCKS.has(name) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([own, ownValue]) => [`${name}.${own}`, ownValue])
        : [[name, value]],
    ),
  );
}
