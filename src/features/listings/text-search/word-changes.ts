import { type ListingTexts, wordsOfListing } from './listing-words.ts';

/** Which listings gain and lose each word. */
export interface WordChanges {
  readonly gained: ReadonlyMap<string, readonly number[]>;
  readonly lost: ReadonlyMap<string, readonly number[]>;
}

/** Each text is undefined where the listing is added or removed. */
export interface ListingChange {
  readonly id: number;
  readonly before?: ListingTexts | undefined;
  readonly after?: ListingTexts | undefined;
}

export function wordChanges(changes: readonly ListingChange[]): WordChanges {
  const gained = new Map<string, number[]>();
  const lost = new Map<string, number[]>();
  for (const { id, before, after } of changes) {
    const old = before === undefined ? [] : wordsOfListing(before);
    const current = after === undefined ? [] : wordsOfListing(after);
    for (const word of without(current, old)) note(gained, word, id);
    for (const word of without(old, current)) note(lost, word, id);
  }
  return { gained, lost };
}

function note(changed: Map<string, number[]>, word: string, id: number): void {
  const ids = changed.get(word);
  if (ids === undefined) changed.set(word, [id]);
  else ids.push(id);
}

function without(words: readonly string[], others: readonly string[]): readonly string[] {
  if (others.length === 0) return words;
  const left = new Set(others);
  return words.filter((word) => !left.has(word));
}
