import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDraftKeeper } from '#back-office/form/use-draft-keeper.ts';
import type { PropertyForm } from './form-fields.ts';
import {
  forgetPropertyDraft,
  isWorthKeeping,
  keepPropertyDraft,
  newDraftKey,
  type PropertyDraft,
} from './listing-draft.ts';

interface KeptDraftProps {
  form: UseFormReturn<PropertyForm>;
  /** The picture that was chosen and is not sent yet. */
  file: File | undefined;
  /** What was typed before and is gone on with. */
  resumed: PropertyDraft | undefined;
  /** What the server has of the listing by now, as a draft tells it. */
  stored: () => Pick<PropertyDraft['values'], 'base' | 'writer'>;
}

/** Keeps the property form's draft, from its first change until it is given up. */
export function useKeptDraft({ form, file, resumed, stored }: KeptDraftProps) {
  const [key] = useState(() => resumed?.key ?? newDraftKey());
  // The file itself is gone with the page in which it was chosen.
  const lostPicture = file === undefined ? resumed?.values.picture : undefined;
  const ended = useRef(false);

  const keep = () => {
    if (ended.current) return;
    const draft = { form: form.getValues(), picture: file?.name ?? lostPicture, ...stored() };
    if (isWorthKeeping(draft)) keepPropertyDraft(key, draft);
    else forgetPropertyDraft(key);
  };
  useDraftKeeper(
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
    forgetPropertyDraft(key);
  }

  return { key, lostPicture, keep, end };
}
