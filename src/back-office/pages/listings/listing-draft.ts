import { z } from 'zod';
import {
  type Draft,
  draftNames,
  findDraft,
  keepDraft,
  removeDraft,
} from '#back-office/save/draft-store.ts';
import { FIELD_NAMES, type ListingForm } from './form-fields.ts';

const Fields = z.record(z.enum(FIELD_NAMES), z.string());

const Contents = z.object({
  form: Fields,
  /** What the server had when the form was filled. */
  base: Fields,
  /** The name of the file that was chosen and not sent; a browser cannot keep the file itself. */
  picture: z.string().optional(),
  /** Its id is that of the listing once it is stored. */
  writer: z.object({
    id: z.int().optional(),
    attempt: z
      .object({ key: z.string(), body: z.record(z.string(), z.unknown()).optional() })
      .optional(),
  }),
});
type Contents = z.infer<typeof Contents>;

/** What was typed into one form and not saved. Every form that is opened has a draft of its own, so that none replaces another. */
export interface ListingDraft extends Draft<Contents> {
  readonly key: string;
}

const START = 'property ';

/** The key of a form that is opened now. */
export function newDraftKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

export function keepListingDraft(key: string, contents: Contents): void {
  keepDraft(START + key, contents);
}

export function forgetListingDraft(key: string): void {
  removeDraft(START + key);
}

/** Every draft, newest first. Those that are too old are removed. */
export function listingDrafts(now = new Date()): ListingDraft[] {
  const drafts: ListingDraft[] = [];
  for (const key of draftNames(START)) {
    const draft = findDraft(Contents, START + key, now);
    if (draft === undefined) forgetListingDraft(key);
    else drafts.push({ key, ...draft });
  }
  return drafts.toSorted((one, other) => other.at.localeCompare(one.at));
}

/** Whether something would be lost with a form: typed, or a picture chosen. A chosen type alone is quickly chosen again. */
export function isWorthKeeping({
  form,
  base,
  picture,
}: Pick<Contents, 'form' | 'base' | 'picture'>): boolean {
  return picture !== undefined || isChanged(form, base);
}

/** Whether fields differ from what the server has, the type aside. */
export function isChanged(form: ListingForm, base: ListingForm): boolean {
  return FIELD_NAMES.some((name) => name !== 'propertyType' && form[name] !== base[name]);
}
