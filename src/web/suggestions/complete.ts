import { countSlips } from '#features/listings/text-search/count-slips.ts';
import { foldText } from '#platform/language/fold-text.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { SCRIPTS } from '#platform/language/script-language.ts';
import { foldedNames, type NamedTerms, namedTerms } from './named-terms.ts';
import type { SearchTerm, SearchTerms, UnitTerm } from './search-term.ts';

/** A text up to the caret, and what stands behind it. */
export interface Typed {
  readonly text: string;
  readonly rest: string;
}

export interface Offer {
  readonly term: SearchTerm;
  readonly phrase: string;
  readonly rank: number;
  /** How many of the typed ones it completes: more say more. */
  readonly words: number;
}

/** `farm house plot`. */
const MOST_WORDS = 3;
const FEWEST_LETTERS_WITH_SLIP = 4;
/** A number with the letters behind it, at the end of a text. */
const AMOUNT = /([^\s\p{N}₹]?)(\p{N}[\p{N}.,]*)\s*([\p{L}\p{M}]*)$/u;
const LONGEST_SHORT_UNIT = 2;
const ONE_WORD = /^\p{L}[\p{L}\p{M}]*$/u;

export interface Way {
  named(head: string): NamedTerms;
  rank(term: SearchTerm, tail: string): number | undefined;
}

/** Of the last words of a text, to terms that agree with those before. */
export function completions(text: string, known: SearchTerms, { named, rank }: Way): Offer[] {
  const said = namedTerms(text, known);
  const terms = known.terms.filter((term) => term.of !== 'unit' && extendsLast(said, term));
  const found = new Map<SearchTerm, Offer>();
  for (const { start, count } of tailsOf(text, said, known)) {
    const tail = foldText(text.slice(start)).replace(/\s+/g, ' ');
    const head = named(text.slice(0, start));
    for (const term of terms) {
      const ranked = agrees(term, head) ? rank(term, tail) : undefined;
      if (ranked === undefined) continue;
      const phrase = text.slice(0, start) + nameFor(term, text.slice(start), head);
      found.set(term, { term, phrase, rank: ranked, words: count });
    }
  }
  const offers = [...found.values()].toSorted((one, other) => one.rank - other.rank);
  const most = Math.max(...offers.map(({ words }) => words));
  return withoutRoads(offers.filter(({ words }) => words === most));
}

/** `Nakodar Road` only when more was typed than begins the town. */
function withoutRoads(offers: readonly Offer[]): Offer[] {
  const towns = offers.filter(({ term }) => term.of === 'place');
  return offers.filter(
    ({ term, phrase }) =>
      term.of !== 'quarter' || !towns.some((town) => phrase.startsWith(`${town.phrase} `)),
  );
}

/** Where the last words begin that may be completed: not within what they say already. */
function tailsOf(text: string, { last, lastWords }: NamedTerms, { closed }: SearchTerms) {
  const words = [...text.matchAll(/\S+/g)].slice(-MOST_WORDS);
  if (/\s$/.test(text)) return [];
  return words
    .map(({ index }, at) => ({ start: index, count: words.length - at }))
    .toReversed()
    .filter(({ start, count }) => {
      const tail = foldText(text.slice(start));
      const isSaid = last !== undefined && count < lastWords;
      return !isSaid && (start === 0 ? tail.length > 1 : !closed.includes(tail));
    });
}

/** `hous` is a house already, and no `farm house plot`; `nakodar` is no `Nakodar Road`. */
function extendsLast({ last }: NamedTerms, term: SearchTerm): boolean {
  if (last?.of === 'kind') return term.of === 'kind' && term.kind === last.kind;
  return last?.of !== 'place' || term.of === 'place';
}

/** Of two places none is searched, no listing has two kinds, and not every kind has all. */
export function agrees(term: SearchTerm, { place, kind, measures, allows }: NamedTerms): boolean {
  switch (term.of) {
    case 'place':
      return place === undefined;
    case 'quarter':
      if (kind !== undefined && !term.kinds.includes(kind.kind)) return false;
      return place === undefined || place.names.en === term.place;
    case 'kind':
      if (!allows(term.kind)) return false;
      return kind === undefined || (term.isSubkind && kind.kind === term.kind);
    case 'unit':
      return !measures.has(term.measures) && (kind === undefined || term.kinds.includes(kind.kind));
  }
}

/** 0 where a name begins so, 1 where a word of one does, 2 where another spelling does. */
export function rankOf(term: SearchTerm, tail: string): number | undefined {
  const names = foldedNames(term);
  if (names.some((name) => name.startsWith(tail))) return 0;
  if (tail.length === 1) return undefined;
  if (names.some((name) => name.includes(` ${tail}`))) return 1;
  return term.spellings.some((spelling) => spelling.startsWith(tail)) ? 2 : undefined;
}

export function rankWithSlip(term: SearchTerm, tail: string): number | undefined {
  if (tail.length < FEWEST_LETTERS_WITH_SLIP || !ONE_WORD.test(tail)) return undefined;
  const lengths = [-1, 0, 1].map((more) => tail.length + more);
  const isNear = foldedNames(term)
    .filter((name) => name[0] === tail[0])
    .some((name) => lengths.some((length) => countSlips(tail, name.slice(0, length), 1) === 1));
  return isNear ? 3 : undefined;
}

/** Of `45 l`, `12` with units that are usual for the number; undefined where no unit is begun. */
export function withUnits({ text, rest }: Typed, known: SearchTerms): Offer[] | undefined {
  const [, before = '', digits = '', letters = ''] = AMOUNT.exec(text) ?? [];
  if (digits === '') return undefined;
  // `2 kanal-3` is one amount.
  if (before !== '') return [];
  const head = text.slice(0, text.length - letters.length).trimEnd();
  const { last, measures } = namedTerms(letters, known);
  const isWhole = measures.size > 0;
  const units = known.terms
    .filter((term) => term.of === 'unit')
    .flatMap((term) => {
      const rank = isWhole
        ? term === last
          ? 0
          : undefined
        : unitRank(term, amountOf(digits), foldText(letters));
      const phrase = `${head} ${nameFor(term, text)}`;
      return rank === undefined ? [] : [{ term, rank, phrase, words: 1 }];
    });
  if (units.length === 0 || (isWhole && letters.length > LONGEST_SHORT_UNIT)) return undefined;
  const named = namedTerms(head + rest, known);
  return units
    .filter(({ term }) => agrees(term, named))
    .toSorted((one, other) => one.rank - other.rank);
}

function amountOf(digits: string): number {
  return Number(foldText(digits).replaceAll(',', ''));
}

function unitRank(unit: UnitTerm, amount: number, typed: string): number | undefined {
  const [from, to] = unit.usual;
  const wide = typed === '' ? 1 : 2;
  if (!(amount >= from / wide && amount <= to * wide)) return undefined;
  if (foldedNames(unit).some((name) => name.startsWith(typed))) return 0;
  const isSpelt = unit.spellings.some((spelling) => spelling.startsWith(typed));
  return isSpelt && typed.length > 1 ? 1 : undefined;
}

/** In the script that was typed; of a quarter with its place, where that was not said. */
export function nameFor(term: SearchTerm, typed: string, named?: NamedTerms): string {
  const { of, names } = term;
  const name = inScript(names, typed);
  if (of === 'quarter' && named?.place === undefined) return `${name} ${term.place}`;
  return of === 'kind' && name === names.en ? name.toLowerCase() : name;
}

function inScript(names: SearchTerm['names'], text: string): string {
  const typed = text.match(/\p{L}[\p{L}\p{M}]*/gu)?.at(-1) ?? '';
  const language = OTHER_LANGUAGES.find((code) => SCRIPTS[code].test(typed));
  return (language && names[language]) ?? names.en;
}
