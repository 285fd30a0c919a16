import type { OtherLanguage } from '#language/language.ts';

/** A place or a kind, as the box offers it. */
export interface SearchTerm {
  readonly of: 'place' | 'kind';
  /** A language without a name of its own has none. */
  readonly names: { readonly en: string } & {
    readonly [Code in OtherLanguage]?: string | undefined;
  };
  /** Other spellings, folded. */
  readonly spellings: readonly string[];
}

/** Where the terms of all languages are. */
export const SEARCH_TERMS = '/search-terms.json';
