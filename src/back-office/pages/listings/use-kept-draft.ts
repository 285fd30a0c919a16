import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAutosave } from '#back-office/save/use-autosave.ts';
import type { ListingForm } from './form-fields.ts';
import {
  forgetListingDraft,
  isWorthKeeping,
  keepListingDraft,
  type ListingDraft,
  newDraftKey,
} from './listing-draft.ts';

interface KeptDraftProps {
  form: UseFormReturn<ListingForm>;
  /** The picture that was chosen and is not sent yet. */
  file: File | undefined;
  /** What was typed before and is gone on with. */
  resumed: ListingDraft | undefined;
  /** What the server has of the listing by now, as a draft tells it. */
  stored: () => Pick<ListingDraft['values'], 'base' | 'writer'>;
}

/** Keeps the property form's draft, from its first change until it is given up. */
export function useKeptDraft({ form, file, resumed, stored }: KeptDraftProps) {
  const [key] = useState(() => resumed?.key ?? newDraftKey());
  // The file itself is gone with the page in which it was chosen.
  const lostPhoto = file === undefined ? resumed?.values.picture : undefined;
  const ended = useRef(false);

  const keep = () => {
    if (ended.current) return;
    const draft = { form: form.getValues(), picture: file?.name ?? lostPhoto, ...stored() };
    if (isWorthKeeping(draft)) keepListingDraft(key, draft);
    else forgetListingDraft(key);
  };
  useAutosave(
    (changed) => form.subscribe({ formState: { values: true }, callback: changed }),
    keep,
  );

  const keepPicture = useEffectEvent(keep);
  const begunWith = useRef(file);
  useEffect(() => {
    if (file !== begunWith.current) keepPicture();
    begunWith.current = file;
  }, [file]);

  /** Everything is stored: there is nothing to keep any more. */
  function end() {
    ended.current = true;
    forgetListingDraft(key);
  }

  return { key, lostPhoto, keep, end };
}
