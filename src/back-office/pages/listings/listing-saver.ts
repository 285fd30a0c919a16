import type { Answer } from '#back-office/save/call-api.ts';
import { lastEditor } from '#back-office/save/last-editor.ts';
import type { RecordWriter } from '#back-office/save/record-writer.ts';
import type { Refusal } from '#back-office/save/refusal.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { ListingForm } from './form-fields.ts';
import { bodyOf, formOf } from './listing-body.ts';
import { type Merge, mergeEdits } from './merge-edits.ts';

/** How a save ended. */
export type SaveOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The listing is stored, its picture is not. */
  | { readonly kind: 'picture refused'; readonly refusal: Refusal }
  /** Somebody else saved it meanwhile; nothing was stored. Another save stands on what they made of it. */
  | {
      readonly kind: 'changed';
      readonly merge: Merge;
      readonly theirs: Listing;
      readonly by: string;
    };

/** Sends the chosen picture to a listing. */
export type SendPhoto = (propertyId: number) => Promise<Answer<Listing>>;

export interface SaveSteps {
  sendPhoto: SendPhoto | undefined;
  /** Called as soon as the server has been asked, and when it has answered: the writer and `base` have changed. */
  onStep: () => void;
}

export interface ListingSaver {
  /** What the server had when the form was filled, or after the last save. */
  readonly base: () => ListingForm;
  /** The listing is gone: the next save creates another. */
  readonly startAnew: () => void;
  /** Saves the form, then sends its picture; after a failure it goes on where it stopped. */
  save(form: ListingForm, steps: SaveSteps): Promise<SaveOutcome>;
}

/** Saves a listing in its two steps. */
export function createListingSaver(
  writer: RecordWriter<Listing>,
  begun: ListingForm,
): ListingSaver {
  let base = begun;
  let stored: string | undefined;

  async function save(form: ListingForm, steps: SaveSteps): Promise<SaveOutcome> {
    const body = bodyOf(form);
    if (stored !== JSON.stringify(body)) {
      const writing = writer.save(body);
      // The page may be gone before the answer is there: its draft has to know of the attempt already.
      steps.onStep();
      const written = await writing;
      if (!written.ok)
        return written.refusal.status === 412
          ? mergeAndSave(form, steps)
          : { kind: 'refused', refusal: written.refusal };
      stored = JSON.stringify(body);
      base = formOf(written.data);
      steps.onStep();
    }
    const id = writer.id();
    if (steps.sendPhoto === undefined || id === undefined) return { kind: 'done' };
    const sent = await steps.sendPhoto(id);
    if (!sent.ok) return { kind: 'picture refused', refusal: sent.refusal };
    writer.noteVersion(sent.headers);
    return { kind: 'done' };
  }

  async function mergeAndSave(form: ListingForm, steps: SaveSteps): Promise<SaveOutcome> {
    const now = await writer.read();
    if (!now.ok) return { kind: 'refused', refusal: now.refusal };
    const merge = mergeEdits(base, form, formOf(now.data));
    base = formOf(now.data);
    // Only what this form does not show has changed, e.g. the picture: nothing of theirs can be lost.
    if (merge.taken.length + merge.conflicts.length === 0) return save(form, steps);
    return {
      kind: 'changed',
      merge,
      theirs: now.data,
      by: await lastEditor('Property', now.data.id),
    };
  }

  function startAnew() {
    writer.startNew();
    stored = undefined;
  }

  return { base: () => base, startAnew, save };
}
