import type { Property } from '#features/properties/property.ts';
import type { Answer } from '#web/pages/admin/api/call-api.ts';
import { lastEditor } from '#web/pages/admin/api/last-editor.ts';
import type { RecordWriter } from '#web/pages/admin/api/record-writer.ts';
import type { Refusal } from '#web/pages/admin/api/refusal.ts';
import { type Merge, mergeEdits } from './merge-edits.ts';
import { bodyOf, formOf } from './property-body.ts';
import type { PropertyForm } from './property-fields.ts';

/** How a save ended. */
export type SaveOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The listing is stored, its picture is not. */
  | { readonly kind: 'picture refused'; readonly refusal: Refusal }
  /** Somebody else saved it meanwhile; nothing was stored. Another save stands on what they made of it. */
  | { readonly kind: 'changed'; readonly merge: Merge; readonly theirs: Property; readonly by: string };

/** Sends the chosen picture to a listing. */
export type SendPicture = (propertyId: number) => Promise<Answer<Property>>;

export interface PropertySaver {
  /** What the server had when the form was filled, or after the last save. */
  readonly base: () => PropertyForm;
  /** Saves the form, then sends its picture; after a failure it goes on where it stopped. */
  save(form: PropertyForm, sendPicture: SendPicture | undefined): Promise<SaveOutcome>;
}

/** Saves a listing in its two steps. */
export function createPropertySaver(writer: RecordWriter<Property>, begun: PropertyForm): PropertySaver {
  let base = begun;
  let stored: string | undefined;

  async function save(form: PropertyForm, sendPicture: SendPicture | undefined): Promise<SaveOutcome> {
    const body = bodyOf(form);
    if (stored !== JSON.stringify(body)) {
      const written = await writer.save(body);
      if (!written.ok)
        return written.refusal.status === 412 ? mergeAndSave(form, sendPicture) : { kind: 'refused', refusal: written.refusal };
      stored = JSON.stringify(body);
      base = formOf(written.data);
    }
    const id = writer.id();
    if (sendPicture === undefined || id === undefined) return { kind: 'done' };
    const sent = await sendPicture(id);
    if (!sent.ok) return { kind: 'picture refused', refusal: sent.refusal };
    writer.noteVersion(sent.headers);
    return { kind: 'done' };
  }

  async function mergeAndSave(form: PropertyForm, sendPicture: SendPicture | undefined): Promise<SaveOutcome> {
    const now = await writer.read();
    if (!now.ok) return { kind: 'refused', refusal: now.refusal };
    const merge = mergeEdits(base, form, formOf(now.data));
    base = formOf(now.data);
    // Only what this form does not show has changed, e.g. the picture: nothing of theirs can be lost.
    if (merge.taken.length + merge.conflicts.length === 0) return save(form, sendPicture);
    return { kind: 'changed', merge, theirs: now.data, by: await lastEditor('Property', now.data.id) };
  }

  return { base: () => base, save };
}
