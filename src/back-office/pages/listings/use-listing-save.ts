import { useEffect, useRef, useState } from 'react';
import type { RecordWriter } from '#back-office/save/record-writer.ts';
import { showSaved, showWentWrong } from '#back-office/save/save-toasts.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { ListingForm } from './form-fields.ts';
import { createListingSaver, type SaveOutcome } from './listing-saver.ts';
import { uploadPhoto } from './upload-photo.ts';

interface ListingSaveProps {
  writer: RecordWriter<Listing>;
  base: ListingForm;
  /** Whether the form began without a listing. */
  isNew: boolean;
  /** The server has been asked, or has answered: what a draft says of the listing has changed. */
  onStep: () => void;
}

/** Saves the property form and its picture, and says how far it has come. */
export function useListingSave({ writer, base, isNew, onStep }: ListingSaveProps) {
  const [saver] = useState(() => createListingSaver(writer, base));
  const [pending, setPending] = useState(false);
  const [progress, setProgress] = useState<number>();
  const creates = useRef(isNew);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function save(form: ListingForm, file: File | undefined): Promise<SaveOutcome> {
    const left = new AbortController();
    leaving.current = left;
    setPending(true);
    const sendPhoto = (propertyId: number) => {
      if (file === undefined) throw new Error('There is no picture to send.');
      setProgress(0);
      return uploadPhoto({ propertyId, file, onProgress: setProgress, signal: left.signal });
    };
    const outcome = await saver.save(form, { sendPhoto: file && sendPhoto, onStep });
    setPending(false);
    setProgress(undefined);
    if (outcome.kind === 'done') showSaved(creates.current ? 'saved' : 'updated');
    // Whoever closes the form knows that the picture was not sent to its end.
    else if (outcome.kind !== 'picture refused' || !left.signal.aborted) showWentWrong();
    return outcome;
  }

  function startAnew() {
    saver.startAnew();
    creates.current = true;
  }

  return { save, startAnew, base: saver.base, pending, progress };
}
