import type { FILTERS, FilteredName } from '#features/listings/fields.ts';

type NameOf<Filter> = {
  [Name in FilteredName]: (typeof FILTERS)[Name] extends Filter ? Name : never;
}[FilteredName];

/** The fields that a filter compares with one code. */
export type ChoiceName = NameOf<{ is: string }>;
export type CountName = NameOf<{ atLeast: string }>;
export type RangeName = NameOf<{ from: string }> | 'price';

/** Of a filter that a value must reach. */
interface CountWords {
  readonly label: string;
  /** What messages call the value. */
  readonly value: string;
  readonly outside: string;
}

/** Of a filter with two bounds. */
interface RangeWords {
  readonly label: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly placeholders: readonly [minimum: string, maximum: string];
  readonly belowZero: string;
  readonly belowMinimum: string;
}

/** Has words for every filter. Messages are whole, since their forms depend on the noun. */
export interface FilterWords {
  readonly choices: Readonly<Record<ChoiceName, string>>;
  readonly counts: Readonly<Record<CountName, CountWords>>;
  readonly ranges: Readonly<Record<RangeName, RangeWords>>;
  readonly notNumber: string;
  readonly notAmount: string;
  readonly notArea: string;
}
