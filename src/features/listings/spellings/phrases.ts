import { foldText } from '#platform/language/fold-text.ts';

/** What phrases mean, by their folded words parted by one blank. */
export type Phrases<Meaning> = ReadonlyMap<string, Meaning>;

/** Spellings are separated by commas. */
export function phrases<Meaning>(
  entries: readonly (readonly [Meaning, string])[],
): Phrases<Meaning> {
  return new Map(
    entries.flatMap(([meaning, spellings]) =>
      spellingsOf(spellings).map((spelling): [string, Meaning] => [spelling, meaning]),
    ),
  );
}

export function spellingsOf(spellings: string): string[] {
  return spellings
    .split(',')
    .map((spelling) => foldText(spelling).replace(/\s+/g, ' ').trim())
    .filter((spelling) => spelling !== '');
}

/** By code, where each code has its spellings. */
export function codePhrases(
  spellings: Readonly<Record<number, string>>,
): (readonly [number, string])[] {
  return Object.entries(spellings).map(([code, spelling]) => [Number(code), spelling] as const);
}
