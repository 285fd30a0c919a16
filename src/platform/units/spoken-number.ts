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

/** Behind their last vowel many leave out the nasal: `ਬਾਰਾ` is `ਬਾਰਾਂ`. */
const LAST_NASAL = /[\u0a02\u0902]$/;
/** What one and the same Latin word is written with or without: `chaalees`, `chhattis`. */
const SPELLED_TWICE = /w|([a-z])\1|chh/;

function spellingsOf(spellings: string): string[] {
  return spellings.split(',').map((spelling) => foldText(spelling).trim());
}

/** Words with their meaning, by each of their spellings and by what is the same of all of them. */
function bySpelling<Meaning>(
  entries: readonly (readonly [string, Meaning])[],
): ReadonlyMap<string, Meaning> {
  const exact = entries.flatMap(([spellings, meaning]) =>
    spellingsOf(spellings).map((spelling) => [spelling, meaning] as const),
  );
  const loose = exact.flatMap(
    ([spelling, meaning]) =>
      [
        [spelling.replace(LAST_NASAL, ''), meaning],
        [sameOfAll(spelling), meaning],
      ] as const,
  );
  // What is written exactly so counts before what is only alike.
  return new Map([...loose, ...exact]);
}

/** `chalis` of `chaalees` and `chalees`, `sava` of `sawaa`. */
function sameOfAll(word: string): string {
  return word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('chh', 'ch')
    .replaceAll('w', 'v')
    .replace(/([a-z])\1/g, '$1');
}

function meaningOf<Meaning>(words: ReadonlyMap<string, Meaning>, folded: string) {
  return (
    words.get(folded) ?? (SPELLED_TWICE.test(folded) ? words.get(sameOfAll(folded)) : undefined)
  );
}

/** `twenty five` and `twenty-five`. */
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ENGLISH_ONES = 'one two three four five six seven eight nine'.split(' ');
const ENGLISH = ENGLISH_TENS.flatMap((tens, ten) =>
  ENGLISH_ONES.flatMap((ones, one): [string, number][] => {
    const value = (ten + 2) * 10 + one + 1;
    return [
      [`${tens} ${ones}`, value],
      [`${tens} - ${ones}`, value],
    ];
  }),
);

const NUMBERS = bySpelling([...Object.entries(NUMBER_WORDS), ...ENGLISH]);
const QUARTERS = bySpelling(
  QUARTER_WORDS.map(([quarter, spellings]): [string, SpokenQuarter] => [spellings, quarter]),
);
const HUNDREDS: ReadonlySet<string> = new Set(spellingsOf(HUNDRED_WORDS));
const AND_A_HALF = spellingsOf(AND_A_HALF_WORDS).map((spelling) => spelling.split(' '));

const FIRST_WORDS: ReadonlyMap<string, true> = new Map(
  [...NUMBERS.keys(), ...QUARTERS.keys(), ...HUNDREDS, ...spellingsOf(AND_A_HALF_WORDS)].map(
    (spelling) => [spelling.split(' ', 1)[0] ?? '', true],
  ),
);

/**
 * `12`, `sadhe 7` (7.5), `dhai` (2.5), `do sau bees` (220), `one and a half` (1.5). Nothing where a
 * quarter stands before a number that cannot be said with it: `sadhe 5.5`.
 */
export function spokenNumberAt(wordAt: WordAt, start: number): SpokenNumber | undefined {
  if (meaningOf(QUARTERS, wordAt(start - 1)?.folded ?? '') !== undefined) return undefined;
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
  const quarter = meaningOf(QUARTERS, wordAt(start)?.folded ?? '');
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
  for (const end of [start + 3, start + 2]) {
    const value = ENGLISH_TENS.includes(word.folded) ? compoundAt(wordAt, start, end) : undefined;
    if (value !== undefined) return { value, end, isInDigits: false };
  }
  const value = meaningOf(NUMBERS, word.folded);
  return value === undefined ? undefined : { value, end: start + 1, isInDigits: false };
}

function compoundAt(wordAt: WordAt, start: number, end: number): number | undefined {
  const words = Array.from({ length: end - start }, (_, index) => wordAt(start + index)?.folded);
  return NUMBERS.get(words.join(' '));
}

function areAt(words: readonly string[], wordAt: WordAt, start: number): boolean {
  return words.every((word, index) => wordAt(start + index)?.folded === word);
}

learnSpokenNumbers({
  spokenNumberAt,
  isNumberWord: (folded) => meaningOf(FIRST_WORDS, folded) !== undefined,
});
