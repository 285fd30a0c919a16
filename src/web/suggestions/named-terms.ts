import { foldText } from '#platform/language/fold-text.ts';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import type {
  DetailTerm,
  KindTerm,
  PlaceTerm,
  SearchTerm,
  SearchTerms,
  UnitTerm,
} from './search-term.ts';

export interface NamedTerms {
  readonly place: PlaceTerm | undefined;
  readonly kind: KindTerm | undefined;
  readonly measures: ReadonlySet<UnitTerm['measures']>;
  /** Whether what is named leaves listings of a kind. */
  allows(kind: number): boolean;
  /** What the last words of the text name. */
  readonly last: SearchTerm | undefined;
  /** In how many words. */
  readonly lastWords: number;
  /** Whether it is at most a place and a kind, and nothing besides. */
  readonly isPlain: boolean;
}

type Spellings = ReadonlyMap<string, SearchTerm | DetailTerm>;

const MOST_WORDS = 4;
const WORDS = /\p{N}[\p{N}.,]*|\p{L}[\p{L}\p{M}.'’-]*/gu;
const known = new WeakMap<SearchTerms, Spellings>();
const folded = new WeakMap<SearchTerm, readonly string[]>();

export function foldedNames(term: SearchTerm): readonly string[] {
  const names = folded.get(term) ?? namesIn(term.names).map(foldText);
  folded.set(term, names);
  return names;
}

export function namesIn(names: SearchTerm['names']): string[] {
  return LANGUAGE_CODES.map((language) => names[language]).filter((name) => name !== undefined);
}

/** What whole words of a text name. */
export function namedTerms(text: string, terms: SearchTerms): NamedTerms {
  const words = foldText(text).match(WORDS) ?? [];
  const found: SearchTerm[] = [];
  const limits: DetailTerm[] = [];
  let last: SearchTerm | undefined;
  let lastWords = 0;
  let others = 0;
  for (let start = 0; start < words.length; ) {
    const { term, end = start + 1 } = longestAt(words, start, spellingsOf(terms)) ?? {};
    last = term && 'of' in term ? term : undefined;
    if (last === undefined) others += 1;
    else found.push(last);
    if (term !== undefined && 'kinds' in term) limits.push(term);
    lastWords = end - start;
    start = end;
  }
  return {
    place: found.find((term) => term.of === 'place'),
    kind: found.find((term) => term.of === 'kind'),
    measures: new Set(limits.flatMap(({ measures = [] }) => measures)),
    allows: (kind) => limits.every(({ kinds }) => kinds.includes(kind)),
    last,
    lastWords,
    isPlain:
      others === 0 &&
      found.every(isCounted) &&
      new Set(found.map(({ of }) => of)).size === found.length,
  };
}

/** A sub-kind is not counted, nor a part of a place. */
function isCounted(term: SearchTerm): boolean {
  return term.of === 'place' || (term.of === 'kind' && !term.isSubkind);
}

function longestAt(words: readonly string[], start: number, spellings: Spellings) {
  for (let end = Math.min(start + MOST_WORDS, words.length); end > start; end -= 1) {
    const term = spellings.get(words.slice(start, end).join(' '));
    if (term !== undefined) return { term, end };
  }
  return undefined;
}

function spellingsOf(terms: SearchTerms): Spellings {
  const spellings =
    known.get(terms) ??
    new Map<string, SearchTerm | DetailTerm>([
      ...terms.details.flatMap((detail) =>
        detail.spellings.map((spelling) => [spelling, detail] as const),
      ),
      ...terms.terms.flatMap((term) =>
        [...foldedNames(term), ...term.spellings].map((spelling) => [spelling, term] as const),
      ),
    ]);
  known.set(terms, spellings);
  return spellings;
}
