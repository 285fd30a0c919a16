import { MAX_ID } from '#validation/max-id.ts';

/** Words of letters and digits in any script; vowel signs and accents are marks that belong to the letter before them. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

const LAST_SEGMENT_IS_ID = /(?:^|-)([1-9]\d{0,9})$/;

/** The title in lower case, dash-separated, ending in the id; `property-{id}` for a title without letters and digits. */
export function listingSlug(title: string, id: number): string {
  const words = title.normalize('NFC').toLowerCase().match(WORDS) ?? ['property'];
  return `${words.join('-')}-${id}`;
}

/** The id at the end of a slug, whatever stands before it; undefined when there is none. */
export function idFromSlug(slug: string): number | undefined {
  const digits = LAST_SEGMENT_IS_ID.exec(slug)?.[1];
  const id = Number(digits);
  return digits !== undefined && id <= MAX_ID ? id : undefined;
}
