import type { FILTERS, FilteredName } from '#features/listings/fields.ts';
import type { KindName } from '#features/listings/listing-kind.ts';
import type { Message } from '#platform/language/messages.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import type { EnumerationMessages, KindMessages } from './label-messages.ts';

type ByKind = Readonly<Record<KindName | 'all', string>>;

/** What a list of search results is called, whole for each kind. */
export interface SearchMessages {
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
interface CountMessages {
  readonly label: string;
  /** What messages call the value. */
  readonly value: string;
  readonly outside: string;
}

/** Names a filter with two bounds. */
interface RangeMessages {
  readonly label: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly placeholders: readonly [minimum: string, maximum: string];
  readonly belowZero: string;
  readonly belowMinimum: string;
}

/** Names a filter for what a listing has or not. */
interface FlagMessages {
  readonly label: string;
  /** What a search for it asks for, as a choice and within a sentence. */
  readonly has: string;
  readonly said: string;
}

/** Has messages for every filter. Messages are whole, since their forms depend on the noun. */
export interface FilterMessages {
  readonly choices: Readonly<Record<ChoiceName, string>>;
  readonly counts: Readonly<Record<CountName, CountMessages>>;
  readonly ranges: Readonly<Record<RangeName, RangeMessages>>;
  readonly flags: Readonly<Record<FlagName, FlagMessages>>;
  readonly notNumber: string;
  readonly notAmount: string;
  readonly notArea: string;
}

/** Why something was not understood. */
export type Remark = 'rent' | 'lease' | 'severalPlaces';

/** What a sentence of what was understood is made of. */
export interface SentenceMessages {
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
  readonly flags: FilterMessages['flags'];
  readonly units: UnitMessages;
  readonly kinds: KindMessages;
  readonly enumerations: EnumerationMessages;
}
