import { useRef, useState } from 'react';
import type { FormValues } from './merge-edits.ts';
import { createRecordSaver, type FormOfRecord, type SaveOutcome } from './record-saver.ts';
import type { RecordWriter } from './record-writer.ts';
import { showSaved, showWentWrong } from './save-toasts.ts';

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
