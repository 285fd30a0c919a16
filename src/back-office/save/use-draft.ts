import { useRef, useState } from 'react';
import type { FormValues } from './merge-edits.ts';
import type { DraftContents, RecordDraft, RecordDrafts } from './record-drafts.ts';
import { useAutosave } from './use-autosave.ts';

interface DraftProps<Name extends string> {
  drafts: RecordDrafts<Name>;
  values: () => FormValues<Name>;
  subscribe: (onChange: () => void) => () => void;
  resumed: RecordDraft<Name> | undefined;
  stored: () => Pick<DraftContents<Name>, 'base' | 'writer'>;
  isWorthKeeping: (contents: DraftContents<Name>, key: string) => boolean;
}

export function useDraft<Name extends string>({ drafts, resumed, ...form }: DraftProps<Name>) {
  const [key] = useState(() => resumed?.key ?? drafts.newKey());
  const ended = useRef(false);

  const keep = () => {
    if (ended.current) return;
    const contents = { form: form.values(), ...form.stored() };
    if (form.isWorthKeeping(contents, key)) drafts.keep(key, contents);
    else drafts.remove(key);
  };
  useAutosave(form.subscribe, keep);

  function end() {
    ended.current = true;
    drafts.remove(key);
  }

  return { key, keep, end };
}
