import { withoutMarks } from '#platform/validation/marks-of-messages.ts';
import { MAX_ID } from '#platform/validation/max-id.ts';

const ID = /^[1-9]\d{0,9}$/;

/** The listings that `ids=12,9,44` names, in its order and each once; what is no id is left out. */
export function listingIdsIn(query: URLSearchParams): number[] {
  const ids = query
    .getAll('ids')
    .flatMap((text) => text.split(','))
    .map((text) => withoutMarks(text).trim())
    .filter((text) => ID.test(text))
    .map(Number);
  return [...new Set(ids)].filter(isListingId);
}

export function isListingId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;
}

/** Of the English page. */
export function addressWithIds(path: '/saved' | '/compare', ids: readonly number[]): string {
  return `${path}?ids=${ids.join(',')}`;
}
