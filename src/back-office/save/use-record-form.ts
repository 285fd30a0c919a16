import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { createRecordWriter } from './record-writer.ts';
import { showSaved, showWentWrong } from './save-toasts.ts';
import type { FieldsUpdate } from './update-untouched-fields.ts';

interface RecordFormProps<T> {
  schema: z.ZodType<T>;
  path: string;
  id: number | undefined;
  onSaved: () => void;
  onGone: () => void;
  onRead: (record: T) => FieldsUpdate;
  onFieldError: (field: string, message: string) => void;
  summaryOf: (record: T) => string;
}

/** Saves a small form. A refusal leaves everything typed as it is. */
export function useRecordForm<T extends { id: number }>({
  schema,
  path,
  id,
  onSaved,
  onGone,
  onFieldError,
  summaryOf,
  ...props
}: RecordFormProps<T>) {
  const [writer] = useState(() => createRecordWriter(schema, path, { initial: { id } }));
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string>();

  const onRead = useEffectEvent((record: T) => {
    const { isTyped, isChanged } = props.onRead(record);
    if (isTyped && isChanged) setMessage(changedMessage(record, 'Save'));
    return isChanged ? record : undefined;
  });
  /** Resolves with the record if somebody has changed it; undefined once that was handled. */
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
    // A save before the record was read would overwrite a change that nobody here has seen.
    const unseen = await reading.current;
    if (unseen !== undefined) {
      setPending(false);
      return setMessage(changedMessage(unseen, 'Save again'));
    }
    const answer = await writer.save(body);
    setPending(false);
    if (answer.ok) {
      showSaved(id === undefined ? 'saved' : 'updated');
      return onSaved();
    }
    showWentWrong();
    const { status, message, errors } = answer.refusal;
    for (const [field, [said = '']] of Object.entries(errors)) onFieldError(field, said);
    setMessage(message);
    if (status === 404) onGone();
    if (status === 412) setMessage(await readChange());
  }

  async function readChange(): Promise<string> {
    const now = await writer.read();
    return now.ok ? changedMessage(now.data, 'Save again') : now.refusal.message;
  }

  function changedMessage(record: T, save: string): string {
    return `Somebody else has changed this meanwhile: it is now ${summaryOf(record)}. ${save} to keep what you typed.`;
  }

  return { save, pending, message };
}
