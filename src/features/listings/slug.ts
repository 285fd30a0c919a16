import { MAX_ID } from '#platform/validation/max-id.ts';

/** In any script; vowel signs and accents are marks. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

const LAST_SEGMENT_IS_ID = /(?:^|-)([1-9]\d{0,9})$/;

export function listingSlug(title: string, id: number): string {
  const words = title.normalize('NFC').toLowerCase().match(WORDS) ?? ['property'];
  return `${words.join('-')}-${id}`;
}

export function idFromSlug(slug: string): number | undefined {
  const digits = LAST_SEGMENT_IS_ID.exec(slug)?.[1];
  const id = Number(digits);
  return digits !== undefined && id <= MAX_ID ? id : undefined;
}
