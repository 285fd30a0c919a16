import { z } from 'zod';
import { type Draft, draftNames, findDraft, keepDraft, removeDraft } from './draft-store.ts';
import type { FormValues } from './merge-edits.ts';

const Writer = z.object({
  id: z.int().optional(),
  attempt: z
    .object({ key: z.string(), body: z.record(z.string(), z.unknown()).optional() })
    .optional(),
});

export interface DraftContents<Name extends string> {
  readonly form: FormValues<Name>;
  readonly base: FormValues<Name>;
  readonly writer: z.infer<typeof Writer>;
}

export interface RecordDraft<Name extends string> extends Draft<DraftContents<Name>> {
  readonly key: string;
}

export interface RecordDrafts<Name extends string> {
  /** The key of a form that is being opened: each has a draft of its own. */
  readonly newKey: () => string;
  readonly keep: (key: string, contents: DraftContents<Name>) => void;
  readonly remove: (key: string) => void;
  /** All drafts, newest first. Removes those that are too old. */
  readonly list: (now?: Date) => RecordDraft<Name>[];
}

/** The drafts of one kind of record; `start` begins their names in the store. */
export function createRecordDrafts<Name extends string>(
  start: string,
  values: z.ZodType<FormValues<Name>>,
): RecordDrafts<Name> {
  const Contents = z.object({
    form: values,
    base: values,
    writer: Writer,
  });
  return {
    newKey: () => crypto.getRandomValues(new Uint32Array(2)).join('-'),
    keep: (key, contents) => keepDraft(start + key, contents),
    remove: (key) => removeDraft(start + key),
    list(now = new Date()) {
      const drafts: RecordDraft<Name>[] = [];
      for (const key of draftNames(start)) {
        const draft = findDraft(Contents, start + key, now);
        if (draft === undefined) removeDraft(start + key);
        else drafts.push({ key, ...draft });
      }
      return drafts.toSorted((one, other) => other.at.localeCompare(one.at));
    },
  };
}
