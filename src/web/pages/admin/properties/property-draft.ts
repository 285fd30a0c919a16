import { z } from 'zod';
import { type Draft, draftNames, findDraft, forgetDraft, keepDraft } from '#web/pages/admin/form/draft.ts';
import { FIELD_NAMES } from './property-fields.ts';

const PropertyForm = z.record(z.enum(FIELD_NAMES), z.string());

const Contents = z.object({
  form: PropertyForm,
  /** What the server had when the form was filled. */
  base: PropertyForm,
  writer: z.object({
    id: z.int().optional(),
    attempt: z.object({ key: z.string(), body: z.record(z.string(), z.unknown()) }).optional(),
  }),
});

export type PropertyDraft = Draft<z.infer<typeof Contents>>;

const NEW = 'new';
const nameOf = (id: number | undefined) => `property ${id ?? NEW}`;

/** What was typed and not saved for a listing, or for a new one. */
export function findPropertyDraft(id: number | undefined): PropertyDraft | undefined {
  return findDraft(Contents, nameOf(id));
}

export function keepPropertyDraft(id: number | undefined, contents: z.infer<typeof Contents>): void {
  keepDraft(nameOf(id), contents);
}

export function forgetPropertyDraft(id: number | undefined): void {
  forgetDraft(nameOf(id));
}

/** Every listing with a draft, newest first; an undefined id is a new one. */
export function propertyDrafts(): { id: number | undefined; draft: PropertyDraft }[] {
  const ids = draftNames('property ').map((name) => (name === NEW ? undefined : Number(name)));
  return ids
    .flatMap((id) => {
      const draft = findPropertyDraft(id);
      return draft === undefined ? [] : [{ id, draft }];
    })
    .toSorted((one, other) => other.draft.at.localeCompare(one.draft.at));
}
