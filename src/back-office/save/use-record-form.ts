import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { createRecordWriter } from './record-writer.ts';
import { showSaved, showWentWrong } from './save-toasts.ts';
import type { FieldsUpdate } from './update-untouched-fields.ts';

interface RecordFormProps<T> {
  schema: z.ZodType<T>;
  path: string;
  /** Undefined for a new record. */
  id: number | undefined;
  onSaved: () => void;
  /** Somebody has removed the record. */
  onGone: () => void;
  /** Takes the record as it is now, once it is read. */
  onRead: (record: T) => FieldsUpdate;
  /** Puts a message of the server next to the field it speaks of. */
  onFieldError: (field: string, message: string) => void;
  /** The record in a few words, to show what somebody else has made of it. */
  inWords: (record: T) => string;
}

/** Saves a small form and says how it went. A refusal leaves everything typed as it is. */
export function useRecordForm<T extends { id: number }>({
  schema,
  path,
  id,
  onSaved,
  onGone,
  onFieldError,
  inWords,
  ...props
}: RecordFormProps<T>) {
  const [writer] = useState(() => createRecordWriter(schema, path, { initial: { id } }));
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();

  const onRead = useEffectEvent((record: T) => {
    const { isTyped, isChanged } = props.onRead(record);
    if (isTyped && isChanged) setMessage(changedTo(record, 'Save'));
    return isChanged ? record : undefined;
  });
  /** While the record is read: what somebody else has made of it, if anything. */
  const reading = useRef<Promise<T | undefined>>(undefined);
  useEffect(() => {
    if (writer.id() === undefined) return;
    reading.current = writer.read().then((answer) => {
      reading.current = undefined;
      return answer.ok ? onRead(answer.data) : undefined;
    });
  }, [writer]);

  async function save(body: Record<string, unknown>) {
    setPending(true);
    setMessage(undefined);
    // What was sent before it was known would replace it unseen.
    const unseen = await reading.current;
    if (unseen !== undefined) {
      setPending(false);
      return setMessage(changedTo(unseen, 'Save again'));
    }
    const answer = await writer.save(body);
    setPending(false);
    if (answer.ok) {
      showSaved(id === undefined ? 'saved' : 'updated');
      return onSaved();
    }
    showWentWrong();
    for (const [field, [said = '']] of Object.entries(answer.refusal.errors))
      onFieldError(field, said);
    setMessage(answer.refusal.message);
    if (answer.refusal.status === 404) onGone();
    if (answer.refusal.status === 412) setMessage(await changedMeanwhile());
  }

  async function changedMeanwhile(): Promise<string> {
    const now = await writer.read();
    if (!now.ok) return now.refusal.message;
    return changedTo(now.data, 'Save again');
  }

  function changedTo(record: T, save: string): string {
    return `Somebody else has changed this meanwhile: it is now ${inWords(record)}. ${save} to keep what you typed.`;
  }

  return { save, pending, message };
}
