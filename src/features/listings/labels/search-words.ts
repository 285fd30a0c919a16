import type { FILTERS, FilteredName } from '#features/listings/fields.ts';
import type { KindName } from '#features/listings/listing-kind.ts';
import type { Message } from '#platform/language/words.ts';
import type { UnitWords } from '#platform/units/words/english-units.ts';
import type { EnumerationWords, KindWords } from './label-words.ts';

type ByKind = Readonly<Record<KindName | 'all', string>>;

/** What a list of search results is called, whole for each kind. */
export interface SearchWords {
  readonly everywhere: string;
  readonly headings: ByKind;
  readonly headingsEverywhere: ByKind;
  readonly subjects: ByKind;
  readonly keywords: ByKind;
}

type NameOf<Filter> = {
  [Name in FilteredName]: (typeof FILTERS)[Name] extends Filter ? Name : never;
}[FilteredName];

/** The fields that a filter compares with one code. */
export type ChoiceName = NameOf<{ is: string }>;
export type CountName = NameOf<{ atLeast: string }>;
export type RangeName = NameOf<{ from: string }> | 'price';
/** The fields that a filter asks to be there. */
export type FlagName = NameOf<{ yes: string }>;

/** Names a filter that a value must reach. */
interface CountWords {
  readonly label: string;
  /** What messages call the value. */
  readonly value: string;
  readonly outside: string;
}

/** Names a filter with two bounds. */
interface RangeWords {
  readonly label: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly placeholders: readonly [minimum: string, maximum: string];
  readonly belowZero: string;
  readonly belowMinimum: string;
}

/** Names a filter for what a listing has or not. */
interface FlagWords {
  readonly label: string;
  /** What a search for it asks for, as a choice and within a sentence. */
  readonly has: string;
  readonly said: string;
}

/** Has words for every filter. Messages are whole, since their forms depend on the noun. */
export interface FilterWords {
  readonly choices: Readonly<Record<ChoiceName, string>>;
  readonly counts: Readonly<Record<CountName, CountWords>>;
  readonly ranges: Readonly<Record<RangeName, RangeWords>>;
  readonly flags: Readonly<Record<FlagName, FlagWords>>;
  readonly notNumber: string;
  readonly notAmount: string;
  readonly notArea: string;
}

/** Why something was not understood. */
export type Remark = 'rent' | 'severalPlaces';

/** What a sentence of what was understood is made of. */
export interface SentenceWords {
  readonly whole: Message<'said'>;
  readonly understood: Message<'parts'>;
  readonly searched: Message<'text'>;
  readonly alsoSearched: Message<'text'>;
  readonly notSearched: Message<'parts'>;
  readonly nothing: string;
  readonly rooms: Message<'count'>;
  readonly looksTo: Message<'direction'>;
  readonly range: Message<'from' | 'to'>;
  readonly from: Message<'amount'>;
  readonly upTo: Message<'amount'>;
  readonly cheapest: string;
  readonly dearest: string;
  readonly remarks: Readonly<Record<Remark, string>>;
  readonly flags: FilterWords['flags'];
  readonly units: UnitWords;
  readonly kinds: KindWords;
  readonly enumerations: EnumerationWords;
}
