import { foldText } from '#language/fold-text.ts';
import type { Language } from '#language/language.ts';
import type { SearchTerm } from './search-term.ts';

export interface SuggestedPhrase {
  readonly of: SearchTerm['of'];
  /** What was typed, with its end completed. */
  readonly phrase: string;
  /** The name in the language of the page, where the phrase has another. */
  readonly note: string;
}

const MOST_SUGGESTIONS = 6;
/** `farm house plot`. */
const MOST_WORDS = 3;
const FEWEST_LETTERS = 2;

/** Completes the last words of a text to places and kinds, the best first. */
export function suggest(
  text: string,
  terms: readonly SearchTerm[],
  language: Language,
): SuggestedPhrase[] {
  const words = [...text.matchAll(/\S+/g)];
  const found = new Map<SearchTerm, { rank: number; phrase: string }>();
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1) {
    const start = words.at(-count)?.index ?? 0;
    const tail = foldText(text.slice(start)).replace(/\s+/g, ' ');
    if (tail.endsWith(' ') || tail.length < FEWEST_LETTERS) continue;
    for (const term of terms) {
      const rank = rankOf(term, tail);
      if (rank === undefined) continue;
      // More words say more.
      const phrase = text.slice(0, start) + nameFor(term, tail);
      found.set(term, { rank: rank - count * RANKS, phrase });
    }
  }
  return [...found]
    .filter(([, { phrase }]) => foldText(phrase) !== foldText(text))
    .toSorted(([, one], [, other]) => one.rank - other.rank)
    .slice(0, MOST_SUGGESTIONS)
    .map(([{ of, names }, { phrase }]) => {
      const note = names[language] ?? names.en;
      return { of, phrase, note: phrase.toLowerCase().endsWith(note.toLowerCase()) ? '' : note };
    });
}

const RANKS = 3;

/** 0 where a name begins so, 1 where a word of one does, 2 where another spelling does. */
function rankOf({ names, spellings }: SearchTerm, tail: string): number | undefined {
  const folded = namesIn(names).map(foldText);
  if (folded.some((name) => name.startsWith(tail))) return 0;
  if (folded.some((name) => name.includes(` ${tail}`))) return 1;
  return spellings.some((spelling) => spelling.startsWith(tail)) ? 2 : undefined;
}

export function namesIn({ en, pa, hi }: SearchTerm['names']): string[] {
  return [en, pa, hi].filter((name) => name !== undefined);
}

/** In the script that was typed. */
function nameFor({ of, names }: SearchTerm, tail: string): string {
  if (/\p{Script=Gurmukhi}/u.test(tail)) return names.pa ?? names.en;
  if (/\p{Script=Devanagari}/u.test(tail)) return names.hi ?? names.en;
  return of === 'kind' ? names.en.toLowerCase() : names.en;
}
