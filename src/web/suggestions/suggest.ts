import { foldText } from '#platform/language/fold-text.ts';
import type { Language } from '#platform/language/language.ts';
import {
  agrees,
  completions,
  nameFor,
  type Offer,
  rankOf,
  rankWithSlip,
  type Typed,
  type Way,
  withUnits,
} from './complete.ts';
import { type NamedTerms, namedTerms } from './named-terms.ts';
import type { PlaceTerm, SearchTerm, SearchTerms } from './search-term.ts';

export interface SuggestedPhrase {
  readonly of: SearchTerm['of'];
  readonly phrase: string;
  /** The name in the language of the page, where the phrase has another. */
  readonly note: string;
  /** How many listings it finds, where places and kinds tell. */
  readonly count?: number;
}

const MOST_SUGGESTIONS = 6;
const MOST_PLACES_ON = 4;

/** Completes the end of a text, or continues one that is complete; `rest` stands behind it. */
export function suggest(
  { text, rest }: Typed,
  known: SearchTerms,
  language: Language,
): SuggestedPhrase[] {
  const named = (head: string) => namedTerms(head + rest, known);
  const { last } = named(text);
  const isNew = ({ phrase }: Offer) => foldText(phrase) !== foldText(text);
  const units = withUnits({ text, rest }, known);
  const complete = (rank: Way['rank']) =>
    units === undefined ? completions(text, known, { named, rank }).filter(isNew) : [];
  const exact = complete(rankOf);
  const offers = [
    ...(units ?? []).filter(isNew),
    // The usual name of what another spelling says goes before what may follow it.
    ...exact.filter(({ term }) => term === last),
    ...(rest === '' && units === undefined ? continuations(text, known.terms, named(text)) : []),
    ...exact.filter(({ term }) => term !== last),
  ];
  // What is understood is spelt as it is meant: `80 lakh` is no part of Ladhewali.
  return (offers.length > 0 || last !== undefined ? offers : complete(rankWithSlip))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ term, phrase }) => described(term, phrase + rest, known, language));
}

/** The places with most listings, where nothing was typed yet. */
export function firstPlaces(
  known: SearchTerms,
  language: Language,
  most: number,
): SuggestedPhrase[] {
  return known.terms
    .filter((term) => term.of === 'place')
    .filter((place) => countIn(place) > 0)
    .slice(0, most)
    .map((place) => described(place, place.names[language] ?? place.names.en, known, language));
}

function described(
  term: SearchTerm,
  phrase: string,
  known: SearchTerms,
  language: Language,
): SuggestedPhrase {
  const { of, names } = term;
  const note = names[language] ?? names.en;
  const isSaid = phrase.toLowerCase().includes(note.toLowerCase());
  const count = countOf(phrase, known);
  return { of, phrase, note: isSaid ? '' : note, ...(count !== undefined && { count }) };
}

/** Undefined where a phrase says more than a place and a kind, or may mean two places. */
function countOf(phrase: string, known: SearchTerms): number | undefined {
  const { place, kind, isPlain } = namedTerms(phrase, known);
  if (!isPlain) return undefined;
  const places = known.terms
    .filter((term) => term.of === 'place')
    .filter(({ names }) => place === undefined || names.en === place.names.en);
  if (place !== undefined && places.length > 1) return undefined;
  return places.reduce((sum, one) => sum + countIn(one, kind?.kind), 0);
}

/** Of a text that ends with a place, a kind or an amount: with what it lacks of place and kind. */
function continuations(text: string, terms: readonly SearchTerm[], named: NamedTerms): Offer[] {
  if (named.last === undefined) return [];
  const { place, kind } = named;
  const count = (term: PlaceTerm) => countIn(term, kind?.kind);
  const { of, names } = named.last;
  const towns = terms.flatMap((term) =>
    of === 'quarter' && term.of === 'quarter' && term.names.en === names.en ? [term.place] : [],
  );
  const places = terms
    .filter((term) => term.of === 'place')
    .filter((term) => count(term) > 0 && (towns.length === 0 || towns.includes(term.names.en)))
    .toSorted((one, other) => count(other) - count(one));
  const kinds = terms
    .filter((term) => term.of === 'kind')
    .filter((term) => !term.isSubkind && agrees(term, named))
    .filter((term) => (place ? [place] : places).some((in_) => countIn(in_, term.kind) > 0));
  return [...kinds, ...(place === undefined ? places.slice(0, MOST_PLACES_ON) : [])].map(
    (term) => ({ term, phrase: `${text.trimEnd()} ${nameFor(term, text)}`, rank: 0, words: 0 }),
  );
}

function countIn({ listings }: PlaceTerm, kind?: number): number {
  if (kind !== undefined) return listings[kind] ?? 0;
  return Object.values(listings).reduce((sum, count) => sum + count, 0);
}
