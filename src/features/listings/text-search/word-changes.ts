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
    const old = new Set(before && wordsOfListing(before));
    const current = new Set(after && wordsOfListing(after));
    for (const word of current) if (!old.has(word)) note(gained, word, id);
    for (const word of old) if (!current.has(word)) note(lost, word, id);
  }
  return { gained, lost };
}

function note(changed: Map<string, number[]>, word: string, id: number): void {
  const ids = changed.get(word);
  if (ids === undefined) changed.set(word, [id]);
  else ids.push(id);
}
