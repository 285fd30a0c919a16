import type { OtherLanguage } from '#platform/language/language.ts';

interface Named {
  /** A language without a name of its own has none. */
  readonly names: { readonly en: string } & {
    readonly [Code in OtherLanguage]?: string | undefined;
  };
  /** Other spellings, folded. */
  readonly spellings: readonly string[];
}

export interface PlaceTerm extends Named {
  readonly of: 'place';
  /** How many listings it has, by kind. */
  readonly listings: Readonly<Record<number, number>>;
}

export interface KindTerm extends Named {
  readonly of: 'kind';
  /** Of the listings; a sub-kind is called by a name of its own. */
  readonly kind: number;
  readonly isSubkind: boolean;
}

export interface QuarterTerm extends Named {
  readonly of: 'quarter';
  /** The English name of its place. */
  readonly place: string;
  readonly kinds: readonly number[];
}

export interface UnitTerm extends Named {
  readonly of: 'unit';
  readonly measures: 'money' | 'area' | 'rooms';
  readonly kinds: readonly number[];
  /** Amounts from one to the other are usual. */
  readonly usual: readonly [from: number, to: number];
}

/** A place, a kind or another part of a phrase, as the box offers it. */
export type SearchTerm = PlaceTerm | KindTerm | QuarterTerm | UnitTerm;

/** A direction, a source of water, a rare unit: it is never offered, and leaves listings of some kinds. */
export interface DetailTerm {
  readonly measures?: UnitTerm['measures'];
  readonly kinds: readonly number[];
  readonly spellings: readonly string[];
}

export interface SearchTerms {
  /** The places with most listings first. */
  readonly terms: readonly SearchTerm[];
  readonly details: readonly DetailTerm[];
  /** Words that say something as they stand, although a term begins so: `कम` of `से कम`. */
  readonly closed: readonly string[];
}

/** Where the terms of all languages are. */
export const SEARCH_TERMS = '/search-terms.json';

/** Where it is said how many listings phrases find; each is a `q` of its query. */
export const PHRASE_COUNTS = '/phrase-counts.json';

export const MOST_PHRASES = 6;
