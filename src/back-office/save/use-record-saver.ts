import { useEffect, useRef, useState } from 'react';
import type { Answer } from './call-api.ts';
import type { FormValues } from './merge-edits.ts';
import { createRecordSaver, type FormOfRecord, type SaveOutcome } from './record-saver.ts';
import type { RecordWriter } from './record-writer.ts';
import { showSaved, showWentWrong } from './save-toasts.ts';

/** Sends a photo to a record; aborted by `signal` when the form is closed. */
export type Upload<Stored> = (
  id: number,
  onProgress: (part: number) => void,
  signal: AbortSignal,
) => Promise<Answer<Stored>>;

interface RecordSaverProps<Name extends string, Stored> {
  record: FormOfRecord<Name, Stored>;
  writer: RecordWriter<Stored>;
  base: FormValues<Name>;
  isNew: boolean;
  onStep: () => void;
}

export function useRecordSaver<Name extends string, Stored extends { id: number }>({
  record,
  writer,
  base,
  isNew,
  onStep,
}: RecordSaverProps<Name, Stored>) {
  const [saver] = useState(() => createRecordSaver(record, writer, base));
  const [pending, setPending] = useState(false);
  const [progress, setProgress] = useState<number>();
  const creates = useRef(isNew);
  const closing = useRef<AbortController>(undefined);
  useEffect(() => () => closing.current?.abort(), []);

  async function save(
    form: FormValues<Name>,
    upload: Upload<Stored> | undefined,
  ): Promise<SaveOutcome<Name, Stored>> {
    const controller = new AbortController();
    closing.current = controller;
    setPending(true);
    const sendPhoto =
      upload &&
      ((id: number) => {
        setProgress(0);
        return upload(id, setProgress, controller.signal);
      });
    const outcome = await saver.save(form, { sendPhoto, onStep });
    setPending(false);
    setProgress(undefined);
    if (outcome.kind === 'done') showSaved(creates.current ? 'saved' : 'updated');
    // Closing the form aborts the upload, which is no error.
    else if (outcome.kind !== 'photo refused' || !controller.signal.aborted) showWentWrong();
    return outcome;
  }

  function startNew() {
    saver.startNew();
    creates.current = true;
  }

  return { save, startNew, base: saver.base, pending, progress };
}
