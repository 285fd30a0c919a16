import { useRef, useState } from 'react';
import { lastEditor } from './last-editor.ts';
import { type FormValues, type Merge, type MergeRules, mergeEdits } from './merge-edits.ts';
import type { RecordWriter } from './record-writer.ts';
import type { Refusal } from './refusal.ts';
import { showSaved, showWentWrong } from './save-toasts.ts';

export interface FormOfRecord<Name extends string, Stored> extends MergeRules<Name> {
  readonly entity: string;
  readonly bodyOf: (form: FormValues<Name>) => Record<string, unknown>;
  readonly formOf: (stored: Stored) => FormValues<Name>;
}

export type SaveOutcome<Name extends string, Stored> =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Somebody else saved meanwhile. Nothing was stored; the next save builds on their version. */
  | {
      readonly kind: 'changed';
      readonly merge: Merge<Name>;
      readonly theirs: Stored;
      readonly by: string;
    };

interface RecordSaver<Name extends string, Stored> {
  /** The record as the form last saw it: when it was opened, or after the last save. */
  readonly base: () => FormValues<Name>;
  readonly startNew: () => void;
  /**
   * `onStep` is called after each request is sent or answered: the writer's state and `base` have
   * changed.
   */
  save(form: FormValues<Name>, onStep: () => void): Promise<SaveOutcome<Name, Stored>>;
}

export function createRecordSaver<Name extends string, Stored extends { id: number }>(
  record: FormOfRecord<Name, Stored>,
  writer: RecordWriter<Stored>,
  initial: FormValues<Name>,
): RecordSaver<Name, Stored> {
  type Outcome = SaveOutcome<Name, Stored>;
  let base = initial;
  let savedBody: string | undefined;

  async function save(form: FormValues<Name>, onStep: () => void): Promise<Outcome> {
    const body = record.bodyOf(form);
    if (savedBody !== JSON.stringify(body)) {
      const writing = writer.save(body);
      // The page may be left before the answer arrives; the draft must know of the attempt by then.
      onStep();
      const written = await writing;
      if (!written.ok)
        return written.refusal.status === 412
          ? mergeAndSave(form, onStep)
          : { kind: 'refused', refusal: written.refusal };
      savedBody = JSON.stringify(body);
      base = record.formOf(written.data);
      onStep();
    }
    return { kind: 'done' };
  }

  async function mergeAndSave(form: FormValues<Name>, onStep: () => void): Promise<Outcome> {
    const now = await writer.read();
    if (!now.ok) return { kind: 'refused', refusal: now.refusal };
    const theirs = record.formOf(now.data);
    const merge = mergeEdits(record, base, form, theirs);
    base = theirs;
    // Only something outside the form has changed, e.g. the photos: nothing can be overwritten.
    if (merge.taken.length + merge.conflicts.length === 0) return save(form, onStep);
    const by = await lastEditor(record.entity, now.data.id);
    return { kind: 'changed', merge, theirs: now.data, by };
  }

  function startNew() {
    writer.startNew();
    savedBody = undefined;
  }

  return { base: () => base, startNew, save };
}

export function useRecordSaver<Name extends string, Stored extends { id: number }>({
  record,
  writer,
  base,
  isNew,
  onStep,
}: {
  record: FormOfRecord<Name, Stored>;
  writer: RecordWriter<Stored>;
  base: FormValues<Name>;
  isNew: boolean;
  onStep: () => void;
}) {
  const [saver] = useState(() => createRecordSaver(record, writer, base));
  const [pending, setPending] = useState(false);
  const creates = useRef(isNew);

  async function save(form: FormValues<Name>): Promise<SaveOutcome<Name, Stored>> {
    setPending(true);
    const outcome = await saver.save(form, onStep);
    setPending(false);
    if (outcome.kind === 'done') showSaved(creates.current ? 'saved' : 'updated');
    else showWentWrong();
    return outcome;
  }

  function startNew() {
    saver.startNew();
    creates.current = true;
  }

  return { save, startNew, base: saver.base, pending };
}
