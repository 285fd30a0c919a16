import { foldText } from '#platform/language/fold-text.ts';
import {
  AND_A_HALF_WORDS,
  HUNDRED_WORDS,
  NUMBER_WORDS,
  QUARTER_WORDS,
  type SpokenQuarter,
} from './number-words.ts';
import { learnSpokenNumbers, type SpokenNumber, type WordAt } from './plain-numbers.ts';
import { withoutRoundingError } from './rounding.ts';

function spellingsOf(spellings: string): string[] {
  return spellings.split(',').map((spelling) => foldText(spelling).trim());
}

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(NUMBER_WORDS).flatMap(([spellings, value]) =>
    spellingsOf(spellings).map((spelling): [string, number] => [spelling, value]),
  ),
);
const QUARTERS: ReadonlyMap<string, SpokenQuarter> = new Map(
  QUARTER_WORDS.flatMap(([quarter, spellings]) =>
    spellingsOf(spellings).map((spelling): [string, SpokenQuarter] => [spelling, quarter]),
  ),
);
const HUNDREDS: ReadonlySet<string> = new Set(spellingsOf(HUNDRED_WORDS));
const AND_A_HALF = spellingsOf(AND_A_HALF_WORDS).map((spelling) => spelling.split(' '));

const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...NUMBERS.keys(), ...QUARTERS.keys(), ...HUNDREDS, ...spellingsOf(AND_A_HALF_WORDS)].map(
    (spelling) => spelling.split(' ', 1)[0] ?? '',
  ),
);

/**
 * `12`, `sadhe 7` (7.5), `dhai` (2.5), `do sau bees` (220), `one and a half` (1.5). Nothing where a
 * quarter stands before a number that cannot be said with it: `sadhe 5.5`.
 */
export function spokenNumberAt(wordAt: WordAt, start: number): SpokenNumber | undefined {
  if (QUARTERS.has(wordAt(start - 1)?.folded ?? '')) return undefined;
  const number = quarterAt(wordAt, start) ?? plainAt(wordAt, start);
  const half = number && AND_A_HALF.find((words) => areAt(words, wordAt, number.end));
  if (number !== undefined && half !== undefined)
    return { ...number, value: number.value + 0.5, end: number.end + half.length };
  const hundred = number?.end ?? start;
  if (!HUNDREDS.has(wordAt(hundred)?.folded ?? '')) return number;
  const rest = plainAt(wordAt, hundred + 1);
  const isPart = rest !== undefined && Number.isInteger(rest.value) && rest.value < 100;
  return {
    value: withoutRoundingError((number?.value ?? 1) * 100) + (isPart ? rest.value : 0),
    end: isPart ? rest.end : hundred + 1,
    isInDigits: number?.isInDigits ?? false,
  };
}

function quarterAt(wordAt: WordAt, start: number): SpokenNumber | undefined {
  const quarter = QUARTERS.get(wordAt(start)?.folded ?? '');
  if (quarter === undefined) return undefined;
  const next = quarter.plus === undefined ? undefined : plainAt(wordAt, start + 1);
  if (next !== undefined && quarter.plus !== undefined)
    return Number.isInteger(next.value) ? { ...next, value: next.value + quarter.plus } : undefined;
  return quarter.alone === undefined
    ? undefined
    : { value: quarter.alone, end: start + 1, isInDigits: false };
}

function plainAt(wordAt: WordAt, start: number): SpokenNumber | undefined {
  const word = wordAt(start);
  if (word === undefined) return undefined;
  if (word.number !== undefined) return { value: word.number, end: start + 1, isInDigits: true };
  const two = NUMBERS.get(`${word.folded} ${wordAt(start + 1)?.folded ?? ''}`);
  const value = two ?? NUMBERS.get(word.folded);
  return value === undefined
    ? undefined
    : { value, end: start + (two === undefined ? 1 : 2), isInDigits: false };
}

function areAt(words: readonly string[], wordAt: WordAt, start: number): boolean {
  return words.every((word, index) => wordAt(start + index)?.folded === word);
}

learnSpokenNumbers({ spokenNumberAt, isNumberWord: (folded) => FIRST_WORDS.has(folded) });
