import { onFirstUse } from '#platform/concurrency/on-first-use.ts';
import { foldText } from '#platform/language/fold-text.ts';

/** What phrases mean, by their folded words parted by one blank. */
export type Phrases<Meaning> = Pick<ReadonlyMap<string, Meaning>, 'get' | 'keys' | 'entries'>;

type Spelled<Meaning> = readonly (readonly [Meaning, string])[];

/**
 * Spellings are separated by commas. They are folded when a phrase is first asked for: a start reads
 * none of them.
 */
export function phrases<Meaning>(
  entries: Spelled<Meaning> | (() => Spelled<Meaning>),
): Phrases<Meaning> {
  return phrasesOf(() =>
    (typeof entries === 'function' ? entries() : entries).flatMap(([meaning, spellings]) =>
      spellingsOf(spellings).map((spelling) => [spelling, meaning] as const),
    ),
  );
}

/** As `phrases`, of folded spellings. */
export function phrasesOf<Meaning>(
  entries: () => Iterable<readonly [string, Meaning]>,
): Phrases<Meaning> {
  const meanings = onFirstUse(() => new Map(entries()));
  return {
    get: (phrase) => meanings().get(phrase),
    keys: () => meanings().keys(),
    entries: () => meanings().entries(),
  };
}

/** Folds them as one text: one by one would take thrice as long. */
export function spellingsOf(spellings: string): string[] {
  return foldText(spellings)
    .split(',')
    .map((spelling) => spelling.replace(/\s+/g, ' ').trim())
    .filter((spelling) => spelling !== '');
}

/** By code, where each code has its spellings. */
export function codePhrases(
  spellings: Readonly<Record<number, string>>,
): (readonly [number, string])[] {
  return Object.entries(spellings).map(([code, spelling]) => [Number(code), spelling] as const);
}
